import { describe, expect, test } from 'vitest'
import { dayInWords, durationInWords, limaSpan, visitorTime } from './booking-times.ts'
import { clockOf, minuteOfDay, minutesOf } from '#domain/time/lima-days.ts'

test('a span as people read it, in Lima', () => {
  expect(limaSpan(new Date('2026-11-24T20:00:00Z'), new Date('2026-11-24T21:00:00Z'))).toBe(
    'martes 24 de noviembre, 15:00 - 16:00 (hora de Lima)',
  )
  expect(dayInWords('2027-01-03')).toBe('domingo 3 de enero')
})

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [240, '4 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['24:00', 1440],
  ['24:01', null],
  ['12:60', null],
  ['9:30', null],
])('%s as minutes', (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes)
  if (minutes !== null) expect(clockOf(minutes)).toBe(clock)
})

test('the last minute of a day in Lima', () => {
  expect(minuteOfDay(new Date('2026-11-25T04:59:00Z'))).toBe(1439)
  expect(minuteOfDay(new Date('2026-11-25T05:00:00Z'))).toBe(0)
})

describe('the visitor’s clock', () => {
  // 10:00 in Lima. Madrid and New York have daylight saving time, Lima does not.
  test.each([
    ['Madrid in winter', '2026-11-24T15:00:00Z', 'Europe/Madrid', '16:00', 'Madrid'],
    ['Madrid in summer', '2026-07-24T15:00:00Z', 'Europe/Madrid', '17:00', 'Madrid'],
    ['the day before Madrid leaves summer time', '2026-10-24T15:00:00Z', 'Europe/Madrid', '17:00', 'Madrid'],
    [
      'the day on which Madrid leaves summer time',
      '2026-10-25T15:00:00Z',
      'Europe/Madrid',
      '16:00',
      'Madrid',
    ],
    ['New York in summer', '2026-07-24T15:00:00Z', 'America/New_York', '11:00', 'New York'],
    ['the day before New York goes to summer time', '2027-03-13T20:00:00Z', 'America/New_York', null, null],
    [
      'the day on which New York goes to summer time',
      '2027-03-14T20:00:00Z',
      'America/New_York',
      '16:00',
      'New York',
    ],
    ['the next day in Madrid', '2026-11-25T01:00:00Z', 'Europe/Madrid', 'mié. 25 nov. 02:00', 'Madrid'],
    ['midnight in Madrid', '2026-11-24T23:00:00Z', 'Europe/Madrid', 'mié. 25 nov. 00:00', 'Madrid'],
    [
      'the day before in Honolulu',
      '2026-11-24T06:00:00Z',
      'Pacific/Honolulu',
      'lun. 23 nov. 20:00',
      'Honolulu',
    ],
    ['a place with the clock of Lima', '2026-11-24T15:00:00Z', 'America/Bogota', null, null],
    ['Lima', '2026-11-24T15:00:00Z', 'America/Lima', null, null],
    ['a zone that nobody knows', '2026-11-24T15:00:00Z', 'Mars/Olympus', null, null],
  ])('%s', (_, instant, zone, time, place) => {
    expect(visitorTime(new Date(instant), zone)).toEqual(time === null ? null : { time, place })
  })

  test('a browser that does not tell its zone', () => {
    expect(visitorTime(new Date(), undefined)).toBeNull()
  })
})
