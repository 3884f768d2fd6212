import type { z } from 'zod'
import type { availabilityBody } from '#contracts/services/availability.contract.ts'
import { latestStartDays } from '#contracts/services/availability-figures.ts'
import { startOf } from '#domain/services/availability.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { MailedAvailability } from '#server/features/services/services.policy.ts'
import {
  confirmAvailability,
  countOpenOrders,
  findAvailability,
  type StoredAvailability,
  writeAvailability,
} from './availability.queries.ts'

type SetDeps = Pick<Deps, 'pool' | 'clock'>

/** What was said, null if nothing ever was, with the number of orders in work. */
export interface OwnAvailabilityRow {
  stored: StoredAvailability | null
  openOrders: number
}

export const getAvailability = async (
  db: Db,
  { professionalId }: ProfessionalActor,
): Promise<OwnAvailabilityRow> => ({
  stored: await findAvailability(db, professionalId),
  openOrders: await countOpenOrders(db, professionalId),
})

/**
 * Says when new orders are taken. Throws validation_failed for a day that has passed or is too far away, and availability_changed
 * when it was changed since the caller read it.
 */
export async function setAvailability(
  deps: SetDeps,
  actor: ProfessionalActor,
  { says, day = null, mostOrders, version }: z.output<typeof availabilityBody>,
): Promise<OwnAvailabilityRow> {
  const now = deps.clock.now()
  const today = limaDay(now)
  const isDated = says === 'from' || says === 'full'
  if (isDated && (day === null || day < today || day > addDays(today, latestStartDays)))
    throw new AppError('validation_failed', {
      fields: { day: `Elige un día desde hoy hasta dentro de ${latestStartDays} días` },
    })
  return transaction(deps, async (tx) => {
    const startsOn = startOf(says, day, now)
    const { professionalId } = actor
    if (!(await writeAvailability(tx, professionalId, { says, startsOn, mostOrders, version, now })))
      throw new AppError('availability_changed')
    await notifyChange(tx, 'jobs')
    return getAvailability(tx, actor)
  })
}

/** What was said still holds. Throws availability_unsaid when nothing is said. */
export async function confirmOwnAvailability(
  deps: SetDeps,
  actor: ProfessionalActor,
): Promise<OwnAvailabilityRow> {
  return transaction(deps, async (tx) => {
    if (!(await confirmAvailability(tx, actor.professionalId, { now: deps.clock.now() })))
      throw new AppError('availability_unsaid')
    await notifyChange(tx, 'jobs')
    return getAvailability(tx, actor)
  })
}

/** Whether it was confirmed after the mail with the link. */
export const isConfirmedSince = ({ confirmedAt, mailedAt }: MailedAvailability): boolean =>
  confirmedAt > mailedAt

/** The same by the link of a mail. What was said or confirmed after the mail stays as it is. */
export async function confirmByLink(
  deps: SetDeps,
  { professionalId, mailedAt }: MailedAvailability,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await confirmAvailability(tx, professionalId, { now: deps.clock.now(), notAfter: mailedAt })
    await notifyChange(tx, 'jobs')
  })
}

/** Makes public pages show that an order of a professional began or ended, if the number of orders counts. */
export async function showOrdersInWork(tx: Db, professionalId: number): Promise<void> {
  const stored = await findAvailability(tx, professionalId)
  if (stored?.mostOrders != null) await notifyChange(tx, 'jobs')
}
