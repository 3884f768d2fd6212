import type pg from 'pg'

/**
 * Commits all writes of one call at once, on one connection and transaction, opened at its first write. Its steps run
 * one after the other, each in a savepoint, so a failed step leaves the others as they were.
 */
export class UnitOfWork<Topic extends string = string> {
  /** The topics that its steps marked as changed; published after the commit. */
  readonly changed = new Set<Topic>()
  readonly #connect: () => Promise<pg.PoolClient>
  #opened: Promise<pg.PoolClient> | null = null
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect
  }

  /** True once the first write has opened the transaction. */
  get hasBegun(): boolean {
    return this.#opened !== null
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Runs `work` in a savepoint: all of it is kept, or nothing. */
  step<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const done = this.#last.then(() => this.#run(work))
    this.#last = done.catch(() => {})
    return done
  }

  async #run<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    this.#opened ??= this.#begin()
    const client = await this.#opened
    await client.query('savepoint step')
    try {
      const result = await work(client)
      await client.query('release savepoint step')
      return result
    } catch (error) {
      // If even this fails, the connection is lost and the commit will fail.
      await client.query('rollback to savepoint step').catch(() => {})
      throw error
    }
  }

  async #begin(): Promise<pg.PoolClient> {
    const client = await this.#connect()
    try {
      await client.query('begin')
      return client
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }

  /** Waits for running steps, then commits and ends the unit. Throws when the database did not commit. */
  commit(): Promise<void> {
    return this.#end('commit')
  }

  rollback(): Promise<void> {
    return this.#end('rollback')
  }

  async #end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#last
    this.#isOver = true
    if (this.#opened === null) return
    const client = await this.#opened
    try {
      const { command } = await client.query(how)
      // PostgreSQL answers the commit of a failed transaction with a rollback, without an error.
      if (command.toLowerCase() !== how) throw new Error('The transaction had failed and was rolled back')
      client.release()
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}
