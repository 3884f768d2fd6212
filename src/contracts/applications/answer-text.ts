import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { isPlainText } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { longestLine } from './close-out-figures.ts'
import { answerTokens, braces, isToken } from './close-out-vocabulary.ts'

/** The first thing in braces that nobody can fill in; null: there is none. */
function unknownToken(text: string): string | null {
  for (const [written, name] of text.matchAll(braces)) if (!isToken(name ?? '')) return written
  return null
}

const tokensInWords = new Intl.ListFormat('es', { type: 'disjunction' }).format(
  answerTokens.map((name) => `{${name}}`),
)

const textWithTokens = (max: number) =>
  z
    .string('Escribe el mensaje')
    .trim()
    .min(1, 'Escribe el mensaje')
    .max(max, upTo(max))
    .refine(isPlainText, 'Quita los caracteres que no se ven')
    .superRefine((text, context) => {
      const token = unknownToken(text)
      if (token !== null)
        context.addIssue({
          code: 'custom',
          message: `Usa ${tokensInWords}; no llenamos ${token.slice(0, 24)}`,
        })
    })

/** The text of an answer to many people. A token that nobody can fill in is refused by its name. */
export const answerText = textWithTokens(mostLetters.statusMessage)

/** The same for a message in the conversation of an application. */
export const candidateText = textWithTokens(mostLetters.message)

/** What is added to an answer for one person alone, as it is written: without tokens. */
export const answerLine = z
  .string('Escribe la línea')
  .trim()
  .min(1, 'Escribe la línea')
  .max(longestLine, upTo(longestLine))
  .refine(isPlainText, 'Quita los caracteres que no se ven')
