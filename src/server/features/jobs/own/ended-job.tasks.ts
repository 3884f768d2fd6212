import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** The term of a job of a company with an account is over. */
export const jobEnded = defineTask('jobs.ended', z.object({ jobId: z.number() }))
