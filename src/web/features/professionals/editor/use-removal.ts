import { useEffect, useRef } from 'react'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { putBack } from './names.ts'

/**
 * Removes an item from a list that the caller holds, with undo while the toast is shown. Undo inserts it into the current
 * list.
 */
export function useRemoval<T>(list: readonly T[], onChange: (list: T[]) => void) {
  const latest = useRef({ list, onChange })
  useEffect(() => {
    latest.current = { list, onChange }
  })
  return (item: T, toast: { title: string; name: string }) => {
    const place = list.indexOf(item)
    onChange(list.filter((one) => one !== item))
    showToast({
      title: toast.title,
      description: toast.name,
      action: {
        label: 'Deshacer',
        onPress: () => latest.current.onChange(putBack(latest.current.list, item, place)),
      },
    })
  }
}
