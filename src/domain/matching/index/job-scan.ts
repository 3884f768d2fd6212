import { distinctivenessOf } from '#domain/matching/reading/distinctive-words.ts'
import type { AskedEducation, AskedLanguage, ProfessionalProfile } from '#domain/matching/types.ts'
import { educationPart } from '#domain/matching/parts/education-part.ts'
import { languagePart } from '#domain/matching/parts/language-part.ts'
import {
  aboutFactor,
  factoredPoints,
  nearFactor,
  qualificationFactor,
} from '#domain/matching/score/combined-factors.ts'
import { asksNoCareer } from '#domain/matching/score/beginners.ts'
import { educationFactor } from '#domain/matching/score/education-factor.ts'
import { languageFactor } from '#domain/matching/score/language-factor.ts'
import { rampFactor } from '#domain/matching/score/ramp-factor.ts'
import { tradeFactor, workFactor, workValue } from '#domain/matching/score/work-factor.ts'
import type { WorkedMonths } from '#domain/matching/score/years-factor.ts'
import { payPart } from '#domain/matching/parts/pay-part.ts'
import { placePart, type Workplace } from '#domain/matching/parts/place-part.ts'
import { pointsOf } from '#domain/matching/score/points.ts'
import { hasSkills, skillShare } from '#domain/matching/parts/skill-part.ts'
import { DUTY_WORD, missingValues, OWN_WORD, partWeights } from '#domain/matching/weights.ts'
import { areWordsKnown, wordsValue } from '#domain/matching/parts/words-part.ts'
import type { GrowingNumbers } from './growing-numbers.ts'
import { type Interner, Memo } from './interner.ts'
import {
  DEAD,
  isOpenLevel,
  LEVEL_COUNT,
  type LevelTable,
  levelTable,
  lossesAllowed,
  PER_JOB,
  type RankTable,
  RECORD,
  type TradeBounds,
} from './job-records.ts'
import { sumOfList } from './number-lists.ts'
import type { Subjects } from './subjects.ts'
import type { TopList } from './top-list.ts'

export interface JobArrays {
  records: Int32Array
  pool: Int32Array
  places: Interner<Workplace>
  languages: Interner<readonly AskedLanguage[]>
  educations: Interner<AskedEducation | null>
  pays: Interner<number | null>
  words: Interner<string>
  /** The words of each job, stored in `NumberLists`. */
  wordLists: Uint8Array
  /** What each job is about, by its number. */
  subjects: Subjects
}

/** The closeness of a group's title, in thousandths; an estimate if it is unknown. */
interface ReadTitle {
  value: number
  isKnown: boolean
  /** The jobs' title identifies the work with certainty. */
  isSure: boolean
}

/** Scores one professional against groups of jobs. What several jobs share (a place, a level, a language) is computed once. */
export class JobScan {
  readonly #arrays: JobArrays
  readonly #list: TopList
  readonly #isWanted: (id: number) => boolean
  readonly #areSkillsKnown: boolean
  /** By requirement key: credit, and what is missing of it. */
  readonly #credits: Uint8Array
  readonly #lacks: Uint8Array
  /** What a place costs, in weight × thousandths; and its factor. */
  readonly #placeLoss: Int32Array
  readonly #placeFactor: Int32Array
  readonly #ranks: RankTable
  readonly #allowed = new Int32Array(LEVEL_COUNT)
  /** By level code: the maximum of the work factor. */
  readonly #trades = new Int32Array(LEVEL_COUNT)
  readonly #levelTables = new Map<number, LevelTable>()
  readonly #languages: Memo<readonly AskedLanguage[]>
  readonly #educations: Memo<AskedEducation | null>
  readonly #languageFactors: Memo<readonly AskedLanguage[]>
  readonly #educationFactors: Memo<AskedEducation | null>
  readonly #pays: Memo<number | null>
  readonly #isPayAsked: boolean
  /** By word: its distinctiveness × the profile's share of it. */
  readonly #told: Uint8Array
  readonly #areWordsKnown: boolean
  readonly #subject: Int8Array
  readonly #isBeginner: boolean
  /** Whether an ad with these studies takes people without any. */
  readonly #areStudiesFree: Memo<AskedEducation | null>

