import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** An application ended for good: its person withdrew it, or was told of a rejection. Handled by the interviews. */
export const applicationEnded = defineTask(
  'applications.ended',
  z.object({ applicationId: z.number(), ending: z.enum(['withdrawn', 'rejected']) }),
)
