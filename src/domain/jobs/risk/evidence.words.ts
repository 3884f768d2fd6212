import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import type { Evidence } from '#domain/jobs/wording/holds.ts'

const roundedSoles = (cents: number) =>
  formatSalary({
    min: Math.round(cents / 1000) * 1000,
    max: Math.round(cents / 1000) * 1000,
    currency: 'PEN',
  })

/** What is not in the words of an ad, in a sentence. */
export function evidenceInWords(evidence: Evidence): string {
  if ('percent' in evidence) return `El ${evidence.percent} % del texto es igual.`
  if ('median' in evidence)
    return `Nueve de cada diez avisos parecidos pagan hasta ${roundedSoles(evidence.high)} al mes; la mitad, hasta ${roundedSoles(evidence.median)}.`
  const { ads, days } = evidence
  const age =
    days < 1
      ? 'el mismo día en que se creó la cuenta'
      : `con la cuenta creada hace ${days === 1 ? 'un día' : `${days} días`}`
  return `${ads} avisos en un día, ${age}.`
}
