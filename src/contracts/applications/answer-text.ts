import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { isPlainText } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { answerTokens, braces, isToken } from './close-out-vocabulary.ts'

/** The first thing in braces that nobody can fill in; null: there is none. */
function unknownToken(text: string): string | null {
  for (const [written, name] of text.matchAll(braces)) if (!isToken(name ?? '')) return written
  return null
}

const tokensInWords = new Intl.ListFormat('es', { type: 'disjunction' }).format(
  answerTokens.map((name) => `{${name}}`),
)

/** The text of an answer to many people. A token that nobody can fill in is refused by its name. */
export const answerText = z
  .string('Escribe el mensaje')
  .trim()
  .min(1, 'Escribe el mensaje')
  .max(mostLetters.statusMessage, upTo(mostLetters.statusMessage))
  .refine(isPlainText, 'Quita los caracteres que no se ven')
  .superRefine((text, context) => {
    const token = unknownToken(text)
    if (token !== null)
      context.addIssue({
        code: 'custom',
        message: `Usa ${tokensInWords}; no llenamos ${token.slice(0, 24)}`,
      })
  })
