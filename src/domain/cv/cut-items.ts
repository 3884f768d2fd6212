import { isKnownSkill } from './known-skill.ts'

/** How the lists of a block are written. */
export interface ListSigns {
  /** Dashes and slashes between spaces part items. */
  isDashed: boolean
  /** Items stand on lines of their own, so that a comma before a small letter is inside of one. */
  isByLine: boolean
}

const DASHES = /\s[/–—-]\s/g

/** The signs that part the items of some texts. */
export function listSigns(texts: readonly string[]): ListSigns {
  const withCommas = texts.filter((text) => /[,;|•·]/.test(text)).length
  return {
    isDashed: texts.some((text) => (text.match(DASHES)?.length ?? 0) >= 2),
    isByLine: texts.length >= 4 && withCommas <= texts.length / 3,
  }
}

const ALWAYS = new Set(['\t', ';', '•', '|', '▪', '●', '·'])

/** Commas and signs part items, but not inside of brackets; so does the last 'y' of a list. */
export function cutItems(text: string, { isDashed, isByLine }: ListSigns): string[] {
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
    const isDash = isDashed && /[/–—-]/.test(sign) && text[at - 1] === ' ' && text[at + 1] === ' '
    const isStop = sign === '.' && /^\s+\p{Lu}/u.test(behind) && /\p{L}{4}$/u.test(text.slice(from, at))
    if (!(ALWAYS.has(sign) || isComma || isDash || isStop)) continue
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
