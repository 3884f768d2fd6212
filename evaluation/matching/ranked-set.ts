import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { scoreMatch } from '#domain/matching/score/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { jobFacts, professionalFacts } from './evaluate-facts.ts'
import { ndcg, precisionAt5, type Ranked } from './evaluate-measures.ts'
import {
  type Grades,
  type LabelledProfile,
  type LabelledSet,
  profilesWrittenOn,
  type Split,
} from './labelled.ts'

const taxonomy = productTaxonomy()

/** A score for each profile (row) and job (column). */
export type Matrix = readonly (readonly number[])[]
export type Side = 'profiles' | 'jobs'

/** Profiles and jobs that are ranked against each other, with the engine's scores. */
export class RankedSet {
  readonly #profiles: readonly LabelledProfile[]
  readonly #jobKeys: readonly string[]
  readonly grades: Matrix
  /** The grades of a second grader. */
  readonly secondGrades: Matrix
  readonly engine: Matrix

  constructor({ profiles, jobs, grades, secondGrades }: LabelledSet) {
    this.#profiles = profiles
    const read = jobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id), skillFrequencies))
    this.#jobKeys = jobs.map(({ key }) => key)
    this.grades = this.#graded(grades)
    this.secondGrades = this.#graded(secondGrades)
    this.engine = profiles.map((profile, id) => {
      const professional = professionalProfile(taxonomy, professionalFacts(profile, id), profilesWrittenOn)
      return read.map((job) => scoreMatch(taxonomy, job, professional).points)
    })
  }

  /** For each profile its jobs, or for each job its profiles; for one half of the profiles. */
  lists(scores: Matrix, split: Split, of: Side): Ranked[] {
    const rows = [...this.#profiles.keys()].filter((row) => this.#profiles[row]!.split === split)
    if (of === 'profiles') return rows.map((row) => ({ grades: this.grades[row]!, scores: scores[row]! }))
    return [...(this.grades[0] ?? []).keys()].map((job) => ({
      grades: rows.map((row) => this.grades[row]![job]!),
      scores: rows.map((row) => scores[row]![job]!),
    }))
  }

  #graded(grades: Grades): Matrix {
    return this.#profiles.map(({ key }) => this.#jobKeys.map((job) => grades[key]?.[job] ?? 0))
  }

  /** Whether it has people in that half. */
  has(split: Split): boolean {
    return this.#profiles.some((profile) => profile.split === split)
  }
}

/** One value for each list that has one. */
export interface Figures {
  ndcg: number[]
  precision: number[]
}

export function figuresOf(ranked: readonly Ranked[]): Figures {
  return {
    ndcg: ranked.map((list) => ndcg(list)).filter((value) => value !== null),
    precision: ranked.map(precisionAt5).filter((value) => value !== null),
  }
}
