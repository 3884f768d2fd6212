import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { encryptedDocx, oldDoc } from '#tests/support/cv-office.ts'
import { FileTooLarge, limited, WrongFileType } from './sniff.ts'

const FIVE_MB = 5 * 1024 * 1024
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 7)])
const pass = (...chunks: Buffer[]) =>
  buffer(limited(Readable.from(chunks, { objectMode: false }), { maxBytes: FIVE_MB, kind: 'pdf' }))

/** An endless source that counts the bytes read from it. */
function endless() {
  let produced = 0
  const stream = new Readable({
    read() {
      this.push(produced === 0 ? pdf(65_536) : Buffer.alloc(65_536))
      produced += 65_536
    },
  })
  return { stream, produced: () => produced }
}

describe('limited', () => {
  test('a PDF of exactly the limit passes unchanged', async () => {
    const file = pdf(FIVE_MB)
    expect((await pass(file)).equals(file)).toBe(true)
  })

  test('one byte more is too large', async () => {
    await expect(pass(pdf(FIVE_MB + 1))).rejects.toBeInstanceOf(FileTooLarge)
  })

  test('an endless upload is cut at the limit, and its source is closed', async () => {
    const { stream, produced } = endless()
    const checked = limited(stream, { maxBytes: FIVE_MB, kind: 'pdf' })
    await expect(buffer(checked)).rejects.toBeInstanceOf(FileTooLarge)
    expect(stream.destroyed).toBe(true)
    expect(produced()).toBeLessThan(FIVE_MB + 1_000_000)
  })

  test.each([
    ['another type under the name of a PDF', Buffer.from('PK\u0003\u0004'.padEnd(5000, 'x'))],
    ['a short text', Buffer.from('%PD')],
    ['a page that mentions the magic after the first kilobyte', Buffer.from(`${' '.repeat(1024)}%PDF-1.4`)],
    ['an empty file', Buffer.alloc(0)],
  ])('%s is of the wrong type', async (_, content) => {
    await expect(pass(content)).rejects.toBeInstanceOf(WrongFileType)
  })

  const zip = (entry: string) =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from(entry.padEnd(2000, 'x'))])
  const passAsDocx = (file: Buffer) =>
    buffer(limited(Readable.from([file], { objectMode: false }), { maxBytes: FIVE_MB, kind: 'docx' }))

  test.each(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])(
    'a zip that begins with %s passes as a DOCX, and not as a PDF',
    async (entry) => {
      const file = zip(entry)
      expect((await passAsDocx(file)).equals(file)).toBe(true)
      await expect(pass(file)).rejects.toBeInstanceOf(WrongFileType)
    },
  )

  test.each([zip('virus.exe'), zip('mimetype'), pdf(3000), Buffer.from('PK'), Buffer.alloc(0)])(
    'another zip, or no zip at all, is no DOCX',
    async (file) => {
      await expect(passAsDocx(file)).rejects.toBeInstanceOf(WrongFileType)
    },
  )

  test('a DOCX under a password passes, whole or byte by byte, and is no PDF', async () => {
    const file = encryptedDocx()
    expect((await passAsDocx(file)).equals(file)).toBe(true)
    const bytes = Readable.from(
      Array.from(file, (byte) => Buffer.from([byte])),
      { objectMode: false },
    )
    expect((await buffer(limited(bytes, { maxBytes: FIVE_MB, kind: 'docx' }))).equals(file)).toBe(true)
    await expect(pass(file)).rejects.toBeInstanceOf(WrongFileType)
  })

  test.each([oldDoc(), encryptedDocx().subarray(0, 900), encryptedDocx().subarray(0, 8)])(
    'an old DOC, or a part of another, is no DOCX',
    async (file) => {
      await expect(passAsDocx(file)).rejects.toBeInstanceOf(WrongFileType)
    },
  )

  test('a few bytes before the magic are accepted', async () => {
    const file = Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf(3000)])
    expect((await pass(file)).equals(file)).toBe(true)
  })

  test('byte by byte is the same as at once', async () => {
    const file = pdf(2000)
    const bytes = Array.from(file, (byte) => Buffer.from([byte]))
    expect((await pass(...bytes)).equals(file)).toBe(true)
  })

  test('an upload that breaks off fails with its own error', async () => {
    const broken = Readable.from(
      (async function* () {
        yield pdf(3000)
        throw new Error('connection lost')
      })(),
      { objectMode: false },
    )
    await expect(buffer(limited(broken, { maxBytes: FIVE_MB, kind: 'pdf' }))).rejects.toThrow(
      'connection lost',
    )
  })
})
