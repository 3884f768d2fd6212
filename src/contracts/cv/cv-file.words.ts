/* What is said about a CV's file that is refused. Without zod, for public pages. */

export const cvWrongType = 'Solo se permiten archivos PDF'
export const cvWrongTypeWithDocx = 'Solo se permiten archivos PDF o DOCX'

/** Of a profile's CV, and of one sent with an application: the documents state its size in other words. */
export const cvTooLarge = (megabytes: number): string => `El archivo no debe superar los ${megabytes}MB`
export const sentCvTooLarge = (megabytes: number): string => `El archivo debe ser menor a ${megabytes}MB`
