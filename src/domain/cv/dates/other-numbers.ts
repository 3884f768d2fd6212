import type { FoundPeriod } from './found-periods.ts'

const AMOUNT_OR_PAGE = String.raw`usd|pen|págs?\.|páginas?|pp\.|p[aá]gs?\.?|resoluci[oó]n|decreto|ordenanza|r\.\s?[mdj]\.|d\.\s?[sl]\.`
const ABOUT = String.raw`\b(?:m[aá]s|menos|cerca|alrededor) de|\bmore than|\bover`
const IDENTITY_OR_PHONE = 'ruc|dni|tel(?:[eé]fono|f)?|cel(?:ular)?|whatsapp'
/** Words before a number that is not a year: money, a page, a decree, 'más de'. */
const BEFORE = new RegExp(
  [
    String.raw`(?:s/\.?|\$|€|\b(?:${AMOUNT_OR_PAGE})|${ABOUT})\s*$`,
    String.raw`(?<!\d)\d{3} $`,
    String.raw`\d-$`,
    String.raw`\b(?:${IDENTITY_OR_PHONE})\.?\s*:?[\d\s()+-]*$`,
  ].join('|'),
  'iu',
)
/** Counted things, in lower case: '2000 clientes'. */
const COUNTED_WORDS = [
  'nuevos soles',
  'soles',
  'd[oó]lares',
  'euros',
  'personas',
  'clientes',
  'usuarios',
  'alumnos',
  'estudiantes',
  'pacientes',
  'colaboradores',
  'trabajadores',
  'empleados',
  'unidades',
  'piezas',
  'registros',
  'expedientes',
  'familias',
  'beneficiarios',
  'horas',
  'hrs?',
  'km',
  'm[23²³]',
  'kg',
  'tm',
  'toneladas',
  'hect[aá]reas',
  'metros',
  'msnm',
  'llamadas',
  'tickets',
  'seguidores',
]
const COUNTED = new RegExp(String.raw`^ ?(?:${COUNTED_WORDS.join('|')})(?![\p{L}\d])`, 'u')
const PRODUCT = 'windows|server|office|excel|word|autocad|revit|visual studio|iso'
const STREET = String.raw`av\.?|avenida|jr\.?|jir[oó]n|calle|psje\.?|pasaje`
/** The version of a program or a standard, or a house number. */
const EDITION = new RegExp(String.raw`(?:\b(?:${PRODUCT})|\b(?:${STREET})(?: (?:\p{L}+\.?)){1,3}) $`, 'iu')

/** True for a number that looks like one or two years but is an amount, a page, a phone or an edition. */
export function isOtherNumber(
  text: string,
  { start, end, index, length }: Pick<FoundPeriod, 'start' | 'end' | 'index' | 'length'>,
): boolean {
  const isYears = [start, end].every((date) => date === null || date.length === 4)
  if (!isYears || !/^\D*\d{4}(?:\D+\d{2,4})?$/.test(text.slice(index, index + length))) return false
  const before = text.slice(Math.max(0, index - LONGEST_LEAD), index)
  if (BEFORE.test(before) || COUNTED.test(text.slice(index + length))) return true
  return length === 4 && EDITION.test(before)
}

const LONGEST_LEAD = 60
