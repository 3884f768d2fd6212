import type { cvContract } from '#contracts/cv.contract.ts'
import type { Deps } from '#server/deps.ts'
import { cvUrlOfProfile, requireSelf } from '#server/features/professionals/professionals.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readOwnCv, replaceCv } from './cv.service.ts'

export function cvRoutes(deps: Deps): Handlers<typeof cvContract> {
  return {
    uploadCv: async ({ actor, params, file }) => {
      const self = requireSelf(actor, params.id)
      await replaceCv(deps, self, file)
      return {
        success: true,
        message: 'Tu CV ha sido procesado y guardado',
        cvUrl: cvUrlOfProfile(self.professionalId),
      }
    },
    cv: async ({ actor, params }) => readOwnCv(deps, requireSelf(actor, params.id)),
  }
}
