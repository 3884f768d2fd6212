import type { PaymentProviderName } from '#contracts/plans/plans-vocabulary.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import type { Clock } from '#server/platform/clock.ts'
import { MercadoPagoProvider } from './mercado-pago-provider.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { StripeProvider } from './stripe-provider.ts'
import { TestPaymentProvider } from './test-provider.ts'

/** These providers; the first one takes new payments unless another is named. */
export function providersOf(
  list: readonly PaymentProvider[],
  takesNew: PaymentProviderName | null = null,
): PaymentProviders {
  const named = (name: string) => list.find((one) => one.name === name) ?? null
  return { current: takesNew === null ? (list[0] ?? null) : named(takesNew), named }
}

/** The configured providers. The test provider requires the debug tools, which production refuses. */
export function createPaymentProviders(
  {
    stripe,
    mercadoPago,
    paymentProvider,
    debugTools,
    production,
    publicUrl,
  }: Pick<Config, 'stripe' | 'mercadoPago' | 'paymentProvider' | 'debugTools' | 'production' | 'publicUrl'>,
  { db, clock }: { db: Db; clock: Clock },
): PaymentProviders {
  return providersOf(
    [
      ...(stripe ? [new StripeProvider(stripe, clock)] : []),
      ...(mercadoPago ? [new MercadoPagoProvider(mercadoPago, { publicUrl, clock })] : []),
      ...(debugTools && !production ? [new TestPaymentProvider(publicUrl, db)] : []),
    ],
    paymentProvider,
  )
}
