import { z } from 'zod'
import type { StripeKeys } from './stripe-provider.ts'
import { type PaymentProviderName, paymentProviders } from '#contracts/plans/plans-vocabulary.ts'

export interface PaymentConfig {
  /** Null: no payments through Stripe. */
  stripe: StripeKeys | null
  /** Null: no payments through Mercado Pago. */
  mercadoPago: { accessToken: string; webhookSecret: string } | null
  /** Takes new payments; null: the first that can. */
  paymentProvider: PaymentProviderName | null
}

const keyLike = (pattern: RegExp, message: string) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value === '' ? null : value))
    .refine((value) => value === null || pattern.test(value), message)

/** The variables of the environment about payments, for the schema of the whole configuration. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(paymentProviders).optional(),
  STRIPE_SECRET_KEY: keyLike(
    /^(sk|rk)_(test|live)_\w{16,}$/,
    'must be a secret key of Stripe, sk_live_… or rk_live_… (sk_test_… to try)',
  ),
  STRIPE_WEBHOOK_SECRET: keyLike(
    /^whsec_\w{16,}$/,
    'must be the signing secret of the endpoint in Stripe, whsec_…',
  ),
  /** Where Stripe's API is answered from, to try without Stripe. */
  STRIPE_API_URL: z
    .url('must be an address like http://localhost:12111')
    .optional()
    .transform((value) => (value === undefined ? null : new URL(value))),
  MERCADOPAGO_ACCESS_TOKEN: keyLike(
    /^(APP_USR|TEST)-[\w-]{20,}$/,
    'must be an access token of Mercado Pago, APP_USR-… (TEST-… to try)',
  ),
  MERCADOPAGO_WEBHOOK_SECRET: keyLike(
    /^\w{32,}$/,
    'must be the secret signature of the notifications in Mercado Pago',
  ),
}

const shape = z.object(paymentVariables)
type Variables = z.output<typeof shape>

/** What is wrong with the keys, one line for each: the variable and what it must be. */
export function paymentProblems(value: Variables & { PRODUCTION: boolean; DEBUG_TOOLS: boolean }): string[] {
  const problems: string[] = []
  const { STRIPE_SECRET_KEY: stripe, MERCADOPAGO_ACCESS_TOKEN: mercadoPago } = value
  const pairs = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ] as const
  for (const [one, other] of pairs) {
    if (value[one] !== null && value[other] === null) problems.push(`${other}: missing beside ${one}`)
    if (value[one] === null && value[other] !== null) problems.push(`${one}: missing beside ${other}`)
  }
  const named = value.PAYMENT_PROVIDER
  if (named === 'stripe' && stripe === null)
    problems.push('STRIPE_SECRET_KEY: required by PAYMENT_PROVIDER=stripe')
  if (named === 'mercadopago' && mercadoPago === null)
    problems.push('MERCADOPAGO_ACCESS_TOKEN: required by PAYMENT_PROVIDER=mercadopago')
  if (named === 'test' && (value.PRODUCTION || !value.DEBUG_TOOLS))
    problems.push('PAYMENT_PROVIDER: test needs DEBUG_TOOLS, and cannot be used in production')
  if (value.PRODUCTION && stripe?.includes('_test_'))
    problems.push('STRIPE_SECRET_KEY: must be a live key in production')
  if (value.PRODUCTION && value.STRIPE_API_URL !== null)
    problems.push('STRIPE_API_URL: cannot be used in production')
  if (value.PRODUCTION && mercadoPago?.startsWith('TEST-'))
    problems.push('MERCADOPAGO_ACCESS_TOKEN: must be a live token in production')
  return problems
}

export const readPaymentConfig = (value: Variables): PaymentConfig => ({
  stripe:
    value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: value.STRIPE_SECRET_KEY,
          webhookSecret: value.STRIPE_WEBHOOK_SECRET,
          apiUrl: value.STRIPE_API_URL,
        }
      : null,
  mercadoPago:
    value.MERCADOPAGO_ACCESS_TOKEN && value.MERCADOPAGO_WEBHOOK_SECRET
      ? {
          accessToken: value.MERCADOPAGO_ACCESS_TOKEN,
          webhookSecret: value.MERCADOPAGO_WEBHOOK_SECRET,
        }
      : null,
  paymentProvider: value.PAYMENT_PROVIDER ?? null,
})
