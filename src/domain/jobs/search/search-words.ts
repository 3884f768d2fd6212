import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import { workModeLabel } from '#domain/jobs/work-mode.ts'

/** What a search asks for. `place` as people name it. */
export interface SearchSubject {
  q: string
  category: string
  place: string
  withRemote: boolean
  mode: readonly WorkMode[]
  experience: readonly ExperienceLevel[]
  /** In soles a month. */
  minPay: number | null
  withSalary: boolean
}

/** 'a', 'a o b', 'a, b o c'. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** A search as a person says it: 'Analista en Lima, remoto'. 'Todos los empleos' when nothing is asked for. */
export function searchWords(search: SearchSubject): string {
  const { q, category, mode, experience, minPay, withSalary } = search
  const modes = mode.map((one) => workModeLabel(one).toLowerCase())
  const levels = experience.map((level) => level.replace('-', ' a '))
  const pay = minPay ? formatSalary({ min: minPay * 100, max: null, currency: 'PEN' }) : ''
  const subject = q || (category === '' ? '' : `Empleos de ${category}`)
  const place = search.place === '' ? '' : ` en ${search.place}${search.withRemote ? ' o remoto' : ''}`
  const conditions = [
    ...(q !== '' && category !== '' ? [category] : []),
    ...(modes.length > 0 ? [either(modes)] : []),
    ...(levels.length > 0 ? [`${either(levels)} años`] : []),
    ...(pay === '' ? [] : [`${pay.charAt(0).toLowerCase()}${pay.slice(1)} al mes`]),
    ...(withSalary ? ['con sueldo visible'] : []),
  ]
  const nothing = place === '' && conditions.length === 0 ? 'Todos los empleos' : 'Empleos'
  return capitalized([`${subject || nothing}${place}`, ...conditions].join(', '))
}
