import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Act, type ActHandler, handleAct, perform } from './acts.service.ts'
import { forgetRows, keepRows, putRowsBack, type Rows, takeRows } from './removals.queries.ts'

/*
 * Deleting a person's own thing is an act without notification: for some seconds it can be undone. Its rows are
 * removed from their tables at once and stored separately, so no query has to exclude them. A thing that others
 * depend on (a service, a job) is marked as deleted instead, and has its own act.
 */

/** Removes rows. The first entry is the thing itself; the others depend on it. Null when the thing does not exist. */
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

/**
 * `restored` runs after the rows are back; it throws when restoring is not allowed any more. `gone` runs when it can no longer
 * be undone.
 */
export const handleRemoval = <T extends object>(
  act: Act<T>,
  { restored, gone }: { restored(tx: Db, data: T): Promise<void>; gone?: (tx: Db, data: T) => Promise<void> },
): ActHandler =>
  handleAct(act, {
    async undo(tx, data, actId) {
      if (!(await putRowsBack(tx, actId))) return false
      await restored(tx, data)
      return true
    },
    async notify(tx, data, _, actId) {
      await forgetRows(tx, actId)
      await gone?.(tx, data)
    },
  })
