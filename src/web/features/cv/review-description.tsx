import { useId, useState } from 'react'
import { cx } from '#web/ui/look/cx.ts'

/** About two lines on a phone. */
const LONG = 110

/** The first two lines of a text to save; a press shows the rest. */
export function ReviewDescription({ text, of }: { text: string; of: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isLong = text.length > LONG || text.split('\n').length > 2
  const press = isOpen ? 'Ver menos' : 'Ver toda la descripción'
  return (
    <div className="mt-1">
      <p
        id={id}
        className={cx('max-w-measure whitespace-pre-line wrap-anywhere', isLong && !isOpen && 'line-clamp-2')}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="min-h-6 text-xs text-ink-2 underline underline-offset-2 hover:text-ink"
          aria-label={`${press}: ${of}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {press}
        </button>
      )}
    </div>
  )
}
