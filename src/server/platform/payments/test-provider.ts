import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Charge, ProviderFee } from '#domain/payments/payment-state.ts'
import type { Db } from '#server/db/connection.ts'
import { createToken } from '#server/platform/tokens.ts'
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
import {
  findTestCharge,
  findTestCheckout,
  openTestCheckout,
  saveTestCheckout,
  type TestCheckout,
} from './test-checkouts.queries.ts'

/** What can happen at a provider, one after the other. */
export type TestStep = 'pay' | 'refuse' | 'leave' | 'refund' | 'refund-part' | 'dispute' | 'win' | 'lose'

/** Its events never leave the process, so nobody else needs to know the secret. */
const secret = randomBytes(32)
const signatureOf = (bytes: Buffer): Buffer => createHmac('sha256', secret).update(bytes).digest()

/**
 * Takes no money: its payment page is ours and says so; the person chooses what happens. It keeps books of its own and tells us
 * with signed events, so that everything around a payment can be tried.
 */
export class TestPaymentProvider implements PaymentProvider {
  readonly name = 'test'
  readonly capabilities = {
    currencies: providerCurrencies.test,
    holds: true,
    methods: ['card', 'yape'],
  } as const
  readonly #publicUrl: string
  readonly #db: Db

  constructor(publicUrl: string, db: Db) {
    this.#publicUrl = publicUrl
    this.#db = db
  }

  async checkout({ key, amount, currency, returnUrl }: CheckoutOrder): Promise<{
    reference: string
    url: string
  }> {
    const { reference } = await openTestCheckout(this.#db, {
      reference: createToken(),
      checkoutKey: key,
      amount,
      currency,
    })
    const back = new URLSearchParams({ volver: returnUrl.slice(this.#publicUrl.length) })
    return { reference, url: `${this.#publicUrl}/pagos/prueba/${reference}?${back}` }
  }

  async refund({ charge, amount, key }: RefundOrder): Promise<void> {
    const checkout = await findTestCharge(this.#db, charge)
    if (!checkout) throw new RefundRefusedError('The test provider knows no such charge')
    if (checkout.refundKeys.includes(key)) return
    const charges = checkout.charges.map((one) =>
      one.id === charge ? { ...one, refunded: one.refunded + amount } : one,
    )
    if (charges.some((one) => one.refunded > one.amount))
      throw new RefundRefusedError('More would be given back than was paid')
    await saveTestCheckout(this.#db, { ...checkout, charges, refundKeys: [...checkout.refundKeys, key] })
  }

  async lookup(subject: Subject): Promise<Answer | null> {
    const found =
      subject.kind === 'charge'
        ? await findTestCharge(this.#db, subject.id)
        : await findTestCheckout(this.#db, subject)
    if (!found) return null
    const { reference, checkoutKey, page, charges } = found
    return { key: checkoutKey, reference, page, charges }
  }

  parseEvent({ bytes, headers }: SentEvent): ProviderEvent | null {
    const given = Buffer.from(String(headers['x-test-signature'] ?? ''), 'hex')
    const expected = signatureOf(bytes)
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new InvalidSignatureError()
    return JSON.parse(bytes.toString()) as ProviderEvent
  }

  /** Lets something happen on a page, and returns the event that tells of it. Null: it cannot happen now. */
  async happens(reference: string, step: TestStep): Promise<SentEvent | null> {
    const checkout = await findTestCheckout(this.#db, { reference, key: null })
    const changed = checkout && after(checkout, step)
    if (!changed) return null
    await saveTestCheckout(this.#db, changed)
    const event: ProviderEvent = { id: createToken(), subject: { kind: 'checkout', id: reference } }
    const bytes = Buffer.from(JSON.stringify(event))
    return { bytes, headers: { 'x-test-signature': signatureOf(bytes).toString('hex') }, query: {} }
  }
}

/** Its tariff: 3.5 % and 30 cents of the currency. */
const tariff = { percent: 3.5, fixed: 30 }
const feeOf = (amount: number): number =>
  Math.min(amount, Math.round((amount * tariff.percent) / 100) + tariff.fixed)

const feeIn = (currency: string, amount: number): ProviderFee | null =>
  currency === 'USD' || currency === 'PEN' ? { amount: feeOf(amount), currency } : null

/** The books after a step; null if it is not possible. */
function after(checkout: TestCheckout, step: TestStep): TestCheckout | null {
  const { amount, currency, charges } = checkout
  const paid = charges.find(({ refunded, dispute }) => refunded < amount && dispute !== 'lost')
  const change = (changes: Partial<Charge>): TestCheckout | null =>
    paid
      ? { ...checkout, charges: charges.map((one) => (one === paid ? { ...one, ...changes } : one)) }
      : null
  const charge = {
    id: createToken(),
    amount,
    currency,
    refunded: 0,
    dispute: 'none',
    method: 'card',
    fee: feeIn(currency, amount),
  } as const
  const results: Record<TestStep, () => TestCheckout | null> = {
    pay: () => ({ ...checkout, charges: [...charges, charge] }),
    refuse: () => ({ ...checkout, page: 'refused' }),
    leave: () => ({ ...checkout, page: 'left' }),
    refund: () => change({ refunded: amount }),
    'refund-part': () =>
      change({ refunded: Math.min(amount, (paid?.refunded ?? 0) + Math.ceil(amount / 2)) }),
    dispute: () => (paid?.dispute === 'none' ? change({ dispute: 'open' }) : null),
    win: () => (paid?.dispute === 'open' ? change({ dispute: 'won' }) : null),
    lose: () => (paid?.dispute === 'open' ? change({ dispute: 'lost' }) : null),
  }
  return results[step]()
}
