import type { Service } from '#contracts/services/services.contract.ts'
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

/** Small pictures of works, 4:3, beside each other. */
export function WorkPictures({ works }: Pick<Service, 'works'>) {
  return (
    <ul aria-label="Trabajos" className="grid grid-cols-3 gap-1.5">
      {works.map(({ imageUrl, title }) => (
        <li key={imageUrl}>
          <img
            src={imageUrl}
            alt={title}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
