import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { institutionLikeness, organisationLikeness } from '#domain/cv/names/words.ts'

/** Placeholders for dates and for a bracket with a date, while the text around them is cut. */
const FIRST_DATE = 0xe000
const DATE = /[\uE000-\uE0FE]/gu
const BRACKET = '\uE0FF'
/** Signs that always separate name, issuer and year. */
const STRONG = /\s*\t\s*|\s+[|·•]\s+|\s+\/{1,2}\s+/u
const SHORTENED = 'Reg|Cat|Mat|Dr|Dra|Ing|Lic|Nro|No|N|Av|Jr|Univ|Inst|Esp'
/** A full stop before a capital that does not end an abbreviation ('Reg. CIP', 'Cat. III', 'C.R. IV'). */
const STOP = new RegExp(
  String.raw`(?<!\b(?:${SHORTENED})|\.\p{Lu}|^\p{Lu})\.\s+(?=[\p{Lu}\uE000-\uE0FF])(?![IVX]+\b)`,
  'u',
)
const DASH = /\s+[–—-]\s+/u
const HOUR_UNITS = 'h|hs|hrs?|horas?|hours?|créditos?'
const HOUR_KINDS = 'acad[eé]micas|lectivas|cronol[oó]gicas|pedag[oó]gicas|certificadas'
const HOURS = new RegExp(
  String.raw`\(?(?<![\p{L}\d])\d{1,4}\s*(?:${HOUR_UNITS})(?![\p{L}])\.?(?:\s*(?:${HOUR_KINDS}))?\)?`,
  'giu',
)
/** Text about a date: 'vence 12/2026', 'del 4 al 8 de mayo', 'todos los años desde 2015'. */
const ABOUT_DATE_WORDS = [
  'vence',
  'v[aá]lid[oa](?: hasta)?',
  'vigente hasta',
  'hasta',
  'expires?',
  'todos los años(?: desde)?',
  'desde',
  'emitid[oa](?: en)?',
  'issued',
  String.raw`\d{1,2}\s+(?:al|y)`,
  'del?',
  'en',
  'año',
]
const ABOUT_DATE = new RegExp(
  String.raw`(?:^|[\s,;(–-])(?:${ABOUT_DATE_WORDS.join('|')})[\s:]*(?=[\uE000-\uE0FF]|$)`,
  'giu',
)
/** The level of a certificate is part of its name: 'Solutions Architect – Associate'. */
const LEVEL_WORDS = [
  'associate',
  'professional',
  'expert',
  'specialty',
  'practitioner',
  'foundations?',
  'fundamentals',
  String.raw`(?:nivel|level|m[oó]dulo)\s.*`,
  'b[aá]sico',
  'intermedio',
  'avanzado',
  '[IVX]{1,4}',
]
const LEVEL = new RegExp(String.raw`^(?:${LEVEL_WORDS.join('|')})\b[\s.\uE000-\uE0FF]*$`, 'i')
/** Words before the issuer. */
const GIVEN_WORDS = [
  'dictad',
  'organizad',
  'impartid',
  'otorgad',
  'emitid',
  'brindad',
  'expedid',
  'auspiciad',
  'promovid',
]
const GIVEN = new RegExp(String.raw`\s*[,–—(-]?\s+(?:${GIVEN_WORDS.join('|')})[oa]s?\s+(?:por|en)\s.*$`, 'iu')
/** A year inside quotes is part of the name. */
const QUOTED = /["“«][^"”»]*["”»]/gu
const NO_DATE = /^(?:sin fecha|s\/f|n\/?a)$/i
const DATE_FIRST = /^[\uE000-\uE0FE][\s:.,–—-]*/u
const REGISTRATION = /\d{3}/
const LONGEST = 140
const isIssuer = (text: string) => Math.max(institutionLikeness(text), organisationLikeness(text)) >= 0.6

/** True for a text with only a date, a duration or both. */
export const isAside = (text: string): boolean =>
  isDateOnly(text) || NO_DATE.test(text.trim()) || !/\p{L}{2}/u.test(hideDates(text).text)

/** The text with a placeholder for each date, and the dates; hours and text about dates are removed. */
function hideDates(source: string): { text: string; dates: string[] } {
  let text = source
  const quoted = [...source.matchAll(QUOTED)]
  const isOwn = ({ index }: { index: number }) =>
    quoted.some((quote) => index > quote.index && index < quote.index + quote[0].length)
  const found = findPeriods(source).filter((period) => !isOwn(period))
  for (const [at, { index, length }] of [...found.entries()].toReversed())
    text = text.slice(0, index) + String.fromCharCode(FIRST_DATE + at) + text.slice(index + length)
  text = text
    .replace(HOURS, '')
    .replace(ABOUT_DATE, ' ')
    .replace(/\(\s*[,;]?\s*\)/g, '')
    // Brackets with a date contain no part of the name.
    .replace(/\s*[([][^()[\]]*[\uE000-\uE0FE][^()[\]]*[)\]]/gu, ` ${BRACKET} `)
  return { text, dates: found.map(({ index, length }) => source.slice(index, index + length)) }
}

/**
 * The name of a course, licence or registration without issuer, date and duration. `isDated`: its date is elsewhere, so a year in
 * the text belongs to the name. `hasIssuer`: its issuer is elsewhere. Null if it is not a certification.
 */
export function certificationName(line: string, isDated = false, hasIssuer = false): string | null {
  // 'Residuos sólidos.- Universidad de Piura.- 2018'
  const source = line
    .replace(/\.-\s*/g, ' – ')
    .replace(GIVEN, '')
    .replace(/^(?:\d{1,2}[.)]\s+|[*+>–-]\s*)/, '')
  const { text, dates } = hideDates(source)
  const hadDate = isDated || dates.length > 0 || text.length < source.length
  const { name, isApart } = cutOff(text.replace(DATE_FIRST, ''), hadDate)
  const withoutBrackets = name.replaceAll(BRACKET, '')
  const whole = (hasIssuer || isApart ? withoutBrackets : withoutIssuer(withoutBrackets, hadDate)).trim()
  // Years inside a name belong to it; so does a year at its end if another date is separate.
  const inside = whole.match(DATE)?.length ?? 0
  const hasOwn = isDated || inside < dates.length
  const bare = whole
    .replace(DATE, (sign) => (hasOwn ? (dates[sign.charCodeAt(0) - FIRST_DATE] ?? '') : ''))
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/gu, '')
    .replace(/\.$/, '')
    .replace(/,\s*(?:vigente|habilitad[oa])$/i, '')
    .replace(/\s*\((?:asistente|participante|ponente|expositora?|habilitad[oa]|vigente)\)$/i, '')
    .replace(/^(?:Curso\s+(?=\p{Lu}\p{Ll})|CURSO:\s*)/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(bare) && bare.length < LONGEST ? bare : null
}

