import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readPlanUse } from '#server/features/plans/plans.service.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import type { ProofCode } from '#contracts/jobs/holds-vocabulary.ts'
import { notifyChange } from '#server/db/changes.ts'
import {
  findCompany,
  findListedCompany,
  findProofs,
  lockProofs,
  measureAnswers,
  type Proofs,
  updateRuc,
} from './companies.queries.ts'

/** A company with its plan and the use it makes of it. Throws not_found. */
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
 * What a company with an account has not proved about itself yet: that its address is its own, and that it has a RUC whose check
 * digit is right. One that is known from imported ads has nothing to prove.
 */
function missingProofs({ userId, ruc, emailConfirmedAt }: Proofs): ProofCode[] {
  if (userId === null) return []
  return [
    ...(emailConfirmedAt ? [] : ['email_unconfirmed' as const]),
    ...(ruc !== null && isValidRuc(ruc) ? [] : ['ruc_missing' as const]),
  ]
}

/** Whose ads these are and what the company has not proved; nobody publishes for it until the transaction ends. */
export async function lockPublisher(tx: Db, companyId: number) {
  const proofs = await lockProofs(tx, companyId)
  return { userId: proofs.userId, missing: missingProofs(proofs) }
}

/** A RUC becomes the company's; what waited for it goes on. Throws validation for one whose check digit is wrong. */
export async function giveRuc(
  deps: Pick<Deps, 'pool' | 'queue'>,
  { userId, companyId }: Pick<CompanyActor, 'userId' | 'companyId'>,
  ruc: string,
): Promise<void> {
  if (!isValidRuc(ruc))
    throw new AppError('validation_failed', {
      fields: { ruc: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    })
  await transaction(deps, async (tx) => {
    await updateRuc(tx, companyId, ruc)
    await deps.queue.enqueue(tx, accountProved, { userId })
    // Its public page says that the RUC is valid.
    await notifyChange(tx, 'jobs')
  })
}

/** Fewer applications than this say nothing about a company. */
const smallestSample = 5
/** How far back its answers are looked at, and for how long an unanswered application does not count yet. In days. */
const lookedBack = 365
const timeToAnswer = 7

/** A company as everybody sees it, with how it answers. Throws not_found, for a suspended one too. */
export async function getPublicCompany({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: number) {
  const company = await findListedCompany(db, companyId)
  if (!company) throw new AppError('not_found')
  const now = clock.now().getTime()
  const measured = await measureAnswers(db, companyId, {
    since: new Date(now - lookedBack * DAY),
    dueBefore: new Date(now - timeToAnswer * DAY),
  })
  return { company, answers: measured.applications < smallestSample ? null : measured }
}
