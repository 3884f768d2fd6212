import type { Evidence, Read, ReadCv } from './cv.ts'
import { foldLetters } from './fold.ts'
import { headingKind } from './headings.ts'
import { labelOf, readLabel } from './labels.ts'
import type { PageText } from './page-text.ts'
import { isPlace } from './places.ts'
import type { Section } from './sections.ts'
import { evidenceOf, type Line } from './text-line.ts'
import { organisationLikeness, positionLikeness } from './words.ts'

const EMAIL = /[\p{L}\d](?:[\p{L}\d._%+-]*[\p{L}\d_+-])?\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
const LINKEDIN = /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)·•]+/i
const PHONE = /(?:\(\s?\+?\d{1,4}\s?\)|\+\s?\d{1,3}|\b\d)[\d\s().-]{5,20}\d/g
const TWO_PHONES = /^\s*[/|,y-]\s*/
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?|de|del|la|las|los|y|da|dos|von|van|san|santa)$/u
const DOCUMENT_TITLE =
  /^(?:curriculum(?: vitae)?|cv|c\.v\.|hoja de vida|resume|europass|pagina \d+.*|page \d+.*)(?: documentado| no documentado)?$/

interface Found {
  value: string
  lines: Line[]
}

const read = (found: Found | null, confidence: number): Read<string> | null =>
  found && { value: found.value, confidence, from: evidenceOf(found.lines.flatMap((line) => line.pieces)) }

/** Who the CV is of and how to reach them: first from the top of the page and the contact section, then from anywhere. */
export function readContact(sections: readonly Section[], pages: readonly PageText[]): ReadCv['contact'] {
  const top = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact')
    .flatMap(({ lines }) => lines)
  const elsewhere = sections
    .filter(({ kind }) => kind !== 'header' && kind !== 'contact' && kind !== 'references')
    .flatMap(({ lines }) => lines)
  const all = [...top, ...elsewhere]
  const labelled = (name: Parameters<typeof readLabel>[1]) => findLabelled(top, name)

  const name = labelled(['name']) ?? findName(sections)
  const email = firstMatch(all, EMAIL)
  const linkedin = firstMatch(all, LINKEDIN)
  return {
    name: read(name, name && nameWords(name.value) >= 3 ? 0.95 : 0.8),
    title: read(findTitle(sections, name), 0.75),
    email:
      read(email && { ...email, value: email.value.replace(/\s/g, '') }, 0.99) ??
      fromLink(pages, /^mailto:([^?]+)/i),
    phone: read(findPhone(top) ?? findPhone(elsewhere), 0.95),
    linkedin:
      read(linkedin && joinUrl(linkedin, all), 0.97) ??
      fromLink(pages, /^(https?:\/\/(?:\w+\.)?linkedin\.com\/in\/[^?]+)/i),
    place: read(findPlace(top, labelled(['address']), name), 0.85),
  }
}

