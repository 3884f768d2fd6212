import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostInterviewsAhead, usualBuffer } from '#contracts/interviews/interview-figures.ts'
import type { InterviewBody, OtherTimes } from '#contracts/interviews/interviews.contract.ts'
import type { InterviewOutcome } from '#contracts/interviews/interviews-vocabulary.ts'
import { limaShort } from '#domain/bookings/booking-times.ts'
import { isOpen, maySetOutcome, proposedTime } from '#domain/interviews/interview-rules.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { colleaguesOf } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { interviewToken } from './interview-token.ts'
import { cancelAct, offerTimesAct, proposeAct, pushToBoth } from './interviews.acts.ts'
import type { CompanyInterview, InterviewedApplication } from './interviews.policy.ts'
import { listBusy, listInterviewers, lockPeople } from './interview-times.queries.ts'
import { insertNextSlots, listSlots } from './interview-slots.queries.ts'
import {
  countOpen,
  findInterview,
  findLatestBuffer,
  insertEvent,
  insertInterview,
  type InterviewRow,
  listOfApplication,
  listOfCandidate,
  listOfCompany,
  listSayings,
  lockInterview,
  updateInterview,
} from './interviews.queries.ts'

type InterviewDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** How many a list of the company shows. */
const listed = 200

/** Interviews with the times to choose from, who talks to the candidate, and what either side said. */
export async function withParts(db: Db, companyId: number, rows: readonly InterviewRow[]) {
  const ids = rows.map(({ id }) => id)
  const isNone = ids.length === 0
  const [slots, nextSlots, people, sayings, colleagues] = [
    isNone ? [] : await listSlots(db, ids),
    isNone ? [] : await listSlots(db, ids, { isNext: true }),
    isNone ? [] : await listInterviewers(db, ids),
    isNone ? [] : await listSayings(db, ids),
    await colleaguesOf(db, companyId),
  ]
  return { rows, slots, nextSlots, people, sayings, colleagues }
}
export type InterviewsWithParts = Awaited<ReturnType<typeof withParts>>

/** The interviews of a candidate, and what a new one needs to know. */
export async function readOfCandidate(
  { db }: Pick<Deps, 'db'>,
  { companyId }: CompanyActor,
  { id }: InterviewedApplication,
) {
  return {
    ...(await withParts(db, companyId, await listOfApplication(db, id))),
    bufferMinutes: (await findLatestBuffer(db, companyId)) ?? usualBuffer,
  }
}

/** The interviews of a company that lie ahead or are over; of all or of the caller's own. */
export async function readOfCompany(
  { db }: Pick<Deps, 'db'>,
  { companyId, userId }: CompanyActor,
  { when, isMine }: { when: 'ahead' | 'past'; isMine: boolean },
): Promise<InterviewsWithParts> {
  const rows = await listOfCompany(db, companyId, {
    when,
    interviewerId: isMine ? userId : null,
    limit: listed,
  })
  return withParts(db, companyId, rows)
}

