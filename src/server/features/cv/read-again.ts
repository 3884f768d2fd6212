import type { ReadCv } from '#domain/cv/cv.ts'
import { mergeSecondReading, needsSecondReading } from '#domain/cv/second-reading/second-reading.ts'
import { secondReadingPrompt } from '#domain/cv/second-reading/second-reading-prompt.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import { inTime } from './in-time.ts'

/** In milliseconds: a person may be waiting, and the first reading exists already. */
const timeout = 8000

/**
 * Completes an unsure reading of a CV with the language model, if one is configured. Never fails: errors go to
 * `onFailure`, and the first reading is returned.
 */
export async function readAgain(
  model: LanguageModel | null,
  text: string,
  first: ReadCv,
  onFailure: (error: unknown) => void = () => {},
): Promise<ReadCv> {
  try {
    if (!model || !needsSecondReading(first, text)) return first
    const answer = model.complete(secondReadingPrompt(text))
    return mergeSecondReading(first, await inTime(answer, timeout), text)
  } catch (error) {
    onFailure(error)
    return first
  }
}
