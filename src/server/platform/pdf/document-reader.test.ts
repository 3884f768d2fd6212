import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import PdfKit from 'pdfkit'
import { afterAll, expect, test, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { UnreadableDocument } from './document-failure.ts'
import { documentLimits } from './document-limits.ts'
import { createDocumentReader } from './document-reader.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'

const reader = createDocumentReader(1)
afterAll(() => reader.close())

const turn = { from: 'Rosa' }

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

test('text rotated by 90 degrees is returned separately, with the box of its letters; slanted text is left out', async () => {
  const document = new PdfKit({ size: 'A4' })
  const bytes = buffer(document)
  document.font('Helvetica-Bold').fontSize(10).text('Analista de Compras en Quipu', 100, 300)
  document.rotate(-90, { origin: [50, 400] }).text('EXPERIENCIA', 50, 400, { lineBreak: false })
  document.rotate(90, { origin: [50, 400] })
  document.rotate(90, { origin: [540, 300] }).text('IDIOMAS', 540, 300, { lineBreak: false })
  document.rotate(-90, { origin: [540, 300] })
  document.rotate(-30, { origin: [300, 600] }).text('BORRADOR', 300, 600, { lineBreak: false })
  document.end()
  const [page] = await reader.readPdf(await bytes)
  expect(page!.runs.map(({ text }) => text)).toEqual(['Analista de Compras en Quipu'])
  const [up, down] = page!.rotated
  expect(up).toMatchObject({ text: 'EXPERIENCIA', isDown: false, isBold: true })
  expect([up!.left, up!.right, up!.bottom].map(Math.round)).toEqual([50, 60, 400])
  expect(up!.top).toBeLessThan(340)
  expect(down).toMatchObject({ text: 'IDIOMAS', isDown: true })
  expect([down!.left, down!.right, down!.top].map(Math.round)).toEqual([530, 540, 300])
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
    async () => Buffer.alloc(documentLimits.bytes + 1),
    {},
    'document_too_big',
  ],
  ['one that takes too long', () => goodPdf({}, 30), { processorMilliseconds: 1 }, 'document_too_slow'],
  [
    'one whose thread sleeps or hangs',
    () => goodPdf({}, 30),
    { elapsedMilliseconds: 1 },
    'document_too_slow',
  ],
  // The previous thread was ended, and loading the library again alone takes more.
  ['one that takes too much memory', () => goodPdf({}, 30), { megabytes: -Infinity }, 'document_too_heavy'],
] as const)('%s is refused for its own reason', async (_, make, limits, failure) => {
  expect(await failureOf(reader.readPdf(await make(), limits))).toBe(failure)
  expect(errors[failure].message).toMatch(/documento/)
})

test('one locked against changes only is read: it opens without a password', async () => {
  const pages = await reader.readPdf(await goodPdf({ ownerPassword: 'secreto', pdfVersion: '1.7' }))
  expect(pages[0]!.runs.length).toBeGreaterThan(0)
})

test('an ended thread is replaced, and waiting documents are read', async () => {
  const slow = failureOf(reader.readPdf(await goodPdf({}, 30), { processorMilliseconds: 1 }))
  const next = reader.readPdf(await goodPdf())
  expect(await slow).toBe('document_too_slow')
  expect(await next).toHaveLength(1)
})

test('the bytes of the caller are not changed', async () => {
  const bytes = await goodPdf()
  const before = Uint8Array.from(bytes)
  await reader.readPdf(bytes)
  expect(Uint8Array.from(bytes)).toEqual(before)
})

test('a CV is read where its text is: both come back, without the signs that broken fonts leave behind', async () => {
  const { cv, text } = await reader.readCv(turn, 'pdf', await goodPdf())
  expect(cv.contact.email?.value).toBe('rosa.quispe@ejemplo.pe')
  expect(text).toContain('Rosa Quispe Mamani\n')
  const pasted = await reader.readCvText(turn, 'Rosa Quispe\n\nHABILIDADES\nExcel\nS\u0000QL')
  expect(pasted.skills.technical.map(({ value }) => value)).toEqual(['Excel', 'SQL'])
})

test('reading is under the limit of time, too: a text that takes too long is given up', async () => {
  const reading = reader.readCvText(turn, 'EXPERIENCIA\n2019 - 2020\n'.repeat(8_000), {
    processorMilliseconds: 1,
  })
  expect(await failureOf(reading)).toBe('document_too_slow')
})

test('an honest document is read on a busy machine: its limit counts what it spends, not how long it waits', async () => {
  // Enough threads that other work gets only a small part of the machine, for some seconds.
  const spin = 'const end = Date.now() + 4_000; while (Date.now() < end);'
  const busy = Array.from({ length: 6 * availableParallelism() }, () => new Worker(spin, { eval: true }))
  const waiting = createDocumentReader(1, { processorMilliseconds: 3_000 })
  try {
    await Promise.all(busy.map((worker) => once(worker, 'online')))
    expect(await waiting.readPdf(await goodPdf({}, 30))).toHaveLength(30)
  } finally {
    await Promise.all([waiting.close(), ...busy.map((worker) => worker.terminate())])
  }
})

test('closing fails waiting documents as unavailable, not as unreadable', async () => {
  const closing = createDocumentReader(1)
  const [first, second] = [
    failureOf(closing.readPdf(await goodPdf({}, 30))),
    failureOf(closing.readPdf(await goodPdf())),
  ]
  await closing.close()
  expect(await Promise.all([first, second])).toEqual(['unavailable', 'unavailable'])
  expect(await failureOf(closing.readCvText(turn, 'Rosa'))).toBe('unavailable')
})

test('waiting callers get their position; nobody can fill the line, and one person has at most three places', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const busy = createDocumentReader(1)
  try {
    const waits: number[] = []
    const slow = await goodPdf({}, 30)
    const many = Array.from({ length: 4 }, () => busy.readCv({ from: 'Ana' }, 'pdf', slow))
    const fifth = failureOf(busy.readCv({ from: 'Ana' }, 'pdf', slow))
    const done: string[] = []
    const other = busy
      .readCv({ from: 'Beto', onWait: (ahead) => waits.push(ahead) }, 'pdf', await goodPdf())
      .then(() => done.push('Beto'))
    vi.advanceTimersByTime(1_000)
    // One is being read.
    expect(waits).toEqual([1])
    void many[1]!.then(() => done.push('Ana'))
    expect(await fifth).toBe('documents_waiting')
    await Promise.all([...many, other])
    expect(done).toEqual(['Beto', 'Ana'])
  } finally {
    vi.useRealTimers()
    await busy.close()
  }
})
