import { z } from 'zod'

/** A reason as a code with its values, such as { code: 'skills_matched', matched: 6, required: 8 }; the screen writes the sentence. */
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

/** How a score was computed. `low` and `high`: its range if everything unknown were known. */
export const match = z.object({
  /** 0-100; null if the profile has no information about work. */
  score: z.number().nullable(),
  low: z.number(),
  high: z.number(),
  parts: z.array(
    z.object({
      part: z.string(),
      /** 0-1; null: unknown, so it does not count. */
      value: z.number().nullable(),
      /** Its share of the score, 0-1. */
      weight: z.number(),
      reasons: z.array(reason),
      /** The evidence for it, in Spanish. */
      evidence: z.array(z.string()),
    }),
  ),
})
export type Match = z.infer<typeof match>
