import { periodInWords } from '#domain/cv/career-period.ts'
import { languageLevelLabels } from '#contracts/profile-vocabulary.ts'
import type { ReviewField, ReviewItem, ReviewValue } from '#domain/cv/review.ts'
import { confidenceBand } from '#domain/matching/bands.ts'

export const fieldNames: Record<ReviewField, string> = {
  title: 'Título profesional',
  phone: 'Teléfono',
  location: 'Ubicación',
  linkedin: 'LinkedIn',
  summary: 'Resumen',
}

/** What an item says, and under it what belongs to it. */
export function wordsOf(value: ReviewValue): { title: string; detail: string } {
  // A summary is a text of its own, under a heading that names it.
  if (value.kind === 'field')
    return { title: value.text, detail: value.field === 'summary' ? '' : fieldNames[value.field] }
  if (value.kind === 'skill') {
    const { name, level } = value.skill
    return { title: level ? `${name} (${languageLevelLabels[level].toLowerCase()})` : name, detail: '' }
  }
  const period = periodInWords(value.entry)
  const [what, where, more] =
    value.kind === 'experience'
      ? [
          value.entry.position ?? 'Falta el cargo',
          value.entry.company ?? 'Falta la empresa',
          value.entry.location,
        ]
      : [
          value.entry.degree ?? 'Falta el título',
          value.entry.institution ?? 'Falta la institución',
          value.entry.field,
        ]
  return { title: what, detail: [where, more, period].filter(Boolean).join(' · ') }
}

/** 'Confianza alta · página 1': how sure the reader is, and where the value stands in the CV. */
export function sourceOf({ confidence, pages }: Pick<ReviewItem, 'confidence' | 'pages'>): string {
  const sure = `Confianza ${confidenceBand(confidence * 100).toLowerCase()}`
  if (pages.length === 0) return sure
  return `${sure} · ${pages.length === 1 ? 'página' : 'páginas'} ${pages.join(' y ')}`
}
