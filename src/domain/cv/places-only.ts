import { barePlace, workPlace } from '#domain/places/address.ts'
import type { Read, ReadCv } from './cv.ts'

/**
 * Replaces an address by its place: the street of a home is not needed, so it is neither proposed nor stored. An address without a
 * known place is removed.
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