/** What the caller is invited to as a candidate, each with the token of its page. */
export async function readOwn({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) {
  const rows = await listOfCandidate(db, professionalId)
  return Promise.all(rows.map(async (row) => ({ row, token: await interviewToken(db, row.id) })))
}

/** Throws not_found when the proposal was taken back meanwhile. */
export async function readOne(
  { db }: Pick<Deps, 'db'>,
  { companyId }: CompanyActor,
  id: number,
): Promise<InterviewsWithParts> {
  const row = await findInterview(db, id)
  if (!row) throw new AppError('not_found')
  return withParts(db, companyId, [row])
}

/**
 * Proposes an interview; the candidate hears when it can no longer be undone. Throws validation_failed for a time that is over
 * or too far, for somebody who does not work for the company, and for an interviewer who is busy; conflict when the candidate
 * has as many ahead as there may be.
 */
export async function propose(
  deps: InterviewDeps,
  { userId, companyId }: CompanyActor,
  { id: applicationId }: InterviewedApplication,
  body: InterviewBody,
): Promise<{ id: number; undo: Undoable }> {
  const now = deps.clock.now()
  const slots = slotsOf(body.slots, now)
  const userIds = [...new Set(body.interviewerIds)]
  return transaction(deps, async (tx) => {
    const people = new Map((await colleaguesOf(tx, companyId)).map((one) => [one.userId, one.name]))
    if (!userIds.every((one) => people.has(one)))
      throw new AppError('validation_failed', {
        fields: { interviewerIds: 'Elige solo a personas de tu equipo' },
      })
    await lockPeople(tx, [userId])
    if ((await countOpen(tx, applicationId)) >= mostInterviewsAhead)
      throw new AppError('conflict', {
        message: `Este candidato ya tiene ${mostInterviewsAhead} entrevistas pendientes. Cancela alguna para proponer otra.`,
      })
    await requireFree(tx, { slots, userIds, people }, body)
    const { title, kind, place, minutes, bufferMinutes, note } = body
    const id = await insertInterview(
      tx,
      {
        applicationId,
        createdBy: userId,
        title,
        kind,
        place,
        minutes,
        bufferMinutes,
        note,
        createdAt: now,
        updatedAt: now,
      },
      { slots, userIds },
    )
    await insertEvent(tx, { interviewId: id, step: 'proposed', by: 'company', userId, at: now })
    const row = await findInterview(tx, id)
    if (row) await pushToBoth(tx, row)
    const undo = await perform(deps, tx, proposeAct, { userId, subjectId: id, data: { interviewId: id } })
    return { id, undo }
  })
}

function slotsOf(slots: InterviewBody['slots'], now: Date): Date[] {
  const fields: Record<string, string> = {}
  const starts = slots.map((slot, at) => {
    const { start, fault } = proposedTime(slot, now)
    if (fault) fields[`slots.${at}.${fault.field}`] = fault.says
    return start
  })
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return starts
}

/** Throws validation_failed at the first time at which an interviewer has another interview. */
async function requireFree(
  tx: Db,
  {
    slots,
    userIds,
    people,
  }: { slots: readonly Date[]; userIds: readonly number[]; people: ReadonlyMap<number, string> },
  { minutes, bufferMinutes }: Pick<InterviewBody, 'minutes' | 'bufferMinutes'>,
  { except = 0 }: { except?: number } = {},
): Promise<void> {
  const spans = slots.map((startsAt) => spanOf(startsAt, minutes + bufferMinutes))
  const busy = await listBusy(tx, userIds, spans, { except })
  const fields: Record<string, string> = {}
  for (const [at, span] of spans.entries()) {
    const other = busy.find((one) => one.startsAt < span.endsAt && one.endsAt > span.startsAt)
    if (other)
      fields[`slots.${at}.time`] =
        `${people.get(other.userId) ?? 'Un entrevistador'} ya tiene una entrevista el ${limaShort(other.startsAt)}`
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

/** From a start over these minutes. */
export const spanOf = (startsAt: Date, minutes: number): { startsAt: Date; endsAt: Date } => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
})

/**
 * The company offers other times instead of those that the candidate knows, also to move a chosen one, which stands until the
 * candidate chooses. The candidate sees them when this can no longer be undone. Throws validation_failed as `propose`,
 * interview_settled, and step_pending while an offer or a cancellation may still be undone.
 */
export async function offerTimes(
  deps: InterviewDeps,
  { userId, companyId }: CompanyActor,
  { id }: CompanyInterview,
  body: OtherTimes,
): Promise<Undoable> {
  const now = deps.clock.now()
  const slots = slotsOf(body.slots, now)
  return transaction(deps, async (tx) => {
    const row = await lockInterview(tx, id)
    if (row?.knownStatus) throw new AppError('step_pending')
    if (!row || !isOpen(row, now)) throw new AppError('interview_settled')
    if ((await listSlots(tx, [id], { isNext: true })).length > 0) throw new AppError('step_pending')
    const same = slots.findIndex((start) => start.getTime() === row.startsAt?.getTime())
    if (same >= 0)
      throw new AppError('validation_failed', {
        fields: { [`slots.${same}.time`]: 'Es la hora que ya tiene: elige otra' },
      })
    const people = new Map((await colleaguesOf(tx, companyId)).map((one) => [one.userId, one.name]))
    const userIds = (await listInterviewers(tx, [id])).map((one) => one.userId)
    await requireFree(tx, { slots, userIds, people }, row, { except: id })
    await insertNextSlots(tx, id, slots)
    const { note } = body
    const reason = note === '' ? null : note
    const eventId = await insertEvent(tx, {
      interviewId: id,
      step: 'offered',
      by: 'company',
      userId,
      at: now,
      startsAt: row.startsAt,
      reason,
    })
    await pushToBoth(tx, row)
    const data = { interviewId: id, eventId }
    return perform(deps, tx, offerTimesAct, { userId, subjectId: id, data })
  })
}

/**
 * The company cancels an interview; the chosen time stays taken until it can no longer be undone. Throws interview_settled when
 * it is over or was cancelled before.
 */
export async function cancelAsCompany(
  deps: InterviewDeps,
  { userId }: CompanyActor,
  { id }: CompanyInterview,
  reason: string,
): Promise<Undoable> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const row = await lockInterview(tx, id)
    if (!row || !isOpen(row, now)) throw new AppError('interview_settled')
    await updateInterview(tx, id, {
      status: 'cancelled',
      knownStatus: row.status,
      sequence: row.sequence + 1,
      updatedAt: now,
    })
    const { startsAt } = row
    const eventId = await insertEvent(tx, {
      interviewId: id,
      step: 'cancelled',
      by: 'company',
      userId,
      at: now,
      startsAt,
      reason,
    })
    await pushToBoth(tx, row)
    return perform(deps, tx, cancelAct, { userId, subjectId: id, data: { interviewId: id, eventId } })
  })
}

/**
 * Says whether an interview took place; the candidate is not told. It can be corrected. Throws interview_settled before its
 * time and after a cancellation.
 */
export async function setOutcome(
  deps: InterviewDeps,
  { userId }: CompanyActor,
  { id }: CompanyInterview,
  outcome: InterviewOutcome,
): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    const row = await lockInterview(tx, id)
    if (!row || !maySetOutcome(row, now))
      throw new AppError('interview_settled', {
        message: 'Podrás decirlo cuando llegue la hora de la entrevista.',
      })
    if (row.status === outcome) return
    await updateInterview(tx, id, { status: outcome, updatedAt: now })
    const { startsAt } = row
    await insertEvent(tx, { interviewId: id, step: outcome, by: 'company', userId, at: now, startsAt })
    await pushToBoth(tx, row)
  })
}
