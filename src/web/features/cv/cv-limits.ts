import type { CvFormat } from '#contracts/vocabulary.ts'
import { cvTooLarge, cvWrongType, cvWrongTypeWithDocx, sentCvTooLarge } from '#contracts/cv/cv-file.words.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'

const mimeTypes: Readonly<Record<CvFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What a CV may be, by the operator's settings. */
interface CvRules {
  cvFormats: readonly CvFormat[]
  cvMegabytes: number
}

/** The limits of a profile's CV with the documented words, for a `FileDrop`. */
export const cvLimits = ({ cvFormats, cvMegabytes }: CvRules): FileLimits => ({
  extensions: cvFormats.map((format) => `.${format}`),
  types: cvFormats.map((format) => mimeTypes[format]),
  maxMegabytes: cvMegabytes,
  wrongType: cvFormats.includes('docx') ? cvWrongTypeWithDocx : cvWrongType,
  tooLarge: cvTooLarge(cvMegabytes),
})

/** The limits of a CV sent with an application; the documents state its size in other words. */
export const sentCvLimits = (rules: CvRules): FileLimits => ({
  ...cvLimits(rules),
  tooLarge: sentCvTooLarge(rules.cvMegabytes),
})
