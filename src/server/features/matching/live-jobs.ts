import { engineVersion } from '#domain/matching/engine.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import type { ProfessionalProfile } from '#domain/matching/professional-profile.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { findActiveJobs, type IndexedJob, listActiveJobs } from './facts.queries.ts'
import type { FollowedIndex } from './index-follower.ts'

const pageSize = 2000
/** In milliseconds. The index knows newer from older by whole seconds since then, in 32 bits. */
const epoch = Date.UTC(2020, 0, 1)

/** All active jobs, in the memory of a process. */
export class LiveJobs implements FollowedIndex {
  readonly #db: Db
  readonly #onOutdated: () => void
  readonly #index = new JobIndex(productTaxonomy())
  #loadedTo = 0
  #isReady = false

  /** `onOutdated`: active jobs were met whose stored profile another engine made: somebody should read them anew. */
  constructor(db: Db, onOutdated: () => void) {
    this.#db = db
    this.#onOutdated = onOutdated
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** The best `k` active jobs, best first: exactly those that scoring every job would give. Needs `isReady`. */
  top(profile: ProfessionalProfile, k: number): RankedEntry[] {
    return this.#index.top(profile, k)
  }

  async loadNext(): Promise<boolean> {
    if (this.#isReady) return false
    const page = await listActiveJobs(this.#db, {
      engine: engineVersion,
      afterId: this.#loadedTo,
      limit: pageSize,
    })
    this.#put(page)
    this.#loadedTo = page.at(-1)?.id ?? this.#loadedTo
    if (page.length === pageSize) return true
    this.#index.compact()
    this.#isReady = true
    return false
  }

  async refresh(jobIds: readonly number[]): Promise<void> {
    for (let start = 0; start < jobIds.length; start += pageSize) {
      const ids = jobIds.slice(start, start + pageSize)
      const active = await findActiveJobs(this.#db, engineVersion, ids)
      const kept = new Set(active.map(({ id }) => id))
      for (const id of ids) if (!kept.has(id)) this.#index.remove(id)
      this.#put(active)
    }
  }

  #put(jobs: readonly IndexedJob[]): void {
    let isOutdated = false
    for (const { id, publishedAt, profile } of jobs) {
      if (profile) this.#index.put({ ...profile, id }, Math.floor((publishedAt.getTime() - epoch) / 1000))
      else {
        this.#index.remove(id)
        isOutdated = true
      }
    }
    if (isOutdated) this.#onOutdated()
  }
}
