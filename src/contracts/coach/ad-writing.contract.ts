import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { inOneLine } from '#contracts/fields.ts'
import { mostDraftLetters } from '#contracts/jobs/job-drafts-figures.ts'

const typed = 'Escribe lo que dice el aviso, aunque falte algo'
const typedLine = z
  .string(typed)
  .overwrite(inOneLine)
  .max(mostDraftLetters.line, upTo(mostDraftLetters.line))
  .default('')
const typedText = z.string(typed).max(mostDraftLetters.text, upTo(mostDraftLetters.text)).default('')

const field = z.enum(['title', 'description', 'requirements', 'benefits', 'location', 'salaryRange'])

const advice = z.object({
  findings: z.array(
    z.object({
      code: z.string(),
      field,
      /** The line as it stands there; '': nothing does. */
      before: z.string(),
      /** The line instead of it; '': without the line; null: only the company knows. */
      after: z.string().nullable(),
      /** Of words that exclude: which kind, and the words themselves. */
      wording: z.object({ code: z.string(), term: z.string() }).nullable(),
    }),
  ),
  /** What matching reads in the draft. */
  skills: z.array(z.string()),
  /** What ads with such a title pay by the month, in cents of a sol: the quartiles and how many ads. Null: fewer than ten. */
  pay: z.object({ low: z.number(), median: z.number(), high: z.number(), ads: z.number() }).nullable(),
})
export type AdAdvice = z.infer<typeof advice>

export const adWritingContract = {
  read: endpoint({
    method: 'POST',
    path: '/api/coach/ad',
    summary:
      'What can be said better in the draft of an ad, the skills read in it and what such ads pay; nothing is stored',
    audience: 'company',
    body: z.object({
      title: typedLine,
      description: typedText,
      requirements: typedText,
      benefits: typedText,
      location: typedLine,
      salaryRange: typedLine,
    }),
    reply: advice,
  }),
}
