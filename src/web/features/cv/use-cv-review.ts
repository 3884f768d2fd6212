import { useMemo, useState } from 'react'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
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

/** An item with the person's decision so far. */
export interface ReviewedItem extends ReviewItem {
  isTaken: boolean
  /** The person has checked all of its fields. */
  isCorrected: boolean
  /** The value before any correction. */
  read: ReviewValue
}

/** The parts of an item that may be wrong; none once the person has checked its fields. */
export const doubtsOf = ({ parts, isCorrected }: ReviewedItem): ReviewPart[] =>
  isCorrected ? [] : parts.filter(isDoubtful)

type Decision = { isTaken: boolean; value?: ReviewValue; isCorrected?: boolean }

/** The items of a CV with what the person accepted, corrected or skipped. `known` decides which are offered. */
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
    /** A name that the CV does not state, as typed. Once complete, the entry is accepted. */
    name: ({ id, value }: ReviewedItem, name: EntryName, text: string) =>
      setDecided((before) => ({
        ...before,
        [id]: { ...before[id], isTaken: true, value: withName(value, name, text) },
      })),
    /** Resets the decisions, after another CV or after saving. */
    forget: () => setDecided({}),
  }
}

export type CvReview = ReturnType<typeof useCvReview>
