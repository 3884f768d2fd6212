import { wordCredit } from '#domain/matching/parts/skill-part.ts'
import { DUTY_WORD, OWN_WORD } from '#domain/matching/weights.ts'

/** Requirements outside the taxonomy, by name and by the stems in it. */
export class OpenNames {
  readonly #ids = new Map<string, number>()
  readonly #stemCounts: number[] = []
  readonly #byStem = new Map<string, number[]>()

  get size(): number {
    return this.#stemCounts.length
  }

  find(name: string): number | undefined {
    return this.#ids.get(name)
  }

  intern(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    const id = this.#stemCounts.length
    this.#ids.set(name, id)
    const stems = name.split(' ')
    this.#stemCounts.push(stems.length)
    for (const stem of stems) {
      const names = this.#byStem.get(stem)
      if (names) names.push(id)
      else this.#byStem.set(stem, [id])
    }
    return id
  }

  /** The credit of these words, written by the person or typical of the work, for each name: 0-100. */
  creditsOf(words: readonly string[], duties: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.size)
    for (const word of words) for (const id of this.#byStem.get(word) ?? []) found[id]! += OWN_WORD
    for (const word of duties) for (const id of this.#byStem.get(word) ?? []) found[id]! += DUTY_WORD
    // A loop of its own: a function for each of tens of thousands of names costs half a millisecond.
    for (let id = 0; id < found.length; id++)
      if (found[id] !== 0) found[id] = wordCredit(found[id]!, this.#stemCounts[id]!)
    return found
  }
}
