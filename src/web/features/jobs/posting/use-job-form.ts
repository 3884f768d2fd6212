import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createJobBody, createPremiumJobBody } from '#contracts/jobs/job-forms.ts'
import { filledIn, type JobFormValues, type JobKind } from './job-form-values.ts'

/** What a valid form sends: the standard body or the premium one. */
export type JobBody = z.output<typeof createJobBody> | z.output<typeof createPremiumJobBody>

const schemas = { standard: createJobBody, premium: createPremiumJobBody }

/** A job form validated by the schema of its kind, the same as on the server. */
export function useJobForm(kind: JobKind, values: JobFormValues) {
  // The schema gets only the filled fields; field names are those of the form.
  const check = zodResolver(schemas[kind] as unknown as z.ZodType<JobBody, JobFormValues>)
  const resolver: Resolver<JobFormValues, unknown, JobBody> = (typed, context, options) =>
    check(filledIn(typed) as unknown as JobFormValues, context, options)
  return useForm<JobFormValues, unknown, JobBody>({ resolver, defaultValues: values })
}
