import { z } from 'zod'
import { postKinds } from '#contracts/admin/posts-vocabulary.ts'
import { takedownReasons } from '#contracts/takedown-fields.ts'
import { defineTask } from '#server/queue/task.ts'

/**
 * Tells the owner that an administrator took a job or a service down, or deleted it, if that decision still stands when it
 * runs. `at`: when it was decided, an ISO instant.
 */
export const tellPostDecision = defineTask(
  'admin.tell-post-decision',
  z.object({
    kind: z.enum(postKinds),
    id: z.number(),
    at: z.string(),
    reason: z.enum(takedownReasons),
    isDeletion: z.boolean(),
  }),
)
