import { useEffect, useRef } from 'react'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { type Begun, useBulkProgress } from './bulk.resource.ts'
import { accountsInWords } from './users.words.ts'

type BulkProgressProps = {
  begun: Begun
  /** All accounts are changed. */
  onEnd: () => void
}

/** How far a bulk change is, and a toast at its end. */
export function BulkProgress({ begun, onEnd }: BulkProgressProps) {
  const { data } = useBulkProgress(begun.id)
  const ended = data && data.changed + data.unchanged === data.total ? data : null
  const isNotified = useRef(false)
  useEffect(() => {
    if (!ended || isNotified.current) return
    isNotified.current = true
    showToast({
      title: begun.done,
      description: [
        accountsInWords(ended.changed),
        ...(ended.unchanged > 0 ? [`${ended.unchanged} sin cambios`] : []),
      ].join(', '),
      ...(begun.undo ? { action: { label: 'Deshacer', seconds: undoSeconds, onPress: begun.undo } } : {}),
    })
    onEnd()
  }, [ended, begun, onEnd])
  if (!data || ended) return null
  const label = `${begun.doing}: ${data.changed + data.unchanged} de ${data.total}`
  return (
    <div className="mb-4 grid gap-2 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <p role="status" className="tabular-nums">
        {label}. Puedes salir de esta página: sigue igual.
      </p>
      <ProgressBar label={begun.doing} value={data.changed + data.unchanged} max={data.total} />
    </div>
  )
}
