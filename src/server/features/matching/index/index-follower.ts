import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { prepareTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { readHorizon, readMatchChanges } from './match-changes.queries.ts'

/** In milliseconds. Notifications can be lost with a connection; whoever missed one reads on by itself. */
const safetyNet = 30_000
/** In milliseconds, after a failure. */
const retryAfter = 1000

/** An index of one side of the market, as the follower keeps it like the database. */
export interface FollowedIndex {
  /** Reads the next step of loading, small enough that other requests are served in between. False when all is there. */
  loadNext(): Promise<boolean>
  /** Makes these what the database says of them now. */
  refresh(ids: readonly number[]): Promise<void>
}

/**
 * Keeps a process's indexes like the database: once started loads them, one after the other, in the background, and reads on from a
 * horizon whenever some process tells of a change. What they hold can always be rebuilt.
 */
export class IndexFollower {
  readonly #db: Db
  readonly #indexes: { jobs: FollowedIndex; candidates: FollowedIndex }
  readonly #onError: (error: unknown) => void
  readonly #end = new AbortController()
  #loop: Promise<void> | undefined
  #isLoaded = false
  #wake = Promise.withResolvers<void>()
  #hasNews = false
  /** One read at a time, so that an older one never comes last. */
  #turn: Promise<unknown> = Promise.resolve()
  /** Null: nothing was read yet. */
  #horizon: string | null = null

  constructor(
    db: Db,
    indexes: { jobs: FollowedIndex; candidates: FollowedIndex },
    onError: (error: unknown) => void,
  ) {
    this.#db = db
    this.#indexes = indexes
    this.#onError = onError
  }

  /** Begins to load, in the background. */
  start(): void {
    this.#loop ??= this.#run()
  }

  /** Something changed: reads on soon. */
  wake(): void {
    this.#hasNews = true
    this.#wake.resolve()
  }

  /** Waits until what is loaded holds everything that was committed before the call. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#readChanges())
  }

  /** The same, and waits until everything is loaded. */
  async settle(): Promise<void> {
    while (!this.#isLoaded && !this.#end.signal.aborted) await sleep(5)
    await this.catchUp()
  }

  async close(): Promise<void> {
    this.#end.abort()
    this.wake()
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      try {
        await prepareTaxonomy(setImmediate)
        this.#horizon ??= await readHorizon(this.#db)
        await this.#load(this.#indexes.jobs)
        await this.#load(this.#indexes.candidates)
        this.#isLoaded = true
        this.#wake = Promise.withResolvers<void>()
        await this.catchUp()
        await Promise.race([this.#wake.promise, sleep(safetyNet, undefined, { signal })])
      } catch (error) {
        if (signal.aborted) return
        this.#onError(error)
        await sleep(retryAfter, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** Changes are followed meanwhile: a long load must not make what is loaded already old. */
  async #load(index: FollowedIndex): Promise<void> {
    for (let isMore = true; isMore && !this.#end.signal.aborted;) {
      isMore = await this.#inTurn(() => index.loadNext())
      if (this.#hasNews) await this.catchUp()
    }
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#turn.catch(() => {}).then(run)
    this.#turn = turn
    return turn
  }

  async #readChanges(): Promise<void> {
    this.#hasNews = false
    if (this.#horizon === null) return
    const { jobIds, professionalIds, horizon } = await readMatchChanges(this.#db, this.#horizon)
    await this.#indexes.jobs.refresh(jobIds)
    await this.#indexes.candidates.refresh(professionalIds)
    this.#horizon = horizon
  }
}
