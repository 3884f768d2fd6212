import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import type { HostileFile } from './hostile-pdfs.ts'

/** Many pages with the given lines, repeated, on pages as tall as they need. */
async function densePdf(head: string, lines: readonly string[], pages: number, count: number) {
  const step = 7
  const document = new PdfKit({ size: [595, count * step + 60], margin: 0 })
  const bytes = buffer(document)
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage()
    document.font('Helvetica').fontSize(6)
    document.text(head, 50, 20, { lineBreak: false })
    for (let line = 0; line < count; line++)
      document.text(lines[line % lines.length]!, 50, 30 + line * step, { lineBreak: false })
  }
  document.end()
  return bytes
}

/** The slowest known file: it takes about three seconds of a thread. */
export const slowestPdf = () =>
  densePdf(
    'EXPERIENCIA',
    ['Analista de Compras', 'Textiles Andinos S.A.C.', 'Enero 2019 - Diciembre 2020'],
    30,
    1990,
  )

/** Valid files with far more text than a CV: their reader must be fast, or be stopped. */
export async function densePdfs(): Promise<HostileFile[]> {
  return [
    { name: 'sixty thousand lines of jobs', bytes: await slowestPdf() },
    { name: 'thirty thousand dates', bytes: await densePdf('EXPERIENCIA', ['2019 - 2020'], 15, 1990) },
    { name: 'thirty thousand dashes', bytes: await densePdf('EDUCACIÓN', ['-'], 15, 1990) },
    { name: 'thirty thousand letters', bytes: await densePdf('EDUCACIÓN', ['a'], 15, 1990) },
    {
      name: 'thirty thousand headings',
      bytes: await densePdf('PERFIL', ['EXPERIENCIA', 'CURSOS'], 15, 1990),
    },
  ]
}
