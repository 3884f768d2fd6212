import { expect, test } from 'vitest'
import { createResource, forgetPerson } from './resource.ts'

/** A load that the test resolves by hand, in any order. */
function deferred<T>() {
  const answers: { give(value: T): void; fail(): void }[] = []
  const load = () =>
    new Promise<T>((resolve, reject) =>
      answers.push({ give: resolve, fail: () => reject(new Error('offline')) }),
    )
  return { load, answers }
}

test('simultaneous requests share one request', async () => {
  const { load, answers } = deferred<string>()
  const resource = createResource(load)
  const both = [resource.ensure(), resource.ensure()]
  expect(answers).toHaveLength(1)
  answers[0]?.give('Ana')
  await Promise.all(both)
  expect(resource.current()).toBe('Ana')
})

test('the newest of two refreshes counts, whichever is answered last', async () => {
  const { load, answers } = deferred<string>()
  const resource = createResource(load)
  const both = [resource.refresh(), resource.refresh()]
  answers[1]?.give('signed in')
  answers[0]?.give('signed out')
  await Promise.all(both)
  expect(resource.current()).toBe('signed in')
})

test('a failed request keeps the value, and the next one starts anew', async () => {
  const { load, answers } = deferred<string>()
  const resource = createResource(load)
  resource.set('Ana')
  const failing = resource.refresh()
  answers[0]?.fail()
  await failing
  expect(resource.current()).toBe('Ana')
  const later = resource.refresh()
  answers[1]?.give('Luz')
  await later
  expect(resource.current()).toBe('Luz')
})

test('a reply that arrives after signing out is ignored', async () => {
  const { load, answers } = deferred<string>()
  const resource = createResource(load)
  const late = resource.refresh()
  forgetPerson()
  answers[0]?.give('Ana')
  await late
  expect(resource.current()).toBeUndefined()
})

test('listeners are called with each change until they unsubscribe', () => {
  const resource = createResource(async () => 'Ana')
  let calls = 0
  const leave = resource.subscribe(() => (calls += 1))
  resource.set('Luz')
  leave()
  resource.set('Eva')
  expect(calls).toBe(1)
})
