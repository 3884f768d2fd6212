import PdfKit from 'pdfkit'

/** Draws a page by coordinates, as programs that create PDFs directly do. Date and id are fixed, so that the result is reproducible. */
export async function drawPdf(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: true,
    info: { Title: 'CV', CreationDate: new Date(Date.UTC(2026, 0, 5)) },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const finished = new Promise((resolve) => document.on('end', resolve))
  draw(document)
  document.end()
  await finished
  return Buffer.concat(parts)
}
