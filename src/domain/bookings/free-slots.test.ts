import { describe, expect, test } from 'vitest'
import { type Availability, freeDays, freeStarts, nearestStarts } from './free-slots.ts'
import { limaClock, limaShort } from './booking-times.ts'
import { addDays, atMinute, minutesOf, weekdayOf } from '#domain/time/lima-days.ts'

/** Saturday, 10:00 in Lima. */
const now = new Date('2026-11-21T15:00:00Z')
const tuesday = '2026-11-24'

const open = (values: Partial<Availability> = {}): Availability => ({
  isOpen: true,
  bufferMinutes: 0,
  noticeHours: 0,
  hours: [{ weekday: 2, startMinute: 9 * 60, endMinute: 11 * 60 }],
  daysOff: [],
  ...values,
})
/** '09:00-10:00' on a day in Lima. */
const span = (day: string, text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { startsAt: atMinute(day, minutesOf(from) ?? 0), endsAt: atMinute(day, minutesOf(to) ?? 0) }
}
const startsOn = (
  day: string,
  availability: Availability,
  { duration = 60, taken = [] as string[], at = now } = {},
) =>
  freeStarts(availability, day, {
    duration,
    now: at,
    taken: taken.map((text) => span(day, text)),
  }).map(limaClock)

describe('the hours of a weekday', () => {
  const all = { startMinute: 0, endMinute: 1440 }
  test.each<[string, Partial<Availability>, number, string[]]>([
    ['start every 30 minutes while it fits', {}, 60, ['09:00', '09:30', '10:00']],
    ['end with what just fits', {}, 120, ['09:00']],
    ['have no room for what is longer', {}, 150, []],
    ['take 15 minutes also at the end', {}, 15, ['09:00', '09:30', '10:00', '10:30']],
    [
      'count from their own start',
      { hours: [{ weekday: 2, startMinute: 555, endMinute: 660 }] },
      60,
      ['09:15', '09:45'],
    ],
    [
      'are each their own',
      {
        hours: [
          { weekday: 2, startMinute: 15 * 60, endMinute: 16 * 60 },
          { weekday: 2, startMinute: 9 * 60, endMinute: 10 * 60 },
        ],
      },
      60,
      ['09:00', '15:00'],
    ],
    [
      'are one where they touch',
      {
        hours: [
          { weekday: 2, startMinute: 9 * 60, endMinute: 10 * 60 },
          { weekday: 2, startMinute: 10 * 60, endMinute: 11 * 60 },
        ],
      },
      90,
      ['09:00', '09:30'],
    ],
    ['of other weekdays do not count', { hours: [{ weekday: 3, ...all }] }, 60, []],
    ['do not count on a day off', { daysOff: [tuesday] }, 60, []],
    ['count when another day is off', { daysOff: ['2026-11-25'] }, 120, ['09:00']],
    ['do not count while closed', { isOpen: false }, 60, []],
  ])('%s', (_, values, duration, expected) => {
    expect(startsOn(tuesday, open(values), { duration })).toEqual(expected)
  })

  test('go to midnight and not into the next day', () => {
    const late = open({ hours: [{ weekday: 2, startMinute: 23 * 60, endMinute: 1440 }] })
    expect(startsOn(tuesday, late)).toEqual(['23:00'])
    expect(freeStarts(late, tuesday, { duration: 60, now, taken: [] })[0]?.toISOString()).toBe(
      '2026-11-25T04:00:00.000Z',
    )
    const early = open({ hours: [{ weekday: 2, startMinute: 0, endMinute: 60 }] })
    expect(startsOn(tuesday, early)).toEqual(['00:00'])
  })
})

describe('what is taken', () => {
  test.each<[string, number, string[], string[]]>([
    ['nothing overlaps it', 0, ['09:30-10:00'], ['10:00']],
    ['what touches it is free', 0, ['10:00-11:00'], ['09:00']],
    ['a buffer is kept before and after', 30, ['10:00-10:30'], []],
    ['a buffer is kept before', 15, ['10:00-10:30'], []],
    ['a buffer that just fits is enough', 30, ['10:30-11:00'], ['09:00']],
    ['what was booked outside of the hours counts', 30, ['08:00-08:45'], ['09:30', '10:00']],
    ['two leave what is between', 0, ['08:00-09:30', '10:30-12:00'], ['09:30']],
  ])('%s', (_, bufferMinutes, taken, expected) => {
    expect(startsOn(tuesday, open({ bufferMinutes }), { taken })).toEqual(expected)
  })

  test('a booking of the evening before keeps its buffer over midnight', () => {
    const availability = open({ bufferMinutes: 60, hours: [{ weekday: 2, startMinute: 0, endMinute: 120 }] })
    const taken = [span('2026-11-23', '23:00-24:00')]
    expect(freeStarts(availability, tuesday, { duration: 60, now, taken }).map(limaClock)).toEqual(['01:00'])
  })
})

describe('how far ahead', () => {
  const always = open({
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 600, endMinute: 660 })),
  })
  test.each([
    ['yesterday', '2026-11-20', 0],
    ['today', '2026-11-21', 0],
    ['tomorrow', '2026-11-22', 1],
    ['the last day of the horizon', '2027-01-20', 1],
    ['the day after it', '2027-01-21', 0],
  ])('%s', (_, day, count) => {
    expect(startsOn(day, always)).toHaveLength(count)
  })

  test('tomorrow is counted in Lima, also when UTC is a day ahead', () => {
    const evening = new Date('2026-11-22T02:00:00Z')
    expect(startsOn('2026-11-22', always, { at: evening })).toEqual(['10:00'])
    expect(startsOn('2026-11-21', always, { at: evening })).toEqual([])
  })

  test.each([
    [24, '10:00'],
    [25, undefined],
    [48, undefined],
  ])('a notice of %i hours', (noticeHours, first) => {
    expect(startsOn('2026-11-22', { ...always, noticeHours })[0]).toBe(first)
  })

  test('days begin tomorrow, whatever day was asked for, and end at the horizon', () => {
    const ask = (from: string, days: number) =>
      freeDays(always, { from, days, duration: 60, now, taken: [] }).map(({ day }) => day)
    expect(ask('2020-01-01', 2)).toEqual(['2026-11-22', '2026-11-23'])
    expect(ask('2027-01-19', 14)).toEqual(['2027-01-19', '2027-01-20'])
    expect(ask('2027-01-21', 14)).toEqual([])
    expect(ask('2026-11-22', 90)).toHaveLength(60)
  })

  test('the nearest free ones, in the order of the clock', () => {
    const question = { duration: 60, now, taken: [span(tuesday, '10:00-11:00')] }
    const wanted = atMinute(tuesday, 600)
    expect(nearestStarts(always, wanted, 3, question).map(limaShort)).toEqual([
      'dom. 22 nov. 10:00',
      'lun. 23 nov. 10:00',
      'mié. 25 nov. 10:00',
    ])
    expect(nearestStarts({ ...always, isOpen: false }, wanted, 3, question)).toEqual([])
  })
})

test('days of Lima', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(weekdayOf('2026-11-22')).toBe(7)
  expect(weekdayOf('2026-11-23')).toBe(1)
})
