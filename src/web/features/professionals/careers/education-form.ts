import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { educationBody, type EducationItem } from '#contracts/professionals/career-fields.ts'
import { careerResolver, periodBodyOf, periodValuesOf, type PeriodValues } from './career-form.ts'

export type EducationBody = z.output<typeof educationBody>

export type EducationValues = PeriodValues & {
  degree: string
  institution: string
  field: string
  gpa: string
  description: string
}

/** What the API returns when no field of study is known. */
const NO_FIELD = 'General'

/** The field of study; null when unknown. */
export const fieldOf = ({ field }: Pick<EducationItem, 'field'>): string | null =>
  field === NO_FIELD ? null : field

/** The form values of a study; null: a new one. */
export const valuesOf = (study: EducationItem | null): EducationValues => ({
  degree: study?.degree ?? '',
  institution: study?.institution ?? '',
  field: (study && fieldOf(study)) ?? '',
  ...periodValuesOf(study),
  gpa: study?.gpa ?? '',
  description: study?.description ?? '',
})

export const bodyOf = (values: EducationValues) => ({
  degree: values.degree,
  institution: values.institution,
  field: values.field,
  ...periodBodyOf(values),
  gpa: values.gpa,
  description: values.description,
})

export const resolver = careerResolver(educationBody, bodyOf)

export const useEducationForm = (study: EducationItem | null) =>
  useForm<EducationValues, unknown, EducationBody>({ resolver, defaultValues: valuesOf(study) })
