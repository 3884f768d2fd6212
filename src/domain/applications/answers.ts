import { type AnswerToken, braces, isToken } from '#contracts/applications/answer-text.ts'

/** A text with each token, such as `{nombre}`, replaced by its value. */
export const fillAnswer = (text: string, values: Record<AnswerToken, string>): string =>
  text.replaceAll(braces, (written, name: string) => (isToken(name) ? values[name] : written))

/** A text split where values stand, to show which words were filled in. */
export function answerPieces(
  text: string,
  values: Record<AnswerToken, string>,
): { text: string; isFilledIn: boolean }[] {
  return text
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const filled = fillAnswer(piece, values)
      return { text: filled, isFilledIn: filled !== piece }
    })
}
