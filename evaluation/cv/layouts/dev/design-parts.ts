import type { Gold, SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../people/person.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout, Source } from '../layout.ts'

type Icon = 'phone' | 'email' | 'place' | 'linkedin' | 'web'

// Paths of our own in a square of 10: drawn icons leave nothing in the text.
const paths: Record<Icon, string> = {
  phone: 'M3 0h4v10H3z',
  email: 'M0 2h10v6H0z',
  place: 'M5 0a3 3 0 0 1 3 3c0 3-3 7-3 7S2 6 2 3a3 3 0 0 1 3-3z',
  linkedin: 'M0 0h10v10H0z',
  web: 'M5 0a5 5 0 1 0 .01 0z',
}
// Signs that people paste from a keyboard of symbols.
const signs: Record<Icon, string> = { phone: '☎', email: '✉', place: '⚑', linkedin: '➤', web: '✦' }
// Glyphs of a symbol font in the private use area: what extraction gives for an icon font.
const glyphs: Record<Icon, string> = {
  phone: '\uE005',
  email: '\uE009',
  place: '\uE00A',
  linkedin: '\uE00C',
  web: '\uE00D',
}

export const partStyle = `
html { -webkit-print-color-adjust: exact } body { margin: 0 } p { margin: 0 0 4pt } ul { margin: 2pt 0 0; padding-left: 11pt }
svg { width: 8pt; height: 8pt; fill: currentcolor; flex: none; margin-top: 2pt } .glyph { font-family: OpenSymbol } .sign { font-family: 'DejaVu Sans' }
.line { display: flex; gap: 5pt; align-items: flex-start; margin-bottom: 3pt; overflow-wrap: anywhere }
.bar { height: 4pt; border-radius: 2pt; background: var(--pale); margin: 1pt 0 5pt } .bar i { display: block; height: 4pt; border-radius: 2pt; background: var(--accent) }
.dots { white-space: nowrap } .dots i { display: inline-block; width: 6pt; height: 6pt; border-radius: 50%; background: var(--pale); margin-left: 2.5pt } .dots i.on { background: var(--accent) }
.level { display: flex; justify-content: space-between; gap: 6pt; align-items: center; margin-bottom: 3pt }
.chip { display: inline-block; border: .8pt solid var(--accent); border-radius: 8pt; padding: 1pt 7pt; margin: 0 4pt 4pt 0 } .chip.full { background: var(--accent); color: #fff }
`

/** An icon drawn, pasted or of an icon font. */
export function icon(name: Icon, kind: 'drawn' | 'pasted' | 'font'): string {
  if (kind === 'drawn') return `<svg viewBox="0 0 10 10"><path d="${paths[name]}"/></svg>`
  return kind === 'pasted'
    ? `<span class="sign">${signs[name]}</span>`
    : `<span class="glyph">${glyphs[name]}</span>`
}

/** The lines of contact behind icons, without labels. `web` is a page that is no LinkedIn. */
export function contactLines(
  { phone, email, place, linkedin }: PrintedCv,
  kind: 'drawn' | 'pasted' | 'font',
  order: readonly Icon[],
  web: string | null = null,
): string[] {
  const values = { phone, email, place, linkedin, web }
  return order.flatMap((name) => {
    const value = values[name]
    return value === null
      ? []
      : [`<div class="line">${icon(name, kind)}<span>${escapeHtml(value)}</span></div>`]
  })
}

/** A bar of some length, the same for the same place in the list. */
export function bar(index: number): string {
  return `<div class="bar"><i style="width:${percent(index)}%"></i></div>`
}

/** What people claim to know, in percent: 60 to 95. */
export function percent(index: number): number {
  return 60 + ((index * 25) % 40)
}

export function dots(filled: number, all = 5): string {
  const places = Array.from({ length: all }, (_, place) => `<i class="${place < filled ? 'on' : ''}"></i>`)
  return `<span class="dots">${places.join('')}</span>`
}

/** Skills above a bar each. */
export function barred(names: readonly string[]): string {
  return names.map((name, at) => `<div>${escapeHtml(name)}</div>${bar(at)}`).join('')
}

/** Skills with three to five dots at the end of the line. */
export function dotted(names: readonly string[]): string {
  return names
    .map((name, at) => `<div class="level"><span>${escapeHtml(name)}</span>${dots(3 + (at % 3))}</div>`)
    .join('')
}

export function chips(items: readonly string[], className = ''): string {
  return items.map((item) => `<span class="chip ${className}">${escapeHtml(item)}</span>`).join('')
}

/** The technical skills in one list, groups left out. */
export function allTechnical(printed: PrintedCv): string[] {
  return printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
}

/** The technical skills and the personal ones. */
export function allSkills(printed: PrintedCv): string[] {
  return [...allTechnical(printed), ...printed.soft]
}

/** A line for each group of skills: its name, what stands `between`, its skills. */
export function skillGroups({ skillGroups }: PrintedCv, between: string, sign: string): string {
  return skillGroups
    .map(({ name, items }) => {
      const names = items.map((item) => item.name)
      return `<p><b>${escapeHtml(name)}${between}${parts(names, sign)}</p>`
    })
    .join('')
}

/** What each certificate is, of whom and of when, in one line. */
export function certificationLines({ certifications }: PrintedCv, sign: string): string[] {
  return certifications.map(({ name, issuer, year }) => joined([name, issuer, year], sign))
}

