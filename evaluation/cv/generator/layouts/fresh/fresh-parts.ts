import { printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv } from '../../printing/printed-cv.ts'
import type { PrintedPeriod } from '../../printing/dates.ts'
import type { Person } from '../../../person.ts'

const months = {
  long: 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,setiembre,octubre,noviembre,diciembre'.split(','),
  short: 'ene,feb,mar,abr,may,jun,jul,ago,set,oct,nov,dic'.split(','),
  english: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
}

/** One person's way of writing periods. `month`: null if only years are written. */
interface Hand {
  month: ((year: string, month: number, isEnd: boolean) => string) | null
  range: (start: string, end: string) => string
  open: (start: string) => string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const long = (month: number) => months.long[month - 1] ?? ''
const short = (month: number) => months.short[month - 1] ?? ''
const english = (month: number) => months.english[month - 1] ?? ''
const two = (value: number) => String(value).padStart(2, '0')

const hands = {
  'Agosto 2019 - Actualmente': {
    month: (year, month) => `${capital(long(month))} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Actualmente`,
  },
  'ago 2019 – presente': {
    month: (year, month) => `${short(month)} ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – presente`,
  },
  '08/2019 a la actualidad': {
    month: (year, month) => `${two(month)}/${year}`,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a la actualidad`,
  },
  'Agosto de 2019 a enero de 2022': {
    month: (year, month, isEnd) => `${isEnd ? long(month) : capital(long(month))} de ${year}`,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a la fecha`,
  },
  'AGO. 2019 – ENE. 2022': {
    month: (year, month) => `${short(month).toUpperCase()}. ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – ACTUALIDAD`,
  },
  'Ago 2019 - Ene 2022': {
    month: (year, month) => `${capital(short(month))} ${year}`,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Actualidad`,
  },
  'AGOSTO 2019 HASTA ENERO 2022': {
    month: (year, month) => `${long(month).toUpperCase()} ${year}`,
    range: (start, end) => `${start} HASTA ${end}`,
    open: (start) => `${start} HASTA LA ACTUALIDAD`,
  },
  'DEL 01/08/2019 AL 31/01/2022': {
    month: (year, month, isEnd) =>
      `${isEnd ? two(new Date(Date.UTC(Number(year), month, 0)).getUTCDate()) : '01'}/${two(month)}/${year}`,
    range: (start, end) => `DEL ${start} AL ${end}`,
    open: (start) => `DEL ${start} A LA FECHA`,
  },
  'Aug 2019 – Current': {
    month: (year, month) => `${english(month).slice(0, 3)} ${year}`,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Current`,
  },
  '2019 - 2022': {
    month: null,
    range: (start, end) => `${start} - ${end}`,
    open: (start) => `${start} - Actualidad`,
  },
  '2019 – 2022': {
    month: null,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – presente`,
  },
  '2019 a 2022': {
    month: null,
    range: (start, end) => `${start} a ${end}`,
    open: (start) => `${start} a la fecha`,
  },
  '2019-2022': {
    month: null,
    range: (start, end) => `${start}-${end}`,
    open: (start) => `Desde ${start}`,
  },
  '2019–2022 in English': {
    month: null,
    range: (start, end) => `${start} – ${end}`,
    open: (start) => `${start} – Present`,
  },
} satisfies Record<string, Hand>

export type HandName = keyof typeof hands

/** A period as `hand` writes it, with the dates that a reader can extract. A single year or month is both start and end. */
function written(
  name: HandName,
  start: string | null,
  end: string | null,
  isCurrent: boolean,
): PrintedPeriod {
  const hand: Hand = hands[name]
  const shown = (date: string | null) =>
    date === null ? null : hand.month === null ? date.slice(0, 4) : date
  const from = shown(start ?? end)
  const to = isCurrent ? null : shown(end)
  if (from === null) return { text: '', start: null, end: null, isCurrent }
  const write = (date: string, isEnd: boolean) => {
    const [year = '', month] = date.split('-')
    return month === undefined || hand.month === null ? year : hand.month(year, Number(month), isEnd)
  }
  const text =
    to === null
      ? hand.open(write(from, false))
      : from === to
        ? write(from, false)
        : hand.range(write(from, false), write(to, true))
  return { text, start: from, end: to, isCurrent: to === null }
}

/** The printed person, with jobs and studies dated in these ways. */
export function printByHand(
  person: Person,
  { jobs, studies, ...choice }: Partial<Choice> & { jobs: HandName; studies: HandName },
): PrintedCv {
  const printed = printCv(person, { dates: '2018-2020', ...choice })
  for (const [index, { start, end }] of person.experiences.entries())
    Object.assign(printed.experiences[index] ?? {}, written(jobs, start, end, end === null))
  for (const [index, { start, end, isCurrent }] of person.educations.entries())
    Object.assign(printed.educations[index] ?? {}, written(studies, start, end, isCurrent))
  return printed
}

/** The existing parts, joined. */
export const joined = (parts: readonly (string | null | undefined)[], sign: string) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(sign)

/** Every technical skill, followed by its level in brackets if it has one. */
export const withLevels = ({ skillGroups }: PrintedCv): string[] =>
  skillGroups.flatMap(({ items }) =>
    items.map(({ name, level }) => (level === null ? name : `${name} (${level})`)),
  )
