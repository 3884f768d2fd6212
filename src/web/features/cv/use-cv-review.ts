import { useMemo, useState } from 'react'
import type { ExtractedData } from '#contracts/cv/cv.contract.ts'
import {
  isComplete,
  isPreselected,
  type KnownProfile,
  reviewOf,
  type ReviewItem,
  type ReviewValue,
  selectionOf,
} from '#domain/cv/review.ts'
import { type EntryName, withName } from '#domain/cv/review-names.ts'
import { isDoubtful, type ReviewPart } from '#domain/cv/review-parts.ts'
import { outlineOf, type PageOutline } from './page-outline.ts'

/** An item with what the person decided about it so far. */
export interface ReviewedItem extends ReviewItem {
  isTaken: boolean
  /** The person went through all of its fields. */
  isCorrected: boolean
  /** As it was before any correction. */
  read: ReviewValue
}

/** What of an item may be wrong; nothing once the person went through its fields. */
export const doubtsOf = ({ parts, isCorrected }: ReviewedItem): ReviewPart[] =>
  isCorrected ? [] : parts.filter(isDoubtful)

type Decision = { isTaken: boolean; value?: ReviewValue; isCorrected?: boolean }

/** What the CV says, item by item, with what the person took over, corrected or skipped. `known` decides what is offered. */
export function useCvReview(data: ExtractedData | null, known: KnownProfile | null) {
  const [decided, setDecided] = useState<Readonly<Record<string, Decision>>>({})
  const found = useMemo(() => (data && known ? reviewOf(data, known) : []), [data, known])
  const items = found.map((item): ReviewedItem => {
    const decision = decided[item.id]
    const value = decision?.value ?? item.value
    const isWanted = item.outcome !== 'known' && (decision?.isTaken ?? isPreselected(item))
    return Object.assign({}, item, {
      value,
      isTaken: isWanted && isComplete(value),
      isCorrected: decision?.isCorrected ?? false,
      read: item.value,
    })
  })
  const taken = items.filter(({ isTaken }) => isTaken).map(({ value }) => value)
  const outline = useMemo(() => (data ? outlineOf(data) : new Map<number, PageOutline>()), [data])
  return {
    items,
    outline,
    taken,
    selection: selectionOf(taken),
    take: (id: string, isTaken: boolean) =>
      setDecided((before) => ({ ...before, [id]: { ...before[id], isTaken } })),
    correct: (id: string, value: ReviewValue) =>
      setDecided((before) => ({ ...before, [id]: { isTaken: true, value, isCorrected: true } })),
    /** A name that the CV did not say, as it is typed. Complete, the entry is taken over. */
    name: ({ id, value }: ReviewedItem, name: EntryName, text: string) =>
      setDecided((before) => ({
        ...before,
        [id]: { ...before[id], isTaken: true, value: withName(value, name, text) },
      })),
    /** Another CV, or this one is kept: nothing is decided any more. */
    forget: () => setDecided({}),
  }
}

export type CvReview = ReturnType<typeof useCvReview>
