import { requireSelf } from '#server/actor.ts'
import type { cvContract } from '#contracts/cv/cv.contract.ts'
import { foundInCv } from '#domain/cv/found-in-cv.ts'
import type { Deps } from '#server/deps.ts'
import { cvUrlOfProfile } from '#server/features/professionals/professionals.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { exportOwnCv } from '#server/features/resumes/print-resume.service.ts'
import { presentFilling, presentFound, presentRead } from './cv.presenter.ts'
import { noFile, readOwnCv, replaceCv } from './cv.service.ts'
import { takeResumeAsCv } from './cv-from-resume.service.ts'
import { readImport } from '#server/features/cv/import/import-profile.service.ts'
import {
  keepImported,
  keepReviewed,
  parseOwnCv,
  previewOwnCv,
  tryPasted,
  tryToRead,
} from './extraction.service.ts'

export function cvRoutes(deps: Deps): Handlers<typeof cvContract> {
  return {
    uploadCv: async ({ actor, params, file, gone }) => {
      const self = requireSelf(actor, params.id)
      if (!file) throw await noFile(deps.db)
      // Reading comes before the first write: from then on a call with a key holds a connection, and reading may have
      // to wait.
      const { cv, problem } = await tryToRead(deps, self, file, gone)
      // Who does not wait for the reading still finds the CV.
      await replaceCv(deps, self, file, gone.aborted)
      return {
        success: true,
        message: 'Tu CV ha sido procesado y guardado',
        cvUrl: cvUrlOfProfile(self.professionalId),
        extractedData: cv && presentRead(cv),
        extractionProblem: problem && { code: problem.code, message: problem.message },
      }
    },
    parseCv: async ({ actor, params, body: { selection } }) => {
      const self = requireSelf(actor, params.id)
      return presentFilling(await (selection ? keepReviewed(deps, self, selection) : parseOwnCv(deps, self)))
    },
    readImport: async ({ actor, params, file, gone }) => ({
      extractedData: presentRead(await readImport(deps, requireSelf(actor, params.id), file, gone)),
    }),
    keepImport: async ({ actor, params, body: { selection } }) =>
      presentFilling(await keepImported(deps, requireSelf(actor, params.id), selection), 'tu archivo'),
    useResume: async ({ actor, params, body: { resumeId } }) => {
      await takeResumeAsCv(deps, requireSelf(actor, params.id), resumeId)
      return { success: true, message: 'Este CV va con tus próximas postulaciones' }
    },
    reading: async ({ actor, params, gone }) => ({
      extractedData: presentRead(await previewOwnCv(deps, requireSelf(actor, params.id), gone)),
    }),
    testParser: async ({ body }) => presentFound(foundInCv(await tryPasted(deps, body.testText))),
    cv: async ({ actor, params }) => readOwnCv(deps, requireSelf(actor, params.id)),
    exportCv: async ({ actor, params }) => exportOwnCv(deps, requireSelf(actor, params.id)),
  }
}
