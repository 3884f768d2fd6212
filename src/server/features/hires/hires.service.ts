import { hireStatusLabels, type HireStatus } from '#contracts/services-vocabulary.ts'
import { isStepOf, nextSteps } from '#domain/hires/steps.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, UserActor } from '#server/http/actor.ts'
import { getOwnHire, type OwnHire } from './hires.policy.ts'
import {
  getHire,
  type HireEventRow,
  type HireRow,
  insertHire,
  insertHireEvent,
  isAlreadyRequested,
  listHireEvents,
  listHiresOfCompany,
  listHiresOfProfessional,
  lockForHiring,
  lockHire,
  setHireStatus,
} from './hires.queries.ts'
import { tellRequested, tellStep } from './tell-hire.ts'

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
    await pushEvent(tx, [hire.professionalUserId, hire.companyUserId], { topic: 'hires' })
    return hire
  })
}

/** The hires that the caller is a party of, newest first. */
export async function listOwnHires({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<HireRow[]> {
  return actor.kind === 'company'
    ? listHiresOfCompany(db, actor.companyId)
    : listHiresOfProfessional(db, actor.professionalId)
}

export interface OwnHireHistory extends OwnHire {
  events: HireEventRow[]
}

/** One hire of the caller with its steps. Throws not_found. */
export async function getHireHistory(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  id: number,
): Promise<OwnHireHistory> {
  const own = await getOwnHire(db, actor, id)
  return { ...own, events: await listHireEvents(db, id) }
}

/**
 * The caller takes a step of a hire; both sides hear of it. Throws not_found for a hire of others, forbidden for a step of the other
 * side, and hire_step_gone where the hire does not stand so that it can be taken: of two answers at once the second gets that.
 */
export async function takeStep(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  id: number,
  step: HireStatus,
): Promise<OwnHireHistory> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    await lockHire(tx, id)
    const { hire: before, party } = await getOwnHire(tx, actor, id)
    if (!isStepOf(party, step)) throw new AppError('forbidden')
    if (!nextSteps(before.status, party).includes(step))
      throw new AppError('hire_step_gone', {
        message: `Esta contratación ya está ${hireStatusLabels[before.status].toLowerCase()}.`,
      })
    const hire = await settle(tx, id, { status: step, userId: actor.userId, at: now })
    await tellStep(deps, tx, hire, party)
    return { hire, party, events: await listHireEvents(tx, id) }
  })
}

/** Writes a step of a locked hire with its history; open pages and public ones that show it hear of it. No user: the clock took it. */
export async function settle(
  tx: Db,
  hireId: number,
  { status, userId, at }: { status: HireStatus; userId: number | null; at: Date },
): Promise<HireRow> {
  await setHireStatus(tx, hireId, status, at)
  await insertHireEvent(tx, { hireId, status, userId, at })
  const hire = await getHire(tx, hireId)
  await pushEvent(tx, [hire.professionalUserId, hire.companyUserId], { topic: 'hires' })
  // The success rate on public pages is made of hires that ended.
  if (status === 'completed' || status === 'cancelled') await notifyChange(tx, 'jobs')
  return hire
}
