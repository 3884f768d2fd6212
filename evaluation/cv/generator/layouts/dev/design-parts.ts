import type { SectionKind } from '../../printing/gold.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import { element, escapeHtml } from '../../producers/html.ts'

type Icon = 'phone' | 'email' | 'place' | 'linkedin' | 'web'

// Paths of our own in a square of 10: drawn icons leave nothing in the text.
const paths: Record<Icon, string> = {
  phone: 'M3 0h4v10H3z',
  email: 'M0 2h10v6H0z',
  place: 'M5 0a3 3 0 0 1 3 3c0 3-3 7-3 7S2 6 2 3a3 3 0 0 1 3-3z',
  linkedin: 'M0 0h10v10H0z',
  web: 'M5 0a5 5 0 1 0 .01 0z',
}
// Symbols that people paste.
const signs: Record<Icon, string> = { phone: '☎', email: '✉', place: '⚑', linkedin: '➤', web: '✦' }
// Glyphs of a symbol font in the private use area: the extracted text of an icon font.
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

/** An icon: drawn, pasted or from an icon font. */
export function icon(name: Icon, kind: 'drawn' | 'pasted' | 'font'): string {
  if (kind === 'drawn') return `<svg viewBox="0 0 10 10"><path d="${paths[name]}"/></svg>`
  return kind === 'pasted'
    ? `<span class="sign">${signs[name]}</span>`
    : `<span class="glyph">${glyphs[name]}</span>`
}

/** The contact lines with icons, without labels. `web` is a page other than LinkedIn. */
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

/** A bar whose length depends on the position in the list. */
export function bar(index: number): string {
  return `<div class="bar"><i style="width:${percent(index)}%"></i></div>`
}

/** A claimed skill level in percent: 60 to 95. */
export function percent(index: number): number {
  return 60 + ((index * 25) % 40)
}

export function dots(filled: number, all = 5): string {
  const places = Array.from({ length: all }, (_, place) => `<i class="${place < filled ? 'on' : ''}"></i>`)
  return `<span class="dots">${places.join('')}</span>`
}

/** Skills, each above a bar. */
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

/** The technical skills in one list, without groups. */
export function allTechnical(printed: PrintedCv): string[] {
  return printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
}

/** The technical and the soft skills. */
export function allSkills(printed: PrintedCv): string[] {
  return [...allTechnical(printed), ...printed.soft]
}

/** One line per group of skills: its name, `between`, its skills. */
export function skillGroups({ skillGroups }: PrintedCv, between: string, sign: string): string {
  return skillGroups
    .map(({ name, items }) => {
      const names = items.map((item) => item.name)
      return `<p><b>${escapeHtml(name)}${between}${parts(names, sign)}</p>`
    })
    .join('')
}

/** The name, issuer and date of each certificate, on one line. */
export function certificationLines({ certifications }: PrintedCv, sign: string): string[] {
  return certifications.map(({ name, issuer, year }) => joined([name, issuer, year], sign))
}

/** Each language and its level, on one line. */
export function languageLines({ languages }: PrintedCv, sign: string): string[] {
  return languages.map(({ name, levelText }) => `${name}${sign}${levelText ?? ''}`)
}

/** Each text in its own paragraph. */
export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => element('p', '', line)).join('')
}

/** The existing parts, joined, as HTML. */
export function parts(values: readonly (string | null)[], sign: string): string {
  return joined(
    values.map((value) => (value === null ? null : escapeHtml(value))),
    sign,
  )
}

/** The existing parts, joined. */
export function joined(values: readonly (string | null)[], sign: string): string {
  return values.filter((value) => value !== null && value !== '').join(sign)
}

/**
 * Draws sections and records their kinds: call in reading order. A section without a body is not drawn; `isBare`: no element around
 * it.
 */
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
