import { afterAll, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { UnreadableDocument } from './document-failure.ts'
import { createDocumentReader } from './document-reader.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'

const reader = createDocumentReader(1)
afterAll(() => reader.close())

const failureOf = async (reading: Promise<unknown>) => {
  const error = await reading.catch((thrown: unknown) => thrown)
  return error instanceof UnreadableDocument ? error.failure : error
}

test('text comes with its place, weight and links; the origin is the top left corner', async () => {
  const [page, ...others] = await reader.readPdf(await goodPdf())
  expect(others).toEqual([])
  expect(page).toMatchObject({ width: 595.28, height: 841.89 })
  const name = page!.runs.find(({ text }) => text.includes('Quispe Mamani'))
  expect(name).toMatchObject({ x: 72, height: 20, font: 'Helvetica-Bold', isBold: true, isItalic: false })
  expect(name!.y).toBeGreaterThan(80)
  expect(name!.y).toBeLessThan(100)
  expect(page!.runs.find(({ text }) => text.includes('Enfermera'))).toMatchObject({
    isBold: false,
    isItalic: true,
  })
  expect(page!.links).toMatchObject([{ url: 'mailto:rosa.quispe@ejemplo.pe', x: 72 }])
})

test.each([
  [
    'one with a password',
    () => goodPdf({ userPassword: 'secreto', pdfVersion: '1.7' }),
    {},
    'document_encrypted',
  ],
  ['one that is no PDF', async () => Buffer.from('hola'), {}, 'document_broken'],
  ['one with more pages than allowed', () => goodPdf({}, 31), {}, 'document_too_many_pages'],
  [
    'one that weighs more than allowed',
    async () => Buffer.alloc(5 * 1024 * 1024 + 1),
    {},
    'document_too_big',
  ],
  ['one that takes too long', () => goodPdf({}, 30), { milliseconds: 1 }, 'document_too_slow'],
] as const)('%s is refused for its own reason', async (_, make, limits, failure) => {
  expect(await failureOf(reader.readPdf(await make(), limits))).toBe(failure)
  expect(errors[failure].message).toMatch(/documento/)
})

test('one locked against changes only is read: it opens without a password', async () => {
  const pages = await reader.readPdf(await goodPdf({ ownerPassword: 'secreto', pdfVersion: '1.7' }))
  expect(pages[0]!.runs.length).toBeGreaterThan(0)
})

test('a thread that was ended is replaced, and those who wait are served', async () => {
  const slow = failureOf(reader.readPdf(await goodPdf({}, 30), { milliseconds: 1 }))
  const next = reader.readPdf(await goodPdf())
  expect(await slow).toBe('document_too_slow')
  expect(await next).toHaveLength(1)
})

test('the bytes of who asks stay as they are', async () => {
  const bytes = await goodPdf()
  const before = Uint8Array.from(bytes)
  await reader.readPdf(bytes)
  expect(Uint8Array.from(bytes)).toEqual(before)
})
