import type { ReviewValue } from './review.ts'

/** The two names without which an entry cannot be kept, in the order of a form. */
const entryNames = {
  experience: ['position', 'company'],
  education: ['degree', 'institution'],
} as const
export type EntryName = (typeof entryNames)[keyof typeof entryNames][number]

/** The names that an entry still lacks; none for what is not an entry. */
export function missingNames(value: ReviewValue): EntryName[] {
  if (value.kind === 'experience') return entryNames.experience.filter((name) => isBlank(value.entry[name]))
  if (value.kind === 'education') return entryNames.education.filter((name) => isBlank(value.entry[name]))
  return []
}

/** The entry with one of its names as the person writes it: an empty one is missing again. */
export function withName(value: ReviewValue, name: EntryName, text: string): ReviewValue {
  const named = { [name]: isBlank(text) ? null : text }
  if (value.kind === 'experience') return { ...value, entry: { ...value.entry, ...named } }
  if (value.kind === 'education') return { ...value, entry: { ...value.entry, ...named } }
  return value
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''
