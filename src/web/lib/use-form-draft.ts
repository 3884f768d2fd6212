import { useCallback, useEffect, useRef, useState } from 'react'
import { onForget } from './resource.ts'

const saveAfter = 400

/** What a draft needs of a form of `usePublicForm` or react-hook-form. */
export interface DraftedForm<Values> {
  getValues: () => object
  reset: (values: Values, options?: { keepDefaultValues: true }) => void
  watch: (listener: (values: object) => void) => { unsubscribe: () => void }
}

/**
 * Stores a long form's values in this browser under `key` until it is sent. They are restored after the first render,
 * because that must match the server's; fields that the person has changed before stay. `isRestored` says whether there
 * was a draft.
 */
export function useFormDraft<Values extends object>(key: string, form: DraftedForm<Values>, empty: Values) {
  const [isRestored, setRestored] = useState(false)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined)
  const { getValues, reset, watch } = form

  useEffect(() => {
    const blank = new Map<string, unknown>(Object.entries(empty))
    const stored = read(key)
    const isChanged = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(blank.get(name))
    if (stored && Object.entries(stored).some(isChanged)) {
      // Stored blank values do not replace a default: another form may have stored them.
      const before = Object.entries(stored).filter(([, value]) => value !== '')
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
    // A reload or a closed tab does not unmount.
    addEventListener('pagehide', saveNow)
    // After signing out the person leaves the page: nothing may be stored again.
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

  /** Deletes the draft and empties the form. */
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
    // A password is not stored on a device.
    const withoutPassword = (name: string, value: unknown) => (name === 'password' ? undefined : value)
    localStorage.setItem(key, JSON.stringify(values, withoutPassword))
  } catch {
    // Storage may be full or forbidden; then there is no draft.
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was stored.
  }
}
