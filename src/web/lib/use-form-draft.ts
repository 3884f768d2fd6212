import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const saveAfter = 400

/**
 * Keeps what is typed into a long form in this browser until it is sent, under `key`. What was kept is put back after
 * the first render, so that the server's bytes and the browser's agree. `isRestored` says that there was something.
 */
export function useFormDraft<Values extends FieldValues, Out>(
  key: string,
  form: UseFormReturn<Values, unknown, Out>,
  empty: Values,
) {
  const [isRestored, setRestored] = useState(false)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined)
  const { watch, reset } = form

  useEffect(() => {
    const kept = read(key)
    if (kept && Object.entries(kept).some(([name, value]) => value !== empty[name])) {
      // What was left blank does not take the place of a default: another form may have kept it.
      const typed = Object.entries(kept).filter(([, value]) => value !== '')
      reset({ ...empty, ...Object.fromEntries(typed) }, { keepDefaultValues: true })
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
    return () => {
      removeEventListener('pagehide', saveNow)
      unsubscribe()
      saveNow()
    }
  }, [key, empty, reset, watch])

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
    localStorage.setItem(key, JSON.stringify(values))
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
