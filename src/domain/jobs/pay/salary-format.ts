import type { ParsedSalary, SalaryPeriod } from './salary.ts'

const NO_BREAK_SPACE = '\u00A0'
const whole = new Intl.NumberFormat('es-PE', { useGrouping: true, maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('es-PE', { useGrouping: true, minimumFractionDigits: 2 })

function formatCents(cents: number): string {
  return (cents % 100 === 0 ? whole : withCents).format(cents / 100)
}

/** 'S/ 6,500 – 8,000' (no-break space after 'S/', as in es-PE), '$1,800 – 2,400', 'Hasta S/ 5,000'. */
export function formatSalary(salary: Pick<ParsedSalary, 'min' | 'max' | 'currency'>): string {
  const { min, max, currency } = salary
  const sign = currency === 'PEN' ? `S/${NO_BREAK_SPACE}` : '$'
  if (min === null && max === null) return ''
  if (min === null) return `Hasta ${sign}${formatCents(max!)}`
  if (max === null) return `Desde ${sign}${formatCents(min)}`
  return min === max ? sign + formatCents(min) : `${sign}${formatCents(min)} – ${formatCents(max)}`
}

export const noPay = 'No especificado'

/**
 * The pay of a job in one line, for every place that shows a job: 'S/ 6,500 – 8,000', '$25 por hora' (a month is not mentioned).
 * The company's own text appears only on the ad; without a parsed amount the line is empty.
 */
export function payLine(salary: ParsedSalary | null): string {
  const amount = salary ? formatSalary(salary) : ''
  if (!salary || amount === '') return noPay
  return salary.period === 'month' ? amount : `${amount} ${salaryPeriodLabel(salary.period)}`
}

const PERIOD_LABELS: Readonly<Record<SalaryPeriod, string>> = {
  hour: 'por hora',
  day: 'por día',
  week: 'por semana',
  month: 'al mes',
  year: 'al año',
}

export function salaryPeriodLabel(period: SalaryPeriod): string {
  return PERIOD_LABELS[period]
}
