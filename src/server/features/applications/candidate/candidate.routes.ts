import type { candidateContract } from '#contracts/applications/candidate.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getReceivedApplication } from '#server/features/applications/applications.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentCandidatePage } from './candidate.presenter.ts'
import { readCandidate, readCvText, readPlaceOf } from './candidate.service.ts'
import { printCandidate } from './candidate-paper.service.ts'
import { shareCandidate } from './share.service.ts'
import { readSummary } from './summary.service.ts'
import { readTimeline } from './timeline.service.ts'

export function candidateRoutes(deps: Deps): Handlers<typeof candidateContract> {
  return {
    read: async ({ actor, params, query }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const { candidate, job } = await readCandidate(deps, actor, application)
      const where = { id: application.id, jobId: job.id }
      return presentCandidatePage(
        { candidate, job, ...(await readPlaceOf(deps, actor, where, query)) },
        { mayWrite: actor.role !== 'reader', now: deps.clock.now() },
      )
    },
    timeline: async ({ actor, params }) => ({
      entries: await readTimeline(deps, await getReceivedApplication(deps.db, actor, params.id)),
    }),
    cvText: async ({ actor, params }) =>
      readCvText(deps, actor, await getReceivedApplication(deps.db, actor, params.id)),
    summary: async ({ actor, params }) =>
      readSummary(deps, actor, await getReceivedApplication(deps.db, actor, params.id)),
    paper: async ({ actor, params, query }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      return printCandidate(deps, actor, application, { withNotes: query.notes === '1' })
    },
    share: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      return { undo: await shareCandidate(deps, actor, application, body.colleagueId) }
    },
  }
}
