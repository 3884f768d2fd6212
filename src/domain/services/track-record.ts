import type { TrackRecord } from '#contracts/professionals/professionals.contract.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'

/** With fewer data points a figure would depend on chance. */
const leastMeasured = 3

/** Counts about a professional. `medianMinutes`: until an answer; an unanswered message counts with its present age. */
export interface TrackFacts {
  conversations: number
  medianMinutes: number | null
  /** Hires that ended after acceptance, and how many of them were completed. */
  ended: number
  completed: number
}

/** The figures that may be shown; null for each with too few data points. */
export function trackRecordOf({ conversations, medianMinutes, ended, completed }: TrackFacts): TrackRecord {
  return {
    responseMinutes:
      conversations < leastMeasured || medianMinutes === null ? null : Math.round(medianMinutes),
    projectsDone: ended === 0 ? null : completed,
    successRate: ended < leastMeasured ? null : Math.round((completed / ended) * 100),
  }
}

/** Short waits are rounded up to a multiple of it. */
const stepMinutes = 15

/** '15 minutos', '1 hora', '2 días': rounded up, so that the real wait is not longer. */
export function waitInWords(minutes: number): string {
  if (minutes <= 3 * stepMinutes)
    return `${Math.max(1, Math.ceil(minutes / stepMinutes)) * stepMinutes} minutos`
  const wait = minutes * MINUTE
  if (wait <= 20 * HOUR) return counted(Math.ceil(wait / HOUR), 'hora')
  return counted(Math.ceil(wait / DAY), 'día')
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
