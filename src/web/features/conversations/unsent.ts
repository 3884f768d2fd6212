/** A pending message, or a failed one. */
export type Pending = {
  /** The idempotency key: a retry uses the same, so the message is created once. */
  key: string
  text: string
  /** ISO 8601: when it was sent. */
  at: string
  state: 'sending' | 'failed'
  /** Why it failed. */
  problem?: string
  /** Set once it has arrived as this message. */
  messageId?: number
}

/** What a person wrote in one conversation and has not been delivered. */
export type Unsent = { draft: string; pending: readonly Pending[] }

export const nothingUnsent: Unsent = { draft: '', pending: [] }

const keyOf = (name: string) => `qhatu.mensaje.${name}`

/** What this browser stored; empty when there is nothing or storage is not available. */
export function readUnsent(name: string): Unsent {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return nothingUnsent
    const { draft, pending } = stored as Record<string, unknown>
    return {
      draft: typeof draft === 'string' ? draft : '',
      pending: Array.isArray(pending) ? pending.flatMap(toPending) : [],
    }
  } catch {
    return nothingUnsent
  }
}

function toPending(stored: unknown): Pending[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { key, text, at, state, problem } = stored as Record<string, unknown>
  if (typeof key !== 'string' || typeof text !== 'string' || typeof at !== 'string') return []
  const failed = typeof problem === 'string' ? { problem } : {}
  // Messages that were pending when the page closed are sent again.
  return [{ key, text, at, state: state === 'failed' ? 'failed' : 'sending', ...failed }]
}

export function storeUnsent(name: string, box: Unsent): void {
  try {
    if (box.draft === '' && box.pending.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(box))
  } catch {
    // Storage may be full or forbidden; then closing the page loses the draft.
  }
}
