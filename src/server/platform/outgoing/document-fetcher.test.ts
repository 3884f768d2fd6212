import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AnswerWith, type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'
import { createDocumentFetcher } from './document-fetcher.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const local = createDocumentFetcher({ allowsLocal: true, timeout: 400, mostBytes: 10_000 })
const get = () => local.get(receiver.url)
const bytes =
  (body: Buffer, headers: Record<string, string> = {}): AnswerWith =>
  (response) =>
    void response.writeHead(200, headers).end(body)

test('a document arrives with its type and version, and the next request names the version', async () => {
  const headers = {
    'content-type': 'application/xml',
    etag: '"7"',
    'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
  }
  receiver.answer(status(200, '<source/>', headers), status(304))
  const answer = await get()
  expect(answer).toMatchObject({ kind: 'document', contentType: 'application/xml', etag: '"7"' })
  expect(answer.kind === 'document' && answer.bytes.toString()).toBe('<source/>')
  const version = { etag: '"7"', lastModified: headers['last-modified'] }
  expect(await local.get(receiver.url, version)).toEqual({ kind: 'unchanged' })
  expect(receiver.received[1]!.headers).toMatchObject({
    'if-none-match': '"7"',
    'if-modified-since': headers['last-modified'],
  })
})

describe('what is packed', () => {
  const packed = gzipSync('<source/>')
  test.each([
    ['on the way', { 'content-encoding': 'gzip' }],
    ['as a file', { 'content-type': 'application/gzip' }],
  ])('%s is unpacked', async (_, headers) => {
    receiver.answer(bytes(packed, headers))
    const answer = await get()
    expect(answer.kind === 'document' && answer.bytes.toString()).toBe('<source/>')
  })

  test('and large is refused before it fills the memory', async () => {
    receiver.answer(bytes(gzipSync(Buffer.alloc(5_000_000)), { 'content-encoding': 'gzip' }))
    expect(await get()).toMatchObject({ kind: 'failed', problem: 'too_large' })
  })

  test('and broken is refused', async () => {
    receiver.answer(bytes(packed.subarray(0, 12), { 'content-encoding': 'gzip' }))
    expect(await get()).toMatchObject({ problem: 'cut' })
  })
})

describe('what cannot be read', () => {
  test('another status is said', async () => {
    receiver.answer(status(404))
    expect(await get()).toEqual({ kind: 'failed', problem: 'status', code: 404 })
  })

  test('more than the limit is not read to its end', async () => {
    receiver.answer((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    expect(await get()).toMatchObject({ problem: 'too_large' })
  })

  test('half a document, and one that drips', async () => {
    receiver.answer(
      (response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('la mitad')
        setTimeout(() => response.destroy(), 50)
      },
      (response) => {
        const drip = setInterval(() => response.write('a'), 50)
        response.on('close', () => clearInterval(drip))
      },
    )
    expect(await get()).toMatchObject({ problem: 'cut' })
    expect(await get()).toMatchObject({ problem: 'timeout' })
  })
})

describe('redirects', () => {
  test('are followed, a few of them', async () => {
    receiver.answer(status(301, '', { location: '/otro' }), status(200, 'hola'))
    expect(await get()).toMatchObject({ kind: 'document' })
    receiver.answerAlways(status(302, '', { location: receiver.url }))
    expect(await get()).toMatchObject({ problem: 'redirects' })
  })

  const names: Record<string, string> = { 'feed.example': '1.1.1.1', 'dentro.example': '10.0.4.12' }
  test.each([
    'http://feed.example/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:clave@feed.example/',
    'file:///etc/passwd',
    'https://dentro.example/',
  ])('to %s are refused, as the address itself would be', async (location) => {
    const strict = createDocumentFetcher({
      allowsLocal: false,
      resolve: async (name) => [{ address: names[name] ?? '1.1.1.1', family: 4 }],
    })
    expect(await strict.get(location)).toMatchObject({ problem: 'refused' })
  })

  test('each name on the way is looked up and checked', async () => {
    const asked: string[] = []
    const fetcher = createDocumentFetcher({
      allowsLocal: true,
      resolve: async (name) => {
        asked.push(name)
        if (name === 'segundo.example') throw new Error('ENOTFOUND')
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    receiver.answer(status(302, '', { location: `http://segundo.example:${receiver.port}/` }))
    expect(await fetcher.get(`http://primero.example:${receiver.port}/`)).toMatchObject({
      problem: 'unresolved',
    })
    expect(asked).toEqual(['primero.example', 'segundo.example'])
  })
})
