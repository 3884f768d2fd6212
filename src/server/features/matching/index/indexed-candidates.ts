import { LRUCache } from 'lru-cache'
import type { JobProfile } from '#domain/matching/types.ts'
import { readProfessional } from '#domain/matching/engine.ts'
import { CandidateIndex } from '#domain/matching/index/candidate-index.ts'
import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { listListedIds, listProfessionalFacts, whichAreListed } from './facts.queries.ts'
import type { FollowedIndex } from './index-follower.ts'
import { eachInTurns } from '#server/features/matching/in-turns.ts'
import type { ProfessionalProfiles } from './professional-profiles.ts'

const pageSize = 200
/** In milliseconds. */
const rankingAge = 60_000

/**
 * All professionals who are listed or agreed to be found by some company, in memory. Visibility is not known here: it is checked in the database per company, for
 * the best candidates.
 */
export class IndexedCandidates implements FollowedIndex {
  readonly #db: Db
  readonly #profiles: ProfessionalProfiles
  readonly #presentMonth: () => string
  #made: CandidateIndex | undefined
  #month = ''
  #loadedTo: number | null = 0
  #isReady = false
  readonly #rankings = new LRUCache<string, { k: number; ids: readonly number[] }>({
    max: 200,
    ttl: rankingAge,
  })

  /**
   * `profiles` is notified of every changed professional. `presentMonth`: 'YYYY-MM', up to which years of work are
   * counted.
   */
  constructor(db: Db, profiles: ProfessionalProfiles, presentMonth: () => string) {
    this.#db = db
    this.#profiles = profiles
    this.#presentMonth = presentMonth
  }

  /** Created on first use, like that of the jobs. */
  get #index(): CandidateIndex {
    return (this.#made ??= new CandidateIndex(productTaxonomy()))
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /**
   * The best `k` for a job among those that `isWanted` accepts, best first: exactly the result of scoring everybody.
   * Requires `isReady`.
   */
  top(job: JobProfile, k: number, isWanted: (id: number) => boolean): RankedEntry[] {
    return this.#index.top(job, k, isWanted)
  }

  /**
   * The ids of at least the best `k` for a job, best first, at most a minute old: the pages and filters of one search ask for the same order again and
   * again. Requires `isReady`.
   */
  ranking(job: JobProfile, k: number): readonly number[] {
    const key = JSON.stringify(job)
    const kept = this.#rankings.get(key)
    if (kept && kept.k >= k) return kept.ids
    const ids = this.#index.top(job, k).map((entry) => entry.id)
    this.#rankings.set(key, { k, ids })
    return ids
  }

  /** The best `k` of these people for a job, best first; those without a score are left out. Requires `isReady`. */
  topOf(job: JobProfile, k: number, ids: readonly number[]): RankedEntry[] {
    return this.#index.topOf(job, k, ids)
  }

  /** A new month reloads everything, because current work counts one more month. */
  async loadNext(): Promise<boolean> {
    const month = this.#presentMonth()
    if (month !== this.#month) this.#loadedTo = 0
    this.#month = month
    if (this.#loadedTo === null) return false
    const ids = await listListedIds(this.#db, { afterId: this.#loadedTo, limit: pageSize })
    await this.#put(ids)
    if (ids.length === pageSize) {
      this.#loadedTo = ids.at(-1)!
      return true
    }
    this.#loadedTo = null
    this.#index.compact()
    this.#isReady = true
    return false
  }

  async refresh(professionalIds: readonly number[]): Promise<void> {
    if (professionalIds.length === 0) return
    this.#profiles.forget(professionalIds)
    for (let start = 0; start < professionalIds.length; start += pageSize) {
      const ids = professionalIds.slice(start, start + pageSize)
      const listed = new Set(await whichAreListed(this.#db, ids))
      for (const id of ids) if (!listed.has(id)) this.#index.remove(id)
      await this.#put([...listed])
    }
  }

  async #put(ids: readonly number[]): Promise<void> {
    const month = this.#month || this.#presentMonth()
    await eachInTurns(await listProfessionalFacts(this.#db, ids), (facts) => {
      // A newer account has the larger id.
      this.#index.put(readProfessional(facts, month), facts.id)
    })
  }
}
