import { useMemo, useState } from 'react'
import type { ExtractedData } from '#contracts/cv.contract.ts'
import {
  isComplete,
  isPreselected,
  type KnownProfile,
  reviewOf,
  type ReviewItem,
  type ReviewValue,
  selectionOf,
} from '#domain/cv/review.ts'
import { isDoubtful, type ReviewPart } from '#domain/cv/review-parts.ts'
import { outlineOf, type PageOutline } from './page-outline.ts'

/** An item with what the person decided about it so far. */
export interface ReviewedItem extends ReviewItem {
  isTaken: boolean
  isCorrected: boolean
  /** As it was before any correction. */
  read: ReviewValue
}

/** What of an item may be wrong; nothing once the person went through its fields. */
export const doubtsOf = ({ parts, isCorrected }: ReviewedItem): ReviewPart[] =>
  isCorrected ? [] : parts.filter(isDoubtful)

type Decision = { isTaken: boolean; value?: ReviewValue }

/** What the CV says, item by item, with what the person took over, corrected or skipped. `known` decides what is offered. */
export function useCvReview(data: ExtractedData | null, known: KnownProfile | null) {
  const [decided, setDecided] = useState<Readonly<Record<string, Decision>>>({})
  const found = useMemo(() => (data && known ? reviewOf(data, known) : []), [data, known])
  const items = found.map((item): ReviewedItem => {
    const decision = decided[item.id]
    return Object.assign({}, item, {
      value: decision?.value ?? item.value,
      isTaken: item.outcome !== 'known' && (decision?.isTaken ?? isPreselected(item)),
      isCorrected: decision?.value !== undefined,
      read: item.value,
    })
  })
  const taken = items.filter(({ isTaken, value }) => isTaken && isComplete(value)).map(({ value }) => value)
  const outline = useMemo(() => (data ? outlineOf(data) : new Map<number, PageOutline>()), [data])
  return {
    items,
    outline,
    taken,
    selection: selectionOf(taken),
    take: (id: string, isTaken: boolean) =>
      setDecided((before) => ({ ...before, [id]: { ...before[id], isTaken } })),
    correct: (id: string, value: ReviewValue) =>
      setDecided((before) => ({ ...before, [id]: { isTaken: true, value } })),
    /** Another CV, or this one is kept: nothing is decided any more. */
    forget: () => setDecided({}),
  }
}

export type CvReview = ReturnType<typeof useCvReview>
