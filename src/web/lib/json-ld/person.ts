import type { ProfilePage, WithContext } from 'schema-dts'

/** Of a professional only what anybody may read on the page. */
interface PersonFacts {
  id: number
  name: string
  title: string | null
  summary: string | null
  location: string | null
  photo: string | null
  skills: readonly string[]
  /** When the account was made and the profile was changed last, where the page knows it. ISO 8601. */
  createdAt?: string
  updatedAt?: string
}

/** The page of a professional: https://developers.google.com/search/docs/appearance/structured-data/profile-page. */
export function profileJsonLd(person: PersonFacts, publicUrl: string): WithContext<ProfilePage> {
  const url = `${publicUrl}/professional/${person.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    ...(person.createdAt ? { dateCreated: person.createdAt } : {}),
    ...(person.updatedAt ? { dateModified: person.updatedAt } : {}),
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: person.name,
      identifier: String(person.id),
      url,
      image: person.photo
        ? new URL(person.photo, publicUrl).href
        : `${publicUrl}/og/professional/${person.id}.png`,
      ...(person.title ? { jobTitle: person.title } : {}),
      ...(person.summary ? { description: person.summary } : {}),
      ...(person.location
        ? {
            address: {
              '@type': 'PostalAddress',
              addressLocality: person.location,
              addressCountry: 'PE',
            },
          }
        : {}),
      ...(person.skills.length > 0 ? { knowsAbout: [...person.skills] } : {}),
    },
  }
}
