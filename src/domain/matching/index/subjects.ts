import { vectorLength } from '#domain/matching/reading/text-vector.ts'
import { subjectFactor } from '#domain/matching/score/subject-factor.ts'

/** What texts are about, side by side in bytes. Number 0 belongs to all that say too little. */
export class Subjects {
  #data = new Int8Array(vectorLength)
  #count = 1

  get bytes(): number {
    return this.#data.byteLength
  }

  /** Stores one and returns its number. */
  add(subject: ArrayLike<number>): number {
    if (subject.length === 0) return 0
    const at = this.#count * vectorLength
    if (at === this.#data.length) {
      const grown = new Int8Array(2 * at)
      grown.set(this.#data)
      this.#data = grown
    }
    this.#data.set(subject, at)
    return this.#count++
  }

  copy(from: Subjects, number: number): number {
    return this.add(from.#at(number))
  }

  /** The factor of the subject with this number, with another one. */
  factorOf(number: number, other: Int8Array): number {
    return number === 0 ? 1000 : subjectFactor(this.#data, other, number * vectorLength)
  }

  #at(number: number): Int8Array {
    const at = number * vectorLength
    return number === 0 ? new Int8Array() : this.#data.subarray(at, at + vectorLength)
  }
}
