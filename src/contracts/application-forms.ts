import { z } from 'zod'
import { email, humanCheck, isPlainText, password } from './fields.ts'
import { applicationStatuses } from './vocabulary.ts'

const quickApplyRequired = 'Por favor completa todos los campos requeridos'
export const coverLetter = z.string().trim().max(5000, 'Usa 5,000 caracteres como máximo').optional()

export const quickApplyBody = z.object({
  name: z
    .string(quickApplyRequired)
    .trim()
    .min(1, quickApplyRequired)
    .max(160, 'Usa 160 caracteres como máximo'),
  email: z.string(quickApplyRequired).trim().min(1, quickApplyRequired).pipe(email),
  /** Left out or empty: a new account chooses it later. Given: it becomes a new account's, or enters the one that there is. */
  password: z
    .union([z.literal(''), password])
    .transform((typed) => typed || undefined)
    .optional(),
  /** '1': a link in the mailbox says whose address it is, in place of the password; nothing is sent until it is used. */
  confirmByMail: z.enum(['', '1']).optional(),
  coverLetter,
  humanCheck,
})

export const statusMessageMax = 1500

export const setStatusBody = z.object({
  status: z.enum(applicationStatuses, 'Ese estado no existe'),
  /** In place of our own words on the bell, in the mail and in the history of who applied. */
  message: z
    .string()
    .trim()
    .max(statusMessageMax, 'Usa 1,500 caracteres como máximo')
    .refine(isPlainText, 'Quita los caracteres que no se ven')
    .optional(),
})
