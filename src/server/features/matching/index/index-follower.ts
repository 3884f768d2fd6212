import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { prepareTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Db } from '#server/db/connection.ts'
import { readHorizon, readMatchChanges } from './match-changes.queries.ts'

/** In milliseconds. A notification can be lost with a connection, so changes are also read at this interval. */
const safetyNet = 30_000
/** In milliseconds, after a failure. */
const retryAfter = 1000

/** What an index keeps of the database, which the follower keeps in sync. */
export interface FollowedIndex {
  /** Loads the next part, small enough that other requests are served in between. False when everything is loaded. */
  loadNext(): Promise<boolean>
  /** Updates these entries from the database. */
  refresh(ids: readonly number[]): Promise<void>
}

/** `phrases` are of the jobs, too. They are loaded last, because only suggestions wait for them. */
interface FollowedIndexes {
  jobs: FollowedIndex
  candidates: FollowedIndex
  phrases: FollowedIndex
}

/**
 * Keeps a process's indexes in sync with the database. After `start` it loads them one after the other in the
 * background. At each change notification it reads the changes since its horizon. The indexes can always be rebuilt.
 */
export class IndexFollower {
  readonly #db: Db
  readonly #indexes: FollowedIndexes
  readonly #onError: (error: unknown) => void
  readonly #end = new AbortController()
  #loop: Promise<void> | undefined
  #isLoaded = false
  #wake = Promise.withResolvers<void>()
  #hasNews = false
  /** One read at a time, so that an older one never finishes last. */
  #turn: Promise<unknown> = Promise.resolve()
  /** Null: nothing was read yet. */
  #horizon: string | null = null

  constructor(db: Db, indexes: FollowedIndexes, onError: (error: unknown) => void) {
    this.#db = db
    this.#indexes = indexes
    this.#onError = onError
  }

  /** Starts loading in the background. */
  start(): void {
    this.#loop ??= this.#run()
  }

  /** Something changed: read the changes soon. */
  wake(): void {
    this.#hasNews = true
    this.#wake.resolve()
  }

  /** Waits until the loaded part contains everything committed before the call. */
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
        await this.#load(this.#indexes.phrases)
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

  /** Changes are read during a long load too, so that loaded entries do not become outdated. */
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
    await this.#indexes.phrases.refresh(jobIds)
    await this.#indexes.candidates.refresh(professionalIds)
    this.#horizon = horizon
  }
}
