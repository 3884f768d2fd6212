import type { Read } from '#domain/cv/cv.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'

/** The number in a professional association: 'CIP 167203', 'CEP N° 058821', 'C.Ps.P. 31774'. */
const NUMBER = String.raw`C(?:\p{Lu}{1,4}|\.\p{L}[\p{L}.]{1,5})\s?(?:N[°º.]{1,2}\s?)?\d[\d ]{2,5}\d(?![\d ]*\d)`
/** The class of a driving licence, with separators: 'A-III B', 'B-IIb'. */
const CLASS = String.raw`[AB]\s?-?\s?I{1,3}(?:\s?-?\s?[A-Ca-c])?(?!\p{L})`
const LABELLED = new RegExp(
  String.raw`(?:^|[\t|·•,;.]\s*)(?:n[°º.]* de )?(?:colegiatura|colegio profesional[^:\t]{0,30}|brevete|licencia(?: de conducir)?)\s*(?:n[°º]\.?\s*)?[:\t\s]+(${NUMBER}|${CLASS})`,
  'iu',
)
/**
 * A number without a name before it needs a colon, 'N°' or a comma after a title: 'CIP: 145 302', 'Ingeniero Geólogo, CIP 167203'.
 * A phone does not count.
 */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\d])(?!CEL|CE\b|CUI|CCI|COD|CUS)(C\p{Lu}{1,4}(?::\s?|\s?N[°º.]{1,2}\s?)\d[\d ]{2,5}\d(?![\d ]*\d))|(?:,|\s[|·])\s+(C\p{Lu}{2,4}\s\d{4,6})$`,
  'u',
)

/** Registrations and licences in the contact lines, without those already among the certifications. */
export function readRegistrations(lines: readonly Line[], known: readonly Read<string>[]): Read<string>[] {
  const digits = (text: string) => text.replace(/\D/g, '')
  return lines.flatMap(({ text, pieces }) => {
    const [, bare, behind] = BARE.exec(text) ?? []
    const value = (LABELLED.exec(text)?.[1] ?? bare ?? behind)?.trim()
    if (value === undefined) return []
    const isKnown = known.some((one) =>
      digits(value) === '' ? /licencia|brevete/i.test(one.value) : digits(one.value).includes(digits(value)),
    )
    return isKnown ? [] : [{ value, confidence: 0.75, from: evidenceOf(pieces) }]
  })
}
