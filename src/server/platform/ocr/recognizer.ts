import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Grey } from './grey-picture.ts'

/** A box in pixels of the recognised picture. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** A recognised word; `certainty` from 0 to 1. */
export interface Word {
  text: string
  certainty: number
  box: PixelBox
}

/** The words of a line from left to right; `baseline` and `size` (of the letters, as a font is measured) in pixels. */
export interface WordLine {
  words: Word[]
  baseline: number
  size: number
}

/** Recognises the text of pictures in this thread, which it blocks meanwhile. */
export interface Recognizer {
  /** The lines of a level picture; only those of one part of it, if a box is given. */
  recognize(picture: Grey, part?: PixelBox): WordLine[]
}

/** What we use of the library, which has no types. */
interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void }
  TessBaseAPI: new () => {
    Init(path: null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetImageFile(orientation: number, angle: number): number
    SetRectangle(left: number, top: number, width: number, height: number): void
    Recognize(monitor: null): number
    GetJSONText(): string
  }
}
interface LibraryBox {
  x0: number
  y0: number
  x1: number
  y1: number
}
interface LibraryText {
  blocks: {
    paragraphs?: {
      lines: {
        bbox: LibraryBox
        baseline: LibraryBox
        rowAttributes: { rowHeight: number; descenders: number; ascenders: number }
        words: { text: string; confidence: number; bbox: LibraryBox }[]
      }[]
    }[]
  }[]
}

/** The recognition by neural network, the only one that its data have. */
const NETWORK = 1
/** Finds columns and blocks, but does not look for the page's orientation. */
const AUTOMATIC = '3'
const ASSUMED_DPI = '220'
/** The height of a line from ascender to descender, in sizes of its font. */
const LINE_OF_SIZE = 0.94

/** Loads the engine and its Spanish data from the packages: nothing is fetched. */
export async function createRecognizer(): Promise<Recognizer> {
  const require = createRequire(import.meta.url)
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as () => Promise<Core>
  const data = fileURLToPath(
    new URL('4.0.0_best_int/spa.traineddata.gz', import.meta.resolve('@tesseract.js-data/spa')),
  )
  const [core, language] = await Promise.all([load(), readFile(data).then(promisify(gunzip))])
  core.FS.writeFile('./spa.traineddata', language)
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, 'spa', NETWORK) !== 0)
    throw new Error('The Spanish data of Tesseract cannot be loaded')
  engine.SetVariable('tessedit_pageseg_mode', AUTOMATIC)
  engine.SetVariable('user_defined_dpi', ASSUMED_DPI)
  return {
    recognize({ data: pixels, width, height }, part) {
      const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
      core.FS.writeFile('/input', Buffer.concat([head, pixels]))
      if (engine.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot load a picture')
      if (part) engine.SetRectangle(part.left, part.top, part.right - part.left, part.bottom - part.top)
      engine.Recognize(null)
      return linesOf(JSON.parse(engine.GetJSONText()) as LibraryText)
    },
  }
}

function linesOf({ blocks }: LibraryText): WordLine[] {
  const lines = blocks.flatMap(({ paragraphs = [] }) => paragraphs.flatMap((one) => one.lines))
  return lines.map(({ words, baseline, rowAttributes }) => ({
    words: words.map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      certainty: confidence / 100,
      box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
    })),
    baseline: (baseline.y0 + baseline.y1) / 2,
    size: rowAttributes.rowHeight * LINE_OF_SIZE,
  }))
}
