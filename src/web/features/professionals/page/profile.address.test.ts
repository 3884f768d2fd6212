import { expect, test } from 'vitest'
import { reviewHref } from './profile.address.ts'

test('a review is written on the profile, about the service that was hired', () => {
  expect(reviewHref(5, 7)).toBe('/professional/5?seccion=resenas&servicio=7#reviews')
})
