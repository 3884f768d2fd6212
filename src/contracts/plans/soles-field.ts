import { z } from 'zod'

/** The total of a document in soles, with the rate that it keeps. */
export const documentInSoles = z.object({
  /** In cents. */
  total: z.number(),
  /** Soles for one unit of the document's currency. */
  rate: z.number(),
  day: z.string(),
  source: z.string(),
})
