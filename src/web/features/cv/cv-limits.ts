import type { CvFormat } from '#contracts/vocabulary.ts'
import { cvMaxBytes, inMegabytes } from '#contracts/figures.ts'
import { cvTooLarge, cvWrongType, cvWrongTypeWithDocx, sentCvTooLarge } from '#contracts/cv/cv-file.words.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'

const mimeTypes: Readonly<Record<CvFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The limits of a profile's CV with the documented words, for a `FileDrop`. */
export const cvLimits = (formats: readonly CvFormat[]): FileLimits => ({
  extensions: formats.map((format) => `.${format}`),
  types: formats.map((format) => mimeTypes[format]),
  maxMegabytes: inMegabytes(cvMaxBytes),
  wrongType: formats.includes('docx') ? cvWrongTypeWithDocx : cvWrongType,
  tooLarge: cvTooLarge,
})

/** The limits of a CV sent with an application; the documents state its size in other words. */
export const sentCvLimits = (formats: readonly CvFormat[]): FileLimits => ({
  ...cvLimits(formats),
  tooLarge: sentCvTooLarge,
})
