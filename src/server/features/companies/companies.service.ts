import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readPlanUse } from '#server/features/plans/plans.service.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { CompanyChanges } from '#contracts/companies/companies.contract.ts'
import { followOwnChange } from '#server/features/verifications/verifications.service.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import type { ProofCode } from '#contracts/jobs/holds-vocabulary.ts'
import { answerStatisticsMonths } from '#contracts/companies/companies-figures.ts'
import { notifyChange } from '#server/db/changes.ts'
import {
  findCompany,
  findListedCompany,
  findProofs,
  lockProofs,
  measureAnswers,
  type Proofs,
  updateCompany,
} from './companies.queries.ts'
import { listShownPhotos } from '#server/features/companies/workplace/workplace-photos.queries.ts'

/** A company with its plan and usage. Throws not_found. */
export async function getOwnCompany(db: Db, companyId: number) {
  const company = await findCompany(db, companyId)
  if (!company) throw new AppError('not_found')
  return {
    company,
    plan: await readPlanUse(db, companyId),
    missingProofs: missingProofs(await findProofs(db, companyId)),
    minimumWage: await readSetting(db, 'minimum_wage'),
  }
}

/**
 * The missing proofs of a company with an account: a confirmed address, and a RUC with a valid check digit. A company
 * known only from imported ads needs none.
 */
function missingProofs({
  userId,
  ruc,
  emailConfirmedAt,
}: Pick<Proofs, 'userId' | 'ruc' | 'emailConfirmedAt'>): ProofCode[] {
  if (userId === null) return []
  return [
    ...(emailConfirmedAt ? [] : ['email_unconfirmed' as const]),
    ...(ruc !== null && isValidRuc(ruc) ? [] : ['ruc_missing' as const]),
  ]
}

export type Publisher = Awaited<ReturnType<typeof lockPublisher>>

/** Who publishes these ads, with the company's missing proofs; locks publishing until the transaction ends. */
export async function lockPublisher(tx: Db, companyId: number) {
  const proofs = await lockProofs(tx, companyId)
  const { userId, name, website, phone, ruc, verifiedAt, createdAt } = proofs
  return {
    userId,
    name,
    isVerified: verifiedAt !== null,
    createdAt,
    missing: missingProofs(proofs),
    /** What tells which company it is. */
    identity: { name, website, phone, ruc },
  }
}

/**
 * Changes what a company says of itself. What waited for its RUC continues, and another name or RUC ends its
 * verification. Throws validation_failed for a wrong check digit.
 */
export async function changeCompany(
  deps: Pick<Deps, 'pool' | 'queue' | 'clock'>,
  { userId, companyId }: Pick<CompanyActor, 'userId' | 'companyId'>,
  { website, phone, ...rest }: CompanyChanges,
): Promise<void> {
  const changes = {
    ...rest,
    ...(website !== undefined && { website: website || null }),
    ...(phone !== undefined && { phone: phone || null }),
  }
  if (Object.keys(changes).length === 0) return
  const { ruc, name } = changes
  if (ruc !== undefined && !isValidRuc(ruc))
    throw new AppError('validation_failed', {
      fields: { ruc: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    })
  await transaction(deps, async (tx) => {
    await followOwnChange(deps, tx, userId, { name, ruc })
    await updateCompany(tx, companyId, changes)
    if (ruc !== undefined) await deps.queue.enqueue(tx, accountProved, { userId })
    // The public page shows most of it.
    await notifyChange(tx, 'jobs')
  })
}

/** With fewer applications no statistics are shown. */
const smallestSample = 5
/** The period of the statistics, and how old an unanswered application must be to count. In days. */
const statisticsDays = (365 * answerStatisticsMonths) / 12
const timeToAnswer = 7

/** A company's public view, with its photos and how it answers. Throws not_found, also for a suspended one. */
export async function getPublicCompany(deps: Pick<Deps, 'db' | 'clock'>, companyId: number) {
  const company = await findListedCompany(deps.db, companyId)
  if (!company) throw new AppError('not_found')
  return {
    company,
    photos: await listShownPhotos(deps.db, companyId),
    answers: await readAnswers(deps, companyId),
  }
}

/** How a company answered in the last months; null: too few applications. */
export async function readAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: number) {
  const now = clock.now().getTime()
  const measured = await measureAnswers(db, companyId, {
    since: new Date(now - statisticsDays * DAY),
    dueBefore: new Date(now - timeToAnswer * DAY),
  })
  return measured.applications < smallestSample ? null : measured
}
