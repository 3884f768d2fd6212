import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const mercadoPagoKeys = {
  accessToken: `TEST-${'1234567890'.repeat(3)}`,
  webhookSecret: 'a1b2c3d4'.repeat(8),
}

/** The headers of a notification about this id; the body is not signed. '' for none. */
export function mercadoPagoSignature(id: string | number, requestId: string) {
  const ts = '1795000000000'
  const manifest = `${id === '' ? '' : `id:${id};`}request-id:${requestId};ts:${ts};`
  const v1 = createHmac('sha256', mercadoPagoKeys.webhookSecret).update(manifest).digest('hex')
  return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId }
}

interface Preference {
  id: string
  external_reference: string
  expiration_date_to: string
  items: { unit_price: number; currency_id: string }[]
}
interface MpPayment {
  id: number
  external_reference: string
  status: string
  status_detail: string
  currency_id: string
  transaction_amount: number
  transaction_amount_refunded: number
  payment_method_id: string
  payment_type_id: string
  fee_details: { type: string; amount: number; fee_payer: string }[]
}

/**
 * The part of Mercado Pago's API that Checkout Pro needs, as it is published: preferences, payments by id and by
 * `external_reference`, refunds and chargebacks. The SDK has no option for another address, so its own constant names this server until it is closed.
 */
export async function startFakeMercadoPago() {
  const preferences = new Map<string, Preference>()
  const payments = new Map<number, MpPayment>()
  const chargebacks = new Map<string, { id: string; payment_id: number }>()
  const replies = new Map<string, object>()
  let last = 1_300_000_000
  /** The search does not know new payments yet. */
  const lag = { isOn: false }
  const trouble: { now: 'none' | 'error' | 'hang' } = { now: 'none' }

  function made(path: string, body: Record<string, unknown>): object | null {
    if (path === '/checkout/preferences/' || path === '/checkout/preferences') {
      const id = `202809963-${String(++last)}`
      const preference = { ...(body as unknown as Preference), id }
      preferences.set(id, preference)
      return {
        ...preference,
        init_point: `https://www.mercadopago.com.pe/checkout/v1/redirect?pref_id=${id}`,
      }
    }
    const paymentId = /^\/v1\/payments\/(\d+)\/refunds$/.exec(path)?.[1]
    const payment = payments.get(Number(paymentId))
    if (!payment) return null
    const amount = Number(body['amount'] ?? payment.transaction_amount)
    payment.transaction_amount_refunded += amount
    if (payment.transaction_amount_refunded >= payment.transaction_amount) payment.status = 'refunded'
    return { id: ++last, payment_id: payment.id, amount, status: 'approved' }
  }
  function found(path: string, query: URLSearchParams): object | null {
    if (path === '/v1/payments/search')
      return {
        paging: { total: 0, limit: 30, offset: 0 },
        results: lag.isOn
          ? []
          : [...payments.values()].filter(
              (one) => one.external_reference === query.get('external_reference'),
            ),
      }
    const id = path.split('/').at(-1) ?? ''
    if (path.startsWith('/v1/payments/')) return payments.get(Number(id)) ?? null
    if (path.startsWith('/v1/chargebacks/')) return chargebacks.get(id) ?? null
    return preferences.get(id) ?? null
  }
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mercadopago')
    const body = await text(request)
    const send = (status: number, content: object) =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (trouble.now === 'hang') return
    if (trouble.now === 'error') return send(500, { message: 'internal_error', error: 'down', status: 500 })
    if (request.headers.authorization !== `Bearer ${mercadoPagoKeys.accessToken}`)
      return send(401, { message: 'invalid access token', error: 'unauthorized', status: 401 })
    const key = String(request.headers['x-idempotency-key'])
    const thing =
      request.method === 'GET'
        ? found(pathname, searchParams)
        : (replies.get(key) ?? made(pathname, JSON.parse(body) as Record<string, unknown>))
    if (!thing) return send(404, { message: 'Resource not found', error: 'not_found', status: 404 })
    if (request.method !== 'GET') replies.set(key, thing)
    return send(request.method === 'GET' ? 200 : 201, thing)
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const sdk = createRequire(import.meta.url)('mercadopago/dist/utils/config') as {
    AppConfig: { BASE_URL: string }
  }
  const before = sdk.AppConfig.BASE_URL
  sdk.AppConfig.BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    preferences,
    payments,
    lag,
    trouble,
    /** The payer pays, or tries to, on the page of a preference. */
    pay(preferenceId: string, changes: Partial<MpPayment> = {}): MpPayment {
      const preference = preferences.get(preferenceId)
      if (!preference) throw new Error(`There is no preference ${preferenceId}`)
      const payment: MpPayment = {
        id: ++last,
        external_reference: preference.external_reference,
        status: 'approved',
        status_detail: 'accredited',
        currency_id: preference.items[0]!.currency_id,
        transaction_amount: preference.items[0]!.unit_price,
        transaction_amount_refunded: 0,
        payment_method_id: 'yape',
        payment_type_id: 'debit_card',
        fee_details: [{ type: 'mercadopago_fee', amount: 14.69, fee_payer: 'collector' }],
        ...changes,
      }
      payments.set(payment.id, payment)
      return payment
    },
    chargeBack(paymentId: number): string {
      const id = String(++last)
      chargebacks.set(id, { id, payment_id: paymentId })
      return id
    },
    /** The address, headers and body of a notification, signed as the service does. */
    notification(type: string, id: string | number, { requestId = `req-${++last}` } = {}) {
      return {
        url: `/api/payments/mercadopago/events?data.id=${id}&type=${type}`,
        headers: mercadoPagoSignature(id, requestId),
        payload: { id: ++last, type, action: 'payment.updated', live_mode: false, data: { id: String(id) } },
      }
    },
    close: () => {
      sdk.AppConfig.BASE_URL = before
      server.closeAllConnections()
      server.close()
    },
  }
}
export type FakeMercadoPago = Awaited<ReturnType<typeof startFakeMercadoPago>>
