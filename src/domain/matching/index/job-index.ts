import { allMonths, relevantMonths } from '#domain/matching/reading/worked-months.ts'
import type {
  AskedEducation,
  AskedLanguage,
  JobProfile,
  ProfessionalProfile,
  Title,
} from '#domain/matching/types.ts'
import { isGraduate, isSameWork } from '#domain/matching/score/years-factor.ts'
import { isTradeSure } from '#domain/matching/score/work-factor.ts'
import type { Workplace } from '#domain/matching/parts/place-part.ts'
import { skillWeight } from '#domain/matching/parts/skill-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titleKey } from '#domain/matching/reading/title.ts'
import { titlePartOf } from '#domain/matching/parts/title-part.ts'
import { partWeights } from '#domain/matching/weights.ts'
import { areWordsAsked, enoughOf } from '#domain/matching/parts/words-part.ts'
import { creditTable } from './credit-table.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import { Interner } from './interner.ts'
import { NumberLists } from './number-lists.ts'
import { educationKey, languagesKey, LEVELS, requirementKey, workplaceKey } from './keys.ts'
import {
  DEAD,
  descending,
  glanceOf,
  heaviestOf,
  levelCode,
  mostOfGroup,
  PER_JOB,
  rankBit,
  rankTable,
  RECORD,
  STRIDE,
} from './job-records.ts'
import { OpenNames } from './open-names.ts'
import { JobScan } from './job-scan.ts'
import { Subjects } from './subjects.ts'
import { type RankedEntry, TopList } from './top-list.ts'

/** Dead records are removed at this share of all, and at least this number. */
const MOST_DEAD = 0.3
const LEAST_SWEPT = 1000

/**
 * All active jobs in typed arrays, for the exact best k for one professional: the same jobs, points and order as scoring every job.
 * Jobs with the same title form a group; groups are visited in order of title closeness, and groups that cannot reach the k-th best
 * are skipped.
 */
export class JobIndex {
  readonly #taxonomy: Taxonomy
  readonly #titles = new Interner<Title>()
  readonly #places = new Interner<Workplace>()
  readonly #languages = new Interner<readonly AskedLanguage[]>()
  readonly #educations = new Interner<AskedEducation | null>()
  readonly #pays = new Interner<number | null>()
  readonly #openNames = new OpenNames()
  readonly #words = new Interner<string>()
  #records = new GrowingNumbers()
  #pool = new GrowingNumbers()
  #wordLists = new NumberLists()
  #subjects = new Subjects()
  /**
   * By title: the record position of each job, and the values that exclude most jobs early: place and level, and the two heaviest
   * requirements (`key << 9 | cost of missing one hundredth`).
   */
  #groups: GrowingNumbers[] = []
  /** By title: the ranks that its jobs have, or had (`rankBit`). */
  readonly #ranksOf: number[] = []
  readonly #recordOf = new Map<number, number>()

  constructor(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy
    this.#languages.intern('', [])
    this.#educations.intern('', null)
    this.#pays.intern('', null)
  }

  get size(): number {
    return this.#recordOf.size
  }

  /** The size of the arrays in bytes. */
  get bytes(): number {
    const groups = this.#groups.reduce((sum, { data }) => sum + data.byteLength, 0)
    const words = this.#wordLists.bytes.byteLength
    const arrays = this.#records.data.byteLength + this.#pool.data.byteLength + this.#subjects.bytes
    return arrays + words + groups
  }

  /** Adds or replaces a job. `recency` is a whole number, larger for newer, for example minutes. */
  put(job: JobProfile, recency: number): void {
    this.remove(job.id)
    const weight = skillWeight(job.requirements)
    const skills = this.#pool.reserve(job.requirements.length)
    let total = 0
    for (const [at, requirement] of job.requirements.entries()) {
      this.#pool.data[skills + at] =
        (requirementKey(this.#taxonomy, this.#openNames, requirement) << 8) | requirement.weight
      total += requirement.weight
    }
    const areWords = areWordsAsked(job.words.length)
    const words = this.#wordLists.append(job.words.map((word) => this.#words.intern(word, word)))
    const { place, mode, isLodged, served } = job
    const languages = this.#languages.intern(languagesKey(job.languages), job.languages)
    const education = this.#educations.intern(educationKey(job.education), job.education)
    const at = this.#records.reserve(STRIDE)
    const { data } = this.#records
    data[at + RECORD.id] = job.id
    data[at + RECORD.recency] = recency
    data[at + RECORD.place] = this.#places.intern(workplaceKey(job), {
      place,
      mode,
      isLodged,
      served,
    })
    data[at + RECORD.level] = levelCode(job)
    data[at + RECORD.languages] = languages
    data[at + RECORD.education] = education
    data[at + RECORD.pay] = this.#pays.intern(job.pay === null ? '' : String(job.pay), job.pay)
    data[at + RECORD.skills] = skills
    data[at + RECORD.skillCount] = job.requirements.length
    data[at + RECORD.words] = words
    data[at + RECORD.wordsLength] = this.#wordLists.length - words
    data[at + RECORD.wordsEnough] = areWords ? enoughOf(job.words) : 0
    data[at + RECORD.subject] = this.#subjects.add(job.subject)
    data[at + RECORD.skillTotal] = total
    data[at + RECORD.skillWeight] = weight
    data[at + RECORD.weights] =
      weight +
      partWeights.title +
      partWeights.years +
      partWeights.place +
      (languages === 0 ? 0 : partWeights.languages) +
      (education === 0 ? 0 : partWeights.education) +
      (areWords ? partWeights.words : 0)
    const group = this.#titles.intern(titleKey(job.title), job.title)
    this.#groups[group] ??= new GrowingNumbers(4)
    this.#ranksOf[group] = (this.#ranksOf[group] ?? 0) | rankBit(data[at + RECORD.level]!)
    const begin = this.#groups[group].reserve(PER_JOB)
    this.#groups[group].data.set([at, glanceOf(data, at), ...heaviestOf(data, this.#pool.data, at)], begin)
    this.#recordOf.set(job.id, at)
  }

