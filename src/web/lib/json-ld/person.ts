import type { PublicProfessional } from '#contracts/professionals/professionals.contract.ts'
import type { ProfilePage, WithContext } from 'schema-dts'

/** Only what anybody may read on the professional's page. */
type PersonFacts = Pick<
  PublicProfessional,
  'id' | 'firstName' | 'lastName' | 'title' | 'summary' | 'location' | 'avatar' | 'skills' | 'memberSince'
>

/** The page of a professional: https://developers.google.com/search/docs/appearance/structured-data/profile-page. */
export function profileJsonLd(person: PersonFacts, publicUrl: string): WithContext<ProfilePage> {
  const url = `${publicUrl}/professional/${person.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: person.memberSince,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: `${person.firstName} ${person.lastName}`,
      identifier: String(person.id),
      url,
      image: person.avatar
        ? new URL(person.avatar, publicUrl).href
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
      ...(person.skills ? { knowsAbout: person.skills.split(', ') } : {}),
    },
  }
}
