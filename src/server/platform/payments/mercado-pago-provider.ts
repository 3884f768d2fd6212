import {
  Chargeback,
  InvalidWebhookSignatureError,
  MercadoPagoConfig,
  MPBadRequestError,
  MPNotFoundError,
  MPValidationError,
  Payment,
  PaymentRefund,
  Preference,
  WebhookSignatureValidator,
} from 'mercadopago'
import type { DisputeState, PaymentMethod } from '#contracts/plans/plans-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
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
} from './payment-provider.ts'

export interface MercadoPagoKeys {
  accessToken: string
  webhookSecret: string
}

/** In milliseconds, of one try, of which there are two: a person waits for the page. */
const longest = 5_000
/** How long a payment page can be used. */
const pageLife = DAY
/** A charge of the account is named by its payment, or by the chargeback that is about it. */
const chargebackPrefix = 'chargeback-'

/** A payment as the API answers, asked for by its id or found by our name of it. */
interface Paid {
  id?: number | string
  status?: string
  status_detail?: string
  currency_id?: string
  external_reference?: string
  transaction_amount?: number
  transaction_amount_refunded?: number
  payment_method_id?: string
  payment_type_id?: string
  fee_details?: { amount?: number; fee_payer?: string }[]
}

/** Cards and Yape through Checkout Pro, in soles: what a merchant in Peru can open. */
export class MercadoPagoProvider implements PaymentProvider {
  readonly name = 'mercadopago'
  readonly capabilities = {
    currencies: providerCurrencies.mercadopago,
    holds: false,
    methods: ['card', 'yape', 'account'],
  } as const
  readonly #config: MercadoPagoConfig
  readonly #webhookSecret: string
  readonly #publicUrl: string
  readonly #clock: Clock

  constructor(
    { accessToken, webhookSecret }: MercadoPagoKeys,
    { publicUrl, clock, timeout = longest }: { publicUrl: string; clock: Clock; timeout?: number },
  ) {
    this.#config = new MercadoPagoConfig({ accessToken, options: { timeout, maxRetries: 1 } })
    this.#webhookSecret = webhookSecret
    this.#publicUrl = publicUrl
    this.#clock = clock
  }

