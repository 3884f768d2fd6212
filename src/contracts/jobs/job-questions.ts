import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { line } from '#contracts/fields.ts'
import { questionKinds, yesNoLabels } from './questions-vocabulary.ts'
import {
  fewestOptions,
  largestNumber,
  longestOption,
  longestQuestion,
  mostFileQuestions,
  mostOptions,
  mostQuestions,
} from './question-figures.ts'

/** A question of an ad, as those who apply see it. */
export const askedQuestion = z.object({
  id: z.number(),
  kind: z.enum(questionKinds),
  text: z.string(),
  isRequired: z.boolean(),
  /** Of a choice; else empty. */
  options: z.array(z.string()),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/** The same for its company, with the answer that it looks for. That marks a candidate and never rejects anybody. */
export const ownQuestion = askedQuestion.extend({
  /** Any of them will do. Empty: no answer is looked for. */
  wantedAnswers: z.array(z.string()),
  wantedMin: z.number().nullable(),
  wantedMax: z.number().nullable(),
})
export type OwnQuestion = z.infer<typeof ownQuestion>

const wantedNumber = z
  .number('Escribe un número')
  .min(0, 'Escribe un número desde 0')
  .max(largestNumber, 'Escribe un número más pequeño')
  .nullable()
  .default(null)

const otherQuestion = 'Incluye el número de una pregunta del aviso'
const fewOptions = `Escribe ${fewestOptions} opciones o más, una por línea`
const manyOptions = `Escribe ${mostOptions} opciones como máximo`
const otherAnswers = 'Elige entre las respuestas de la pregunta'

const question = z
  .object(
    {
      /** The question that this was, so that it keeps its answers if it still asks the same. */
      id: z.int(otherQuestion).positive(otherQuestion).max(2_147_483_647, otherQuestion).optional(),
      kind: z.enum(questionKinds, 'Elige el tipo de respuesta'),
      text: line('Escribe la pregunta', longestQuestion),
      isRequired: z.boolean('Elige si hay que responder').default(true),
      options: z.array(line(fewOptions, longestOption), fewOptions).max(mostOptions, manyOptions).default([]),
      wantedAnswers: z
        .array(z.string(otherAnswers).max(longestOption, upTo(longestOption)), otherAnswers)
        .max(mostOptions, otherAnswers)
        .default([]),
      wantedMin: wantedNumber,
      wantedMax: wantedNumber,
    },
    'Incluye el texto y el tipo de cada pregunta',
  )
  .superRefine(({ kind, options, wantedAnswers, wantedMin, wantedMax }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'choice') {
      if (options.length < fewestOptions) refuse('options', fewOptions)
      else if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
        refuse('options', 'Escribe opciones distintas entre sí')
      if (wantedAnswers.some((answer) => !options.includes(answer))) refuse('wantedAnswers', otherAnswers)
    }
    if (kind === 'yes_no' && wantedAnswers.some((answer) => !Object.hasOwn(yesNoLabels, answer)))
      refuse('wantedAnswers', otherAnswers)
    if (kind === 'number' && wantedMin !== null && wantedMax !== null && wantedMin > wantedMax)
      refuse('wantedMax', 'Escribe un máximo que no sea menor que el mínimo')
  })
  // What the kind does not have is not stored.
  .transform(({ options, wantedAnswers, wantedMin, wantedMax, ...asked }) => ({
    ...asked,
    options: asked.kind === 'choice' ? options : [],
    wantedAnswers: asked.kind === 'choice' || asked.kind === 'yes_no' ? wantedAnswers : [],
    wantedMin: asked.kind === 'number' ? wantedMin : null,
    wantedMax: asked.kind === 'number' ? wantedMax : null,
  }))

const manyFiles = `Pide ${mostFileQuestions} archivos como máximo`

/** The questions of an ad in their order. Omitted in an edit: they stay. */
export const questionList = z
  .array(question, `Incluye ${mostQuestions} preguntas como máximo`)
  .max(mostQuestions, `Incluye ${mostQuestions} preguntas como máximo`)
  .superRefine((questions, context) => {
    const beyond = [...questions.entries()].filter(([, { kind }]) => kind === 'file')[mostFileQuestions]
    if (beyond) context.addIssue({ code: 'custom', path: [beyond[0], 'kind'], message: manyFiles })
  })
  .optional()
export type QuestionInput = NonNullable<z.output<typeof questionList>>[number]
