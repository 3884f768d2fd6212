import { useRef } from 'react'

/**
 * The `idempotencyKey` of a form's POST: the same for every try with the same body, so that a retry after a lost
 * connection creates one item; another body gets another key.
 */
export function useSendKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string }>(undefined)
  return (body) => {
    const written = JSON.stringify(body)
    if (last.current?.body !== written) last.current = { body: written, key: crypto.randomUUID() }
    return last.current.key
  }
}
