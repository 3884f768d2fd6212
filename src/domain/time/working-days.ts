import { DAY } from './durations.ts'
/** Month and day of the fixed national holidays (D. Leg. 713, art. 6, with Leyes 31381, 31530, 31788 and 31822). */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '05-01',
  '06-07',
  '06-29',
  '07-23',
  '07-28',
  '07-29',
  '08-06',
  '08-30',
  '10-08',
  '11-01',
  '12-08',
  '12-09',
  '12-25',
])

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Easter Sunday of the Gregorian calendar as 'yyyy-MM-dd', by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const moonYear = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moonAge = (19 * moonYear + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moonAge - (ofCentury % 4)) % 7
  const late = Math.floor((moonYear + 11 * moonAge + 22 * toSunday) / 451)
  const march = moonAge + toSunday - 7 * late + 114
  return toDay(Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1))
}

/** Whether a day ('yyyy-MM-dd', in Lima) is a national holiday of Peru. Days off by decree do not count: they apply to the State only. */
export function isHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true
  const easter = Date.parse(easterSunday(Number(day.slice(0, 4))))
  return day === toDay(easter - 3 * DAY) || day === toDay(easter - 2 * DAY)
}

/** Monday to Friday, except holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** The last day of a term of `count` working days (1 or more) that starts the day after `day`. Both 'yyyy-MM-dd', in Lima. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0;) {
    time += DAY
    if (isWorkingDay(toDay(time))) left--
  }
  return toDay(time)
}

/** The working days after `from` up to and with `to`; 0 when `to` is not later. Both 'yyyy-MM-dd', in Lima. */
export function workingDaysUntil(from: string, to: string): number {
  let count = 0
  for (let time = Date.parse(from) + DAY; time <= Date.parse(to); time += DAY)
    if (isWorkingDay(toDay(time))) count++
  return count
}
