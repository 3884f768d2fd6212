import { expect, test } from 'vitest'
import { isOpen, maySetOutcome } from './interview-rules.ts'

const now = new Date('2026-11-24T15:00:00Z')
const before = new Date('2026-11-24T14:00:00Z')
const after = new Date('2026-11-24T16:00:00Z')

test('an interview is open until its time comes or somebody ends it', () => {
  expect(isOpen({ status: 'proposed', startsAt: null }, now)).toBe(true)
  expect(isOpen({ status: 'scheduled', startsAt: after }, now)).toBe(true)
  expect(isOpen({ status: 'scheduled', startsAt: before }, now)).toBe(false)
  expect(isOpen({ status: 'cancelled', startsAt: after }, now)).toBe(false)
})

test('how it went can be said once its time has come, and corrected', () => {
  expect(maySetOutcome({ status: 'scheduled', startsAt: after }, now)).toBe(false)
  for (const status of ['scheduled', 'done', 'no_show'] as const)
    expect(maySetOutcome({ status, startsAt: before }, now)).toBe(true)
  expect(maySetOutcome({ status: 'cancelled', startsAt: before }, now)).toBe(false)
  expect(maySetOutcome({ status: 'proposed', startsAt: null }, now)).toBe(false)
})
