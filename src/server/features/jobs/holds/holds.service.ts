import { proofCodes, unknownCompany } from '#contracts/jobs/holds-vocabulary.ts'
import { judgeAd } from '#domain/jobs/risk/risk.ts'
import { questionTexts } from '#domain/jobs/wording/joined-questions.ts'
import { type HoldReason, withoutAllowed } from '#domain/jobs/wording/holds.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockPublisher, type Publisher } from '#server/features/companies/companies.service.ts'
import { notifyReleased, notifyUnknown } from './notify-hold.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import {
  findHold,
  hasPassed,
  keepHold,
  listHeld,
  listToSettle,
  releaseHold,
  updateHold,
} from './holds.queries.ts'
import { listQuestions } from '#server/features/jobs/questions/questions.queries.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { findAlikeAds } from '#server/features/jobs/risk/alike-ads.queries.ts'
import { setRemarks } from '#server/features/jobs/risk/ad-facts.queries.ts'
import { gatherFacts } from '#server/features/jobs/risk/ad-facts.service.ts'
import { announceChange } from '#server/features/jobs/announce-job.ts'
import { type JobRow, lockJob } from '#server/features/jobs/jobs.queries.ts'

type HoldDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

const isProof = (code: HoldReason['code']) => proofCodes.some((known) => known === code)

/** What stands against an ad now, and what is only noticed. Missing proofs of its company count until one ad has passed. */
async function judge(
  tx: Db,
  job: JobRow,
  publisher: Publisher,
  before: readonly HoldReason[] | null,
  now: Date,
) {
  const { title, description, requirements, benefits, salaryText: salaryRange } = job
  const facts = await gatherFacts(tx, job, publisher, now)
  const asked = questionTexts(await listQuestions(tx, job.id))
  const texts = { title, description, requirements, benefits, salaryRange, questionTexts: asked }
  const { reasons, remarks } = judgeAd(texts, facts)
  // An ad that passed once is judged without them.
  const hasNotPassed = job.isHeld && (before === null || before.some(({ code }) => isProof(code)))
  const { missing } = publisher
  const isFirst = missing.length > 0 && hasNotPassed && !(await hasPassed(tx, job.companyId, job.id))
  return {
    reasons: [...(isFirst ? missing.map((code) => ({ code, finds: [] })) : []), ...reasons],
    remarks,
  }
}

/**
 * Holds or releases an ad by its text, its facts and its publisher, and returns whether it was released. Call it in each
 * transaction that writes an ad or changes its company's proofs. A new ad starts held.
 */
export async function settleHold(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { id, companyId }: { id: number; companyId: number },
): Promise<boolean> {
  const publisher = await lockPublisher(tx, companyId)
  const job = await lockJob(tx, id)
  if (!job) return false
  const hold = await findHold(tx, id)
  const now = deps.clock.now()
  const judged = await judge(tx, job, publisher, hold && hold.reasons, now)
  const reasons = [
    ...(job.isConfidential && !publisher.isVerified ? [{ code: unknownCompany, finds: [] } as const] : []),
    ...withoutAllowed(judged.reasons, hold?.allowed ?? []),
  ]
  await setRemarks(tx, id, judged.remarks)
  if (reasons.length > 0) {
    const isNew = !hold || hold.releasedAt !== null
    await keepHold(tx, { jobId: id, reasons, heldAt: now }, isNew)
  } else if (job.isHeld)
    await releaseHold(tx, id, { at: now, term: hold && (await termOf(tx, job, hold.heldAt, now)) })
  await notifyChange(tx, 'jobs')
  return job.isHeld && reasons.length === 0 && hold !== null
}

/** An ad that was held from the start gets its full term on release, because nobody has seen it. */
async function termOf(tx: Db, job: JobRow, heldAt: Date, now: Date) {
  if (heldAt > job.publishedAt || !job.isOpen) return null
  const openDays = await readSetting(tx, 'job_open_days')
  return { publishedAt: now, expiresAt: new Date(now.getTime() + openDays * DAY) }
}

/** What a company has proved changed: its held ads are checked again, and those that hide its name. */
export async function settleHoldsOf(deps: HoldDeps, userId: number): Promise<void> {
  await transaction(deps, async (tx) => {
    for (const id of await listToSettle(tx, userId)) {
      const job = await lockJob(tx, id)
      if (!job) continue
      const isReleased = await settleHold(deps, tx, job)
      const isHeld = !job.isHeld && (await lockJob(tx, id))!.isHeld
      if (isReleased) await notifyReleased(deps, tx, job)
      else if (isHeld) await notifyUnknown(deps, tx, job)
      if (isReleased || isHeld) await announceChange(deps, tx, job, { wasListed: job.isActive })
    }
  })
}

/** Appeals against a hold, with the company's objective reason. Throws not_found for an ad that is not held. */
export async function appealHold(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { job }: OwnJob,
  companyNote: string,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const current = await lockJob(tx, job.id)
    if (!current?.isHeld) throw new AppError('not_found')
    await updateHold(tx, job.id, { appealedAt: deps.clock.now(), companyNote })
  })
}

/** The held ads with their reasons, and the ads that they are like. */
export async function listHeldAds({ db }: Pick<Deps, 'db'>) {
  const rows = await listHeld(db)
  const alike = await findAlikeAds(
    db,
    rows.flatMap(({ hold, remarks }) => [...hold.reasons, ...(remarks ?? [])]),
  )
  return { rows, alike }
}
