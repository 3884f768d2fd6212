import type { PageText, TextLink, TextRun, RotatedRun } from '#domain/cv/layout/page-text.ts'
import { getDocument, OPS, PasswordException, Util, VerbosityLevel } from 'unpdf/pdfjs'
import { UnreadableDocument } from './document-failure.ts'
import { isBoldFont, isItalicFont } from './font-style.ts'
import { type DocumentLimits, MAX_RUNS } from './document-limits.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Viewport = ReturnType<PdfPage['getViewport']>

/** A scan has no letters, or a few if it has a stamp or a page number. */
const FEWEST_LETTERS = 20
/** Too small for people: such text is only for machines. In points. */
const SMALLEST_FONT = 3

/** Fonts by their key in the document, with their name and the weight it indicates. */
type Fonts = Map<string, Pick<TextRun, 'font' | 'isBold' | 'isItalic'>>

/**
 * The text of a PDF with positions, page by page. Nothing in the file is run, drawn or fetched: no scripts, no
 * images, no system fonts. Throws `UnreadableDocument`. Only for the worker: a hostile file may keep it busy forever.
 */
export async function pdfText(bytes: Uint8Array, limits: DocumentLimits): Promise<PageText[]> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // One pixel: images are skipped instead of decoded.
    maxImageSize: 1,
    enableXfa: false,
  })
  try {
    const document = await task.promise
    if (document.numPages > limits.pages) throw new UnreadableDocument('document_too_many_pages')
    return await readPages(document)
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    throw new UnreadableDocument(
      error instanceof PasswordException ? 'document_encrypted' : 'document_broken',
    )
  } finally {
    await task.destroy()
  }
}

/** The pages without text, counted from 1. Only letters count, not barcode characters or dots of a form. */
export function textlessPages(pages: readonly PageText[]): number[] {
  const counts = pages.map(({ runs }) =>
    runs.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0),
  )
  // A CV may spread few letters over pages; a document of stray letters has none that counts.
  return counts.flatMap((letters, index) => (letters < FEWEST_LETTERS ? [index + 1] : []))
}

/** The dictionary of a picture is never compressed (ISO 32000-1, 7.5.7), so a file without this word has none. */
const PICTURE = /\/Subtype\s*\/Image\b/

/** Whether a PDF contains a picture, even if no page shows it. */
export const mayHavePictures = (bytes: Uint8Array): boolean =>
  PICTURE.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))

async function readPages(document: PdfDocument): Promise<PageText[]> {
  const fonts: Fonts = new Map()
  const pages: PageText[] = []
  let runs = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await readPage(await document.getPage(number), fonts)
    runs += page.runs.length + page.rotated.length
    if (runs > MAX_RUNS) throw new UnreadableDocument('document_too_dense')
    pages.push(page)
  }
  return pages
}

async function readPage(page: PdfPage, fonts: Fonts): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
  const newFonts = texts.map(({ fontName }) => fontName).filter((key) => !fonts.has(key))
  const isSpaced = texts.some(({ str }) => LETTERS_APART.test(str))
  const commands = newFonts.length > 0 || isSpaced ? await page.getOperatorList().catch(() => null) : null
  if (commands) learnFonts(page, new Set(newFonts), fonts)
  const looksApart = new Set(
    texts
      .filter(({ str }) => LETTERS_APART.test(str))
      .map(
        ({ fontName, transform }) =>
          `${fontName} ${Math.hypot(transform[2] as number, transform[3] as number)}`,
      ),
  )
  const written = commands && isSpaced ? writtenText(commands) : null

  const runs: TextRun[] = []
  const rotated: RotatedRun[] = []
  for (const { str, transform, width, fontName } of texts) {
    const [a, b, c, d, x, y] = Util.transform(viewport.transform, transform) as number[] as Six
    const height = Math.hypot(c, d)
    const isUpright = a > 0 && Math.abs(b) < a * SLANT
    const isTurned = Math.abs(a) < Math.abs(b) * SLANT
    const isOnPage = x > -1 && x < viewport.width && y > 0 && y < viewport.height + 1
    if (!(isUpright || isTurned) || !isOnPage || height < SMALLEST_FONT) continue
    const style = fonts.get(fontName) ?? { font: fontName, isBold: false, isItalic: false }
    const isApart =
      LETTERS_APART.test(str) || (SHORT_APART.test(str) && looksApart.has(`${fontName} ${height}`))
    const text = written && isApart ? closeUp(str, written) : str
    if (isUpright) runs.push({ text, x, y, width, height, ...style })
    else rotated.push({ text, height, ...style, ...rotatedBox(x, y, width, height, b > 0) })
  }
  const links = await readLinks(page, viewport)
  return { width: viewport.width, height: viewport.height, runs, rotated, links }
}

