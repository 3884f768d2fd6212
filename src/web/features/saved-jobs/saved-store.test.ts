import { beforeEach, expect, test, vi } from 'vitest'
import type * as savedStore from './saved-store.ts'

let storage: Record<string, string>
let calls: string[]
let server: number[]
let isDown: boolean
/** A new module for each test. */
let store: typeof savedStore

beforeEach(async () => {
  storage = {}
  calls = []
  server = []
  isDown = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    calls.push(`${method} ${url}`)
    if (isDown) throw new TypeError('no connection')
    if (url === '/api/saved-jobs')
      server = [...(JSON.parse(body ?? '{}') as { jobIds: number[] }).jobIds, ...server]
    if (method === 'PUT') return new Response(null, { status: 204 })
    const reply = method === 'DELETE' ? { undo: { actId: 4, seconds: 10 } } : { jobIds: server }
    return new Response(JSON.stringify(reply), { status: 200 })
  })
  vi.resetModules()
  store = await import('./saved-store.ts')
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const onDevice = () => JSON.parse(storage['qhatu-saved-jobs'] ?? '[]') as number[]

test("a visitor's jobs are stored on the device, the last first, without a request", async () => {
  store.setSavedOwner(null)
  await store.setSaved(3, true)
  await store.setSaved(5, true)
  await store.setSaved(3, true)
  expect(onDevice()).toEqual([3, 5])
  await store.setSaved(3, false)
  expect(onDevice()).toEqual([5])
  expect(calls).toEqual([])
})

test('signing in moves the device’s jobs to the account', async () => {
  storage['qhatu-saved-jobs'] = '[7,9]'
  server = [1]
  store.setSavedOwner(12)
  await settled()
  expect(calls).toEqual(['POST /api/saved-jobs'])
  expect(store.savedNow()).toEqual([7, 9, 1])
  expect(onDevice()).toEqual([])
  await store.setSaved(7, false)
  expect(calls.at(-1)).toBe('DELETE /api/saved-jobs/7')
})

test('the device keeps jobs that the server did not accept', async () => {
  storage['qhatu-saved-jobs'] = '[7]'
  isDown = true
  store.setSavedOwner(12)
  await settled()
  expect(onDevice()).toEqual([7])
})

test('a saved job that the server refuses is reverted', async () => {
  store.setSavedOwner(12)
  isDown = true
  await expect(store.setSaved(7, true)).rejects.toThrow()
  expect(store.savedNow()).toEqual([])
})

test('a job saved before the session is known is not lost', async () => {
  await store.setSaved(4, true)
  store.setSavedOwner(12)
  await settled()
  expect(store.savedNow()).toEqual([4])
})

test('after signing out nothing of the account is visible', async () => {
  server = [1, 2]
  storage['qhatu-saved-jobs'] = '[2]'
  store.setSavedOwner(12)
  await settled()
  store.setSavedOwner(null)
  await settled()
  expect(store.savedNow()).toEqual([])
})

test.each(['{', '"x"', '[1.5,-2,"3",null]', '{"a":1}'])(
  'a device with %s has no saved jobs',
  async (text) => {
    storage['qhatu-saved-jobs'] = text
    store.setSavedOwner(null)
    await settled()
    expect(store.savedNow()).toEqual([])
  },
)

test('a removed job returns to its place, by the act in an account and locally on a device', async () => {
  storage['qhatu-saved-jobs'] = '[7,9]'
  store.setSavedOwner(null)
  const before = store.savedNow() ?? []
  await store.bringBackSaved(9, before, store.setSaved(9, false))
  expect([onDevice(), calls]).toEqual([[7, 9], []])
  store.setSavedOwner(12)
  await settled()
  const owned = store.savedNow() ?? []
  await store.bringBackSaved(7, owned, store.setSaved(7, false))
  expect(store.savedNow()).toEqual(owned)
  expect(calls.slice(-2)).toEqual(['DELETE /api/saved-jobs/7', 'POST /api/acts/4/undo'])
})
