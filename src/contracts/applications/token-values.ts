import { z } from 'zod'
import type { AnswerToken } from './close-out-vocabulary.ts'

const value = z.string()

/** What the tokens of a text are filled in with for one person; '' where nothing is known. */
export const tokenValues = z.object({
  nombre: value,
  apellido: value,
  ciudad: value,
  puesto: value,
  empresa: value,
  remitente: value,
} satisfies Record<AnswerToken, z.ZodString>)
