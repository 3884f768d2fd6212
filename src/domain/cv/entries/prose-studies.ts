import type { ReadEducation } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import { joinPassages, type Sentence, splitSentences } from '#domain/cv/layout/passages.ts'
import { findPeriods, type FoundPeriod, isDateOnly, isRange } from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'
import { degreeLikeness, institutionLikeness, organisationLikeness } from '#domain/cv/names/words.ts'

/** A study that one sentence or line describes completely. */
export interface ProseStudy {
  degree: string
  institution: string
  period: Pick<FoundPeriod, 'start' | 'end' | 'isCurrent'> | null
  pieces: readonly Piece[]
}

const WHEN = 'actualmente|ahora|antes|despu[eé]s|luego|tambi[eé]n|adem[aá]s|finalmente'
const STUDIED = [
  'obtuve',
  'termin[eé]',
  'culmin[eé]',
  'estudi[eé]',
  'llev[eé]',
  'curs[eé]',
  'curso (?=el |la )',
  'hice',
  'realic[eé]',
  'segu[ií]',
  'saqu[eé]',
  'logr[eé]',
  'soy',
  'tengo',
  'egres[eé] (?:de|como)',
  'me gradu[eé] (?:de|como)',
  'me titul[eé] (?:de|como)',
  'i studied',
]
const ARTICLE = 'el|la|los|las|mis?|un|una'
/** 'Obtuve el', 'Terminé la', 'Soy': the words before the study. */
const LEAD_IN = new RegExp(
  String.raw`^(?:(?:${WHEN}),?\s+)?(?:(?:${STUDIED.join('|')})(?!\p{L})\s*)(?:(?:${ARTICLE})\s+)?`,
  'iu',
)
const HOLE = '\uFFFC'
/** What separates the facts about a study. */
const CUT = new RegExp(
  [
    String.raw`\s*[\uFFFC]+\s*`,
    String.raw`\s*,\s+`,
    String.raw`\s*;\s+`,
    String.raw`\s+,`,
    String.raw`:\s*`,
    String.raw`\s+[–—|]\s+`,
    String.raw`\s+(?=-\s)`,
    String.raw`(?<=\p{L}{3}|\d|\))(?<!\b(?:Univ|Inst|Ing|Lic|Dpto|Prof|Col|Esc|Nac|Sra|Dra|Sta|Sto))\.\s+(?=\p{Lu})`,
    String.raw`\t+`,
  ].join('|'),
  'gu',
)
const BRACKET = /\s*\(([^()]+)\)/gu
const SCHOOL_WORD = String.raw`instituci[oó]n(?:\s+educativa)?`
const AT = new RegExp(
  String.raw`\s(?:en|por|in|at|from)\s+(?:(?:el|la|los|las|the)\s+)?(?:${SCHOOL_WORD}\s+)?(?=\p{L})`,
  'gu',
)
/** Levels and years that precede a study and are not studies themselves, if another text names the study. */
const LEVEL_WORDS = [
  'superior',
  'estudios?',
  'educacion',
  'formacion',
  'nivel',
  'promocion',
  'ano',
  'anos',
  'universitari[oa]s?',
  'tecnic[oa]s?',
]
const LEVEL = new RegExp(`^(?:${LEVEL_WORDS.join('|')})$`)
const STATE = /^(?:en curso|cursando|in progress|in course|ongoing|a distancia|virtual|presencial|online)$/
const JOINT_WORDS = [
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'en',
  'y',
  'e',
  'of',
  'in',
  'and',
  'para',
  'por',
  'nacional',
  'superior',
  'tecnologico',
  'universidad',
  'instituto',
]
const JOINT = new RegExp(`^(?:${JOINT_WORDS.join('|')})$`)
const BRANCH = /^(?:zonal|sede|filial|campus|unidad)(?!\p{L})/u

/** 'C.E.', 'I.E.S.T.P.', 'CEO': abbreviated schools. */
const ABBREVIATED = /^(?:[ic]\.(?:\p{L}\.)+|cepro|ceo|ceba|ceb|cnm?)\s/u

const whereLikeness = (text: string) =>
  Math.max(institutionLikeness(text), ABBREVIATED.test(foldLetters(text)) ? 0.9 : 0)

