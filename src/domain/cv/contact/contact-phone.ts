import type { Found } from './contact-found.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { isDateOnly } from '#domain/cv/dates/found-periods.ts'

const NUMBERS = /(?:\(\s?\+?\d|\+\s?\d|(?<!\d)\d)(?:[\d\s()./+-]|\s–\s){5,40}\d/g
const BETWEEN = /\s+[-–]\s+|\s?\/\s?/
const TWO_PHONES = /^\s*[,y|·•]\s*$/
/** 'Celular N° 987 654 321': a number sign after a word that names a phone. */
const CALLED_WORDS = [String.raw`\b(?:cel|tel|fono|rp[cm]|whatsapp)`, 'tel[ée]fono', 'm[óo]vil']
const CALLED = new RegExp(
  String.raw`(?:${CALLED_WORDS.join('|')})[\p{L}.]*\s*(?:n\.?\s?[°º]\.?|no\.|nro\.?)\s*:?\s*$`,
  'iu',
)

/** The first phone of the texts, or both if a person writes two. */
export function findPhone(texts: readonly { text: string; lines: Line[] }[]): Found | null {
  for (const { text: source, lines } of texts) {
    const text = source.replaceAll('\t', '   ')
    const [first, second] = [...text.matchAll(NUMBERS)].flatMap((match) => {
      const isWhole = isPhone(match[0], text, match.index) || arePhones(match[0])
      if (isWhole) return [{ value: match[0], index: match.index }]
      // The number may follow a year or a document number.
      const part = match[0]
        .split(/\s{2,}/)
        .find((one) => one !== match[0] && isPhone(one, text, text.indexOf(one)))
      return part === undefined ? [] : [{ value: part, index: text.indexOf(part) }]
    })
    if (!first) continue
    const behind = lines[0] && secondBehind(first.value, lines[0])
    if (behind) return { value: behind, lines }
    const between = second && text.slice(first.index + first.value.length, second.index)
    const value =
      between !== undefined && TWO_PHONES.test(between)
        ? text.slice(first.index, second!.index + second!.value.length)
        : first.value
    return { value: value.trim(), lines }
  }
  return null
}

/** The second of two numbers separated by the line's separator. */
function secondBehind(value: string, { text }: Line): string | null {
  const at = text.indexOf(value)
  const rest = text.slice(at + value.length)
  const [sign = ''] = /^\s*[|·•]\s*/u.exec(rest) ?? []
  const [second] = /^[(+\d][\d\s()+-]{6,}/.exec(rest.slice(sign.length)) ?? []
  return at >= 0 && sign && second && isPhone(second.trim(), second, 0)
    ? `${value}${sign}${second.trim()}`
    : null
}

/** '987 654 321 - 073 550 129': two numbers separated by a sign. */
function arePhones(numbers: string): boolean {
  const parts = numbers.split(BETWEEN).map((part) => part.replace(/\D/g, '').length)
  return (
    parts.length === 2 && !isDateOnly(numbers.trim()) && parts.every((digits) => digits >= 6 && digits <= 13)
  )
}

const OTHER_NUMBERS = [
  String.raw`d\.?\s?n\.?\s?i\.?`,
  String.raw`r\.?u\.?c\.?`,
  'c[ée]dula',
  'documento',
  'pasaporte',
  String.raw`\bc\.?e\.?`,
  'extranjer[ií]a',
  String.raw`c\.?i\.?p`,
  'cmp',
  'ca[lp]',
  String.raw`n\.?\s?[°º]\.?`,
  String.raw`no\.`,
  String.raw`nro\.?`,
  String.raw`s/\.?`,
]
/** The label of a number that is not a phone: an identity document, a registration, an amount. */
const IS_OTHER_NUMBER = new RegExp(String.raw`(?:${OTHER_NUMBERS.join('|')})\s*:?\s*$`, 'i')
/** Seven to fourteen digits that are no date, no identity document and no part of an address. */
function isPhone(match: string, text: string, index: number): boolean {
  const digits = match.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 14) return false
  if (
    isDateOnly(match.trim()) ||
    /^\(?(?:19|20)\d\d(?:[./]\d\d)?\s?[-–./]\s?(?:19|20)\d\d$/.test(match.trim()) ||
    /\d[./-]\d\d?[./-](?:19|20)\d\d/.test(match)
  )
    return false
  if (/(?:19|20)\d\d\s+(?:19|20)\d\d/.test(match)) return false
  if (!CALLED.test(text.slice(0, index)) && IS_OTHER_NUMBER.test(text.slice(0, index))) return false
  // The number at the end of an address ('linkedin.com/in/rosa-900000010') is part of it.
  if (/\.\p{L}{2,}\/\S*$/u.test(text.slice(0, index))) return false
  return !/[\w@/]$/.test(text.slice(0, index)) && !/^[@\w]/.test(text.slice(index + match.length))
}
