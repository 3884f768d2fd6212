import { expect, test } from 'vitest'
import { eachInTurns } from './in-turns.ts'

test('other work gets a turn after every ten items', async () => {
  const done: number[] = []
  const seen: number[] = []
  let isOver = false
  const look = () => {
    seen.push(done.length)
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await eachInTurns(
    Array.from({ length: 35 }, (_, n) => n),
    (n) => void done.push(n),
  )
  isOver = true
  expect(done).toHaveLength(35)
  expect(seen).toEqual(expect.arrayContaining([10, 20, 30]))
})