/** The studies of a section whose paragraphs or lines each describe one completely; null if one does not. */
export function readProseStudies(lines: readonly Line[]): ProseStudy[] | null {
  // Cells and labels are read elsewhere.
  if (lines.some((line) => isSet(line))) return null
  const studies: ProseStudy[] = []
  for (const passage of joinPassages(lines)) {
    const each = passage.lines.map((line) => readStudy({ text: line.text, pieces: line.pieces }))
    if (each.length > 1 && each.every((study) => study !== null)) {
      studies.push(...each)
      continue
    }
    if (isBroken(passage.lines)) return null
    const sentences = splitSentences(passage)
    const bySentence = sentences.flatMap((sentence) => readStudy(sentence) ?? [])
    // Two sentences of one paragraph may describe two studies or one.
    const whole = { text: passage.text, pieces: passage.lines.flatMap(({ pieces }) => pieces) }
    const inPassage =
      bySentence.length > 1 || (bySentence.length === 1 && sentences.length === 1)
        ? bySentence
        : [readStudy(whole)]
    for (const study of inPassage) {
      if (study === null) return null
      studies.push(study)
    }
  }
  return studies.length > 0 ? studies : null
}

/** A line of cells, a labelled field, or a separate date: not a line of running text. */
const isSet = ({ pieces, text }: Line) =>
  (isDateOnly(text) && !text.endsWith('.')) ||
  pieces.filter((piece) => !isDateOnly(piece.text)).length > 1 ||
  (readLabel(text)?.value ?? '') !== ''

/** A date at a line's end is inside the broken text: 'Licenciada en … 2004 al 2010' / 'Administración.' */
const isBroken = (lines: readonly Line[]) =>
  lines.some(
    ({ pieces }, index) =>
      pieces.length > 1 &&
      lines[index + 1] !== undefined &&
      Math.max(whereLikeness(lines[index + 1]!.text), degreeLikeness(lines[index + 1]!.text)) < 0.9,
  )

/** True if a reading omits too much, or contains text that is not a name: a sentence or a label. */
export function isPoor(educations: readonly ReadEducation[], inLines: readonly ProseStudy[]): boolean {
  if (educations.length !== inLines.length) return educations.length < inLines.length
  return educations.some(({ degree, institution }) =>
    [degree?.value, institution?.value].some(
      (name) => name === undefined || SAYS_MORE.test(name) || LEAD_IN.test(name),
    ),
  )
}

/** More than a name: it starts with a sign, or contains a sentence or a verb. */
const SAYS_MORE = new RegExp(
  [
    String.raw`^[^\p{L}\d"“]`,
    String.raw`(?<=\p{L}{3})[.:]\s+\p{Lu}`,
    String.raw`(?<=\p{Ll}{3}|\))\.$`,
    String.raw`\s(?:en|in)(?: el| la)?$`,
    String.raw`[,:]\s+\p{Ll}\p{L}+(?:é|e|í)(?:\s|$)`,
  ].join('|'),
  'u',
)

function readStudy({ text, pieces }: Sentence): ProseStudy | null {
  const periods = findPeriods(text)
  const period = periods.find(isRange) ?? periods[0] ?? null
  const parts = partsOf(text)
  const where = bestWhere(parts)
  if (where < 0 || parts.filter((part) => whereLikeness(part) >= 0.9).length > 1) return null
  const rest = parts.filter((_, index) => index !== where)
  const withoutLevels = rest.filter((part) => !LEVEL.test(foldLetters(part)))
  const what = withoutLevels.find((part) => degreeLikeness(part) === 1) ?? withoutLevels[0] ?? null
  if (what === null || what.length > 90 || isDateOnly(what)) return null
  const isOpen = period?.start !== null && /(?:en curso|cursando|in progress|in course)/i.test(text)
  return {
    degree: what,
    institution: parts[where]!,
    period:
      period && isOpen && period.start === period.end ? { ...period, end: null, isCurrent: true } : period,
    pieces,
  }
}

