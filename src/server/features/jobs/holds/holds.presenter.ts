import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import type { HeldAd } from '#contracts/admin/held-ads.contract.ts'
import { evidenceInWords } from '#domain/jobs/risk/evidence.words.ts'
import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import { type AlikeAds, proven } from '#server/features/jobs/risk/evidence.service.ts'
import type { HeldRow, HoldRow } from './holds.queries.ts'

/** The hold of an ad, as its company sees it; null when released. It does not name the ad that it is like: that may be a secret. */
export function presentHold(hold: HoldRow | null): JobHold | null {
  if (!hold || hold.releasedAt !== null) return null
  return {
    ...presentState(hold),
    reasons: hold.reasons.map(({ code, finds, evidence }) => ({
      code,
      finds: [...finds],
      note: evidence && 'median' in evidence ? evidenceInWords(evidence) : null,
    })),
  }
}

const presentState = (hold: HoldRow): Omit<JobHold, 'reasons'> => ({
  heldAt: hold.heldAt.toISOString(),
  appealedAt: hold.appealedAt?.toISOString() ?? null,
  companyNote: hold.companyNote,
  // The company reads a decision once it can no longer be taken back.
  decision: hold.decisionNotifiedAt && hold.decision,
  decisionNote: hold.decisionNote,
})

/** A held ad as the administrator sees it. */
export function presentHeldAd(
  { job, company, hold, remarks, questionTexts }: HeldRow,
  alike: AlikeAds,
): HeldAd {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    salaryRange: job.salaryText,
    questionTexts,
    location: job.location,
    company: {
      id: company.id,
      name: company.name,
      ruc: company.ruc,
      memberSince: company.createdAt.toISOString(),
    },
    hold: {
      ...presentState(hold),
      reasons: hold.reasons.map((reason) => proven<HoldReason['code']>(reason, alike)),
    },
    remarks: (remarks ?? []).map((remark) => proven(remark, alike)),
  }
}
