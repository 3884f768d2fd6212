import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, UserActor } from '#server/http/actor.ts'
import {
  getHire,
  type HireRow,
  insertHire,
  insertHireEvent,
  isAlreadyRequested,
  listHiresOfCompany,
  listHiresOfProfessional,
  lockForHiring,
} from './hires.queries.ts'
import { tellRequested } from './tell-hire.ts'

/**
 * A company asks to hire a service, at the price of this moment. Throws not_found for a service that the company may not see, and
 * already_requested while an earlier request of the company waits for its answer.
 */
export async function requestHire(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  actor: CompanyActor,
  { serviceId, message }: { serviceId: number; message: string },
): Promise<HireRow> {
  const { companyId, userId } = actor
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    await lockForHiring(tx, serviceId)
    const { price } = await requireService(tx, actor, serviceId)
    if (await isAlreadyRequested(tx, serviceId, companyId)) throw new AppError('already_requested')
    const hireId = await insertHire(tx, {
      serviceId,
      companyId,
      message,
      price,
      createdAt: now,
      updatedAt: now,
    })
    await insertHireEvent(tx, { hireId, status: 'requested', userId, at: now })
    const hire = await getHire(tx, hireId)
    await tellRequested(deps, tx, hire)
    return hire
  })
}

/** The hires that the caller is a party of, newest first. */
export async function listOwnHires({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<HireRow[]> {
  return actor.kind === 'company'
    ? listHiresOfCompany(db, actor.companyId)
    : listHiresOfProfessional(db, actor.professionalId)
}
