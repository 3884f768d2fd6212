import { VERB } from '#domain/cv/entries/entry-body.ts'
import { look, usualGapOf } from '#domain/cv/entries/entry-starts.ts'
import { isDateOnly, isRange } from '#domain/cv/dates/found-periods.ts'
import { describes } from '#domain/cv/names/words.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import type { Token } from './role-tokens.ts'

/** True for a line that rather continues or describes than names. */
const isRunning = (line: Line) =>
  line.isItem || line.text.length > 85 || VERB.test(line.text) || /^\p{Ll}/u.test(line.text)

/** The features of each line, shared by its tokens. */
export function lineFeatures(lines: readonly Line[], tokens: readonly Token[]): string[][] {
  const usual = usualGapOf(lines)
  const left = Math.min(...lines.map(({ x }) => x))
  const looks = lines.map(look)
  const dated = lines.map(() => '')
  for (const { period, row } of tokens)
    if (period) dated[row] = dated[row] === 'range' || isRange(period) ? 'range' : 'single'
  const only = lines.map(({ text }, row) => dated[row] !== '' && isDateOnly(text))
  const dates = dated.filter((one) => one === 'range').length || dated.filter((one) => one !== '').length
  const counts = new Map<string, number>()
  for (const one of looks) counts.set(one, (counts.get(one) ?? 0) + 1)
  const firstDated = dated.findIndex((one) => one !== '')
  const sizes = lines.map(({ size: own }) => own).sort((a, b) => a - b)
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 10
  const kindOf = (row: number) => {
    const line = lines[row]
    if (!line) return 'none'
    const kind = only[row] ? 'only' : dated[row]
    return `${kind}|${isRunning(line)}|${line.isBold}`
  }
  return lines.map((line, row) => {
    const gap = !Number.isFinite(line.gap)
      ? 'top'
      : line.gap > usual * 2
        ? 'wide'
        : line.gap > usual * 1.2 + 0.1
          ? 'loose'
          : 'close'
    const next = lines[row + 1]
    const nextGap =
      next && Number.isFinite(next.gap) ? (next.gap > usual * 1.2 + 0.1 ? 'loose' : 'close') : 'end'
    const label = readLabel(line.text)
    const indent = line.x - left
    const share = dates > 0 ? Math.round(Math.min(3, (counts.get(looks[row]!) ?? 0) / dates) * 2) : 'x'
    const since = row - lastIndexOf(dated, row)
    const until = dated.findIndex((one, at) => at >= row && one !== '') - row
    const kind = kindOf(row)
    const features = [
      `item${line.isItem}`,
      `bold${line.isBold}`,
      `gap${gap}`,
      `gg${gap}|${nextGap}`,
      `date${dated[row]}${only[row]}`,
      `in${indent < 4 ? 0 : indent < 40 ? 1 : 2}`,
      `len${Math.min(10, Math.floor(line.text.length / 15))}`,
      `pieces${Math.min(4, line.pieces.length)}`,
      `stop${/[.;]$/.test(line.text)}`,
      `small${/^\p{Ll}/u.test(line.text)}`,
      `label${label?.name ?? 'none'}${label ? label.value !== '' : ''}`,
      `share${share}`,
      `first${looks[row] === looks[0]}`,
      `dl${firstDated >= 0 && looks[row] === looks[firstDated]}`,
      `same${row > 0 && looks[row] === looks[row - 1]}`,
      `since${Math.min(5, since)}`,
      `until${until < 0 ? 'none' : Math.min(5, until)}`,
      `size${Math.round((line.size - middle) * 1)}`,
      `kind${kind}`,
      `p${kindOf(row - 1)}`,
      `q${kindOf(row + 1)}`,
      `pq${kindOf(row - 1)}|${kind}|${kindOf(row + 1)}`,
      `fg${looks[row] === looks[0]}|${gap}|${kind}`,
      `fs${looks[row] === looks[0]}|${share}|${isRunning(line)}`,
      `fu${until}|${firstDated}|${gap}`.slice(0, 20),
      `row${Math.min(3, row)}`,
      `caps${line.isCapitals}`,
    ]
    if (VERB.test(line.text)) features.push('verb')
    if (describes(line.text)) features.push('describes')
    if (isRunning(line)) features.push('running')
    return features
  })
}

const lastIndexOf = (dated: readonly string[], row: number) => {
  for (let at = row - 1; at >= 0; at--) if (dated[at] !== '') return at
  return -1
}
