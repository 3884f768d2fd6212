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
  'review_asked',
  'review_answered',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
