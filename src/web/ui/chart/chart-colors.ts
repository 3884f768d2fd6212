/**
 * Orange and blue differ in lightness, too, so that nobody needs to see the hue. The warmths are those of a match. `past` is
 * what a line is compared with: dashed.
 */
export type ChartColor = 'orange' | 'blue' | 'mid' | 'low' | 'past'

export const fills: Record<ChartColor, string> = {
  orange: 'fill-match-high',
  blue: 'fill-info-ink',
  mid: 'fill-match-mid',
  low: 'fill-match-low',
  past: 'fill-ink-3',
}

export const strokes: Record<ChartColor, string> = {
  orange: 'stroke-match-high',
  blue: 'stroke-info-ink',
  mid: 'stroke-match-mid',
  low: 'stroke-match-low',
  past: 'stroke-ink-3',
}
