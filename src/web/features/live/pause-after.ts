/** In milliseconds. */
const shortest = 1000
const longest = 60_000

/**
 * How long to wait before the next try: twice as long after each failure, up to a minute, and never the same for two pages,
 * so that a server that is back is not asked by all of them at once. `chance`: from 0 to 1.
 */
export function pauseAfter(failures: number, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** (failures - 1))
  return Math.round(most * (0.5 + chance / 2))
}
