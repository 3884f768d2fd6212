import { findPeriods, isDateOnly } from '#domain/cv/names/periods.ts'
import { institutionLikeness, organisationLikeness } from '#domain/cv/names/words.ts'

/** Signs that stand for the dates while the text around them is cut, and for a bracket that held one. */
const FIRST_DATE = 0xe000
const DATE = /[\uE000-\uE0FE]/gu
const BRACKET = '\uE0FF'
/** Signs that part name, issuer and year wherever they stand. */
const STRONG = /\s*\t\s*|\s+[|·•]\s+|\s+\/{1,2}\s+/u
/** A stop before a capital, but not one that shortens a word ('Reg. CIP', 'Cat. III', 'C.R. IV'). */
const STOP =
  /(?<!\b(?:Reg|Cat|Mat|Dr|Dra|Ing|Lic|Nro|No|N|Av|Jr|Univ|Inst|Esp)|\.\p{Lu}|^\p{Lu})\.\s+(?=[\p{Lu}\uE000-\uE0FF])(?![IVX]+\b)/u
const DASH = /\s+[–—-]\s+/u
const HOURS =
  /\(?(?<![\p{L}\d])\d{1,4}\s*(?:h|hs|hrs?|horas?|hours?|créditos?)(?![\p{L}])\.?(?:\s*(?:acad[eé]micas|lectivas|cronol[oó]gicas|pedag[oó]gicas|certificadas))?\)?/giu
/** What is said of a date: 'vence 12/2026', 'del 4 al 8 de mayo', 'todos los años desde 2015'. */
const ABOUT_DATE =
  /(?:^|[\s,;(–-])(?:vence|v[aá]lid[oa](?: hasta)?|vigente hasta|hasta|expires?|todos los años(?: desde)?|desde|emitid[oa](?: en)?|issued|\d{1,2}\s+(?:al|y)|del?|en|año)[\s:]*(?=[\uE000-\uE0FF]|$)/giu
/** How far a certificate goes is a part of its name: 'Solutions Architect – Associate'. */
const LEVEL =
  /^(?:associate|professional|expert|specialty|practitioner|foundations?|fundamentals|(?:nivel|level|m[oó]dulo)\s.*|b[aá]sico|intermedio|avanzado|[IVX]{1,4})\b[\s.\uE000-\uE0FF]*$/i
/** Who gave it, told in words. */
const GIVEN =
  /\s*[,–—(-]?\s+(?:dictad|organizad|impartid|otorgad|emitid|brindad|expedid|auspiciad|promovid)[oa]s?\s+(?:por|en)\s.*$/iu
/** A year inside of quotes is the name's own. */
const QUOTED = /["“«][^"”»]*["”»]/gu
const NO_DATE = /^(?:sin fecha|s\/f|n\/?a)$/i
const DATE_FIRST = /^[\uE000-\uE0FE][\s:.,–—-]*/u
const REGISTRATION = /\d{3}/
const LONGEST = 140
const isIssuer = (text: string) => Math.max(institutionLikeness(text), organisationLikeness(text)) >= 0.6

/** True for a date, a duration or both, and nothing else. */
export const isAside = (text: string): boolean =>
  isDateOnly(text) || NO_DATE.test(text.trim()) || !/\p{L}{2}/u.test(hideDates(text).text)

/** The text with a sign for each date, and the dates; hours and what was said of dates are gone. */
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
    // Brackets that hold a date hold nothing of the name.
    .replace(/\s*[([][^()[\]]*[\uE000-\uE0FE][^()[\]]*[)\]]/gu, ` ${BRACKET} `)
  return { text, dates: found.map(({ index, length }) => source.slice(index, index + length)) }
}

/**
 * The name of a course, licence or registration without who issued it, when, and how long it took. `isDated`: its date stands elsewhere,
 * a year in the text is the name's own; `hasIssuer`: so does who issued it. Null for what is none.
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
  const own = name.replaceAll(BRACKET, '')
  const whole = (hasIssuer || isApart ? own : withoutIssuer(own, hadDate)).trim()
  // Years inside of a name are its own; one at its end is where another date stands apart.
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

/** What stands before the text's strongest sign, dates apart; `isApart`: behind a sign that stands in no name. */
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
  // Behind a known issuer nothing else is one: 'Excel, Word y PowerPoint – SENATI'.
  return {
    name: parts.slice(0, end).join(' – '),
    isApart: issuer > 0 && hadDate && /\s[ye]\s/.test(parts[0]!) && !parts[0]!.split(', ').some(isIssuer),
  }
}

/** Cuts an issuer off that a comma or brackets set apart. A number behind a comma is a registration, and part of the name. */
function withoutIssuer(name: string, hadDate: boolean): string {
  const bracket = /^(.*\S)\s*\(([^()]*)\)?[\s\uE000-\uE0FE]*$/u.exec(name)
  const whole = bracket && /\p{L}{3,}\s+\p{L}/u.test(bracket[2]!) ? bracket[1]! : name
  const parts = (hadDate ? withoutLastIssuer(whole) : whole).split(/,\s+/)
  const isCapitals = whole === whole.toUpperCase()
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      (/^[\s\uE000-\uE0FE]*$/u.test(part) ||
        // 'dbt Labs': a name that begins small by choice.
        (/^\p{Lu}|^\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(part) &&
          !REGISTRATION.test(part) &&
          (hadDate || isIssuer(part) || (!isCapitals && /\p{L}{3,}\s+(?:\p{L}+\s+)*\p{Lu}/u.test(part))))),
  )
  return (at < 0 ? parts : parts.slice(0, at)).join(', ')
}

/** An issuer that is told by its first word. */
const ISSUER = /^(?:municipalidad|ministerio|c[aá]mara de comercio|gobierno regional)\s/iu
/** Where one may begin: behind two words, and not behind a small one ('Taller de la Escuela'). */
const BEGINNING =
  /(?<=\S\s\S+\s)(?<!\s(?:a|al|de|del|la|las|los|el|en|por|con|para|y|e|of|from)\s)(?=\p{Lu})/giu
const LEGAL_NAME =
  /(?<=\s\p{Ll}+)\s+(?:\p{Lu}\S*\s+){1,4}(?:S\.?A\.?C?|E\.?I\.?R\.?L|S\.?R\.?L)[.\s\uE000-\uE0FE]*$/u

/** 'Carnet de sanidad Municipalidad de Cayma', 'Trabajos en altura Prevención Total E.I.R.L.': an issuer right behind the name. */
function withoutLastIssuer(text: string): string {
  const at = [...text.matchAll(BEGINNING)].find(({ index }) => {
    const issuer = text.slice(index)
    return institutionLikeness(issuer) === 1 || ISSUER.test(issuer)
  })?.index
  const end = at ?? LEGAL_NAME.exec(text)?.index
  const before = end === undefined ? text : text.slice(0, end).trim()
  return institutionLikeness(before) === 1 ? text : before
}
