import type { Home, JobProfile, ProfessionalProfile, Title } from '#domain/matching/types.ts'
import { factoredPoints } from '#domain/matching/score/combined-factors.ts'
import { isForBeginners } from '#domain/matching/score/beginners.ts'
import { isTradeSure, tradeFactor } from '#domain/matching/score/work-factor.ts'
import { pointsOf } from '#domain/matching/score/points.ts'
import { hasSkills, skillWeight } from '#domain/matching/parts/skill-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titleCloseness, titleKey } from '#domain/matching/reading/title.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import { DUTY_WORD, missingValues, OWN_WORD, partWeights } from '#domain/matching/weights.ts'
import {
  candidateScorer,
  NO_PAY,
  packedRank,
  packedWord,
  RECORD,
  STRIDE,
  UNPLACED,
} from './candidate-scorer.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import { Interner } from './interner.ts'
import { homeKey } from './keys.ts'
import { Postings } from './postings.ts'
import { Subjects } from './subjects.ts'
import { type RankedEntry, TopList } from './top-list.ts'

const DEAD = -1
const MOST_DEAD = 0.3
const LEAST_SWEPT = 1000

type Languages = ProfessionalProfile['languages']
type Education = ProfessionalProfile['education']

const languagesKey = (languages: Languages): string =>
  languages.map(({ skill, level }) => `${skill}:${level}`).join(',')
const educationKey = (education: Education): string =>
  education === null ? '' : `${education.level ?? 0}|${education.careers.join(',')}`

/**
 * All candidates in typed arrays, for the exact best k for one job: the same people, points and order as scoring everyone.
 * Candidates are visited in the order of what their title allows at most.
 */
export class CandidateIndex {
  readonly #taxonomy: Taxonomy
  readonly #titles = new Interner<Title>()
  readonly #places = new Interner<Home>()
  readonly #languages = new Interner<Languages>()
  readonly #educations = new Interner<Education>()
  readonly #unlisted = new Interner<string>()
  readonly #words = new Interner<string>()
  #records = new GrowingNumbers()
  #pool = new GrowingNumbers()
  /** By title: the records of candidates with it. The first group has no title. */
  #groups: (GrowingNumbers | undefined)[] = []
  #subjects = new Subjects()
  #holders = { skills: new Postings(), words: new Postings() }
  readonly #recordOf = new Map<number, number>()

  constructor(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy
    this.#groups[this.#titles.intern('', { text: '', occupations: [], words: [], rank: null })] =
      new GrowingNumbers()
  }

  get size(): number {
    return this.#recordOf.size
  }

  /** The size of the arrays in bytes. */
  get bytes(): number {
    const groups = this.#groups.reduce((sum, group) => sum + (group?.data.byteLength ?? 0), 0)
    const { skills, words } = this.#holders
    const arrays = this.#records.data.byteLength + this.#pool.data.byteLength + this.#subjects.bytes
    return arrays + groups + skills.bytes + words.bytes
  }

