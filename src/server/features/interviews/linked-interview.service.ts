import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import type { DeclineBody } from '#contracts/interviews/interview-links.contract.ts'
import { reminderHours } from '#contracts/interviews/interview-figures.ts'
import { isOpen, proposedTime } from '#domain/interviews/interview-rules.ts'
import { HOUR } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { isOverlap } from '#server/db/overlap.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { pushToBoth } from './interviews.acts.ts'
import type { LinkedInterview } from './interviews.policy.ts'
import { freeTimes, listBusy, listInterviewers, lockPeople, setTimes } from './interview-times.queries.ts'
import { dropNextSlots, listSlots } from './interview-slots.queries.ts'
import {
  insertEvent,
  type InterviewRow,
  listSayings,
  lockInterview,
  updateInterview,
} from './interviews.queries.ts'
import { cancellationIn, refusalIn } from './interview-sayings.ts'
import { spanOf } from './interviews.service.ts'
import { tellOfStep } from './interviews.tasks.ts'

type LinkDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** What the candidate knows of an interview: not what the company may still undo. */
export const asCandidateKnows = (row: InterviewRow): InterviewRow => ({
  ...row,
  status: row.knownStatus ?? row.status,
})

/** Whether either side is suspended. */
export const isStopped = (row: InterviewRow): boolean => row.isCandidateSuspended || row.isCompanySuspended

/** Whether the candidate may choose, move or cancel. */
export const canChange = (row: InterviewRow, now: Date): boolean =>
  row.withdrawnAt === null && !isStopped(row) && isOpen(asCandidateKnows(row), now)

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
  const sayings = await listSayings(db, [row.id])
  const isPending = (await listSlots(db, [row.id], { isNext: true })).length > 0
  const lastOffer = sayings.findLast(({ step }) => step === 'offered')
  // The candidate does not know of one that the company may still undo.
  const earlier = isPending ? sayings.filter((one) => one !== lastOffer) : sayings
  return {
    row: known,
    slots: all.filter(({ startsAt }) => isFree(startsAt)),
    cancelled: cancellationIn(known, sayings),
    moveAsked:
      row.moveAskedAt && known.status === 'scheduled'
        ? { note: earlier.findLast(({ step }) => step === 'offered')?.reason ?? '' }
        : null,
    declined: refusalIn(row, earlier),
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
        moveAskedAt: null,
        dayRemindedAt: ahead <= reminderHours.day * HOUR ? now : null,
        hourRemindedAt: ahead <= reminderHours.hour * HOUR ? now : null,
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
    await dropNextSlots(tx, id)
    await stepOfCandidate(deps, tx, row, { step: 'cancelled', startsAt: row.startsAt, reason })
  })
}

/**
 * No time suits the candidate, who says why and may wish for up to three. A chosen time stays. The company hears some seconds later.
 * Throws validation_failed for half a wish, one that is over or too far, and as `pick`.
 */
export async function decline(deps: LinkDeps, { id }: LinkedInterview, body: DeclineBody): Promise<void> {
  const now = deps.clock.now()
  const wishes = wishesIn(body, now)
  await transaction(deps, async (tx) => {
    const row = await lockOpen(tx, id, now)
    const { startsAt } = row
    await stepOfCandidate(deps, tx, row, { step: 'declined', startsAt, reason: body.reason, wishes })
  })
}

function wishesIn(body: DeclineBody, now: Date): string[] {
  const fields: Record<string, string> = {}
  const wishes = ([1, 2, 3] as const).flatMap((at) => {
    const { [`date${at}` as const]: date = '', [`time${at}` as const]: time = '' } = body
    if (date === '' && time === '') return []
    if (date === '') fields[`date${at}`] = 'Elige también el día'
    else if (time === '') fields[`time${at}`] = 'Elige también la hora'
    else {
      const { start, fault } = proposedTime({ date, time }, now)
      if (fault) fields[`${fault.field}${at}`] = fault.says
      return [start.toISOString()]
    }
    return []
  })
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return [...new Set(wishes)].toSorted()
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
    wishes = [],
  }: {
    step: 'picked' | 'moved' | 'declined' | 'cancelled'
    startsAt: Date | null
    reason: string | null
    wishes?: readonly string[]
  },
): Promise<void> {
  const eventId = await insertEvent(tx, {
    interviewId: row.id,
    step,
    by: 'professional',
    userId: row.candidateUserId,
    at: deps.clock.now(),
    startsAt,
    reason,
    wishes,
    isNotified: false,
  })
  await deps.queue.enqueue(tx, tellOfStep, { interviewId: row.id, eventId }, { delay: undoSeconds * 1000 })
  await pushToBoth(tx, row)
}
