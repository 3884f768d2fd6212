import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { cvUrlOfProfile } from './cv.presenter.ts'
import { readOwnCv, replaceCv } from './cv.service.ts'
import { requireSelf } from './professionals.policy.ts'

/** The calls about the profile's CV; `professionals.routes.ts` joins them with the others. */
export function cvRoutes(deps: Deps): Pick<Handlers<typeof professionalsContract>, 'uploadCv' | 'cv'> {
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