  /**
   * Adds or replaces a candidate. `recency`: a whole number, larger for newer. Profiles without scores are not stored, because they
   * cannot be ranked.
   */
  put(professional: ProfessionalProfile, recency: number): void {
    this.remove(professional.id)
    if (!isWorkDescribed(this.#taxonomy, professional)) return
    const { titles, positions, skills } = professional
    const titleIds = titles.map(({ title }) => this.#titles.intern(titleKey(title), title))
    const positionIds = positions.map(({ title }) => this.#titles.intern(titleKey(title), title))
    const base = this.#taxonomy.skills.length
    const at = this.#records.reserve(STRIDE)
    const { data } = this.#records
    data[at + RECORD.id] = professional.id
    data[at + RECORD.recency] = recency
    data[at + RECORD.place] = this.#places.intern(homeKey(professional.place), professional.place)
    data[at + RECORD.rank] = packedRank(professional.rank)
    data[at + RECORD.languages] = this.#languages.intern(
      languagesKey(professional.languages),
      professional.languages,
    )
    data[at + RECORD.education] = this.#educations.intern(
      educationKey(professional.education),
      professional.education,
    )
    data[at + RECORD.pay] = professional.pay ?? NO_PAY
    data[at + RECORD.details] = this.#pool.length
    data[at + RECORD.titleCount] = titles.length
    data[at + RECORD.positionCount] = positions.length
    data[at + RECORD.skillCount] = skills.length
    data[at + RECORD.wordCount] = professional.words.length + professional.duties.length
    data[at + RECORD.ownWordCount] = professional.words.length
    data[at + RECORD.subject] = this.#subjects.add(professional.subject)
    data[at + RECORD.hasSkills] = hasSkills(professional) ? 1 : 0
    data[at + RECORD.isBeginner] = professional.isBeginner ? 1 : 0
    for (const [index, { weight }] of titles.entries()) this.#pool.push((titleIds[index]! << 8) | weight)
    for (const [index, { months }] of positions.entries()) {
      this.#pool.push(positionIds[index]!)
      this.#pool.push(months)
    }
    for (const { skill, name, level, strength } of skills) {
      const key = skill >= 0 ? skill : base + this.#unlisted.intern(name, name)
      this.#pool.push((key << 11) | (strength << 3) | level)
    }
    for (const word of professional.words) this.#pool.push(packedWord(this.#words.intern(word, word), true))
    for (const word of professional.duties) this.#pool.push(packedWord(this.#words.intern(word, word), false))
    this.#post(at)
    for (const title of new Set(titleIds.length === 0 ? [0] : titleIds)) {
      this.#groups[title] ??= new GrowingNumbers(4)
      this.#groups[title].push(at)
    }
    this.#recordOf.set(professional.id, at)
  }

  /** Lists a record by its skills and words. */
  #post(at: number): void {
    const { data } = this.#records
    const pool = this.#pool.data
    const record = at / STRIDE
    const skills =
      data[at + RECORD.details]! + data[at + RECORD.titleCount]! + 2 * data[at + RECORD.positionCount]!
    const words = skills + data[at + RECORD.skillCount]!
    const end = words + data[at + RECORD.wordCount]!
    for (let index = skills; index < words; index++)
      this.#holders.skills.add(pool[index]! >>> 11, record, (pool[index]! >>> 3) & 127)
    for (let index = words; index < end; index++)
      this.#holders.words.add(pool[index]! >>> 1, record, (pool[index]! & 1) === 1 ? OWN_WORD : DUTY_WORD)
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

  /** Removes dead records; call it after the first load. */
  compact(): void {
    const from = this.#records.data
    const records = new GrowingNumbers(this.size * STRIDE)
    const pool = new GrowingNumbers(this.#pool.length)
    const subjects = new Subjects()
    const moved = new Map<number, number>()
    const move = (at: number): number => {
      const to = records.reserve(STRIDE)
      records.data.set(from.subarray(at, at + STRIDE), to)
      const count = detailCount(from, at)
      const begin = from[at + RECORD.details]!
      const details = pool.reserve(count)
      pool.data.set(this.#pool.data.subarray(begin, begin + count), details)
      records.data[to + RECORD.details] = details
      records.data[to + RECORD.subject] = subjects.copy(this.#subjects, from[at + RECORD.subject]!)
      moved.set(at, to)
      this.#recordOf.set(from[at + RECORD.id]!, to)
      return to
    }
    this.#groups = Array.from(this.#groups, (group) => {
      if (group === undefined) return undefined
      const live = group.data.subarray(0, group.length).filter((at) => from[at + RECORD.id] !== DEAD)
      const compacted = new GrowingNumbers(live.length)
      for (const at of live) compacted.push(moved.get(at) ?? move(at))
      return compacted
    })
    this.#records = records
    this.#pool = pool
    this.#subjects = subjects
    this.#holders = { skills: new Postings(), words: new Postings() }
    for (const at of this.#recordOf.values()) this.#post(at)
  }

  /** The best k candidates; among equals, the newest profile first. `isWanted` filters people. */
  top(job: JobProfile, k: number, isWanted: (id: number) => boolean = () => true): RankedEntry[] {
    const list = new TopList(k)
    if (k <= 0 || this.size === 0) return []
    const closeness = this.#closenessTo(job)
    const score = this.#scorerOf(job, closeness)
    const seen = new Uint8Array(this.#records.length / STRIDE)
    const most = mostByTitle(job)
    const bounds = Int32Array.from(closeness, most)
    const order = [...closeness.keys()].toSorted((a, b) => bounds[b]! - bounds[a]!)
    const records = this.#records.data
    for (const title of order) {
      if (bounds[title]! < list.floor) break
      const group = this.#groups[title]
      if (group === undefined) continue
      for (let index = 0; index < group.length; index++) {
        const at = group.data[index]!
        const id = records[at]!
        if (id === DEAD || seen[at / STRIDE] === 1) continue
        seen[at / STRIDE] = 1
        const points = score(at, list.floor)
        if (points >= list.floor && isWanted(id)) list.offer(id, points, records[at + RECORD.recency]!)
      }
    }
    return list.entries()
  }

  /** The best k of these people, in the same order; those without a score are left out. */
  topOf(job: JobProfile, k: number, ids: readonly number[]): RankedEntry[] {
    const list = new TopList(k)
    if (k <= 0) return []
    const score = this.#scorerOf(job, this.#closenessTo(job))
    for (const id of ids) {
      const at = this.#recordOf.get(id)
      if (at === undefined) continue
      const points = score(at, list.floor)
      if (points >= list.floor) list.offer(id, points, this.#records.data[at + RECORD.recency]!)
    }
    return list.entries()
  }

  /** How close each title is to that of the job. */
  #closenessTo(job: JobProfile): Int16Array {
    return Int16Array.from(
      this.#titles.values,
      (title) => titleCloseness(this.#taxonomy, job.title, title) ?? UNPLACED,
    )
  }

  #scorerOf(job: JobProfile, closeness: Int16Array) {
    const arrays = {
      records: this.#records.data,
      pool: this.#pool.data,
      places: this.#places,
      languages: this.#languages,
      educations: this.#educations,
      unlisted: this.#unlisted,
      words: this.#words,
      holders: this.#holders,
      subjects: this.#subjects,
      count: this.#records.length / STRIDE,
    }
    return candidateScorer(this.#taxonomy, arrays, job, closeness)
  }
}

/** A function for the most points of a candidate whose closest title has this closeness, whatever else the profile says. */
function mostByTitle(job: JobProfile): (closeness: number) => number {
  const ofSkills = job.requirements.length === 0 ? 0 : skillWeight(job.requirements)
  const all =
    ofSkills +
    partWeights.title +
    partWeights.years +
    partWeights.place +
    partWeights.languages +
    partWeights.education +
    partWeights.pay +
    partWeights.words
  // Nothing is known here of who is a beginner.
  const isSure = isTradeSure(job.title) && !isForBeginners(job)
  return (closeness) => {
    // A candidate without any known title gets the estimate.
    const value = closeness === UNPLACED ? missingValues.title : closeness * 10
    const most = all * 1000 - partWeights.title * (1000 - value)
    if (closeness === UNPLACED) return pointsOf(most, all)
    const skilled = factoredPoints(pointsOf(most, all), 1000, 1000, 1000, tradeFactor(value, isSure))
    // Without any skill the trade does not lower the whole.
    const unskilled = ofSkills === 0 ? 0 : pointsOf(most - ofSkills * (1000 - missingValues.skills), all)
    return Math.max(skilled, unskilled)
  }
}

function detailCount(records: Int32Array, at: number): number {
  const counts = [RECORD.titleCount, RECORD.skillCount, RECORD.wordCount] as const
  return counts.reduce((sum, count) => sum + records[at + count]!, 2 * records[at + RECORD.positionCount]!)
}
