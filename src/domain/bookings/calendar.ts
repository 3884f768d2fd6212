import { addDays, weekdayOf } from '#domain/time/lima-days.ts'

/** Days are 'yyyy-MM-dd', months 'yyyy-MM'; weeks start on Monday. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(mondayOf(day), at))

/** The whole weeks that contain days of the month: four to six. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = []
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(weekOf(monday))
  return weeks
}

/** The first day of the previous (-1) or next (1) month. */
export const firstOfMonth = (day: string, step: -1 | 1): string =>
  step === 1
    ? `${monthOf(addDays(`${monthOf(day)}-01`, 31))}-01`
    : `${monthOf(addDays(`${monthOf(day)}-01`, -1))}-01`
