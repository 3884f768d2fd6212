import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Experience, experienceBody } from '#contracts/professionals/career-fields.ts'
import { careerResolver, periodBodyOf, periodValuesOf, type PeriodValues } from './career-form.ts'

export type ExperienceBody = z.output<typeof experienceBody>

export type ExperienceValues = PeriodValues & {
  position: string
  company: string
  location: string
  description: string
}

/** The form values of an experience; null: a new one. */
export const valuesOf = (experience: Experience | null): ExperienceValues => ({
  position: experience?.position ?? '',
  company: experience?.company ?? '',
  location: experience?.location ?? '',
  ...periodValuesOf(experience),
  description: experience?.description ?? '',
})

export const bodyOf = (values: ExperienceValues) => ({
  position: values.position,
  company: values.company,
  location: values.location,
  ...periodBodyOf(values),
  description: values.description,
})

export const resolver = careerResolver(experienceBody, bodyOf)

export const useExperienceForm = (experience: Experience | null) =>
  useForm<ExperienceValues, unknown, ExperienceBody>({ resolver, defaultValues: valuesOf(experience) })
