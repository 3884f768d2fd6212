import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Fills a profile from the CV that was uploaded with it. */
export const extractCv = defineTask(
  'cv.extract',
  z.object({ professionalId: z.number(), cvId: z.string() }),
  { retries: 3 },
)

/** Tells the owner of a CV about a decision that still stands when it runs. `decidedAt`: an ISO instant. */
export const tellCvModeration = defineTask(
  'cv.tell-moderation',
  z.object({ cvId: z.string(), decidedAt: z.string() }),
)