/** The names in a sentence: without its dates, its verb and remarks. */
function partsOf(sentence: string): string[] {
  let text = sentence.replace(/^(?:[-–*•]|\d{1,2}[.)])\s*/, '')
  for (const { index, length } of findPeriods(text).toReversed())
    text = `${text.slice(0, index)}${HOLE}${text.slice(index + length)}`
  text = text
    .replace(
      /(?:(?<!\p{L})(?:en|el|del?|desde|hasta|entre|a[nñ]os?|promoci[oó]n|per[ií]odo)\s+)+(?=\uFFFC)/giu,
      '',
    )
    .replace(/[([]\s*\uFFFC\s*[)\]]/gu, HOLE)
    .replace(/^[\s\uFFFC,.:–—-]+/u, '')
    .replace(LEAD_IN, '')
  const parts = cutAtWhere(text)
    .flatMap((part) => part.replace(BRACKET, withBracket).split(CUT))
    .map((part) => part.replace(/^[\s,.:;–—]+|[\s,;:–—-]+$|(?<=\p{L}{3}|\))\.$/gu, '').trim())
    .filter((part) => /\p{L}/u.test(part) && !STATE.test(foldLetters(part)))
  return keepNames(parts.flatMap((part) => cutRunIn(part, parts.length === 1)))
}

/** '(SENATI - Zonal Ancash)' names the institution, '(en curso)' the status; any other bracket belongs to the text before it. */
function withBracket(whole: string, inner: string): string {
  if (STATE.test(foldLetters(inner))) return ''
  return whereLikeness(inner) >= 0.9 ? `${HOLE}${inner}${HOLE}` : whole
}

/** 'Secundaria completa en la I.E. San Juan': the institution follows 'en' or 'por la'. */
function cutAtWhere(text: string): string[] {
  for (const way of text.matchAll(AT)) {
    const name = text.slice(way.index + way[0].length)
    if (way.index > 0 && whereLikeness(name.split(/[,(\uFFFC]/)[0]!) >= 0.9)
      return [text.slice(0, way.index), name]
  }
  return [text]
}

/** 'Administración de Empresas Instituto Superior Telles': only its first word separates the institution. */
function cutRunIn(part: string, isOnly: boolean): string[] {
  if (whereLikeness(part) >= 0.9) return isOnly ? cutDegree(part) : [part]
  for (const word of part.matchAll(/(?<=(\S+)\s)(?=\p{Lu})/gu)) {
    const rest = part.slice(word.index)
    // 'PAD Universidad de Piura' has an abbreviation before the word.
    if (/^\p{Lu}{2,5}$/u.test(word[1]!) && !isOnly) continue
    if (!JOINT.test(foldLetters(word[1]!)) && institutionLikeness(rest) === 1 && rest.includes(' '))
      return [part.slice(0, word.index).trim(), rest]
  }
  return [part]
}

/** 'Universidad de Sipán Cirujano Dentista': the degree directly after a name of several words. */
function cutDegree(part: string): string[] {
  for (const word of part.matchAll(/(?<=\S+\s\S+\s.*?(\S+)\s)(?=\p{Lu})/gu)) {
    const rest = part.slice(word.index)
    const isDegree =
      degreeLikeness(rest) === 1 &&
      !/^(?:tecnic|tecnolog|profesional|superior|pedagog)/.test(foldLetters(rest))
    if (isDegree && !JOINT.test(foldLetters(word[1]!))) return [part.slice(0, word.index).trim(), rest]
  }
  return [part]
}

/** Drops places and remarks; a branch stays with its institution. */
function keepNames(parts: readonly string[]): string[] {
  const result: string[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const name = part.replace(/^-\s*/, '')
    const isPlaced = isPlace(name)
    if (
      before !== undefined &&
      whereLikeness(before) >= 0.9 &&
      part !== name &&
      (isPlaced || BRANCH.test(foldLetters(name)))
    )
      result[result.length - 1] = `${before} ${part}`
    else if (result.length === 0 || !(isPlaced || /^\p{Ll}/u.test(name)) || whereLikeness(name) === 1)
      result.push(name)
  }
  return result
}

function bestWhere(parts: readonly string[]): number {
  let best = -1
  let most = 0.4
  for (const [index, part] of parts.entries()) {
    const likeness = Math.max(whereLikeness(part), organisationLikeness(part) * 0.7)
    if (likeness > most) [best, most] = [index, likeness]
  }
  return best
}
