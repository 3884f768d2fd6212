/** Lists of whole numbers from 0 on, sorted and stored as gaps: about one byte for each number that many lists share. */
export class NumberLists {
  bytes: Uint8Array
  length = 0

  constructor(capacity = 16) {
    this.bytes = new Uint8Array(capacity)
  }

  /** Appends a list; it occupies the range from the returned start to `length`. */
  append(numbers: readonly number[]): number {
    const begin = this.length
    let before = 0
    for (const number of numbers.toSorted((a, b) => a - b)) {
      let gap = number - before
      for (; gap > 127; gap >>>= 7) this.#push((gap & 127) | 128)
      this.#push(gap)
      before = number
    }
    return begin
  }

  /** Copies a list from the bytes of another instance. */
  copy({ bytes }: NumberLists, begin: number, length: number): number {
    const to = this.#reserve(length)
    this.bytes.set(bytes.subarray(begin, begin + length), to)
    return to
  }

  #push(byte: number): void {
    const at = this.#reserve(1)
    this.bytes[at] = byte
  }

  #reserve(count: number): number {
    const begin = this.length
    this.length += count
    if (this.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.length, Math.ceil(this.bytes.length * 1.5)))
      larger.set(this.bytes)
      this.bytes = larger
    }
    return begin
  }
}

/** The sum of a table's values for the numbers of a list. */
export function sumOfList(bytes: Uint8Array, begin: number, length: number, table: Uint8Array): number {
  const end = begin + length
  let sum = 0
  let number = 0
  for (let at = begin; at < end;) {
    let byte = bytes[at++]!
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!
      gap |= (byte & 127) << shift
    }
    number += gap
    sum += table[number]!
  }
  return sum
}
