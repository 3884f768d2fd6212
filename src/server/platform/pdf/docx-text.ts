import type { PageText, TextRun } from '#domain/cv/layout/page-text.ts'
import { convertToHtml, images } from 'mammoth'
import sax, { type Tag } from 'sax'
import { UnreadableDocument } from './document-failure.ts'
import { isEncryptedOffice } from '#server/platform/storage/encrypted-office.ts'
import { type DocumentLimits, docxPage, MAX_RUNS, MOST_INFLATED } from './document-limits.ts'
import { inflatedSize } from './inflated-size.ts'

const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 18, h2: 15, h3: 13, h4: 12, h5: 11, h6: 11 }
const TEXT_SIZE = 10
const LINE_HEIGHT = 14
const PAGE_WIDTH = 595
const MARGIN = 50
/** The distance between the starts of a table row's cells. */
const CELL_WIDTH = 160
/** The average width of a letter as a share of the font size. */
const LETTER_WIDTH = 0.5
const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The text of a DOCX as consecutive lines on one page, with bold text and headings. Throws `UnreadableDocument`. */
export async function docxText(bytes: Uint8Array, { pages }: DocumentLimits): Promise<PageText[]> {
  const size = await inflatedSize(bytes)
  if (size === null)
    throw new UnreadableDocument(isEncryptedOffice(bytes) ? 'document_encrypted' : 'document_broken')
  if (size.total > MOST_INFLATED) throw new UnreadableDocument('document_too_heavy')
  if (size.xml > pages * docxPage.xmlBytes) throw new UnreadableDocument('document_too_many_pages')
  const { value } = await convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: images.imgElement(async () => ({ src: '' })) },
  )
  const page = layOut(value, pages)
  if (!page.runs.some(({ text }) => /\p{L}{2}/u.test(text)))
    throw new UnreadableDocument('document_without_text')
  return [page]
}

/**
 * Lays out mammoth's HTML as plain lines, at most as many as `pages` hold. Cells of one row are side by side on one
 * line.
 */
function layOut(html: string, pages: number): PageText {
  const runs: TextRun[] = []
  const links: PageText['links'] = []
  const open: string[] = []
  let [x, y] = [MARGIN, 0]
  /** The open table rows, the innermost last. */
  const rows: { top: number; bottom: number; cells: number }[] = []
  let isCellEmpty = false
  let letters = 0

  function breakLine(start: number): void {
    x = start
    y += LINE_HEIGHT
  }
  function write(text: string): void {
    if (text.trim() === '') return
    const heading = open.find((name) => name in HEADING_SIZES)
    const height = heading ? HEADING_SIZES[heading]! : TEXT_SIZE
    const isBold = open.includes('strong') || heading !== undefined
    const width = text.length * height * LETTER_WIDTH
    const font = isBold ? 'Bold' : 'Regular'
    runs.push({ text, x, y, width, height, font, isBold, isItalic: open.includes('em') })
    x += width
  }

  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = (tag) => {
    const { name, attributes } = tag as Tag
    open.push(name)
    if (name === 'tr') rows.push({ top: y + LINE_HEIGHT, bottom: y + LINE_HEIGHT, cells: 0 })
    const row = rows.at(-1)
    if (row && (name === 'td' || name === 'th')) {
      y = row.top
      x = MARGIN + row.cells * CELL_WIDTH
      row.cells++
      isCellEmpty = true
    } else if (BLOCKS.has(name) || name === 'br') {
      // The first paragraph of a cell starts at the cell's position.
      if (!row) breakLine(MARGIN)
      else if (!isCellEmpty) breakLine(MARGIN + (row.cells - 1) * CELL_WIDTH)
      isCellEmpty = false
      if (name in HEADING_SIZES) y += LINE_HEIGHT / 2
    }
    if (name === 'li') write('• ')
    if (name === 'a' && typeof attributes['href'] === 'string') {
      links.push({ url: attributes['href'], x, y: y - TEXT_SIZE, width: TEXT_SIZE, height: TEXT_SIZE })
    }
  }
  parser.onclosetag = () => {
    const name = open.pop()
    const row = rows.at(-1)
    if (row) row.bottom = Math.max(row.bottom, y)
    if (name === 'tr') y = rows.pop()!.bottom
  }
  parser.ontext = (text) => {
    for (const [index, part] of text.split('\t').entries()) {
      if (index > 0) x += TEXT_SIZE * 3
      write(part)
    }
    letters += text.length
    if (y > pages * docxPage.lines * LINE_HEIGHT || letters > pages * docxPage.letters)
      throw new UnreadableDocument('document_too_many_pages')
    if (runs.length > MAX_RUNS) throw new UnreadableDocument('document_too_dense')
  }
  // A document has one root; mammoth's HTML has none.
  parser.write(`<body>${html}</body>`).close()
  return { width: PAGE_WIDTH, height: y + LINE_HEIGHT, runs, rotated: [], links }
}
