import type { FeedField } from '#contracts/jobs/job-feeds-vocabulary.ts'
import {
  type ExperienceLevel,
  experienceLevels,
  type JobCategory,
  jobCategories,
  workTypes,
} from '#contracts/vocabulary.ts'
import { experienceFromText } from '#domain/jobs/experience-level.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { parseWorkMode, workModeFromText } from '#domain/jobs/work-mode.ts'
import { labelOf, parsePlace } from '#domain/places/parse-place.ts'
import { allPlaces } from '#domain/places/peru.ts'
import { foldText, plainText } from '#domain/text/plain-text.ts'
import type { ImportRow } from './job-import.ts'
import { isAbroad, partRequirements } from './map-feed.ts'
import { fieldKey, readDate, readField } from './row-fields.ts'

/** Something to say about a field of an ad, in Spanish. */
export interface FeedRemark {
  field: FeedField
  text: string
}

/** An ad of a company's own feed, as the fields of the standard form of an ad. They are not checked yet. */
export interface FeedAd {
  /** Its number in the feed; '' for none. */
  reference: string
  fields: FeedAdFields
  /** Why it cannot be an ad. */
  problems: FeedRemark[]
  /** What was not in the feed, or is not understood, and what is done instead. */
  notes: FeedRemark[]
  /** Its closing day; null: it names none. */
  endsAt: Date | null
}

export interface FeedAdFields {
  title: string
  category: JobCategory
  description: string
  requirements: string
  benefits: string
  location: string
  salaryRange: string
  workType: (typeof workTypes)[keyof typeof workTypes]
  experience?: ExperienceLevel
  openings?: number
  isConfidential?: boolean
}

/** The names of each field in Indeed, Trovit and Jooble feeds, in RSS, in our own JSON and in Spanish. */
const names = {
  reference: [
    'reference',
    'referencenumber',
    'referencia',
    'id',
    'guid',
    'requisitionid',
    'jobid',
    'identifier',
  ],
  title: ['title', 'name', 'titulo', 'puesto'],
  category: ['category', 'categoria'],
  description: ['contentencoded', 'description', 'content', 'descripcion'],
  responsibilities: ['responsibilities', 'funciones'],
  requirements: ['requirements', 'requisitos'],
  qualifications: ['qualifications', 'education', 'estudios'],
  skills: ['skills', 'habilidades'],
  benefits: ['benefits', 'beneficios'],
  location: ['location', 'ubicacion', 'ubigeo'],
  city: ['city', 'ciudad', 'distrito'],
  state: ['state', 'region', 'departamento'],
  country: ['country', 'pais'],
  mode: ['worktype', 'remotetype', 'mode', 'modalidad'],
  jobtype: ['jobtype'],
  salary: ['salaryrange', 'salary', 'salario', 'sueldo'],
  experience: ['experience', 'experiencia'],
  openings: ['openings', 'vacancies', 'vacantes'],
  endsAt: ['expirationdate', 'expire', 'expires', 'validthrough', 'fechacierre'],
} as const

/** In characters: more than an ad may have, with markup. What is longer is no ad, so that no feed takes long. */
const longestRead = 40_000

const read = (row: ImportRow, name: keyof typeof names): string =>
  readField(row, ...names[name]).slice(0, longestRead)

/** What every feed has and no ad needs: its own company, page and day. */
const passedOver = [
  'company',
  'empresa',
  'url',
  'link',
  'joburl',
  'date',
  'pubdate',
  'fecha',
  'isconfidential',
  'source',
]
const used = new Set([...Object.values(names).flat(), ...passedOver].map(fieldKey))

/** The names of filled fields that are not read. */
export const unreadFields = (row: ImportRow): string[] =>
  Object.keys(row).filter((name) => !used.has(fieldKey(name)) && readField(row, name) !== '')

export const withoutPay = 'A convenir'
export const requirementsInDescription = 'Los requisitos están en la descripción.'

