import { jobCategories } from '#contracts/vocabulary.ts'
import type { SelectOption } from '../../ui/select.tsx'
import { inFigures } from './job-labels.ts'

type Facet = readonly { value: string; count: number }[]

/** How many jobs a value would leave; none when the facet does not name it. */
export const countOf = (facet: Facet, value: string): number =>
  facet.find((entry) => entry.value === value)?.count ?? 0

const option = ({ value, count }: Facet[number]): SelectOption => ({
  value,
  label: `${value} (${inFigures(count)})`,
})

/** What is chosen stays in the list, also when no job has it any more. */
const withChosen = (options: SelectOption[], chosen: string): SelectOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

/** The categories that have jobs, in the order of the documents. */
export function categoryOptions(facet: Facet, chosen: string): SelectOption[] {
  const rank = (value: string) => {
    const at = jobCategories.findIndex((category) => category === value)
    return at < 0 ? jobCategories.length : at
  }
  return withChosen(facet.toSorted((a, b) => rank(a.value) - rank(b.value)).map(option), chosen)
}

const REMOTE = 'Remoto'
const alphabet = new Intl.Collator('es')

/** The departments that have jobs by the alphabet, with 'Remoto', which is no place, before them. */
export function locationOptions(facet: Facet, chosen: string): SelectOption[] {
  const sorted = facet.toSorted((a, b) =>
    a.value === REMOTE ? -1 : b.value === REMOTE ? 1 : alphabet.compare(a.value, b.value),
  )
  return withChosen(sorted.map(option), chosen)
}
