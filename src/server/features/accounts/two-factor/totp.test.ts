import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { createTotpSecret, qrPath, stepOfCode, totpUri } from './totp.ts'

const secret = createTotpSecret()
const now = new Date('2026-11-21T15:00:10Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (offset: number) => generateSync({ secret, epoch: (step + offset) * 30 + 1 })

test.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('the code of %i steps away is worth step %s', (offset, expected) => {
  expect(stepOfCode(secret, codeAt(offset), now)).toBe(expected)
})

test('the test vector of RFC 6238 (SHA-1, its last six digits)', () => {
  // Base32 of the ASCII secret '12345678901234567890'.
  const vector = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(stepOfCode(vector, '287082', new Date(59_000))).toBe(1)
  expect(stepOfCode(vector, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
})

test('the address names product and account', () => {
  expect(totpUri(secret, 'rosa@ejemplo.pe')).toBe(
    `otpauth://totp/Qhatu:rosa%40ejemplo.pe?secret=${secret}&issuer=Qhatu`,
  )
})

test('the picture is a square of dark runs, with a quiet zone of four', () => {
  const { size, path } = qrPath('otpauth://totp/Qhatu')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, w]) => [
    Number(x),
    Number(y),
    Number(w),
  ])
  expect(runs.map(([x, y, w]) => `M${x} ${y}h${w}v1h-${w}z`).join('')).toBe(path)
  expect(Math.min(...runs.map(([x]) => x!), ...runs.map(([, y]) => y!))).toBe(4)
  expect(Math.max(...runs.map(([x, , w]) => x! + w!))).toBe(size - 4)
  // The top edge of the first finder pattern.
  expect(runs[0]).toEqual([4, 4, 7])
})
