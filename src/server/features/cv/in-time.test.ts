import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

test('what is done in time is given, and so is its failure', async () => {
  await expect(inTime(Promise.resolve('hecho'), 1000)).resolves.toBe('hecho')
  await expect(inTime(Promise.reject(new Error('roto')), 1000)).rejects.toThrow('roto')
})

test('what takes too long is not waited for, and its failure afterwards disturbs nobody', async () => {
  const slow = setTimeout(30).then(() => Promise.reject(new Error('roto')))
  await expect(inTime(slow, 5)).rejects.toMatchObject({ code: 'unavailable' })
  await setTimeout(40)
})
