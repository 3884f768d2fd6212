import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import type { HeldAd } from '#contracts/admin/held-ads.contract.ts'
import type { HeldRow, HoldRow } from './holds.queries.ts'

/** The hold of an ad, as its company and the administrator see it; null when released. */
export function presentHold(hold: HoldRow | null): JobHold | null {
  if (!hold || hold.releasedAt !== null) return null
  return {
    reasons: hold.reasons.map(({ code, finds }) => ({ code, finds: [...finds] })),
    heldAt: hold.heldAt.toISOString(),
    appealedAt: hold.appealedAt?.toISOString() ?? null,
    companyNote: hold.companyNote,
    decision: hold.decision,
    decisionNote: hold.decisionNote,
  }
}

/** A held ad as the administrator sees it. */
export function presentHeldAd({ job, company, hold }: HeldRow): HeldAd {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    salaryRange: job.salaryText,
    location: job.location,
    company: {
      id: company.id,
      name: company.name,
      ruc: company.ruc,
      memberSince: company.createdAt.toISOString(),
    },
    hold: presentHold(hold)!,
  }
}
