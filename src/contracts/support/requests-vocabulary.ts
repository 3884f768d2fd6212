/** The desks where an administrator answers a person, the one with a term of the law first. */
export const requestDesks = [
  'complaints',
  'personal-data',
  'human-reviews',
  'verifications',
  'contact',
  'enterprise',
] as const
export type RequestDesk = (typeof requestDesks)[number]

/** Which of a desk's requests a list has; the first one unless another is asked for. */
export const requestStatuses = ['open', 'answered', 'all'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The rights over personal data (Ley 29733, arts. 19-22). */
export const dataRights = ['access', 'correction', 'erasure', 'opposition'] as const
export type DataRight = (typeof dataRights)[number]
