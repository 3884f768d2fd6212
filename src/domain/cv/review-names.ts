import type { ReviewValue } from './review.ts'

/** The two names that an entry needs to be saved, in form order. */
const entryNames = {
  experience: ['position', 'company'],
  education: ['degree', 'institution'],
} as const
export type EntryName = (typeof entryNames)[keyof typeof entryNames][number]

/** The names that an entry lacks; none for other values. */
export function missingNames(value: ReviewValue): EntryName[] {
  if (value.kind === 'experience') return entryNames.experience.filter((name) => isBlank(value.entry[name]))
  if (value.kind === 'education') return entryNames.education.filter((name) => isBlank(value.entry[name]))
  return []
}

/** The entry with one name as typed by the person; an empty name counts as missing. */
export function withName(value: ReviewValue, name: EntryName, text: string): ReviewValue {
  const named = { [name]: isBlank(text) ? null : text }
  if (value.kind === 'experience') return { ...value, entry: { ...value.entry, ...named } }
  if (value.kind === 'education') return { ...value, entry: { ...value.entry, ...named } }
  return value
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''
