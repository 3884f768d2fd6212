import type { InterviewStatus } from '#contracts/interviews/interviews-vocabulary.ts'

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
