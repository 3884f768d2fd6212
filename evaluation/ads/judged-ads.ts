import type { RemarkCode } from '#contracts/jobs/holds-vocabulary.ts'
import { comparedText, mostAlike, type OtherAd } from '#domain/jobs/risk/copied-text.ts'
import { monthlyPay, type PayLevel } from '#domain/jobs/risk/pay-level.ts'
import { judgeAd } from '#domain/jobs/risk/risk.ts'
import { signatureOf } from '#domain/jobs/risk/text-signature.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import { labelledSets } from '#evaluation/matching/labelled-sets.ts'
import type { LabelledAd } from './labelled-ads.ts'

/** Earlier ads by the numbers of their signatures, as the index of the product has them. */
export class EarlierAds {
  readonly #byNumber = new Map<number, (OtherAd & { company: string })[]>()
  #count = 0

  /** The ads that may be like this one, then this one is an earlier one, too. */
  add(ad: { description: string; requirements: string }, company: string) {
    const signature = signatureOf(comparedText(ad)) ?? []
    const alike = new Set(signature.flatMap((number) => this.#byNumber.get(number) ?? []))
    const { description, requirements } = ad
    const other = { jobId: ++this.#count, description, requirements, company }
    for (const number of signature) {
      const there = this.#byNumber.get(number)
      if (there) there.push(other)
      else this.#byNumber.set(number, [other])
    }
    return {
      others: [...alike].filter((one) => one.company !== company).slice(0, mostAlike),
      own: [...alike].filter((one) => one.company === company).slice(0, mostAlike),
    }
  }
}

/** The ads of the match score: every one is another company's, and their pay is what the trades pay. */
export const otherAds = Object.values(labelledSets).flatMap((sets) => sets.flatMap(({ jobs }) => jobs))

/** What the ads of a category and experience pay, as `pay-levels.queries.ts` counts it. */
export function payLevels(): (category: string | null, experience: string | null) => PayLevel | null {
  const pays = new Map<string, number[]>()
  for (const { category, experience, salaryText } of otherAds) {
    const pay = monthlyPay(parseSalary(salaryText ?? ''))
    if (pay === null || !category) continue
    for (const key of [category, `|${experience ?? ''}`, `${category}|${experience ?? ''}`])
      pays.set(key, [...(pays.get(key) ?? []), pay])
  }
  return (category, experience) => {
    for (const key of [`${category}|${experience ?? ''}`, `|${experience ?? ''}`, `${category}`]) {
      const known = pays.get(key)?.toSorted((a, b) => a - b) ?? []
      const at = (share: number) => known[Math.floor((known.length - 1) * share)]!
      if (known.length >= 30) return { ads: known.length, median: at(0.5), high: at(0.9) }
    }
    return null
  }
}

export interface Verdict {
  codes: ReadonlySet<HoldReason['code'] | RemarkCode>
  isHeld: boolean
}

/** What the rules say of a labelled ad. */
export function judgeLabelled(
  { company, salaryRange, title, description, requirements, category, experience }: LabelledAd,
  file: string,
  earlier: EarlierAds,
  levelOf: ReturnType<typeof payLevels>,
): Verdict {
  const { reasons, remarks } = judgeAd(
    { title, description, requirements, benefits: '', salaryRange, questionTexts: '' },
    {
      isVerified: company.isVerified,
      pay: parseSalary(salaryRange),
      level: levelOf(category, experience),
      ...earlier.add({ description, requirements }, company.name ?? file),
      companyDays: company.ageDays,
      adsOfTheDay: company.adsToday,
    },
  )
  return {
    codes: new Set([...reasons, ...remarks].map(({ code }) => code)),
    isHeld: reasons.length > 0,
  }
}
