import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

test.each([
  ['/', '/', true],
  ['/', '/empleos', false],
  ['/empleos', '/empleos', true],
  ['/empleos', '/empleos/lima', true],
  ['/empleos', '/empleos-premium', true],
  ['/servicios', '/servicios/12', true],
  ['/servicios', '/servic', false],
  ['/empleos', '/', false],
])('the item %s on the path %s is highlighted: %s', (item, path, expected) => {
  expect(isCurrent(item, path)).toBe(expected)
})
