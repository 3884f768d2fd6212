import { slowestPdf } from '#tests/support/dense-pdfs.ts'
import { cvPdf, doubtfulCv, scannedPdf } from '#tests/support/cv-pdf.ts'

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** A real CV of one page that says next to nothing, as a browser's file chooser hands it over. */
export const makeCv = async (name: string) =>
  asFile(
    `CV ${name}.pdf`,
    await cvPdf([name, 'Contadora con seis años de experiencia en cierres mensuales y tributos.']),
  )

/** A CV with two jobs, a degree, skills and languages. */
export const makeFullCv = async () => asFile('CV Rosa Quispe.pdf', await cvPdf())

/** A CV of which the reader is not sure in everything. */
export const makeDoubtfulCv = async () => asFile('CV Rosa Quispe.pdf', await cvPdf(doubtfulCv))

/** A page that a scanner made: nothing to read. */
export const makeScan = async () => asFile('CV escaneado.pdf', await scannedPdf())

/** Page after page of jobs, which keeps the reader busy for seconds. */
export const makeSlowCv = async () => asFile('CV largo.pdf', await slowestPdf())
