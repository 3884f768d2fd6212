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

/**
 * Everybody who is listed, in the memory of a process. Who may see whom is not known here: that is asked of the database
 * for each company, about the best.
 */
export class IndexedCandidates implements FollowedIndex {
  readonly #db: Db
  readonly #profiles: ProfessionalProfiles
  readonly #presentMonth: () => string
  #made: CandidateIndex | undefined
  #month = ''
  #loadedTo: number | null = 0
  #isReady = false

  /** `profiles` hears of every professional that changed. `presentMonth`: 'YYYY-MM', which years of work are counted to. */
  constructor(db: Db, profiles: ProfessionalProfiles, presentMonth: () => string) {
    this.#db = db
    this.#profiles = profiles
    this.#presentMonth = presentMonth
  }

  /** Made when it is first asked for, like that of the jobs. */
  get #index(): CandidateIndex {
    return (this.#made ??= new CandidateIndex(productTaxonomy()))
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** The best `k` for a job that `isWanted` leaves in, best first: exactly those that scoring everybody would give. Needs `isReady`. */
  top(job: JobProfile, k: number, isWanted: (id: number) => boolean): RankedEntry[] {
    return this.#index.top(job, k, isWanted)
  }

  /** With a new month all are read again: everybody who works has a month more. */
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
