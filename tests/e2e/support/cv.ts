import Pdf from 'pdfkit'

/** A real CV of one page, as a browser's file chooser hands it over. */
export async function makeCv(name: string) {
  const document = new Pdf({ size: 'A4', margin: 56 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise((resolve) => document.on('end', resolve))
  document.fontSize(22).text(name).moveDown().fontSize(12)
  document.text('Contadora con seis años de experiencia en cierres mensuales y tributos.')
  document.end()
  await written
  return { name: `CV ${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) }
}
