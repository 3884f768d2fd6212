import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { inOneLine } from '#contracts/fields.ts'
import type { RecordFiles } from '#contracts/endpoint.ts'
import { questionKinds } from '#contracts/jobs/questions-vocabulary.ts'
import {
  answerFileMaxBytes,
  longestAnswer,
  mostFileQuestions,
  mostQuestions,
} from '#contracts/jobs/question-figures.ts'
import { answerFileTooLarge, answerFileWrongType } from './answer-files.ts'

/** More than the longest answer: the check of each kind says what is too long. */
const longestTyped = longestAnswer * 2
const otherForm = 'Envía las respuestas como las pide el formulario'

/** What a form to apply says to the questions of the ad, and to its company. */
export const answering = {
  /** The numbers of the questions that the form showed: '4,9'. If the ad asks others now, it is refused with `questions_changed`. */
  questions: z
    .string(otherForm)
    .max(mostQuestions * 12, otherForm)
    .regex(/^[\d,]*$/, otherForm)
    .optional(),
  /** By the number of the question. A form without scripts names its field `answers.4`. */
  answers: z
    .record(
      z.string().max(10, otherForm).regex(/^\d+$/, otherForm),
      z.string(otherForm).max(longestTyped, upTo(longestTyped)),
      otherForm,
    )
    .refine((answers) => Object.keys(answers).length <= mostQuestions * 2, otherForm)
    .optional(),
  /** Yes to be found by the company of the ad for its other jobs. A box of a form without scripts sends 'on'. */
  futureJobs: z
    .union([z.boolean(), z.enum(['', 'on', 'true', 'false'])], otherForm)
    .transform((given) => given === true || given === 'on' || given === 'true')
    .optional(),
  /** The address of the page before that of the ad, or 'site', as its visit counts it. Only its kind is kept. */
  from: z.string(otherForm).overwrite(inOneLine).max(500, upTo(500)).optional(),
}
export type SentAnswers = { [Name in keyof typeof answering]?: z.output<(typeof answering)[Name]> }

/** The files of a form to apply: `answers.4` answers the question 4. They come in the same request as everything else. */
export const answerFiles = {
  field: 'answers',
  most: mostFileQuestions,
  maxBytes: answerFileMaxBytes,
  tooLarge: answerFileTooLarge,
  wrongType: answerFileWrongType,
  paper: true,
  docx: true,
} satisfies RecordFiles

/** An answer as its writer sees it, with the question as it was asked. */
export const givenAnswer = z.object({
  question: z.string(),
  /** In words: 'Sí', '1,500'. Of a file its name. */
  answer: z.string(),
  /** Where the file is; null: the answer is none, or the file is gone or hidden. */
  fileUrl: z.string().nullable(),
})
export type GivenAnswer = z.infer<typeof givenAnswer>

/** The same for the company of the ad. */
export const receivedAnswer = givenAnswer.extend({
  /** Null: the question is gone. */
  questionId: z.number().nullable(),
  kind: z.enum(questionKinds),
  /** Whether it is what the company looks for; null: it looks for nothing here. It never changes score, order or status. */
  meetsWish: z.boolean().nullable(),
})
export type ReceivedAnswer = z.infer<typeof receivedAnswer>
