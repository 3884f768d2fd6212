import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import type { JobProfile, ProfessionalProfile } from '#domain/matching/types.ts'
import type { Db } from '#server/db/connection.ts'

/** What a process keeps in its memory to match quickly. All of it can be rebuilt from the database. */
export interface Matching {
  jobs: {
    readonly isReady: boolean
    /** The best `k` active jobs, best first: exactly those that scoring every job would give. Needs `isReady`. */
    top(professional: ProfessionalProfile, k: number): RankedEntry[]
  }
  candidates: {
    readonly isReady: boolean
    /** The best `k` listed professionals that `isWanted` leaves in, best first. Needs `isReady`. */
    top(job: JobProfile, k: number, isWanted: (id: number) => boolean): RankedEntry[]
  }
  profiles: {
    /** `month`: the present one, 'YYYY-MM'. Professionals that do not exist are left out. */
    of(db: Db, ids: readonly number[], month: string): Promise<Map<number, ProfessionalProfile>>
  }
  follower: {
    /** Begins to load, in the background, and follows the database from then on. */
    start(): void
    /** Something changed: reads on soon. */
    wake(): void
    /** Waits until what is loaded holds everything that was committed before the call. */
    catchUp(): Promise<void>
    /** The same, and waits until everything is loaded. */
    settle(): Promise<void>
  }
  /** Whether a score is known to be stored, so that looking at the same list again writes nothing. */
  wasKept(score: string): boolean
  markKept(score: string): void
}
