import {
  type AdField,
  adFields,
  type HoldCode,
  holdCodes,
  type RemarkCode,
  remarkCodes,
} from '#contracts/jobs/holds-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { findAdWording, findQuestionWording } from './ad-wording.ts'

/** A printed text in an ad, and its position. */
export interface Find {
  field: AdField
  term: string
  start: number
  end: number
}

/** What is not in the words: which ad it is like, what its trade pays (in cents of a sol a month), how much a new company published. */
export type Evidence =
  | { jobId: number; percent: number }
  | { median: number; high: number; ads: number }
  | { ads: number; days: number }

/** Why an ad is held. Missing proofs of the company have no finds. */
export interface HoldReason {
  code: HoldCode
  finds: readonly Find[]
  evidence?: Evidence
}

export type AdTexts = Record<AdField, string>

/** The reasons to hold an ad for its words: requests for money first. */
export const readAdReasons = (texts: AdTexts): HoldReason[] => byCode(texts, holdCodes)

/** What is only noticed in its words. */
export const readAdRemarks = (texts: AdTexts): { code: RemarkCode; finds: Find[] }[] =>
  byCode(
    texts,
    remarkCodes.filter((code) => !holdCodes.some((holding) => holding === code)),
  )

function byCode<Code extends string>(
  texts: AdTexts,
  codes: readonly Code[],
): { code: Code; finds: Find[] }[] {
  const ad = adFields.map((field) => texts[field]).join('\n')
  const finds = adFields.flatMap((field) =>
    (field === 'questionTexts' ? findQuestionWording : findAdWording)(texts[field], ad).map(
      ({ code, term, start, end }) => ({
        code,
        find: { field, term, start, end },
      }),
    ),
  )
  return codes.flatMap((code) => {
    const found = finds.filter((one) => one.code === code).map(({ find }) => find)
    return found.length > 0 ? [{ code, finds: found }] : []
  })
}

/** A reason, whatever its codes are. */
type Reason = Omit<HoldReason, 'code'> & { code: string }

/** The reasons without those that a person checked and allowed. */
export function withoutAllowed<One extends Reason>(
  reasons: readonly One[],
  allowed: readonly string[],
): One[] {
  const known = new Set(allowed)
  return reasons.flatMap((reason) => {
    const whole = keyOfWhole(reason)
    if (whole !== null) return known.has(whole) ? [] : [reason]
    const left = reason.finds.filter((find) => !known.has(keyOf(reason.code, find)))
    return left.length > 0 ? [{ ...reason, finds: left }] : []
  })
}

/** The keys of these reasons, stored when a person publishes the ad despite them. */
export const holdKeys = (reasons: readonly Reason[]): string[] =>
  reasons.flatMap((reason) => {
    const whole = keyOfWhole(reason)
    return whole === null ? reason.finds.map((find) => keyOf(reason.code, find)) : [whole]
  })

/** Of a reason that is allowed as one: a copy by the ad that it is like, whatever passages are the same. */
function keyOfWhole({ code, finds, evidence }: Reason): string | null {
  if (evidence && 'jobId' in evidence) return `${code}:#${evidence.jobId}`
  return finds.length === 0 ? code : null
}

const keyOf = (code: string, { term }: Find): string => `${code}:${foldText(term)}`
