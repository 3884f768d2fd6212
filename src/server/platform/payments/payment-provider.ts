import type { PaymentMethod, PaymentProviderName } from '#contracts/plans/plans-vocabulary.ts'
import type { Report } from '#domain/payments/payment-state.ts'

export type Currency = 'USD' | 'PEN'

/** All prices are in it; who takes no dollars charges the price in soles beside it. */
export const priceCurrency: Currency = 'USD'

/** What each provider takes. */
export const providerCurrencies = {
  test: ['USD', 'PEN'],
  stripe: ['USD', 'PEN'],
  mercadopago: ['PEN'],
} as const satisfies Record<PaymentProviderName, readonly Currency[]>

/** A payment to be made. */
export interface CheckoutOrder {
  /** Our random name of the payment. A second call with the same key opens no second page. */
  key: string
  /** In Spanish, as the payment page shows it. */
  description: string
  /** In cents, tax included. */
  amount: number
  currency: Currency
  email: string
  /** When it was opened: with it a second call says exactly the same. */
  openedAt: Date
  /** The absolute URL to return to, paid or not. */
  returnUrl: string
}

/** What a provider is asked about: a payment page, or money that was taken. */
export type Subject =
  | { kind: 'checkout'; reference: string | null; key: string | null }
  | { kind: 'charge'; id: string }

/** What a provider knows of a payment. */
export interface Answer extends Report {
  /** Our name of the payment. */
  key: string
  /** The provider's id of its page; null if it does not say. */
  reference: string | null
}

/** An event as it came. */
export interface SentEvent {
  bytes: Buffer
  headers: Record<string, string | string[] | undefined>
  query: Record<string, string | undefined>
}

/** Something changed at the provider. */
export interface ProviderEvent {
  id: string
  subject: { kind: 'checkout' | 'charge'; id: string }
}

/** The sender does not know the secret, or the event is too old. */
export class InvalidSignatureError extends Error {}

/** It is signed, and yet it does not say what it is about. */
export class UnreadableEventError extends Error {}

/** The provider will not give this back, also if it is asked again. */
export class RefundRefusedError extends Error {}

export interface RefundOrder {
  /** The provider's id of the charge. */
  charge: string
  /** In cents. */
  amount: number
  currency: string
  /** A second call with the same key gives nothing back. */
  key: string
}

/** A payment provider. Without one, nothing that costs money can be bought. */
export interface PaymentProvider {
  /** As stored with each payment. */
  readonly name: PaymentProviderName
  readonly capabilities: {
    currencies: readonly Currency[]
    /** It can keep money until an order is done. */
    holds: boolean
    methods: readonly PaymentMethod[]
  }
  /** Opens a payment page; `reference` is the provider's identifier. Throws when the provider cannot be reached. */
  checkout(order: CheckoutOrder): Promise<{ reference: string; url: string }>
  /** Gives money back. Throws RefundRefusedError when the provider refuses, and anything else when it cannot be reached. */
  refund(order: RefundOrder): Promise<void>
  /** All that the provider knows now. Null: it does not know of it. Throws when the provider cannot be reached. */
  lookup(subject: Subject): Promise<Answer | null>
  /** What an event is about; null: nothing of interest. Throws InvalidSignatureError and UnreadableEventError. */
  parseEvent(sent: SentEvent): ProviderEvent | null
}

/** The providers that have keys. */
export interface PaymentProviders {
  /** Takes new payments. Null: nothing that costs money can be bought. */
  readonly current: PaymentProvider | null
  /** Answers for the payments that it took, also while another takes the new ones. */
  named(name: string): PaymentProvider | null
}
