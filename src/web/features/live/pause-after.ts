/** In milliseconds. */
const shortest = 1000
const longest = 60_000

/**
 * How long to wait before the next try: it doubles after each failure, up to a minute, with a random part, so that clients
 * do not all reconnect at once after an outage. `chance`: from 0 to 1.
 */
export function pauseAfter(failures: number, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** (failures - 1))
  return Math.round(most * (0.5 + chance / 2))
}
