import { type Db, transaction } from './connection.ts'
import type { Deps } from '#server/deps.ts'

/** In one transaction, so that a busy hour holds no locks for long. */
const batch = 100

/** Runs `work` in transactions of its own until one has not found a whole batch to do. `work` returns how many it did. */
export async function inBatches<D extends Pick<Deps, 'pool'>>(
  deps: D,
  work: (deps: D, tx: Db, limit: number) => Promise<number>,
): Promise<void> {
  while ((await transaction(deps, (tx) => work(deps, tx, batch))) === batch);
}
