/** One way of writing a period. Each returns the text for a start and an end (null: current). */
export type DateHabit = keyof typeof habits

export interface PrintedPeriod {
  /** The printed text; '' if nothing is known. */
  text: string
  start: string | null
  end: string | null
  isCurrent: boolean
}

const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const spanishShort = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic']
const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

interface Habit {
  /** The format of a month; null for formats with years only. */
  month: ((year: string, month: number, isEnd: boolean) => string) | null
  range: (start: string, end: string) => string
  open: (start: string) => string
  /** The printed duration after the dates, as in job networks; the argument is '4 años 2 meses'. */
  lasted?: (duration: string) => string
}

// The fictional date on which the CVs were written.
const written = '2026-01'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const twoDigits = (value: number) => String(value).padStart(2, '0')
const lastDay = (year: string, month: number) => new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
const shortMonth = (month: number) => spanishShort[month - 1] ?? ''
const longMonth = (month: number) => spanishMonths[month - 1] ?? ''
const englishMonth = (month: number) => englishMonths[month - 1] ?? ''

const habits = {
  'ene. 2020 - actualidad': {
    month: (year, month) => `${shortMonth(month)}. ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - actualidad`,
  },
  '03/2019 – 12/2021': {
    month: (year, month) => `${twoDigits(month)}/${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Actualidad`,
  },
  '2018-2020': {
    month: null,
    range: (start, end) => `${start}-${end}`,
    open: (start) => `${start}-actualidad`,
  },
  '2019 – hoy': {
    month: null,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – hoy`,
  },
  'Marzo 2021 a la fecha': {
    month: (year, month, isEnd) => `${isEnd ? longMonth(month) : capitalised(longMonth(month))} ${year}`,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a la fecha`,
  },
  'Desde agosto 2022': {
    month: (year, month) => `${longMonth(month)} ${year}`,
    range: (start, end) => `Desde ${start} hasta ${end}`,
    open: (start) => `Desde ${start}`,
  },
  'Enero de 2020 – Presente': {
    month: (year, month) => `${capitalised(longMonth(month))} de ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Presente`,
  },
  'ENE 2019 — ACTUALIDAD': {
    month: (year, month) => `${shortMonth(month).toUpperCase()} ${year}`,
    range: (start, end) => `${start} — ${end}`,
    open: (start) => `${start} — ACTUALIDAD`,
  },
  '15/03/2018 al 30/11/2020': {
    month: (year, month, isEnd) =>
      `${twoDigits(isEnd ? lastDay(year, month) : 1 + (month % 3) * 7)}/${twoDigits(month)}/${year}`,
    range: (start, end) => `${start} al ${end}`,
    open: (start) => `${start} a la actualidad`,
  },
  'Mar-2019 / Dic-2021': {
    month: (year, month) => `${capitalised(shortMonth(month))}-${year}`,
    range: (start, end) => `${start} / ${end}`,
    open: (start) => `${start} / A la fecha`,
  },
  'Del 2017 al 2019': {
    month: null,
    range: (start, end) => `Del ${start} al ${end}`,
    open: (start) => `Del ${start} a la actualidad`,
  },
  '2019.03 – 2021.12': {
    month: (year, month) => `${year}.${twoDigits(month)}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – actual`,
  },
  'De setiembre 2019 a la actualidad': {
    month: (year, month) => `${longMonth(month).replace('septiembre', 'setiembre')} ${year}`,
    range: (start, end) => `De ${start} a ${end}`,
    open: (start) => `De ${start} a la actualidad`,
  },
  'Ene - Mar 2021': {
    month: (year, month) => `${capitalised(shortMonth(month))} ${year}`,
    range: (start, end) =>
      start.slice(-4) === end.slice(-4) ? `${start.slice(0, 3)} - ${end}` : `${start} - ${end}`,
    open: (start) => `${start} - Actualmente`,
  },
  'ene. 2020 - actualidad · 4 años 2 meses': {
    month: (year, month) => `${shortMonth(month)}. ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - actualidad`,
    lasted: (duration) => ` · ${duration}`,
  },
  'Jun 2019 – Present': {
    month: (year, month) => `${englishMonth(month).slice(0, 3)} ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Present`,
  },
  'June 2019 to date': {
    month: (year, month) => `${englishMonth(month)} ${year}`,
    range: (start, end) => `${start} to ${end}`,
    open: (start) => `${start} to date`,
  },
  '2019 - Present': {
    month: null,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Present`,
  },
  'marzo de 2020 - Present (4 años 3 meses)': {
    month: (year, month) => `${longMonth(month)} de ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Present`,
    lasted: (duration) => ` (${duration})`,
  },
  'marzo de 2020 - actualidad (4 años 3 meses)': {
    month: (year, month) => `${longMonth(month)} de ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - actualidad`,
    lasted: (duration) => ` (${duration})`,
  },
  'March 2020 - Present (4 years 3 months)': {
    month: (year, month) => `${englishMonth(month)} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Present`,
    lasted: (duration) => ` (${durationInEnglish(duration)})`,
  },
  'MARZO 2019 - ACTUALIDAD': {
    month: (year, month) => `${longMonth(month).toUpperCase()} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - ACTUALIDAD`,
  },
  'Marzo del 2019 – Hasta la fecha': {
    month: (year, month) => `${capitalised(longMonth(month))} del ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Hasta la fecha`,
  },
  '06/2017 - 12/2018': {
    month: (year, month) => `${twoDigits(month)}/${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Present`,
  },
  'Desde: 03/2018 Hasta: Actualidad': {
    month: (year, month) => `${twoDigits(month)}/${year}`,
    range: (start, end) => `Desde: ${start} Hasta: ${end}`,
    open: (start) => `Desde: ${start} Hasta: Actualidad`,
  },
  'ene-20 a la fecha': {
    month: (year, month) => `${shortMonth(month)}-${year.slice(2)}`,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a la fecha`,
  },
  'Mar 2021 – Present (2 años)': {
    month: (year, month) => `${capitalised(shortMonth(month))} ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Present`,
    lasted: (duration) => ` (${duration})`,
  },
  '2018 al 2020': {
    month: null,
    range: (start, end) => `${start} al ${end}`,
    open: (start) => `${start} a la actualidad`,
  },
  '01/03/2019 hasta 15/12/2021': {
    month: (year, month, isEnd) => `${isEnd ? '15' : '01'}/${twoDigits(month)}/${year}`,
    range: (start, end) => `${start} hasta ${end}`,
    open: (start) => `${start} hasta la actualidad`,
  },
  '(Ene. 2020 - Actualidad)': {
    month: (year, month) => `${capitalised(shortMonth(month))}. ${year}`,
    range: (start, end) => `(${start} - ${end})`,
    open: (start) => `(${start} - Actualidad)`,
  },
  'Mar. 2018 / Hasta hoy': {
    month: (year, month) => `${capitalised(shortMonth(month))}. ${year}`,
    range: (start, end) => `${start} / ${end}`,
    open: (start) => `${start} / Hasta hoy`,
  },
  // The two dates of a table's columns, separated by a tab.
  '01/03/2018 | 30/11/2020': {
    month: (year, month, isEnd) => `${isEnd ? lastDay(year, month) : '01'}/${twoDigits(month)}/${year}`,
    range: (start, end) => `${start}\t${end}`,
    open: (start) => `${start}\tA la fecha`,
  },
  'Mar. 2018 | Nov. 2020': {
    month: (year, month) => `${capitalised(shortMonth(month))}. ${year}`,
    range: (start, end) => `${start}\t${end}`,
    open: (start) => `${start}\tActualidad`,
  },
  '03-2018 | 11-2020': {
    month: (year, month) => `${twoDigits(month)}-${year}`,
    range: (start, end) => `${start}\t${end}`,
    open: (start) => `${start}\tActual`,
  },
  'Del 12 de marzo de 2019 al 30 de junio de 2021': {
    month: (year, month, isEnd) =>
      `${isEnd ? lastDay(year, month) : twoDigits(1 + (month % 4) * 4)} de ${longMonth(month)} de ${year}`,
    range: (start, end) => `Del ${start} al ${end}`,
    open: (start) => `Del ${start} a la fecha`,
  },
  '[ 12/03/2019 – Actual ]': {
    month: (year, month, isEnd) =>
      `${isEnd ? lastDay(year, month) : twoDigits(1 + (month % 4) * 4)}/${twoDigits(month)}/${year}`,
    range: (start, end) => `[ ${start} – ${end} ]`,
    open: (start) => `[ ${start} – Actual ]`,
  },
  '01/03/2019 – ACTUAL': {
    month: (year, month, isEnd) => `${isEnd ? lastDay(year, month) : '01'}/${twoDigits(month)}/${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – ACTUAL`,
  },
  '01.03.2019 | 15.12.2021': {
    month: (year, month, isEnd) => `${isEnd ? '15' : '01'}.${twoDigits(month)}.${year}`,
    range: (start, end) => `${start}\t${end}`,
    open: (start) => `${start}\tA la fecha`,
  },
  '15-mar-2018 | 30-nov-2020': {
    month: (year, month, isEnd) => `${isEnd ? lastDay(year, month) : '15'}-${shortMonth(month)}-${year}`,
    range: (start, end) => `${start}\t${end}`,
    open: (start) => `${start}\thasta hoy`,
  },
  '2008 - A la fecha': {
    month: null,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - A la fecha`,
  },
  'Mar. 2021 – Dic. 2022': {
    month: (year, month) => `${capitalised(shortMonth(month))}. ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Actualidad`,
  },
  'Setiembre 2020 - Actualidad': {
    month: (year, month) => `${capitalised(longMonth(month)).replace('Septiembre', 'Setiembre')} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Actualidad`,
  },
  'marzo 2021 – presente': {
    month: (year, month) => `${longMonth(month)} ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – presente`,
  },
  'Ene. 2020 - Actualmente (4 años 2 meses)': {
    month: (year, month) => `${capitalised(shortMonth(month))}. ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Actualmente`,
    lasted: (duration) => ` (${duration})`,
  },
  'marzo de 2021 a Actual': {
    month: (year, month) => `${longMonth(month)} de ${year}`,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a Actual`,
  },
  'ago 2021 - feb 2022': {
    month: (year, month) => `${shortMonth(month)} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - act.`,
  },
  'Abril/2021 - Presente': {
    month: (year, month) => `${capitalised(longMonth(month))}/${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Presente`,
  },
  '2019-05 - actual': {
    month: (year, month) => `${year}-${twoDigits(month)}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - actual`,
  },
  'de feb. 2019 a dic. 2021': {
    month: (year, month) => `${shortMonth(month)}. ${year}`,
    range: (start, end) => `de ${start} a ${end}`,
    open: (start) => `de ${start} a hoy`,
  },
} satisfies Record<string, Habit>

/**
 * A period in one format, with the dates that a reader can extract: months only if the format prints them; a single printed year or
 * month is both start and end.
 */
export function printPeriod(
  habit: DateHabit,
  start: string | null,
  end: string | null,
  isCurrent: boolean,
): PrintedPeriod {
  const { month: writeMonth, range, open, lasted = () => '' }: Habit = habits[habit]
  const lasting = (from: string, to: string) => lasted(duration(from, to))
  if (start === null && end === null) return { text: '', start: null, end: null, isCurrent }

  const shown = (date: string) => (writeMonth === null ? date.slice(0, 4) : date)
  const write = (date: string, isEnd: boolean) => {
    const [year = '', month] = shown(date).split('-')
    return writeMonth === null || month === undefined ? year : writeMonth(year, Number(month), isEnd)
  }

  if (start === null) {
    const only = end ?? ''
    return { text: write(only, false), start: shown(only), end: shown(only), isCurrent }
  }
  if (isCurrent || end === null)
    return {
      text: open(write(start, false)) + lasting(start, written),
      start: shown(start),
      end: null,
      isCurrent: true,
    }
  if (shown(start) === shown(end)) {
    return { text: write(start, false), start: shown(start), end: shown(end), isCurrent: false }
  }
  return {
    text: range(write(start, false), write(end, true)) + lasting(start, end),
    start: shown(start),
    end: shown(end),
    isCurrent: false,
  }
}

/** 'YYYY-MM' to 'YYYY-MM' (null: until the CV was written), both months inclusive: '4 años 2 meses'. */
export function duration(from: string, until: string | null): string {
  const to = until ?? written
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 12] = to.split('-').map(Number)
  const total = (toYear - fromYear) * 12 + toMonth - fromMonth + 1
  const years = Math.floor(total / 12)
  const months = total % 12
  const parts = [
    years === 0 ? '' : `${years} ${years === 1 ? 'año' : 'años'}`,
    months === 0 ? '' : `${months} ${months === 1 ? 'mes' : 'meses'}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** '4 años 2 meses' as '4 years 2 months'. */
export function durationInEnglish(duration: string): string {
  return duration.replace('año', 'year').replace('meses', 'months').replace(/mes$/u, 'month')
}
