import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Pdf from 'pdfkit'

/** A printed and scanned page of the labelled set for development, as a JPEG: a graduate's CV, one page. */
export const scannedPage = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../../evaluation/cv/scans/dev/dev--own-words--segundo-bazan.scan.jpg'))

/** A PDF with a picture on each page, each cut into so many strips as some scanners do. Null: an empty page. */
export async function pdfOfPictures(
  pictures: readonly (Buffer | readonly Buffer[] | string | null)[],
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise((resolve) => pdf.on('end', resolve))
  for (const picture of pictures) {
    pdf.addPage()
    if (picture === null) continue
    if (typeof picture === 'string') pdf.fontSize(11).text(picture, 56, 56)
    else if (Buffer.isBuffer(picture)) pdf.image(picture, 0, 0, { width: 595, height: 842 })
    else
      for (const [at, strip] of picture.entries())
        pdf.image(strip, 0, (842 / picture.length) * at, { width: 595, height: 842 / picture.length })
  }
  pdf.end()
  await written
  return Buffer.concat(chunks)
}
