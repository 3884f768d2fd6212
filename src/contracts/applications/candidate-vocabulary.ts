/** What the history of a candidate holds. `message`: between company and person. */
export const timelineKinds = [
  'applied',
  'status',
  'stage',
  'closed_unanswered',
  'withdrawn',
  'invited',
  'cv_opened',
  'message',
  'note',
  'scorecard',
  'interview_proposed',
  'interview_offered',
  'interview_picked',
  'interview_moved',
  'interview_declined',
  'interview_cancelled',
  'interview_done',
  'interview_no_show',
  'review_asked',
  'review_answered',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
