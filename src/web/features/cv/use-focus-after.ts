import { type RefObject, useEffect, useRef } from 'react'

/** A control that is gone while something else stands in its place: when that closes, what stands there now gets the focus. */
export function useFocusAfter<Control extends HTMLElement>(isOpen: boolean): RefObject<Control | null> {
  const target = useRef<Control>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return target
}
