import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { ApiError, isRefusal } from '#web/lib/api-client.ts'
import { onForget } from '#web/lib/resource.ts'
import { type Unsent, storeUnsent, type Pending, readUnsent } from './unsent.ts'

/** Sends one message; the same key is the same sending. */
export type Send = (pending: Pending) => Promise<Message>

/** As documented. */
export const notSent = 'No se pudo enviar el mensaje'

/**
 * What a person writes in one conversation, until it has arrived. It outlives the page: the draft and what is on its way
 * are kept in this browser. Messages go one after the other, so that they arrive in the order in which they were written.
 */
export interface Outbox {
  current(): Unsent
  subscribe(listener: () => void): () => void
  setDraft(draft: string): void
  /** Takes the draft as a message; it is sent by `flush`. */
  post(at: Date): void
  /** Those that failed are on their way again. */
  retry(): void
  /** Takes one that failed back into the draft. */
  takeBack(key: string): void
  /** Sends what is on its way. Tells each message that arrived; throws nothing. Answers what the first failure was, or null. */
  flush(send: Send, onSent: (message: Message) => void): Promise<Error | null>
}

const outboxes = new Map<string, Outbox>()
onForget(() => outboxes.clear())

/** The outbox of a person in a conversation. In the browser only. */
export function outboxOf(name: string): Outbox {
  const known = outboxes.get(name)
  if (known) return known
  const made = createOutbox(name)
  outboxes.set(name, made)
  return made
}

/** In milliseconds. */
const againAfter = 1000
/** The first try may still be under way at the server. */
const mostTries = 10
/** A phone that changes its network loses an answer; one that has none fails at once. */
const triesWhenLost = 2

export function createOutbox(name: string): Outbox {
  let box = readUnsent(name)
  let isSending = false
  const listeners = new Set<() => void>()
  const set = (next: Partial<Unsent>) => {
    box = { ...box, ...next }
    storeUnsent(name, box)
    for (const listener of listeners) listener()
  }
  const mark = (change: (pending: Pending) => Pending) => set({ pending: box.pending.map(change) })

  return {
    current: () => box,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setDraft: (draft) => set({ draft }),
    post(at) {
      const text = box.draft.trim()
      if (text === '') return
      const pending: Pending = {
        key: crypto.randomUUID(),
        text,
        at: at.toISOString(),
        state: 'sending',
      }
      set({ draft: '', pending: [...box.pending, pending] })
    },
    retry: () => mark(({ key, text, at }) => ({ key, text, at, state: 'sending' })),
    takeBack(key) {
      const taken = box.pending.find((pending) => pending.key === key)
      if (!taken) return
      const draft = box.draft === '' ? taken.text : `${box.draft}\n${taken.text}`
      set({ draft, pending: box.pending.filter((pending) => pending !== taken) })
    },
    async flush(send, onSent) {
      if (isSending) return null
      isSending = true
      try {
        for (;;) {
          const next = box.pending.find(
            ({ state, messageId }) => state === 'sending' && messageId === undefined,
          )
          if (!next) return null
          const message = await sendPatiently(send, next)
          onSent(message)
          // Until the thread shows it, it stands here as what it is; never nowhere, and never twice.
          mark((pending) => (pending.key === next.key ? { ...pending, messageId: message.id } : pending))
          await untilShown()
          set({ pending: box.pending.filter(({ key }) => key !== next.key) })
        }
      } catch (error) {
        // What waits behind it would arrive before it.
        mark((pending) => ({ ...pending, state: 'failed', problem: problemOf(error) }))
        return error instanceof Error ? error : new Error(String(error))
      } finally {
        isSending = false
      }
    },
  }
}

const untilShown = () => new Promise((resolve) => setTimeout(resolve, 50))

async function sendPatiently(send: Send, pending: Pending, tries = 1): Promise<Message> {
  try {
    return await send(pending)
  } catch (error) {
    if (tries >= triesAfter(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, againAfter))
    return sendPatiently(send, pending, tries + 1)
  }
}

/** How often a message is sent before it has failed. The same key makes each repetition the same sending. */
function triesAfter(error: unknown): number {
  if (isRefusal(error, 'request_in_progress')) return mostTries
  if (error instanceof ApiError) return 1
  return navigator.onLine ? triesWhenLost : 1
}

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? (Object.values(error.body.fields ?? {})[0] ?? error.body.message ?? notSent)
    : notSent
