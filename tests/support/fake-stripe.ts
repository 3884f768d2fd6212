import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

export const stripeKeys = {
  secretKey: `sk_test_${'51Qhatu'.repeat(4)}`,
  webhookSecret: `whsec_${'c2VjcmV0'.repeat(4)}`,
}

/** The header of an event with these bytes. */
export const stripeSignature = (payload: string, at: Date) => ({
  'stripe-signature': new Stripe(stripeKeys.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: stripeKeys.webhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  }),
})

interface Session {
  id: string
  client_reference_id: string | null
  email: string | null
  amount: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  intent: string
  wasRefused: boolean
  charge: string | null
}
interface StripeCharge {
  id: string
  intent: string
  amount: number
  currency: string
  amount_refunded: number
  disputes: string[]
  /** Null: Stripe has not booked it yet. */
  fee: number | null
  feeCurrency: string
}

/**
 * The part of Stripe's API that Checkout needs, as it is published: sessions, charges, refunds and disputes, errors in its shape,
 * and the same answer for the same Idempotency-Key. Things happen in it as at the real one: by the card holder, not by the API.
 */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>()
  const charges = new Map<string, StripeCharge>()
  const replies = new Map<string, object>()
  /** What the API does instead of answering. */
  const trouble: { now: 'none' | 'error' | 'hang' } = { now: 'none' }
  let last = 0
  const next = (prefix: string) => `${prefix}_test_${String(++last).padStart(8, '0')}`

  const chargeOf = (id: string | null) => {
    const one = charges.get(id ?? '')
    return one
      ? {
          object: 'charge',
          id: one.id,
          payment_intent: one.intent,
          amount: one.amount,
          currency: one.currency,
          status: 'succeeded',
          amount_refunded: one.amount_refunded,
          refunded: one.amount_refunded === one.amount,
          disputed: one.disputes.length > 0,
          payment_method_details: { type: 'card' },
          balance_transaction:
            one.fee === null
              ? null
              : { object: 'balance_transaction', fee: one.fee, currency: one.feeCurrency },
        }
      : null
  }
  const sessionOf = (one: Session, isExpanded: boolean) => ({
    object: 'checkout.session',
    id: one.id,
    client_reference_id: one.client_reference_id,
    status: one.status,
    payment_status: one.charge ? 'paid' : 'unpaid',
    url: one.status === 'open' ? `https://checkout.stripe.com/c/pay/${one.id}` : null,
    payment_intent:
      isExpanded && (one.charge || one.wasRefused)
        ? {
            object: 'payment_intent',
            id: one.intent,
            status: one.charge ? 'succeeded' : 'requires_payment_method',
            last_payment_error: one.wasRefused ? { code: 'card_declined' } : null,
            latest_charge: chargeOf(one.charge),
          }
        : one.charge && one.intent,
  })
  const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false })

  function opened(form: URLSearchParams): object {
    const session: Session = {
      id: next('cs'),
      client_reference_id: form.get('client_reference_id'),
      email: form.get('customer_email'),
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: String(form.get('line_items[0][price_data][currency]')),
      status: 'open',
      intent: next('pi'),
      wasRefused: false,
      charge: null,
    }
    sessions.set(session.id, session)
    return sessionOf(session, false)
  }
  function refunded(form: URLSearchParams): object | null {
    const one = charges.get(form.get('charge') ?? '')
    const amount = Number(form.get('amount'))
    if (!one || one.amount_refunded + amount > one.amount) return null
    one.amount_refunded += amount
    return { object: 'refund', id: next('re'), charge: one.id, amount, status: 'succeeded' }
  }
  function found(path: string, query: URLSearchParams): object | null {
    const [, , kind, ...more] = path.split('/')
    if (kind === 'charges') return chargeOf(more[0] ?? null)
    if (kind === 'disputes')
      return list(
        (charges.get(query.get('charge') ?? '')?.disputes ?? []).map((status) => ({
          object: 'dispute',
          status,
        })),
      )
    if (path === '/v1/checkout/sessions')
      return list(
        [...sessions.values()]
          .filter((one) => one.intent === query.get('payment_intent'))
          .map((one) => sessionOf(one, false)),
      )
    const session = sessions.get(more[1] ?? '')
    return session ? sessionOf(session, query.has('expand[0]')) : null
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const form = new URLSearchParams(await text(request))
    const send = (status: number, body: object) =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (trouble.now === 'hang') return
    if (trouble.now === 'error') return send(500, { error: { type: 'api_error', message: 'down' } })
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    if (request.method === 'GET') {
      const thing = found(pathname, searchParams)
      return thing
        ? send(200, thing)
        : send(404, {
            error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' },
          })
    }
    const key = String(request.headers['idempotency-key'])
    const made = replies.get(key) ?? (pathname === '/v1/refunds' ? refunded(form) : opened(form))
    if (!made)
      return send(400, {
        error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded' },
      })
    replies.set(key, made)
    return send(200, made)
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const theSession = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw new Error(`Stripe has no session ${id}`)
    return session
  }
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    trouble,
    sessions,
    charges,
    /** The card holder pays; `changes`: what the charge is, if not what the session asks for. */
    pay(
      sessionId: string,
      changes: Partial<Pick<StripeCharge, 'amount' | 'currency' | 'fee' | 'feeCurrency'>> = {},
    ): string {
      const session = theSession(sessionId)
      const charge: StripeCharge = {
        id: next('ch'),
        intent: session.intent,
        amount: session.amount,
        currency: session.currency,
        amount_refunded: 0,
        disputes: [],
        fee: 317,
        feeCurrency: 'usd',
        ...changes,
      }
      charges.set(charge.id, charge)
      Object.assign(session, { status: 'complete', charge: charge.id })
      return charge.id
    },
    expire: (sessionId: string, wasRefused = false) =>
      void Object.assign(theSession(sessionId), { status: 'expired', wasRefused }),
    /** The headers and bytes of an event. */
    event(type: string, object: object, { at = new Date(), id = next('evt') } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2)
      return { payload, headers: { 'content-type': 'application/json', ...stripeSignature(payload, at) } }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
