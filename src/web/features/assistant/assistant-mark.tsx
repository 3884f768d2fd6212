import { cx } from '#web/ui/look/cx.ts'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'

/** The square mark of the assistant: it has no face and no name of a person. Decorative. */
export function AssistantMark({ small = false, onNight = false }: { small?: boolean; onNight?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center',
        small ? 'size-6.5 rounded-xs' : 'size-8 rounded-sm',
        onNight ? 'bg-accent text-on-accent' : 'bg-night text-accent',
      )}
    >
      <PremiumGlyph className={small ? 'size-3.5' : 'size-4.5'} />
    </span>
  )
}
