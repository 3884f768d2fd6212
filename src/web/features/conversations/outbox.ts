import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { ApiError, isRefusal } from '#web/lib/api-client.ts'
import { onForget } from '#web/lib/resource.ts'
import type { Place } from './viewer.ts'
import { type Unsent, storeUnsent, type Pending, readUnsent } from './unsent.ts'

/** Sends one message. Sending the same key twice creates one message. */
export type Send = (pending: Pending) => Promise<Message>

/** As documented. */
export const notSent = 'No se pudo enviar el mensaje'

/**
 * One person's draft and unsent messages in one conversation. They are stored in this browser, so they survive the page.
 * Messages are sent one after the other, in the order in which they were written.
 */
export interface Outbox {
  current(): Unsent
  subscribe(listener: () => void): () => void
  setDraft(draft: string): void
  /** Adds the draft as a message; `flush` sends it. */
  post(at: Date): void
  /** Marks the failed messages to be sent again. */
  retry(): void
  /** Moves a failed message back into the draft. */
  takeBack(key: string): void
  /** Sends the pending messages and calls `onSent` for each. Never throws; returns the first failure or null. */
  flush(send: Send, onSent: (message: Message) => void): Promise<Error | null>
}

const outboxes = new Map<string, Outbox>()
onForget(() => outboxes.clear())

/** Under which name a person's outbox in a conversation is stored. */
export const outboxNameOf = ({ serviceId, applicationId, companyId }: Place, userId: number): string =>
  applicationId === null ? `${userId}.${serviceId}.${companyId}` : `${userId}.postulacion.${applicationId}`

/** The outbox of a person in a conversation. Browser only. */
export function outboxOf(name: string): Outbox {
  const known = outboxes.get(name)
  if (known) return known
  const made = createOutbox(name)
  outboxes.set(name, made)
  return made
}

/** In milliseconds. */
const againAfter = 1000
/** The server may still be working on the first try. */
const mostTries = 10
/** A phone that changes networks loses a reply; without a network it fails at once. */
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
          // The message stays here until the thread shows it, so that it never disappears and never appears twice.
          mark((pending) => (pending.key === next.key ? { ...pending, messageId: message.id } : pending))
          await untilShown()
          set({ pending: box.pending.filter(({ key }) => key !== next.key) })
        }
      } catch (error) {
        // A message behind it would arrive before it.
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

/** How many tries a message gets before it counts as failed. All tries use the same key, so it is sent once. */
function triesAfter(error: unknown): number {
  if (isRefusal(error, 'request_in_progress')) return mostTries
  if (error instanceof ApiError) return 1
  return navigator.onLine ? triesWhenLost : 1
}

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? (Object.values(error.body.fields ?? {})[0] ?? error.body.message ?? notSent)
    : notSent
