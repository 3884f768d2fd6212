import { expect, test, vi } from 'vitest'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { patient } from './patient.ts'
import { createTalk, noTalk, type Question, settled, type Talk } from './talk.ts'
import { faultOf, TooSlow } from './talk-faults.ts'

const end = (memory: string): AssistantEvent => ({ type: 'end', tool: 'jobs', by: 'rules', memory })
const text = (words: string): AssistantEvent => ({ type: 'text', text: words })

/** A talk whose answers are these, one for each question. */
function talkWith(...answers: (AssistantEvent | Error)[][]) {
  const asked: Question[] = []
  const kept: Talk[] = []
  const signals: AbortSignal[] = []
  const talk = createTalk({
    async *ask(question, signal) {
      signals.push(signal)
      asked.push(question)
      for (const piece of answers[asked.length - 1] ?? []) {
        await Promise.resolve()
        if (piece instanceof Error) throw piece
        yield piece
      }
    },
    read: () => noTalk,
    keep: (next) => kept.push(next),
    now: () => 1000,
    isOnline: () => true,
  })
  const ended = () => vi.waitFor(() => expect(talk.current().turns.at(-1)?.state).not.toBe('asking'))
  return { talk, asked, kept, signals, ended, last: () => talk.current().turns.at(-1) }
}

test('a follow-up sends the memory of the answer before', async () => {
  const { talk, asked, ended, last } = talkWith([text('Hay 5'), end('m1')], [text('Hay 2'), end('m2')])
  talk.ask('ventas en Lima', '/empleos')
  await ended()
  expect(last()).toMatchObject({ state: 'done', answer: { text: 'Hay 5' } })
  talk.write('  ¿y en Arequipa?  ')
  talk.send()
  await ended()
  expect(asked).toEqual([
    { question: 'ventas en Lima', page: '/empleos' },
    { question: '¿y en Arequipa?', memory: 'm1' },
  ])
  expect(talk.current()).toMatchObject({ draft: '', turns: [{}, { answer: { text: 'Hay 2' } }] })
})

test('the corrected question takes the place of the last one, with the memory before it', async () => {
  const { talk, asked, ended } = talkWith([end('m1')], [end('m2')], [end('m3')])
  talk.ask('ventas')
  await ended()
  talk.ask('en Arekipa')
  await ended()
  talk.correct()
  expect(talk.current()).toMatchObject({ draft: 'en Arekipa', corrects: true })
  talk.write('en Arequipa')
  talk.send()
  await ended()
  expect(asked.at(-1)).toEqual({ question: 'en Arequipa', memory: 'm1' })
  expect(talk.current().turns.map(({ question }) => question)).toEqual(['ventas', 'en Arequipa'])
})

test('an answer without its end failed, keeps what came, and can be asked again in its place', async () => {
  const { talk, asked, ended, last } = talkWith([text('Hay')], [text('Hay 5'), end('m')])
  talk.ask('ventas')
  await ended()
  expect(last()).toMatchObject({ state: 'failed', fault: { kind: 'cut' }, answer: { text: 'Hay' } })
  talk.again()
  await ended()
  expect(asked).toHaveLength(2)
  expect(talk.current().turns).toMatchObject([{ state: 'done', answer: { text: 'Hay 5' } }])
})

test('a stopped answer keeps what came, and later pieces are left out', async () => {
  const { talk, signals, last } = talkWith([text('Hay'), text(' 5'), end('m')])
  talk.subscribe(() => {
    if (last()?.answer.text === 'Hay') talk.stop()
  })
  talk.ask('ventas')
  await vi.waitFor(() => expect(last()?.state).toBe('stopped'))
  expect(signals[0]?.aborted).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(last()).toMatchObject({ state: 'stopped', answer: { text: 'Hay', end: null } })
})

test('while an answer comes nothing else is sent, and the draft stays', () => {
  const { talk, asked } = talkWith([text('Hay')], [])
  talk.ask('ventas')
  talk.write('otra')
  talk.send()
  expect(talk.current()).toMatchObject({ draft: 'otra' })
  expect(talk.current().turns).toHaveLength(1)
  expect(asked.length).toBeLessThan(2)
})

test('a deleted conversation can be brought back', async () => {
  const { talk, ended, kept } = talkWith([end('m')])
  talk.ask('ventas')
  await ended()
  talk.forget()
  expect(kept.at(-1)).toMatchObject({ turns: [], draft: '' })
  expect(talk.current().isForgotten).toBe(true)
  talk.bringBack()
  expect(talk.current().isForgotten).toBe(false)
  expect(talk.current().turns).toHaveLength(1)
})

test("a visitor's conversation goes on after signing in; it is not shown to another account", async () => {
  const { talk, ended } = talkWith([end('m')])
  talk.ask('ventas')
  await ended()
  talk.belongTo(7)
  expect(talk.current()).toMatchObject({ owner: 7, turns: [{}] })
  talk.belongTo(8)
  expect(talk.current()).toEqual({ ...noTalk, owner: 8 })
})

test('after a reload an answer that was under way is over', () => {
  const { talk, last } = talkWith([])
  talk.ask('ventas')
  expect(settled(last()!)).toMatchObject({ state: 'failed', fault: { kind: 'cut' } })
})

const refusal = (status: number, body: object | string, retryAfter: string | null = null) =>
  new ApiError({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    header: () => retryAfter,
  })
const before = { now: 1000, hasBegun: false, isOnline: true }

test.each([
  [refusal(429, { message: 'Demasiadas' }, '30'), { kind: 'busy', until: 31_000 }],
  [refusal(429, {}), { kind: 'busy', until: 61_000 }],
  [
    refusal(400, { message: 'Revisa', fields: { question: 'Escribe menos' } }),
    { kind: 'refused', message: 'Escribe menos' },
  ],
  [refusal(500, { message: 'Error' }), { kind: 'server' }],
  [refusal(502, '<html>Bad gateway</html>'), { kind: 'server' }],
  [new SyntaxError('Unexpected token <'), { kind: 'not-ours' }],
  [new TooSlow(), { kind: 'slow' }],
  [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
])('%s is told apart', (error, fault) => {
  expect(faultOf(error, before)).toEqual(fault)
})

test('a network that is lost in the middle cuts the answer off', () => {
  expect(faultOf(new TypeError('Failed to fetch'), { ...before, isOnline: false })).toEqual({
    kind: 'offline',
  })
  expect(faultOf(new TypeError('network error'), { ...before, hasBegun: true })).toEqual({ kind: 'cut' })
})

test('a stream that hangs is given up', async () => {
  async function* hangs() {
    yield 1
    await new Promise(() => {})
  }
  const seen: number[] = []
  const read = async () => {
    for await (const piece of patient(hangs(), 10)) seen.push(piece)
  }
  await expect(read()).rejects.toThrow(TooSlow)
  expect(seen).toEqual([1])
})
