import { cx } from '#web/ui/look/cx.ts'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'danger-quiet'
  /** On the dark block: the primary one, and the secondary one. */
  | 'light'
  | 'ghost'
  /** On the orange block. */
  | 'dark'

export type ButtonLook = {
  /** One `primary` per view; the second action is `secondary`, the third `quiet`. */
  variant?: ButtonVariant
  /** Heights of 36, 46 and 54 px. */
  size?: 'sm' | 'md' | 'lg'
  /** Full width of its container. */
  block?: boolean
  /** A square with an icon: needs an `aria-label`. */
  iconOnly?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
  secondary: 'bg-surface border-line-strong hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-bad text-on-bad hover:bg-bad/90',
  'danger-quiet': 'text-bad-ink border-bad-ink/45 hover:bg-bad-soft',
  light: 'border-transparent bg-on-night text-on-accent hover:bg-accent-night',
  ghost: 'text-on-night border-on-night-2 hover:bg-on-night/10',
  dark: 'border-transparent bg-on-accent text-on-night hover:bg-on-accent/90',
}

const SIZES = {
  sm: 'min-h-control-sm text-sm rounded-ctl',
  md: 'min-h-control text-md rounded-md',
  lg: 'min-h-control-lg text-[1.0625rem] rounded-md',
}
const PADDING = { sm: 'px-3.5', md: 'px-5', lg: 'px-6.5' }
const SQUARE = { sm: 'w-control-sm', md: 'w-control', lg: 'w-control-lg' }

/** The classes of a button, shared by the button, the button-like link and the file picker. */
export function buttonClass(
  { variant = 'primary', size = 'md', block, iconOnly }: ButtonLook,
  className?: string,
) {
  return cx(
    'button disabled:button-disabled',
    VARIANTS[variant],
    SIZES[size],
    iconOnly ? SQUARE[size] : PADDING[size],
    block && 'w-full',
    className,
  )
}