  constructor(
    arrays: JobArrays,
    professional: ProfessionalProfile,
    credits: Uint8Array,
    ranks: RankTable,
    list: TopList,
    isWanted: (id: number) => boolean,
  ) {
    this.#arrays = arrays
    this.#list = list
    this.#ranks = ranks
    this.#isWanted = isWanted
    this.#areSkillsKnown = hasSkills(professional)
    this.#credits = credits
    this.#lacks = new Uint8Array(credits.length).fill(
      this.#areSkillsKnown ? 100 : 100 - missingValues.skills / 10,
    )
    if (this.#areSkillsKnown)
      for (let key = 0; key < credits.length; key++) this.#lacks[key]! -= credits[key]!
    const places = Int32Array.from(
      arrays.places.values,
      (workplace) => placePart(workplace, professional.place).value,
    )
    this.#placeLoss = places.map((value) => partWeights.place * (1000 - value))
    this.#placeFactor = places.map((value) => rampFactor('place', value))
    this.#languages = new Memo(
      arrays.languages,
      (asked) => languagePart(asked, professional.languages)?.value ?? 0,
    )
    this.#languageFactors = new Memo(arrays.languages, (asked) =>
      languageFactor(languagePart(asked, professional.languages)),
    )
    this.#educations = new Memo(
      arrays.educations,
      (asked) => educationPart(asked, professional.education)?.value ?? 0,
    )
    this.#educationFactors = new Memo(arrays.educations, (asked) =>
      educationFactor(asked, professional.education),
    )
    this.#pays = new Memo(arrays.pays, (offered) => payPart(offered, professional.pay)?.value ?? 0)
    this.#isPayAsked = payPart(1, professional.pay) !== null
    this.#areWordsKnown = areWordsKnown(professional.words.length)
    this.#told = new Uint8Array(arrays.words.values.length)
    const mark = (words: readonly string[], share: number) => {
      for (const word of words) {
        const id = arrays.words.find(word)
        if (id !== undefined) this.#told[id] = distinctivenessOf(word) * share
      }
    }
    mark(professional.duties, DUTY_WORD)
    mark(professional.words, OWN_WORD)
    this.#subject = Int8Array.from(professional.subject)
    this.#isBeginner = professional.isBeginner
    this.#areStudiesFree = new Memo(arrays.educations, (asked) => (asksNoCareer(asked) ? 1 : 0))
  }

  /** The maximum of the work factor in a group: of its jobs for the experienced, and of those whose level is open to beginners. */
  tradesOf({ value, isKnown, isSure }: ReadTitle): TradeBounds {
    const trade = isKnown && this.#areSkillsKnown ? tradeFactor(value, isSure) : 1000
    return { closed: trade, open: this.#isBeginner ? 1000 : trade }
  }

  /** Adds the jobs of a group to the list; `worked`: the months that count for the group's title. */
  group({ data, length }: GrowingNumbers, title: ReadTitle, worked: WorkedMonths): void {
    const { losses: levelLoss, factors: levelFactor } = this.#levels(worked)
    const placeLoss = this.#placeLoss
    const placeFactor = this.#placeFactor
    const lacks = this.#lacks
    const { records } = this.#arrays
    const titleLoss = partWeights.title * (1000 - title.value)
    const ofTitle = this.tradesOf(title)
    const trades = this.#trades
    for (let level = 0; level < LEVEL_COUNT; level++)
      trades[level] = isOpenLevel[level] === 1 ? ofTitle.open : ofTitle.closed
    let { floor } = this.#list
    const allowed = lossesAllowed(floor, levelFactor, trades, this.#allowed)
    for (let index = 0; index < length; index += PER_JOB) {
      const glance = data[index + 1]!
      const first = data[index + 2]!
      const second = data[index + 3]!
      const loss = titleLoss + levelLoss[glance & 63]! + placeLoss[glance >>> 14]!
      const skillLoss = (first & 511) * lacks[first >>> 9]! + (second & 511) * lacks[second >>> 9]!
      const weights = (glance >>> 6) & 255
      if (loss + skillLoss > weights * allowed[glance & 63]!) continue
      const near = nearFactor(levelFactor[glance & 63]!, placeFactor[glance >>> 14]!)
      const trade = trades[glance & 63]!
      // The maximum of the mean times the known factors does not reach the floor.
      if ((weights * 1000 - loss - skillLoss) * near * trade < floor * weights * 100_000) continue
      const at = data[index]!
      const id = records[at]!
      if (id === DEAD) continue
      const points = this.#pointsOf(at, title, trade, loss, near, floor)
      if (points < floor || !this.#isWanted(id)) continue
      this.#list.offer(id, points, records[at + RECORD.recency]!)
      if (floor === this.#list.floor) continue
      floor = this.#list.floor
      lossesAllowed(floor, levelFactor, trades, allowed)
    }
  }

  #levels(worked: WorkedMonths): LevelTable {
    const key = worked.relevant === null ? -1 : 2 * worked.relevant + (worked.isSame ? 1 : 0)
    let levels = this.#levelTables.get(key)
    if (levels === undefined) {
      levels = levelTable(worked, this.#ranks)
      this.#levelTables.set(key, levels)
    }
    return levels
  }

  /**
   * The points of one job, or a number below `floor` if it cannot reach it. `loss` is that of title, level and place, `near` their
   * factor.
   */
  #pointsOf(at: number, title: ReadTitle, trade: number, loss: number, near: number, floor: number): number {
    const { records } = this.#arrays
    const ownWeight = records[at + RECORD.skillWeight]!
    const languages = records[at + RECORD.languages]!
    const education = records[at + RECORD.education]!
    const pay = records[at + RECORD.pay]!
    let weights = records[at + RECORD.weights]!
    let sum = (partWeights.title + partWeights.years + partWeights.place) * 1000 - loss
    let qualifications = 1000
    let payFactor = 1000
    if (languages !== 0) {
      sum += partWeights.languages * this.#languages.at(languages)
      qualifications = this.#languageFactors.at(languages)
    }
    if (education !== 0) {
      const value = this.#educations.at(education)
      sum += partWeights.education * value
      qualifications = qualificationFactor(this.#educationFactors.at(education), qualifications)
    }
    if (pay !== 0 && this.#isPayAsked) {
      const value = this.#pays.at(pay)
      weights += partWeights.pay
      sum += partWeights.pay * value
      payFactor = rampFactor('pay', value)
    }
    const wordWeight = records[at + RECORD.wordsEnough] === 0 ? 0 : partWeights.words
    const most = pointsOf(sum + (ownWeight + wordWeight) * 1000, weights)
    if (factoredPoints(most, near, payFactor, qualifications, trade) < floor) return -1
    const isFirst = this.#isFirst(at)
    let skills = 0
    if (ownWeight > 0) {
      skills = this.#areSkillsKnown ? this.#skills(at) : missingValues.skills
      sum += ownWeight * skills
    }
    const isWorkKnown = !isFirst && title.isKnown && (ownWeight === 0 || this.#areSkillsKnown)
    const workAt = (words: number) =>
      isWorkKnown
        ? workFactor(title.value, title.isSure, workValue(title.value, ownWeight, skills, wordWeight, words))
        : 1000
    // The words cannot add more than a complete match would, and the subject can only lower.
    const withWords = pointsOf(sum + wordWeight * 1000, weights)
    const work = workAt(1000)
    if (factoredPoints(withWords, near, payFactor, qualifications, work) < floor) return -1
    const subject = isFirst
      ? 1000
      : this.#arrays.subjects.factorOf(records[at + RECORD.subject]!, this.#subject)
    if (factoredPoints(withWords, near, payFactor, qualifications, aboutFactor(work, subject)) < floor)
      return -1
    const words = wordWeight === 0 ? 0 : this.#words(at)
    const points = pointsOf(sum + wordWeight * words, weights)
    return factoredPoints(points, near, payFactor, qualifications, aboutFactor(workAt(words), subject))
  }

  /** Whether it is a job for beginners, and they are one. */
  #isFirst(at: number): boolean {
    if (!this.#isBeginner) return false
    const { records } = this.#arrays
    return (
      isOpenLevel[records[at + RECORD.level]!] === 1 &&
      this.#areStudiesFree.at(records[at + RECORD.education]!) === 1
    )
  }

  #words(at: number): number {
    if (!this.#areWordsKnown) return missingValues.words
    const { records, wordLists } = this.#arrays
    const begin = records[at + RECORD.words]!
    const found = sumOfList(wordLists, begin, records[at + RECORD.wordsLength]!, this.#told)
    return wordsValue(found, records[at + RECORD.wordsEnough]!)
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
