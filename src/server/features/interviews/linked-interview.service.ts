import { undoSeconds } from '#contracts/figures.ts'
import { isOpen } from '#domain/interviews/interview-rules.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { isOverlap } from '#server/db/overlap.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { pushToBoth } from './interviews.acts.ts'
import type { LinkedInterview } from './interviews.policy.ts'
import { freeTimes, listBusy, listInterviewers, lockPeople, setTimes } from './interview-times.queries.ts'
import {
  insertEvent,
  type InterviewRow,
  listCancellations,
  listSlots,
  lockInterview,
  updateInterview,
} from './interviews.queries.ts'
import { spanOf } from './interviews.service.ts'
import { tellOfStep } from './interviews.tasks.ts'

type LinkDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** What the candidate knows of an interview: not what the company may still undo. */
export const asCandidateKnows = (row: InterviewRow): InterviewRow => ({
  ...row,
  status: row.knownStatus ?? row.status,
})

/** Whether the candidate may choose, move or cancel. */
export const canChange = (row: InterviewRow, now: Date): boolean =>
  row.withdrawnAt === null && isOpen(asCandidateKnows(row), now)

/** An interview for its candidate: with the times that lie ahead and are free, and the chosen one. */
export async function readLinked({ db, clock }: Pick<Deps, 'db' | 'clock'>, { row }: LinkedInterview) {
  const now = clock.now()
  const all = (await listSlots(db, [row.id])).filter(({ startsAt }) => startsAt > now)
  const people = await listInterviewers(db, [row.id])
  const blocked = all.map(({ startsAt }) => spanOf(startsAt, row.minutes + row.bufferMinutes))
  const busy =
    all.length === 0
      ? []
      : await listBusy(db, [row.candidateUserId, ...people.map(({ userId }) => userId)], blocked, {
          except: row.id,
        })
  const isFree = (startsAt: Date) =>
    busy.every((other) => {
      const minutes = other.userId === row.candidateUserId ? row.minutes : row.minutes + row.bufferMinutes
      const span = spanOf(startsAt, minutes)
      return other.startsAt >= span.endsAt || other.endsAt <= span.startsAt
    })
  const known = asCandidateKnows(row)
  const cancelled = known.status === 'cancelled' ? (await listCancellations(db, [row.id])).at(-1) : undefined
  return {
    row: known,
    slots: all.filter(({ startsAt }) => isFree(startsAt)),
    cancelled: cancelled ?? null,
    canChange: canChange(row, now),
  }
}

/**
 * The candidate chooses a time, or moves to another. It is taken at once; the company hears some seconds later. The same choice
 * again changes nothing. Throws not_found for a time of another interview, slot_taken when the candidate or an interviewer is
 * busy or it is over, interview_settled, and step_pending while the company may undo a cancellation.
 */
export async function pick(deps: LinkDeps, { id }: LinkedInterview, slotId: number): Promise<void> {
  const now = deps.clock.now()
  try {
    await transaction(deps, async (tx) => {
      const row = await lockOpen(tx, id, now)
      const slot = (await listSlots(tx, [id])).find((one) => one.id === slotId)
      if (!slot)
        throw new AppError('validation_failed', { fields: { slotId: 'Elige una de las horas de la lista' } })
      if (row.startsAt?.getTime() === slot.startsAt.getTime()) return
      if (slot.startsAt <= now) throw taken()
      await take(tx, row, slot.startsAt)
      const ahead = slot.startsAt.getTime() - now.getTime()
      await updateInterview(tx, id, {
        status: 'scheduled',
        ...spanOf(slot.startsAt, row.minutes),
        // The first invitation has the number 0.
        sequence: row.startsAt ? row.sequence + 1 : row.sequence,
        dayRemindedAt: ahead <= DAY ? now : null,
        hourRemindedAt: ahead <= HOUR ? now : null,
        updatedAt: now,
      })
      const step = row.startsAt ? 'moved' : 'picked'
      await stepOfCandidate(deps, tx, row, { step, startsAt: slot.startsAt, reason: null })
    })
  } catch (error) {
    // Somebody without the lock got the time first: the constraint prevents the overlap.
    if (isOverlap(error)) throw taken()
    throw error
  }
}

const taken = () =>
  new AppError('slot_taken', { message: 'Esa hora ya no está libre. Elige otra de la lista.' })

/** Keeps the time for everybody: for the candidate to its end, for interviewers until the buffer is over. */
async function take(tx: Db, row: InterviewRow, startsAt: Date): Promise<void> {
  const people = (await listInterviewers(tx, [row.id])).map(({ userId }) => userId)
  await lockPeople(tx, [row.candidateUserId, ...people])
  const { endsAt } = spanOf(startsAt, row.minutes)
  const { endsAt: freeFrom } = spanOf(startsAt, row.minutes + row.bufferMinutes)
  await setTimes(tx, row.id, [
    ...people.map((userId) => ({ userId, startsAt, endsAt: freeFrom })),
    { userId: row.candidateUserId, startsAt, endsAt },
  ])
}

/** The candidate cancels. The time is free at once; the company hears some seconds later. Throws as `pick`. */
export async function cancelAsCandidate(
  deps: LinkDeps,
  { id }: LinkedInterview,
  reason: string,
): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    const row = await lockOpen(tx, id, now)
    await updateInterview(tx, id, { status: 'cancelled', sequence: row.sequence + 1, updatedAt: now })
    await freeTimes(tx, id)
    await stepOfCandidate(deps, tx, row, { step: 'cancelled', startsAt: row.startsAt, reason })
  })
}

async function lockOpen(tx: Db, id: number, now: Date): Promise<InterviewRow> {
  const row = await lockInterview(tx, id)
  if (row?.knownStatus) throw new AppError('step_pending')
  if (!row || !canChange(row, now)) throw new AppError('interview_settled')
  return row
}

async function stepOfCandidate(
  deps: LinkDeps,
  tx: Db,
  row: InterviewRow,
  {
    step,
    startsAt,
    reason,
  }: { step: 'picked' | 'moved' | 'cancelled'; startsAt: Date | null; reason: string | null },
): Promise<void> {
  const eventId = await insertEvent(tx, {
    interviewId: row.id,
    step,
    by: 'professional',
    userId: row.candidateUserId,
    at: deps.clock.now(),
    startsAt,
    reason,
    isTold: false,
  })
  await deps.queue.enqueue(tx, tellOfStep, { interviewId: row.id, eventId }, { delay: undoSeconds * 1000 })
  await pushToBoth(tx, row)
}
