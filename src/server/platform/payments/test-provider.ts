import { createToken } from '#server/platform/tokens.ts'
import type { CheckoutOrder, PaymentProvider } from './payment-provider.ts'

/**
 * Takes no money: its payment page is ours and says so; the person chooses whether the payment succeeds. It has the
 * same interface and states as a real provider, so that everything around a payment can be tried.
 */
export class TestPaymentProvider implements PaymentProvider {
  readonly name = 'test'
  readonly #publicUrl: string

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
  }

  async startCheckout({ returnUrl }: CheckoutOrder): Promise<{ reference: string; url: string }> {
    const reference = createToken()
    const back = new URLSearchParams({ volver: returnUrl.slice(this.#publicUrl.length) })
    return { reference, url: `${this.#publicUrl}/pagos/prueba/${reference}?${back}` }
  }
}
