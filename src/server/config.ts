import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { saysWhoItIs } from '#domain/people/password-strength.ts'
import {
  type PaymentConfig,
  paymentProblems,
  paymentVariables,
  readPaymentConfig,
} from '#server/platform/payments/payment-config.ts'
import { isCommonPassword } from '#server/platform/common-passwords.ts'

const onOff = (byDefault: boolean) =>
  z
    .enum(['on', 'off'])
    .optional()
    .transform((value) => (value === undefined ? byDefault : value === 'on'))

const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value))

const url = (...protocols: string[]) =>
  optional.refine(
    (value) => value === null || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

/** An address or a network in CIDR notation, but not the network of all addresses. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

/**
 * Which proxies may set the caller's address: a number of proxies in a row, or their networks. Never all: the
 * leftmost address of the header is written by the caller.
 */
const trustProxy = z
  .string()
  .default('off')
  .refine(
    (value) => /^(off|[1-9]\d?)$/.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
    'must be off, how many proxies stand in front (1), or their addresses or networks (10.0.0.0/8,::1)',
  )
  .transform((value): Config['trustProxy'] =>
    value === 'off'
      ? false
      : /^\d+$/.test(value)
        ? Number(value)
        : value.split(',').map((part) => part.trim()),
  )

/** 32 bytes in base64, as `openssl rand -base64 32` prints them. */
const key = optional
  .transform((value) => value && Buffer.from(value, 'base64'))
  .refine((value) => !value || value.length === 32, 'must be 32 bytes in base64: openssl rand -base64 32')

const variables = z.object({
  PRODUCTION: onOff(false),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_EVENTS_SECRET: optional.refine(
    (value) => value === null || /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value),
    'must be whsec_ and at least 24 bytes in Base64',
  ),
  MAIL_REPLY_DOMAIN: optional.refine(
    (value) => value === null || /^(?=.{4,190}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value),
    'must be a domain, in small letters',
  ),
  MAIL_FROM: z.string().default('Qhatu <hola@qhatu.pe>'),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  S3_REGION: z.string().default('us-east-1'),
  ...paymentVariables,
  EXCHANGE_RATE_URL: url('http:', 'https:').refine(
    (value) => value === null || value.includes('{day}'),
    'must have {day} where the day stands',
  ),
  EXCHANGE_RATE_TOKEN: optional,
  DOCUMENT_ISSUER_URL: url('http:', 'https:'),
  DOCUMENT_ISSUER_TOKEN: optional,
  ASSISTANT_URL: url('http:', 'https:'),
  ASSISTANT_KEY: optional,
  ASSISTANT_MODEL: optional,
  HUMAN_CHECK: onOff(true),
  RATE_LIMITS: onOff(true),
  WEBHOOKS_LOCAL: onOff(false),
  DEBUG_TOOLS: onOff(false),
  DEMO: onOff(false),
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: optional,
  OPERATOR_NAME: optional,
  OPERATOR_RUC: optional.refine((value) => value === null || isValidRuc(value), 'must be a RUC of 11 digits'),
  OPERATOR_ADDRESS: optional,
  OPERATOR_EMAIL: optional.refine(
    (value) => value === null || z.email().safeParse(value).success,
    'must be an e-mail address',
  ),
  BACKUP_DIR: optional,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(3650).default(14),
  METRICS_TOKEN: optional,
  TWO_FACTOR_KEY: key,
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const operatorVariables = ['OPERATOR_NAME', 'OPERATOR_RUC', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const

/** What the legal pages of a demo name. Each part says that it is an example, because it may be copied alone. */
const exampleOperator = {
  name: 'Plaza de Ejemplo S.A.C. (datos de ejemplo)',
  ruc: '20100000009 (ejemplo)',
  address: 'Av. de Ejemplo 123, Lima (ejemplo)',
  email: 'hola@qhatu.pe',
}

export interface Config extends PaymentConfig {
  production: boolean
  port: number
  host: string
  /** Without a trailing slash. */
  publicUrl: string
  /** An absolute path. */
  dataDir: string
  /** Null: the application starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Signs what the mail server reports of mails that came back. Null: nothing is reported. */
  mailEventsSecret: string | null
  /** The domain of the addresses that take answers to mails; null: none. */
  mailReplyDomain: string | null
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string } | null
  /** Publishes what a dollar costs on each day. Null: nobody, so that only what a person types is known. */
  exchangeRate: { url: string; token: string | null } | null
  /** Issues our documents for the tax office. Null: nobody does, and our own receipts are all there is. */
  documentIssuer: { url: string; token: string } | null
  /** An OpenAI-compatible service. Null: the product works without a language model. */
  assistant: {
    /** Without a trailing slash. */
    url: string
    /** Null: the service needs none. */
    key: string | null
    model: string
  } | null
  humanCheck: boolean
  rateLimits: boolean
  /** Webhooks may go to http and to addresses of this machine. Never in production. */
  webhooksLocal: boolean
  debugTools: boolean
  demo: boolean
  admin: { email: string; password: string } | null
  /**
   * Who runs this installation and is responsible for it. Outside production, missing values are marked as examples.
   */
  operator: { name: string; ruc: string; address: string; email: string }
  /** A backup every night; the newest `keep` remain. Null: no backups. */
  backup: { dir: string; keep: number } | null
  metricsToken: string | null
  /**
   * Encrypts the secrets of second factors. Null (never in production): the key is in the database, beside those
   * secrets.
   */
  twoFactorKey: Buffer | null
  /** The number of proxies in front, or their networks. False: no proxy. */
  trustProxy: number | string[] | false
  logLevel: string
}

/** Thrown at startup. Its message names each invalid variable, one per line. */
export class ConfigError extends Error {}

/**
 * Reads and checks the whole configuration. Nothing else reads the environment. Production refuses settings that are
 * only for trials and requires those that a public installation needs.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = variables.safeParse(env)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  const value = parsed.data
  const production = value.PRODUCTION
  const problems: string[] = []

  const s3Parts = [value.S3_ENDPOINT, value.S3_BUCKET, value.S3_ACCESS_KEY, value.S3_SECRET_KEY]
  if (s3Parts.some((part) => part !== null) && s3Parts.includes(null))
    problems.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: give all four or none')
  problems.push(...paymentProblems(value))
  if (value.EXCHANGE_RATE_TOKEN !== null && value.EXCHANGE_RATE_URL === null)
    problems.push('EXCHANGE_RATE_TOKEN: means nothing without EXCHANGE_RATE_URL')
  if ((value.DOCUMENT_ISSUER_URL === null) !== (value.DOCUMENT_ISSUER_TOKEN === null))
    problems.push('DOCUMENT_ISSUER_URL, DOCUMENT_ISSUER_TOKEN: give both or none')
  if ((value.ASSISTANT_URL === null) !== (value.ASSISTANT_MODEL === null))
    problems.push('ASSISTANT_URL, ASSISTANT_MODEL: give both or none')
  if (value.ASSISTANT_KEY !== null && value.ASSISTANT_URL === null)
    problems.push('ASSISTANT_KEY: means nothing without ASSISTANT_URL')
  if ((value.ADMIN_EMAIL === null) !== (value.ADMIN_PASSWORD === null))
    problems.push('ADMIN_EMAIL, ADMIN_PASSWORD: give both or none')
  if (value.ADMIN_PASSWORD !== null && value.ADMIN_PASSWORD.length < 12)
    problems.push('ADMIN_PASSWORD: must have at least 12 characters')
  if (value.ADMIN_PASSWORD !== null && isCommonPassword(value.ADMIN_PASSWORD))
    problems.push('ADMIN_PASSWORD: is one of the most common passwords')
  if (value.ADMIN_PASSWORD !== null && saysWhoItIs(value.ADMIN_PASSWORD, [value.ADMIN_EMAIL ?? '']))
    problems.push('ADMIN_PASSWORD: must not be the address of ADMIN_EMAIL')
  if (production) {
    if (value.PUBLIC_URL === null) problems.push('PUBLIC_URL: required in production')
    else if (!value.PUBLIC_URL.startsWith('https:'))
      problems.push('PUBLIC_URL: must be https:// in production')
    if (value.SMTP_URL === null) problems.push('SMTP_URL: required in production: without it no mail leaves')
    if (value.TWO_FACTOR_KEY === null)
      problems.push('TWO_FACTOR_KEY: required in production: openssl rand -base64 32')
    if (!value.HUMAN_CHECK) problems.push('HUMAN_CHECK: cannot be off in production')
    if (!value.RATE_LIMITS) problems.push('RATE_LIMITS: cannot be off in production')
    for (const name of operatorVariables)
      if (value[name] === null)
        problems.push(`${name}: required in production, for the terms and the complaints book`)
    if (value.DOCUMENT_ISSUER_URL?.startsWith('http:'))
      problems.push('DOCUMENT_ISSUER_URL: must be https:// in production')
    if (value.WEBHOOKS_LOCAL) problems.push('WEBHOOKS_LOCAL: cannot be on in production')
    if (value.DEMO) problems.push('DEMO: cannot be on in production')
    if (value.DEBUG_TOOLS) problems.push('DEBUG_TOOLS: cannot be on in production')
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))

  const shownHost = isIP(value.HOST) === 6 ? `[${value.HOST}]` : value.HOST
  const localUrl = `http://${['0.0.0.0', '::', '127.0.0.1'].includes(value.HOST) ? 'localhost' : shownHost}:${value.PORT}`
  const [endpoint, bucket, accessKey, secretKey] = s3Parts
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? localUrl).replace(/\/+$/, ''),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    mailEventsSecret: value.MAIL_EVENTS_SECRET,
    // Without a secret nobody could hand answers over.
    mailReplyDomain: value.MAIL_EVENTS_SECRET && value.MAIL_REPLY_DOMAIN,
    s3:
      endpoint && bucket && accessKey && secretKey
        ? { endpoint, bucket, accessKey, secretKey, region: value.S3_REGION }
        : null,
    ...readPaymentConfig(value),
    exchangeRate: value.EXCHANGE_RATE_URL
      ? { url: value.EXCHANGE_RATE_URL, token: value.EXCHANGE_RATE_TOKEN }
      : null,
    documentIssuer:
      value.DOCUMENT_ISSUER_URL && value.DOCUMENT_ISSUER_TOKEN
        ? { url: value.DOCUMENT_ISSUER_URL, token: value.DOCUMENT_ISSUER_TOKEN }
        : null,
    assistant:
      value.ASSISTANT_URL && value.ASSISTANT_MODEL
        ? {
            url: value.ASSISTANT_URL.replace(/\/+$/, ''),
            key: value.ASSISTANT_KEY,
            model: value.ASSISTANT_MODEL,
          }
        : null,
    humanCheck: value.HUMAN_CHECK,
    rateLimits: value.RATE_LIMITS,
    webhooksLocal: value.WEBHOOKS_LOCAL,
    debugTools: value.DEBUG_TOOLS,
    demo: value.DEMO,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : null,
    operator: {
      name: value.OPERATOR_NAME ?? exampleOperator.name,
      ruc: value.OPERATOR_RUC ?? exampleOperator.ruc,
      address: value.OPERATOR_ADDRESS ?? exampleOperator.address,
      email: value.OPERATOR_EMAIL ?? exampleOperator.email,
    },
    backup: value.BACKUP_DIR ? { dir: resolve(value.BACKUP_DIR), keep: value.BACKUP_KEEP } : null,
    metricsToken: value.METRICS_TOKEN,
    twoFactorKey: value.TWO_FACTOR_KEY || null,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  }
}
