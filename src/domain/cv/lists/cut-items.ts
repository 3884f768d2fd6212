import { isKnownSkill, isKnownTool } from './known-skill.ts'

/** How the lists of a block are written. */
export interface ListSigns {
  /** Signs between spaces that separate items: '-', '/', '+', '✔'. */
  between: ReadonlySet<string>
  /** Each item has its own line, so a comma before a lower-case letter is inside an item. */
  isByLine: boolean
  /** Some lines are names of tools without any separator: boxes close to each other. */
  areRows: boolean
}

const BETWEEN = /(?<=\s)[^\p{L}\p{N}\s&=<>"'“”.,;:()[\]]\uFE0F?(?=\s)/gu

/** The separators of the items in some texts. */
export function listSigns(texts: readonly string[]): ListSigns {
  const withCommas = texts.filter((text) => /[,;|•·]/.test(text)).length
  const between = new Set<string>()
  for (const text of texts) {
    const signs = text.match(BETWEEN) ?? []
    for (const sign of signs) if (signs.filter((other) => other === sign).length > 1) between.add(sign)
  }
  return {
    between,
    isByLine: texts.length >= 4 && withCommas <= texts.length / 3,
    areRows: texts.some((text) => cutRow(text) !== null),
  }
}

const ALWAYS = new Set(['\t', ';', '•', '|', '▪', '●', '·'])

/** Commas and signs outside brackets separate items; so does the last 'y' of a list. */
export function cutItems(whole: string, signs: ListSigns): string[] {
  const { between, isByLine } = signs
  // '(X) Excel [x] SAP': check marks.
  const text = whole.replace(/[([]\s?[xX]\s?[)\]]\s+/g, '\t')
  // If commas separate the items, a slash is inside one: 'Mapeo RMR / Q / GSI, Monitoreo'.
  const hasCommas = /[,;](?![^(]*\))/.test(text)
  const items: string[] = []
  let depth = 0
  let from = 0
  let isList = false
  /** The index of the first item of its sentence. */
  let first = 0
  const push = (end: number) => {
    const item = text.slice(from, end).trim()
    if (item !== '') items.push(item)
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    const behind = text.slice(at + 1)
    const isComma = sign === ',' && !/^\d/.test(behind) && !(isByLine && /^\s*\p{Ll}/u.test(behind))
    const isBetween =
      between.has(sign) &&
      !(sign === '/' && hasCommas) &&
      /\s/.test(text[at - 1] ?? ' ') &&
      /\s/.test(text[at + 1] ?? ' ')
    const isStop = sign === '.' && /^\s+\p{Lu}/u.test(behind) && /\p{L}{4}$/u.test(text.slice(from, at))
    if (!(ALWAYS.has(sign) || isComma || isBetween || isStop)) continue
    isList ||= !isStop
    push(at)
    if (isStop) {
      cutLast(items, first, isList)
      first = items.length
    }
    from = at + 1
  }
  push(text.length)
  cutLast(items, first, isList)
  return items.flatMap((item) => cutPrograms(item, signs))
}

/** Words before a skill in a sentence about oneself. */
const LEAD_IN_WORDS = [
  String.raw`(?:en \p{L}+ |tambi[eé]n )(?:s[eé](?: de)?|uso|manejo)`,
  'tengo (?:buen )?(?:dominio|manejo|conocimientos?)(?: b[aá]sicos?)? (?:de|en)',
  'domino',
  'uso(?! de )',
  's[eé]',
  '(?:soy|me considero)(?: una persona)?',
  'con (?=capacidad|facilidad|habilidad)',
  String.raw`mis \p{L}+ son:?`,
]
const LEAD_IN = new RegExp(String.raw`^(?:${LEAD_IN_WORDS.join('|')}) (?:el |la |los |las )?(?=\p{L})`, 'iu')
const HANDLING =
  /^(?:buen )?(?:manejo|dominio|conocimientos?)(?: \p{L}+)? (?:de|en) (?:los programas )?(\S.*)$/iu
const PAIR = /^(\S.*?)(?:\s+(?:y(?: de)?|e|and)\s+|\s+\/\s+)(\S.*)$/u

/**
 * An item without its introduction: 'Manejo de' has no meaning before a program. Two programs with 'y' are two items, but one if
 * each item has its own line.
 */
function cutPrograms(item: string, { isByLine, areRows }: ListSigns): string[] {
  const withoutLead = item.replace(LEAD_IN, '')
  const handled = HANDLING.exec(withoutLead)?.[1]
  const pair = PAIR.exec(handled ?? withoutLead)?.slice(1)
  // 'Dominio de AutoCAD 2D y 3D' is one item.
  if (handled !== undefined && isKnownTool(bare(pair?.[0] ?? handled)))
    return pair && /^\p{L}/u.test(pair[1]!) ? pair : [handled]
  if (pair && !isByLine && !isKnownSkill(withoutLead) && pair.every((part) => isKnownTool(bare(part))))
    return pair
  return cutRow(withoutLead, areRows ? 2 : FEWEST_NAMES) ?? [withoutLead]
}

/** 'Revit Navisworks AutoCAD': names of tools in sequence, the text of boxes close to each other. Null for anything else. */
function cutRow(item: string, fewest = FEWEST_NAMES): string[] | null {
  const words = item.split(' ')
  if (/[(),;/]/.test(item) || words.length < 2 || words.length > MOST_WORDS || isKnownSkill(item)) return null
  const names: string[] = []
  for (let at = 0; at < words.length;) {
    const candidates = words.slice(at, at + LONGEST_NAME)
    const end = candidates.findLastIndex((_, last) => isKnownSkill(candidates.slice(0, last + 1).join(' ')))
    const name = candidates.slice(0, end + 1).join(' ')
    if (end < 0 || /^(?:\p{Lu}\.)+$/u.test(name) || !(/\p{Lu}/u.test(candidates[0]!) || isKnownTool(name)))
      return null
    names.push(name)
    at += end + 1
  }
  return names.length >= fewest && (fewest < FEWEST_NAMES || names.some(isKnownTool)) ? names : null
}

/** Two may be one: 'SAP POS'. */
const FEWEST_NAMES = 3
/** The maximum of a row of boxes, and of a name, in words. */
const MOST_WORDS = 12
const LONGEST_NAME = 4

/** A program without its level: 'Zendesk (nivel avanzado)', 'Excel a nivel intermedio'. */
const bare = (text: string) => text.replace(/\s*\([^()]*\)$|\s+a nivel \S+$/u, '')

/** 'Excel, SAP y Power BI': separates the last two of a list. After capitalised items, 'Orden y limpieza' is one. Changes `items`. */
function cutLast(items: string[], first: number, isList: boolean): void {
  const last = items.at(-1)?.replace(/\.$/, '')
  if (!last || !isList || items.length < 2 || isKnownSkill(last)) return
  const isCapital = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text)
  const isShouted = last === last.toUpperCase()
  const others = items.slice(items.length - first > 1 ? first + 1 : 1, -1)
  for (const { 0: joint, index } of last.matchAll(/,?\s+(?:[ye]|and)\s+(?![^(]*\))/giu)) {
    const [one, other] = [last.slice(0, index), last.slice(index + joint.length)]
    if (/[()]/.test(one) || !/^[^()]+(?:\s*\([^()]*\))?$/.test(other)) continue
    const usual = others.length > 0 ? others.filter(isCapital).length >= others.length / 2 : isCapital(one)
    if (!isShouted && isCapital(other) !== usual) continue
    items.splice(-1, 1, one, other)
    return
  }
}
