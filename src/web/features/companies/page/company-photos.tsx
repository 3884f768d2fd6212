import type { PublicCompany } from '#contracts/companies/companies.contract.ts'

/** Photos of the workplace, each with what is seen on it. */
export function CompanyPhotos({ photos }: Pick<PublicCompany, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-3 text-h4">Así es trabajar aquí</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map(({ url, caption }) => (
          <li key={url}>
            <figure>
              <img
                src={url}
                alt=""
                width={960}
                height={720}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
              />
              <figcaption className="mt-1.5 text-xs wrap-anywhere text-ink-2">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
