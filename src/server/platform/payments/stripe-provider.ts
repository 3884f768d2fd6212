import { Stripe } from 'stripe'
import type { DisputeState, PaymentMethod } from '#contracts/plans/plans-vocabulary.ts'
import type { Charge, PageState, ProviderFee } from '#domain/payments/payment-state.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  type Answer,
  type CheckoutOrder,
  InvalidSignatureError,
  type PaymentProvider,
  type ProviderEvent,
  providerCurrencies,
  type RefundOrder,
  RefundRefusedError,
  type SentEvent,
  type Subject,
  UnreadableEventError,
} from './payment-provider.ts'

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** Where the API is answered from, instead of by Stripe. */
  apiUrl: URL | null
}

/** In milliseconds, of one try, of which there are two: a person waits for the page. */
const longest = 5_000

/** Cards through Stripe Checkout: its page asks for the card, which never comes near us. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly capabilities = { currencies: providerCurrencies.stripe, holds: false, methods: ['card'] } as const
  readonly #stripe: Stripe
  readonly #webhookSecret: string
  readonly #clock: Clock

  constructor({ secretKey, webhookSecret, apiUrl }: StripeKeys, clock: Clock, timeout = longest) {
    const server = apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }
    this.#stripe = new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...server })
    this.#webhookSecret = webhookSecret
    this.#clock = clock
  }

  async checkout({ key, description, amount, currency, email, returnUrl }: CheckoutOrder): Promise<{
    reference: string
    url: string
  }> {
    const { id, url } = await this.#stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale: 'es-419',
        client_reference_id: key,
        customer_email: email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amount,
              product_data: { name: description },
            },
          },
        ],
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: `checkout-${key}` },
    )
    if (!url) throw new Error('Stripe opened a session without a page')
    return { reference: id, url }
  }

  async refund({ charge, amount, key }: RefundOrder): Promise<void> {
    try {
      await this.#stripe.refunds.create({ charge, amount }, { idempotencyKey: key })
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new RefundRefusedError(error.message, { cause: error })
      throw error
    }
  }

  async lookup(subject: Subject): Promise<Answer | null> {
    try {
      const session =
        subject.kind === 'charge'
          ? await this.#sessionOf(subject.id)
          : // Sessions cannot be searched by our name of them.
            subject.reference
      return session === null ? null : await this.#answer(session)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
      throw error
    }
  }

  parseEvent({ bytes, headers }: SentEvent): ProviderEvent | null {
    const event = this.#verified(bytes, String(headers['stripe-signature'] ?? ''))
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired':
        return { id: event.id, subject: { kind: 'checkout', id: idIn(event, 'id') } }
      case 'charge.refunded':
      case 'charge.updated':
        return { id: event.id, subject: { kind: 'charge', id: idIn(event, 'id') } }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return { id: event.id, subject: { kind: 'charge', id: idIn(event, 'charge') } }
      default:
        return null
    }
  }

  #verified(bytes: Buffer, signature: string) {
    const now = this.#clock.now().getTime()
    try {
      return this.#stripe.webhooks.constructEvent(
        bytes,
        signature,
        this.#webhookSecret,
        undefined,
        undefined,
        now,
      )
    } catch (error) {
      throw new InvalidSignatureError('Stripe did not sign this', { cause: error })
    }
  }

  /** The session that a charge was made in. */
  async #sessionOf(chargeId: string): Promise<string | null> {
    const { payment_intent: intent } = await this.#stripe.charges.retrieve(chargeId)
    if (intent === null) return null
    const { data } = await this.#stripe.checkout.sessions.list({ payment_intent: idOf(intent), limit: 1 })
    return data[0]?.id ?? null
  }

  async #answer(sessionId: string): Promise<Answer | null> {
    const session = await this.#stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    })
    // Another program of the same account opened it.
    if (session.client_reference_id === null) return null
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    return {
      key: session.client_reference_id,
      reference: session.id,
      page: pageOf(session, intent),
      charges: charge?.status === 'succeeded' ? [await this.#chargeOf(charge)] : [],
    }
  }

  async #chargeOf(charge: Stripe.Charge): Promise<Charge> {
    const { data } = charge.disputed
      ? await this.#stripe.disputes.list({ charge: charge.id, limit: 10 })
      : { data: [] }
    return {
      id: charge.id,
      amount: charge.amount,
      currency: charge.currency.toUpperCase(),
      refunded: charge.amount_refunded,
      dispute: disputeOf(data.map(({ status }) => status)),
      method: methodOf(charge.payment_method_details?.type),
      fee: feeOf(charge.balance_transaction),
    }
  }
}

/** What an event names. It is signed, but whoever has the secret can sign anything. */
function idIn({ data }: Stripe.Event, field: 'id' | 'charge'): string {
  const object = (data as Partial<Stripe.Event['data']> | undefined)?.object as
    | Record<string, unknown>
    | undefined
  const named = object?.[field]
  const id = typeof named === 'object' && named !== null ? (named as Record<string, unknown>)['id'] : named
  if (typeof id !== 'string' || id === '') throw new UnreadableEventError(`The event names no ${field}`)
  return id
}

const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id)

function pageOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PageState {
  const wasRefused = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  if (session.status === 'expired') return wasRefused ? 'refused' : 'left'
  return session.status === 'complete' && session.payment_status === 'unpaid' && wasRefused
    ? 'refused'
    : 'open'
}

/** Stripe says it some seconds after the charge, and then with `charge.updated`. */
function feeOf(booked: Stripe.Charge['balance_transaction']): ProviderFee | null {
  if (booked === null || typeof booked === 'string') return null
  const currency = booked.currency.toUpperCase()
  return currency === 'USD' || currency === 'PEN' ? { amount: booked.fee, currency } : null
}

/** A warning is a question of a bank: it takes no money. */
function disputeOf(statuses: readonly string[]): DisputeState {
  const taken = statuses.filter((status) => !status.startsWith('warning') && status !== 'prevented')
  if (taken.length === 0) return 'none'
  if (taken.includes('lost')) return 'lost'
  return taken.every((status) => status === 'won') ? 'won' : 'open'
}

const methodOf = (type: string | undefined): PaymentMethod => (type === 'card' ? 'card' : 'other')
