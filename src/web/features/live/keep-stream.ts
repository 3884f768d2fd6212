import { liveContract } from '#contracts/live/live.contract.ts'
import { endpointRef } from '#web/lib/api-client.ts'
import type { LiveEvent, LiveHello } from '#contracts/live/live-events.ts'
import { pauseAfter } from './pause-after.ts'

export interface StreamListener {
  onHello(hello: LiveHello): void
  onEvent(event: LiveEvent): void
  onLost(): void
  /** The person is no longer signed in. */
  onSignedOut(): void
}

/** After the server ends the stream (signed out, or too many devices), the client waits this long. In milliseconds. */
const afterBye = 5 * 60_000

/**
 * Keeps the event stream open until the returned function is called: it reconnects after growing pauses, and at once when
 * the network returns. `since`: the server's time, in milliseconds, up to which the tab knows what changed; null: unknown.
 */
export function keepStream(listener: StreamListener, since: () => number | null): () => void {
  let failures = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const openLater = (pause: number) => {
    close()
    listener.onLost()
    timer = setTimeout(open, pause)
  }
  function open() {
    close()
    const known = since()
    const { path } = endpointRef(liveContract.events)
    source = new EventSource(known === null ? path : `${path}?since=${known}`)
    source.addEventListener('hello', ({ data }: MessageEvent<string>) => {
      failures = 0
      listener.onHello(JSON.parse(data) as LiveHello)
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      listener.onEvent(JSON.parse(data) as LiveEvent),
    )
    source.addEventListener('bye', ({ data }: MessageEvent<string>) => {
      if ((JSON.parse(data) as { reason: string }).reason === 'session') listener.onSignedOut()
      openLater(afterBye)
    })
    // The browser's own retries have a constant interval, and stop for good after a reply that is no stream.
    source.addEventListener('error', () => openLater(pauseAfter(++failures, Math.random())))
  }
  open()
  window.addEventListener('online', open)
  return () => {
    window.removeEventListener('online', open)
    close()
  }
}
