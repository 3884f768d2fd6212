import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

export type PaperDocument = InstanceType<typeof Pdf>

const readFont = (family: string, weight: number) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)),
  )
const faces = {
  text: readFont('figtree', 400),
  strong: readFont('figtree', 600),
  bold: readFont('figtree', 700),
  serif: readFont('source-serif-4', 400),
  serifStrong: readFont('source-serif-4', 600),
  serifBold: readFont('source-serif-4', 700),
  display: readFont('bricolage-grotesque', 700),
}
export type PaperFont = keyof typeof faces

/** Text colours of the light theme; the accent is the one that is readable on white. */
export const paperInk = { text: '#1e1916', soft: '#574f48', accent: '#a63f08', line: '#d9cfc4' }

/** An A4 document with the product's own fonts. `done` resolves with its bytes after `doc.end()`. */
export function beginPaper(options: PDFKit.PDFDocumentOptions): {
  doc: PaperDocument
  done: Promise<Uint8Array>
} {
  const doc = new Pdf({ size: 'A4', bufferPages: true, lang: 'es-PE', displayTitle: true, ...options })
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return { doc, done }
}
