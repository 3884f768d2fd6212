/** The role of a text in an entry: the post or degree, the employer or school, where, when, and a subject printed apart. */
export type Role = 'what' | 'where' | 'place' | 'date' | 'field'
export const ROLES: readonly Role[] = ['what', 'where', 'place', 'date', 'field']

/**
 * The labels of tokens: for each role the first token of an entry (`S`), another first token (`B`) and one that continues it (`I`);
 * `other` in a line with roles, `body` in a line without.
 */
export const LABELS: readonly string[] = [
  ...ROLES.flatMap((role) => [`S-${role}`, `B-${role}`, `I-${role}`]),
  'other',
  'body',
]
export const OTHER = LABELS.indexOf('other')
export const BODY = LABELS.indexOf('body')
export const roleOf = (label: number): Role | null => (label < OTHER ? ROLES[Math.floor(label / 3)]! : null)
export const isStart = (label: number) => label < OTHER && label % 3 === 0
export const isInside = (label: number) => label < OTHER && label % 3 === 2
/** The label of a role; `mark`: 0 for the start of an entry, 1 for another beginning, 2 for a continuation. */
export const labelOf = (role: Role, mark: 0 | 1 | 2) => ROLES.indexOf(role) * 3 + mark
