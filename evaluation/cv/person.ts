import { z } from 'zod'

/** 'YYYY' or 'YYYY-MM'. */
const time = z.string().regex(/^\d{4}(-\d{2})?$/)

const experience = z.strictObject({
  position: z.string(),
  company: z.string(),
  place: z.string(),
  start: time,
  /** Null: current. */
  end: time.nullable(),
  bullets: z.array(z.string()),
})

const education = z.strictObject({
  /** In the person's words: 'Bachiller en Enfermería', 'Ingeniería Civil (trunco)'. */
  degree: z.string(),
  /** The part of the degree that names the field, or null if the degree is the name of the career. */
  field: z.string().nullable(),
  institution: z.string(),
  start: time.nullable(),
  /** Null: not finished; see `isCurrent`. */
  end: time.nullable(),
  isCurrent: z.boolean(),
})

const language = z.strictObject({
  name: z.string(),
  level: z.enum(['basic', 'intermediate', 'advanced', 'native']),
  /** In the person's words: 'B2', 'intermedio', 'lengua materna'. */
  levelText: z.string(),
})

const certification = z.strictObject({
  name: z.string(),
  issuer: z.string().nullable(),
  year: z.string().nullable(),
})

/** The full data of one invented person, a line of `people.jsonl`. Each layout prints a part of it. */
export const person = z.strictObject({
  /** Also the file name: 'rosa-quispe'. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  /** In the person's own format: '+51 9xx xxx xxx', '9xx-xxx-xxx', '(01) 555 ...'. */
  phone: z.string(),
  linkedin: z.string().nullable(),
  place: z.string(),
  summary: z.string(),
  experiences: z.array(experience),
  educations: z.array(education),
  /** By the person's own groups; an item may have its level after ' | '. */
  technical: z.record(z.string(), z.array(z.string())),
  soft: z.array(z.string()),
  languages: z.array(language),
  certifications: z.array(certification),
  /** Lines of other kinds that must not be confused with the above. */
  awards: z.array(z.string()).optional(),
  publications: z.array(z.string()).optional(),
  references: z.array(z.string()).optional(),
  interests: z.array(z.string()).optional(),
  /** Sections without a kind in the reader, by heading: 'Ponencias', 'Dirección de tesis'. */
  other: z.record(z.string(), z.array(z.string())).optional(),
})

export type Person = z.infer<typeof person>
type Language = z.infer<typeof language>
export type LanguageLevel = Language['level']
