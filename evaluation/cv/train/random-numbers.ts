/** Numbers that a seed decides: the same seed gives the same ones. */
export interface Chance {
  /** True in this share of the calls. */
  isTrue: (share: number) => boolean
  /** A whole number from `least` to `most`. */
  between: (least: number, most: number) => number
  one: <T>(from: readonly T[]) => T
  shuffled: <T>(from: readonly T[]) => T[]
}

/** A seeded source of chance (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    isTrue: (share) => next() < share,
    between,
    one: (from) => {
      const found = from[between(0, from.length - 1)]
      if (found === undefined) throw new Error('Nothing to choose from')
      return found
    },
    shuffled: (from) => {
      const all = [...from]
      for (let at = all.length - 1; at > 0; at--) {
        const other = between(0, at)
        ;[all[at], all[other]] = [all[other]!, all[at]!]
      }
      return all
    },
  }
}
