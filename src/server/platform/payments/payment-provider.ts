/** What somebody is about to pay. */
export interface CheckoutOrder {
  /** The id of the payment row: the provider hands it back when the money is there. */
  paymentId: number
  /** In Spanish, as the payment page shows it. */
  description: string
  /** In cents, tax included. */
  amount: number
  currency: 'USD' | 'PEN'
  email: string
  /** Where the browser goes afterwards, paid or not. Absolute. */
  returnUrl: string
}

/** Who takes the money. One provider is configured, or none: then nothing that costs money can be bought. */
export interface PaymentProvider {
  /** As stored with each payment. */
  readonly name: 'test' | 'stripe'
  /** Opens a payment page; `reference` is the provider's own number of it. Throws when the provider cannot be reached. */
  startCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>
}
