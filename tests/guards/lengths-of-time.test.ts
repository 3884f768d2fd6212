import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'

/** Any notation of an hour or a day in milliseconds. PostgreSQL's intervals and the windows of limits are in seconds. */
const spelled = /\b86_?400_?000\b|\b3_?600_?000\b|\b24 \* 60 \* 60\b/

test('an hour and a day have one name each, in domain/time/durations.ts', () => {
  const spelling = readSources('src').filter(({ text }) => spelled.test(text))
  expect(spelling.map(({ path }) => path).filter((path) => !path.includes('.test.'))).toEqual([])
  expect(spelled.test('const day = 24 * 3_600_000')).toBe(true)
})
