import { cx } from '#web/ui/look/cx.ts'

/** The size in which pictures of services are stored, which keeps their place before they are there. In pixels. */
const size = { width: 1200, height: 675 }

type ServicePictureProps = {
  src: string
  /** What it shows, where the text beside it does not say it. */
  alt?: string
  /** It stands at the top of its page: asked for at once. */
  first?: boolean
  className?: string
}

/** The picture of a service, 16 to 9. */
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
