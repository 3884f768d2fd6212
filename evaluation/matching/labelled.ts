import { z } from 'zod'
import { experienceLevels, jobCategories, workModes } from '#contracts/vocabulary.ts'

/** An invented job ad, worded as Peruvian companies word theirs: a line of `jobs*.jsonl`. */
export const labelledJob = z.strictObject({
  key: z.string().min(1),
  title: z.string(),
  category: z.enum(jobCategories).nullable(),
  skills: z.array(z.string()),
  description: z.string(),
  /** One requirement a line. */
  requirements: z.string(),
  experience: z.enum(experienceLevels).nullable(),
  /** 'Miraflores, Lima', 'Arequipa', 'Remoto'. */
  location: z.string(),
  mode: z.enum(workModes),
  /** As the company typed it: a range, a floor, 'A tratar'. */
  salaryText: z.string(),
})

/** 'YYYY' or 'YYYY-MM'; null when the person did not say. */
const time = z
  .string()
  .regex(/^\d{4}(-\d{2})?$/)
  .nullable()

/** An invented person, written as people write their own profiles: a line of `people*.jsonl`. */
export const labelledProfile = z.strictObject({
  key: z.string().min(1),
  /** Weights may be tuned on 'dev' only; what is reported comes from 'held-out'. */
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
      /** Null when current, too. */
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
  /** What they would accept in a month, in cents. */
  pay: z
    .strictObject({
      min: z.int().nullable(),
      max: z.int().nullable(),
      currency: z.enum(['PEN', 'USD']),
    })
    .nullable(),
})

/** How well a job suits a person, by guideline.md: a line of `pairs*.jsonl`. A pair that is not named is 0. */
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

/** People and ads that are ranked among themselves. */
export interface LabelledSet {
  jobs: readonly LabelledJob[]
  profiles: readonly LabelledProfile[]
  grades: Grades
  /** As another hand graded the same pairs, where one did. */
  secondGrades: Grades
}

/** The day on which the profiles were written; years of a current job are counted up to here ('YYYY-MM'). */
export const profilesWrittenOn = '2025-07'
