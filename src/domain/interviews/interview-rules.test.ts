import { expect, test } from 'vitest'
import { interviewHorizonDays } from '#contracts/interviews/interview-figures.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { isOpen, maySetOutcome, proposedTime } from './interview-rules.ts'

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

test('a proposed time lies ahead, and not beyond the horizon to the minute', () => {
  // 10:00 in Lima.
  const ask = (date: string, time: string) => proposedTime({ date, time }, now)
  const last = addDays('2026-11-24', interviewHorizonDays)
  const over = { field: 'time', says: 'Elige una hora que no haya pasado' }
  expect(ask('2026-11-23', '23:59').fault).toEqual(over)
  expect(ask('2026-11-24', '10:00').fault).toEqual(over)
  expect(ask('2026-11-24', '10:01')).toEqual({ start: new Date('2026-11-24T15:01:00Z'), fault: null })
  expect(ask(last, '10:00').fault).toBeNull()
  expect(ask(last, '10:01').fault).toEqual({
    field: 'date',
    says: `Elige un día dentro de los próximos ${interviewHorizonDays} días`,
  })
})
