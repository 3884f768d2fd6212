import { type RefObject, useEffect, useRef } from 'react'

/** For a control that something replaces for a while: after that closes, the control gets the focus. */
export function useFocusAfter<Control extends HTMLElement>(isOpen: boolean): RefObject<Control | null> {
  const target = useRef<Control>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return target
}
