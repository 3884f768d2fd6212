import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** The line below a control: the error if there is one, else the hint. Both have an `id`. */
export function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | undefined
}) {
  if (error) {
    return (
      <p id={id} className="flex gap-1.5 text-xs font-medium text-bad-ink">
        <CircleAlert className="icon mt-px" aria-hidden="true" />
        {error}
      </p>
    )
  }
  if (!hint) return null
  return (
    <div id={id} className="text-xs text-ink-3">
      {hint}
    </div>
  )
}
