import {
  type AdField,
  type RemarkCode,
  type TrustCode,
  trustCodes,
} from '#contracts/jobs/holds-vocabulary.ts'
import type { ParsedSalary } from '#domain/jobs/pay/salary.ts'
import {
  type AdTexts,
  type Find,
  type HoldReason,
  readAdReasons,
  readAdRemarks,
} from '#domain/jobs/wording/holds.ts'
import { findCopy, type OtherAd } from './copied-text.ts'
import { type PayLevel, paysFarOff } from './pay-level.ts'

/** A company is new for so long, and so many ads in 24 hours are many for it. */
export const newCompanyDays = 7
export const manyAds = 5

/** What is known about an ad beyond its words. */
export interface AdFacts {
  /** Qhatu has checked the documents of its company. */
  isVerified: boolean
  pay: ParsedSalary | null
  /** What its trade pays. */
  level: PayLevel | null
  /** Earlier ads that may be alike, of other companies and of its own. */
  others: readonly OtherAd[]
  own: readonly OtherAd[]
  /** How old its company was when it was written, and the number of its ads in the 24 hours until then, with this one. */
  companyDays: number
  adsOfTheDay: number
}

/** What is noticed and holds nothing. */
export interface Remark extends Omit<HoldReason, 'code'> {
  code: RemarkCode
}

export interface Judgement {
  reasons: HoldReason[]
  remarks: Remark[]
}

/**
 * What stands against an ad, for a person to look at. Money and words that discriminate hold it whoever publishes it. What is a question of
 * trust holds it, too, but is only a remark on the ad of a company that Qhatu has checked.
 */
export function judgeAd(texts: AdTexts, facts: AdFacts): Judgement {
  const worded = readAdReasons(texts)
  const isTrust = (code: HoldReason['code']) => trustCodes.some((known) => known === code)
  const ofTrust = [...worded.filter(({ code }) => isTrust(code)), ...factReasons(texts, facts)]
  const light = [...readAdRemarks(texts), ...repeated(texts, facts)]
  return {
    reasons: [...worded.filter(({ code }) => !isTrust(code)), ...(facts.isVerified ? [] : ofTrust)],
    remarks: [...(facts.isVerified ? (ofTrust as Remark[]) : []), ...light],
  }
}

function factReasons(texts: AdTexts, facts: AdFacts): (HoldReason & { code: TrustCode })[] {
  const found: (HoldReason & { code: TrustCode })[] = []
  if (paysFarOff(facts.pay, facts.level)) {
    const { median, high, ads } = facts.level!
    found.push({ code: 'pay_far_off', finds: [whole('salaryRange', texts)], evidence: { median, high, ads } })
  }
  const copy = findCopy(texts, facts.others)
  if (copy) {
    const { finds, jobId, percent } = copy
    found.push({ code: 'copied_text', finds, evidence: { jobId, percent } })
  }
  if (facts.companyDays < newCompanyDays && facts.adsOfTheDay > manyAds)
    found.push({
      code: 'many_ads',
      finds: [],
      evidence: { ads: facts.adsOfTheDay, days: Math.floor(facts.companyDays) },
    })
  return found
}

/** The same ad twice is a nuisance, not a danger. */
function repeated(texts: AdTexts, { own }: AdFacts): Remark[] {
  const copy = findCopy(texts, own)
  return copy
    ? [{ code: 'repeated_text', finds: [], evidence: { jobId: copy.jobId, percent: copy.percent } }]
    : []
}

function whole(field: AdField, texts: AdTexts): Find {
  const term = texts[field]
  return { field, term, start: 0, end: term.length }
}
