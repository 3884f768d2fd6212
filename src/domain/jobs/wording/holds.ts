import {
  type AdField,
  adFields,
  type HoldCode,
  holdCodes,
  type ProofCode,
} from '#contracts/jobs/holds-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { findAdWording, type WordingCode } from './ad-wording.ts'

/** A printed text in an ad, and its position. */
export interface Find {
  field: AdField
  term: string
  start: number
  end: number
}

/** Why an ad is held. Missing proofs of the company have no finds. */
export interface HoldReason {
  code: HoldCode
  finds: readonly Find[]
}

export type AdTexts = Record<AdField, string>

const isHolding = (code: WordingCode): code is Exclude<HoldCode, ProofCode> =>
  holdCodes.some((known) => known === code)

/** The reasons to hold an ad for its words: requests for money first. */
export function readAdReasons(texts: AdTexts): HoldReason[] {
  const finds = adFields.flatMap((field) =>
    findAdWording(texts[field]).map(({ code, term, start, end }) => ({
      code,
      find: { field, term, start, end },
    })),
  )
  return holdCodes.flatMap((code) => {
    const found = finds.filter((one) => one.code === code && isHolding(one.code)).map(({ find }) => find)
    return found.length > 0 ? [{ code, finds: found }] : []
  })
}

/** The reasons without those that a person checked and allowed. */
export function withoutAllowed(reasons: readonly HoldReason[], allowed: readonly string[]): HoldReason[] {
  const known = new Set(allowed)
  return reasons.flatMap(({ code, finds }) => {
    if (finds.length === 0) return known.has(code) ? [] : [{ code, finds }]
    const left = finds.filter((find) => !known.has(keyOf(code, find)))
    return left.length > 0 ? [{ code, finds: left }] : []
  })
}

/** The keys of these reasons, stored when a person publishes the ad despite them. */
export const holdKeys = (reasons: readonly HoldReason[]): string[] =>
  reasons.flatMap(({ code, finds }) => (finds.length === 0 ? [code] : finds.map((find) => keyOf(code, find))))

const keyOf = (code: HoldCode, { term }: Find): string => `${code}:${foldText(term)}`
