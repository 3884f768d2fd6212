import { interviewHorizonDays } from '#contracts/interviews/interview-figures.ts'
import type { InterviewStatus } from '#contracts/interviews/interviews-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { atMinute, minutesOf } from '#domain/time/lima-days.ts'

interface Known {
  status: InterviewStatus
  /** The chosen time; null: none. */
  startsAt: Date | null
}

const isAhead = ({ startsAt }: Known, now: Date): boolean => startsAt === null || startsAt > now

/** Whether an interview still waits or lies ahead, so that either side may change it. */
export const isOpen = (interview: Known, now: Date): boolean =>
  interview.status === 'proposed' || (interview.status === 'scheduled' && isAhead(interview, now))

/** Whether the company may say how it went: its time has come, and nobody cancelled it. */
export const maySetOutcome = (interview: Known, now: Date): boolean =>
  ['scheduled', 'done', 'no_show'].includes(interview.status) && !isAhead(interview, now)

/** A time that either side proposes, and what is wrong with it: said at its day or at its hour. Null: nothing. */
export function proposedTime(
  { date, time }: { date: string; time: string },
  now: Date,
): { start: Date; fault: { field: 'date' | 'time'; says: string } | null } {
  const start = atMinute(date, minutesOf(time) ?? 0)
  if (start <= now) return { start, fault: { field: 'time', says: 'Elige una hora que no haya pasado' } }
  if (start.getTime() - now.getTime() > interviewHorizonDays * DAY) {
    const says = `Elige un día dentro de los próximos ${interviewHorizonDays} días`
    return { start, fault: { field: 'date', says } }
  }
  return { start, fault: null }
}
