import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** A period in form fields: a date is a year and an optional month ('01' to '12'). */
export type PeriodValues = {
  startYear: string
  startMonth: string
  endYear: string
  endMonth: string
  current: boolean
}

type Dates = { startDate: string | null; endDate: string | null; current: boolean }

/** The form values of an entry's period; null: a new entry. */
export function periodValuesOf(entry: Dates | null): PeriodValues {
  const [startYear = '', startMonth = ''] = entry?.startDate?.split('-') ?? []
  const [endYear = '', endMonth = ''] = entry?.endDate?.split('-') ?? []
  return { startYear, startMonth, endYear, endMonth, current: entry?.current ?? false }
}

/** The period to send. A current entry has no end, whatever its fields hold. */
export const periodBodyOf = (values: PeriodValues) => ({
  startDate: joinDate(values.startYear, values.startMonth),
  endDate: values.current ? '' : joinDate(values.endYear, values.endMonth),
  current: values.current,
})

/** A month without its year is sent as it is, so that the validation refuses it. */
const joinDate = (year: string, month: string): string => [year.trim(), month].filter(Boolean).join('-')

/** Validates by the contract's rules; an error of a date appears below its year. */
export const careerResolver =
  <Values extends FieldValues & PeriodValues, Schema extends z.ZodType<FieldValues>>(
    schema: Schema,
    bodyOf: (values: Values) => object,
  ): Resolver<Values, unknown, z.output<Schema>> =>
  (values) => {
    const checked = schema.safeParse(bodyOf(values))
    if (checked.success) return { values: checked.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of checked.error.issues)
      errors[fieldOf(String(path[0]))] ??= { type: 'validate', message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

const fieldOf = (name: string): string =>
  name === 'startDate' ? 'startYear' : name === 'endDate' ? 'endYear' : name
