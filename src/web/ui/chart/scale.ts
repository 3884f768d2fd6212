/** How many lines a chart has above zero, about. */
const LINES = 4

/** Round steps of an axis: one, two, two and a half or five times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * The marks of an axis from zero to the first round figure that is not below `most`. Counts have no halves: their smallest
 * step is one.
 */
export function axisTicks(most: number, smallestStep = 1): number[] {
  if (most <= 0) return [0, smallestStep]
  const power = 10 ** Math.floor(Math.log10(most / LINES))
  const step =
    STEPS.map((factor) => factor * power).find(
      (candidate) => candidate * LINES >= most && Number.isInteger(candidate / smallestStep),
    ) ?? Math.max(smallestStep, 10 * power)
  const lines = Math.ceil(most / step - 1e-9)
  return Array.from({ length: lines + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

const whole = new Intl.NumberFormat('es-PE', { useGrouping: true, maximumFractionDigits: 1 })

/** '64,218'. */
export const figure = (value: number): string => whole.format(value)

/** '64.2 k' and '2.5 M', for an axis and for a figure at a mark. */
export function shortFigure(value: number): string {
  if (Math.abs(value) >= 1_000_000) return `${whole.format(value / 1_000_000)} M`
  return Math.abs(value) >= 1000 ? `${whole.format(value / 1000)} k` : whole.format(value)
}

/** Every how many points have a label, so that about `most` labels stand below a chart. */
export const labelStep = (points: number, most: number): number => Math.max(1, Math.ceil(points / most))
