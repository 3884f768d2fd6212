/** Ids from 0 on for values shared by many entries, so that results are computed once per value. */
export class Interner<T> {
  readonly #ids = new Map<string, number>()
  readonly values: T[] = []

  intern(key: string, value: T): number {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.values.length
    this.#ids.set(key, id)
    this.values.push(value)
    return id
  }

  find(key: string): number | undefined {
    return this.#ids.get(key)
  }
}

const UNREAD = -1

/** A value from 0 to 32,767 for each entry, computed on first use. */
export class Memo<T> {
  readonly #interner: Interner<T>
  readonly #valueOf: (value: T) => number
  readonly #values: Int16Array

  constructor(interner: Interner<T>, valueOf: (value: T) => number) {
    this.#interner = interner
    this.#valueOf = valueOf
    this.#values = new Int16Array(interner.values.length).fill(UNREAD)
  }

  at(id: number): number {
    const value = this.#values[id]!
    return value === UNREAD ? this.#read(id) : value
  }

  #read(id: number): number {
    const value = this.#valueOf(this.#interner.values[id]!)
    this.#values[id] = value
    return value
  }
}
