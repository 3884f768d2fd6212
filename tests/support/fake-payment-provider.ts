import type { CheckoutOrder, PaymentProvider } from '#server/platform/payments/payment-provider.ts'

/** A card provider without a network; `isDown` simulates one that cannot be reached. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'test'
  readonly capabilities = { currencies: ['USD'], holds: false, methods: ['card'] } as const
  readonly orders: CheckoutOrder[] = []
  isDown = false

  async checkout(order: CheckoutOrder) {
    if (this.isDown) throw new Error('No route to the provider')
    this.orders.push(order)
    return { reference: `ref-${order.key}`, url: `https://pagos.ejemplo.pe/${order.key}` }
  }

  async refund() {}
  async lookup() {
    return null
  }
  parseEvent() {
    return null
  }
}
