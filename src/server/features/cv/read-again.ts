import type { ReadCv } from '#domain/cv/cv.ts'
import { mergeSecondReading, needsSecondReading } from '#domain/cv/second-reading.ts'
import { secondReadingPrompt } from '#domain/cv/second-reading-prompt.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'

/**
 * A reading of a CV's text, completed with the help of the language model where there is one and the reading is unsure.
 * Never fails: whatever goes wrong is told to `onFailure` and the first reading stays.
 */
export async function readAgain(
  model: LanguageModel | null,
  text: string,
  first: ReadCv,
  onFailure: (error: unknown) => void = () => {},
): Promise<ReadCv> {
  try {
    if (!model || !needsSecondReading(first, text)) return first
    return mergeSecondReading(first, await model.complete(secondReadingPrompt(text)), text)
  } catch (error) {
    onFailure(error)
    return first
  }
}
