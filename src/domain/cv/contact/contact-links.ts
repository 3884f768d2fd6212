import { type Found, read } from './contact-found.ts'
import type { Evidence, Read } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const EMAIL = /[\p{L}\d](?:[\p{L}\d._%+-]*[\p{L}\d_+-])?\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
const LINKEDIN = /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)·•]+/i

/** The first e-mail address in the lines. */
export function findEmail(lines: readonly Line[]): Found | null {
  const found = firstMatch(lines, EMAIL)
  return found && { ...found, value: found.value.replace(/\s/g, '') }
}

/** The printed address. A narrow column breaks it anywhere, also with a hyphen; then the target of its link is whole. */
export function readEmail(lines: readonly Line[], pages: readonly PageText[]): Read<string> | null {
  const printed = read(findEmail(lines), 0.99)
  const linked = emailBehindLink(pages)
  if (!printed || !linked) return printed ?? linked
  const [part = '', whole = ''] = [printed, linked].map(({ value }) =>
    value.toLowerCase().replaceAll('-', ''),
  )
  const isPart = part !== whole && (whole.startsWith(part) || whole.endsWith(part))
  const isHyphenated = part === whole && printed.value.length > linked.value.length
  return isPart || isHyphenated ? { ...printed, value: linked.value } : printed
}

/** The first LinkedIn profile address in the lines. */
export function findLinkedin(lines: readonly Line[]): Found | null {
  const found = firstMatch(lines, LINKEDIN)
  return found && joinUrl(found, lines)
}

/** The e-mail address in a link's target. */
export const emailBehindLink = (pages: readonly PageText[]) => fromLink(pages, /^mailto:([^?]+)/i)

/** The LinkedIn profile in a link's target. */
export const linkedinBehindLink = (pages: readonly PageText[]) =>
  fromLink(pages, /^(https?:\/\/(?:\w+\.)?linkedin\.com\/in\/[^?]+)/i)

function fromLink(pages: readonly PageText[], pattern: RegExp): Read<string> | null {
  for (const [index, { links }] of pages.entries()) {
    for (const { url, x, y, width, height } of links) {
      const value = pattern.exec(url)?.[1]
      const box = { x, y, width, height }
      if (value)
        return {
          value: decodeSafely(value),
          confidence: 0.8,
          from: [{ page: index + 1, box, text: url } satisfies Evidence],
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
    // A narrow column breaks addresses at punctuation.
    const next = lines[index + 1]
    const isBroken =
      next !== undefined &&
      /^\S+$/.test(next.text) &&
      next.page === line.page &&
      Math.abs(next.size - line.size) < 0.3 &&
      (/[@_-]$/.test(line.text) ||
        // A full stop after a complete address ends a sentence, unless the letters of a country domain follow below. One after capitals
        // ends a degree, such as 'M.Sc.'.
        (line.text.endsWith('.') &&
          (match === null ? !/\p{Lu}\S*$/u.test(line.text) : /^\p{Ll}{2,3}$/u.test(next.text))) ||
        /^[@.]/.test(next.text) ||
        ((match === null || !line.text.endsWith(match[0])) && /@(?:[\w.-]*[\w-])?$/.test(line.text)) ||
        (match === null && /^\S*@/.test(next.text) && !pattern.test(next.text)))
    const joined = isBroken ? pattern.exec(line.text + next.text) : null
    if (joined && joined[0].length > (match?.[0].length ?? 0))
      return { value: joined[0], lines: [line, next!] }
    if (match) return { value: match[0], lines: [line] }
  }
  return null
}

/** An address that fills its line continues in the next one if that is a single word in the same font size. */
function joinUrl(found: Found, lines: readonly Line[]): Found {
  const line = found.lines.at(-1)!
  const next = lines[lines.indexOf(line) + 1]
  const ends = line.text.trimEnd().endsWith(found.value)
  const rest = next?.pieces[0]!.text ?? ''
  if (
    ends &&
    next &&
    // A hyphen after the profile name ends it.
    found.value.endsWith('-') &&
    next.page === line.page &&
    /^[\w%-]+\/?(?:\s*\(LinkedIn\))?$/.test(rest) &&
    Math.abs(next.size - line.size) < 0.3
  )
    return { value: found.value + rest.replace(/\s*\(LinkedIn\)$/, ''), lines: [line, next] }
  return { ...found, value: found.value.replace(/[.,]$/, '') }
}
