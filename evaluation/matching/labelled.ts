import { z } from 'zod'
import { experienceLevels, jobCategories, workModes } from '#contracts/vocabulary.ts'

/** An invented job ad in the style of Peruvian companies: a line of `jobs*.jsonl`. */
export const labelledJob = z.strictObject({
  key: z.string().min(1),
  title: z.string(),
  category: z.enum(jobCategories).nullable(),
  skills: z.array(z.string()),
  description: z.string(),
  /** One requirement per line. */
  requirements: z.string(),
  experience: z.enum(experienceLevels).nullable(),
  /** 'Miraflores, Lima', 'Arequipa', 'Remoto'. */
  location: z.string(),
  mode: z.enum(workModes),
  /** As the company typed it: a range, a minimum, 'A tratar'. */
  salaryText: z.string(),
})

/** 'YYYY' or 'YYYY-MM'; null if the person did not give it. */
const time = z
  .string()
  .regex(/^\d{4}(-\d{2})?$/)
  .nullable()

/** An invented person, in the style of real profiles: a line of `people*.jsonl`. */
export const labelledProfile = z.strictObject({
  key: z.string().min(1),
  /** Tune weights on 'dev' only; reported figures come from 'held-out'. */
  split: z.enum(['dev', 'held-out']),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  languages: z.array(
    z.strictObject({
      name: z.string(),
      level: z.enum(['basic', 'intermediate', 'advanced', 'native']).nullable(),
    }),
  ),
  certifications: z.array(z.string()),
  experiences: z.array(
    z.strictObject({
      position: z.string(),
      company: z.string(),
      start: time,
      /** Also null if current. */
      end: time,
      isCurrent: z.boolean(),
      description: z.string(),
    }),
  ),
  educations: z.array(
    z.strictObject({
      degree: z.string(),
      institution: z.string(),
      field: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  location: z.string(),
  /** The minimum pay per month that they would accept, in cents. */
  pay: z
    .strictObject({
      min: z.int().nullable(),
      max: z.int().nullable(),
      currency: z.enum(['PEN', 'USD']),
    })
    .nullable(),
})

/** How well a job suits a person, by guideline.md: a line of `pairs*.jsonl`. A missing pair has grade 0. */
export const labelledPair = z.strictObject({
  person: z.string(),
  job: z.string(),
  grade: z.literal([1, 2, 3]),
})

export type LabelledJob = z.infer<typeof labelledJob>
export type LabelledProfile = z.infer<typeof labelledProfile>
type LabelledPair = z.infer<typeof labelledPair>
export type Split = LabelledProfile['split']

/** Profile key → job key → grade. */
export type Grades = Record<string, Record<string, LabelledPair['grade']>>

/** People and ads that are ranked against each other. */
export interface LabelledSet {
  jobs: readonly LabelledJob[]
  profiles: readonly LabelledProfile[]
  grades: Grades
  /** The grades of a second grader, if there is one. */
  secondGrades: Grades
}

/** The date of the profiles ('YYYY-MM'); the years of a current job are counted up to it. */
export const profilesWrittenOn = '2025-07'
