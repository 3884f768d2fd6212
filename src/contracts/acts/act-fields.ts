import { z } from 'zod'

/** Part of each reply whose change can be undone. */
export const undoable = z.object({
  actId: z.number(),
  /** The seconds left, counted from this reply. Other people are notified only after that. */
  seconds: z.number(),
})
export type Undoable = z.infer<typeof undoable>

/** The reply of every call that deletes something. */
export const removed = z.object({ undo: undoable })
/** Null if there is nothing to undo: nothing existed, or nobody was notified yet. */
export const takenBack = z.object({ undo: undoable.nullable() })
