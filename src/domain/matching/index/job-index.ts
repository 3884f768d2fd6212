import { experienceLevels, type WorkMode } from '#contracts/vocabulary.ts'
import type { AskedEducation } from '../education.ts'
import { educationPart } from '../education-part.ts'
import type { PlaceFacts } from '../facts.ts'
import type { AskedLanguage, JobProfile } from '../job-profile.ts'
import { languagePart } from '../language-part.ts'
import { payPart } from '../pay-part.ts'
import { placePart } from '../place-part.ts'
import { pointsOf } from '../points.ts'
import type { ProfessionalProfile } from '../professional-profile.ts'
import type { Rank } from '../rank.ts'
import { hasSkills, skillShare, skillWeight } from '../skill-part.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { titleKey, type Title } from '../title.ts'
import { titlePartOf } from '../title-part.ts'
import { missingValues, partWeights } from '../weights.ts'
import { relevantMonths, yearsPart } from '../years-part.ts'
import { creditTable } from './credit-table.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import { Interner, memo } from './interner.ts'
import { educationKey, languagesKey, placeKey, requirementKey } from './keys.ts'
import { type RankedEntry, TopList } from './top-list.ts'

/**
 * One job is one record of whole numbers, side by side, so that reading it touches one line of memory. The skills lie in
 * a pool of their own: `key << 8 | weight`.
 */
const RECORD = {
  id: 0,
  newness: 1,
  place: 2,
  level: 3,
  languages: 4,
  education: 5,
  pay: 6,
  skills: 7,
  skillCount: 8,
  skillTotal: 9,
  skillWeight: 10,
  weights: 11,
} as const
const STRIDE = 12
const DEAD = -1
/** Dead records are swept out when they are this share of all, and at least so many. */
const MOST_DEAD = 0.3
const LEAST_SWEPT = 1000
const RANKS = 9
const LEVEL_COUNT = (experienceLevels.length + 1) * RANKS
const UNREAD = -1
const HIGHEST_WEIGHTS = Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)

/** Years and rank of a job as one number. */
const levelCode = ({ experience, title }: JobProfile): number =>
  (experience === null ? 0 : experienceLevels.indexOf(experience) + 1) * RANKS +
  (title.rank === null ? 0 : title.rank + 1)

/**
 * All active jobs in typed arrays, for the exact best k of one professional: the same jobs, points and order as scoring
 * every job by itself. Jobs of one title lie together; groups are visited by how close their title is, and those that
 * cannot reach the k-th any more are left out.
 */
export class JobIndex {
  readonly #taxonomy: Taxonomy
  readonly #titles = new Interner<Title>()
  readonly #places = new Interner<{ place: PlaceFacts; mode: WorkMode }>()
  readonly #languages = new Interner<readonly AskedLanguage[]>()
  readonly #educations = new Interner<AskedEducation | null>()
  readonly #pays = new Interner<number | null>()
  readonly #unlisted = new Interner<string>()
  #records = new GrowingNumbers()
  #pool = new GrowingNumbers()
  /** By title: the records of its jobs. */
  #groups: GrowingNumbers[] = []
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

  /** Bytes of the arrays. */
  get bytes(): number {
    const groups = this.#groups.reduce((sum, { data }) => sum + data.byteLength, 0)
    return this.#records.data.byteLength + this.#pool.data.byteLength + groups
  }

