import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { TestPaymentProvider } from './test-provider.ts'

/** The configured provider. The test provider requires the debug tools, which production refuses. */
export function createPaymentProvider({
  debugTools,
  production,
  publicUrl,
}: Pick<Config, 'debugTools' | 'production' | 'publicUrl'>): PaymentProvider | null {
  return debugTools && !production ? new TestPaymentProvider(publicUrl) : null
}
