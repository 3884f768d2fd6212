import { experienceLevels, workModes } from '#contracts/vocabulary.ts'
import { labelOf } from '../places/parse-place.ts'
import { placeOfSlug } from '../places/place-slugs.ts'
import { categoryOfSlug } from './category-slugs.ts'
import { formatSalary } from './salary-format.ts'
import { workModeLabel } from './work-mode.ts'

/** 'a', 'a o b', 'a, b o c'. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
const isOn = (value: string | null) => ['true', '1', 'on'].includes(value ?? '')

/** The narrowest of the places that the address names, as people call it. */
function placeOf(params: URLSearchParams): string {
  const texts = ['district', 'province', 'location'].map((name) => (params.get(name) ?? '').trim())
  const named = texts.map((text) => placeOfSlug(text.toLowerCase())).find((place) => place !== null)
  return named ? labelOf(named) : (texts[2] ?? '')
}

/**
 * A query string of /empleos as a person says it: 'Analista en Lima, remoto'. 'Todos los empleos' when nothing is asked for.
 * It knows every place of the country, so it is for the server.
 */
export function searchInWords(search: string): string {
  const params = new URLSearchParams(search)
  const q = (params.get('q') ?? '').trim()
  const given = (params.get('category') ?? '').trim()
  const category = categoryOfSlug(given) ?? given
  const location = placeOf(params)
  const isRemote = location.toLowerCase() === 'remoto'
  const modes = workModes
    .filter((mode) => params.getAll('mode').includes(mode) || (mode === 'remote' && isRemote))
    .map((mode) => workModeLabel(mode).toLowerCase())
  const levels = experienceLevels.filter((level) => params.getAll('experience').includes(level))
  const minPay = Number(params.get('minPay') ?? 0)
  const pay = minPay > 0 ? formatSalary({ min: minPay * 100, max: null, currency: 'PEN' }) : ''
  const subject = q || (category === '' ? '' : `Empleos de ${category}`)
  const anywhere = isOn(params.get('withRemote')) ? ' o remoto' : ''
  const place = location === '' || isRemote ? '' : ` en ${location}${anywhere}`
  const conditions = [
    ...(q !== '' && category !== '' ? [category] : []),
    ...(modes.length > 0 ? [either(modes)] : []),
    ...(levels.length > 0 ? [`${either(levels.map((level) => level.replace('-', ' a ')))} años`] : []),
    ...(pay === '' ? [] : [`${pay.charAt(0).toLowerCase()}${pay.slice(1)} al mes`]),
    ...(isOn(params.get('withSalary')) ? ['con sueldo visible'] : []),
  ]
  const nothing = place === '' && conditions.length === 0 ? 'Todos los empleos' : 'Empleos'
  return capitalized([`${subject || nothing}${place}`, ...conditions].join(', '))
}
