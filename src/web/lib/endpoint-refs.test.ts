import { expect, test } from 'vitest'
import { contracts } from '#contracts/contracts.ts'
import type { Contract } from '#contracts/endpoint.ts'
import { refs } from './endpoint-refs.ts'

test('every light reference names a call of the contracts', () => {
  const calls = Object.values(contracts as Record<string, Contract>).flatMap((contract) =>
    Object.values(contract),
  )
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  expect(Object.values(refs).filter(({ method, path }) => !known.has(`${method} ${path}`))).toEqual([])
})
