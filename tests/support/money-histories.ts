import type { LedgerEvent } from '#domain/ledger/entries.ts'
import { type Random, randomFrom } from './random.ts'

/** An event with the payment or the order that it is about; null: neither. */
export interface Step {
  event: LedgerEvent
  payment: number | null
  order: number | null
}

/** What is where after a history, counted without any ledger. In cents. */
export interface Truth {
  atProvider: number
  atBank: number
  contested: number
  owedToPayers: number
  /** Of each delivered payment: what was not given back. */
  kept: number[]
  /** Our share of each release. */
  fees: number[]
  /** Held for each client, and released but not paid out for each professional. */
  held: Map<number, number>
  toPayOut: Map<number, number>
}

interface Paid {
  id: number
  product: (typeof products)[number] | 'order'
  isDelivered: boolean
  amount: number
  returned: number
  contested: number
}

const products = ['professional_premium', 'company_premium', 'premium_job', 'chat_activation'] as const
const add = (sums: Map<number, number>, key: number, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount)

/** A history of 4 to 40 events that can happen, in the order of a careless day: parts, losses, late payouts. */
export function randomHistory(seed: number): { steps: Step[]; truth: Truth } {
  const random = randomFrom(seed)
  const world = new World(random)
  for (let left = 4 + random.below(37); left > 0; left--) world.act()
  return { steps: world.steps, truth: world.truth }
}

class World {
  readonly steps: Step[] = []
  readonly #random: Random
  readonly #payments: Paid[] = []
  readonly #orders: { id: number; client: number; professional: number; held: number }[] = []
  readonly #sums = { atProvider: 0, atBank: 0, contested: 0, owedToPayers: 0 }
  readonly #fees: number[] = []
  readonly #held = new Map<number, number>()
  readonly #toPayOut = new Map<number, number>()

  constructor(random: Random) {
    this.#random = random
  }

  get truth(): Truth {
    const kept = this.#payments
      .filter(({ isDelivered }) => isDelivered)
      .map(({ amount, returned }) => amount - returned)
    return {
      ...this.#sums,
      kept,
      fees: this.#fees,
      held: this.#held,
      toPayOut: this.#toPayOut,
    }
  }

  act(): void {
    const acts = [
      () => this.#pay(),
      () => this.#refund(),
      () => this.#chargeBack(),
      () => this.#decideChargeback(),
      () => this.#fund(),
      () => this.#endOrder(),
      () => this.#payOut(),
      () => this.#settle(),
    ]
    this.#random.pick(acts)()
  }