function fromLink(pages: readonly PageText[], pattern: RegExp): Read<string> | null {
  for (const [index, { links }] of pages.entries()) {
    for (const { url, x, y, width, height } of links) {
      const value = pattern.exec(url)?.[1]
      const box = { x, y, width, height }
      if (value)
        return {
          value: decodeSafely(value),
          confidence: 0.8,
          from: [{ page: index + 1, box } satisfies Evidence],
        }
    }
  }
  return null
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function firstMatch(lines: readonly Line[], pattern: RegExp): Found | null {
  for (const [index, line] of lines.entries()) {
    const match = pattern.exec(line.text)
    // A narrow column breaks addresses at their signs.
    const next = lines[index + 1]
    const isBroken =
      next !== undefined &&
      /^\S+$/.test(next.text) &&
      (/[@._-]$/.test(line.text) ||
        /^[@.]/.test(next.text) ||
        ((match === null || !line.text.endsWith(match[0])) && /@[\w.-]*$/.test(line.text)) ||
        (match === null && /^\S*@/.test(next.text) && !pattern.test(next.text)))
    const joined = isBroken ? pattern.exec(line.text + next.text) : null
    if (joined && joined[0].length > (match?.[0].length ?? 0))
      return { value: joined[0], lines: [line, next!] }
    if (match) return { value: match[0], lines: [line] }
  }
  return null
}

/** An address that fills its line goes on in the next one when that is a single word in the same letters. */
function joinUrl(found: Found, lines: readonly Line[]): Found {
  const line = found.lines.at(-1)!
  const next = lines[lines.indexOf(line) + 1]
  const ends = line.text.trimEnd().endsWith(found.value)
  const rest = next?.pieces[0]!.text ?? ''
  if (
    ends &&
    next &&
    /[-/]$/.test(found.value) &&
    /^[\w%-]+\/?(?:\s*\(LinkedIn\))?$/.test(rest) &&
    Math.abs(next.size - line.size) < 0.3
  )
    return { value: found.value + rest.replace(/\s*\(LinkedIn\)$/, ''), lines: [line, next] }
  return { ...found, value: found.value.replace(/[.,]$/, '') }
}

function findLabelled(lines: readonly Line[], names: Parameters<typeof readLabel>[1]): Found | null {
  for (const [index, line] of lines.entries()) {
    for (const text of [
      line.text,
      ...line.pieces.map((piece) => piece.text),
      ...line.text.split(/\s+[|·•]\s+/),
    ]) {
      const label = readLabel(text, names)
      if (!label) continue
      const next = lines[index + 1]
      if (label.value !== '') return { value: label.value.split(/\t|\s+[|·•]\s+/)[0]!, lines: [line] }
      if (next && readLabel(next.text) === null) return { value: next.text, lines: [next] }
    }
  }
  return null
}

function findPhone(lines: readonly Line[]): Found | null {
  for (const line of lines) {
    const text = line.text.replaceAll('\t', '   ')
    const matches = [...text.matchAll(PHONE)].filter((match) => isPhone(match[0], text, match.index))
    const [first, second] = matches
    if (!first) continue
    const between = second && text.slice(first.index + first[0].length, second.index)
    const value =
      between !== undefined && TWO_PHONES.test(between) && between.trim().length <= 1
        ? text.slice(first.index, second!.index + second![0].length)
        : first[0]
    return { value: value.trim(), lines: [line] }
  }
  return null
}

/** Seven to thirteen digits that are no date, no identity document and no part of an address. */
function isPhone(match: string, text: string, index: number): boolean {
  const digits = match.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 14) return false
  if (
    /^(?:19|20)\d\d\s?[-–./]\s?(?:19|20)\d\d$/.test(match.trim()) ||
    /\d[./-]\d\d?[./-](?:19|20)\d\d/.test(match)
  )
    return false
  if (/(?:19|20)\d\d\s+(?:19|20)\d\d/.test(match)) return false
  if (/(?:dni|ruc|c\.?i\.?p|cmp|ca[lp]|n[°º]|nro\.?|s\/\.?)\s*:?\s*$/i.test(text.slice(0, index)))
    return false
  // The number at the end of an address ('linkedin.com/in/rosa-900000010') is part of it.
  if (/\.\p{L}{2,}\/\S*$/u.test(text.slice(0, index))) return false
  return !/[\w@/]$/.test(text.slice(0, index)) && !/^[@\w]/.test(text.slice(index + match.length))
}

function findPlace(top: readonly Line[], labelled: Found | null, name: Found | null): Found | null {
  if (labelled)
    return {
      ...labelled,
      value: labelled.value.replace(/\s*\((?:domicilio|casa|home)\)$/i, '').replace(/[.,]$/, ''),
    }
  for (const [index, line] of top.entries()) {
    const parts = placeCandidates(line.text)
    for (const [at, part] of parts.entries()) {
      const text = part.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
      if ((!isPlace(text) && !ADDRESS.test(text)) || name?.value.includes(text)) continue
      const next = top[index + 1]
      const isLast = at === parts.length - 1
      const goesOn = isLast && next && /,\s*$/.test(part) && isPlace(next.text)
      return goesOn ? { value: `${text}, ${next.text}`, lines: [line, next] } : { value: text, lines: [line] }
    }
  }
  return null
}

