import type pg from 'pg'

/**
 * All that one call writes, as one commit: a connection and a transaction from its first write on. Its steps run one after the
 * other, each in a savepoint, so that a step that fails leaves the others as they were.
 */
export class UnitOfWork<Topic extends string = string> {
  /** What its steps have marked as changed: told once it is committed. */
  readonly changed = new Set<Topic>()
  readonly #connect: () => Promise<pg.PoolClient>
  #opened: Promise<pg.PoolClient> | null = null
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect
  }

  /** It begins with the first write. */
  get hasBegun(): boolean {
    return this.#opened !== null
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** All of `work` counts, or none of it. */
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
      // Where even this fails the connection is lost, and the commit will say so.
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

  /** Waits for the steps under way; from here on it is over. Throws where the database did not take it. */
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
      // PostgreSQL answers the commit of a transaction that had failed with a rollback, and with no error.
      if (command.toLowerCase() !== how) throw new Error('The transaction had failed and was rolled back')
      client.release()
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}
