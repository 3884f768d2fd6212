import pg from 'pg'
import { sql } from 'drizzle-orm'
import { type ChangeTopic, changeTopics, type Db, markChanged } from './connection.ts'

const channel = 'qhatu_changes'

/**
 * Tells every process, at commit, that something under this topic changed. This one hears it before the call is answered, so
 * that whoever publishes sees it in the list at once; the others within milliseconds.
 */
export async function notifyChange(tx: Db, topic: ChangeTopic): Promise<void> {
  markChanged(topic)
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`)
}

/**
 * Calls `onChange` for every change that any process commits. When the connection was lost and is back,
 * it calls it for all topics, because what happened in between is not known.
 */
export async function followChanges(
  url: string,
  onChange: (topic: ChangeTopic) => void,
  onError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client
  let closed = false

  const open = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, application_name: 'qhatu-changes', keepAlive: true })
    client.on('notification', (message) => {
      const topic = changeTopics.find((known) => known === message.payload)
      if (topic) onChange(topic)
    })
    client.on('error', onError)
    client.on('end', () => {
      if (!closed) void reopen()
    })
    await client.connect()
    await client.query(`listen ${channel}`)
  }
  const reopen = async (): Promise<void> => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- close() sets it while this waits
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      try {
        await open()
        for (const topic of changeTopics) onChange(topic)
        return
      } catch (error) {
        onError(error)
      }
    }
  }

  await open()
  return {
    async close() {
      closed = true
      await client.end()
    },
  }
}
