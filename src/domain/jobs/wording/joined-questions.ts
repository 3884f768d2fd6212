/** The questions of an ad as one text, each line a question or an option of it. */
export const questionTexts = (questions: readonly { text: string; options: readonly string[] }[]): string =>
  questions.flatMap(({ text, options }) => [text, ...options]).join('\n')
