import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startReplay } from '#tests/support/replayed-service.ts'
import type { ChatMessage, ChatPiece } from './chat-model.ts'
import { chatStream } from './chat-stream.ts'
import { createChatModel } from './create-language-model.ts'
import { eventData } from './event-lines.ts'
import { LanguageModelError } from './language-model.ts'

/** Short enough for a test. Times that a test does not wait for may be long. */
const quick = { firstByteMs: 5_000, pauseMs: 5_000, wholeMs: 5_000 }
const asked: ChatMessage[] = [
  { role: 'system', content: 'Responde.' },
  { role: 'user', content: 'Soy Rosa Quispe Mamani' },
]
const tools = [{ name: 'jobs', description: 'Busca empleos', parameters: { type: 'object' } }]

let service: Awaited<ReturnType<typeof startReplay>>
const replay = async (name: string) => {
  service = await startReplay(`chat/${name}`)
  return { url: service.url, key: 'clave-secreta', model: 'pequeno' }
}
afterEach(() => service?.close())

async function listOf<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const piece of pieces) list.push(piece)
  return list
}
const said = (pieces: AsyncIterable<ChatPiece>) => listOf(pieces)
const never = new AbortController().signal

async function failureOf(name: string, limits: Parameters<typeof chatStream>[1] = quick) {
  const model = chatStream(await replay(name), limits)
  const failure: unknown = await said(model.converse(asked, tools, never)).catch((error: unknown) => error)
  if (failure instanceof LanguageModelError) return failure
  throw new Error(`no LanguageModelError: ${JSON.stringify(failure)}`)
}

test('calls and text come in pieces, as the protocol streams them', async () => {
  const model = chatStream(await replay('answer'), quick)
  expect(await said(model.converse(asked, tools, never))).toEqual([
    { type: 'calls', calls: [{ id: 'call_1', name: 'jobs', arguments: '{"q":"soldador"}' }] },
  ])
  const calls = [{ id: 'call_1', name: 'jobs', arguments: '{"q":"soldador"}' }]
  const next = await said(
    model.converse(
      [
        ...asked,
        { role: 'assistant', content: '', calls },
        { role: 'tool', callId: 'call_1', content: '{}' },
      ],
      tools,
      never,
    ),
  )
  expect(next.length).toBeGreaterThan(2)
  const [first, second] = service.received
  expect(first).toMatchObject({ method: 'POST', path: '/chat/completions' })
  expect(first?.headers).toMatchObject({ authorization: 'Bearer clave-secreta', accept: 'text/event-stream' })
  expect(JSON.parse(first?.body ?? '')).toEqual({
    model: 'pequeno',
    stream: true,
    messages: asked,
    tools: [{ type: 'function', function: tools[0] }],
  })
  expect(JSON.parse(second?.body ?? '').messages.slice(2)).toEqual([
    {
      role: 'assistant',
      content: '',
      tool_calls: [
        { id: 'call_1', type: 'function', function: { name: 'jobs', arguments: '{"q":"soldador"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call_1', content: '{}' },
  ])
})

describe('what is no answer', () => {
  test.each([
    ['server-error', { code: 'status', status: 500 }],
    ['busy', { code: 'status', status: 429 }],
    ['html', { code: 'unreadable' }],
    ['html-as-events', { code: 'unreadable' }],
    ['wrong-shape', { code: 'unreadable' }],
    ['too-long', { code: 'cut' }],
    ['stops-midway', { code: 'unreachable' }],
    ['moved', { code: 'unreachable' }],
  ])('%s, asked once and with nothing of the person in the failure', async (name, failure) => {
    const found = await failureOf(name)
    expect(found).toMatchObject(failure)
    expect([found.message, found.stack, String(found.cause), JSON.stringify(found)].join()).not.toMatch(
      /Rosa|Quispe|clave-secreta/,
    )
    expect(service.received).toHaveLength(1)
  })

  test.each([
    ['never-begins', { ...quick, firstByteMs: 100 }],
    ['hangs-at-once', { ...quick, firstByteMs: 100 }],
    ['hangs-midway', { ...quick, pauseMs: 100 }],
    ['hangs-midway', { ...quick, wholeMs: 100 }],
  ])('a service that hangs is given up (%s)', async (name, limits) => {
    expect(await failureOf(name, limits)).toMatchObject({ code: 'timeout' })
  })

  test('an answer or a question out of all proportion', async () => {
    expect(await failureOf('answer', { ...quick, answerBytes: 100 })).toMatchObject({ code: 'too_large' })
    await service.close()
    expect(await failureOf('answer', { ...quick, questionBytes: 10 })).toMatchObject({ code: 'too_large' })
    expect(service.received).toHaveLength(0)
  })
})

test('a person who stops ends the request', async () => {
  const model = chatStream(await replay('hangs-midway'), quick)
  const stop = new AbortController()
  const pieces = model.converse(asked, [], stop.signal)[Symbol.asyncIterator]()
  expect(await pieces.next()).toMatchObject({ value: { type: 'text' } })
  const rest = pieces.next().catch((error: unknown) => error)
  stop.abort()
  expect(await rest).toMatchObject({ name: 'AbortError' })
})

test('events may be cut anywhere, also inside a letter', async () => {
  const bytes = new TextEncoder().encode('data: año\r\n\r\n: nota\n\ndata: dos\ndata: tres\n\ndata: fin')
  const single = (async function* () {
    for (const byte of bytes) yield Uint8Array.of(byte)
  })()
  expect(await listOf(eventData(single, { answerBytes: 1000 }))).toEqual(['año', 'dos\ntres', 'fin'])
})

test('without a configuration there is no model', () => {
  expect(createChatModel(readConfig({}))).toBeNull()
  expect(
    createChatModel(readConfig({ ASSISTANT_URL: 'https://modelo.ejemplo.pe/v1', ASSISTANT_MODEL: 'm' })),
  ).toMatchObject({ host: 'modelo.ejemplo.pe', name: 'm' })
})
