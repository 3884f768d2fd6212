import type { Service } from '#contracts/services/services.contract.ts'

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
