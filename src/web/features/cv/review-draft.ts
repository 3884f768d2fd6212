import { cvSelection } from '#contracts/cv/cv.contract.ts'
import { type ReviewValue, selectionOf } from '#domain/cv/review.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import { monthText, parseMonth } from './month-text.ts'

/** A value as its form fields hold it during a correction. */
export interface Draft {
  /** The text, the name, the position or the degree. */
  what: string
  /** The company or the institution. */
  where: string
  /** The place of the job or the field of study. */
  beside: string
  start: string
  end: string
  current: boolean
  /** The description. */
  more: string
  level: string
}
export type DraftField = Exclude<keyof Draft, 'current'>

export function draftOf(value: ReviewValue): Draft {
  const empty: Draft = {
    what: '',
    where: '',
    beside: '',
    start: '',
    end: '',
    current: false,
    more: '',
    level: '',
  }
  if (value.kind === 'field') return { ...empty, what: value.text }
  if (value.kind === 'skill') return { ...empty, what: value.skill.name, level: value.skill.level ?? '' }
  const { startDate, endDate, current } = value.entry
  const dates = { start: monthText(startDate), end: monthText(endDate), current }
  return value.kind === 'experience'
    ? {
        ...empty,
        ...dates,
        what: value.entry.position ?? '',
        where: value.entry.company ?? '',
        beside: value.entry.location ?? '',
        more: value.entry.description ?? '',
      }
    : {
        ...empty,
        ...dates,
        what: value.entry.degree ?? '',
        where: value.entry.institution ?? '',
        beside: value.entry.field ?? '',
      }
}

type Checked = { value: ReviewValue } | { errors: Partial<Record<DraftField, string>> }

/** The corrected value, validated by the contract, or the field errors. */
export function valueOf(before: ReviewValue, draft: Draft): Checked {
  const [startDate, endDate] = [parseMonth(draft.start), draft.current ? null : parseMonth(draft.end)]
  const errors: Partial<Record<DraftField, string>> = {}
  const noDate = 'Escribe el mes y el año, como 03/2021'
  if (startDate === undefined) errors.start = noDate
  if (endDate === undefined) errors.end = noDate
  if (startDate === undefined || endDate === undefined) return { errors }
  const value = corrected(before, draft, { startDate, endDate, current: draft.current })
  if (draft.what.trim() === '' && value.kind !== 'experience' && value.kind !== 'education')
    return { errors: { what: 'Escríbelo, o quítale la marca para no guardarlo' } }
  const checked = cvSelection.safeParse(selectionOf([value]))
  if (checked.success) return { value }
  for (const { path, message } of checked.error.issues)
    errors[draftFieldOf(before.kind, String(path.at(-1)))] ??= message
  return { errors }
}

function corrected(
  before: ReviewValue,
  draft: Draft,
  period: { startDate: string | null; endDate: string | null; current: boolean },
): ReviewValue {
  const [what, where, beside, more] = [draft.what, draft.where, draft.beside, draft.more].map((text) =>
    text.trim(),
  ) as [string, string, string, string]
  if (before.kind === 'field') return { ...before, text: what }
  if (before.kind === 'skill') {
    const level = (draft.level || null) as LanguageLevel | null
    return { ...before, skill: { ...before.skill, name: what, level } }
  }
  const { kind, entry } = before
  return kind === 'experience'
    ? {
        kind,
        entry: {
          ...entry,
          ...period,
          position: what,
          company: where,
          location: beside || null,
          description: more || null,
        },
      }
    : { kind, entry: { ...entry, ...period, degree: what, institution: where, field: beside || null } }
}

const entryFields: Readonly<Record<string, DraftField>> = {
  company: 'where',
  institution: 'where',
  location: 'beside',
  field: 'beside',
  startDate: 'start',
  endDate: 'end',
  description: 'more',
}

/** The draft field in which a saved value is corrected. */
export function draftFieldOf(kind: ReviewValue['kind'], name: string): DraftField {
  if (kind === 'field' || kind === 'skill') return name === 'level' ? 'level' : 'what'
  return entryFields[name] ?? 'what'
}
