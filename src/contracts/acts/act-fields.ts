import { z } from 'zod'

/** In the reply of whatever can be undone. */
export const undoable = z.object({
  actId: z.number(),
  /** For how long from this reply on; those whom it concerns hear of it afterwards. */
  seconds: z.number(),
})
export type Undoable = z.infer<typeof undoable>

/** In the reply of whatever deletes. */
export const removed = z.object({ undo: undoable })
/** Null: there was nothing, or nobody had heard of it yet, so there is nothing to bring back. */
export const takenBack = z.object({ undo: undoable.nullable() })
