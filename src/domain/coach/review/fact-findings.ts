import { experienceYears } from '#domain/cv/experience-years.ts'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { splitWords } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { allText, type AskedInAd, type CvFacts, type CvStudy, type CvWork, sentenceWith } from './cv-facts.ts'
import type { Finding, FindingCode, LinePlace } from './findings.ts'
import { workName } from './line-findings.ts'

/** Two works at the same time are common for a while; more is worth a second look. */
const LONG_OVERLAP = 6
/** Years in words may be rounded by one. */
const NEAR_YEARS = 1
/** In letters. */
const SHORTEST_MISSPELLED = 6

const contact: LinePlace = { field: 'contact', entryId: null, name: 'Datos de contacto' }
const skillsPlace: LinePlace = { field: 'skills', entryId: null, name: 'Habilidades' }

const onlyYou = (code: FindingCode, place: LinePlace, before: string, why: string): Finding => ({
  code,
  place,
  before,
  after: null,
  why,
})

/** What a company needs to read or to call, and the profile does not say. */
export function ofContact({ phone, location, title, summary, experiences }: CvFacts): Finding[] {
  const lacks: [FindingCode, LinePlace, boolean, string][] = [
    ['no-phone', contact, !phone, 'Sin celular, quien quiera llamarte solo tiene tu correo.'],
    [
      'no-place',
      contact,
      !location,
      'Muchas empresas miran primero el distrito o la ciudad. Sin dirección: basta eso.',
    ],
    [
      'no-title',
      { field: 'title', entryId: null, name: 'Título' },
      !title?.trim(),
      'Es lo primero que se lee: tu oficio o el cargo que buscas.',
    ],
    [
      'no-summary',
      { field: 'summary', entryId: null, name: 'Resumen' },
      !summary?.trim(),
      'Tres líneas con lo que haces, dónde y con qué resultado.',
    ],
    [
      'no-work',
      { field: 'description', entryId: null, name: 'Experiencia' },
      experiences.length === 0,
      'También cuentan las prácticas, los trabajos por encargo y los de tu familia.',
    ],
  ]
  return lacks.flatMap(([code, place, isMissing, why]) => (isMissing ? [onlyYou(code, place, '', why)] : []))
}

/** Dates that cannot be, or that do not agree. `month`: the current one, 'YYYY-MM'. */
export function ofDates({ experiences, educations, experience }: CvFacts, month: string): Finding[] {
  return [
    ...experiences.flatMap((work) => ofPeriod(work, 'work-dates', workName(work), month)),
    ...educations.flatMap((study) =>
      ofPeriod(study, 'study-dates', `${study.degree}, ${study.institution}`, month),
    ),
    ...overlapsOf(experiences, month),
    ...ofYears(experience, experiences, month),
  ]
}

function ofPeriod(
  { id, startDate, endDate, isCurrent }: CvWork | CvStudy,
  field: 'work-dates' | 'study-dates',
  name: string,
  month: string,
): Finding[] {
  const place: LinePlace = { field, entryId: id, name }
  const end = isCurrent ? null : endDate
  const said = [startDate, end]
    .map((date) => (date ? formatPartialDate(date) : ''))
    .filter(Boolean)
    .join(' – ')
  if (startDate && end && end.slice(0, shared(startDate, end)) < startDate.slice(0, shared(startDate, end)))
    return [onlyYou('date-order', place, said, 'Termina antes de empezar.')]
  const later = field === 'work-dates' ? [startDate, end] : [startDate]
  if (
    later.some(
      (date) => date !== null && date.slice(0, shared(date, month)) > month.slice(0, shared(date, month)),
    )
  )
    return [onlyYou('future-date', place, said, 'Esta fecha todavía no llega.')]
  return []
}

const shared = (one: string, other: string): number => Math.min(one.length, other.length, 7)

/** In months since the year 0; a year without a month has no place. */
const monthNumber = (date: string | null): number | null =>
  date === null || date.length < 7 ? null : Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

function overlapsOf(works: readonly CvWork[], month: string): Finding[] {
  const spans = works.flatMap((work) => {
    const from = monthNumber(work.startDate)
    const to = monthNumber(work.isCurrent ? month : work.endDate)
    return from === null || to === null || to < from ? [] : [{ work, from, to }]
  })
  return spans.flatMap((one, at) =>
    spans.slice(at + 1).flatMap((other) => {
      const months = Math.min(one.to, other.to) - Math.max(one.from, other.from)
      if (months < LONG_OVERLAP) return []
      const place: LinePlace = { field: 'work-dates', entryId: one.work.id, name: workName(one.work) }
      return [
        onlyYou(
          'overlap',
          place,
          '',
          `Se cruza ${months} meses con “${workName(other.work)}”. Si fueron a la vez, está bien: déjalo así.`,
        ),
      ]
    }),
  )
}

