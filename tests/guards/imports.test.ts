import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { featureCircles, orderedFeatures, rules } from './architecture-rules.ts'
import { importsOf, readSources } from './source-files.ts'

const files = readSources('src', 'tests', 'bench', 'evaluation', 'scripts')

test('there are files, and their imports are found', () => {
  expect(files.length).toBeGreaterThan(200)
  const compose = files.find(({ path }) => path === 'src/server/compose.ts')
  expect(compose && importsOf(compose).map(({ target }) => target)).toContain('src/server/app.ts')
})

test.each([
  [`import { a } from './b.ts'`, 'src/web/b.ts', false],
  [`import type { A } from './b.ts'`, 'src/web/b.ts', true],
  [`import { type A, type B } from './b.ts'`, 'src/web/b.ts', true],
  [`import { type A, b } from './b.ts'`, 'src/web/b.ts', false],
  [`import b from '../b.ts'`, 'src/b.ts', false],
  [`import * as b from '#server/b.ts'`, 'src/server/b.ts', false],
  [`import '#contracts/b.ts'`, 'src/contracts/b.ts', false],
  [`export { a } from './b.ts'`, 'src/web/b.ts', false],
  [`const b = await import('./b.ts')`, 'src/web/b.ts', false],
  [`import {\n  a,\n  type C,\n} from './b.ts'`, 'src/web/b.ts', false],
])('%s leads to %s', (text, target, isTypeOnly) => {
  expect(importsOf({ path: 'src/web/a.ts', text })).toMatchObject([{ target, isTypeOnly }])
})

describe.each(rules)('$name', (rule) => {
  test('holds', () => {
    expect(files.flatMap((file) => rule.check(file))).toEqual([])
  })
  test('bites', () => {
    expect(rule.check(rule.planted)).not.toEqual([])
  })
})

test('exactly the existing features are in the order', () => {
  const entries = readdirSync('src/server/features', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect([...orderedFeatures].toSorted()).toEqual(folders.toSorted())
})

test('no features import each other in a circle', () => {
  expect(featureCircles(files)).toEqual([])
  const planted = [
    {
      path: 'src/server/features/hires/a.service.ts',
      text: `import '#server/features/bookings/b.service.ts'`,
    },
    {
      path: 'src/server/features/bookings/b.service.ts',
      text: `import '#server/features/hires/a.service.ts'`,
    },
  ]
  expect(featureCircles(planted)).toEqual(['hires', 'bookings'])
})
