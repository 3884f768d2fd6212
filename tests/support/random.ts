/** Random choices that a seed repeats (mulberry32). */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number
  /** A whole number below `end`. */
  below(end: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
}

export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return { next, below, chance: (share) => next() < share, pick: (list) => list[below(list.length)]! }
}
