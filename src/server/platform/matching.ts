import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import type { CountedPhrase } from '#domain/jobs/search/phrase-index.ts'
import type { PhraseKind } from '#domain/jobs/search/suggested-phrases.ts'
import type { JobProfile, ProfessionalProfile } from '#domain/matching/types.ts'
import type { Db } from '#server/db/connection.ts'

/** What a process keeps in memory for fast matching. Everything can be rebuilt from the database. */
export interface Matching {
  jobs: {
    readonly isReady: boolean
    /** The best `k` active jobs, best first: exactly the result of scoring every job. Requires `isReady`. */
    top(professional: ProfessionalProfile, k: number): RankedEntry[]
  }
  candidates: {
    readonly isReady: boolean
    /** The best `k` listed professionals that `isWanted` accepts, best first. Requires `isReady`. */
    top(job: JobProfile, k: number, isWanted: (id: number) => boolean): RankedEntry[]
    /** The ids of at least the best `k` for a job, best first, at most a minute old. Requires `isReady`. */
    ranking(job: JobProfile, k: number): readonly number[]
    /** The best `k` of these people, best first; those without a score are left out. Requires `isReady`. */
    topOf(job: JobProfile, k: number, ids: readonly number[]): RankedEntry[]
  }
  phrases: {
    readonly isReady: boolean
    /** The phrases of active ads that begin with what was typed, best first. Requires `isReady`. */
    find(typed: string, wanted: { most: number; kinds?: readonly PhraseKind[] }): CountedPhrase[]
    /** The places with the most active ads. Requires `isReady`. */
    largestPlaces(most: number): CountedPhrase[]
  }
  profiles: {
    /** `month`: the current one, 'YYYY-MM'. Unknown professionals are left out. */
    of(db: Db, ids: readonly number[], month: string): Promise<Map<number, ProfessionalProfile>>
  }
  follower: {
    /** Starts loading in the background, then follows the database. */
    start(): void
    /** Something changed: read the changes soon. */
    wake(): void
    /** Waits until the loaded part contains everything committed before the call. */
    catchUp(): Promise<void>
    /** The same, and waits until everything is loaded. */
    settle(): Promise<void>
  }
  /** Whether a score is already stored, so that viewing the same list again writes nothing. */
  wasKept(score: string): boolean
  markKept(score: string): void
}
