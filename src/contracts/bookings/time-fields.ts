import { z } from 'zod'

const isDay = (text: string) => {
  const parsed = Date.parse(text)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 10) === text
}

/** 'yyyy-MM-dd'. */
export const day = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Elige una fecha válida')
    .refine(isDay, 'Elige una fecha válida')

/** 'HH:MM' from 00:00 to 23:59; with `end`, also 24:00. */
export const clock = (required: string, end = false) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .regex(end ? /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^([01]\d|2[0-3]):[0-5]\d$/, 'Elige una hora válida')
