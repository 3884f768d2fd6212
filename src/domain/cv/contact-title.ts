import { findLabelled, type Found, isDocumentTitle } from './contact-found.ts'
import { foldLetters } from './fold.ts'
import { headingKind } from './headings.ts'
import { labelOf, readLabel } from './labels.ts'
import { isPlace } from './places.ts'
import type { Section } from './sections.ts'
import { organisationLikeness, positionLikeness } from './words.ts'

/** What stands under the name, where it says what the person is and not how to reach them. */
export function findTitle(sections: readonly Section[], name: Found | null): Found | null {
  const section = sections.find(({ lines }) => name !== null && lines.includes(name.lines[0]!)) ?? sections[0]
  if (!section || (section.kind !== 'header' && section.kind !== 'contact')) return null
  const start = name ? section.lines.indexOf(name.lines.at(-1)!) + 1 : 0
  const tops = sections.filter(({ kind }) => kind === 'header' || kind === 'contact')
  const labelled = findLabelled(
    tops.flatMap(({ lines }) => lines),
    ['position'],
  )
  if (labelled) return labelled
  const behind = name && titleBehind(name)
  if (behind) return behind
  for (const [index, line] of section.lines.slice(start, start + 6).entries()) {
    const whole = line.pieces[0]!.text
    if (name && foldLetters(whole) === foldLetters(name.value)) continue
    const [head = ''] = whole.split(/\s+[—–|·•-]\s+|\s+N[°º.]+\s*(?=\d)/)
    // 'Analista ambiental — Lima — +51…': the title opens the line of the contact.
    const text = !isTitleLike(whole) && positionLikeness(head) >= 0.7 ? head : whole
    if (!isTitleLike(text) || (organisationLikeness(text) >= 0.6 && positionLikeness(text) === 0)) continue
    const lines = [line]
    let value = text
    let next = section.lines[start + index + lines.length]
    while (
      next &&
      lines.length < 3 &&
      Math.abs(next.size - line.size) < 0.3 &&
      next.isBold === line.isBold &&
      next.font === line.font &&
      next.gap < 1.7 &&
      isTitleLike(next.text) &&
      line.size > 11
    ) {
      value += ` ${next.text}`
      lines.push(next)
      next = section.lines[start + index + lines.length]
    }
    return { value, lines }
  }
  return null
}

/** 'Brayan Huayta Poma - Soporte técnico y redes': what stands on the name's own line. */
function titleBehind({ value, lines }: Found): Found | null {
  const line = lines.at(-1)!
  const [, own = '', text = ''] = /^(.*?)\s+[|·•–—-]\s+(.+)$/s.exec(line.pieces[0]!.text) ?? []
  return own !== '' && value.endsWith(own) && isTitleLike(text) ? { value: text, lines: [line] } : null
}

/** The number of a professional body is part of a title: 'Ingeniero Civil – CIP 999120'. */
const REGISTRATION = /\b(?:C[A-Z]{1,3}P?|Reg\.)\s*(?:N[°º.]*\s*)?\d{4,6}$/

/** Labels of forms that name no value of ours, and what people of offices print over a form. */
const NO_TITLE =
  /^(?:n[°º.]* ?(?:de )?(?:dni|d\.n\.i)|fax|nacid[oa] en|est\.? civil|empleo solicitado|solicitud de|vivo en|\d)|^[^ ]*:$/

function isTitleLike(text: string): boolean {
  const isLong = text.length > 90 || /[.;]$/.test(text)
  return (
    !isLong &&
    !/[@\d]{3,}|@|https?:|www\.|\.com\b|^[^:]{2,25}\s?:\s/.test(text.replace(REGISTRATION, '')) &&
    !NO_TITLE.test(foldLetters(text)) &&
    !isPlace(text) &&
    readLabel(text) === null &&
    labelOf(text) === null &&
    /\p{L}{3}/u.test(text) &&
    !isDocumentTitle(text) &&
    headingKind(text) === null
  )
}
