/** A payment to be made. */
export interface CheckoutOrder {
  /** The id of the payment row: the provider returns it when the money arrives. */
  paymentId: number
  /** In Spanish, as the payment page shows it. */
  description: string
  /** In cents, tax included. */
  amount: number
  currency: 'USD' | 'PEN'
  email: string
  /** The absolute URL to return to, paid or not. */
  returnUrl: string
}

/** The payment provider. Without one, nothing that costs money can be bought. */
export interface PaymentProvider {
  /** As stored with each payment. */
  readonly name: 'test' | 'stripe'
  /** Opens a payment page; `reference` is the provider's identifier. Throws when the provider cannot be reached. */
  startCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>
}
