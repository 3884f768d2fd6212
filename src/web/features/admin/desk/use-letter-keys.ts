import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(radio|checkbox|button)$/.test(target.type))

/**
 * Runs an act for a single key, unless somebody types or a dialog is open. WCAG 2.1.4: single keys can be switched off, which
 * `isOn` says.
 */
export function useLetterKeys(isOn: boolean, acts: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
