import type { scorecardsContract } from '#contracts/applications/scorecards.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnJob, getReceivedApplication } from '#server/features/applications/applications.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setAttributes } from './attributes.service.ts'
import { presentAttribute, presentScorecards } from './scorecards.presenter.ts'
import { readScorecards, saveDraft, submitScorecard } from './scorecards.service.ts'

export function scorecardsRoutes(deps: Deps): Handlers<typeof scorecardsContract> {
  return {
    list: async ({ actor, params }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      return presentScorecards(await readScorecards(deps, actor, application), actor)
    },
    saveDraft: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      return { savedAt: (await saveDraft(deps, actor, application, body)).toISOString() }
    },
    submit: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      await submitScorecard(deps, actor, application, body)
      return presentScorecards(await readScorecards(deps, actor, application), actor)
    },
    setAttributes: async ({ actor, params, body }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      return { attributes: (await setAttributes(deps, job, body)).map(presentAttribute) }
    },
  }
}
