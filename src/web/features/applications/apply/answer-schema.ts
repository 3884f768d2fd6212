import { z } from 'zod'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { readAnswer } from '#domain/applications/answers.ts'
import { answerName } from './sent-answers.ts'

/** Checks the answers with the other fields of a form, as the server does. Loaded with the schema of the form. */
export const withAnswers = <Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  questions: readonly AskedQuestion[],
): z.ZodType<z.output<z.ZodObject<Shape>>> =>
  form.extend(
    Object.fromEntries(questions.map((question) => [answerName(question.id), answerTo(question)])),
  ) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>>

const answerTo = (question: AskedQuestion) =>
  z
    .string()
    .optional()
    .superRefine((typed, context) => {
      const { fault } = readAnswer(question, typed)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    })
