/* What is said about a picture's file that is refused. Without zod, for public pages. */

export const pictureWrongType = 'Tipo de archivo no válido'
export const pictureTooLarge = (): string => 'Archivo muy grande'
