import type { PageText, TextRun } from './page-text.ts'

/** The fewest texts printed over others that show two layers; fewer are a stamp or a badly placed word. */
const FEWEST_OVER = 4
/** The share of them that a cut between two layers has to explain. */
const MOST = 0.8
/** Longer pages are read as one layer, in linear time. */
const MOST_RUNS = 1_500
/** Letters fill about this share of the font size above the baseline. */
const LETTER_HEIGHT = 0.7

/**
 * The layers of a page on which two texts are printed one over the other, such as columns of a web page that lost their place: the text
 * drawn first, and the one that starts again further up. A page where nothing is printed over other text is one layer. The layer with
 * the largest letters comes first.
 */
export function layersOf(page: PageText): PageText[] {
  const runs = page.runs.filter(({ text }) => text.trim() !== '')
  const over = runs.length > MOST_RUNS ? [] : printedOver(runs)
  if (over.length < FEWEST_OVER) return [page]
  let [cut, most] = [0, 0]
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1]
    if (!before || run.y > before.y - run.height) continue
    const explained = over.filter(([one, other]) => one < at && other >= at).length
    if (explained > most) [cut, most] = [at, explained]
  }
  if (most < over.length * MOST) return [page]
  const [one, other] = [runs.slice(0, cut), runs.slice(cut)]
  const [first, second] = largest(other) > largest(one) ? [other, one] : [one, other]
  return [
    { ...page, runs: first },
    { ...page, runs: second, rotated: [] },
  ]
}

const largest = (runs: readonly TextRun[]) => Math.max(...runs.map(({ height }) => height))

/** The pairs of different texts that are printed over each other, by their places in the order of drawing. */
function printedOver(runs: readonly TextRun[]): [number, number][] {
  const order = [...runs.keys()].sort((a, b) => runs[a]!.y - runs[b]!.y)
  const tallest = Math.max(0, ...runs.map(({ height }) => height))
  return order.flatMap((one, index) => {
    const pairs: [number, number][] = []
    for (let next = index + 1; next < order.length; next++) {
      const other = order[next]!
      if (runs[other]!.y - runs[one]!.y > tallest) break
      if (isOver(runs[one]!, runs[other]!)) pairs.push([Math.min(one, other), Math.max(one, other)])
    }
    return pairs
  })
}

/** True if the letters of two texts cover each other by more than a letter in width and half a letter in height. */
function isOver(one: TextRun, other: TextRun): boolean {
  const size = Math.min(one.height, other.height)
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const top = Math.max(one.y - one.height * LETTER_HEIGHT, other.y - other.height * LETTER_HEIGHT)
  // The same text twice is a shadow, or bold print.
  return width > size && Math.min(one.y, other.y) - top > size * 0.3 && !one.text.includes(other.text.trim())
}
