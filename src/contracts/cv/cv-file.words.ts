import { cvMaxBytes, inMegabytes } from '#contracts/figures.ts'

/* What is said about a CV's file that is refused. Without zod, for public pages. */

const most = `${inMegabytes(cvMaxBytes)}MB`

export const cvWrongType = 'Solo se permiten archivos PDF'
export const cvWrongTypeWithDocx = 'Solo se permiten archivos PDF o DOCX'

/** Of a profile's CV, and of one sent with an application: the documents state its size in other words. */
export const cvTooLarge = `El archivo no debe superar los ${most}`
export const sentCvTooLarge = `El archivo debe ser menor a ${most}`