  async checkout({ key, description, amount, currency, email, openedAt, returnUrl }: CheckoutOrder): Promise<{
    reference: string
    url: string
  }> {
    const { id, init_point: url } = await new Preference(this.#config).create({
      body: {
        items: [
          { id: key, title: description, quantity: 1, unit_price: amount / 100, currency_id: currency },
        ],
        payer: { email },
        external_reference: key,
        back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
        // Refused for an address without TLS.
        ...(returnUrl.startsWith('https:') ? { auto_return: 'approved' } : {}),
        notification_url: `${this.#publicUrl}/api/payments/mercadopago/events`,
        // Cash is paid days later, when nobody remembers what for.
        payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }], installments: 1 },
        expires: true,
        expiration_date_to: new Date(openedAt.getTime() + pageLife).toISOString(),
      },
      requestOptions: { idempotencyKey: key },
    })
    if (!id || !url) throw new Error('Mercado Pago opened a preference without a page')
    return { reference: id, url }
  }

  async refund({ charge, amount, key }: RefundOrder): Promise<void> {
    try {
      await new PaymentRefund(this.#config).create({
        payment_id: charge,
        body: { amount: amount / 100 },
        requestOptions: { idempotencyKey: key },
      })
    } catch (error) {
      if (isRefusal(error)) throw new RefundRefusedError('Mercado Pago refuses', { cause: error })
      throw error
    }
  }

  async lookup(subject: Subject): Promise<Answer | null> {
    if (subject.kind === 'checkout')
      return subject.key === null ? null : this.#answer(subject.key, subject.reference, null)
    try {
      const asked = await new Payment(this.#config).get({ id: await this.#paymentIdOf(subject.id) })
      const key = asked.external_reference
      return key ? await this.#answer(key, null, asked) : null
    } catch (error) {
      if (error instanceof MPNotFoundError) return null
      throw error
    }
  }

  /**
   * Only the id in the address, the id of the request and the time are signed, not the body. They name the event: whoever repeats
   * it changes nothing.
   */
  parseEvent({ bytes, headers, query }: SentEvent): ProviderEvent | null {
    const dataId = query['data.id'] ?? ''
    const [signature, requestId] = [headers['x-signature'], headers['x-request-id']].map(String)
    try {
      WebhookSignatureValidator.validate({
        xSignature: signature,
        xRequestId: requestId,
        dataId,
        secret: this.#webhookSecret,
      })
    } catch (error) {
      if (!(error instanceof InvalidWebhookSignatureError)) throw error
      throw new InvalidSignatureError('Mercado Pago did not sign this', { cause: error })
    }
    if (dataId === '') return null
    const { type } = JSON.parse(bytes.toString()) as { type?: string }
    const time = /(?:^|,)\s*ts=(\d+)/.exec(signature ?? '')?.[1]
    const id = `${dataId}:${requestId}:${time}`
    if (type === 'payment') return { id, subject: { kind: 'charge', id: dataId } }
    return type === 'topic_chargebacks_wh' || type === 'chargebacks'
      ? { id, subject: { kind: 'charge', id: chargebackPrefix + dataId } }
      : null
  }

  async #paymentIdOf(id: string): Promise<string> {
    if (!id.startsWith(chargebackPrefix)) return id
    const { payment_id: payment } = await new Chargeback(this.#config).get({
      id: id.slice(chargebackPrefix.length),
    })
    return String(payment)
  }

  /** The search knows a payment some seconds after it can be asked for. */
  async #answer(key: string, reference: string | null, asked: Paid | null): Promise<Answer> {
    const { results = [] } = await new Payment(this.#config).search({ options: { external_reference: key } })
    const others = (results as Paid[]).filter(({ id }) => String(id) !== String(asked?.id))
    const all = asked ? [asked, ...others] : others
    const charges = all.flatMap((paid) => chargeOf(paid) ?? [])
    return { key, reference, page: await this.#pageOf(reference, all), charges }
  }

  async #pageOf(reference: string | null, all: readonly Paid[]): Promise<PageState> {
    if (all.some(({ status }) => status === 'rejected')) return 'refused'
    if (all.length > 0 || reference === null) return 'open'
    const { expiration_date_to: end } = await new Preference(this.#config).get({ preferenceId: reference })
    return end && new Date(end) < this.#clock.now() ? 'left' : 'open'
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MPBadRequestError || error instanceof MPValidationError || error instanceof MPNotFoundError

/** The charge of a payment; null if it took no money. */
function chargeOf(paid: Paid): Charge | null {
  const { id, status = '', transaction_amount: amount, currency_id: currency = '' } = paid
  if (!['approved', 'refunded', 'charged_back', 'in_mediation'].includes(status)) return null
  if (id === undefined || amount === undefined) return null
  const whole = centsOf(amount)
  const back = centsOf(paid.transaction_amount_refunded ?? 0)
  return {
    id: String(id),
    amount: whole,
    currency,
    refunded: status === 'refunded' ? whole : Math.min(back, whole),
    dispute: disputeOf(paid),
    method: methodOf(paid),
    fee: feeOf(paid),
  }
}

/** The API has sums like 350.1, which are not exact. What is no whole number of cents stays so, and is refused. */
function centsOf(sum: number): number {
  const cents = Math.round(sum * 100)
  return Math.abs(sum * 100 - cents) < 1e-6 ? cents : sum * 100
}

/** What Mercado Pago keeps of it. */
function feeOf({ fee_details: fees = [], currency_id: currency }: Paid): ProviderFee | null {
  if (currency !== 'PEN' && currency !== 'USD') return null
  const ours = fees.filter(({ fee_payer: payer }) => payer !== 'payer')
  const amount = centsOf(ours.reduce((sum, fee) => sum + (fee.amount ?? 0), 0))
  return ours.length > 0 && Number.isSafeInteger(amount) && amount >= 0 ? { amount, currency } : null
}

function disputeOf({ status, status_detail: detail }: Paid): DisputeState {
  if (status === 'in_mediation') return 'open'
  if (status !== 'charged_back') return 'none'
  if (detail === 'settled') return 'lost'
  return detail === 'reimbursed' ? 'won' : 'open'
}

const methods: Record<string, PaymentMethod> = {
  credit_card: 'card',
  debit_card: 'card',
  prepaid_card: 'card',
  account_money: 'account',
  bank_transfer: 'bank',
  ticket: 'cash',
  atm: 'cash',
}
const methodOf = ({ payment_method_id: id, payment_type_id: type = '' }: Paid): PaymentMethod =>
  id === 'yape' ? 'yape' : (methods[type] ?? 'other')
