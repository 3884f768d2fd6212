import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts'

const empty = { name: '', email: '', coverLetter: '' }
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is restored only for its job, until it is sent', () => {
  const draft = { name: 'Ana', email: 'ana@correo.pe', coverLetter: 'Hola' }
  keepApplyDraft(7, draft)
  expect(readApplyDraft(7)).toEqual(draft)
  expect(readApplyDraft(8)).toEqual(empty)
  dropApplyDraft(7)
  expect(readApplyDraft(7)).toEqual(empty)
})

test('the answers to questions are part of it', () => {
  keepApplyDraft(7, { ...empty, 'answers.3': 'yes' })
  expect(readApplyDraft(7)).toEqual({ ...empty, 'answers.3': 'yes' })
})

test('a password is never stored', () => {
  keepApplyDraft(7, { ...empty, password: 'secreta123' } as typeof empty)
  expect([...storage.values()].join()).not.toContain('secreta123')
})

test.each(['{', 'null', '[]', '{"name":7}'])('a broken draft (%s) is an empty one', (text) => {
  storage.set('qhatu.postulacion.7', text)
  expect(readApplyDraft(7)).toEqual(empty)
})

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepApplyDraft(7, empty)).not.toThrow()
  expect(readApplyDraft(7)).toEqual(empty)
})
