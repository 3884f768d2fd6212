/** A grey picture, one byte a pixel. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** An office scanner, a copy of a copy, a sheet that was laid in turned, a phone over a desk. */
export const kinds = ['scan', 'copy', 'turned', 'photo'] as const
export type Kind = (typeof kinds)[number]

/** Numbers from 0 to 1 that follow from a text (mulberry32 over its sum). */
export function withRandom(seed: string): () => number {
  let state = 7
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A page as it comes out of a device. */
export function spoiled(page: Pixels, kind: Kind, random: () => number): Pixels {
  const between = (least: number, most: number) => least + (most - least) * random()
  const side = () => (random() < 0.5 ? -1 : 1)
  if (kind === 'scan') return grained(tilted(page, between(0.3, 1.5) * side(), 245, 0), 6, random)
  if (kind === 'copy')
    return grained(faded(tilted(page, between(0.5, 3) * side(), 235, 0), 1.25, 25), 18, random)
  if (kind === 'turned')
    return grained(
      turnedBy(tilted(page, between(0.3, 2) * side(), 245, 0), 1 + Math.floor(random() * 3)),
      8,
      random,
    )
  const photo = tilted(page, between(0.5, 4) * side(), 120, between(0.02, 0.06) * side())
  return grained(shaded(photo, between(0, 6.28), between(0.3, 0.5)), 10, random)
}

/** Turned by some degrees and seen from one side (`slant`: how much narrower the far end is), on a desk of one grey. */
function tilted({ data, width, height }: Pixels, degrees: number, desk: number, slant: number): Pixels {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const margin = Math.round(Math.abs(sine) * height * 0.5 + 12)
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const made = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [u, v] = [x - wide / 2, y - high / 2]
      const depth = 1 + (slant * v) / high
      const [from, down] = [
        (u * cosine + v * sine) * depth + width / 2,
        (v * cosine - u * sine) * depth + height / 2,
      ]
      made[y * wide + x] = sampled({ data, width, height }, from, down, desk)
    }
  return { data: made, width: wide, height: high }
}

function sampled({ data, width, height }: Pixels, x: number, y: number, outside: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return outside
  const [over, down] = [x - left, y - top]
  const at = top * width + left
  const upper = data[at]! * (1 - over) + data[at + 1]! * over
  const lower = data[at + width]! * (1 - over) + data[at + width + 1]! * over
  return upper * (1 - down) + lower * down
}

function turnedBy(page: Pixels, quarters: number): Pixels {
  let made = page
  for (let quarter = 0; quarter < quarters; quarter++) {
    const { data, width, height } = made
    const turned = new Uint8Array(data.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = data[y * width + x]!
    made = { data: turned, width: height, height: width }
  }
  return made
}

/** More contrast around a lighter middle: thin strokes break, as on a copy. */
const faded = ({ data, ...size }: Pixels, contrast: number, lighter: number): Pixels => ({
  ...size,
  data: data.map((pixel) => Math.max(40, Math.min(250, (pixel - 128) * contrast + 128 + lighter))),
})

/** Light that falls off towards one side, down to `1 - depth`. */
function shaded({ data, width, height }: Pixels, direction: number, depth: number): Pixels {
  const [across, down] = [Math.cos(direction), Math.sin(direction)]
  const made = data.map((pixel, at) => {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5]
    return pixel * (1 - depth * Math.min(1, Math.max(0, 0.5 + x * across + y * down)))
  })
  return { data: made, width, height }
}

/** Noise of a sensor: the sum of two even noises. */
const grained = ({ data, ...size }: Pixels, strength: number, random: () => number): Pixels => ({
  ...size,
  data: data.map((pixel) => Math.max(0, Math.min(255, pixel + (random() + random() - 1) * strength))),
})
