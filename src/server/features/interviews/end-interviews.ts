import type { InterviewEnding } from '#contracts/interviews/interviews-vocabulary.ts'
import { isOpen } from '#domain/interviews/interview-rules.ts'
import type { Db } from '#server/db/connection.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { pushToBoth } from './interviews.acts.ts'
import { freeTimes } from './interview-times.queries.ts'
import { dropNextSlots } from './interview-slots.queries.ts'
import {
  claim,
  type InterviewRow,
  insertEvent,
  lockInterview,
  openOf,
  updateInterview,
} from './interviews.queries.ts'
import { notifyEnded } from './notify-ended.ts'

type EndDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** Whose interviews end. */
export type EndedThing = { applicationId: number } | { jobId: number } | { userId: number }

/**
 * Cancels every interview that waits or lies ahead, when what it belongs to has ended. Those whose calendars have it hear of it. One
 * whose hour has come stays: the company says how it went. Safe to run twice.
 */
export async function endInterviews(
  deps: EndDeps,
  ended: EndedThing,
  ending: InterviewEnding,
): Promise<void> {
  await commitInBatches(deps, async (all, tx, limit) => {
    const rows = await claim(tx, openOf(tx, ended, all.clock.now()), limit)
    for (const row of rows) await endOne(all, tx, row, ending)
    return rows.length
  })
}

/** Cancels one, whose row the caller has locked. */
export async function endOne(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { id, startsAt, sequence, isNotified, status }: InterviewRow,
  ending: InterviewEnding,
): Promise<void> {
  const now = deps.clock.now()
  if (!isOpen({ status, startsAt }, now)) return
  await updateInterview(tx, id, { status: 'cancelled', sequence: sequence + 1, updatedAt: now })
  await freeTimes(tx, id)
  await dropNextSlots(tx, id)
  await insertEvent(tx, { interviewId: id, step: 'cancelled', by: 'system', at: now, startsAt, ending })
  const row = await lockInterview(tx, id)
  if (!row) return
  if (isNotified) await notifyEnded(deps, tx, row, ending)
  await pushToBoth(tx, row)
}
