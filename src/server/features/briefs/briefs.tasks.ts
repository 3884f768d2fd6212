import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** A brief was published: those who fit hear of it. */
export const tellTask = defineTask('briefs.tell', z.object({ briefId: z.number() }))
