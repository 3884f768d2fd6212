export type FilterValue = string | number | boolean | null | readonly string[]

/** What a list of jobs can be narrowed by. */
export interface Filter<Value extends FilterValue> {
  kind: 'text' | 'flag' | 'many' | 'one' | 'amount'
  /** Reads all that an address says under the filter's name. Kindly: what is unknown or broken counts as not given. */
  read: (given: readonly string[]) => Value
  /** The values to choose from, as an address writes them. */
  values: readonly string[]
  /** Over its controls: 'Modalidad'. */
  title: string
  /** One written value as the lists name it: 'Con sueldo visible'. */
  label: (written: string) => string
  /** All that is asked for, in a sentence behind 'Empleos en Lima, ': 'remoto o híbrido'. */
  phrase?: (written: readonly string[]) => string
  /** Means nothing unless one of these is set as well. */
  needs?: readonly ('location' | 'province' | 'district' | 'minPay')[]
  /** The lists show how many jobs each of its values would leave, from kept counts. */
  isCounted?: boolean
}

/** Of a name that an address repeats by mistake the first value counts. No control character can stand in a page, nor half an emoji. */
export const readText = ([given = '']: readonly string[]): string =>
  given
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200)
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

/** Several of a closed list, in the order of that list. */
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

/** One of a closed list of numbers. */
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

/** A whole number from 1 up to `most`, for which `steps` are offered. */
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

/** A value as addresses write it: one text for each thing that is asked for, none for what is not asked for. */
export function writeValue(value: FilterValue): readonly string[] {
  if (value === null || value === '' || value === false) return []
  return typeof value === 'object' ? value : [String(value)]
}
