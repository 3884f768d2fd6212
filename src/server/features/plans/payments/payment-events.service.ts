import type { PaymentProviderName } from '#contracts/plans/plans-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { BackgroundLog, Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  InvalidSignatureError,
  type PaymentProvider,
  type ProviderEvent,
  type SentEvent,
  type Subject,
  UnreadableEventError,
} from '#server/platform/payments/payment-provider.ts'
import { bookAnswer } from './book-answer.ts'
import { firstCheck } from './first-check.ts'
import {
  type ChargeRow,
  endEvent,
  findCharge,
  findEvent,
  insertEvent,
  lockDueForCheck,
} from './payment-events.queries.ts'
import { bookEventTask } from './payment-events.tasks.ts'
import { getPayment, type PaymentRow, updatePayment } from './payments.queries.ts'

export type EventDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments'>

/** After this long nobody asks any more. An event still counts. */
const lastCheck = 7 * DAY
const checksAtOnce = 200

/**
 * Stores an event of a provider, once, with the task that looks into it; the provider gets its reply before. Returns the number of
 * the stored event, null if there is nothing to do. Throws signature_invalid, bad_request for one that does not say what it is about, and not_found for a provider without keys.
 */
export async function takeEvent(
  deps: EventDeps,
  name: PaymentProviderName,
  sent: SentEvent,
): Promise<number | null> {
  const provider = deps.payments.named(name)
  if (!provider) throw new AppError('not_found')
  const event = parsed(provider, sent)
  if (!event) return null
  return transaction(deps, async (tx) => {
    const stored = await insertEvent(tx, {
      provider: name,
      eventId: event.id,
      subjectKind: event.subject.kind,
      subject: event.subject.id,
      receivedAt: deps.clock.now(),
    })
    if (stored) await deps.queue.enqueue(tx, bookEventTask, { eventId: stored.id })
    return stored?.id ?? null
  })
}

function parsed(provider: PaymentProvider, sent: SentEvent): ProviderEvent | null {
  try {
    return provider.parseEvent(sent)
  } catch (error) {
    if (error instanceof InvalidSignatureError) throw new AppError('signature_invalid')
    if (error instanceof UnreadableEventError) throw new AppError('bad_request')
    throw error
  }
}

/** Asks the provider what an event is about, and books it. An event that is booked is left alone. */
export async function bookEvent(deps: EventDeps, eventId: number): Promise<void> {
  const event = await findEvent(deps.db, eventId)
  if (!event || event.handledAt !== null) return
  const subject: Subject =
    event.subjectKind === 'charge'
      ? { kind: 'charge', id: event.subject }
      : { kind: 'checkout', reference: event.subject, key: null }
  await ask(deps, event.provider, subject, eventId)
}

/** Asks the provider about something, and books what it answers. The question is outside of the transaction. */
async function ask(
  deps: EventDeps,
  name: PaymentProviderName,
  subject: Subject,
  eventId: number | null = null,
): Promise<void> {
  const provider = deps.payments.named(name)
  if (!provider) throw new Error(`${name} has no keys any more`)
  const answer = await provider.lookup(subject)
  await transaction(deps, async (tx) => {
    const isOurs = answer !== null && (await bookAnswer(deps, tx, provider, answer))
    if (eventId !== null)
      await endEvent(tx, eventId, {
        handledAt: deps.clock.now(),
        outcome: isOurs ? 'booked' : 'unknown',
      })
  })
}

/** Asks the provider what became of a charge, and books it. */
export const askAboutCharge = (
  deps: EventDeps,
  { provider, reference }: Pick<ChargeRow, 'provider' | 'reference'>,
): Promise<void> => ask(deps, provider, { kind: 'charge', id: reference })

/** Gives back what is left of a charge that buys nothing. The provider does it once, however often this runs. */
export async function returnCharge(deps: EventDeps, chargeId: number): Promise<void> {
  const charge = await findCharge(deps.db, chargeId)
  if (!charge || charge.dispute !== 'none') return
  const { refundDue } = await getPayment(deps.db, charge.paymentId)
  const left = charge.amount - charge.refunded
  if (left === 0 || (charge.returned === null && refundDue === null)) return
  const provider = deps.payments.named(charge.provider)
  if (!provider) throw new Error(`${charge.provider} has no keys any more`)
  await provider.refund({
    charge: charge.reference,
    amount: left,
    currency: charge.currency,
    key: `return-${charge.provider}-${charge.reference}`,
  })
  await askAboutCharge(deps, charge)
}

/** Asks for payments that no event has told of. A provider that does not answer is asked again later. */
export async function reconcilePayments(deps: EventDeps & { log: BackgroundLog }): Promise<void> {
  const now = deps.clock.now()
  const due = await transaction(deps, async (tx) => {
    const rows = await lockDueForCheck(tx, now, checksAtOnce)
    for (const row of rows) {
      row.checkAt = nextCheck(row, now)
      await updatePayment(tx, row.id, { checkAt: row.checkAt })
    }
    return rows
  })
  for (const payment of due) {
    try {
      await reconcile(deps, payment)
    } catch (err) {
      deps.log.warn({ err, paymentId: payment.id }, 'the payment provider did not answer')
    }
  }
}

async function reconcile(
  deps: EventDeps,
  { id, provider, providerReference, checkoutKey, checkAt }: PaymentRow,
): Promise<void> {
  if (provider === 'none' || checkoutKey === null) return
  const subject = { kind: 'checkout', reference: providerReference, key: checkoutKey } as const
  await ask(deps, provider, subject)
  // Without a reference the process died before it had the address of a page: nobody saw one.
  if (providerReference === null || checkAt === null) await leave(deps, id)
}

const leave = (deps: EventDeps, id: number): Promise<void> =>
  transaction(deps, async (tx) => {
    const { status, provider, checkoutKey: key } = await getPayment(tx, id)
    if (status !== 'pending' || provider === 'none' || key === null) return
    await bookAnswer(deps, tx, { name: provider }, { key, reference: null, page: 'left', charges: [] })
  })

/** Each pause is half of the time that has passed. Null: this was the last question. */
function nextCheck({ createdAt }: PaymentRow, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  return age > lastCheck ? null : new Date(now.getTime() + Math.max(firstCheck, age / 2))
}
