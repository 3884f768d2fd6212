import { barePlace, workPlace } from '#domain/places/address.ts'
import type { Read, ReadCv } from './cv.ts'

/**
 * What was read, with the place that an address names instead of the address: nobody needs the street where a person lives,
 * so that it is neither proposed nor stored. An address of which no place can be read is left out.
 */
export function withPlacesOnly(cv: ReadCv): ReadCv {
  return {
    ...cv,
    contact: { ...cv.contact, place: onlyPlace(cv.contact.place, (text) => barePlace(text)?.text ?? null) },
    experiences: cv.experiences.map((entry) => ({ ...entry, place: onlyPlace(entry.place, workPlace) })),
  }
}

function onlyPlace(read: Read<string> | null, placeOf: (text: string) => string | null): Read<string> | null {
  const value = read && placeOf(read.value)
  return value === null ? null : { ...read!, value }
}
