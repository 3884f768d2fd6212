import type { ProfessionalProfile } from '#domain/matching/types.ts'
import { engineVersion, readJob } from '#domain/matching/engine.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { findActiveJobs, findJobTexts, type IndexedJob, listActiveJobs } from './facts.queries.ts'
import type { FollowedIndex } from './index-follower.ts'

/** Jobs indexed between two turns of the event loop: about 10 ms. */
const pageSize = 500
/** Texts read between two turns of the event loop: about 20 ms. */
const parseBatchSize = 100
/** In milliseconds. The index stores ages as seconds since then, in 32 bits. */
const epoch = Date.UTC(2020, 0, 1)

/** All active jobs, in memory. */
export class IndexedJobs implements FollowedIndex {
  readonly #db: Db
  readonly #onOutdated: () => void
  /** Created with its first job: the taxonomy takes some tenths of a second, which must not delay the start. */
  #made: JobIndex | undefined
  #loadedTo = 0
  #isReady = false

  /**
   * `onOutdated` is called when active jobs have a stored profile of another engine and should be stored again. The
   * index computes their profiles at once.
   */
  constructor(db: Db, onOutdated: () => void) {
    this.#db = db
    this.#onOutdated = onOutdated
  }

  get #index(): JobIndex {
    return (this.#made ??= new JobIndex(productTaxonomy()))
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** The best `k` active jobs, best first: exactly the result of scoring every job. Requires `isReady`. */
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
    await this.#put(page)
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
      const activeIds = new Set(active.map(({ id }) => id))
      for (const id of ids) if (!activeIds.has(id)) this.#index.remove(id)
      await this.#put(active)
    }
  }

  async #put(jobs: readonly IndexedJob[]): Promise<void> {
    const outdated: number[] = []
    const recency = new Map<number, number>()
    for (const { id, publishedAt, profile } of jobs) {
      recency.set(id, Math.floor((publishedAt.getTime() - epoch) / 1000))
      if (profile) this.#index.put({ ...profile, id }, recency.get(id)!)
      else outdated.push(id)
    }
    if (outdated.length === 0) return
    this.#onOutdated()
    for (let start = 0; start < outdated.length; start += parseBatchSize) {
      const texts = await findJobTexts(this.#db, outdated.slice(start, start + parseBatchSize))
      for (const text of texts) this.#index.put(readJob(text), recency.get(text.id)!)
    }
  }
}
