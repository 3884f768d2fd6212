import { useCallback, useEffect, useRef, useState } from 'react'
import { onForget } from './resource.ts'

const saveAfter = 400

/** What a draft needs of a form, which is one of `usePublicForm` or of react-hook-form. */
export interface DraftedForm<Values> {
  getValues: () => object
  reset: (values: Values, options?: { keepDefaultValues: true }) => void
  watch: (listener: (values: object) => void) => { unsubscribe: () => void }
}

/**
 * Keeps what is typed into a long form in this browser until it is sent, under `key`. What was kept is put back after
 * the first render, so that the server's bytes and the browser's agree; what was typed before that stays. `isRestored` says that
 * there was something.
 */
export function useFormDraft<Values extends object>(key: string, form: DraftedForm<Values>, empty: Values) {
  const [isRestored, setRestored] = useState(false)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined)
  const { getValues, reset, watch } = form

  useEffect(() => {
    const blank = new Map<string, unknown>(Object.entries(empty))
    const kept = read(key)
    const isChanged = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(blank.get(name))
    if (kept && Object.entries(kept).some(isChanged)) {
      // What was left blank does not take the place of a default: another form may have kept it.
      const before = Object.entries(kept).filter(([, value]) => value !== '')
      const typed = Object.entries(getValues()).filter(isChanged)
      reset(
        { ...empty, ...Object.fromEntries(before), ...Object.fromEntries(typed) },
        { keepDefaultValues: true },
      )
      // oxlint-disable-next-line react/set-state-in-effect -- storage is read after the first render, or it would not match the server's
      setRestored(true)
    }
    const { unsubscribe } = watch((values) => {
      clearTimeout(pending.current?.timer)
      const save = () => write(key, values)
      pending.current = { timer: setTimeout(save, saveAfter), save }
    })
    const saveNow = () => {
      clearTimeout(pending.current?.timer)
      pending.current?.save()
    }
    // A reload or a closed tab comes without an unmount.
    addEventListener('pagehide', saveNow)
    // Who signs out leaves the page after that: nothing is kept again.
    const endForgetting = onForget(() => {
      unsubscribe()
      clearTimeout(pending.current?.timer)
      pending.current = undefined
    })
    return () => {
      endForgetting()
      removeEventListener('pagehide', saveNow)
      unsubscribe()
      saveNow()
    }
  }, [key, empty, getValues, reset, watch])

  /** Forgets what was kept and empties the form. */
  const discard = useCallback(() => {
    reset(empty)
    clearTimeout(pending.current?.timer)
    pending.current = undefined
    remove(key)
    setRestored(false)
  }, [key, empty, reset])

  return { isRestored, discard }
}

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function write(key: string, values: unknown) {
  try {
    // A password is not kept on a device.
    const kept = (name: string, value: unknown) => (name === 'password' ? undefined : value)
    localStorage.setItem(key, JSON.stringify(values, kept))
  } catch {
    // A full or forbidden storage only costs the draft.
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}