/** What may be a place of a contact line: its items, and those that a dash joins ('Lima – Perú'). */
function placeCandidates(text: string): string[] {
  const items = text.split(/\t|\s+[|·•/]\s*|;\s/)
  const parts = items.flatMap((item) => item.split(/\s+[–—-]\s+/))
  return [...items, ...(parts.length > items.length ? parts : [])].map((part) => part.replace(LIVES_IN, ''))
}

const ADDRESS =
  /^(?:av\.|avenida|jr\.|jir[oó]n|calle|ca\.|urb\.|urbanizaci[oó]n|psje\.|pasaje|mz\.|asoc\.|aa\.?hh\.?|residencial)\s/i
const LIVES_IN = /^\s*(?:vivo en|resido en|residente en|based in|living in|ubicad[oa] en|radico en)\s+/i

const nameWords = (text: string) => text.split(/\s+/).filter((word) => word.length > 2).length

/** The biggest line of the top that is made like a name. */
function findName(sections: readonly Section[]): Found | null {
  let best: Found | null = null
  let bestPoints = 0
  for (const section of sections.filter(({ kind }) => kind === 'header' || kind === 'contact')) {
    for (const [index, line] of section.lines.entries()) {
      const first = line.pieces[0]!
      const points =
        namePoints(first.text, line.size) + (index === 0 ? 3 : 0) - index * 0.5 - (line.page - 1) * 10
      if (points <= bestPoints || points < 4) continue
      best = { value: first.text, lines: [line] }
      bestPoints = points
      // Other columns of the header may have lines of their own in between.
      const next = section.lines
        .slice(index + 1, index + 4)
        .find((other) => other.x < first.right && other.right > first.x && other.y - line.y < line.size * 1.6)
      const isSplit =
        next &&
        first.size >= 14 &&
        Math.abs(next.size - line.size) < line.size * 0.3 &&
        next.size >= 13 &&
        isNameLike(next.text) &&
        positionLikeness(next.text) === 0 &&
        nameWords(first.text) <= (Math.abs(next.size - line.size) < 0.5 ? 5 : 3) &&
        nameWords(next.text) <= 2
      if (isSplit) best = { value: `${first.text} ${next.text}`, lines: [line, next] }
    }
  }
  return best
}

function isNameLike(text: string): boolean {
  const words = text.replace(/,/g, ' ').trim().split(/\s+/)
  return (
    words.length <= 8 &&
    words.every((word) => NAME_WORD.test(word)) &&
    headingKind(text) === null &&
    !DOCUMENT_TITLE.test(foldLetters(text))
  )
}

function namePoints(text: string, size: number): number {
  if (!isNameLike(text)) return 0
  const count = nameWords(text)
  const penalty =
    (positionLikeness(text) > 0.6 ? 6 : 0) +
    (organisationLikeness(text) > 0 ? 3 : 0) +
    (isPlace(text) ? 4 : 0) +
    (count < 2 ? 3 : 0)
  return 4 + size / 3 - penalty
}

/** What stands under the name, where it says what the person is and not how to reach them. */
function findTitle(sections: readonly Section[], name: Found | null): Found | null {
  const section = sections.find(({ lines }) => name !== null && lines.includes(name.lines[0]!)) ?? sections[0]
  if (!section || (section.kind !== 'header' && section.kind !== 'contact')) return null
  const start = name ? section.lines.indexOf(name.lines.at(-1)!) + 1 : 0
  const labelled = findLabelled(section.lines, ['position'])
  if (labelled) return labelled
  for (const [index, line] of section.lines.slice(start, start + 6).entries()) {
    const whole = line.pieces[0]!.text
    const [head = ''] = whole.split(/\s+[—–|·•-]\s+/)
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

function isTitleLike(text: string): boolean {
  const isLong = text.length > 90 || /[.;]$/.test(text)
  return (
    !isLong &&
    !/[@\d]{3,}|@|https?:|www\.|\.com\b/.test(text) &&
    !isPlace(text) &&
    readLabel(text) === null &&
    labelOf(text) === null &&
    /\p{L}{3}/u.test(text) &&
    !DOCUMENT_TITLE.test(foldLetters(text)) &&
    headingKind(text) === null
  )
}