/** The rise of a line, as a share of its length, up to which it counts as straight. */
const SLANT = 0.1

/** The box of letters that start at a point and run down or up the page. */
function rotatedBox(x: number, y: number, width: number, height: number, isDown: boolean) {
  const [above, below] = [height * ASCENT, height * (1 - ASCENT)]
  return isDown
    ? { isDown, left: x - below, right: x + above, top: y, bottom: y + width }
    : { isDown, left: x - above, right: x + below, top: y - width, bottom: y }
}

/** The share of a font's size above the baseline. */
const ASCENT = 0.75

type Six = [number, number, number, number, number, number]

/** 'E X P E R I E N C I A': pdf.js treats the gaps between spaced-out letters as spaces. */
const LETTERS_APART = /^(?:\p{Lu}{1,2}(?: \p{Lu}{1,2})+|\S{1,2}(?: \S{1,2}){3,})$/u

/** A short word in such letters: 'd e'. */
const SHORT_APART = /^\S(?: \S){1,2}$/u

/** The letters that a page's commands write, in order, with the spaces that the file really contains. */
function writtenText({ fnArray, argsArray }: Commands): string {
  let text = ''
  for (const [index, command] of fnArray.entries()) {
    if (command !== OPS.showText) continue
    const [glyphs] = argsArray[index] as [({ unicode?: string } | number)[]]
    for (const glyph of glyphs) if (typeof glyph === 'object') text += glyph.unicode ?? ''
  }
  return text
}

/** A run of spaced-out letters as the file wrote it, or as pdf.js returned it if not found. */
function closeUp(run: string, written: string): string {
  const letters = Array.from(run.replaceAll(' ', ''), (letter) =>
    letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(letters.join('\\s*'), 'u').exec(written)?.[0] ?? run
}

type Commands = Awaited<ReturnType<PdfPage['getOperatorList']>>

/**
 * pdf.js reveals a font's name only when drawing, so the drawing commands of each page with new fonts are listed
 * once. A page whose commands fail is read without names.
 */
function learnFonts(page: PdfPage, keys: ReadonlySet<string>, fonts: Fonts): void {
  for (const key of keys) {
    if (!page.commonObjs.has(key)) continue
    const known = page.commonObjs.get(key) as { name?: string; bold?: boolean; italic?: boolean }
    const font = (known.name ?? key).replace(/^[A-Z]{6}\+/, '')
    fonts.set(key, {
      font,
      isBold: known.bold === true || isBoldFont(font),
      isItalic: known.italic === true || isItalicFont(font),
    })
  }
}

async function readLinks(page: PdfPage, viewport: Viewport): Promise<TextLink[]> {
  const annotations = (await page.getAnnotations().catch(() => [])) as { url?: string; rect: number[] }[]
  return annotations.flatMap(({ url, rect }) => {
    if (typeof url !== 'string' || !/^(?:https?|mailto|tel):/i.test(url)) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)]
    return [{ url: url.slice(0, 300), x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }]
  })
}
