import { z } from 'zod'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { dropAnswerFiles } from '#server/features/applications/answers/drop-answer-files.ts'
import { applicationEnded } from './applications.tasks.ts'
import { joinAgain } from '#server/features/applications/doubles/joins.queries.ts'
import { deleteEvent, getParties } from './applications.queries.ts'
import { takeBackWithdrawal } from './withdrawals.queries.ts'
import { refreshPagesOf } from './notify-parties.service.ts'
import { notifyWithdrawn } from './notify-steps.ts'
import type { PendingMove } from '#server/features/applications/stages/moves.queries.ts'
import { settleMove, tellMissed, undoMove } from '#server/features/applications/stages/settle-move.ts'

const id = z.number()
/** `wasViewed`: the company had opened the application before. */
const moved = z.object({
  applicationId: id,
  eventId: id,
  from: z.enum(applicationStatuses),
  to: z.enum(applicationStatuses),
  wasViewed: z.boolean(),
  /** Omitted in acts of a version without stages. */
  fromStage: id.optional(),
  toStage: id.optional(),
  fromSince: z.string().nullish(),
})
/** The company moved a candidate. `others`: the applications that are joined to it and moved along. */
export const statusAct = defineAct('application.status', moved.extend({ others: z.array(moved).default([]) }))
/** `joined`: those that were joined to it until then. */
export const withdrawalAct = defineAct(
  'application.withdrawal',
  z.object({ applicationId: id, eventId: id, joined: z.array(id).default([]) }),
)

const asMove = ({ fromSince, ...data }: z.output<typeof moved>): PendingMove => ({
  ...data,
  fromSince: fromSince ? new Date(fromSince) : null,
})

export function applicationActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(statusAct, {
      undo: (tx, { others, ...data }) => undoMove(tx, asMove(data), others.map(asMove)),
      async notify(tx, { others, ...data }) {
        for (const each of [data, ...others]) await settleMove(deps, tx, each)
      },
    }),
    handleAct(withdrawalAct, {
      undo: async (tx, { applicationId, eventId, joined }) => {
        if (!(await takeBackWithdrawal(tx, applicationId))) return false
        await joinAgain(tx, joined, applicationId)
        await deleteEvent(tx, eventId)
        await tellMissed(deps, tx, applicationId)
        await refreshPagesOf(tx, await getParties(tx, applicationId))
        return true
      },
      async notify(tx, { applicationId }) {
        await notifyWithdrawn(deps, tx, applicationId)
        // What was sent for this job only is not kept; the CV is also that of the profile.
        await dropAnswerFiles(deps, tx, applicationId)
        await deps.queue.enqueue(tx, applicationEnded, { applicationId, ending: 'withdrawn' })
      },
    }),
  ]
}
