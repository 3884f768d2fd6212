import type { ReviewValue } from '#domain/cv/review.ts'
import { fieldNames, lackInWords } from './review-words.ts'
import type { ReviewedItem } from './use-cv-review.ts'

/** So many are named; of the rest the number is told. */
const MOST_NAMED = 5

/**
 * What of a CV will not be saved, said before the rest is: 'Mantenedor de proyectos (falta la empresa), Excel y 2 más'. What the profile
 * has already is not left out. '' where nothing is.
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

/** As a list calls it: both names of an entry as far as they are known, of a text what it is. */
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
