import { expect, test } from 'vitest'
import { nextStage } from './next-step.ts'

const stages = [
  { id: 1, name: 'Nuevos', status: 'pending' as const },
  { id: 2, name: 'Llamada', status: 'viewed' as const },
  { id: 3, name: 'Contratado', status: 'hired' as const },
  { id: 4, name: 'Rechazado', status: 'rejected' as const },
]

test.each([
  [1, 2],
  [2, 3],
  [3, undefined],
  [4, undefined],
])('after the stage %s comes %s', (from, to) => {
  expect(nextStage(stages, from)?.id).toBe(to)
})
