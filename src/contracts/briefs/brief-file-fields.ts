import { z } from 'zod'

/** A file of a brief, as whoever reads the brief sees it. Its address depends on who reads. */
export const briefFile = z.object({ id: z.string(), name: z.string(), /** In bytes. */ size: z.number() })
export type BriefFile = z.infer<typeof briefFile>

/** A file in a path. */
export const briefFileId = z.uuid()

/** What a file of a brief may be. */
export const briefFileTypes = ['application/pdf', 'image/webp'] as const

export const briefFileTooLarge = (megabytes: number): string =>
  `El archivo pesa más de ${megabytes} MB. Elige uno más liviano.`
export const briefFileWrongType = 'Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.'
