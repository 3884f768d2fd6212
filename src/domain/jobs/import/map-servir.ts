import { sentenceCase, titleCase } from '#domain/text/capitals.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { truncate } from '#domain/text/truncate.ts'
import { guessCategory } from '#domain/jobs/categories.ts'
import { experienceFromText } from '#domain/jobs/experience-level.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { workModeFromText } from '#domain/jobs/work-mode.ts'
import { type ImportResult, type ImportRow, refuse } from './job-import.ts'
import { dropFiller, readDate, readField, readUrl, stableId } from './row-fields.ts'
import { readSkillList } from './skill-list.ts'

/** Columns that identify a row of the Peruvian state's list of vacancies (SERVIR). */
export const SERVIR_FIELDS = ['job_title', 'public_institution', 'ubication'] as const

function section(heading: string, text: string): string {
  return text === '' ? '' : `${heading}:\n${sentenceCase(text)}`
}

function readVacancies(text: string): number {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 && count < 10_000 ? count : 1
}

const LONGEST_TITLE = 150
/** The maximum length that is read: titles with codes and contracts are shorter. */
const LONGEST_WRITTEN = 600

/** The job title only: without posting codes, contract law, quotes or full stops. */
function readTitle(text: string): string {
  const title = dropFiller(text.slice(0, LONGEST_WRITTEN))
    .replace(/\n/g, ' ')
    .replace(/^c[oó]digo[\s\w°º.]*[-–:]\s*/i, '')
    .replace(/(\p{L})\s*[-–]?\s*\(?c[oó]digo(?: de)?(?: airhsp)?[^)]*\)?$/iu, '$1')
    .replace(/^contrataci[oó]n administrativa de servicios (?:de|para)(?: un\/a| un| una)?\s+/i, '')
    .replace(/^[\s•.–-]+|[\s.,;:–-]+$/g, '')
  return truncate(titleCase(title), LONGEST_TITLE)
}

/** Maps one vacancy of the state to our terms: fixes capitals, drops filler, and composes two readable texts. */
export function mapServirRow(row: ImportRow): ImportResult {
  const title = readTitle(readField(row, 'job_title'))
  if (!/\p{L}{3}/u.test(title)) return refuse('La fila no tiene el título del puesto.')
  const companyName = titleCase(readField(row, 'public_institution'))
  if (companyName === '') return refuse('La fila no dice qué entidad convoca.')
  const publishedAt = readDate(readField(row, 'start_publication_date'))
  const expiresAt = readDate(readField(row, 'end_publication_date'), 'end')
  if (publishedAt && expiresAt && expiresAt < publishedAt)
    return refuse('La fecha de cierre es anterior a la de publicación.')

  const experienceText = dropFiller(readField(row, 'required_experience'))
  const education = dropFiller(readField(row, 'educational_background'))
  const specialization = dropFiller(readField(row, 'specialization'))
  const knowledge = dropFiller(readField(row, 'required_knowledge'))
  const abilities = dropFiller(readField(row, 'skills'))
  const requirements = [
    section('Experiencia', experienceText),
    section('Formación', education),
    section('Especialización', specialization),
    section('Conocimientos', knowledge),
  ]
    .filter(Boolean)
    .join('\n\n')

  const ubication = readField(row, 'ubication')
  const place = ubication === '' ? null : parsePlace(ubication)
  const location = place?.label ?? (ubication === '' ? 'Perú' : titleCase(ubication))
  const number = readField(row, 'job_posting_number')
  const vacancies = readVacancies(readField(row, 'vacancies'))
  const salary = parseSalary(readField(row, 'salary'))
  const description = [
    `${companyName} convoca ${vacancies === 1 ? 'una vacante' : `${vacancies} vacantes`} de ${title} en ${location}.`,
    number === '' ? '' : `Convocatoria: ${number.replace(/\s+/g, ' ')}.`,
    section('Competencias', abilities),
  ]
    .filter(Boolean)
    .join('\n\n')

  return {
    ok: true,
    job: {
      externalId: stableId(
        companyName,
        number,
        readField(row, 'start_publication_date'),
        readField(row, 'job_title'),
        ubication,
      ),
      companyName,
      title,
      category: guessCategory(title, [knowledge, education, specialization].join('\n')),
      description,
      requirements: requirements === '' ? 'Según las bases de la convocatoria.' : requirements,
      location,
      salaryRange: salary ? formatSalary(salary) : '',
      mode: workModeFromText([title, abilities, knowledge].join('\n')),
      experience: experienceFromText(readField(row, 'required_experience')),
      skills: readSkillList(abilities),
      publishedAt,
      expiresAt,
      sourceUrl: readUrl(readField(row, 'job_posting_url')),
    },
  }
}
