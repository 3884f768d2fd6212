import { describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import { judge, restReasonAfter } from './outcome.ts'
import { mostTries } from './schedule.ts'

test.each([
  [{ code: 200, problem: null }, 'success'],
  [{ code: 204, problem: null }, 'success'],
  [{ code: 299, problem: null }, 'success'],
  [{ code: 301, problem: null }, 'failed'],
  [{ code: 304, problem: null }, 'failed'],
  [{ code: 410, problem: null }, 'gone'],
  [{ code: 404, problem: null }, 'failed'],
  [{ code: 500, problem: null }, 'failed'],
  [{ code: 200, problem: 'cut' }, 'failed'],
  [{ code: 410, problem: 'timeout' }, 'failed'],
  [{ code: null, problem: 'unreachable' }, 'failed'],
] as const)('%j is %s', (answer, outcome) => expect(judge(answer)).toBe(outcome))

describe('an endpoint', () => {
  const createdAt = new Date('2026-11-23T14:00:00Z')
  const before = new Date(createdAt.getTime() - MINUTE)
  const since = new Date(createdAt.getTime() + MINUTE)

  test('that wants nothing more rests at once', () => {
    expect(restReasonAfter('gone', { tries: 1, createdAt, lastSuccessAt: since })).toBe('gone')
  })

  test.each([
    ['a success', 'success', mostTries, null, null],
    ['a failure that is tried again', 'failed', mostTries - 1, null, null],
    ['the last failure, when nothing ever arrived', 'failed', mostTries, null, 'failing'],
    [
      'the last failure, when nothing has arrived since the delivery was made',
      'failed',
      mostTries,
      before,
      'failing',
    ],
    ['a failure by hand after the last', 'failed', mostTries + 1, before, 'failing'],
    ['the last failure, when something else has arrived since', 'failed', mostTries, since, null],
  ] as const)('after %s', (_, outcome, tries, lastSuccessAt, reason) => {
    expect(restReasonAfter(outcome, { tries, createdAt, lastSuccessAt })).toBe(reason)
  })
})
