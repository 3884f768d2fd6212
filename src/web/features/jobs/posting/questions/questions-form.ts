import type { UseFormReturn } from 'react-hook-form'
import type { JobFormValues } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'

export type QuestionsForm = UseFormReturn<JobFormValues, unknown, JobBody>

/** The error of a list, or of the first faulty thing in it. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error).map(messageOf).find(Boolean)
}
