import type { PageText, TextRun } from '#domain/cv/layout/page-text.ts'
import { withAddressSigns } from './address-sign.ts'
import type { Grey } from './grey-picture.ts'
import type { PixelBox, Word, WordLine } from './recognizer.ts'

/** A page that was recognised: its text, and how certain each of its runs is, from 0 to 1. */
export interface RecognizedPage {
  page: PageText
  certainties: number[]
}

/** A line below this mean certainty is a picture that looked like letters. */
const LEAST_CERTAIN_LINE = 0.4
/** A word without letters or figures below this certainty is a speck or a border. */
const LEAST_CERTAIN_SIGN = 0.7
/** Sizes that differ by less than this share are one size of type: the measured heights are not exact. */
const SAME_SIZE = 1.14
/** Darker than this counts as ink. */
const INK = 140
/** Strokes this much thicker than those of most words, for their size, are bold. */
const BOLD_STROKE = 1.28

/** Lines of words as the text of a page, one run a word. `pointsPerPixel`: the scale of the picture. */
export function pageOfWords(
  picture: Grey,
  found: readonly WordLine[],
  pointsPerPixel: number,
): RecognizedPage {
  const lines = found.flatMap((line) => {
    const words = withAddressSigns(withBullet(line.words.filter(isWord), line.size), line.size)
    const mean = words.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, words.length)
    return words.length > 0 && mean >= LEAST_CERTAIN_LINE ? [{ ...line, words }] : []
  })
  const sizes = typeSizes(lines)
  const strokes = lines.map(({ words, size }) => words.map(({ box }) => strokeOf(picture, box) / size))
  const usual = middle(strokes.flat())
  const runs: TextRun[] = []
  const certainties: number[] = []
  for (const [at, { words, baseline }] of lines.entries()) {
    // The strokes of a short word say little; those of neighbours in the same weight say more.
    const isBoldLine = middle(strokes[at]!) > usual * BOLD_STROKE
    for (const [place, { text, certainty, box }] of words.entries()) {
      const own = strokes[at]![place]! > usual * BOLD_STROKE
      runs.push({
        text,
        x: box.left * pointsPerPixel,
        y: baseline * pointsPerPixel,
        width: (box.right - box.left) * pointsPerPixel,
        height: sizes[at]! * pointsPerPixel,
        font: '',
        isBold: text.length < 4 ? isBoldLine : own,
        isItalic: false,
      })
      certainties.push(certainty)
    }
  }
  const [width, height] = [picture.width * pointsPerPixel, picture.height * pointsPerPixel]
  return { page: { width, height, runs, rotated: [], links: [] }, certainties }
}

const isWord = ({ text, certainty }: Word): boolean =>
  text !== '' && (/[\p{L}\p{N}]/u.test(text) || certainty >= LEAST_CERTAIN_SIGN)

/** What a round or square bullet is often recognised as, and how much lower than its line it is. */
const LOOKS_LIKE_BULLET = /^[eoOcC0*«»>.°·¢©®+=-]$/u
const BULLET_HEIGHT = 0.5

/** A small sign before the first word of a line is a bullet. */
function withBullet(words: Word[], size: number): Word[] {
  const [first, second] = words
  if (!first || !second || !LOOKS_LIKE_BULLET.test(first.text)) return words
  const { left, right, top, bottom } = first.box
  const isSmall = bottom - top < size * BULLET_HEIGHT && right - left < size * BULLET_HEIGHT
  // A letter alone is a word of its own in the middle of a sentence only: 'e Ingeniería'.
  const isApart = second.box.left - right > size * 0.2
  return isSmall && isApart ? [{ ...first, text: '•', certainty: 1 }, ...words.slice(1)] : words
}

/** The size of each line, the same for lines of about the same height. */
function typeSizes(lines: readonly WordLine[]): number[] {
  const order = [...lines.keys()].sort((a, b) => lines[a]!.size - lines[b]!.size)
  const sizes: number[] = []
  for (let start = 0; start < order.length;) {
    const least = lines[order[start]!]!.size
    let end = start
    while (end < order.length && lines[order[end]!]!.size < least * SAME_SIZE) end++
    const group = order.slice(start, end)
    const size = middle(group.map((line) => lines[line]!.size))
    for (const line of group) sizes[line] = size
    start = end
  }
  return sizes
}

/** The mean width of a word's ink from left to right: about that of its stems. In pixels. */
function strokeOf({ data, width }: Grey, { left, top, right, bottom }: PixelBox): number {
  let [ink, runs] = [0, 0]
  for (let y = top; y < bottom; y++) {
    let wasInk = false
    for (let x = left; x < right; x++) {
      const isInk = data[y * width + x]! < INK
      if (isInk) ink++
      if (isInk && !wasInk) runs++
      wasInk = isInk
    }
  }
  return ink / Math.max(1, runs)
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
