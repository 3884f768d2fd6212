import type { AskedLevel, Requirement } from '#domain/matching/types.ts'
import { creditValue, linkedLevel, wordCredit } from '#domain/matching/parts/skill-part.ts'
import { DUTY_WORD, OWN_WORD, wordWeights } from '#domain/matching/weights.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import type { Interner } from './interner.ts'
import type { Postings } from './postings.ts'

/** One way in which a held skill counts for a requirement. */
interface Use {
  requirement: number
  link: number
  kind: 'exact' | 'implied' | 'related' | 'broader'
}

/**
 * The requirements of one job, indexed by the skills that can meet them, so that each skill of a candidate is looked up once. A
 * held skill is packed as `key << 11 | strength << 3 | level`.
 */
export class RequirementTable {
  readonly total: number
  readonly #weights: readonly number[]
  readonly #levels: readonly AskedLevel[]
  readonly #best: Uint8Array
  /** By key of a held skill: 0, or the index of its uses plus one. */
  readonly #usesOf: Uint16Array
  readonly #uses: Use[][] = []
  /** Of each list of uses: the key of the held skill. */
  readonly #keys: number[] = []
  /** By word of a candidate: requirements outside the taxonomy with this stem in their name. */
  readonly #withWord = new Map<number, number[]>()
  readonly #stemCounts: number[]
  readonly #foundStems: Uint8Array

  constructor(
    taxonomy: Taxonomy,
    unlisted: Interner<string>,
    words: Interner<string>,
    requirements: readonly Requirement[],
  ) {
    this.total = requirements.reduce((sum, { weight }) => sum + weight, 0)
    this.#weights = requirements.map(({ weight }) => weight)
    this.#levels = requirements.map(({ level }) => level)
    this.#best = new Uint8Array(requirements.length)
    this.#usesOf = new Uint16Array(taxonomy.skills.length + unlisted.values.length)
    const base = taxonomy.skills.length
    this.#stemCounts = requirements.map(({ skill, name }) => (skill < 0 ? name.split(' ').length : 0))
    this.#foundStems = new Uint8Array(requirements.length)
    for (const [requirement, { skill, name }] of requirements.entries()) {
      if (skill < 0) {
        for (const stem of name.split(' ')) {
          const word = words.find(stem)
          if (word !== undefined) this.#withWord.set(word, [...(this.#withWord.get(word) ?? []), requirement])
        }
        const known = unlisted.find(name)
        if (known !== undefined) this.#use(base + known, { requirement, link: 100, kind: 'exact' })
        continue
      }
      this.#use(skill, { requirement, link: 100, kind: 'exact' })
      for (const held of taxonomy.creditedBy(skill)) {
        const link = taxonomy.linkOf(held, skill)!
        this.#use(held, { requirement, link: link.value, kind: link.kind })
      }
    }
  }

  #use(key: number, use: Use): void {
    if (this.#usesOf[key] === 0) {
      this.#usesOf[key] = this.#uses.push([])
      this.#keys.push(key)
    }
    this.#uses[this.#usesOf[key]! - 1]!.push(use)
  }

  /**
   * For each record at least its sum of weight × best credit, in hundredths: levels do not matter, and skills that meet the same
   * requirement are added up.
   */
  atMost(records: number, { skills, words }: { skills: Postings; words: Postings }): Int32Array {
    const sums = new Int32Array(records)
    for (const [index, key] of this.#keys.entries())
      for (const { requirement, link } of this.#uses[index]!)
        skills.addTo(sums, key, this.#weights[requirement]! * link)
    for (const [word, requirements] of this.#withWord)
      for (const requirement of requirements)
        words.addTo(
          sums,
          word,
          Math.ceil(
            (100 * this.#weights[requirement]! * wordWeights.all) /
              (OWN_WORD * this.#stemCounts[requirement]!),
          ),
        )
    return sums
  }

  /** The sum of weight × best credit over the requirements, for the held skills and then the words in a range of a pool. */
  sumOf(pool: Int32Array, begin: number, words: number, end: number): number {
    const best = this.#best.fill(0)
    if (this.#withWord.size > 0) this.#readWords(pool, words, end)
    for (let index = begin; index < words; index++) {
      const packed = pool[index]!
      const uses = this.#usesOf[packed >>> 11]!
      if (uses === 0) continue
      const strength = (packed >>> 3) & 255
      const level = (packed & 7) as AskedLevel
      for (const { requirement, link, kind } of this.#uses[uses - 1]!) {
        const value = creditValue(strength, link, linkedLevel(kind, level), this.#levels[requirement]!)
        if (value > best[requirement]!) best[requirement] = value
      }
    }
    let sum = 0
    for (let requirement = 0; requirement < best.length; requirement++)
      sum += this.#weights[requirement]! * best[requirement]!
    return sum
  }

  #readWords(pool: Int32Array, begin: number, end: number): void {
    const found = this.#foundStems.fill(0)
    for (let index = begin; index < end; index++) {
      const packed = pool[index]!
      const share = (packed & 1) === 1 ? OWN_WORD : DUTY_WORD
      for (const requirement of this.#withWord.get(packed >>> 1) ?? []) found[requirement]! += share
    }
    for (let requirement = 0; requirement < found.length; requirement++)
      if (found[requirement]! > 0)
        this.#best[requirement] = wordCredit(found[requirement]!, this.#stemCounts[requirement]!)
  }
}
