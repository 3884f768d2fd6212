import { z } from 'zod'

const question = z.object({
  /** Stable for one text of the ad. */
  id: z.string(),
  group: z.string(),
  text: z.string(),
  /** The sentence of the ad that it rests on, as it stands there. */
  from: z.string(),
  /** What a good answer shows. */
  shows: z.array(z.string()),
})

/** The questions of a job, group after group. */
export const guide = z.object({
  job: z.object({ id: z.number(), title: z.string() }),
  questions: z.array(question),
})
export type Guide = z.infer<typeof guide>
