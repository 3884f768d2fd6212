import type { Deps } from '#server/deps.ts'
import { LRUCache } from 'lru-cache'
import { LiveJobIndex } from './live-job-index.ts'
import { profileJobs } from './matching.tasks.ts'
import { ProfessionalProfiles } from './professional-profiles.ts'
import { transaction } from '#server/db/connection.ts'

/** What matching keeps in the memory of a process: all of it can be rebuilt from the database. */
export class Matching {
  readonly profiles = new ProfessionalProfiles()
  readonly index: LiveJobIndex
  /** Scores known to be kept, so that looking at the same list again writes nothing. */
  readonly #kept = new LRUCache<string, true>({ max: 100_000 })

  constructor(deps: Pick<Deps, 'db' | 'pool' | 'queue'>, onError: (error: unknown) => void) {
    this.index = new LiveJobIndex(deps.db, {
      professionalsChanged: (ids) => this.profiles.forget(ids),
      outdatedJobs: () => {
        transaction(deps, (tx) => deps.queue.enqueue(tx, profileJobs, {})).catch(onError)
      },
      onError,
    })
  }

  wasKept(score: string): boolean {
    return this.#kept.has(score)
  }

  markKept(score: string): void {
    this.#kept.set(score, true)
  }

  wake(): void {
    this.index.wake()
  }

  close(): Promise<void> {
    return this.index.close()
  }
}
