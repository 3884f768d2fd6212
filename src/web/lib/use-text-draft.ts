import { useEffect, useState } from 'react'

/**
 * A text that somebody writes, kept in this browser under `key` until it is dropped; `initial` where nothing was kept. What
 * was kept is put back after the first render, so that the server's bytes and the browser's agree.
 */
export function useTextDraft(key: string, initial = '') {
  const [text, setText] = useState(initial)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after the first render
    setText(read(key) ?? initial)
    // oxlint-disable-next-line react/exhaustive-deps -- what is stored meanwhile does not take the place of what is typed
  }, [key])
  return {
    text,
    set: (next: string) => {
      setText(next)
      keep(key, next === initial ? null : next)
    },
    /** Once it is sent, or not wanted any more. */
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
    // A full or forbidden storage only costs the draft.
  }
}
