import type { ReviewValue } from '#domain/cv/review.ts'
import { fieldNames, lackInWords } from './review.words.ts'
import type { ReviewedItem } from './use-cv-review.ts'

/** How many are named; the rest are counted. */
const MOST_NAMED = 5

/**
 * What will not be saved, shown before saving: 'Mantenedor de proyectos (falta la empresa), Excel y 2 más'. What the
 * profile already has does not count. '' when there is nothing.
 */
export function leftOutInWords(
  items: readonly Pick<ReviewedItem, 'outcome' | 'isTaken' | 'value'>[],
): string {
  const names = items
    .filter(({ outcome, isTaken }) => outcome !== 'known' && !isTaken)
    .map(({ value }) => {
      const lack = lackInWords(value)
      return lack ? `${nameOf(value)} (${lack.toLowerCase()})` : nameOf(value)
    })
  const more = names.length - MOST_NAMED
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} y ${more} más` : names.join(', ')
}

/** The name of an item in a list: the known names of an entry, or the kind of a text. */
function nameOf(value: ReviewValue): string {
  if (value.kind === 'field') return fieldNames[value.field]
  if (value.kind === 'skill') return value.skill.name
  const names =
    value.kind === 'experience'
      ? [value.entry.position, value.entry.company]
      : [value.entry.degree, value.entry.institution]
  const known = names.filter((name) => name?.trim()).join(' en ')
  return known || (value.kind === 'experience' ? 'Un trabajo' : 'Unos estudios')
}
