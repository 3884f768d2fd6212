import {
  type AskedLevel,
  type EducationLevel,
  type EvidenceSource,
  type HeldRank,
  type HeldSkill,
  type JobProfile,
  type ProfessionalProfile,
  type Rank,
  type Requirement,
  type Title,
  yearsAsked,
} from '#domain/matching/types.ts'
import { workModes } from '#contracts/vocabulary.ts'
import type { Occupation, Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { vectorLength } from '#domain/matching/reading/text-vector.ts'
import { readTitle } from '#domain/matching/reading/title.ts'
import { evidenceWeights, subjectWords } from '#domain/matching/weights.ts'

/** A generator with a seed: 0 ≤ x < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const PLACES = [
  ['Lima', 'Lima', 'Miraflores'],
  ['Lima', 'Lima', 'Ate'],
  ['Lima', 'Lima', null],
  ['Callao', 'Callao', 'Ventanilla'],
  ['Arequipa', 'Arequipa', 'Cayma'],
  ['Arequipa', null, null],
  ['Cusco', 'La Convención', 'Santa Ana'],
  ['La Libertad', 'Trujillo', 'Trujillo'],
  ['Piura', 'Sullana', null],
  [null, null, null],
] as const
const RANK_WORDS = ['', '', '', ' Senior', ' Jr', ' II']
const UNKNOWN_TITLES = ['Ninja de la felicidad', 'Guardián del bosque encantado', 'Ninja del bosque', 'Xyzzy']
const SOURCES = [
  'listed',
  'listed',
  'listed',
  'certified',
  'experience',
  'summary',
  'title',
  'education',
  'usual',
] as const

/** Invented profiles of both sides, in the proportions of a real market: most jobs have one of few occupations and skills. */
export class RandomProfiles {
  readonly #taxonomy: Taxonomy
  readonly #random: () => number
  readonly #titles = new Map<string, Title>()
  readonly #languages: number[]

  constructor(taxonomy: Taxonomy, seed: number) {
    this.#taxonomy = taxonomy
    this.#random = seededRandom(seed)
    this.#languages = taxonomy.skills.filter(({ category }) => category === 'language').map(({ id }) => id)
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count)
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#below(items.length)]!
  }

  /** Low numbers far more often than high ones. */
  #skewed(count: number): number {
    return Math.floor(count * this.#random() ** 3)
  }

  #occupation(): Occupation {
    return this.#taxonomy.occupations[this.#skewed(this.#taxonomy.occupations.length)]!
  }

  #title(occupation: Occupation): Title {
    const text = this.#random() < 0.03 ? this.#pick(UNKNOWN_TITLES) : occupation.name + this.#pick(RANK_WORDS)
    let title = this.#titles.get(text)
    if (title === undefined) {
      title = readTitle(this.#taxonomy, text)
      this.#titles.set(text, title)
    }
    return title
  }

  #place() {
    const [department, province, district] = PLACES[this.#skewed(PLACES.length)]!
    return { department, province, district }
  }

  #skillIds({ skills }: Occupation, count: number): Set<number> {
    const ids = new Set<number>()
    for (let index = 0; index < count; index++)
      ids.add(
        skills.length > 0 && this.#random() < 0.7
          ? this.#pick(skills)
          : this.#skewed(this.#taxonomy.skills.length),
      )
    return ids
  }

  #words(count: number): string[] {
    return [...new Set(Array.from({ length: count }, () => `palabra${this.#skewed(2000)}`))]
  }

  /** A direction near one of a few, so that some are alike. */
  #subject(): number[] {
    if (this.#random() < 0.1) return []
    const near = this.#skewed(6)
    const vector = Array.from(
      { length: vectorLength },
      (_, at) => (at % 6 === near ? 1 : 0) + this.#random() - 0.5,
    )
    const length = Math.hypot(...vector)
    return vector.map((value) => Math.round((127 * value) / length))
  }

  /** One to three words; some of them occur in the profiles. */
  #openName(): string {
    return Array.from({ length: 1 + this.#below(3) }, () => `palabra${this.#below(100)}`).join(' ')
  }

  #languageList() {
    if (this.#languages.length === 0 || this.#random() < 0.5) return []
    const skill = this.#languages[this.#skewed(this.#languages.length)]!
    return [{ skill, name: this.#taxonomy.skills[skill]!.name, level: this.#below(4) as AskedLevel }]
  }

  #rank(id: number): HeldRank {
    if (this.#random() < 0.3) return { least: 2, most: (2 + (id % 3)) as Rank }
    const rank = this.#below(8) as Rank
    return { least: rank, most: rank }
  }

  job(id: number): JobProfile {
    const occupation = this.#occupation()
    const requirements = [...this.#skillIds(occupation, this.#below(12))].map((skill): Requirement => ({
      skill,
      name: this.#taxonomy.skills[skill]!.name,
      label: this.#taxonomy.skills[skill]!.name,
      isListed: true,
      isOptional: this.#random() < 0.2,
      level: (this.#random() < 0.7 ? 0 : this.#below(4)) as AskedLevel,
      weight: 1 + this.#below(20),
    }))
    if (this.#random() < 0.1)
      requirements.push({
        skill: -1,
        name: this.#openName(),
        label: 'rareza',
        isListed: true,
        isOptional: false,
        level: 0,
        weight: 10,
      })
    return {
      id,
      title: this.#title(occupation),
      requirements,
      experience: this.#random() < 0.2 ? null : this.#pick(yearsAsked),
      place: this.#place(),
      mode: this.#random() < 0.7 ? 'onsite' : this.#pick(workModes),
      isLodged: id % 10 === 0,
      served: id % 7 === 0 ? [this.#place()] : [],
      languages: this.#languageList().map(({ skill, name, level }) => {
        return { skill, name, level, isOptional: this.#random() < 0.3 }
      }),
      education:
        this.#random() < 0.4
          ? null
          : {
              level: (1 + this.#below(5)) as EducationLevel,
              careers: this.#random() < 0.5 ? [] : [this.#below(30)],
            },
      subject: this.#subject(),
      words: this.#words(this.#random() < 0.2 ? this.#below(subjectWords.most) : subjectWords.most),
      pay: this.#random() < 0.4 ? null : 100_000 + 5_000 * this.#below(160),
    }
  }

  professional(id: number): ProfessionalProfile {
    const occupation = this.#occupation()
    const other = this.#random() < 0.7 ? occupation : this.#occupation()
    const skills = [...this.#skillIds(occupation, this.#below(22))].map((skill): HeldSkill => {
      const source: EvidenceSource = this.#pick(SOURCES)
      return {
        skill,
        name: this.#taxonomy.skills[skill]!.name,
        level: this.#below(4) as AskedLevel,
        source,
        strength: evidenceWeights[source],
      }
    })
    if (this.#random() < 0.1)
      skills.push({ skill: -1, name: this.#openName(), level: 0, source: 'listed', strength: 100 })
    const past = { title: this.#title(other), months: this.#below(90) }
    const present = { title: this.#title(occupation), months: this.#below(90) }
    const isEmpty = this.#random() < 0.05
    const words = this.#words(this.#random() < 0.1 ? this.#below(8) : 80)
    return {
      id,
      titles: isEmpty
        ? []
        : [
            { title: present.title, weight: 100, source: 'current' },
            { title: past.title, weight: this.#pick([97, 90, 78, 65, 50]), source: 'past' },
          ],
      positions: isEmpty ? [] : [present, past],
      rank: this.#rank(id),
      skills,
      words,
      duties: this.#words(this.#below(20)).filter((word) => !words.includes(word)),
      subject: this.#subject(),
      languages: this.#languageList(),
      place: { ...this.#place(), reach: this.#pick(['home', 'home', 'department', 'anywhere'] as const) },
      education:
        this.#random() < 0.2
          ? null
          : { level: (1 + this.#below(5)) as EducationLevel, careers: [this.#below(30)] },
      pay: this.#random() < 0.5 ? null : 100_000 + 5_000 * this.#below(160),
      isBeginner: id % 16 === 0,
    }
  }
}