/** Reads one ad. `category` is for ads whose category is none of ours. */
export function readFeedAd(row: ImportRow, { category }: { category: JobCategory }): FeedAd {
  const problems: FeedRemark[] = []
  const notes: FeedRemark[] = []
  const note = (field: FeedField, text: string) => notes.push({ field, text })
  const oneLine = (name: keyof typeof names) => plainText(read(row, name)).replace(/\s+/g, ' ')

  const title = oneLine('title')
  const reference = read(row, 'reference').replace(/\s+/g, ' ')
  if (reference === '') problems.push({ field: 'reference', text: 'Falta su número de referencia.' })
  for (const field of ['description', 'requirements', 'benefits'] as const)
    if (readField(row, ...names[field]).length > longestRead)
      problems.push({ field, text: `Tiene más de ${longestRead} caracteres.` })
  if (isAbroad(read(row, 'country')))
    problems.push({ field: 'country', text: `Es de otro país (“${read(row, 'country').slice(0, 40)}”).` })
  const texts = readTexts(row, note)
  const place = readPlace(row)
  const workType = readMode(row, `${title}\n${texts.description}`, place, note)
  if (place !== '' && !parsePlace(place))
    note('location', `No reconocemos “${place}”: se muestra así y no aparece al filtrar por lugar.`)
  const experience = readExperience(row, note)
  const openings = readOpenings(row, note)
  return {
    reference,
    fields: {
      title,
      category: readCategory(oneLine('category'), category, note),
      ...texts,
      benefits: plainText(read(row, 'benefits')),
      location: place === '' && workType === workTypes.remote ? 'Remoto' : place,
      salaryRange: readPay(oneLine('salary'), note),
      workType,
      ...(experience === null ? {} : { experience }),
      ...(openings === null ? {} : { openings }),
      ...(typeof row.isConfidential === 'boolean' ? { isConfidential: row.isConfidential } : {}),
    },
    problems,
    notes,
    endsAt: readEnd(read(row, 'endsAt'), note),
  }
}

type Note = (field: FeedField, text: string) => void

/** Feeds have one text where an ad has two: it is parted at a heading such as 'Requisitos'. */
function readTexts(row: ImportRow, note: Note): Pick<FeedAdFields, 'description' | 'requirements'> {
  const whole = ['description', 'responsibilities'] as const
  const text = whole
    .map((name) => plainText(read(row, name)))
    .filter(Boolean)
    .join('\n\n')
  const own = (['requirements', 'qualifications'] as const).map((name) => plainText(read(row, name)))
  const skills = plainText(read(row, 'skills')).replace(/\s+/g, ' ')
  const listed = [...own, skills === '' ? '' : `Habilidades: ${skills}`].filter(Boolean).join('\n')
  if (listed !== '') return { description: text, requirements: listed }
  const parted = partRequirements(text)
  if (parted.requirements !== '') return parted
  if (text !== '') note('requirements', `No vienen aparte: se publica “${requirementsInDescription}”`)
  return { description: text, requirements: requirementsInDescription }
}

/** As it is written, or composed of city and region. Six digits are an official code. */
function readPlace(row: ImportRow): string {
  const written = plainText(read(row, 'location')).replace(/\s+/g, ' ')
  if (/^\d{2}(?:\d{2}){0,2}$/.test(written)) {
    const known = allPlaces.find(({ code }) => code === written)
    if (known) return labelOf(known)
  }
  if (written !== '') return written
  const parts = [read(row, 'city'), read(row, 'state')].map((part) => plainText(part).replace(/\s+/g, ' '))
  return [...new Set(parts.filter(Boolean))].join(', ')
}

function readMode(row: ImportRow, text: string, place: string, note: Note): FeedAdFields['workType'] {
  const written = read(row, 'mode')
  const named = parseWorkMode(written) ?? parseWorkMode(read(row, 'jobtype')) ?? parseWorkMode(place)
  if (named) return workTypes[named]
  const workType = workTypes[workModeFromText(text)]
  note(
    'workType',
    written === ''
      ? `No viene: por el texto se publica como ${workType}.`
      : `No entendemos “${written.slice(0, 40)}”: por el texto se publica como ${workType}.`,
  )
  return workType
}

function readCategory(written: string, otherwise: JobCategory, note: Note): JobCategory {
  const named = jobCategories.find((category) => foldText(category) === foldText(written))
  if (!named && written !== '')
    note('category', `“${written.slice(0, 60)}” no es una categoría de Qhatu: va en ${otherwise}.`)
  return named ?? otherwise
}

function readPay(written: string, note: Note): string {
  if (written === '') {
    note('salaryRange', `No viene: se publica “${withoutPay}”.`)
    return withoutPay
  }
  if (!parseSalary(written) && foldText(written) !== foldText(withoutPay))
    note(
      'salaryRange',
      `No entendemos “${written.slice(0, 60)}”: se muestra así y no cuenta al filtrar por sueldo.`,
    )
  return written
}

function readExperience(row: ImportRow, note: Note): ExperienceLevel | null {
  const written = plainText(read(row, 'experience'))
  if (written === '') return null
  const level = experienceLevels.find((one) => one === written) ?? experienceFromText(written)
  if (level === null) note('experience', `No entendemos “${written.slice(0, 60)}”: queda sin indicar.`)
  return level
}

function readOpenings(row: ImportRow, note: Note): number | null {
  const written = read(row, 'openings')
  if (written === '') return null
  const count = Number(written)
  if (Number.isInteger(count) && count > 0 && count < 1000) return count
  note('openings', `No entendemos “${written.slice(0, 20)}”: se publica con una vacante.`)
  return null
}

function readEnd(written: string, note: Note): Date | null {
  const end = written === '' ? null : readDate(written, 'end')
  if (written !== '' && !end) note('endsAt', `No entendemos “${written.slice(0, 40)}”: no cierra en ese día.`)
  return end
}
