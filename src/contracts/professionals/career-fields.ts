import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { instant, line, optionalLine } from '#contracts/fields.ts'

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as precise as known. */
export const partialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, asks.partialDate)

export const experience = z.object({
  id: z.number(),
  position: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  current: z.boolean(),
  description: z.string().nullable(),
  /** Written by the CV reader and not edited since. */
  fromCv: z.boolean(),
  createdAt: instant,
})
export type Experience = z.infer<typeof experience>

export const educationItem = z.object({
  id: z.number(),
  degree: z.string(),
  institution: z.string(),
  /** 'General' if unknown: screens hide it. */
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

const optionalText = (max: number) => z.string().trim().max(max, upTo(max)).nullish()
const optionalWords = (max: number) => optionalLine(max).nullable()

const laterDate = z.union([z.literal(''), partialDate]).nullish()

/** For `refine`: an end date that counts is not before the start. */
export const isInOrder = (period: {
  startDate?: string | null
  endDate?: string | null
  current?: boolean
}) => period.current || !period.startDate || !period.endDate || !endsBefore(period.startDate, period.endDate)
export const notInOrder = {
  path: ['endDate'],
  message: 'Elige una fecha de fin posterior a la de inicio',
}

/** The form of a work experience, with the documented messages. */
export const experienceBody = z
  .object({
    company: line(asks.company),
    position: line(asks.position),
    location: optionalWords(120),
    startDate: z.string(asks.startDate).min(1, asks.startDate).pipe(partialDate),
    /** Ignored while `current`. */
    endDate: laterDate,
    current: z.boolean().optional(),
    description: optionalText(5000),
  })
  .refine(isInOrder, notInOrder)

/** The form of a study, like that of a work experience. The start is optional: many CVs give only the end. */
export const educationBody = z
  .object({
    degree: line(asks.degree),
    institution: line(asks.institution),
    /** 'General' means none. */
    field: optionalWords(200),
    startDate: laterDate,
    /** Ignored while `current`. */
    endDate: laterDate,
    current: z.boolean().optional(),
    gpa: optionalWords(40),
    description: optionalText(5000),
  })
  .refine(isInOrder, notInOrder)

/** Compares only the parts that both dates have: '2020' and '2020-03' are equal. */
function endsBefore(start: string, end: string): boolean {
  const shared = Math.min(start.length, end.length)
  return end.slice(0, shared) < start.slice(0, shared)
}
