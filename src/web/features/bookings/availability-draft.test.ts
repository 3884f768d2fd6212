import { expect, test } from 'vitest'
import { copyHours, nextStretch, type Stretch, timeOptions } from './availability-draft.ts'

const draftOf = (...hours: Stretch[]) => ({
  isOpen: true,
  bufferMinutes: 15,
  noticeHours: 24,
  hours,
  daysOff: [],
})
const monday = (start: string, end: string) => ({ weekday: 1, start, end })

test.each([
  ['an empty day gets the usual hours', [], monday('09:00', '18:00')],
  ['then what comes an hour later', [monday('09:00', '13:00')], monday('14:00', '16:00')],
  ['counted from the last', [monday('15:00', '17:00'), monday('09:00', '13:00')], monday('18:00', '20:00')],
  ['to midnight and no further', [monday('09:00', '22:30')], monday('23:30', '24:00')],
  ['a full day has no room', [monday('09:00', '24:00')], null],
  [
    'the hours of other days do not count',
    [{ ...monday('09:00', '24:00'), weekday: 2 }],
    monday('09:00', '18:00'),
  ],
])('%s', (_, hours, expected) => {
  expect(nextStretch(draftOf(...hours), 1)).toEqual(expected)
})

test('copied hours replace those of other days', () => {
  const hours = [
    monday('09:00', '13:00'),
    monday('15:00', '18:00'),
    { weekday: 2, start: '07:00', end: '08:00' },
  ]
  const copied = copyHours(hours, 1, [1, 2, 3])
  expect(copied).toEqual([
    monday('09:00', '13:00'),
    monday('15:00', '18:00'),
    ...[2, 3].flatMap((weekday) => [
      { weekday, start: '09:00', end: '13:00' },
      { weekday, start: '15:00', end: '18:00' },
    ]),
  ])
  expect(copyHours(hours, 7, [1])).toEqual([{ weekday: 2, start: '07:00', end: '08:00' }])
})

test('a select begins and ends with the day, and keeps an odd time', () => {
  const valuesOf = (edge: 'start' | 'end', value: string) => timeOptions(edge, value).map((one) => one.value)
  expect([valuesOf('start', '09:00')[0], valuesOf('start', '09:00').at(-1)]).toEqual(['00:00', '23:30'])
  expect([valuesOf('end', '09:00')[0], valuesOf('end', '09:00').at(-1)]).toEqual(['00:30', '24:00'])
  expect(valuesOf('end', '09:10')).toContain('09:10')
})
