import { expect, test } from 'vitest'
import { createResource, forgetPerson } from './resource.ts'

/** A load that the test resolves by hand, in any order. */
function asked<T>() {
  const answers: { give(value: T): void; fail(): void }[] = []
  const load = () =>
    new Promise<T>((resolve, reject) =>
      answers.push({ give: resolve, fail: () => reject(new Error('offline')) }),
    )
  return { load, answers }
}

test('requests at the same time are one request', async () => {
  const { load, answers } = asked<string>()
  const resource = createResource(load)
  const both = [resource.ensure(), resource.ensure()]
  expect(answers).toHaveLength(1)
  answers[0]?.give('Ana')
  await Promise.all(both)
  expect(resource.current()).toBe('Ana')
})

test('of two refreshes the newest counts, whichever answers last', async () => {
  const { load, answers } = asked<string>()
  const resource = createResource(load)
  const both = [resource.refresh(), resource.refresh()]
  answers[1]?.give('signed in')
  answers[0]?.give('signed out')
  await Promise.all(both)
  expect(resource.current()).toBe('signed in')
})

test('a failed request leaves what was known, and the next one is a new one', async () => {
  const { load, answers } = asked<string>()
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

test('an answer that was on its way when the person signed out is not shown', async () => {
  const { load, answers } = asked<string>()
  const resource = createResource(load)
  const late = resource.refresh()
  forgetPerson()
  answers[0]?.give('Ana')
  await late
  expect(resource.current()).toBeUndefined()
})

test('listeners hear of each change until they leave', () => {
  const resource = createResource(async () => 'Ana')
  let heard = 0
  const leave = resource.subscribe(() => (heard += 1))
  resource.set('Luz')
  leave()
  resource.set('Eva')
  expect(heard).toBe(1)
})
