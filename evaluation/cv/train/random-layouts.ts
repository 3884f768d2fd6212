import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Gold, GoldEducation, GoldExperience } from '#evaluation/cv/evaluate-gold.ts'
import type { Person } from '#evaluation/cv/person.ts'
import { COURSES, employer, EXTRAS, poolOf, type Pool } from './random-content.ts'
import { dateHabit, type PrintedPeriod } from './random-dates.ts'
import { alike, type Design, designOf, GAP, type Look, type Part, type Row } from './random-design.ts'
import { type Chance, chanceOf } from './random-numbers.ts'
import { Page, widthOf } from './random-page.ts'
import type { Kind } from './samples.ts'

// Labelled pages in layouts that chance draws. A model that has seen thousands of them cannot learn one layout by heart, only what
// jobs and studies have in common in all.

interface Entry {
  texts: Partial<Record<Part, string>>
  period: PrintedPeriod | null
  bullets: readonly string[]
  /** The degree with its subject where one text names both, and the subject. */
  degree?: string | undefined
  subject?: string | null
}
export interface RandomCv {
  path: string
  gold: Gold
  pages: PageText[]
}

const PLAIN: Look = { isBold: false, isItalic: false, letters: 'as they are', size: 10 }

function draw(
  page: Page,
  entries: readonly Entry[],
  designs: readonly Design[],
  left: number,
  right: number,
): void {
  let head = ''
  for (const [index, entry] of entries.entries()) {
    // Documents that grew over years set older entries otherwise.
    const design = designs[index % designs.length]!
    const { rows, looks, dateColumn, lead, body } = design
    const own = dateColumn?.at === 'left' ? left + dateColumn.width : left
    const edge = dateColumn?.at === 'right' ? right - dateColumn.width : right
    if (dateColumn && entry.period) {
      const from = dateColumn.at === 'left' ? left : edge + 10
      const top = page.y
      page.flow([{ text: entry.period.text, look: looks.date }], {
        left: from,
        right: from + dateColumn.width - 8,
        lead,
      })
      page.y = top
    }
    let sign = design.sign
    for (const row of rows) {
      if (design.isGrouped && row.parts[0] === 'where') {
        if (head === entry.texts.where) continue
        head = entry.texts.where ?? ''
      }
      if (drawRow(page, row, entry, design, own, edge, sign)) sign = ''
    }
    for (const bullet of entry.bullets) {
      const look = { ...PLAIN, size: body.size }
      const x = own + body.indent
      page.flow([{ text: body.sign + bullet, look }], {
        left: x,
        right: edge,
        lead,
        hang: x + widthOf(body.sign, look),
      })
      page.y += body.size * lead
    }
    page.y += design.between
  }
}

/** Sets one line of an entry; false if nothing of it is printed. */
function drawRow(
  page: Page,
  row: Row,
  { texts, period }: Entry,
  { looks, labels, lead }: Design,
  left: number,
  right: number,
  sign: string,
): boolean {
  const textOf = (part: Part) => (part === 'date' ? period?.text : texts[part]) ?? ''
  const parts = row.parts.filter((part) => textOf(part) !== '')
  if (parts.length === 0) return false
  const last = row.isSplit && parts.length > 1 ? parts.pop() : undefined
  const chunks: { text: string; look: Look }[] = []
  for (const [index, part] of parts.entries()) {
    const joint = index === 0 ? sign : row.joints[row.parts.indexOf(part) - 1]!
    if (joint !== '') chunks.push({ text: joint, look: { ...looks[part], isBold: false, isItalic: false } })
    const label = labels[part] ? `${labels[part]}: ` : ''
    chunks.push({ text: label + textOf(part), look: looks[part] })
  }
  const edge = last ? right - widthOf(textOf(last), looks[last]) : right
  if (last) page.put(textOf(last), edge, looks[last])
  page.flow(chunks, { left, right: last ? edge - 12 : right, lead })
  page.y += Math.max(...row.parts.map((part) => looks[part].size)) * lead
  return true
}

function entriesOf(kind: Kind, pool: Pool, design: Design, chance: Chance): Entry[] {
  const has = (part: Part) => design.rows.some(({ parts }) => parts.includes(part))
  const habit = dateHabit(chance, kind === 'education' && chance.isTrue(0.3))
  let year = chance.between(2016, 2025)
  let where = ''
  return Array.from({ length: chance.between(1, kind === 'experience' ? 6 : 4) }, (_, index): Entry => {
    const isOpen = index === 0 && chance.isTrue(0.5)
    const end = { year, month: chance.between(1, 12) }
    const years = chance.between(kind === 'education' ? 1 : 0, 5)
    const start = { year: year - years, month: chance.between(1, 12) }
    if (years === 0 && start.month >= end.month) start.year--
    year = start.year - (chance.isTrue(0.3) ? 1 : 0)
    const period = chance.isTrue(0.03) ? null : habit(start, isOpen ? null : end)
    const isNew = !design.isGrouped || index === 0 || chance.isTrue(0.5)
    const extra = has('extra') && chance.isTrue(0.8) ? { extra: chance.one(EXTRAS[design.extra]) } : {}
    const placed = (place: string) => (has('place') && place !== '' && chance.isTrue(0.9) ? { place } : {})
    if (kind === 'experience') {
      const { what, place, bullets } = chance.one(pool.jobs)
      if (isNew) where = employer(pool, chance)
      return {
        texts: { ...extra, what, where, ...placed(place) },
        period,
        bullets: bulletsOf(bullets, design, chance),
      }
    }
    const { what, rank, field, place } = chance.one(pool.studies)
    if (isNew) where = chance.one(pool.schools)
    const isApart = has('field') && rank !== null && field !== null
    const courses = chance.shuffled(COURSES).slice(0, chance.between(1, 4))
    const isList = design.body.sign !== '' && chance.isTrue(0.5)
    return {
      texts: { ...extra, where, ...placed(place), ...(isApart ? { what: rank, field } : { what }) },
      period,
      degree: isApart && isOneText(design) ? `${rank} in ${field}` : undefined,
      subject: field,
      bullets: bulletsOf(isList ? courses : [`Cursos: ${courses.join(', ')}`], design, chance),
    }
  })
}

