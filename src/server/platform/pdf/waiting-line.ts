interface Place<T> {
  what: T
  from: string
  isBackground: boolean
  /** Lower rounds are served first. */
  round: number
}

/** The limits of waiting items: in total, and per person. */
export interface LineLimits {
  inAll: number
  perPerson: number
}

/**
 * A fair queue: a person's first item never waits for another person's second. Each item gets the round after the
 * last one of the same person. Rounds are served in order, and each round by arrival. Background items come after all
 * others.
 */
export class WaitingLine<T> {
  readonly #limits: LineLimits
  readonly #places: Place<T>[] = []
  readonly #lastRoundOf = new Map<string, number>()
  #round = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  /** Adds an item. False when the line is full, in total or for this person. */
  join(from: string, what: T, isBackground = false): boolean {
    const waitingOfPerson = this.#places.filter((place) => place.from === from).length
    if (this.#places.length >= this.#limits.inAll || waitingOfPerson >= this.#limits.perPerson) return false
    const round = Math.max(this.#round, (this.#lastRoundOf.get(from) ?? -1) + 1)
    this.#lastRoundOf.set(from, round)
    const behind = this.#places.findIndex((place) =>
      place.isBackground === isBackground ? place.round > round : place.isBackground,
    )
    this.#places.splice(behind < 0 ? this.#places.length : behind, 0, { what, from, isBackground, round })
    return true
  }

  /** Removes the first item; undefined when the line is empty. */
  next(): T | undefined {
    const place = this.#places.shift()
    if (!place) return undefined
    this.#round = place.round
    // A person last served in an earlier round starts from the current one anyway.
    for (const [from, round] of this.#lastRoundOf) if (round < this.#round) this.#lastRoundOf.delete(from)
    return place.what
  }

  /** Takes an item out before its turn; false if it no longer waits. */
  leave(what: T): boolean {
    const at = this.#places.findIndex((place) => place.what === what)
    if (at >= 0) this.#places.splice(at, 1)
    return at >= 0
  }

  get length(): number {
    return this.#places.length
  }

  /** The waiting items in order. */
  waiting(): T[] {
    return this.#places.map(({ what }) => what)
  }

  /** Removes all items. */
  clear(): T[] {
    return this.#places.splice(0).map(({ what }) => what)
  }
}
