/** A message on its way, or one that did not arrive. */
export type Pending = {
  /** Of the sending: a retry has the same, so that it appears once. */
  key: string
  text: string
  /** ISO 8601: when it was sent off. */
  at: string
  state: 'sending' | 'failed'
  /** Why it failed. */
  problem?: string
  /** It has arrived as this message. */
  messageId?: number
}

/** What a person has written in one conversation and the other side does not have yet. */
export type Unsent = { draft: string; pending: readonly Pending[] }

export const nothingUnsent: Unsent = { draft: '', pending: [] }

const keyOf = (name: string) => `qhatu.mensaje.${name}`

/** What this browser kept; empty where there is nothing, or where it keeps nothing. */
export function readUnsent(name: string): Unsent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return nothingUnsent
    const { draft, pending } = kept as Record<string, unknown>
    return {
      draft: typeof draft === 'string' ? draft : '',
      pending: Array.isArray(pending) ? pending.flatMap(toPending) : [],
    }
  } catch {
    return nothingUnsent
  }
}

function toPending(kept: unknown): Pending[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { key, text, at, state, problem } = kept as Record<string, unknown>
  if (typeof key !== 'string' || typeof text !== 'string' || typeof at !== 'string') return []
  const failed = typeof problem === 'string' ? { problem } : {}
  // What was on its way when the page was closed goes on.
  return [{ key, text, at, state: state === 'failed' ? 'failed' : 'sending', ...failed }]
}

export function storeUnsent(name: string, box: Unsent): void {
  try {
    if (box.draft === '' && box.pending.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(box))
  } catch {
    // A full or forbidden storage only means that a closed page forgets.
  }
}
