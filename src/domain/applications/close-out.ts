import {
  type AnswerToken,
  answerTokens,
  braces,
  isToken,
} from '#contracts/applications/close-out-vocabulary.ts'

/** A text with each token, such as `{nombre}`, replaced by its value. */
export const fillAnswer = (text: string, values: Record<AnswerToken, string>): string =>
  text.replaceAll(braces, (written, name: string) => (isToken(name) ? values[name] : written))

/** The tokens that a text uses. */
export const tokensIn = (text: string): AnswerToken[] =>
  answerTokens.filter((token) => text.includes(`{${token}}`))

/** A text with what is said to one person alone: before its last paragraph, which takes leave; after a text of one. */
export function withLine(text: string, line: string | null | undefined): string {
  if (!line) return text
  const paragraphs = text.split(/\n{2,}/)
  const last = paragraphs.length > 1 ? paragraphs.splice(-1) : []
  return [...paragraphs, line, ...last].join('\n\n')
}
