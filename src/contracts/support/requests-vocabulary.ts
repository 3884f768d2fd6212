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

/** The rights over personal data (Ley 29733, arts. 19-22). */
export const dataRights = ['access', 'correction', 'erasure', 'opposition'] as const
export type DataRight = (typeof dataRights)[number]