  /** Adds a job, or takes it in the place of what it was. `newness` is a whole number, larger for newer: minutes, say. */
  put(job: JobProfile, newness: number): void {
    this.remove(job.id)
    const weight = skillWeight(job.requirements)
    const skills = this.#pool.reserve(job.requirements.length)
    let total = 0
    for (const [at, requirement] of job.requirements.entries()) {
      this.#pool.data[skills + at] =
        (requirementKey(this.#taxonomy, this.#unlisted, requirement) << 8) | requirement.weight
      total += requirement.weight
    }
    const { place, mode } = job
    const languages = this.#languages.intern(languagesKey(job.languages), job.languages)
    const education = this.#educations.intern(educationKey(job.education), job.education)
    const at = this.#records.reserve(STRIDE)
    const { data } = this.#records
    data[at + RECORD.id] = job.id
    data[at + RECORD.newness] = newness
    data[at + RECORD.place] = this.#places.intern(`${mode}|${placeKey(place)}`, { place, mode })
    data[at + RECORD.level] = levelCode(job)
    data[at + RECORD.languages] = languages
    data[at + RECORD.education] = education
    data[at + RECORD.pay] = this.#pays.intern(job.pay === null ? '' : String(job.pay), job.pay)
    data[at + RECORD.skills] = skills
    data[at + RECORD.skillCount] = job.requirements.length
    data[at + RECORD.skillTotal] = total
    data[at + RECORD.skillWeight] = weight
    data[at + RECORD.weights] =
      weight +
      partWeights.title +
      partWeights.years +
      partWeights.place +
      (languages === 0 ? 0 : partWeights.languages) +
      (education === 0 ? 0 : partWeights.education)
    const group = this.#titles.intern(titleKey(job.title), job.title)
    this.#groups[group] ??= new GrowingNumbers(4)
    this.#groups[group].push(at)
    this.#recordOf.set(job.id, at)
  }

  /** False when there was none. */
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

  /** Sweeps dead records out and lays the jobs of one title side by side; worth a call after the first load. */
  compact(): void {
    const records = new GrowingNumbers(this.size * STRIDE)
    const from = this.#records.data
    let poolLength = 0
    for (const at of this.#recordOf.values()) poolLength += from[at + RECORD.skillCount]!
    const pool = new GrowingNumbers(poolLength)
    this.#groups = this.#groups.map((group) => {
      const live = group.data.subarray(0, group.length).filter((at) => from[at + RECORD.id] !== DEAD)
      const moved = new GrowingNumbers(live.length)
      for (const at of live) {
        const to = records.reserve(STRIDE)
        records.data.set(from.subarray(at, at + STRIDE), to)
        const count = from[at + RECORD.skillCount]!
        const begin = from[at + RECORD.skills]!
        const skills = pool.reserve(count)
        pool.data.set(this.#pool.data.subarray(begin, begin + count), skills)
        records.data[to + RECORD.skills] = skills
        moved.push(to)
        this.#recordOf.set(from[at + RECORD.id]!, to)
      }
      return moved
    })
    this.#records = records
    this.#pool = pool
  }

  /** The best k jobs, newest first among equals. `isWanted` leaves jobs out, such as those already applied to. */
  top(
    professional: ProfessionalProfile,
    k: number,
    isWanted: (id: number) => boolean = () => true,
  ): RankedEntry[] {
    const list = new TopList(k)
    if (k <= 0 || this.size === 0) return []
    const titleValues = Int16Array.from(
      this.#titles.values,
      (title) => titlePartOf(this.#taxonomy, title, professional.titles).value,
    )
    const scan = this.#scanner(professional, list, isWanted)
    for (const group of descending(titleValues)) {
      const value = titleValues[group]!
      // The more a job asks, the less one part can spoil: the bound is that of a job that asks everything.
      const lost = partWeights.title * (1000 - value)
      if (pointsOf(HIGHEST_WEIGHTS * 1000 - lost, HIGHEST_WEIGHTS) < list.floor) break
      scan(group, value)
    }
    return list.entries()
  }

  /** What scores the jobs of one group; everything that several jobs share is computed when first met. */
  #scanner(professional: ProfessionalProfile, list: TopList, isWanted: (id: number) => boolean) {
    const taxonomy = this.#taxonomy
    const records = this.#records.data
    const pool = this.#pool.data
    const credits = creditTable(taxonomy, this.#unlisted, professional.skills)
    const areSkillsKnown = hasSkills(professional)
    const places = memo(this.#places, ({ place, mode }) => placePart(place, mode, professional.place).value)
    const languages = memo(
      this.#languages,
      (asked) => languagePart(asked, professional.languages)?.value ?? 0,
    )
    const educations = memo(
      this.#educations,
      (asked) => educationPart(asked, professional.education)?.value ?? 0,
    )
    const pays = memo(this.#pays, (offered) => payPart(offered, professional.pay)?.value ?? 0)
    const isPayAsked = payPart(1, professional.pay) !== null

    return (group: number, titleValue: number): void => {
      const slots = this.#groups[group]!
      const months = relevantMonths(taxonomy, this.#titles.values[group]!, professional.positions)
      const levels = new Int16Array(LEVEL_COUNT).fill(UNREAD)
      const levelOf = (code: number) => {
        if (levels[code] === UNREAD) levels[code] = levelValue(code, months, professional.rank)
        return levels[code]!
      }
      for (let index = 0; index < slots.length; index++) {
        const at = slots.data[index]!
        const id = records[at]!
        if (id === DEAD) continue
        const ownWeight = records[at + RECORD.skillWeight]!
        const pay = records[at + RECORD.pay]!
        let weights = records[at + RECORD.weights]!
        let sum =
          partWeights.title * titleValue +
          partWeights.years * levelOf(records[at + RECORD.level]!) +
          partWeights.place * places(records[at + RECORD.place]!)
        const asked = records[at + RECORD.languages]!
        if (asked !== 0) sum += partWeights.languages * languages(asked)
        const education = records[at + RECORD.education]!
        if (education !== 0) sum += partWeights.education * educations(education)
        if (pay !== 0 && isPayAsked) {
          weights += partWeights.pay
          sum += partWeights.pay * pays(pay)
        }
        if (pointsOf(sum + ownWeight * 1000, weights) < list.floor) continue
        if (ownWeight > 0) sum += ownWeight * (areSkillsKnown ? skillValue(at) : missingValues.skills)
        const points = pointsOf(sum, weights)
        if (points >= list.floor && isWanted(id)) list.offer(id, points, records[at + RECORD.newness]!)
      }
    }

    function skillValue(at: number): number {
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
}

function levelValue(code: number, months: number | null, held: Rank | null): number {
  const experience = experienceLevels[Math.floor(code / RANKS) - 1] ?? null
  const rank = code % RANKS
  return yearsPart(experience, months, rank === 0 ? null : ((rank - 1) as Rank), held).value
}

/** The indexes of values 0-1000, the highest first. */
function descending(values: Int16Array): Int32Array {
  const begins = new Int32Array(1002)
  for (const value of values) begins[1000 - value + 1]!++
  for (let value = 1; value < begins.length; value++) begins[value]! += begins[value - 1]!
  const order = new Int32Array(values.length)
  for (let index = 0; index < values.length; index++) order[begins[1000 - values[index]!]!++] = index
  return order
}
