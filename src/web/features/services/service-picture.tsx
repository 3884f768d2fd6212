import { cx } from '#web/ui/look/cx.ts'

/** The stored size of service pictures, in pixels. It reserves their place before they load. */
const size = { width: 1200, height: 675 }

type ServicePictureProps = {
  src: string
  /** The alternative text, if the text beside it does not describe the picture. */
  alt?: string
  /** At the top of its page, so it loads at once. */
  first?: boolean
  className?: string
}

/** The picture of a service, 16:9. */
export function ServicePicture({ src, alt = '', first = false, className }: ServicePictureProps) {
  return (
    <img
      {...size}
      src={src}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('aspect-video bg-sunken object-cover', className)}
    />
  )
}
