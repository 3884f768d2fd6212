/** A growing typed array, without an object for each number. */
export class GrowingNumbers {
  data: Int32Array
  length = 0

  constructor(capacity = 16) {
    this.data = new Int32Array(capacity)
  }

  /** Reserves `count` more numbers and returns their start. */
  reserve(count: number): number {
    const begin = this.length
    this.length += count
    if (this.length > this.data.length) {
      const larger = new Int32Array(Math.max(this.length, Math.ceil(this.data.length * 1.5)))
      larger.set(this.data)
      this.data = larger
    }
    return begin
  }

  push(value: number): void {
    const at = this.reserve(1)
    this.data[at] = value
  }
}
