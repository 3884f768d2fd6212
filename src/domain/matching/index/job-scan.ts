import type { AskedEducation } from '../education.ts'
import { educationPart } from '../education-part.ts'
import type { AskedLanguage } from '../job-profile.ts'
import { languagePart } from '../language-part.ts'
import { payPart } from '../pay-part.ts'
import { placePart, type Workplace } from '../place-part.ts'
import { pointsOf } from '../points.ts'
import type { ProfessionalProfile } from '../professional-profile.ts'
import { hasSkills, skillShare } from '../skill-part.ts'
import { missingValues, partWeights } from '../weights.ts'
import { areWordsAsked, areWordsKnown, wordsValue } from '../words-part.ts'
import type { GrowingNumbers } from './growing-numbers.ts'
import { type Interner, Memo } from './interner.ts'
import { DEAD, LEVEL_COUNT, levelValue, lossAt, PER_JOB, RECORD } from './job-records.ts'
import type { TopList } from './top-list.ts'

export interface JobArrays {
  records: Int32Array
  pool: Int32Array
  places: Interner<Workplace>
  languages: Interner<readonly AskedLanguage[]>
  educations: Interner<AskedEducation | null>
  pays: Interner<number | null>
  words: Interner<string>
}

/** One professional against groups of jobs. What several jobs share (a place, a level, a language) is computed once. */
export class JobScan {
  readonly #arrays: JobArrays
  readonly #professional: ProfessionalProfile
  readonly #list: TopList
  readonly #isWanted: (id: number) => boolean
  readonly #areSkillsKnown: boolean
  /** By requirement key: credit, and what is missing of it. */
  readonly #credits: Uint8Array
  readonly #lacks: Uint8Array
  /** What a place costs, in weight × thousandths. */
  readonly #placeLoss: Int32Array
  readonly #levelLoss = new Map<number | null, Int32Array>()
  readonly #languages: Memo<readonly AskedLanguage[]>
  readonly #educations: Memo<AskedEducation | null>
  readonly #pays: Memo<number | null>
  readonly #isPayAsked: boolean
  /** By word: whether the profile has it. */
  readonly #hasWord: Uint8Array
  readonly #areWordsKnown: boolean

  constructor(
    arrays: JobArrays,
    professional: ProfessionalProfile,
    credits: Uint8Array,
    list: TopList,
    isWanted: (id: number) => boolean,
  ) {
    this.#arrays = arrays
    this.#professional = professional
    this.#list = list
    this.#isWanted = isWanted
    this.#areSkillsKnown = hasSkills(professional)
    this.#credits = credits
    this.#lacks = this.#areSkillsKnown
      ? credits.map((credit) => 100 - credit)
      : new Uint8Array(credits.length)
    this.#placeLoss = Int32Array.from(
      arrays.places.values,
      (workplace) => partWeights.place * (1000 - placePart(workplace, professional.place).value),
    )
    this.#languages = new Memo(
      arrays.languages,
      (asked) => languagePart(asked, professional.languages)?.value ?? 0,
    )
    this.#educations = new Memo(
      arrays.educations,
      (asked) => educationPart(asked, professional.education)?.value ?? 0,
    )
    this.#pays = new Memo(arrays.pays, (offered) => payPart(offered, professional.pay)?.value ?? 0)
    this.#isPayAsked = payPart(1, professional.pay) !== null
    this.#areWordsKnown = areWordsKnown(professional.words.length)
    this.#hasWord = new Uint8Array(arrays.words.values.length)
    for (const word of professional.words) {
      const id = arrays.words.find(word)
      if (id !== undefined) this.#hasWord[id] = 1
    }
  }

  /** Offers the jobs of a group to the list; `months` are those that count for the group's title. */
  group({ data, length }: GrowingNumbers, titleValue: number, months: number | null): void {
    const levelLoss = this.#levels(months)
    const placeLoss = this.#placeLoss
    const lacks = this.#lacks
    const { records } = this.#arrays
    const titleLoss = partWeights.title * (1000 - titleValue)
    let { floor } = this.#list
    let lossPerWeight = lossAt(floor)
    for (let index = 0; index < length; index += PER_JOB) {
      const glance = data[index + 1]!
      const first = data[index + 2]!
      const second = data[index + 3]!
      const loss = titleLoss + levelLoss[glance & 63]! + placeLoss[glance >>> 13]!
      const skillLoss = (first & 511) * lacks[first >>> 9]! + (second & 511) * lacks[second >>> 9]!
      if (loss + skillLoss > ((glance >>> 6) & 127) * lossPerWeight) continue
      const at = data[index]!
      const id = records[at]!
      if (id === DEAD) continue
      const points = this.#pointsOf(at, loss, floor)
      if (points < floor || !this.#isWanted(id)) continue
      this.#list.offer(id, points, records[at + RECORD.newness]!)
      floor = this.#list.floor
      lossPerWeight = lossAt(floor)
    }
  }

  #levels(months: number | null): Int32Array {
    let levels = this.#levelLoss.get(months)
    if (levels === undefined) {
      levels = Int32Array.from(
        { length: LEVEL_COUNT },
        (_, code) => partWeights.years * (1000 - levelValue(code, months, this.#professional.rank)),
      )
      this.#levelLoss.set(months, levels)
    }
    return levels
  }

  /** The points of one job, or fewer than `floor` where it cannot reach them. `loss` is that of title, level and place. */
  #pointsOf(at: number, loss: number, floor: number): number {
    const { records } = this.#arrays
    const ownWeight = records[at + RECORD.skillWeight]!
    const languages = records[at + RECORD.languages]!
    const education = records[at + RECORD.education]!
    const pay = records[at + RECORD.pay]!
    let weights = records[at + RECORD.weights]!
    let sum = (partWeights.title + partWeights.years + partWeights.place) * 1000 - loss
    if (languages !== 0) sum += partWeights.languages * this.#languages.at(languages)
    if (education !== 0) sum += partWeights.education * this.#educations.at(education)
    if (pay !== 0 && this.#isPayAsked) {
      weights += partWeights.pay
      sum += partWeights.pay * this.#pays.at(pay)
    }
    const wordCount = records[at + RECORD.wordCount]!
    const wordWeight = areWordsAsked(wordCount) ? partWeights.words : 0
    if (pointsOf(sum + (ownWeight + wordWeight) * 1000, weights) < floor) return -1
    if (ownWeight > 0) sum += ownWeight * (this.#areSkillsKnown ? this.#skills(at) : missingValues.skills)
    if (wordWeight === 0) return pointsOf(sum, weights)
    if (pointsOf(sum + wordWeight * 1000, weights) < floor) return -1
    return pointsOf(sum + wordWeight * this.#words(at, wordCount), weights)
  }

  #words(at: number, count: number): number {
    if (!this.#areWordsKnown) return missingValues.words
    const { records, pool } = this.#arrays
    const begin = records[at + RECORD.skills]! + records[at + RECORD.skillCount]!
    let found = 0
    for (let index = begin; index < begin + count; index++) found += this.#hasWord[pool[index]!]!
    return wordsValue(found, count)
  }

  #skills(at: number): number {
    const { records, pool } = this.#arrays
    const credits = this.#credits
    const begin = records[at + RECORD.skills]!
    const end = begin + records[at + RECORD.skillCount]!
    let sum = 0
    for (let index = begin; index < end; index++) {
      const packed = pool[index]!
      sum += (packed & 255) * credits[packed >>> 8]!
    }
    return skillShare(sum, records[at + RECORD.skillTotal]!)
  }
}
