import type { closeOutContract } from '#contracts/applications/close-out.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnJob, getOwnTemplate } from '#server/features/applications/applications.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentJobAnswers, presentTemplate } from './close-out.presenter.ts'
import { answerGroup, readJobAnswers, setOutcome } from './close-out.service.ts'
import { sendTestAnswer } from './test-answer.service.ts'
import { addTemplate, changeTemplate, removeTemplate } from './templates.service.ts'

export function closeOutRoutes(deps: Deps): Handlers<typeof closeOutContract> {
  return {
    ofJob: async ({ actor, params }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      return presentJobAnswers(await readJobAnswers(deps, actor, job), deps.clock.now())
    },
    send: async ({ actor, params, body }) =>
      answerGroup(deps, actor, await getOwnJob(deps.db, actor, params.id), body),
    test: async ({ actor, params, body }) =>
      sendTestAnswer(deps, actor, await getOwnJob(deps.db, actor, params.id), body),
    setOutcome: async ({ actor, params, body }) =>
      setOutcome(deps, await getOwnJob(deps.db, actor, params.id), body.outcome),
    addTemplate: async ({ actor, body }) => presentTemplate(await addTemplate(deps, actor, body)),
    changeTemplate: async ({ actor, params, body }) =>
      presentTemplate(
        await changeTemplate(deps, actor, await getOwnTemplate(deps.db, actor, params.id), body),
      ),
    removeTemplate: async ({ actor, params }) => ({
      undo: await removeTemplate(deps, actor, await getOwnTemplate(deps.db, actor, params.id)),
    }),
  }
}
