import type { Found } from './contact-found.ts'
import type { Line } from './text-line.ts'

const PHONE = /(?:\(\s?\+?\d{1,4}\s?\)|\+\s?\d{1,3}|\b\d)[\d\s().-]{5,28}\d/g
const BETWEEN = /^\s*[/|,y–-]\s*$/

/** The first phone of some lines, both where a person writes two: beside each other, or on two lines. */
export function findPhone(lines: readonly Line[]): Found | null {
  for (const [index, line] of lines.entries()) {
    const text = line.text.replaceAll('\t', '   ')
    const [first, second] = phonesIn(text)
    if (!first) continue
    const between = second && text.slice(first.end, second.start)
    if (second && BETWEEN.test(between!))
      return { value: text.slice(first.start, second.end).trim(), lines: [line] }
    const value = text.slice(first.start, first.end).trim()
    const next = lines[index + 1]
    const [below] = next ? phonesIn(next.text) : []
    if (next && below?.start === 0 && /^\s*[/,y]\s*$/.test(text.slice(first.end)))
      return {
        value: `${text.slice(first.start).trim()} ${next.text.slice(0, below.end).trim()}`,
        lines: [line, next],
      }
    return { value, lines: [line] }
  }
  return null
}

/** Where the phones of a text stand. */
function phonesIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    // Two numbers with a dash between them look like one.
    let at = match.index
    const parts = match[0].split(/(\s[-–]\s)/)
    const isTwo =
      parts.length === 3 && [parts[0]!, parts[2]!].every((part) => part.replace(/\D/g, '').length >= 7)
    return (isTwo ? parts : [match[0]]).flatMap((part) => {
      const start = at
      at += part.length
      return isPhone(part, text, start) ? [{ start, end: at }] : []
    })
  })
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
  if (
    /(?:d\.?\s?n\.?\s?i\.?|r\.?u\.?c\.?|c[ée]dula|documento|c\.?i\.?p|cmp|ca[lp]|n[°º]|nro\.?|s\/\.?)\s*:?\s*$/i.test(
      text.slice(0, index),
    )
  )
    return false
  // The number at the end of an address ('linkedin.com/in/rosa-900000010') is part of it.
  if (/\.\p{L}{2,}\/\S*$/u.test(text.slice(0, index))) return false
  return !/[\w@/]$/.test(text.slice(0, index)) && !/^[@\w]/.test(text.slice(index + match.length))
}
