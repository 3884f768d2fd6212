import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Experience, experienceBody } from '#contracts/career-fields.ts'

export type ExperienceBody = z.output<typeof experienceBody>

/** As the fields hold it: a date is a year and, where it is known, a month ('01' to '12'). */
export interface ExperienceValues {
  position: string
  company: string
  location: string
  startYear: string
  startMonth: string
  endYear: string
  endMonth: string
  current: boolean
  description: string
}

/** An experience in its form; null: a new one. */
export function valuesOf(experience: Experience | null): ExperienceValues {
  const [startYear = '', startMonth = ''] = experience?.startDate?.split('-') ?? []
  const [endYear = '', endMonth = ''] = experience?.endDate?.split('-') ?? []
  return {
    position: experience?.position ?? '',
    company: experience?.company ?? '',
    location: experience?.location ?? '',
    startYear,
    startMonth,
    endYear,
    endMonth,
    current: experience?.current ?? false,
    description: experience?.description ?? '',
  }
}

/** What is sent. A current position has no end, whatever stands in its fields. */
export function bodyOf(values: ExperienceValues) {
  const { position, company, location, current, description } = values
  return {
    position,
    company,
    location,
    startDate: joinDate(values.startYear, values.startMonth),
    endDate: current ? '' : joinDate(values.endYear, values.endMonth),
    current,
    description,
  }
}

/** A month without its year is sent as it is, for the rule to refuse. */
const joinDate = (year: string, month: string): string => [year.trim(), month].filter(Boolean).join('-')

/** The form checks by the contract's own rules; what is wrong with a date stands under its year. */
export const resolver: Resolver<ExperienceValues, unknown, ExperienceBody> = (values) => {
  const checked = experienceBody.safeParse(bodyOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Partial<Record<keyof ExperienceValues, { type: string; message: string }>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = fieldOf(String(path[0]))
    errors[field] ??= { type: 'validate', message }
  }
  return { values: {}, errors }
}

const fieldOf = (name: string): keyof ExperienceValues =>
  name === 'startDate' ? 'startYear' : name === 'endDate' ? 'endYear' : (name as keyof ExperienceValues)

export const useExperienceForm = (experience: Experience | null) =>
  useForm<ExperienceValues, unknown, ExperienceBody>({ resolver, defaultValues: valuesOf(experience) })

export type ExperienceForm = ReturnType<typeof useExperienceForm>
