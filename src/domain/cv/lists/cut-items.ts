import { isKnownSkill } from './known-skill.ts'

/** How the lists of a block are written. */
export interface ListSigns {
  /** Signs that part items between spaces: '-', '/', '+', '✔'. */
  between: ReadonlySet<string>
  /** Items stand on lines of their own, so that a comma before a small letter is inside of one. */
  isByLine: boolean
}

const BETWEEN = /(?<=\s)[^\p{L}\p{N}\s&=<>"'“”.,;:()[\]]\uFE0F?(?=\s)/gu

/** The signs that part the items of some texts. */
export function listSigns(texts: readonly string[]): ListSigns {
  const withCommas = texts.filter((text) => /[,;|•·]/.test(text)).length
  const between = new Set<string>()
  for (const text of texts) {
    const signs = text.match(BETWEEN) ?? []
    for (const sign of signs) if (signs.filter((other) => other === sign).length > 1) between.add(sign)
  }
  return { between, isByLine: texts.length >= 4 && withCommas <= texts.length / 3 }
}

const ALWAYS = new Set(['\t', ';', '•', '|', '▪', '●', '·'])

/** Commas and signs part items, but not inside of brackets; so does the last 'y' of a list. */
export function cutItems(whole: string, { between, isByLine }: ListSigns): string[] {
  // '(X) Excel [x] SAP': marks of what was chosen.
  const text = whole.replace(/[([]\s?[xX]\s?[)\]]\s+/g, '\t')
  const items: string[] = []
  let depth = 0
  let from = 0
  let isList = false
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
    const isBetween = between.has(sign) && /\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + 1] ?? ' ')
    const isStop = sign === '.' && /^\s+\p{Lu}/u.test(behind) && /\p{L}{4}$/u.test(text.slice(from, at))
    if (!(ALWAYS.has(sign) || isComma || isBetween || isStop)) continue
    isList ||= !isStop
    push(at)
    if (isStop) cutLast(items, isList)
    from = at + 1
  }
  push(text.length)
  cutLast(items, isList)
  return items
}

/** 'Excel, SAP y Power BI': the last two of a list. 'Orden y limpieza' behind items with capitals is one. Changes `items`. */
function cutLast(items: string[], isList: boolean): void {
  const last = items.at(-1)?.replace(/\.$/, '')
  const [, one, other] = /^([^()]+?),?\s+(?:[ye]|and)\s+([^()]+?(?:\s*\([^()]*\))?)$/i.exec(last ?? '') ?? []
  if (!last || !one || !other || isKnownSkill(last)) return
  const isCapital = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text)
  const isShouted = last === last.toUpperCase()
  const others = items.slice(1, -1)
  const usual = others.length > 0 ? others.filter(isCapital).length >= others.length / 2 : isCapital(one)
  const isLast = isList && items.length >= 2 && (isShouted || isCapital(other) === usual)
  if (isLast) items.splice(-1, 1, one, other)
}