  /** False if there was none. */
  remove(id: number): boolean {
    const at = this.#recordOf.get(id)
    if (at === undefined) return false
    this.#records.data[at + RECORD.id] = DEAD
    this.#recordOf.delete(id)
    const all = this.#records.length / STRIDE
    const dead = all - this.size
    if (dead >= LEAST_SWEPT && dead > all * MOST_DEAD) this.compact()
    return true
  }

  /** Removes dead records and puts the jobs of each title side by side; call it after the first load. */
  compact(): void {
    const records = new GrowingNumbers(this.size * STRIDE)
    const from = this.#records.data
    let poolLength = 0
    let wordsLength = 0
    for (const at of this.#recordOf.values()) {
      poolLength += from[at + RECORD.skillCount]!
      wordsLength += from[at + RECORD.wordsLength]!
    }
    const pool = new GrowingNumbers(poolLength)
    const wordLists = new NumberLists(wordsLength)
    const subjects = new Subjects()
    this.#groups = this.#groups.map((group) => {
      const moved = new GrowingNumbers(group.length)
      for (let index = 0; index < group.length; index += PER_JOB) {
        const at = group.data[index]!
        if (from[at + RECORD.id] === DEAD) continue
        const to = records.reserve(STRIDE)
        records.data.set(from.subarray(at, at + STRIDE), to)
        const count = from[at + RECORD.skillCount]!
        const begin = from[at + RECORD.skills]!
        const skills = pool.reserve(count)
        pool.data.set(this.#pool.data.subarray(begin, begin + count), skills)
        records.data[to + RECORD.skills] = skills
        records.data[to + RECORD.subject] = subjects.copy(this.#subjects, from[at + RECORD.subject]!)
        records.data[to + RECORD.words] = wordLists.copy(
          this.#wordLists,
          from[at + RECORD.words]!,
          from[at + RECORD.wordsLength]!,
        )
        const place = moved.reserve(PER_JOB)
        moved.data.set(group.data.subarray(index, index + PER_JOB), place)
        moved.data[place] = to
        this.#recordOf.set(from[at + RECORD.id]!, to)
      }
      return moved
    })
    this.#records = records
    this.#pool = pool
    this.#wordLists = wordLists
    this.#subjects = subjects
  }

  /** The best k jobs; among equals, newest first. `isWanted` filters jobs, for example those already applied to. */
  top(
    professional: ProfessionalProfile,
    k: number,
    isWanted: (id: number) => boolean = () => true,
  ): RankedEntry[] {
    const list = new TopList(k)
    if (k <= 0 || this.size === 0) return []
    const titleValues = new Int16Array(this.#titles.values.length)
    const areKnown = new Uint8Array(this.#titles.values.length)
    for (const [group, title] of this.#titles.values.entries()) {
      const { value, isKnown } = titlePartOf(this.#taxonomy, title, professional.titles)
      titleValues[group] = value
      areKnown[group] = isKnown ? 1 : 0
    }
    const credits = creditTable(this.#taxonomy, this.#openNames, professional)
    const arrays = {
      records: this.#records.data,
      pool: this.#pool.data,
      places: this.#places,
      languages: this.#languages,
      educations: this.#educations,
      pays: this.#pays,
      words: this.#words,
      wordLists: this.#wordLists.bytes,
      subjects: this.#subjects,
    }
    const ranks = rankTable(professional.rank)
    const scan = new JobScan(arrays, professional, credits, ranks, list, isWanted)
    const all = allMonths(professional.positions)
    const graduate = isGraduate(professional.education)
    for (const group of this.#order(titleValues, credits)) {
      const value = titleValues[group]!
      const title = this.#titles.values[group]!
      const titleReading = { value, isKnown: areKnown[group] === 1, isSure: isTradeSure(title) }
      if (mostOfGroup(value, scan.tradesOf(titleReading), this.#ranksOf[group]!, ranks) < list.floor) continue
      const relevant = relevantMonths(this.#taxonomy, title, professional.positions)
      scan.group(this.#groups[group]!, titleReading, {
        relevant,
        all,
        isSame: isSameWork(value),
        isGraduate: graduate,
      })
    }
    return list.entries()
  }

  /** Groups in visiting order: closest titles first; without a known title, those whose usual skills the person has. */
  #order(titleValues: Int16Array, credits: Uint8Array): Int32Array {
    if (titleValues.some((value) => value !== titleValues[0])) return descending(titleValues)
    return descending(
      Int16Array.from(this.#titles.values, ({ occupations }) => {
        const skills = this.#taxonomy.occupations[occupations[0]?.id ?? -1]?.skills ?? []
        const sum = skills.reduce((total, skill) => total + credits[skill * LEVELS]!, 0)
        return skills.length === 0 ? 0 : Math.floor((10 * sum) / skills.length)
      }),
    )
  }
}
