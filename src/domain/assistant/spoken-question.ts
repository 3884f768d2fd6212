import { spokenText } from '#domain/text/spoken-spanish.ts'

/** A question as it is read: folded, numbers in figures, without signs. */
export const spokenQuestion = (question: string): string =>
  spokenText(question)
    .replace(/[^\p{L}\p{N}$/.,+#]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
