import { leftOutInWords } from './left-out.ts'
import type { ReviewedItem } from './use-cv-review.ts'

/** Above the save button: what will not be saved. It takes the full width. */
export function LeftOut({ items }: { items: readonly ReviewedItem[] }) {
  const words = leftOutInWords(items)
  if (!words) return null
  return (
    <p className="w-full text-xs text-ink-2 wrap-anywhere max-xs:order-last">
      <span className="font-strong text-ink">No se guarda: </span>
      {words}
    </p>
  )
}
