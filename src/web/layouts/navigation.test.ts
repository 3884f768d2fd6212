import { expect, test } from 'vitest'
import { isCurrent, navigation, navigationFor } from './navigation.ts'

test.each([
  ['/', '/', true],
  ['/', '/empleos', false],
  ['/empleos', '/empleos', true],
  ['/empleos', '/empleos/lima', true],
  ['/empleos', '/empleos-premium', true],
  ['/servicios', '/servicios/12', true],
  ['/servicios', '/servic', false],
  ['/empleos', '/', false],
  ['/membresia?para=empresas', '/membresia', true],
  ['/membresia?para=empresas', '/mensajes', false],
])('the item %s on the path %s is highlighted: %s', (item, path, expected) => {
  expect(isCurrent(item, path)).toBe(expected)
})

test('Membresía links a company to its plans, others to the documented page', () => {
  const membership = (kind: 'professional' | 'company' | null) =>
    navigationFor(kind).find(({ label }) => label === 'Membresía')?.to
  expect(membership('company')).toBe('/membresia?para=empresas')
  expect([membership('professional'), membership(null)]).toEqual(['/membresia', '/membresia'])
  expect(navigationFor('company').map(({ label }) => label)).toEqual(navigation.map(({ label }) => label))
})
