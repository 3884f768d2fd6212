interface Place<T> {
  what: T
  from: string
  /** Lower rounds go first. */
  round: number
}

/** How many may wait in all, and how many of them for one person. */
export interface LineLimits {
  inAll: number
  perPerson: number
}

/**
 * A line in which everybody has their turn: the first thing of a person waits for no second thing of another. Each thing gets a round, one
 * after the last round of the same person; rounds are served in order, and within a round who came first.
 */
export class WaitingLine<T> {
  readonly #limits: LineLimits
  readonly #places: Place<T>[] = []
  readonly #lastRoundOf = new Map<string, number>()
  #round = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  /** Takes a thing in. False when the line is full, or full of things of this person. */
  join(from: string, what: T): boolean {
    const own = this.#places.filter((place) => place.from === from).length
    if (this.#places.length >= this.#limits.inAll || own >= this.#limits.perPerson) return false
    const round = Math.max(this.#round, (this.#lastRoundOf.get(from) ?? -1) + 1)
    this.#lastRoundOf.set(from, round)
    const behind = this.#places.findIndex((place) => place.round > round)
    this.#places.splice(behind < 0 ? this.#places.length : behind, 0, { what, from, round })
    return true
  }

  /** Takes the first out; undefined when nobody waits. */
  next(): T | undefined {
    const place = this.#places.shift()
    if (!place) return undefined
    this.#round = place.round
    // Who was last served in a round before this one starts from this one anyway.
    for (const [from, round] of this.#lastRoundOf) if (round < this.#round) this.#lastRoundOf.delete(from)
    return place.what
  }

  get length(): number {
    return this.#places.length
  }

  /** What waits, the first first. */
  waiting(): T[] {
    return this.#places.map(({ what }) => what)
  }

  /** Takes everything out. */
  clear(): T[] {
    return this.#places.splice(0).map(({ what }) => what)
  }
}