/** Each language and its level, in one line. */
export function languageLines({ languages }: PrintedCv, sign: string): string[] {
  return languages.map(({ name, levelText }) => `${name}${sign}${levelText ?? ''}`)
}

/** Each text in a paragraph of its own. */
export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => element('p', '', line)).join('')
}

/** Parts that there are, joined, as HTML. */
export function parts(values: readonly (string | null)[], sign: string): string {
  return joined(
    values.map((value) => (value === null ? null : escapeHtml(value))),
    sign,
  )
}

/** Parts that there are, joined. */
export function joined(values: readonly (string | null)[], sign: string): string {
  return values.filter((value) => value !== null && value !== '').join(sign)
}

export function nameAndTitle({ name, title }: PrintedCv): string {
  return `<h1>${escapeHtml(name)}</h1>${element('div', 'title', title)}`
}

/** Draws sections and keeps their kinds: call in the order of reading. A section without a body is not drawn; `isBare`: no element around it. */
export function sectionPrinter(
  heading: (words: string) => string = (words) => `<h2>${words}</h2>`,
  isBare = false,
): {
  kinds: SectionKind[]
  section: (kind: SectionKind, words: string, body: string) => string
} {
  const kinds: SectionKind[] = []
  return {
    kinds,
    section(kind, words, body) {
      if (body === '') return ''
      kinds.push(kind)
      const drawn = heading(words) + body
      return isBare ? drawn : `<section>${drawn}</section>`
    },
  }
}

/** The headings of each variant. Technical and personal skills are sections of skills, under headings of their own. */
export type Headings = Partial<
  Record<SectionKind | 'technical' | 'soft' | 'strengths', [string, ...string[]]>
>
export type Of = (kind: keyof Headings, body: string) => string

export function headingOf(headings: Headings, kind: keyof Headings, variant: number): string {
  const words = headings[kind]
  if (words === undefined) throw new Error(`no heading for ${kind}`)
  return pick(words, variant)
}

/** Those of the kinds of which the page has something to say, in the order given. */
export function kindsSaid(printed: PrintedCv, order: SectionKind[]): SectionKind[] {
  const { summary, languages, awards, references, interests } = printed
  const said: Partial<Record<SectionKind, unknown[]>> = { languages, awards, references, interests }
  return order.filter((kind) => (kind === 'summary' ? summary !== null : said[kind]?.length !== 0))
}

/** Draws sections under the variant's headings, in the order of reading; `isBoxed`: the body in a box of its own; `isBare`: no element around both. */
export function sectionsUnder(
  headings: Headings,
  variant: number,
  {
    isBoxed = false,
    isBare = false,
    heading,
  }: { isBoxed?: boolean; isBare?: boolean; heading?: (words: string) => string } = {},
): { kinds: SectionKind[]; of: Of } {
  const { kinds, section } = sectionPrinter(heading, isBare)
  return {
    kinds,
    of: (kind, body) =>
      section(
        kind === 'technical' || kind === 'soft' || kind === 'strengths' ? 'skills' : kind,
        headingOf(headings, kind, variant),
        isBoxed && body !== '' ? `<div>${body}</div>` : body,
      ),
  }
}

/** The sections that most pages set alike, and those of entries one below the other; a layout puts its own beside or over them. */
export function plainBlocks(
  printed: PrintedCv,
  variant: number,
  of: Of,
  post: (role: PrintedExperience, variant: number, before: PrintedExperience | undefined) => string,
  course: (one: PrintedEducation, variant: number) => string,
) {
  return {
    summary: () => of('summary', element('p', '', printed.summary)),
    experience: () =>
      of('experience', printed.experiences.map((role, at, all) => post(role, variant, all[at - 1])).join('')),
    education: () => of('education', printed.educations.map((one) => course(one, variant)).join('')),
    awards: () => of('awards', paragraphs(printed.awards)),
    references: () => of('references', paragraphs(printed.references)),
    interests: () => of('interests', element('p', '', printed.interests.join(', '))),
  }
}

/** The page for the browser, and what it says. */
export function browserPage(
  printed: PrintedCv,
  layout: string,
  kinds: SectionKind[],
  html: { style: string; body: string; language?: string },
): { source: Source; gold: Gold } {
  return {
    source: { producer: 'chromium', html: htmlPage(html.style, html.body, html.language) },
    gold: goldOf(printed, layout, 'chromium', kinds),
  }
}

/** A family of pages that the browser prints. */
export interface Design {
  name: string
  people: string[]
  words: Headings
  choice: (variant: number, person: Person) => Choice
  style: (variant: number) => string
  isEnglish?: (variant: number) => boolean
  isBoxed?: (variant: number) => boolean
  /** Made anew for each page: writes its headings in the order of reading. */
  heading?: (variant: number) => (words: string) => string
  /** `name`: name and title as most pages have them. */
  draw: (page: { printed: PrintedCv; variant: number; of: Of; name: string }) => string
}

export function designLayout(design: Design): Layout {
  return {
    name: design.name,
    people: design.people,
    print(person, variant) {
      const printed = printCv(person, design.choice(variant, person))
      const heading = design.heading?.(variant)
      const { kinds, of } = sectionsUnder(design.words, variant, {
        isBoxed: design.isBoxed?.(variant) ?? false,
        ...(heading === undefined ? {} : { heading }),
      })
      const body = design.draw({ printed, variant, of, name: nameAndTitle(printed) })
      const language = design.isEnglish?.(variant) === true ? 'en' : 'es'
      return browserPage(printed, design.name, kinds, { style: design.style(variant), body, language })
    },
  }
}
