import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Act, type ActHandler, handleAct, perform } from './acts.service.ts'
import { forgetRows, keepRows, putRowsBack, type Rows, takeRows } from './removals.queries.ts'

/*
 * Deleting an own thing is an act that tells nobody: for some seconds undoing it brings the thing back. Its rows are taken out of
 * their tables at once and kept apart until then, so no reader has to know of them. What others still lean on (a service, a job)
 * is marked as deleted instead, and has an act of its own.
 */

/** Takes rows away. The first ones are the thing itself, those after it lean on it. Null where there is no such thing. */
export async function remove<T extends object>(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  act: Act<T>,
  { userId, data, rows: [thing, ...leaning] }: { userId: number; data: T; rows: [Rows, ...Rows[]] },
): Promise<Undoable | null> {
  const before = []
  for (const rows of leaning) before.push(...(await takeRows(tx, rows)))
  const taken = await takeRows(tx, thing)
  if (taken.length === 0) return null
  const undo = await perform(deps, tx, act, { userId, subjectId: null, data })
  await keepRows(tx, undo.actId, [...taken, ...before])
  return undo
}

/** `restored` runs when the rows are back; it throws where that may not be any more. */
export const handleRemoval = <T extends object>(
  act: Act<T>,
  { restored }: { restored(tx: Db, data: T): Promise<void> },
): ActHandler =>
  handleAct(act, {
    async undo(tx, data, actId) {
      if (!(await putRowsBack(tx, actId))) return false
      await restored(tx, data)
      return true
    },
    notify: (tx, _, __, actId) => forgetRows(tx, actId),
  })
