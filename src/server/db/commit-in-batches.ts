import { type Db, transaction } from './connection.ts'
import type { Deps } from '#server/deps.ts'

/** Rows per transaction, so that a busy hour holds no locks for long. */
const batch = 100

/**
 * Runs `work` in separate transactions until one processes less than a full batch. `work` returns how many it
 * processed.
 */
export async function commitInBatches<D extends Pick<Deps, 'pool'>>(
  deps: D,
  work: (deps: D, tx: Db, limit: number) => Promise<number>,
): Promise<void> {
  while ((await transaction(deps, (tx) => work(deps, tx, batch))) === batch);
}
