import type { LiveEvent, LiveHello } from '#contracts/live/live-events.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { documentRenderedAt } from '#web/lib/use-now.ts'
import { keepStream } from './keep-stream.ts'
import { leadTabs } from './lead-tabs.ts'

/**
 * The messages between the tabs of a browser. Only one tab holds the stream, because a browser opens at most six
 * connections to a host.
 */
type TabMessage =
  | { say: 'ask' | 'live' | 'lost' | 'signed-out' }
  | { say: 'hello'; hello: LiveHello }
  | { say: 'event'; event: LiveEvent }

/** `null`: events may have been missed. */
export type LiveListener = (event: LiveEvent | null) => void

/** How long a hidden tab, or one without listeners, stays connected. In milliseconds. */
const hiddenFor = 5 * 60_000
const unusedFor = 5000

const listeners = new Set<LiveListener>()
const stateListeners = new Set<() => void>()
let isLive = false
let leave: (() => void) | undefined
/** By the server's clock, in milliseconds: when the data of this tab was read, or the stream opened. */
let knownUntil: number | null = null

function untilWhenKnown(): number | null {
  knownUntil ??= Date.parse(documentRenderedAt() ?? '') || null
  return knownUntil
}

function setLive(next: boolean): void {
  if (isLive === next) return
  isLive = next
  for (const listener of stateListeners) listener()
}

const notify: LiveListener = (event) => {
  for (const listener of listeners) listener(event)
}

function join(): void {
  if (leave || !('locks' in navigator) || typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('live-pages')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const send = (message: TabMessage) => channel.postMessage(message)
  /** Sends it to the other tabs and handles it here. */
  const sendToAll = (message: TabMessage) => {
    send(message)
    take(message, true)
  }
  const tabs = leadTabs('live-pages', {
    ask: () => send({ say: 'ask' }),
    lead: () =>
      keepStream(
        {
          onHello: (hello) => sendToAll({ say: 'hello', hello }),
          onEvent: (event) => sendToAll({ say: 'event', event }),
          onLost: () => sendToAll({ say: 'lost' }),
          onSignedOut: () => sendToAll({ say: 'signed-out' }),
        },
        untilWhenKnown,
      ),
  })
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.say !== 'ask') tabs.heardLeader()
    else if (tabs.isLeading()) send({ say: isLive ? 'live' : 'lost' })
    take(data, false)
  })
  leave = () => {
    leave = undefined
    tabs.leave()
    channel.close()
    setLive(false)
  }
}

/** `isOwn`: this tab holds the stream that it comes from. */
function take(message: TabMessage, isOwn: boolean): void {
  if (message.say === 'event') notify(message.event)
  else if (message.say === 'lost') setLive(false)
  else if (message.say === 'signed-out') void sessionResource.refresh()
  else if (message.say === 'hello') {
    knownUntil = message.hello.at
    setLive(true)
    // The events that follow are whole for the tab that asked, not for one that was without a stream before.
    if (!(message.hello.isWhole && isOwn)) notify(null)
  } else if (message.say === 'live' && !isLive) {
    setLive(true)
    notify(null)
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Joins or leaves, depending on listeners and visibility. */
function settle(): void {
  clearTimeout(timer)
  if (listeners.size === 0) timer = setTimeout(() => leave?.(), unusedFor)
  else if (document.visibilityState === 'visible') join()
  else timer = setTimeout(() => leave?.(), hiddenFor)
}

/** Calls the listener with every event until unsubscribed, and with `null` when some may have been missed. Browser only. */
export function subscribeToEvents(listener: LiveListener): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', settle)
    window.addEventListener('pageshow', settle)
    // A page in the back/forward cache must not hold a lock or a stream.
    window.addEventListener('pagehide', leaveNow)
  }
  listeners.add(listener)
  settle()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', settle)
    window.removeEventListener('pageshow', settle)
    window.removeEventListener('pagehide', leaveNow)
    settle()
  }
}

const leaveNow = () => leave?.()

export function subscribeToState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

/** Whether the stream is open. */
export const currentlyLive = () => isLive
