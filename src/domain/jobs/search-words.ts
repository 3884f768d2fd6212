import { experienceLevels, workModes } from '#contracts/vocabulary.ts'
import { workModeLabel } from './work-mode.ts'

/** 'a', 'a o b', 'a, b o c'. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** A query string of /empleos as a person says it: 'Analista en Lima, remoto'. 'Todos los empleos' when nothing is asked for. */
export function searchInWords(search: string): string {
  const params = new URLSearchParams(search)
  const text = (name: string) => (params.get(name) ?? '').trim()
  const [q, category] = [text('q'), text('category')]
  const location = text('location')
  const isRemote = location.toLowerCase() === 'remoto'
  const modes = workModes
    .filter((mode) => params.getAll('mode').includes(mode) || (mode === 'remote' && isRemote))
    .map((mode) => workModeLabel(mode).toLowerCase())
  const levels = experienceLevels.filter((level) => params.getAll('experience').includes(level))
  const subject = q || (category === '' ? '' : `Empleos de ${category}`)
  const place = location === '' || isRemote ? '' : ` en ${location}`
  const conditions = [
    ...(q !== '' && category !== '' ? [category] : []),
    ...(modes.length > 0 ? [either(modes)] : []),
    ...(levels.length > 0 ? [`${either(levels.map((level) => level.replace('-', ' a ')))} años`] : []),
    ...(['true', '1', 'on'].includes(text('withSalary')) ? ['con sueldo visible'] : []),
  ]
  const nothing = place === '' && conditions.length === 0 ? 'Todos los empleos' : 'Empleos'
  return capitalized([`${subject || nothing}${place}`, ...conditions].join(', '))
}
