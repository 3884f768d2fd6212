import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { isPlainText } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** What a text may ask to be filled in. */
export const answerTokens = ['nombre', 'puesto', 'empresa'] as const
export type AnswerToken = (typeof answerTokens)[number]

/** A token as it is written: `{nombre}`. */
export const braces = /\{([^{}]*)\}/g
export const isToken = (name: string): name is AnswerToken => answerTokens.some((token) => token === name)

/** The first thing in braces that nobody can fill in; null: there is none. */
function unknownToken(text: string): string | null {
  for (const [written, name] of text.matchAll(braces)) if (!isToken(name ?? '')) return written
  return null
}

const tokensInWords = answerTokens.map((name) => `{${name}}`).join(', ')

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
        message: `No sabemos llenar ${token.slice(0, 40)}. Usa ${tokensInWords}.`,
      })
  })
