import pg from 'pg'

/** A listener on one PostgreSQL channel. */
export interface ChannelListener {
  channel: string
  onMessage(payload: string): void
  /** The connection was lost and is back; notifications in between may have been missed. */
  onReconnect(): void
}

/** Listens to all channels on one connection of this process, and reconnects when it is lost. */
export async function followChannels(
  url: string,
  listeners: readonly ChannelListener[],
  onError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client
  let closed = false

  const open = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, application_name: 'qhatu-changes', keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => {
      try {
        for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload)
      } catch (error) {
        // Sent by another version of us, or by hand: keep listening.
        onError(error)
      }
    })
    client.on('error', onError)
    await client.connect()
    for (const { channel } of listeners) await client.query(`listen ${channel}`)
    // Added only now: a failed attempt also emits 'end', and each would start a new series of attempts.
    client.on('end', () => {
      if (!closed) void reopen()
    })
  }
  const reopen = async (): Promise<void> => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- close() sets it while this waits
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      try {
        await open()
        for (const listener of listeners) listener.onReconnect()
        return
      } catch (error) {
        onError(error)
        await client.end().catch(() => {})
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
