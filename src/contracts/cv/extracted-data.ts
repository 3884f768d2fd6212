import { z } from 'zod'
import { languageLevels } from '#contracts/professionals/profile-vocabulary.ts'

/** The position of a value in the CV, in points from the top left corner of the page; pages count from 1. */
const evidence = z.object({
  page: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** The printed text, shortened. */
  text: z.string(),
})
const read = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number(), from: z.array(evidence) })
const readText = read(z.string()).nullable()

const readPeriod = { start: readText, end: readText, isCurrent: z.boolean() }
const readLanguage = read(
  z.object({
    name: z.string(),
    level: z.enum(languageLevels).nullable(),
    levelText: z.string().nullable(),
  }),
)
const readList = z.array(read(z.string()))

/** The state in the profile: `known`, `new`, `deleted` by the person after it was read, or `incomplete`: one of its names is missing. */
const readOutcome = z.enum(['new', 'known', 'deleted', 'incomplete']).optional()
const skillNames = z
  .array(z.object({ kind: z.enum(['technical', 'soft', 'language', 'certification']), name: z.string() }))
  .optional()

/** Everything read from a CV, each value with its confidence (0-1) and its position. */
export const extractedData = z.object({
  contact: z.object({
    name: readText,
    title: readText,
    email: readText,
    phone: readText,
    linkedin: readText,
    place: readText,
  }),
  summary: readText,
  experiences: z.array(
    z.object({
      position: readText,
      company: readText,
      place: readText,
      description: readText,
      ...readPeriod,
      outcome: readOutcome,
    }),
  ),
  educations: z.array(
    z.object({
      degree: readText,
      institution: readText,
      field: readText,
      ...readPeriod,
      outcome: readOutcome,
    }),
  ),
  skills: z.object({
    technical: readList,
    soft: readList,
    languages: z.array(readLanguage),
    certifications: readList,
    /** Skills that the profile has, even under another name. */
    known: skillNames,
    /** Skills that the person removed or renamed after they were read from this file. */
    deleted: skillNames,
  }),
  /** If some pages are pictures: those whose text was recognised, and those that could not be read. Counted from 1. */
  scan: z.object({ read: z.array(z.number()), unread: z.array(z.number()) }).optional(),
})
export type ExtractedData = z.infer<typeof extractedData>
