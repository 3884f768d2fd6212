import type { Find } from '#domain/jobs/wording/holds.ts'
import { fewestPieces, likeness, pieceAt, piecesOf, wordsOf } from './text-signature.ts'

/** From this likeness on one text was written from the other. */
export const copyLikeness = 0.5
/** How many ads that may be alike are compared in full. */
export const mostAlike = 20
/** A shorter passage is chance, and quoting more than two helps nobody. */
const shortestPassage = 6
const quotedPassages = 2

/** The texts that are compared. A title is too short, and benefits are often the law's words. */
export type ComparedTexts = { description: string; requirements: string }

/** What is compared of an ad. */
export const comparedText = ({ description, requirements }: ComparedTexts): string =>
  `${description}\n${requirements}`

export interface OtherAd extends ComparedTexts {
  jobId: number
}

export interface Copy {
  jobId: number
  /** How much of both is the same, in percent. */
  percent: number
  finds: Find[]
}

/** The ad among `others` that this one is most like, with the same passages; null if it is like none. */
export function findCopy(ad: ComparedTexts, others: readonly OtherAd[]): Copy | null {
  const pieces = piecesOf(comparedText(ad))
  if (pieces.size < fewestPieces) return null
  let best: { other: ReadonlySet<string>; jobId: number; share: number } | null = null
  for (const { jobId, ...texts } of others) {
    const other = piecesOf(comparedText(texts))
    const share = other.size < fewestPieces ? 0 : likeness(pieces, other)
    if (share >= copyLikeness && share > (best?.share ?? 0)) best = { other, jobId, share }
  }
  return best && { jobId: best.jobId, percent: Math.round(best.share * 100), finds: passages(ad, best.other) }
}

/** The longest passages of the ad whose pieces the other has, too. */
function passages(ad: ComparedTexts, other: ReadonlySet<string>): Find[] {
  const found = (['description', 'requirements'] as const).flatMap((field) =>
    passagesOf(ad[field], other, field),
  )
  return found
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, quotedPassages)
    .toSorted((a, b) => (a.field === b.field ? a.start - b.start : a.field < b.field ? -1 : 1))
}

function passagesOf(text: string, other: ReadonlySet<string>, field: Find['field']): Find[] {
  const words = wordsOf(text)
  const plain = words.map(({ word }) => word)
  const found: Find[] = []
  let first = 0
  for (let index = 0; index <= words.length; index++) {
    // The last two words of a passage begin no piece of their own.
    if (index < words.length && other.has(pieceAt(plain, index))) continue
    const last = Math.min(index + 1, words.length - 1)
    if (index > first && last - first + 1 >= shortestPassage) {
      const { start } = words[first]!
      const { end } = words[last]!
      found.push({ field, term: text.slice(start, end), start, end })
    }
    first = index + 1
  }
  return found
}
