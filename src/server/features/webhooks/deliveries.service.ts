import { mostCounted } from '#contracts/admin/list-figures.ts'
import { deliveryPageSize } from '#contracts/webhooks/webhooks.contract.ts'
import type { TryStarter } from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { deliverTask } from '#server/platform/webhooks/announce.ts'
import {
  countOwn,
  findDelivery,
  type FoundDelivery,
  listOwn,
  listTries,
  lockDelivery,
  type OwnFilters,
  type TryRow,
  updateDelivery,
} from './deliveries.queries.ts'
import type { OwnDelivery } from './webhooks.policy.ts'

/** A page of the company's deliveries, the latest first; `hasOlder`: there is another one. */
export async function pageOfOwn(
  { db }: Pick<Deps, 'db'>,
  { companyId }: CompanyActor,
  { before, ...filters }: Omit<OwnFilters, 'companyId'> & { before?: number | undefined },
) {
  const own = { ...filters, companyId }
  const [rows, total] = await Promise.all([
    listOwn(db, own, { before, limit: deliveryPageSize + 1 }),
    countOwn(db, own, mostCounted),
  ])
  return { rows: rows.slice(0, deliveryPageSize), total, hasOlder: rows.length > deliveryPageSize }
}

/** One of the company's deliveries with its tries. */
export const readOwnDelivery = (deps: Pick<Deps, 'db'>, { id }: OwnDelivery): Promise<DeliveryInFull> =>
  readDelivery(deps, id)

/** Tries one of the company's deliveries again: see `resendDelivery`. */
export const resendOwnDelivery = (
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { id }: OwnDelivery,
): Promise<DeliveryInFull> => resendDelivery(deps, id, 'company')

export type DeliveryInFull = FoundDelivery & { tries: TryRow[] }

/** A delivery with its tries. Throws not_found. */
export async function readDelivery({ db }: Pick<Deps, 'db'>, id: number): Promise<DeliveryInFull> {
  return inFull(db, id)
}

async function inFull(db: Db, id: number): Promise<DeliveryInFull> {
  const found = await findDelivery(db, id)
  if (!found) throw new AppError('not_found')
  return { ...found, tries: await listTries(db, id) }
}

/**
 * Tries a delivery again at once, whatever its state and that of its endpoint; the id and the body stay. One that is about
 * to be tried anyway is only tried once. Throws not_found, and conflict when the body may no longer be sent.
 */
export async function resendDelivery(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  id: number,
  startedBy: Exclude<TryStarter, 'schedule'>,
): Promise<DeliveryInFull> {
  return transaction(deps, async (tx) => {
    const locked = await lockDelivery(tx, id)
    const found = locked && (await findDelivery(tx, id))
    if (!found || found.endpoint.deletedAt) throw new AppError('not_found')
    if (found.isWithheld)
      throw new AppError('conflict', {
        message: 'Este envío ya no se puede reenviar: su contenido se borró o la empresa ya no puede verlo.',
      })
    const now = deps.clock.now()
    const { status, nextAt, tries } = found.delivery
    const isDue = status === 'pending' && nextAt !== null && nextAt <= now
    if (!isDue) {
      await updateDelivery(tx, id, { status: 'pending', nextAt: now })
      await deps.queue.enqueue(tx, deliverTask, { deliveryId: id, tries, startedBy })
    }
    return inFull(tx, id)
  })
}
