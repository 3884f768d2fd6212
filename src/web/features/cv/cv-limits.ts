import type { CvFormat } from '#contracts/vocabulary.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'

const mimeTypes: Readonly<Record<CvFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The limits of a profile's CV with the documented words, for a `FileDrop`. */
export const cvLimits = (formats: readonly CvFormat[]): FileLimits => ({
  extensions: formats.map((format) => `.${format}`),
  types: formats.map((format) => mimeTypes[format]),
  maxMegabytes: 5,
  wrongType: formats.includes('docx')
    ? 'Solo se permiten archivos PDF o DOCX'
    : 'Solo se permiten archivos PDF',
  tooLarge: 'El archivo no debe superar los 5MB',
})

/** The limits of a CV sent with an application; the documents state its size in other words. */
export const sentCvLimits = (formats: readonly CvFormat[]): FileLimits => ({
  ...cvLimits(formats),
  tooLarge: 'El archivo debe ser menor a 5MB',
})
