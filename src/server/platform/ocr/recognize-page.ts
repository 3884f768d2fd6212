import { type Grey, turned } from './grey-picture.ts'
import { pageOfWords, type RecognizedPage } from './recognized-page.ts'
import type { Recognizer, WordLine } from './recognizer.ts'
import { straightened } from './straighten.ts'

/** Text that stands on its head is recognised with less certainty than this. */
const LOOKS_UPSIDE_DOWN = 0.7
/** A page of a CV has more. */
const FEWEST_LETTERS = 20

/** The text of a picture of a page, however it lies. `pointsPerPixel`: its scale. */
export async function recognizePage(
  recognizer: Recognizer,
  picture: Grey,
  pointsPerPixel: number,
): Promise<RecognizedPage> {
  const level = await straightened(picture)
  const lines = recognizer.recognize(level)
  if (certaintyOf(lines) >= LOOKS_UPSIDE_DOWN) return pageOfWords(level, lines, pointsPerPixel)
  const overturned = await turned(level, 180)
  const others = recognizer.recognize(overturned)
  return certaintyOf(others) > certaintyOf(lines)
    ? pageOfWords(overturned, others, pointsPerPixel)
    : pageOfWords(level, lines, pointsPerPixel)
}

/** The mean certainty of the letters; 0 for fewer than a page has. */
function certaintyOf(lines: readonly WordLine[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, certainty } of lines.flatMap(({ words }) => words)) {
    sum += certainty * text.length
    letters += text.length
  }
  return letters < FEWEST_LETTERS ? 0 : sum / letters
}
