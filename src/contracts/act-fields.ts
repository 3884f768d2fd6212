import { z } from 'zod'

/** In the reply of whatever can be undone. */
export const undoable = z.object({
  actId: z.number(),
  /** For how long from this reply on; those whom it concerns hear of it afterwards. */
  seconds: z.number(),
})
export type Undoable = z.infer<typeof undoable>