/** 'años de experiencia' in words beside those that the dates give. */
function ofYears(experience: string | null, works: readonly CvWork[], month: string): Finding[] {
  const said = /^\s*(?:más de\s+)?(\d{1,2})\s*años?(?: de experiencia)?\s*\.?$/iu.exec(experience ?? '')?.[1]
  if (said === undefined) return []
  const years = experienceYears(
    works.map(({ startDate, endDate, isCurrent }) => ({ startDate, endDate, current: isCurrent })),
    month,
  )
  if (years === null || Math.abs(years - Number(said)) <= NEAR_YEARS) return []
  return [
    {
      code: 'years-differ',
      place: { field: 'experience', entryId: null, name: 'Años de experiencia' },
      before: experience!,
      after: years === 1 ? '1 año' : `${years} años`,
      why: `Tus trabajos con fecha suman ${years === 1 ? '1 año' : `${years} años`}. Si te falta agregar alguno, agrégalo y déjalo así.`,
    },
  ]
}

/** The name that everybody searches for; null: it is written so, or it is another skill. */
export function rightSpelling(name: string): string | null {
  const taxonomy = productTaxonomy()
  const known = taxonomy.skillNames.get(splitWords(name, taxonomy.stem))
  if (known !== undefined) {
    const right = taxonomy.skills[known.skill]!.name
    return foldText(right) === foldText(name) && right !== name ? right : null
  }
  const typed = foldText(name).trim()
  const near = [-1, 0, 1]
    .flatMap((more) => namesByLength().get(typed.length + more) ?? [])
    .filter(({ folded }) => isNear(typed, folded) && differsInLongWord(typed, folded))
  return near.length === 1 ? near[0]!.name : null
}

/** Short words and numbers that differ are other things: 'SAP POS' is not SAP PS, 'Primavera P3' not Primavera P6. */
function differsInLongWord(typed: string, right: string): boolean {
  const [words, others] = [typed.split(' '), right.split(' ')]
  if (words.length !== others.length) return words.join('') === others.join('')
  return words.every(
    (word, at) =>
      word === others[at] || (word.length >= SHORTEST_MISSPELLED && !/\d/.test(word + others[at])),
  )
}

let lengths: Map<number, { folded: string; name: string }[]> | undefined

/** The names of skills that are no language. One letter more or less is all that a spelling may differ. */
const namesByLength = () =>
  (lengths ??= Map.groupBy(
    productTaxonomy()
      .skills.filter(({ category }) => category !== 'language')
      .map(({ name }) => ({ folded: foldText(name), name })),
    ({ folded }) => folded.length,
  ))

/** One letter more, less, other or swapped, in names of some length. */
function isNear(typed: string, right: string): boolean {
  if (typed.length < 5 || Math.abs(typed.length - right.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === right[from]) from++
  let back = 0
  while (
    back < typed.length - from &&
    back < right.length - from &&
    typed.at(-1 - back) === right.at(-1 - back)
  )
    back++
  const [rest, other] = [typed.slice(from, typed.length - back), right.slice(from, right.length - back)]
  return (
    (rest.length <= 1 && other.length <= 1) ||
    (rest.length === 2 && rest === `${other[1] ?? ''}${other[0] ?? ''}`)
  )
}

export const ofSkills = ({ skills }: CvFacts): Finding[] =>
  skills.flatMap((name) => {
    const right = rightSpelling(name)
    if (right === null || skills.includes(right)) return []
    return [
      {
        code: 'skill-spelling',
        place: skillsPlace,
        before: name,
        after: right,
        why: 'Así la escriben los avisos, y así te encuentran cuando la buscan.',
      },
    ]
  })

/** What the ad asks and the CV tells somewhere, but not among the skills. */
export function ofAd(facts: CvFacts, asked: readonly AskedInAd[]): Finding[] {
  const listed = new Set(skillIds(facts.skills.join('\n')))
  const text = allText(facts)
  const told = new Set(skillIds(text))
  return asked
    .filter(({ skill }) => skill >= 0 && told.has(skill) && !listed.has(skill))
    .map(({ label, skill }) => {
      const name = productTaxonomy().skills[skill]!.name
      const line = sentenceWith(text, (one) => skillIds(one).includes(skill))
      return {
        code: 'asked-and-told',
        place: skillsPlace,
        before: '',
        after: name,
        why: `El aviso pide “${label}” y tu CV lo cuenta${line ? `: “${line}”` : ''}. En la lista se ve de inmediato.`,
      }
    })
}

/** The skills that a text names, by the reading that scores. */
export const skillIds = (text: string): number[] =>
  findSkills(productTaxonomy(), text)
    .filter(({ need }) => need !== 'negated')
    .map(({ skill }) => skill.id)
