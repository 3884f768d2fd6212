import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Fills a profile from the CV that was uploaded with it. */
export const extractCv = defineTask(
  'cv.extract',
  z.object({ professionalId: z.number(), cvId: z.string() }),
  { retries: 3 },
)
