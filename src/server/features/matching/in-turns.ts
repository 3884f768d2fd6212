import { setImmediate } from 'node:timers/promises'

/** How many profiles are computed before other requests get a turn: about ten milliseconds. */
const batchSize = 10

/** Runs `work` for each item, with pauses for other requests. */
export async function eachInTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    work(item)
    if (at % batchSize === batchSize - 1) await setImmediate()
  }
}
