export interface Question {
  /** What the model is and has to do. */
  system: string
  /** What it works on. */
  user: string
  /** JSON Schema of the answer, as strict structured output wants it: every property required, none besides. */
  schema: Record<string, unknown>
}

/** Where questions to a language model leave the process. It may help with reading and wording; it never decides. */
export interface LanguageModel {
  /**
   * The answer as parsed JSON. The schema was asked for, not enforced: the caller checks every value that it uses.
   * Throws `LanguageModelError` when there is no answer.
   */
  complete(question: Question): Promise<unknown>
}

/** `status`: an HTTP status other than 200. `unreadable`: no JSON where the answer should stand. */
export type LanguageModelFailure = 'timeout' | 'unreachable' | 'status' | 'too_large' | 'unreadable'

/** Its message holds nothing of the question, of the answer or of the key: it may be logged. */
export class LanguageModelError extends Error {
  readonly code: LanguageModelFailure
  readonly status: number | undefined

  constructor(code: LanguageModelFailure, status?: number) {
    super(`language model: ${code}${status === undefined ? '' : ` ${status}`}`)
    this.code = code
    this.status = status
  }
}
