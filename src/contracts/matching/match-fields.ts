import { z } from 'zod'

/** A reason as a code with the values that it needs, such as { code: 'skills_matched', matched: 6, required: 8 }; the screen words it. */
const reason = z.object({
  code: z.string(),
  matched: z.number().optional(),
  required: z.number().optional(),
  besides: z.array(z.string()).optional(),
  skills: z.array(z.string()).optional(),
  has: z.string().optional(),
  asked: z.string().nullish(),
  title: z.string().optional(),
  career: z.string().optional(),
  years: z.number().optional(),
  percent: z.number().optional(),
  place: z.string().optional(),
  language: z.string().optional(),
})

/** How a score came about. `low` and `high`: what it could be if everything unknown were known. */
export const match = z.object({
  /** 0-100; null where the profile tells nothing of any work. */
  score: z.number().nullable(),
  low: z.number(),
  high: z.number(),
  parts: z.array(
    z.object({
      part: z.string(),
      /** 0-1; null: not known, so it counts neither way. */
      value: z.number().nullable(),
      /** Its share of the score, 0-1. */
      weight: z.number(),
      reasons: z.array(reason),
      /** What it was read from, in Spanish. */
      evidence: z.array(z.string()),
    }),
  ),
})
export type Match = z.infer<typeof match>
