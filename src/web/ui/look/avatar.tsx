import { cx } from './cx.ts'
import { initials, tintOf } from './initials.ts'

const TINTS = {
  1: 'bg-tint-1 text-on-tint-1',
  2: 'bg-tint-2 text-on-tint-2',
  3: 'bg-tint-3 text-on-tint-3',
  4: 'bg-tint-4 text-on-tint-4',
  5: 'bg-tint-5 text-on-tint-5',
  6: 'bg-tint-6 text-on-tint-6',
}
/** Side in px, the size of the initials, the corner of a logo. */
const SIZES = {
  34: 'size-[34px] text-[12px]',
  40: 'size-10 text-[14px]',
  48: 'size-12 text-[17px]',
  56: 'size-14 text-[20px]',
  72: 'size-18 text-[26px]',
}
const CORNERS = {
  34: 'rounded-[8px]',
  40: 'rounded-[9px]',
  48: 'rounded-[11px]',
  56: 'rounded-[12px]',
  72: 'rounded-[16px]',
}

type PictureProps = {
  /** The person's or company's name. It also stands beside the picture, so the picture is hidden from screen readers. */
  name: string
  /** The photo or logo; without it the initials on a tint that depends on the name. */
  src?: string | null | undefined
  size?: keyof typeof SIZES
  className?: string
}

/** A person: the photo, or the initials on a tint that depends on the name. */
export function Avatar(props: PictureProps) {
  return <Picture {...props} corner="rounded-full" />
}

/** A company: its logo, or initials on a tint, in a rounded square. */
export function CompanyLogo(props: PictureProps) {
  return <Picture {...props} corner={CORNERS[props.size ?? 40]} />
}

function Picture({ name, src, size = 40, className, corner }: PictureProps & { corner: string }) {
  const box = cx('flex-none', SIZES[size], corner, className)
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx(box, 'bg-sunken object-cover')}
      />
    )
  }
  return (
    <span aria-hidden="true" className={cx(box, 'initials', TINTS[tintOf(name)])}>
      {initials(name)}
    </span>
  )
}
