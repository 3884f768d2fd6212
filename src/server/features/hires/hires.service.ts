import { namesOfPeople, peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { HireStatus } from '#contracts/services/services-vocabulary.ts'
import { hireStatusLabels } from '#domain/hires/hire-status.words.ts'
import { type HireParty, isStepOf, nextSteps } from '#domain/hires/steps.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, UserActor } from '#server/actor.ts'
import { asKnownTo, type OwnHire } from './hires.policy.ts'
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
} from './hires.queries.ts'
import { pushToBoth, stepAct, writeStep } from './hires.acts.ts'
import { notifyRequested } from './notify-hire.ts'

/**
 * A company requests a service at its current price. Throws not_found for a service that the company may not see, and
 * already_requested while an earlier request is unanswered.
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
    await notifyRequested(deps, tx, hire, userId)
    await pushToBoth(tx, hire)
    return hire
  })
}

/** The caller's hires, on either side, newest first. */
export async function listOwnHires({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<HireRow[]> {
  const rows =
    actor.kind === 'company'
      ? await listHiresOfCompany(db, actor.companyId)
      : await listHiresOfProfessional(db, actor.professionalId)
  return rows.map((row) => asKnownTo(actor.kind, row).hire)
}

export interface OwnHireHistory extends Pick<OwnHire, 'hire' | 'party'> {
  events: HireEventRow[]
  /** Who of the company made them, for its people. */
  names: ReadonlyMap<number, string>
}

/** One hire of the caller with its steps. */
export async function getHireHistory(
  { db }: Pick<Deps, 'db'>,
  { hire, party, isChanging }: OwnHire,
): Promise<OwnHireHistory> {
  const events = await listHireEvents(db, hire.id)
  const shown = isChanging ? events.filter(({ isTold }) => isTold) : events
  return { hire, party, events: shown, names: await namesIn(db, hire, party, shown) }
}

/**
 * Makes a step of a hire. The other side is notified once it can no longer be undone. Throws forbidden for a step of
 * the other side, step_pending while the other side may still undo its own, and hire_step_gone when the current status
 * does not allow the step, as for the second of two concurrent answers.
 */
export async function takeStep(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: UserActor,
  { hire: { id }, party }: OwnHire,
  step: HireStatus,
): Promise<OwnHireHistory & { undo: Undoable }> {
  return transaction(deps, async (tx) => {
    await lockHire(tx, id)
    const { hire: before, isChanging } = asKnownTo(party, await getHire(tx, id))
    if (!isStepOf(party, step)) throw new AppError('forbidden')
    if (isChanging) throw new AppError('step_pending')
    if (!nextSteps(before.status, party).includes(step))
      throw new AppError('hire_step_gone', {
        message: `Esta contratación ya está ${hireStatusLabels[before.status].toLowerCase()}.`,
      })
    const taken = { status: step, userId, at: deps.clock.now(), isTold: false }
    const eventId = await writeStep(tx, id, taken)
    await pushEvent(tx, party === 'company' ? await peopleOfCompany(tx, before.companyId) : [userId], {
      topic: 'hires',
    })
    const data = { hireId: id, eventId }
    const undo = await perform(deps, tx, stepAct, { userId, subjectId: id, data })
    const hire = await getHire(tx, id)
    const events = await listHireEvents(tx, id)
    return { hire, party, events, names: await namesIn(tx, hire, party, events), undo }
  })
}

const namesIn = async (db: Db, { professionalUserId }: HireRow, party: HireParty, events: HireEventRow[]) =>
  party === 'professional'
    ? new Map<number, string>()
    : namesOfPeople(
        db,
        events.map(({ userId }) => userId).filter((userId) => userId !== professionalUserId),
      )
