import type { Found } from './contact-found.ts'
import type { Line } from './text-line.ts'

const PHONE = /(?:\(\s?\+?\d{1,4}\s?\)|\+\s?\d{1,3}|\b\d)[\d\s().-]{5,20}\d/g
const TWO_PHONES = /^\s*[/|,y-]\s*/

/** The first phone of some lines, both where a person writes two. */
export function findPhone(lines: readonly Line[]): Found | null {
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
