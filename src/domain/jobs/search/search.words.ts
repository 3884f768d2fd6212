import { filterOf, jobFilterNames } from '#contracts/jobs/job-filters.ts'
import { type JobQuery, writtenOf } from './job-query.address.ts'

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** A search as a phrase: 'Analista en Lima, remoto'; 'Todos los empleos' without any filter. `place` is the common name, '' for none. */
export function searchWords(query: JobQuery, place: string): string {
  const { q, category } = query
  const where = place === '' ? '' : ` en ${place}${query.withRemote ? ' o remoto' : ''}`
  const phrases = jobFilterNames.flatMap((name) => {
    const written = writtenOf(name, query)
    return written.length === 0 ? [] : (filterOf(name).phrase?.(written) ?? [])
  })
  const conditions = [...(q !== '' && category !== '' ? [category] : []), ...phrases]
  const nothing = where === '' && conditions.length === 0 ? 'Todos los empleos' : 'Empleos'
  const subject = q || (category === '' ? nothing : `Empleos de ${category}`)
  return capitalized([`${subject}${where}`, ...conditions].join(', '))
}
