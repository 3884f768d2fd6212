import type { OrderCurrency } from '#contracts/hires/order-vocabulary.ts'
import { looksAt } from '#domain/orders/deadlines.ts'
import { hireAgreement } from '#domain/orders/hire-shape.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { isSound, requestOrder } from '#domain/orders/order.ts'
import { orderOfPackage, type PackageOrder } from '#domain/orders/package-order.ts'
import { takeStep } from '#domain/orders/steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { openServiceConversation } from '#server/features/conversations/conversations.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import { pushToBoth, writeStep } from './hires.acts.ts'
import {
  getHire,
  type HireRow,
  insertHire,
  insertHireEvent,
  insertParts,
  isAlreadyRequested,
  lockForHiring,
  type PartRow,
} from './hires.queries.ts'
import { readFeeRate } from './held-terms.ts'
import { notifyRequested } from './notify-hire.ts'
import { orderOf } from './order-state.ts'

interface Request {
  serviceId: number
  message: string
  /** Absent: by the hour. */
  order?:
    | {
        package: string
        extras: readonly string[]
        totalCents: number
        /** What the company read that it pays, fee and tax included. Absent: it was not told of held money, and none is held. */
        payCents?: number | undefined
      }
    | undefined
}

/**
 * A company requests a service: by the hour at its current price, or a package with extras, frozen as they are now. Throws not_found for a
 * service that the company may not see, already_requested while an earlier request is unanswered, and offer_changed if the package
 * or the sum is no longer what the company read.
 */
export async function requestHire(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue' | 'payments'>,
  actor: CompanyActor,
  { serviceId, message, order }: Request,
): Promise<HireRow> {
  const { companyId, userId } = actor
  return transaction(deps, async (tx) => {
    await lockForHiring(tx, serviceId)
    const service = await requireService(tx, actor, serviceId)
    if (await isAlreadyRequested(tx, serviceId, companyId)) throw new AppError('already_requested')
    const chosen = order ? orderOfPackage(service, order) : null
    if (order && chosen?.cents !== order.totalCents) throw new AppError('offer_changed')
    const feeRate = order?.payCents === undefined ? null : await readFeeRate(deps, tx, 'USD')
    if (order?.payCents !== undefined && order.payCents !== payOf(order.totalCents, feeRate))
      throw new AppError('offer_changed', {
        message:
          'Cambió lo que se paga por este pedido mientras lo pedías. Revisa la suma y envíalo otra vez.',
      })
    const hire = await writeRequest(deps, tx, {
      serviceId,
      companyId,
      userId,
      message,
      price: chosen ? writeOrderSum(chosen.cents, 'USD') : service.price,
      now: deps.clock.now(),
      agreed: chosen && { ...chosen, currency: 'USD', parts: [{ ...chosen, name: chosen.name }], feeRate },
    })
    await notifyRequested(deps, tx, hire, userId)
    await pushToBoth(tx, hire)
    return hire
  })
}

/** Null: nothing is held, so nothing is paid to us. */
const payOf = (cents: number, feeRate: number | null): number | null =>
  feeRate === null ? null : chargeOf(cents, feeRate).total

/** What both sides agree on, frozen from then on. */
export interface Agreed extends Pick<PackageOrder, 'name' | 'rounds'> {
  currency: OrderCurrency
  /** One for a package, several for milestones; one after the other. */
  parts: readonly PartRow[]
  /** Our fee for holding the money, as both read it; null: none is held. */
  feeRate: number | null
  includes?: readonly string[]
  extras?: PackageOrder['extras']
}

interface AgreedOrder {
  /** The service of the professional that the order is about: reviews, conversation and success rate belong to it. */
  serviceId: number
  companyId: number
  /** Who of the company agrees, and the account of the professional who had offered it. */
  userId: number
  professionalUserId: number
  /** What the company needs, as it wrote it. */
  message: string
  agreed: Agreed
}

/**
 * An order that both sides have agreed on already, as when a company chooses a proposal: it is in work at once, or waits for its payment. Call it in the transaction
 * of that choice, which also tells the professional. Returns the order's number.
 */
export async function agreeOrder(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { professionalUserId, ...order }: AgreedOrder,
): Promise<number> {
  const now = clock.now()
  const total = order.agreed.parts.reduce((sum, { cents }) => sum + cents, 0)
  const hire = await writeRequest({ clock }, tx, {
    ...order,
    price: writeOrderSum(total, order.agreed.currency),
    now,
  })
  const accepted = takeStep(orderOf(hire), 'accept', { by: 'professional', now })
  if (!accepted) throw new Error('A new order cannot be accepted')
  const step = { kind: 'accept', userId: professionalUserId, at: now, isNotified: true } as const
  await writeStep(tx, hire, accepted.order, step)
  await pushToBoth(tx, hire)
  return hire.id
}

interface NewHire {
  serviceId: number
  companyId: number
  userId: number
  message: string
  price: string
  now: Date
  agreed: Agreed | null
}

async function writeRequest(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { userId, agreed, now, ...values }: NewHire,
): Promise<HireRow> {
  const isHeld = agreed !== null && agreed.feeRate !== null
  const agreement = agreed ? { isHeld, parts: agreed.parts, rounds: agreed.rounds } : hireAgreement
  if (!isSound(agreement)) throw new Error('An order needs a price and days for each part')
  const hireId = await insertHire(tx, {
    ...values,
    ...(agreed && {
      orderName: agreed.name,
      currency: agreed.currency,
      isHeld,
      feeRate: agreed.feeRate ?? 0,
      rounds: agreed.rounds,
      includes: [...(agreed.includes ?? [])],
      extras: agreed.extras ?? [],
    }),
    createdAt: now,
    updatedAt: now,
    nextAt: looksAt(requestOrder(agreement, now)),
  })
  if (agreed)
    await insertParts(
      tx,
      hireId,
      agreed.parts.map(({ name, cents, days }) => ({ name, cents, days })),
    )
  await insertHireEvent(tx, { hireId, kind: 'request', status: 'requested', userId, at: now })
  const hire = await getHire(tx, hireId)
  if (agreed) await openServiceConversation(deps, tx, hire)
  return hire
}
