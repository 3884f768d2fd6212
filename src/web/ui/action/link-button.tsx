import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './button-style.ts'

/** A link that looks like a button: for navigation, never for an action. */
export function LinkButton({
  variant,
  size,
  block,
  iconOnly,
  className,
  ...rest
}: Omit<LinkProps, 'style'> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, block, iconOnly }, className)} />
}
