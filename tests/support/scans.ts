import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Pdf from 'pdfkit'
import sharp from 'sharp'

/** A printed and scanned page of the labelled set for development, as a JPEG: a graduate's CV, one page. */
export const scannedPage = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../../evaluation/cv/scans/dev/dev--own-words--segundo-bazan.scan.jpg'))

/** The same page as a phone takes it: on its side, in less light. */
export const lyingPhoto = async (): Promise<Buffer> =>
  sharp(await scannedPage())
    .rotate(90)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 85 })
    .toBuffer()

/** Clouds over a hill, as a camera sees them. */
export const landscape = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#8fb7dd"/><ellipse cx="300" cy="250" rx="180" ry="60" fill="#eef"/><path d="M0 800Q450 500 900 850V1200H0Z" fill="#4d7a3a"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer()

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
