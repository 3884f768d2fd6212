import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentEducation, presentExperience } from './careers.presenter.ts'
import {
  addExperience,
  correctExperience,
  getEducation,
  getExperiences,
  removeExperience,
} from './careers.service.ts'
import { toOwnProfessional, toPublicProfessional } from './professionals.presenter.ts'
import { getProfessional, requireSelf } from './professionals.service.ts'
import { getPublicProfile } from './public-profile.service.ts'

export function professionalsRoutes(deps: Deps): Handlers<typeof professionalsContract> {
  const experiences = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getExperiences(deps, actor, params.id)).map(presentExperience)
  const education = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getEducation(deps, actor, params.id)).map(presentEducation)
  return {
    me: async ({ actor }) => toOwnProfessional(await getProfessional(deps, actor.professionalId)),
    get: async ({ actor, params }) => toPublicProfessional(await getPublicProfile(deps, actor, params.id)),
    experiences,
    experiencesOf: experiences,
    addExperience: async ({ actor, params, body }) =>
      presentExperience(await addExperience(deps, requireSelf(actor, params.id), body)),
    updateExperience: async ({ actor, params, body }) =>
      presentExperience(await correctExperience(deps, actor, params.id, body)),
    deleteExperience: async ({ actor, params }) => {
      await removeExperience(deps, actor, params.id)
    },
    education,
    educationOf: education,
  }
}
