import { useEffect, useState } from 'react'

/**
 * A text stored in this browser under `key` until it is dropped; `initial` when nothing is stored. The stored text is
 * restored after the first render, because that must match the server's.
 */
export function useTextDraft(key: string, initial = '') {
  const [text, setText] = useState(initial)
  useEffect(() => {
    setText(read(key) ?? initial)
    // oxlint-disable-next-line react/exhaustive-deps -- what is stored meanwhile does not take the place of what is typed
  }, [key])
  return {
    text,
    set: (next: string) => {
      setText(next)
      keep(key, next === initial ? null : next)
    },
    /** Once it was sent or is not needed. */
    drop: () => keep(key, null),
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage may be full or forbidden; then there is no draft.
  }
}
