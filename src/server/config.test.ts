import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}
const production = {
  PRODUCTION: 'on',
  PUBLIC_URL: 'https://qhatu.pe',
  SMTP_URL: 'smtps://qhatu:clave@correo.example',
  TWO_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64'),
  OPERATOR_NAME: 'Mercado del Sur S.A.C.',
  OPERATOR_RUC: '20131312955',
  OPERATOR_ADDRESS: 'Jr. Puno 120, Cusco',
  OPERATOR_EMAIL: 'hola@qhatu.pe',
}

const mercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: `TEST-${'1'.repeat(24)}`,
  MERCADOPAGO_WEBHOOK_SECRET: 'a'.repeat(32),
}
const stripe = {
  STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(24)}`,
}

test.each<[string, Record<string, string>]>([
  ['PORT', { PORT: 'tres mil' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'qhatu.pe' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://qhatu.pe' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/qhatu' }],
  ['SMTP_URL', { SMTP_URL: 'http://localhost' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'localhost:9000' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://files.qhatu.pe' }],
  ['ASSISTANT_URL', { ASSISTANT_URL: 'localhost:11434', ASSISTANT_MODEL: 'pequeno' }],
  ['ASSISTANT_MODEL', { ASSISTANT_URL: 'https://modelo.example/v1' }],
  ['ASSISTANT_URL', { ASSISTANT_MODEL: 'pequeno' }],
  ['ASSISTANT_KEY', { ASSISTANT_KEY: 'clave' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_una_clave_publica' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}` }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(24)}` }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'localhost' }],
  ['STRIPE_API_URL', { ...production, STRIPE_API_URL: 'http://localhost:12111' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: 'clave' }],
  ['MERCADOPAGO_WEBHOOK_SECRET', { MERCADOPAGO_ACCESS_TOKEN: `TEST-${'1'.repeat(24)}` }],
  ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'paypal' }],
  ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'test', DEBUG_TOOLS: 'off' }],
  ['STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { PAYMENT_PROVIDER: 'mercadopago' }],
  [
    'STRIPE_SECRET_KEY',
    {
      ...production,
      STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(24)}`,
    },
  ],
  ['HUMAN_CHECK', { HUMAN_CHECK: 'yes' }],
  ['RATE_LIMITS', { RATE_LIMITS: '1' }],
  ['DEBUG_TOOLS', { DEBUG_TOOLS: 'true' }],
  ['DEMO', { DEMO: 'si' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'on' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,::/0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy.local' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin@qhatu.pe' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@qhatu.pe', ADMIN_PASSWORD: 'corta' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@qhatu.pe', ADMIN_PASSWORD: 'unbelievable' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@qhatu.pe', ADMIN_PASSWORD: 'Admin-Qhatu-2026' }],
  ['PUBLIC_URL', { PRODUCTION: 'on' }],
  ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://qhatu.pe' }],
  ['SMTP_URL', { ...production, SMTP_URL: '' }],
  ['TWO_FACTOR_KEY', { ...production, TWO_FACTOR_KEY: '' }],
  ['TWO_FACTOR_KEY', { TWO_FACTOR_KEY: 'corta' }],
  ['HUMAN_CHECK', { ...production, HUMAN_CHECK: 'off' }],
  ['RATE_LIMITS', { ...production, RATE_LIMITS: 'off' }],
  ['OPERATOR_NAME', { ...production, OPERATOR_NAME: '' }],
  ['OPERATOR_RUC', { ...production, OPERATOR_RUC: '' }],
  ['OPERATOR_RUC', { OPERATOR_RUC: '20131312956' }],
  ['OPERATOR_ADDRESS', { ...production, OPERATOR_ADDRESS: '' }],
  ['OPERATOR_EMAIL', { ...production, OPERATOR_EMAIL: '' }],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'hola' }],
  ['DEMO', { ...production, DEMO: 'on' }],
  ['DEBUG_TOOLS', { ...production, DEBUG_TOOLS: 'on' }],
  ['WEBHOOKS_LOCAL', { ...production, WEBHOOKS_LOCAL: 'on' }],
])('a bad %s is named (%o)', (name, env) => {
  expect(problemsOf(env)).toContain(name)
})

test('what production needs is enough', () => {
  expect(problemsOf(production)).toBe('')
})

test('a provider that does not take the currency of the prices can answer for what it took', () => {
  expect(problemsOf({ ...mercadoPago, ...stripe })).toBe('')
  expect(problemsOf({ ...mercadoPago, PAYMENT_PROVIDER: 'test', DEBUG_TOOLS: 'on' })).toBe('')
})

test('every bad variable is named at once', () => {
  const problems = problemsOf({ PORT: 'x', SMTP_URL: 'x', LOG_LEVEL: 'x' })
  expect(problems.split('\n')).toHaveLength(3)
})

test('no value is repeated in a message: it may be a secret', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'admin@qhatu.pe', ADMIN_PASSWORD: 'corta' })).not.toContain('corta')
  expect(problemsOf({ SMTP_URL: 'http://ana:clave@localhost' })).not.toContain('clave')
})

test.each([
  [undefined, false],
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY %s is understood', (value, expected) => {
  expect(readConfig(value === undefined ? {} : { TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

test('an empty environment is a local one with its own database', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    assistant: null,
    humanCheck: true,
    rateLimits: true,
    debugTools: false,
    demo: false,
  })
})

test('production with what it needs is accepted', () => {
  expect(readConfig({ ...production, PUBLIC_URL: 'https://qhatu.pe/' })).toMatchObject({
    production: true,
    publicUrl: 'https://qhatu.pe',
  })
})

test('a language model needs an address and a name; a key only where the service asks for one', () => {
  const local = { ASSISTANT_URL: 'http://localhost:11434/v1/', ASSISTANT_MODEL: 'pequeno' }
  expect(readConfig(local).assistant).toEqual({
    url: 'http://localhost:11434/v1',
    key: null,
    model: 'pequeno',
  })
  expect(readConfig({ ...local, ASSISTANT_KEY: 'clave' }).assistant?.key).toBe('clave')
})
