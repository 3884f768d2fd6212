import { requireSelf } from '#server/actor.ts'
import type { applicationsContract } from '#contracts/applications/applications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import {
  getApplicationOfParty,
  getOwnJob,
  getReceivedApplication,
  getSentApplication,
} from './applications.policy.ts'
import {
  presentReceivedHistory,
  presentOverview,
  presentReceived,
  presentSent,
} from './applications.presenter.ts'
import {
  getForCompany,
  getForProfessional,
  listForProfessional,
  openApplication,
  readCv,
  replaceCvOfApplication,
  withdraw,
} from './applications.service.ts'
import {
  readAnswerFile,
  readyAnswerFiles,
} from '#server/features/applications/answers/answer-files.service.ts'
import { applyToJob } from '#server/features/applications/apply/apply-to-job.service.ts'
import { heldText, holdApplication } from '#server/features/applications/apply/hold-application.service.ts'
import { moveToStatus } from '#server/features/applications/stages/move.service.ts'
import { quickApply } from '#server/features/applications/apply/quick-apply.ts'
import {
  listOfJob,
  measureJob,
  type ScoredCandidate,
  scoreCandidate,
} from '#server/features/applications/candidates/candidates.service.ts'
import { surveyCompany } from '#server/features/applications/candidates/candidates-overview.service.ts'

const sent = '¡Postulación enviada exitosamente!'

export function applicationsRoutes(deps: Deps): Handlers<typeof applicationsContract> {
  const received = (candidate: ScoredCandidate) => presentReceived(candidate, deps.clock.now())
  return {
    apply: async (call) => {
      const { actor, params, body } = call
      const files = await readyAnswerFiles(deps, call)
      const id = await applyToJob(deps, actor, { ...params, ...body, files })
      const application = presentSent(await getForProfessional(deps, actor, id))
      return { success: true, message: 'Postulación Enviada', application }
    },
    quickApply: async (call) => {
      const files = await readyAnswerFiles(deps, call)
      const form = { ...call.body, jobId: call.params.jobId, cv: call.file, files }
      if (call.byForm || call.body.confirmByMail === '1') {
        await holdApplication(deps, form)
        // The files are stored with the held form.
        Object.assign(call, { file: null, files: {} })
        return { message: heldText(form.email), isNewUser: false, isHeld: true }
      }
      const { isNewUser, entry, refusal } = await quickApply(deps, visitOf(deps, call), form)
      setEntryCookies(deps, call, entry)
      if (refusal) throw refusal
      return { message: sent, isHeld: false, isNewUser }
    },
    applyFromList: async (call) => {
      const { actor, body } = call
      const self = requireSelf(actor, body.professionalId)
      const files = await readyAnswerFiles(deps, call)
      const id = await applyToJob(deps, self, { ...body, files })
      return { message: sent, application: presentSent(await getForProfessional(deps, self, id)) }
    },
    mine: async ({ actor }) => (await listForProfessional(deps, actor)).map(presentSent),
    withdraw: async ({ actor, params }) => {
      const undo = await withdraw(deps, actor, await getSentApplication(deps.db, actor, params.id))
      return { ...presentSent(await getForProfessional(deps, actor, params.id)), undo }
    },
    replaceCv: async ({ actor, params, file }) => {
      await replaceCvOfApplication(deps, actor, await getSentApplication(deps.db, actor, params.id), file)
      return presentSent(await getForProfessional(deps, actor, params.id))
    },
    ofJob: async ({ actor, params }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      return (await listOfJob(deps, actor, job, { sort: 'recent' })).map(received)
    },
    candidates: async ({ actor, params, query }) => {
      const job = await getOwnJob(deps.db, actor, params.jobId)
      return (await listOfJob(deps, actor, job, query)).map(received)
    },
    metrics: async ({ actor, params }) => measureJob(deps, await getOwnJob(deps.db, actor, params.jobId)),
    overview: async ({ actor }) => presentOverview(await surveyCompany(deps, actor), deps.clock.now()),
    open: async ({ actor, params }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      await openApplication(deps, actor, application)
      const view = await getForCompany(deps, application)
      return {
        ...received(await scoreCandidate(deps, actor, view)),
        history: presentReceivedHistory(view.events, view.names),
      }
    },
    setStatus: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const moved = await moveToStatus(deps, actor, application, body)
      const view = await getForCompany(deps, application)
      return { ...received(await scoreCandidate(deps, actor, view)), ...moved }
    },
    cv: async ({ actor, params }) =>
      readCv(deps, actor, await getApplicationOfParty(deps.db, actor, params.id)),
    answerFile: async ({ actor, params }) => {
      const party = await getApplicationOfParty(deps.db, actor, params.id)
      return readAnswerFile(deps, actor, party, params.fileId)
    },
  }
}
