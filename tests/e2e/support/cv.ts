import { slowestPdf } from '#tests/support/dense-pdfs.ts'
import { cvPdf, doubtfulCv, scannedPdf } from '#tests/support/cv-pdf.ts'
import { landscape, lyingPhoto, pdfOfPictures, scannedPage } from '#tests/support/scans.ts'

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** A real CV of one page with almost no content, as a file chooser returns it. */
export const makeCv = async (name: string) =>
  asFile(
    `CV ${name}.pdf`,
    await cvPdf([name, 'Contadora con seis años de experiencia en cierres mensuales y tributos.']),
  )

/** A CV with two jobs, a degree, skills and languages. */
export const makeFullCv = async () => asFile('CV Rosa Quispe.pdf', await cvPdf())

/** A CV with values of which the reader is unsure. */
export const makeDoubtfulCv = async () => asFile('CV Rosa Quispe.pdf', await cvPdf(doubtfulCv))

/** A page from a scanner, without text. */
export const makeScan = async () => asFile('CV escaneado.pdf', await scannedPdf())

/** A printed CV as a scanner makes it: a PDF of one picture. */
export const makeScannedCv = async () =>
  asFile('CV escaneado.pdf', await pdfOfPictures([await scannedPage()]))

const asPhoto = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** A printed CV in a phone's photo that lies on its side. */
export const makePhoto = async () => asPhoto('IMG_2034.jpg', await lyingPhoto())

/** A photo without a CV on it. */
export const makeLandscape = async () => asPhoto('IMG_2035.jpg', await landscape())

/** Many pages of jobs, which take the reader some seconds. */
export const makeSlowCv = async () => asFile('CV largo.pdf', await slowestPdf())
