import { setTimeout as sleep } from 'node:timers/promises'
import type { ProfessionalProfile } from '#domain/matching/professional-profile.ts'
import { engineVersion } from '#domain/matching/engine.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import type { RankedEntry } from '#domain/matching/index/top-list.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { findActiveJobs, type IndexedJob, listActiveJobs } from './facts.queries.ts'
import { readHorizon, readMatchChanges } from './match-changes.queries.ts'

/** Rows of one step of loading: small enough that other requests are served in between. */
const pageSize = 2000
/** In milliseconds. Notifications can be lost with a connection; whoever missed one reads on by itself. */
const safetyNet = 30_000
/** In milliseconds. The index knows newer from older by whole seconds since then, in 32 bits. */
const epoch = Date.UTC(2020, 0, 1)
/** In milliseconds, after a failure. */
const retryAfter = 1000

export interface IndexHears {
  /** Professionals whose facts changed. */
  professionalsChanged(ids: readonly number[]): void
  /** Active jobs were met whose stored profile another engine made: somebody should read them anew. */
  outdatedJobs(): void
  onError(error: unknown): void
}

/**
 * The index of all active jobs that a process keeps in memory: loaded at start, in the background, and kept like the database
 * by reading on from a horizon whenever some process tells of a change. What it holds can always be rebuilt.
 */
export class LiveJobIndex {
  readonly #db: Db
  readonly #hears: IndexHears
  readonly #index = new JobIndex(productTaxonomy())
  readonly #end = new AbortController()
  readonly #loop: Promise<void>
  #isReady = false
  /** Followed so far, counted in wakes: who waits for the present waits for a read that began after the call. */
  #wake = Promise.withResolvers<void>()
  #reading: Promise<void> = Promise.resolve()
  #horizon = ''

  constructor(db: Db, hears: IndexHears) {
    this.#db = db
    this.#hears = hears
    this.#loop = this.#run()
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** The best `k` active jobs, best first: exactly those that scoring every job would give. Needs `isReady`. */
  top(profile: ProfessionalProfile, k: number): RankedEntry[] {
    return this.#index.top(profile, k)
  }

  /** Something changed: reads on soon. */
  wake(): void {
    this.#wake.resolve()
  }

  /** Waits until the index holds everything that was committed before the call. */
  async settle(): Promise<void> {
    while (!this.#isReady && !this.#end.signal.aborted) await sleep(5)
    await this.#follow()
  }

  async close(): Promise<void> {
    this.#end.abort()
    this.wake()
    await this.#loop
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      try {
        if (!this.#isReady) await this.#load()
        this.#wake = Promise.withResolvers<void>()
        await this.#follow()
        await Promise.race([this.#wake.promise, sleep(safetyNet, undefined, { signal: this.#end.signal })])
      } catch (error) {
        if (this.#end.signal.aborted) return
        this.#hears.onError(error)
        await sleep(retryAfter, undefined, { signal: this.#end.signal }).catch(() => {})
      }
    }
  }

  async #load(): Promise<void> {
    this.#horizon = await readHorizon(this.#db)
    for (let afterId = 0, isLast = false; !isLast && !this.#end.signal.aborted;) {
      const page = await listActiveJobs(this.#db, { engine: engineVersion, afterId, limit: pageSize })
      this.#put(page)
      afterId = page.at(-1)?.id ?? afterId
      isLast = page.length < pageSize
    }
    this.#index.compact()
    this.#isReady = true
  }

  /** One read at a time, so that an older one never comes last. */
  #follow(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readChanges())
    return this.#reading
  }

  async #readChanges(): Promise<void> {
    const { jobIds, professionalIds, horizon } = await readMatchChanges(this.#db, this.#horizon)
    if (professionalIds.length > 0) this.#hears.professionalsChanged(professionalIds)
    for (let start = 0; start < jobIds.length; start += pageSize) {
      const ids = jobIds.slice(start, start + pageSize)
      const active = await findActiveJobs(this.#db, engineVersion, ids)
      const kept = new Set(active.map(({ id }) => id))
      for (const id of ids) if (!kept.has(id)) this.#index.remove(id)
      this.#put(active)
    }
    this.#horizon = horizon
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
    if (isOutdated) this.#hears.outdatedJobs()
  }
}
