/* The file that answers a question of an ad. Without zod, for public pages. */

export const answerFileExtensions = ['.pdf', '.jpg', '.jpeg', '.png', '.docx'] as const

export const answerFileTooLarge = (megabytes: number): string =>
  `El archivo pesa más de ${megabytes} MB. Elige uno más liviano.`
export const answerFileWrongType = 'Elige un PDF, un JPG, un PNG o un DOCX: el archivo no es de ese tipo.'
