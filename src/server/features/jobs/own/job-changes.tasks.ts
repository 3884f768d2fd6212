import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** The term of a job of a company with an account is over, or the company deleted it a minute ago. */
export const jobEnded = defineTask('jobs.ended', z.object({ jobId: z.number() }))

/** An ad was written anew: what depends on its text is computed again. */
export const jobEdited = defineTask('jobs.edited', z.object({ jobId: z.number() }))

/** A company closed or deleted its job, and cannot undo that any more. Handled by the interviews. */
export const jobClosed = defineTask('jobs.closed', z.object({ jobId: z.number() }))
