import { Link } from 'react-router'
import { brand } from '#web/brand.ts'
import { cx } from '#web/ui/look/cx.ts'
import { BrandMark } from '#web/ui/look/motif/brand-mark.tsx'

/** The mark and the name, linked to the home page. */
export function BrandLink({ onNight = false }: { onNight?: boolean }) {
  return (
    <Link
      to="/"
      className={cx(
        'inline-flex items-center gap-2 font-display text-[1.5rem] leading-none font-[740] tracking-[-0.045em] no-underline',
        onNight ? 'text-on-night' : 'text-ink',
      )}
    >
      <BrandMark onNight={onNight} />
      {brand.name}
    </Link>
  )
}
