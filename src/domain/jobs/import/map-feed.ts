import { titleCase, sentenceCase } from '#domain/text/capitals.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { foldText, plainText } from '#domain/text/plain-text.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { guessCategory } from '#domain/jobs/categories.ts'
import { experienceFromText } from '#domain/jobs/experience-level.ts'
import { cleanTitle } from '#domain/jobs/search/search-text.ts'
import { parseWorkMode, workModeFromText } from '#domain/jobs/work-mode.ts'
import { type ImportResult, type ImportRow, refuse } from './job-import.ts'
import { dropFiller, readDate, readField, readUrl, stableId } from './row-fields.ts'
import { readSkillList } from './skill-list.ts'

/** The required fields of an ad in the XML format of Indeed and Jooble. */
export const FEED_FIELDS = ['title', 'description'] as const

const SHORTEST_DESCRIPTION = 50
const REQUIREMENTS_HEADING_WORDS = [
  'requisitos?',
  'perfil',
  'requerimientos',
  'qué buscamos',
  'que buscamos',
  'requirements',
]
const REQUIREMENTS_HEADING = new RegExp(
  String.raw`^[^\p{L}\n]*(?:${REQUIREMENTS_HEADING_WORDS.join('|')})\b[^\n]{0,40}:?\s*$`,
  'imu',
)

/** We have separate fields for description and requirements, feeds have one: it is split at a requirements heading. */
export function partRequirements(text: string): { description: string; requirements: string } {
  const heading = REQUIREMENTS_HEADING.exec(text)
  if (!heading || heading.index < SHORTEST_DESCRIPTION) return { description: text, requirements: '' }
  const requirements = text.slice(heading.index + heading[0].length).trim()
  return requirements === ''
    ? { description: text, requirements }
    : { description: text.slice(0, heading.index).trim(), requirements }
}

function readLocation(row: ImportRow): string {
  const written = readField(row, 'location', 'region', 'ubicacion', 'ubicación')
  const parts = [readField(row, 'city', 'ciudad'), readField(row, 'state', 'departamento')].filter(Boolean)
  const text = written === '' ? [...new Set(parts)].join(', ') : plainText(written)
  return parsePlace(text)?.label ?? titleCase(text)
}

/** Whether a country is named that is not Peru. */
export function isAbroad(country: string): boolean {
  return country !== '' && !['pe', 'per', 'peru'].includes(foldText(country))
}

/** Maps one ad of an Indeed or Jooble feed, or the same fields in CSV or JSON. */
export function mapFeedRow(row: ImportRow): ImportResult {
  const title = titleCase(
    cleanTitle(dropFiller(readField(row, 'title', 'name', 'titulo', 'título'))).replace(/\n/g, ' '),
  )
  if (!/\p{L}{2}/u.test(title)) return refuse('La fila no tiene el título del puesto.')
  const companyName = titleCase(
    dropFiller(readField(row, 'company', 'companyname', 'empresa')).replace(/\n/g, ' '),
  )
  if (companyName === '') return refuse('La fila no dice qué empresa ofrece el empleo.')
  if (isAbroad(readField(row, 'country', 'pais', 'país'))) return refuse('El empleo no es en el Perú.')
  const body = sentenceCase(dropFiller(readField(row, 'description', 'descripcion', 'descripción')))
  if (body.length < SHORTEST_DESCRIPTION)
    return refuse(`La descripción falta o tiene menos de ${SHORTEST_DESCRIPTION} caracteres.`)

  const dateText = readField(row, 'date', 'pubdate', 'updated', 'fecha')
  const publishedAt = dateText === '' ? null : readDate(dateText)
  if (dateText !== '' && !publishedAt) return refuse(`No se entiende la fecha “${dateText.slice(0, 40)}”.`)
  const expiresAt = readDate(
    readField(row, 'expirationdate', 'expire', 'expires', 'validthrough', 'fechacierre'),
    'end',
  )
  if (publishedAt && expiresAt && expiresAt < publishedAt)
    return refuse('La fecha de cierre es anterior a la de publicación.')

  const { description, requirements } = partRequirements(body)
  const remoteText = readField(row, 'remotetype', 'mode', 'worktype', 'modalidad')
  const jobType = readField(row, 'jobtype', 'job_type')
  const location = readLocation(row)
  const mode =
    parseWorkMode(remoteText) ??
    parseWorkMode(jobType) ??
    parseWorkMode(location) ??
    workModeFromText(`${title}\n${body}`)
  if (location === '' && mode !== 'remote') return refuse('La fila no dice dónde es el empleo.')
  const written = foldText(readField(row, 'category', 'categoria', 'categoría'))
  const ownRequirements = dropFiller(readField(row, 'requirements', 'requisitos'))
  const experienceText = readField(row, 'experience', 'experiencia')
  const id = readField(row, 'referencenumber', 'id', 'guid', 'requisitionid', 'jobid')
  const url = readField(row, 'url', 'link', 'joburl')
  return {
    ok: true,
    job: {
      externalId: id === '' ? stableId(companyName, title, location, url) : id.slice(0, 120),
      companyName,
      title,
      category:
        jobCategories.find((category) => foldText(category) === written) ??
        guessCategory(title, `${written}\n${body}`),
      description,
      requirements: ownRequirements === '' ? requirements : sentenceCase(ownRequirements),
      location: location === '' ? 'Remoto' : location,
      salaryRange: dropFiller(readField(row, 'salary', 'salario', 'sueldo', 'salaryrange'))
        .replace(/\s+/g, ' ')
        .slice(0, 100),
      mode,
      experience: experienceFromText(experienceText === '' ? body : experienceText),
      skills: readSkillList(readField(row, 'skills', 'habilidades', 'tags')),
      publishedAt,
      expiresAt,
      sourceUrl: readUrl(url),
    },
  }
}
