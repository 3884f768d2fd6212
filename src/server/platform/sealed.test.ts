import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)

test('what was sealed opens with its key and context, and reads as nothing before', () => {
  const sealed = seal(key, 'user:7', 'JBSWY3DPEHPK3PXP')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  expect(unseal(key, 'user:7', sealed)).toBe('JBSWY3DPEHPK3PXP')
})

test('the same text seals differently each time', () => {
  expect(seal(key, 'user:7', 'A').equals(seal(key, 'user:7', 'A'))).toBe(false)
})

test('another key, another context or changed bytes open nothing', () => {
  const sealed = seal(key, 'user:7', 'JBSWY3DPEHPK3PXP')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(() => unseal(randomBytes(32), 'user:7', sealed)).toThrow()
  expect(() => unseal(key, 'user:8', sealed)).toThrow()
  expect(() => unseal(key, 'user:7', changed)).toThrow()
})
