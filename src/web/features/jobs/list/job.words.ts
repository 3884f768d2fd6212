import { workModeLabel } from '#contracts/vocabulary.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { formatSalary, noPay, salaryPeriodLabel } from '#domain/jobs/pay/salary-format.ts'
import { foldText } from '#domain/text/plain-text.ts'

export type Pay =
  | { kind: 'read'; text: string; period: string }
  /** Could not be parsed as an amount: shown as the company wrote it. */
  | { kind: 'written'; text: string }
  | { kind: 'none'; text: string }

/** The pay as shown on the ad itself; elsewhere it is `payLine`. */
export function payOf({ salary, salaryParsed }: Pick<JobSummary, 'salary' | 'salaryParsed'>): Pay {
  const amount = salaryParsed ? formatSalary(salaryParsed) : ''
  if (salaryParsed && amount !== '')
    return { kind: 'read', text: amount, period: salaryPeriodLabel(salaryParsed.period) }
  const written = salary.trim()
  return written === '' ? { kind: 'none', text: noPay } : { kind: 'written', text: written }
}

/** 'Miraflores, Lima · Híbrido'. A location that only says remote is left out, because the mode says it. */
export const placeAndMode = ({ location, mode }: Pick<JobSummary, 'location' | 'mode'>): string =>
  [...(foldText(location) === 'remoto' ? [] : [location]), workModeLabel(mode)].join(' · ')

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })

/** '2,136'. */
export const inFigures = (value: number): string => number.format(value)

/** The parts of '1 empleo encontrado', '210 empleos encontrados', 'más de 12,000 empleos encontrados'. */
export function countOfJobs(total: number, isExact: boolean, kind = ''): { figure: string; words: string } {
  const one = total === 1 && isExact
  return {
    figure: isExact ? inFigures(total) : `más de ${inFigures(roundDown(total))}`,
    words: [one ? 'empleo' : 'empleos', kind, one ? 'encontrado' : 'encontrados'].filter(Boolean).join(' '),
  }
}

/** An estimate rounded down to two leading digits. */
function roundDown(estimate: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1)
  return Math.floor(estimate / unit) * unit
}
