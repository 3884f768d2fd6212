import { GrowingNumbers } from './growing-numbers.ts'

/** Of each posting the lowest bits are a small number, the others the record. */
const VALUE_BITS = 7

/** By skill or word: the records that have it, each with a number from 0 to 127. */
export class Postings {
  readonly #lists = new Map<number, GrowingNumbers>()

  /** The size of the arrays in bytes. */
  get bytes(): number {
    let sum = 0
    for (const { data } of this.#lists.values()) sum += data.byteLength
    return sum
  }

  add(key: number, record: number, value: number): void {
    let list = this.#lists.get(key)
    if (list === undefined) this.#lists.set(key, (list = new GrowingNumbers(4)))
    list.push((record << VALUE_BITS) | value)
  }

  /** Adds `factor` × the number of each record with this key to its sum. */
  addTo(sums: Int32Array, key: number, factor: number): void {
    const list = this.#lists.get(key)
    if (list === undefined) return
    const { data, length } = list
    for (let index = 0; index < length; index++) {
      const packed = data[index]!
      sums[packed >>> VALUE_BITS]! += factor * (packed & ((1 << VALUE_BITS) - 1))
    }
  }
}
