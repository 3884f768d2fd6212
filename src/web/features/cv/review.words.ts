import { periodInWords } from '#domain/cv/career-period.ts'
import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import { type EntryName, missingNames } from '#domain/cv/review-names.ts'
import { type PartName, type ReviewPart, textOfPart } from '#domain/cv/review-parts.ts'
import type { ReviewField, ReviewItem, ReviewValue } from '#domain/cv/review.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { confidenceBand } from '#domain/matching/score/bands.ts'

export const fieldNames: Record<ReviewField, string> = {
  title: 'Título profesional',
  phone: 'Teléfono',
  location: 'Ubicación',
  linkedin: 'LinkedIn',
  summary: 'Resumen',
}

/** The labels of the fields in which they are corrected. */
export const partNames: Record<PartName, string> = {
  ...fieldNames,
  name: 'Nombre',
  position: 'Cargo',
  company: 'Empresa',
  degree: 'Título o grado',
  institution: 'Institución',
  field: 'Campo de estudio',
  startDate: 'Inicio',
  endDate: 'Fin',
  description: 'Descripción',
}

const withArticle: Record<EntryName, string> = {
  position: 'el cargo',
  company: 'la empresa',
  degree: 'el título o grado',
  institution: 'la institución',
}

/** 'Falta la empresa', 'Faltan el cargo y la empresa'; '' when it is complete. */
export function lackInWords(value: ReviewValue): string {
  const missing = missingNames(value).map((name) => withArticle[name])
  if (missing.length === 0) return ''
  return `${missing.length === 1 ? 'Falta' : 'Faltan'} ${inWords(missing)}`
}

const inWords = (parts: readonly string[]): string => new Intl.ListFormat('es').format(parts)

/** 'Revisa: cargo, inicio y fin'; 'Revísalo' for an item of one value. */
export function doubtInWords(kind: ReviewValue['kind'], doubtful: readonly ReviewPart[]): string {
  if (kind === 'field' || kind === 'skill') return 'Revísalo'
  const names = doubtful.map(({ name }) => partNames[name].toLowerCase())
  return `Revisa: ${inWords(names)}`
}

/** The value of one part, as text for a person. */
export function partInWords(value: ReviewValue, name: PartName): string {
  const text = textOfPart(value, name)
  if (name !== 'startDate' && name !== 'endDate') return text ?? 'Nada'
  if (text === 'current') return 'Actualidad'
  return text ? formatPartialDate(text) : 'Nada: lo que leímos está antes del inicio'
}

/** An item's title and its details; `lackInWords` says what is missing. */
export function wordsOf(value: ReviewValue): { title: string; detail: string } {
  // A summary is one text under its own heading.
  if (value.kind === 'field')
    return { title: value.text, detail: value.field === 'summary' ? '' : fieldNames[value.field] }
  if (value.kind === 'skill') {
    const { name, level } = value.skill
    return { title: level ? `${name} (${languageLevelLabels[level].toLowerCase()})` : name, detail: '' }
  }
  const period = periodInWords(value.entry)
  const [what, where, more] =
    value.kind === 'experience'
      ? [value.entry.position ?? 'Falta el cargo', value.entry.company, value.entry.location]
      : [value.entry.degree ?? 'Falta el título', value.entry.institution, value.entry.field]
  return { title: what, detail: [where, more, period].filter(Boolean).join(' · ') }
}

/** 'Confianza alta · página 1': the reader's confidence and the place in the CV. */
export function sourceOf({ confidence, pages }: Pick<ReviewItem, 'confidence' | 'pages'>): string {
  const sure = `Confianza ${confidenceBand(confidence * 100).toLowerCase()}`
  if (pages.length === 0) return sure
  return `${sure} · ${pages.length === 1 ? 'página' : 'páginas'} ${pages.join(' y ')}`
}
