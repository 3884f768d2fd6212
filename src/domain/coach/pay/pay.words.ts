import type { ExperienceLevel } from '#contracts/vocabulary.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import type { PayBar } from '#domain/jobs/pay/pay-steps.ts'

const soles = (cents: number): string => formatSalary({ min: cents, max: cents, currency: 'PEN' })

/** 'S/ 2,430': rounded to ten soles, because less does not help a comparison. */
export const inSoles = (cents: number): string => soles(Math.round(cents / 1000) * 1000)

const years = (levels: readonly ExperienceLevel[]): string =>
  `${levels.map((level) => level.replace('-', ' a ').replace('5+', '5 o más')).join(', ')} años`

/** '“cajero” en Lima, 1 a 2 años'. Without anything: 'Todos los empleos en el Perú'. */
export function payHeadline(search: {
  q: string
  category: string
  place: string
  experience: readonly ExperienceLevel[]
}): string {
  const { q, category, place, experience } = search
  const what = q === '' ? category || 'Todos los empleos' : `“${q}”`
  const level = experience.length === 0 ? '' : `, ${years(experience)}`
  return `${what} en ${place || 'todo el Perú'}${level}`
}

/** 'S/ 2,000 – 2,500', 'Menos de S/ 1,000', 'S/ 9,000 o más'. */
export function barName({ from, to }: Pick<PayBar, 'from' | 'to'>): string {
  if (from === null) return `Menos de ${soles(to ?? 0)}`
  if (to === null) return `${soles(from)} o más`
  return formatSalary({ min: from, max: to, currency: 'PEN' })
}
