import type { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { suggestSkills } from '#domain/matching/suggest/suggest-skills.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, requireSelf } from '#server/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  presentEducation,
  presentExperience,
} from '#server/features/professionals/careers/careers.presenter.ts'
import {
  getEducation,
  getExperiences,
  ownEducation,
  ownExperiences,
} from '#server/features/professionals/careers/careers.service.ts'
import { getOwnExperience, getOwnStudy } from './professionals.policy.ts'
import { toOwnProfessional, toPublicProfessional } from './professionals.presenter.ts'
import { getProfessional } from './professionals.service.ts'
import { changeProfile } from '#server/features/professionals/editor/profile.service.ts'
import { getPublicProfile } from '#server/features/professionals/page/public-profile.service.ts'

export function professionalsRoutes(deps: Deps): Handlers<typeof professionalsContract> {
  const experiences = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getExperiences(deps, actor, params.id)).map(presentExperience)
  const education = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getEducation(deps, actor, params.id)).map(presentEducation)
  return {
    me: async ({ actor }) => toOwnProfessional(await getProfessional(deps, actor.professionalId)),
    get: async ({ actor, params }) => toPublicProfessional(await getPublicProfile(deps, actor, params.id)),
    update: async ({ actor, params, body }) => {
      await changeProfile(deps, requireSelf(actor, params.id), body)
      return toOwnProfessional(await getProfessional(deps, params.id))
    },
    experiences,
    experiencesOf: experiences,
    addExperience: async ({ actor, params, body }) =>
      presentExperience(await ownExperiences.add(deps, requireSelf(actor, params.id), body)),
    updateExperience: async ({ actor, params, body }) => {
      const entry = await getOwnExperience(deps.db, actor, params.id)
      return presentExperience(await ownExperiences.correct(deps, actor, entry, body))
    },
    deleteExperience: async ({ actor, params }) => ({
      undo: await ownExperiences.remove(deps, actor, await getOwnExperience(deps.db, actor, params.id)),
    }),
    education,
    educationOf: education,
    addEducation: async ({ actor, params, body }) =>
      presentEducation(await ownEducation.add(deps, requireSelf(actor, params.id), body)),
    updateEducation: async ({ actor, params, body }) => {
      const entry = await getOwnStudy(deps.db, actor, params.id)
      return presentEducation(await ownEducation.correct(deps, actor, entry, body))
    },
    deleteEducation: async ({ actor, params }) => ({
      undo: await ownEducation.remove(deps, actor, await getOwnStudy(deps.db, actor, params.id)),
    }),
    suggestSkills: async ({ query }) =>
      suggestSkills(query.q, query.kind).map(({ name, category }) => ({ name, category })),
  }
}
