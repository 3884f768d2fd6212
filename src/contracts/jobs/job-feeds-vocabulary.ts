/** How a feed stands: it is read on its schedule, its company paused it, or Qhatu did after several failures. */
export const feedStates = ['on', 'paused', 'failing'] as const
export type FeedState = (typeof feedStates)[number]

/** Who started a run. */
export const feedRunStarters = ['schedule', 'company'] as const
export type FeedRunStarter = (typeof feedRunStarters)[number]

/** How a run ended, or that it has not. `unchanged`: the feed says that it is as it was. */
export const feedRunStatuses = ['running', 'done', 'unchanged', 'failed'] as const

/** Why a document could not be read from its address. */
export const fetchProblems = [
  'refused',
  'unresolved',
  'unreachable',
  'tls',
  'timeout',
  'cut',
  'status',
  'redirects',
  'too_large',
] as const
export type FetchProblem = (typeof fetchProblems)[number]

/** What a feed is written in. */
export const feedFormats = ['xml', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The fields of an ad that are read in a feed, in the order in which a person reads of them. */
export const feedFields = [
  'reference',
  'title',
  'category',
  'description',
  'requirements',
  'benefits',
  'location',
  'country',
  'workType',
  'salaryRange',
  'experience',
  'openings',
  'endsAt',
  'isConfidential',
  'questions',
  'plan',
] as const
export type FeedField = (typeof feedFields)[number]
