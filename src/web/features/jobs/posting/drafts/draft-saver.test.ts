import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver, type DraftState, type SavedDraft } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup(save?: (draft: SavedDraft | null, values: { title: string }) => Promise<SavedDraft>) {
  const form = { title: '' }
  const sent: { id: number | null; version: number; title: string }[] = []
  const states: DraftState['kind'][] = []
  const saver = createDraftSaver({
    draft: null,
    initial: { title: '' },
    read: () => ({ ...form }),
    save: async (draft, values) => {
      sent.push({ id: draft?.id ?? null, version: draft?.version ?? 0, ...values })
      return save ? save(draft, values) : { id: 7, version: (draft?.version ?? 0) + 1, updatedAt: 'now' }
    },
    explain: (error) => (error === 'changed' || error === 'gone' ? error : { reason: 'Sin conexión' }),
    onState: ({ kind }) => states.push(kind),
  })
  const type = (title: string) => {
    form.title = title
    saver.touch()
  }
  return { saver, sent, states, type }
}

test('a form that nobody touched is not stored', async () => {
  const { saver, sent } = setup()
  saver.touch()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
})

test('what is typed is stored once after a pause, first as a new draft and then as its next version', async () => {
  const { sent, states, type } = setup()
  type('C')
  type('Con')
  await vi.advanceTimersByTimeAsync(700)
  type('Contador')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([
    { id: null, version: 0, title: 'Con' },
    { id: 7, version: 1, title: 'Contador' },
  ])
  expect(states).toEqual(['saving', 'saved', 'saving', 'saved'])
})

test('a failed save is tried again', async () => {
  let tries = 0
  const { sent, states, type } = setup(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return { id: 7, version: 1, updatedAt: 'now' }
  })
  type('Contador')
  await vi.advanceTimersByTimeAsync(6000)
  expect(sent).toHaveLength(2)
  expect(states).toEqual(['saving', 'failed', 'saving', 'saved'])
})

test("after somebody else's change nothing is stored until the person chooses", async () => {
  const { saver, sent, states, type } = setup(async (draft) => {
    // oxlint-disable-next-line only-throw-error -- `explain` of this test reads it
    if (draft === null) throw 'changed'
    return { ...draft, version: draft.version + 1 }
  })
  type('Contador')
  await vi.advanceTimersByTimeAsync(700)
  type('Contadora')
  await vi.advanceTimersByTimeAsync(6000)
  expect(states).toEqual(['saving', 'changed'])
  await saver.resume({ id: 7, version: 3, updatedAt: 'then' })
  expect(sent.at(-1)).toEqual({ id: 7, version: 3, title: 'Contadora' })
})

test('a draft that a colleague deleted is stored again as a new one', async () => {
  let tries = 0
  const { sent, type } = setup(async () => {
    tries += 1
    // oxlint-disable-next-line only-throw-error -- `explain` of this test reads it
    if (tries === 2) throw 'gone'
    return { id: tries, version: 1, updatedAt: 'now' }
  })
  type('C')
  await vi.advanceTimersByTimeAsync(700)
  type('Contador')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent.map(({ id }) => id)).toEqual([null, 1, null])
})

test('nothing is stored after the publication', async () => {
  const { saver, sent, type } = setup()
  type('Contador')
  saver.end()
  await vi.advanceTimersByTimeAsync(6000)
  await saver.flush()
  expect(sent).toEqual([])
})