  #did(event: LedgerEvent, about: { payment?: number; order?: number } = {}): void {
    this.steps.push({ event, payment: about.payment ?? null, order: about.order ?? null })
  }

  /** Often all of it, otherwise a part of any size. */
  #part(most: number): number {
    return this.#random.chance(0.4) ? most : 1 + this.#random.below(most)
  }

  #pay(): void {
    const random = this.#random
    const paid = {
      id: this.#payments.length + 1,
      product: random.pick(products),
      isDelivered: random.chance(0.9),
      amount: random.pick([1, 3, 500, 7500, 9900, 1 + random.below(1_000_000)]),
      returned: 0,
      contested: 0,
    }
    this.#payments.push(paid)
    this.#sums.atProvider += paid.amount
    if (!paid.isDelivered) this.#sums.owedToPayers += paid.amount
    const event: LedgerEvent =
      paid.isDelivered || random.chance(0.5)
        ? { kind: 'payment_completed', ...this.#partOf(paid, paid.amount) }
        : { kind: 'charge_received', amount: paid.amount }
    this.#did(event, { payment: paid.id })
  }

  #partOf = ({ product, isDelivered }: Paid, amount: number) => ({
    product,
    isDelivered,
    igvPercent: 18,
    amount,
  })

  #give(paid: Paid, kind: 'payment_refunded' | 'chargeback_lost', amount: number): void {
    const event = { kind, ...this.#partOf(paid, amount), keptBefore: paid.amount - paid.returned }
    const isContested = kind === 'payment_refunded' && paid.contested > 0
    this.#did(isContested ? { ...event, kind, isContested } : event, { payment: paid.id })
    paid.returned += amount
    if (!paid.isDelivered) this.#sums.owedToPayers -= amount
  }

  #refund(): void {
    const paid = this.#some(this.#payments, (one) => one.amount > one.returned)
    if (!paid) return
    const amount = this.#part(paid.amount - paid.returned)
    this.#give(paid, 'payment_refunded', amount)
    if (paid.contested === 0) {
      this.#sums.atProvider -= amount
      return
    }
    paid.contested -= amount
    this.#sums.contested -= amount
  }

  #chargeBack(): void {
    const paid = this.#some(this.#payments, (one) => one.contested === 0 && one.amount > one.returned)
    if (!paid) return
    paid.contested = paid.amount - paid.returned
    this.#sums.atProvider -= paid.contested
    this.#sums.contested += paid.contested
    this.#did({ kind: 'payment_charged_back', amount: paid.contested }, { payment: paid.id })
  }

  #decideChargeback(): void {
    const paid = this.#some(this.#payments, ({ contested }) => contested > 0)
    if (!paid) return
    const amount = paid.contested
    paid.contested = 0
    this.#sums.contested -= amount
    if (this.#random.chance(0.5)) return this.#give(paid, 'chargeback_lost', amount)
    this.#sums.atProvider += amount
    this.#did({ kind: 'chargeback_won', amount }, { payment: paid.id })
  }

  #fund(): void {
    const order = {
      id: this.#orders.length + 1,
      client: 1 + this.#random.below(3),
      professional: 11 + this.#random.below(3),
      held: 1 + this.#random.below(500_000),
    }
    this.#orders.push(order)
    this.#sums.atProvider += order.held
    add(this.#held, order.client, order.held)
    const { id, client, held: amount } = order
    this.#did({ kind: 'order_funded', amount, client }, { order: id })
  }

  /** Releases or gives back a part: a milestone, an agreement, a decision. */
  #endOrder(): void {
    const order = this.#some(this.#orders, ({ held }) => held > 0)
    if (!order) return
    const { id, client, professional } = order
    const amount = this.#part(order.held)
    order.held -= amount
    add(this.#held, client, -amount)
    if (this.#random.chance(0.3)) {
      this.#sums.owedToPayers += amount
      this.#did({ kind: 'order_refunded', amount, client }, { order: id })
      // From here on it goes back as money that bought nothing.
      this.#payments.push({
        id: -this.#payments.length - 1,
        product: 'order',
        isDelivered: false,
        amount,
        returned: 0,
        contested: 0,
      })
      return
    }
    const fee = Math.round((amount * this.#random.below(21)) / 100)
    if (fee > 0) this.#fees.push(fee)
    add(this.#toPayOut, professional, amount - fee)
    this.#did({ kind: 'order_released', amount, fee, client, professional }, { order: id })
  }

  #payOut(): void {
    const due = this.#some([...this.#toPayOut], ([, amount]) => amount > 0)
    if (!due) return
    const [professional, most] = due
    const amount = this.#part(most)
    add(this.#toPayOut, professional, -amount)
    this.#sums.atBank -= amount
    this.#did({ kind: 'payout_made', amount, professional })
  }

  #settle(): void {
    if (this.#sums.atProvider <= 0) return
    const amount = this.#part(this.#sums.atProvider)
    this.#sums.atProvider -= amount
    if (this.#random.chance(0.3)) return this.#did({ kind: 'provider_fee_charged', amount })
    this.#sums.atBank += amount
    this.#did({ kind: 'provider_settled', amount })
  }

  #some<T>(list: readonly T[], fits: (one: T) => boolean): T | null {
    const fitting = list.filter(fits)
    return fitting.length > 0 ? this.#random.pick(fitting) : null
  }
}
