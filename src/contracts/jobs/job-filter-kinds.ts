import { longestSearch } from '#contracts/search-figures.ts'

export type FilterValue = string | number | boolean | null | readonly string[]

/** One filter of the job lists. */
export interface Filter<Value extends FilterValue> {
  kind: 'text' | 'flag' | 'many' | 'one' | 'amount'
  /** Parses all values that an address gives this filter. Unknown or malformed values are ignored. */
  read: (given: readonly string[]) => Value
  /** The possible values, as written in an address. */
  values: readonly string[]
  /** The title of its controls: 'Modalidad'. */
  title: string
  /** The label of one value in the lists: 'Con sueldo visible'. */
  label: (written: string) => string
  /** All chosen values as a phrase after 'Empleos en Lima, ': 'remoto o híbrido'. */
  phrase?: (written: readonly string[]) => string
  /** Has no effect unless one of these filters is set too. */
  needs?: readonly ('q' | 'location' | 'province' | 'district' | 'minPay')[]
  /** The lists show a stored count of jobs for each of its values. */
  isCounted?: boolean
}

/** The first value counts if a name is repeated. Control characters and half surrogates are removed: a page cannot contain them. */
export const readText = ([given = '']: readonly string[]): string =>
  given
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed()

export const readFlag = ([given = '']: readonly string[]): boolean => ['true', '1', 'on'].includes(given)

export const text = (title: string) =>
  ({ kind: 'text', title, values: [], label: (written) => written, read: readText }) satisfies Filter<string>

export const flag = (label: string) =>
  ({
    kind: 'flag',
    title: label,
    values: ['true'],
    label: () => label,
    read: readFlag,
  }) satisfies Filter<boolean>

/** Several values of a closed list, in its order. */
export const many = <T extends string>(
  title: string,
  values: readonly T[],
  said: { label: (value: T) => string; phrase: (values: readonly T[]) => string },
) =>
  ({
    kind: 'many',
    title,
    values,
    label: (written) => said.label(written as T),
    phrase: (written) => said.phrase(written as readonly T[]),
    read: (given): readonly T[] => values.filter((value) => given.includes(value)),
  }) satisfies Filter<readonly T[]>

/** One value of a closed list of numbers. */
export const one = <T extends number>(
  title: string,
  values: readonly T[],
  label: (written: string) => string,
) =>
  ({
    kind: 'one',
    title,
    values: values.map(String),
    label,
    read: ([given]) => values.find((value) => String(value) === given) ?? null,
  }) satisfies Filter<T | null>

/** A whole number from 1 to `most`; the controls offer `steps`. */
export const amount = (
  title: string,
  steps: readonly number[],
  most: number,
  said: { label: (written: string) => string; phrase: (written: string) => string },
) =>
  ({
    kind: 'amount',
    title,
    values: steps.map(String),
    label: said.label,
    phrase: ([written = '']) => said.phrase(written),
    read: ([given = '']) => {
      const value = Number(given)
      return Number.isInteger(value) && value >= 1 && value <= most ? value : null
    },
  }) satisfies Filter<number | null>

/** A filter value as written in addresses: one text per chosen value, none if the filter is not set. */
export function writeValue(value: FilterValue): readonly string[] {
  if (value === null || value === '' || value === false) return []
  return typeof value === 'object' ? value : [String(value)]
}
