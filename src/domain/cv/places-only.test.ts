import { expect, test } from 'vitest'
import { withPlacesOnly } from './places-only.ts'
import { readCvText } from './read-cv.ts'

const read = (address: string) =>
  withPlacesOnly(readCvText(`Rosa Huamán Quispe\n${address}\n987 654 321\nrosa@ejemplo.pe\n\nExperiencia\n`))
    .contact.place?.value ?? null

test('the place that a CV is proposed with is never its address', () => {
  expect(read('Av. Arequipa 1234 Dpto. 502, Lince, Lima')).toBe('Lince, Lima')
  expect(read('Dirección: Mz. B Lt. 12 Urb. Santa Rosa, Los Olivos')).toBe('Los Olivos, Lima')
  expect(read('Cusco, Perú')).toBe('Cusco, Perú')
})

test('an address without a place is not proposed', () => {
  expect(read('Dirección: Jr. Los Geranios 245')).toBeNull()
})
