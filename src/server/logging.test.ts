import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { loggerOptions, maskText, requestId } from './logging.ts'

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
async function logOf(url: string, log: (app: ReturnType<typeof Fastify>) => void = () => {}) {
  const { lines, stream } = collect()
  const app = Fastify({ logger: { ...loggerOptions('info'), stream }, genReqId: requestId })
  app.post('/*', async () => ({ ok: true }))
  log(app)
  await app.inject({
    method: 'POST',
    url,
    remoteAddress: '203.0.113.9',
    headers: { authorization: 'Bearer s3cr3t', cookie: 'session=s3cr3t', 'x-request-id': 'proxy-id-1' },
    payload: { email: 'maria@correo.pe', password: 's3cr3t' },
  })
  await app.close()
  return lines.join('')
}

describe('the log', () => {
  test('is made of JSON lines with level, time, request id, method, address, status', async () => {
    const lines = (await logOf('/api/jobs')).trim().split('\n')
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(parsed[0]).toMatchObject({
      level: 'info',
      reqId: 'proxy-id-1',
      req: { method: 'POST', url: '/api/jobs' },
    })
    expect(parsed[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(parsed[1]).toMatchObject({ res: { statusCode: 200 } })
  })

  test('carries neither address, headers nor body of a request', async () => {
    expect(await logOf('/api/login')).not.toMatch(/203\.0\.113\.9|s3cr3t|maria/)
  })

  test.each([
    'restablecer-contrasena',
    'verificar-correo',
    'api/password-reset',
    'api/email-confirmation',
    'apply',
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
})

describe('maskText', () => {
  test.each([
    'vitest@5.1.1',
    'node_modules/@aws-sdk/client-s3/index.js',
    'postgres://qhatu@localhost/qhatu',
    '/api/jobs/7/apply',
    '/api/jobs/7/apply?source=web',
  ])('leaves %s alone', (text) => {
    expect(maskText(text)).toBe(text)
  })

  test('a long line without an address is searched in linear time', () => {
    const started = performance.now()
    maskText('a'.repeat(200_000))
    expect(performance.now() - started).toBeLessThan(500)
  })
})

test('an id that a stranger made up for a request is replaced', () => {
  expect(requestId({ headers: { 'x-request-id': 'short' } })).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestId({ headers: { 'x-request-id': 'a b\n'.repeat(5) } })).toMatch(/^[0-9a-f-]{36}$/)
})
