import type { Charge, Report } from '#domain/payments/payment-state.ts'
import { type Random, randomFrom } from './random.ts'

/** What the payment of a history is for. */
export const soldFor = { amount: 9900, currency: 'USD' }

/**
 * What a provider went through, and what it told of that: late, lost, repeated, in any order. The last report is the truth, as the
 * reconciliation asks for it.
 */
export function providerHistory(seed: number): { seed: number; truth: Report; reports: Report[] } {
  const random = randomFrom(seed)
  const provider = new HonestProvider(random)
  const pictures = [provider.picture()]
  const steps = random.below(9)
  for (let at = 0; at < steps; at++) {
    provider.step()
    pictures.push(provider.picture())
  }
  const reports = Array.from({ length: random.below(12) }, () => random.pick(pictures))
  return { seed, truth: provider.picture(), reports: [...reports, provider.picture()] }
}

/** A provider as it is from the inside: it changes step by step, and a report is a picture of it. */
class HonestProvider {
  page: Report['page'] = 'open'
  readonly charges: Charge[] = []
  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  step(): void {
    const { random } = this
    const one = this.charges.length > 0 ? random.pick(this.charges) : undefined
    switch (random.below(8)) {
      case 0:
        if (this.page === 'open') this.page = random.pick(['left', 'refused'] as const)
        return
      case 1:
      case 2:
      case 3:
        this.charges.push({
          ...soldFor,
          ...(random.chance(0.2) ? { amount: 1 + random.below(20_000) } : {}),
          ...(random.chance(0.1) ? { currency: 'PEN' } : {}),
          id: `charge-${this.charges.length}`,
          refunded: 0,
          dispute: 'none',
          method: random.pick(['card', 'yape'] as const),
        })
        return
      case 4:
      case 5:
        if (one) one.refunded += random.chance(0.4) ? one.amount - one.refunded : this.part(one)
        return
      default:
        if (one?.dispute === 'none') one.dispute = 'open'
        else if (one?.dispute === 'open') one.dispute = random.pick(['won', 'lost'] as const)
    }
  }

  picture(): Report {
    return { page: this.page, charges: this.charges.map((one) => ({ ...one })) }
  }

  private part({ amount, refunded }: Charge): number {
    return this.random.below(amount - refunded + 1)
  }
}
