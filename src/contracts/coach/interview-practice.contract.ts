import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, inOneLine } from '#contracts/fields.ts'
import { longestPractice } from './interview-figures.ts'

const question = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  why: z.string(),
  about: z.string().nullable(),
})

const criterion = z.object({
  name: z.string(),
  /** 1-4. */
  points: z.number(),
  /** The words of the answer that it rests on; null: none. */
  quote: z.string().nullable(),
  advice: z.string(),
})
export type Criterion = z.infer<typeof criterion>

const practice = z.object({
  job: z.object({ id: z.number(), title: z.string(), company: z.string() }),
  questions: z.array(question),
})
export type Practice = z.infer<typeof practice>

const writeAnswer = 'Escribe tu respuesta'

export const coachInterviewContract = {
  questions: endpoint({
    method: 'GET',
    path: '/api/coach/jobs/:id/interview',
    summary:
      'Questions to practise the interview of an open job, from what it asks and what the own profile lacks',
    audience: 'professional',
    params: idParams,
    reply: practice,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/coach/jobs/:id/interview/answers',
    summary:
      'What stands in an answer and what is missing, with the words it rests on; nothing of it is stored',
    audience: 'professional',
    params: idParams,
    body: z.object({
      questionId: z.string('Elige una pregunta').overwrite(inOneLine).max(200, upTo(200)),
      answer: z.string(writeAnswer).trim().min(1, writeAnswer).max(longestPractice, upTo(longestPractice)),
    }),
    reply: z.object({ criteria: z.array(criterion) }),
  }),
}
