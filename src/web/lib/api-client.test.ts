import { expect, expectTypeOf, test } from 'vitest'
import type { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import type { ErrorCodeOf } from '#contracts/errors-of.ts'
import { ApiError, isRefusal } from './api-client.ts'

const refusedWith = (code: string) =>
  new ApiError({ status: 409, text: JSON.stringify({ code, message: 'No' }), header: () => null })

test('a refusal is recognized by its code, and nothing else is one', () => {
  expect(isRefusal<typeof bookingsContract.book>(refusedWith('slot_taken'), 'slot_taken')).toBe(true)
  expect(isRefusal<typeof bookingsContract.book>(refusedWith('conflict'), 'slot_taken')).toBe(false)
  expect(isRefusal(new Error('slot_taken'), 'conflict')).toBe(false)
})

test("the compiler knows only the codes of the call's contract", () => {
  expectTypeOf<'slot_taken'>().toExtend<ErrorCodeOf<typeof bookingsContract.book>>()
  expectTypeOf<'rate_limited'>().toExtend<ErrorCodeOf<typeof bookingsContract.book>>()
  expectTypeOf<'job_gone'>().not.toExtend<ErrorCodeOf<typeof bookingsContract.book>>()
  expectTypeOf<'slot_taken'>().not.toExtend<ErrorCodeOf<typeof bookingsContract.mine>>()
})
