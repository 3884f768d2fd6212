import { useEffect, useRef } from 'react'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { putBack } from './names.ts'

/**
 * Takes an item out of a list that somebody else keeps, with a way back while the toast stands there. The way back is into the
 * list as it is by then.
 */
export function useRemoval<T>(list: readonly T[], onChange: (list: T[]) => void) {
  const latest = useRef({ list, onChange })
  useEffect(() => {
    latest.current = { list, onChange }
  })
  return (item: T, said: { title: string; name: string }) => {
    const place = list.indexOf(item)
    onChange(list.filter((one) => one !== item))
    showToast({
      title: said.title,
      description: said.name,
      action: {
        label: 'Deshacer',
        onPress: () => latest.current.onChange(putBack(latest.current.list, item, place)),
      },
    })
  }
}
