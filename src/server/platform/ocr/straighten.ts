import { type Grey, resized, turned } from './grey-picture.ts'

/** The side of the squares in which the light is measured, as a share of the long side. */
const SQUARE = 1 / 28
/** A square darker than this share of the page's light is printed dark, not in a shadow. */
const PRINTED_DARK = 0.42
/** The share of a square's pixels that are lighter than its paper is taken to be. */
const PAPER_FROM_TOP = 0.12

/**
 * Evens out the light: each pixel is divided by the paper's brightness around it, which is measured in squares and
 * taken smoothly between them. Areas printed dark keep their darkness.
 */
export function evenLight({ data, width, height }: Grey): Grey {
  const side = Math.max(16, Math.round(Math.max(width, height) * SQUARE))
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const lights = smooth(
    withoutDark(measureLight({ data, width, height }, side, columns, rows)),
    columns,
    rows,
  )
  const even = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / side - 0.5))
    const [top, down] = [Math.floor(v), v - Math.floor(v)]
    const bottom = Math.min(rows - 1, top + 1)
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, x / side - 0.5))
      const left = Math.floor(u)
      const right = Math.min(columns - 1, left + 1)
      const over = u - left
      const upper = lights[top * columns + left]! * (1 - over) + lights[top * columns + right]! * over
      const lower = lights[bottom * columns + left]! * (1 - over) + lights[bottom * columns + right]! * over
      const at = y * width + x
      even[at] = Math.min(255, (data[at]! * 255) / (upper * (1 - down) + lower * down))
    }
  }
  return { data: even, width, height }
}

function measureLight({ data, width, height }: Grey, side: number, columns: number, rows: number): number[] {
  const lights: number[] = []
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let pixels = 0
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          counts[data[y * width + x]!]!++
          pixels++
        }
      let [light, above] = [255, counts[255]!]
      while (light > 1 && above < pixels * PAPER_FROM_TOP) above += counts[--light]!
      lights.push(light)
    }
  return lights
}

/** The light of squares that are printed dark is that of the page. */
function withoutDark(lights: readonly number[]): number[] {
  const sorted = lights.toSorted((a, b) => a - b)
  const page = sorted[Math.floor(sorted.length * 0.8)] ?? 255
  return lights.map((light) => (light < page * PRINTED_DARK ? page : Math.max(32, light)))
}

/** The mean of each square and its eight neighbours. */
function smooth(lights: readonly number[], columns: number, rows: number): number[] {
  return lights.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    let [sum, count] = [0, 0]
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
        sum += lights[r * columns + c]!
        count++
      }
    return sum / count
  })
}

/** The long side of the copy on which angles are measured: letters are still apart from lines. In pixels. */
const MEASURED_SIDE = 900
/** The largest skew that is looked for, and the steps of the two searches. In degrees. */
const MOST_SKEW = 8
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** How much darker than all around it ink is. */
const INK = 60
/** Wider than this is no letter: a desk, a photo, a dark column. In pixels of the measured copy. */
const WIDEST = 21

/**
 * The ink of a picture as points around its middle: what vanishes when dark things of a letter's width are filled up
 * (a black top-hat). The edge of the sheet on a dark desk would outweigh all lines of text.
 */
function inkOf(picture: Grey): { x: number; y: number }[] {
  const { data, width, height } = picture
  const filled = extremes(extremes(data, picture, Math.max), picture, Math.min)
  const points: { x: number; y: number }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (filled[at]! - data[at]! > INK) points.push({ x: x - width / 2, y: y - height / 2 })
    }
  return points
}

/** The lightest or the darkest pixel in a square around each pixel, first along the rows, then along the columns. */
function extremes(
  data: Uint8Array,
  { width, height }: Pick<Grey, 'width' | 'height'>,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const half = (WIDEST - 1) / 2
  const along = (from: Uint8Array, size: number, step: number, count: number, stride: number) => {
    const found = new Uint8Array(from.length)
    for (let row = 0; row < count; row++)
      for (let place = 0; place < size; place++) {
        let best = from[row * stride + place * step]!
        const end = Math.min(size - 1, place + half)
        for (let near = Math.max(0, place - half); near <= end; near++)
          best = pick(best, from[row * stride + near * step]!)
        found[row * stride + place * step] = best
      }
    return found
  }
  return along(along(data, width, 1, height, width), height, width, width, 1)
}

/** How sharply the ink falls into lines at an angle: the squares of the differences between rows. */
function sharpness(points: readonly { x: number; y: number }[], degrees: number): number {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const rows = new Float64Array(MEASURED_SIDE * 2)
  for (const { x, y } of points) rows[Math.round(x * sine + y * cosine) + MEASURED_SIDE]!++
  let sum = 0
  for (let at = 1; at < rows.length; at++) sum += (rows[at]! - rows[at - 1]!) ** 2
  return sum
}

function bestAngle(points: readonly { x: number; y: number }[], around: number, reach: number, step: number) {
  let best = { angle: around, sharpness: sharpness(points, around) }
  for (let angle = around - reach; angle <= around + reach + 1e-9; angle += step) {
    const found = sharpness(points, angle)
    if (found > best.sharpness) best = { angle, sharpness: found }
  }
  return best
}

/**
 * How far a picture is to be turned clockwise until its lines of text are level: a skew of some degrees, after a quarter
 * turn if they stand upright. Whether it is upside down cannot be seen by this.
 */
export async function levelling(picture: Grey): Promise<number> {
  const share = Math.min(1, MEASURED_SIDE / Math.max(picture.width, picture.height))
  const small = await resized(
    picture,
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  )
  const points = inkOf(small)
  const lying = bestAngle(points, 0, MOST_SKEW, COARSE_STEP)
  const standing = bestAngle(points, 90, MOST_SKEW, COARSE_STEP)
  const coarse = standing.sharpness > lying.sharpness ? standing : lying
  return Math.round(bestAngle(points, coarse.angle, COARSE_STEP, FINE_STEP).angle * 10) / 10
}

/** Smaller angles change nothing that the recognition notices. In degrees. */
const LEVEL = 0.25

/** A picture with even light and level lines of text, perhaps upside down. */
export async function straightened(picture: Grey): Promise<Grey> {
  const even = evenLight(picture)
  const angle = await levelling(even)
  return Math.abs(angle) < LEVEL ? even : turned(even, angle)
}
