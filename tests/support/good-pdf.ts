import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'

/** A small CV as a PDF, for tests; `options` go to pdfkit (`userPassword`, `pdfVersion`, `compress`…). */
export async function goodPdf(options: PDFKit.PDFDocumentOptions = {}, pages = 1): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'A4', ...options, info: { CreationDate: new Date(0) } })
  const bytes = buffer(document)
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.addPage()
    document.font('Helvetica-Bold').fontSize(20).text('Rosa Quispe Mamani')
    document
      .font('Helvetica')
      .fontSize(10)
      .text('rosa.quispe@ejemplo.pe | +51 900 000 010', { link: 'mailto:rosa.quispe@ejemplo.pe' })
    document.font('Helvetica-Bold').text('EXPERIENCIA')
    document.font('Helvetica-Oblique').text('Enfermera asistencial, Clínica del Sur, 2019 - 2021')
  }
  document.end()
  return bytes
}
