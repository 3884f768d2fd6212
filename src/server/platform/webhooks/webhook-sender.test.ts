import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mostReplyBytes } from '#contracts/webhooks/webhook-figures.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'
import { createWebhookSender } from './webhook-sender.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const local = createWebhookSender({ allowsLocal: true, timeout: 400 })
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"ñ":1}' }
const post = () => local.post(receiver.url, message)

describe('what a receiver answers', () => {
  test('a 2xx arrives with its body, and the request with the bytes and headers', async () => {
    receiver.answer(status(202, 'gracias'))
    expect(await post()).toMatchObject({ code: 202, problem: null, reply: 'gracias', retryAfter: null })
    expect(receiver.received).toMatchObject([
      {
        body: '{"ñ":1}',
        headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json', 'content-length': '8' },
      },
    ])
  })

  test('a redirect is not followed', async () => {
    receiver.answer(status(302, '', { location: receiver.url }))
    expect(await post()).toMatchObject({ code: 302, problem: null })
    expect(receiver.received).toHaveLength(1)
  })

  test('Retry-After is passed on', async () => {
    receiver.answer(status(429, '', { 'retry-after': '120' }))
    expect(await post()).toMatchObject({ code: 429, retryAfter: '120' })
  })

  test('silence, a slow head and a body that drips end after the time for all', async () => {
    receiver.answer(
      () => {},
      (response) => {
        response.writeHead(200).write('a')
        const drip = setInterval(() => response.write('a'), 50)
        response.on('close', () => clearInterval(drip))
      },
    )
    expect(await post()).toMatchObject({ code: null, problem: 'timeout', reply: null })
    const dripping = await post()
    expect(dripping).toMatchObject({ code: 200, problem: 'timeout' })
    expect(dripping.ms).toBeLessThan(2000)
  })

  test('half a reply is none', async () => {
    receiver.answer((response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('la mitad')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await post()).toMatchObject({ code: 200, problem: 'cut', reply: 'la mitad' })
  })

  test('of a large body only the beginning is read', async () => {
    receiver.answer((response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const answer = await post()
    expect(answer).toMatchObject({ code: 200, problem: null })
    expect(answer.reply).toHaveLength(mostReplyBytes)
  })

  test('a NUL does not reach the database', async () => {
    receiver.answer(status(500, 'a\0b'))
    expect((await post()).reply).toBe('a\uFFFDb')
  })

  test('nobody listens', async () => {
    await receiver.close()
    expect(await post()).toMatchObject({ code: null, problem: 'unreachable' })
  })

  test('something that is not https is said to be so', async () => {
    const url = receiver.url.replace('http:', 'https:')
    expect(await local.post(url, message)).toMatchObject({ code: null, problem: 'tls' })
  })

  test('no HTTP at all', async () => {
    const odd = createServer((socket) => socket.end('hola\r\n\r\n'))
    await new Promise<void>((done) => {
      odd.listen(0, '127.0.0.1', done)
    })
    const { port } = odd.address() as AddressInfo
    expect(await local.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({
      code: null,
      problem: 'unreachable',
    })
    odd.close()
  })
})

describe('where something is sent', () => {
  const strict = createWebhookSender({ allowsLocal: false })

  test.each([
    'http://sacha.example/qhatu',
    'ftp://sacha.example/',
    'https://user:clave@sacha.example/',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://10.0.4.12:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'javascript:alert(1)',
    'no es una dirección',
  ])('%s is refused', async (url) => {
    expect(strict.accepts(url)).toBe(false)
    expect(await strict.post(url, message)).toMatchObject({ code: null, problem: 'refused' })
  })

  test.each(['https://sacha.example/qhatu', 'https://sacha.example:8443/', 'https://1.1.1.1/'])(
    '%s is accepted',
    (url) => expect(strict.accepts(url)).toBe(true),
  )

  test.each([
    ['only a private address', ['10.0.4.12']],
    ['a private one among public ones', ['1.1.1.1', '127.0.0.1']],
    ['the address of the metadata', ['169.254.169.254']],
    ['loopback in IPv6', ['::1']],
  ])('a name with %s is refused', async (_, addresses) => {
    const sender = createWebhookSender({
      allowsLocal: false,
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    })
    expect(await sender.post('https://sacha.example/', message)).toMatchObject({ problem: 'refused' })
  })

  test('a name that does not exist is said to be so', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    const sender = createWebhookSender({ allowsLocal: false, resolve })
    expect(await sender.post('https://no-existe.example/', message)).toMatchObject({ problem: 'unresolved' })
  })

  test('a name that answers never is given up after the time for all', async () => {
    const resolve = () => new Promise<never>(() => {})
    const sender = createWebhookSender({ allowsLocal: false, resolve, timeout: 100 })
    expect(await sender.post('https://lento.example/', message)).toMatchObject({ problem: 'timeout' })
  })

  test('a name that leads elsewhere after the check is not asked again: the checked address is used', async () => {
    let asked = 0
    const sender = createWebhookSender({
      allowsLocal: true,
      resolve: async () => [{ address: ++asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    })
    const url = `http://rebinding.invalid:${receiver.port}/`
    expect(await sender.post(url, message)).toMatchObject({ code: 204, problem: null })
    expect(asked).toBe(1)
    expect(receiver.received[0]?.headers.host).toBe(`rebinding.invalid:${receiver.port}`)
    // The second time it leads where nobody listens: each try looks the name up again.
    expect(await sender.post(url, message)).toMatchObject({ code: null, problem: 'unreachable' })
    expect(asked).toBe(2)
  })
})
