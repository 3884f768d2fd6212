import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { contracts } from '#contracts/contracts.ts'
import type { Contract } from '#contracts/endpoint.ts'
import { screens } from '#tests/support/screens.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { loggerOptions, logRequests, maskText } from './logging.ts'
import { createToken } from '#server/platform/tokens.ts'

function collect() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, stream }
}

/** Everything that a request to `url` writes to the log. */
async function logOf(url: string, log: (app: FastifyInstance) => void = () => {}) {
  const { lines, stream } = collect()
  const loggerInstance: FastifyBaseLogger = pino(loggerOptions('info'), stream)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  })
  logRequests(app)
  app.post('/api/invitations/:token', async () => ({ ok: true }))
  app.post('/*', async () => ({ ok: true }))
  log(app)
  await app.inject({
    method: 'POST',
    url,
    remoteAddress: '203.0.113.9',
    headers: { authorization: 'Bearer s3cr3t', cookie: 'session=s3cr3t', 'user-agent': 'maria-phone' },
    payload: { email: 'maria@correo.pe', password: 's3cr3t' },
  })
  await app.close()
  return lines.join('')
}

const parse = (log: string) =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  test('has one JSON line for a finished request: what was asked and how it ended', async () => {
    const lines = parse(await logOf('/api/invitations/kJ3-_secret?page=2'))
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: process.pid,
        reqId: expect.any(String),
        method: 'POST',
        route: '/api/invitations/:token',
        url: '/api/invitations/[oculto]?page=2',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
  })

  test('carries neither address, headers nor body of a request', async () => {
    expect(await logOf('/api/login')).not.toMatch(/203\.0\.113\.9|s3cr3t|maria/)
  })

  test.each([
    'restablecer-contrasena',
    'verificar-correo',
    'api/password-reset',
    'api/email-confirmation',
    'api/invitations',
    'apply',
    'api/subscriptions',
    'suscripcion',
    'suscripcion/confirmar',
    'suscripcion/cancelar',
  ])('hides the secret of /%s/<token>', async (path) => {
    const log = await logOf(`/${path}/kJ3-_secret?x=1`)
    expect(log).toContain(`/${path}/[oculto]?x=1`)
    expect(log).not.toContain('kJ3-_secret')
  })

  test('keeps what was searched, but no address in it', async () => {
    const log = await logOf('/empleos?q=dise%C3%B1ador&location=Lima')
    expect(log).toContain('q=dise%C3%B1ador&location=Lima')
    expect(await logOf('/empleos?q=maria.n%2Bx%40correo.com.pe&page=2')).toContain('q=[oculto]&page=2')
    expect(await logOf('/empleos?token=abc&page=2')).toContain('token=[oculto]&page=2')
  })

  test('hides secrets by name at any depth, and addresses in messages and stack traces', async () => {
    const log = await logOf('/', (app) => {
      app.log.info(
        { user: { id: 7, Email: 'a@b.pe', nested: [{ sessionToken: 's3cr3t' }] } },
        'hola ñandú@correo.pe',
      )
      app.log.error(new Error('duplicate key (maria@correo.pe)'))
      app.log.info({ body: { comment: 'privado' } })
    })
    expect(log).toContain('"id":7')
    expect(log).not.toMatch(/a@b\.pe|s3cr3t|correo\.pe|privado/)
    expect(log).toContain('duplicate key ([oculto])')
  })

  test('a failed statement is logged without its values', async () => {
    const row = 'Rosa "la Chola"\n    Quispe, 987654321, $argon2id$v=19$hash'
    const refused = Object.assign(new Error('new row violates check constraint "people_phone"'), {
      code: '23514',
      constraint: 'people_phone',
      detail: `Failing row contains (${row}).`,
    })
    const failure = new DrizzleQueryError('insert into people values ($1, $2)', [row, 7], refused)
    const log = await logOf('/', ({ log }) => {
      log.error(failure)
      log.error({ err: failure, what: 'mail.deliver' }, 'background failure')
      log.error({ error: failure }, 'under another name')
    })
    expect(log).not.toMatch(/Rosa|Quispe|987654321|argon2id/)
    const [first, second, third] = parse(log)
    const told = {
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into people values ($1, $2)'),
      stack: expect.stringContaining('logging.test.ts'),
      cause: expect.objectContaining({ code: '23514', constraint: 'people_phone' }),
    }
    expect(first).toMatchObject({ err: told })
    expect(second).toMatchObject({ err: told, what: 'mail.deliver', msg: 'background failure' })
    expect(third).toMatchObject({ error: told })
  })
})

test('the whole product: a failed call is logged with its id, without the caller or typed text', async () => {
  const { lines, stream } = collect()
  const app = await startTestApp({}, { logger: pino(loggerOptions('info'), stream) })
  await app.deps.db.execute('alter table users rename to users_gone')
  const reply = await app.request({
    method: 'POST',
    url: '/api/login?email=rosa%40ejemplo.pe',
    remoteAddress: '203.0.113.9',
    headers: { cookie: 'theme=s3cr3t', authorization: 'Basic s3cr3t' },
    payload: { email: 'rosa@ejemplo.pe', password: 'Mercado-2026' },
  })
  await app.close()
  expect(reply.status).toBe(500)
  // Background work may write log lines too.
  const ofRequest = parse(lines.join('')).filter(({ reqId }) => reqId === reply.body.requestId)
  expect(ofRequest).toEqual([
    expect.objectContaining({ msg: 'request failed' }),
    expect.objectContaining({
      msg: 'request',
      method: 'POST',
      route: '/api/login',
      url: '/api/login?email=[oculto]',
      status: 500,
    }),
  ])
  expect(lines.join('')).not.toMatch(/rosa|Mercado-2026|203\.0\.113\.9|s3cr3t/i)
})

describe('maskText', () => {
  const secret = 'kJ3-_secret'
  const paths = [
    ...Object.values(contracts).flatMap((contract) =>
      Object.values(contract as Contract).map(({ path }) => path as string),
    ),
    ...screens.map(({ path }) => path),
  ].filter((path) => path.includes(':token'))

  test.each(paths)('hides the token of %s, however it is written', (path) => {
    const link = path.replace(':token', secret)
    const escape = (text: string, sign: string) =>
      text.replaceAll(/[a-z_-]/gi, (letter) => `${sign}${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
    const ways = [
      link,
      link.toUpperCase(),
      escape(link, '%'),
      escape(link, '%25').toUpperCase(),
      // URLs that match no route contain the same secret.
      link.replaceAll('/', '//'),
      link.replaceAll('/', '%2F'),
      link.replaceAll('/', '%252f'),
      link.replaceAll('/', '\\'),
    ]
    for (const written of ways) expect(maskText(written).toLowerCase()).not.toContain('secret')
  })

  test('hides a token where nobody expects one', () => {
    expect(maskText(`/otra/ruta?x=${createToken()}`)).toBe('/otra/ruta?x=[oculto]')
  })

  test.each([
    'vitest@5.1.1',
    'node_modules/@aws-sdk/client-s3/index.js',
    'postgres://qhatu@localhost/qhatu',
    '/api/jobs/7/apply',
    '/apply/:token',
    '/api/jobs/7/apply?source=web',
  ])('leaves %s alone', (text) => {
    expect(maskText(text)).toBe(text)
  })

  // Long enough that a pattern which backtracks at each letter would never finish.
  test('a long line without an address is searched to its end', () => {
    const line = 'a.'.repeat(1_000_000)
    expect(maskText(line)).toBe(line)
  })
})
