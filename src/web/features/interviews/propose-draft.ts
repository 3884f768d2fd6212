import type { z } from 'zod'
import {
  type Interview,
  type InterviewBody,
  interviewBody,
  type interviewsContract,
  type OtherTimes,
  otherTimesBody,
} from '#contracts/interviews/interviews.contract.ts'
import { usualMinutes } from '#contracts/interviews/interview-figures.ts'
import type { InterviewKind } from '#contracts/interviews/interviews-vocabulary.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { limaClock } from '#domain/bookings/booking-times.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'

export interface SlotDraft {
  key: number
  date: string
  time: string
}

export interface ProposeDraft {
  title: string
  kind: InterviewKind
  place: string
  minutes: number
  bufferMinutes: number
  interviewerIds: number[]
  slots: SlotDraft[]
  note: string
}

/** A proposal as the form begins: with the signed-in person, and a time on the next working day. */
export function firstDraft(
  { colleagues, bufferMinutes }: ReplyOf<typeof interviewsContract.ofCandidate>,
  now: Date,
): ProposeDraft {
  const me = colleagues.find(({ isMe }) => isMe)
  return {
    title: 'Entrevista',
    kind: 'video',
    place: '',
    minutes: usualMinutes,
    bufferMinutes,
    interviewerIds: me ? [me.userId] : [],
    slots: [{ key: 0, date: nextWorkingDay(limaDay(now)), time: '10:00' }],
    note: '',
  }
}

/** The next day from Monday to Friday. */
function nextWorkingDay(day: string): string {
  const next = addDays(day, 1)
  const weekday = new Date(Date.parse(next)).getUTCDay()
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next
}

/** Another time: the next working day after the last one, at the same hour. */
export function withAnotherSlot(slots: readonly SlotDraft[]): SlotDraft[] {
  const last = slots.at(-1)
  const key = Math.max(-1, ...slots.map((slot) => slot.key)) + 1
  const date = last && last.date !== '' ? nextWorkingDay(last.date) : ''
  return [...slots, { key, date, time: last?.time ?? '' }]
}

/** Other times begin with those that the candidate wishes for, or with the next working day at the hour of before. */
export function firstOtherSlots(
  { startsAt, declined }: Pick<Interview, 'startsAt' | 'declined'>,
  now: Date,
): SlotDraft[] {
  const wished = (declined?.wishes ?? []).map((at) => new Date(at)).filter((at) => at > now)
  if (wished.length > 0) return wished.map((at, key) => ({ key, date: limaDay(at), time: limaClock(at) }))
  const time = startsAt === null ? '10:00' : limaClock(new Date(startsAt))
  const last = startsAt !== null && new Date(startsAt) > now ? new Date(startsAt) : now
  return [{ key: 0, date: nextWorkingDay(limaDay(last)), time }]
}

/** The same as `checkDraft` for other times. */
export function checkOtherTimes(draft: {
  slots: readonly SlotDraft[]
  note: string
}): { body: OtherTimes; errors: null } | { body: null; errors: Record<string, string> } {
  const slots = draft.slots.map(({ date, time }) => ({ date, time }))
  return checked(otherTimesBody.safeParse({ ...draft, slots }))
}

/** What is sent, or what is wrong with it by field. */
export function checkDraft(
  draft: ProposeDraft,
): { body: InterviewBody; errors: null } | { body: null; errors: Record<string, string> } {
  const slots = draft.slots.map(({ date, time }) => ({ date, time }))
  return checked(interviewBody.safeParse({ ...draft, slots }))
}

function checked<Body>(
  found: z.ZodSafeParseResult<Body>,
): { body: Body; errors: null } | { body: null; errors: Record<string, string> } {
  if (found.success) return { body: found.data, errors: null }
  const errors: Record<string, string> = {}
  for (const { path, message } of found.error.issues) errors[path.join('.')] ??= message
  return { body: null, errors }
}
