import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { createOutbox, notSent, type Send } from './outbox.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  // The test does not wait for timers.
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const now = new Date('2026-11-21T15:00:00Z')
const sent: string[] = []
const arrive: Send = async ({ text }) => {
  sent.push(text)
  return { message: text } as Message
}
const fail: Send = async () => {
  throw new TypeError('Failed to fetch')
}
const write = (box: ReturnType<typeof createOutbox>, text: string) => {
  box.setDraft(text)
  box.post(now)
}
beforeEach(() => {
  sent.length = 0
})

test('messages are sent in the order of writing, and leave the outbox after delivery', async () => {
  const box = createOutbox('a')
  write(box, ' Uno ')
  write(box, 'Dos')
  const arrived: string[] = []
  expect(await box.flush(arrive, ({ message }) => arrived.push(message))).toBeNull()
  expect(arrived).toEqual(['Uno', 'Dos'])
  expect(box.current()).toEqual({ draft: '', pending: [] })
  expect(storage.size).toBe(0)
})

test('a blank text is not a message', () => {
  const box = createOutbox('a')
  write(box, ' \n ')
  expect(box.current().pending).toEqual([])
})

test('a failed message keeps its text and key, and those behind it keep their order', async () => {
  const box = createOutbox('a')
  write(box, 'Uno')
  write(box, 'Dos')
  expect(await box.flush(fail, () => {})).toBeInstanceOf(TypeError)
  const failed = box.current().pending
  expect(failed).toMatchObject([
    { text: 'Uno', state: 'failed', problem: notSent },
    { text: 'Dos', state: 'failed' },
  ])
  box.retry()
  const keys: string[] = []
  await box.flush(
    (pending) => {
      keys.push(pending.key)
      return arrive(pending)
    },
    () => {},
  )
  expect(keys).toEqual(failed.map(({ key }) => key))
  expect(sent).toEqual(['Uno', 'Dos'])
})

const answer = (status: number, code: string) =>
  new ApiError({ status, text: JSON.stringify({ code }), header: () => null })

test.each([
  ['lost on a line that is there', new TypeError('Failed to fetch'), true, 2],
  ['lost without a line', new TypeError('Failed to fetch'), false, 1],
  ['"the first try is still under way"', answer(409, 'request_in_progress'), true, 10],
  ['a refusal', answer(403, 'forbidden'), true, 1],
  ['a fault of the server', answer(500, 'internal'), true, 1],
])(
  'where the answer is %s a message goes under its key as often as makes sense',
  async (_, error, onLine, tries) => {
    vi.stubGlobal('navigator', { onLine })
    const box = createOutbox('a')
    write(box, 'Uno')
    const keys: string[] = []
    const failing: Send = async ({ key }) => {
      keys.push(key)
      throw error
    }
    expect(await box.flush(failing, () => {})).toBe(error)
    expect(keys).toEqual(Array.from({ length: tries }, () => box.current().pending[0]!.key))
  },
)

test('a closed page loses neither the draft nor the pending messages', async () => {
  const before = createOutbox('a')
  write(before, 'En camino')
  before.setDraft('A medias')
  const after = createOutbox('a')
  expect(after.current()).toEqual(before.current())
  await after.flush(arrive, () => {})
  expect(sent).toEqual(['En camino'])
  expect(createOutbox('a').current()).toEqual({ draft: 'A medias', pending: [] })
  expect(createOutbox('b').current().draft).toBe('')
})

test('a failed message can be moved back to the end of the draft', async () => {
  const box = createOutbox('a')
  write(box, 'Uno')
  await box.flush(fail, () => {})
  box.setDraft('Dos')
  box.takeBack(box.current().pending[0]!.key)
  expect(box.current()).toEqual({ draft: 'Dos\nUno', pending: [] })
})

test('two simultaneous flushes send each message once', async () => {
  const box = createOutbox('a')
  write(box, 'Uno')
  await Promise.all([box.flush(arrive, () => {}), box.flush(arrive, () => {})])
  expect(sent).toEqual(['Uno'])
})

test.each(['', 'no JSON', '[]', 'null', '{"draft":1,"pending":[{"key":1},null,"x"]}'])(
  'stored data is validated: %j',
  (value) => {
    storage.set('qhatu.mensaje.a', value)
    expect(createOutbox('a').current()).toEqual({ draft: '', pending: [] })
  },
)
