/**
 * One repeat of the stepped band, 48 by 24 px, row by row: `[width in px, colour]`. Drawn with table cells, because
 * no mail program blocks them.
 */
const wool = '#ffb67c'
const orange = '#f4751f'
const brick = '#7d2d12'
const night = '#2b1812'

type Run = readonly [number, string]
const ROWS: readonly (readonly Run[])[] = [
  [
    [12, brick],
    [6, wool],
    [12, orange],
    [6, wool],
    [12, brick],
  ],
  [
    [6, brick],
    [6, wool],
    [24, orange],
    [6, wool],
    [6, brick],
  ],
  [
    [6, wool],
    [12, orange],
    [12, night],
    [12, orange],
    [6, wool],
  ],
  [
    [12, orange],
    [9, night],
    [6, wool],
    [9, night],
    [12, orange],
  ],
]
const REPEATS = 12
const MARGIN = 12

/** Cuts a row to the part between two positions. */
function between(row: readonly Run[], from: number, to: number): Run[] {
  let at = 0
  return row.flatMap(([width, colour]): Run[] => {
    const start = Math.max(at, from)
    at += width
    const end = Math.min(at, to)
    return end > start ? [[end - start, colour]] : []
  })
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const [width, colour] of runs) {
    const last = result.at(-1)
    if (last?.[1] === colour) result[result.length - 1] = [last[0] + width, colour]
    else result.push([width, colour])
  }
  return result
}

function row(pattern: readonly Run[]): string {
  const runs = joined([
    ...between(pattern, 48 - MARGIN, 48),
    ...Array.from({ length: REPEATS }, () => pattern).flat(),
    ...between(pattern, 0, MARGIN),
  ])
  const cells = runs
    .map(([width, colour]) => `<td width="${width}" height="6" bgcolor="${colour}"></td>`)
    .join('')
  return `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:600px;font-size:0;line-height:0"><tr>${cells}</tr></table>`
}

/** The brand's band, 600 px wide; clipped by its box on a narrower screen. */
export const bandHtml = `<div aria-hidden="true" style="max-width:600px;height:24px;overflow:hidden">${ROWS.map(row).join('')}</div>`
