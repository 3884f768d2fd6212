import { useEffect, useRef } from 'react'

/**
 * For a form of uncontrolled fields whose values are in the address: when that changes (a link, the back button), each
 * field takes its new value. What a person typed or chose meanwhile stays, because the address arrives a moment after
 * the press that changed it. Returns the ref of the form.
 */
export function useFollowedFields(values: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      // The address has a typed text without blanks around it.
      if (isField && field.value.trim() === before.current[name]) field.value = value
    }
    before.current = values
  })
  return form
}
