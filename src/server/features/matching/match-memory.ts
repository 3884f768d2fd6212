import type { Deps } from '#server/deps.ts'
import type { Matching } from '#server/platform/matching.ts'
import { LRUCache } from 'lru-cache'
import { IndexFollower } from '#server/features/matching/index/index-follower.ts'
import { IndexedCandidates } from '#server/features/matching/index/indexed-candidates.ts'
import { IndexedJobs } from '#server/features/matching/index/indexed-jobs.ts'
import { IndexedPhrases } from '#server/features/matching/search-suggestions/indexed-phrases.ts'
import { presentMonth } from './matching.service.ts'
import { profileJobs } from './matching.tasks.ts'
import { ProfessionalProfiles } from '#server/features/matching/index/professional-profiles.ts'
import { transaction } from '#server/db/connection.ts'

/** The matching indexes and caches of one process. */
export class MatchMemory implements Matching {
  readonly profiles = new ProfessionalProfiles()
  readonly jobs: IndexedJobs
  readonly candidates: IndexedCandidates
  readonly phrases: IndexedPhrases
  /** Keeps the indexes in sync with the database. */
  readonly follower: IndexFollower
  /** Scores that are already stored, so that viewing the same list again writes nothing. */
  readonly #storedScores = new LRUCache<string, true>({ max: 100_000 })

  constructor(deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'clock'>, onError: (error: unknown) => void) {
    this.jobs = new IndexedJobs(deps.db, () => {
      transaction(deps, (tx) => deps.queue.enqueue(tx, profileJobs, {})).catch(onError)
    })
    this.candidates = new IndexedCandidates(deps.db, this.profiles, () => presentMonth(deps))
    this.phrases = new IndexedPhrases(deps.db)
    this.follower = new IndexFollower(deps.db, this, onError)
  }

  wasKept(score: string): boolean {
    return this.#storedScores.has(score)
  }

  markKept(score: string): void {
    this.#storedScores.set(score, true)
  }

  wake(): void {
    this.follower.wake()
  }

  close(): Promise<void> {
    return this.follower.close()
  }
}
