import { setImmediate } from 'node:timers/promises'

/** Profiles are read from their texts, so many before other requests have their turn: some ten milliseconds. */
const inOneGo = 10

/** Does `work` for each, and lets others have their turn in between. */
export async function eachInTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    work(item)
    if (at % inOneGo === inOneGo - 1) await setImmediate()
  }
}
