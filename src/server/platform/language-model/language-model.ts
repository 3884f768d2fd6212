export interface Question {
  /** The model's role and task. */
  system: string
  /** The data to work on. */
  user: string
  /**
   * JSON Schema of the answer, in the form that strict structured output requires: every property required, no
   * others.
   */
  schema: Record<string, unknown>
}

/** The port for questions to a language model. It may help with reading and wording; it never decides. */
export interface LanguageModel {
  /**
   * The answer as parsed JSON. The schema is requested, not enforced: the caller checks every value that it uses.
   * Throws `LanguageModelError` when there is no answer.
   */
  complete(question: Question): Promise<unknown>
}

/** `status`: an HTTP status other than 200. `unreadable`: the answer is not JSON. `cut`: a stream ended before its end. */
export type LanguageModelFailure = 'timeout' | 'unreachable' | 'status' | 'too_large' | 'unreadable' | 'cut'

/** Its message contains nothing of the question, the answer or the key, so it may be logged. */
export class LanguageModelError extends Error {
  readonly code: LanguageModelFailure
  readonly status: number | undefined

  constructor(code: LanguageModelFailure, status?: number) {
    super(`language model: ${code}${status === undefined ? '' : ` ${status}`}`)
    this.code = code
    this.status = status
  }
}
