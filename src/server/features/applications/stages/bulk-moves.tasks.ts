import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Tells one batch of those who were moved at once, and queues the next. Never given up: whoever is left would not hear of it. */
export const tellMovesTask = defineTask(
  'applications.tell-moves',
  z.object({ bulkId: z.number(), turn: z.number() }),
  { retries: 500 },
)
