import { z } from 'zod'
import { instant, line } from './fields.ts'

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD': as much as is known. */
export const partialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'Escribe la fecha como año y mes')

export const experience = z.object({
  id: z.number(),
  position: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  current: z.boolean(),
  description: z.string().nullable(),
  /** Written by the CV reader and not touched since. */
  fromCv: z.boolean(),
  createdAt: instant,
})
export type Experience = z.infer<typeof experience>

export const educationItem = z.object({
  id: z.number(),
  degree: z.string(),
  institution: z.string(),
  /** 'General' where none is known: screens hide it. */
  field: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  current: z.boolean(),
  gpa: z.string().nullable(),
  description: z.string().nullable(),
  fromCv: z.boolean(),
  createdAt: instant,
})
export type EducationItem = z.infer<typeof educationItem>

const optionalText = (max: number) =>
  z.string().trim().max(max, `Usa ${max} caracteres como máximo`).nullish()

/** The form of a work experience, with the documented messages. */
export const experienceBody = z
  .object({
    company: line('El nombre de la empresa es requerido'),
    position: line('El cargo es requerido'),
    location: optionalText(120),
    startDate: z
      .string('La fecha de inicio es requerida')
      .min(1, 'La fecha de inicio es requerida')
      .pipe(partialDate),
    /** Counts for nothing while `current`. */
    endDate: z.union([z.literal(''), partialDate]).nullish(),
    current: z.boolean().optional(),
    description: optionalText(5000),
  })
  .refine(({ startDate, endDate, current }) => current || !endDate || !endsBefore(startDate, endDate), {
    path: ['endDate'],
    message: 'La fecha de fin no puede ser anterior a la de inicio',
  })

/** '2020' and '2020-03' are not before one another: only what both say is compared. */
function endsBefore(start: string, end: string): boolean {
  const shared = Math.min(start.length, end.length)
  return end.slice(0, shared) < start.slice(0, shared)
}
