import { expect, test } from 'vitest'
import { landingDescription, listDescription, listTitle } from './list.words.ts'

test.each([
  [{}, 1, 'Empleos Disponibles'],
  [{}, 3, 'Empleos Disponibles · Página 3'],
  [{ category: 'Ventas' }, 1, 'Empleos de Ventas'],
  [{ category: 'Ventas', place: 'Cusco' }, 2, 'Empleos de Ventas en Cusco · Página 2'],
  [{ mode: ['remote'] as const }, 1, 'Empleos remotos'],
  [{ category: 'Diseño', mode: ['remote'] as const }, 1, 'Empleos de Diseño remotos'],
  [{ place: 'Lima', mode: ['hybrid'] as const }, 1, 'Empleos en Lima · Híbrido'],
  [{ q: 'mozo', place: 'Piura' }, 1, 'Empleos de “mozo” en Piura'],
])('%j, page %i, is titled "%s"', (subject, page, expected) =>
  expect(listTitle(subject, page)).toBe(expected),
)

test('the list of premium jobs has its own titles', () => {
  expect(listTitle({}, 1, 'Premium')).toBe('Empleos Premium')
  expect(listTitle({ category: 'Ventas' }, 2, 'Premium')).toBe('Empleos Premium de Ventas · Página 2')
  expect(listDescription({}, 3, 'Premium')).toMatch(/^Empleos Premium en el Perú: 3 avisos activos\. /)
})

test('the description says how many there are and where', () => {
  expect(listDescription({ category: 'Ventas' }, 1200)).toMatch(
    /^Empleos de Ventas en el Perú: 1,200 avisos activos\. /,
  )
})

test('the description of a landing page says only what is counted', () => {
  const counted = {
    total: 120,
    withPay: 81,
    typicalPay: { low: 150_000, high: 280_000, jobs: 64 },
    skills: ['Excel', 'Ventas', 'CRM', 'Inglés'].map((name) => ({ name, jobs: 9 })),
  }
  expect(landingDescription({ place: 'Cusco' }, counted)).toBe(
    'Empleos en Cusco: 120 avisos activos, 81 con sueldo visible. Sueldo usual: S/\u00A01,500 – 2,800 al mes. Piden Excel, Ventas, CRM. Postula gratis con tu CV.',
  )
  expect(landingDescription({ place: 'Pasco' }, { total: 1, withPay: 0, typicalPay: null, skills: [] })).toBe(
    'Empleos en Pasco: 1 aviso activo. Postula gratis con tu CV.',
  )
})