/** The text before its strongest separator, without dates; `isApart`: that separator never occurs in a name. */
function cutOff(source: string, hadDate: boolean): { name: string; isApart: boolean } {
  let text = source
  const cut = (sign: RegExp) =>
    text.split(sign).filter((part) => /\p{L}{2}/u.test(part) && !NO_DATE.test(part.trim()))
  for (const sign of [STRONG, STOP]) {
    const parts = cut(sign)
    if (parts.length > 1) return { name: parts[0]!.split(STOP)[0]!, isApart: true }
    text = parts[0] ?? ''
  }
  const parts = cut(DASH)
  const issuer = parts.findIndex((part, index) => index > 0 && isIssuer(part.split(/,\s/)[0]!))
  // A dash may be part of the name: 'AWS Certified Developer – Associate, Amazon Web Services'.
  const isLevel = LEVEL.test(parts.at(-1) ?? '')
  const isLastApart =
    (parts.length > 2 && !isLevel) ||
    (parts.length === 2 && hadDate && !isLevel && !/,\s*\p{L}/u.test(parts[1]!))
  const end = issuer > 0 ? issuer : isLastApart ? -1 : parts.length
  // After a known issuer there is no second one: 'Excel, Word y PowerPoint – SENATI'.
  return {
    name: parts.slice(0, end).join(' – '),
    isApart: issuer > 0 && hadDate && /\s[ye]\s/.test(parts[0]!) && !parts[0]!.split(', ').some(isIssuer),
  }
}

/** Removes an issuer after a comma or in brackets. A number after a comma is a registration, and part of the name. */
function withoutIssuer(name: string, hadDate: boolean): string {
  const bracket = /^(.*\S)\s*\(([^()]*)\)?[\s\uE000-\uE0FE]*$/u.exec(name)
  const whole = bracket && /\p{L}{3,}\s+\p{L}/u.test(bracket[2]!) ? bracket[1]! : name
  const parts = (hadDate ? withoutLastIssuer(whole) : whole).split(/,\s+/)
  const isCapitals = whole === whole.toUpperCase()
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      (/^[\s\uE000-\uE0FE]*$/u.test(part) ||
        // 'dbt Labs': a name that starts in lower case.
        (/^\p{Lu}|^\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(part) &&
          !REGISTRATION.test(part) &&
          (hadDate || isIssuer(part) || (!isCapitals && /\p{L}{3,}\s+(?:\p{L}+\s+)*\p{Lu}/u.test(part))))),
  )
  return (at < 0 ? parts : parts.slice(0, at)).join(', ')
}

/** An issuer recognised by its first word. */
const ISSUER = /^(?:municipalidad|ministerio|c[aá]mara de comercio|gobierno regional)\s/iu
/** Where an issuer may start: after two words, and not after a small one ('Taller de la Escuela'). */
const BEGINNING =
  /(?<=\S\s\S+\s)(?<!\s(?:a|al|de|del|la|las|los|el|en|por|con|para|y|e|of|from)\s)(?=\p{Lu})/giu
const LEGAL_NAME =
  /(?<=\s\p{Ll}+)\s+(?:\p{Lu}\S*\s+){1,4}(?:S\.?A\.?C?|E\.?I\.?R\.?L|S\.?R\.?L)[.\s\uE000-\uE0FE]*$/u

/**
 * 'Carnet de sanidad Municipalidad de Cayma', 'Trabajos en altura Prevención Total E.I.R.L.': removes an issuer directly after the
 * name.
 */
function withoutLastIssuer(text: string): string {
  const at = [...text.matchAll(BEGINNING)].find(({ index }) => {
    const issuer = text.slice(index)
    return institutionLikeness(issuer) === 1 || ISSUER.test(issuer)
  })?.index
  const end = at ?? LEGAL_NAME.exec(text)?.index
  const before = end === undefined ? text : text.slice(0, end).trim()
  return institutionLikeness(before) === 1 ? text : before
}