/** True if degree and subject are printed as one text: 'Bachelor in Economics'. */
const isOneText = ({ rows }: Design) =>
  rows.some(({ parts, joints, isSplit }) => {
    const at = parts.indexOf('field')
    return (
      at > 0 && joints[at - 1] === ' in ' && parts[at - 1] === 'what' && !(isSplit && at === parts.length - 1)
    )
  })

function bulletsOf(bullets: readonly string[], { body }: Design, chance: Chance): readonly string[] {
  if (!chance.isTrue(body.share)) return []
  const own = bullets.slice(0, chance.between(1, 4))
  return body.sign === '' && chance.isTrue(0.5) ? [own.join(' ')] : own
}

const times = (period: PrintedPeriod | null) => ({
  start: period?.start ?? null,
  end: period?.end ?? null,
  isCurrent: period?.isCurrent ?? false,
})
const jobOf = ({ texts, period }: Entry): GoldExperience => ({
  position: texts.what ?? null,
  company: texts.where ?? null,
  place: texts.place ?? null,
  ...times(period),
})
const studyOf = ({ texts, period, degree, subject }: Entry): GoldEducation => ({
  degree: degree ?? texts.what ?? null,
  institution: texts.where ?? null,
  field: subject ?? null,
  ...times(period),
})

const HEADINGS = {
  experience: [
    'Experiencia laboral',
    'Experiencia',
    'EXPERIENCIA PROFESIONAL',
    'Work Experience',
    'Experience',
  ],
  education: ['Educación', 'Formación académica', 'ESTUDIOS', 'Education', 'Formación'],
  skills: ['Habilidades', 'Skills', 'HERRAMIENTAS'],
} as const

/** A labelled page in a layout that the seed draws. */
function randomCv(pool: Pool, seed: number): RandomCv {
  const chance = chanceOf(seed)
  const page = new Page()
  const left = chance.between(36, 70)
  const right = left + (chance.isTrue(0.25) ? chance.between(230, 330) : chance.between(400, 500))
  const { name, email } = chance.one(pool.people)
  page.put(name, left, { ...PLAIN, size: 22, isBold: true })
  page.y += 26
  page.put(email, left, PLAIN)
  const heading: Look = { ...PLAIN, size: chance.between(13, 16), isBold: true }
  const experience = designOf('experience', chance)
  const own = designOf('education', chance)
  const designs = { experience, education: chance.isTrue(0.6) ? alike(own, experience) : own }
  const entries = {
    experience: entriesOf('experience', pool, designs.experience, chance),
    education: entriesOf('education', pool, designs.education, chance),
  }
  for (const kind of chance.shuffled(['experience', 'education'] as const)) {
    page.y += 34
    page.put(chance.one(HEADINGS[kind]), left, heading)
    page.y += heading.size * 1.2 + 6
    const isUneven = chance.isTrue(0.1)
    draw(
      page,
      entries[kind],
      isUneven ? [designs[kind], uneven(designs[kind], chance)] : [designs[kind]],
      left,
      right,
    )
  }
  page.y += 34
  page.put(chance.one(HEADINGS.skills), left, heading)
  page.y += 22
  page.put('Excel, Word, Outlook', left, PLAIN)
  const gold: Gold = {
    layout: `random-${seed}`,
    contact: {},
    experiences: entries.experience.map(jobOf),
    educations: entries.education.map(studyOf),
    skills: [],
    languages: [],
  }
  return {
    path: `random-${seed}`,
    gold,
    pages: [{ width: 600, height: page.y + 50, runs: page.runs, rotated: [], links: [] }],
  }
}

/** The same parts in another order of lines, and in other signs and letters. */
function uneven(design: Design, chance: Chance): Design {
  const { rows, looks, ...rest } = design
  const isBold = chance.isTrue(0.5)
  return {
    ...rest,
    rows: chance.shuffled(rows).map(({ parts, joints, isSplit }) => ({
      parts,
      isSplit,
      joints: joints.map((joint) =>
        joint === ' in ' || chance.isTrue(0.5) ? joint : chance.one([', ', ' - ', GAP]),
      ),
    })),
    looks: { ...looks, what: { ...looks.what, isBold }, where: { ...looks.where, isBold: !isBold } },
  }
}

/** Pages in as many layouts, made from parts of these people: always the same ones. */
export function randomCvs(people: readonly Person[], count: number): RandomCv[] {
  const pool = poolOf(people)
  return Array.from({ length: count }, (_, index) => randomCv(pool, index + 1))
}
