import type { InterviewStatus } from '#contracts/interviews/interviews-vocabulary.ts'
import type { Tone } from '#web/ui/look/badge.tsx'

/** The colour of each state. */
export const interviewTones: Record<InterviewStatus, Tone> = {
  proposed: 'warn',
  scheduled: 'ok',
  done: 'info',
  no_show: 'bad',
  cancelled: 'neutral',
}
