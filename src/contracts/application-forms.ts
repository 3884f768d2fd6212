import { z } from 'zod'
import { email, humanCheck, isPlainText } from './fields.ts'
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
  password: z
    .string(quickApplyRequired)
    .min(1, quickApplyRequired)
    .min(8, 'La contraseña debe tener al menos 8 caracteres')
    .max(200, 'Usa 200 caracteres como máximo'),
  coverLetter,
  humanCheck,
})

const statusMessageMax = 1500

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
