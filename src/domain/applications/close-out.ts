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
