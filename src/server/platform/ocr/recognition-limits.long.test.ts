import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { createDocumentReader } from '#server/platform/pdf/document-reader.ts'
import type { Turn } from '#server/platform/pdf/reading-threads.ts'
import { landscape, lyingPhoto, pdfOfPictures, scannedPage } from '#tests/support/scans.ts'
import { MOST_SCANNED_PAGES } from './scanned-documents.ts'

/** A page takes some seconds, on a busy machine ten times as long. */
const PATIENCE = 240_000

const reader = createDocumentReader(1)
afterAll(() => reader.close())

const failureOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: { failure?: string }) => error.failure ?? String(error),
  )

test(
  'who leaves while a picture is recognised ends its thread, and the next one is read',
  { timeout: PATIENCE },
  async () => {
    const photo = await lyingPhoto()
    const leaving = new AbortController()
    const began = vi.fn()
    const left = failureOf(
      reader.readCv({ from: 'a', signal: leaving.signal, onPage: began }, 'picture', photo),
    )
    await vi.waitFor(() => expect(began).toHaveBeenCalledWith({ number: 1, of: 1 }), 30_000)
    leaving.abort()
    expect(await left).toBe('unavailable')
    const { cv } = await reader.readCv({ from: 'a' }, 'picture', photo)
    expect(cv.contact.name?.value).toMatch(/Baz[aá]n/)
  },
)

test(
  'of two who wait for the same picture, one may leave and the other gets it',
  { timeout: PATIENCE },
  async () => {
    const scan = await pdfOfPictures([await scannedPage()])
    const leaving = new AbortController()
    const began = vi.fn()
    const turn: Turn = { from: 'b', onPage: began }
    const left = failureOf(reader.readCv({ ...turn, signal: leaving.signal }, 'pdf', scan))
    const stayed = reader.readCv(turn, 'pdf', scan)
    await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2), 60_000)
    leaving.abort()
    expect(await left).toBe('unavailable')
    expect((await stayed).cv.experiences.length).toBeGreaterThan(0)
    expect(began, 'recognised once').toHaveBeenCalledTimes(2)
  },
)

/** A PNG that says it is `side` pixels wide and high, and has almost no data. */
async function pngOf(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  return png
}

const frames = () =>
  sharp(Buffer.concat([0, 120, 240].map((grey) => Buffer.alloc(400 * 400 * 3, grey))), {
    raw: { width: 400, height: 1200, channels: 3, pageHeight: 400 },
  })
    .webp({ loop: 0, delay: [50, 50, 50] })
    .toBuffer()

test('hostile pictures are refused, and the thread goes on', { timeout: PATIENCE }, async () => {
  const photo = await lyingPhoto()
  const headless = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), photo])
  const pictures = {
    'a bomb of 30000 x 30000': await pngOf(30_000),
    'a JPEG cut off': photo.subarray(0, photo.length / 3),
    'a JPEG behind the mark of a PNG': headless,
    'a PNG that lies about its size': await pngOf(2_000),
    'a WebP with frames': await frames(),
    'a landscape': await landscape(),
    'a picture of a stamp': await sharp(photo).resize(120, 120).jpeg().toBuffer(),
  }
  for (const [name, picture] of Object.entries(pictures))
    expect([name, await failureOf(reader.readCv({ from: name }, 'picture', picture))]).toEqual([
      name,
      'document_without_text',
    ])
})

test('of a scan with many pages no more than the first are recognised', { timeout: PATIENCE }, async () => {
  const blank = await sharp({ create: { width: 700, height: 990, channels: 3, background: '#f4f4f4' } })
    .jpeg()
    .toBuffer()
  const pages = [await scannedPage(), ...Array.from({ length: 11 }, () => blank)]
  const began = vi.fn()
  await reader.readCv({ from: 'c', onPage: began }, 'pdf', await pdfOfPictures(pages))
  expect(began.mock.calls.length).toBeLessThanOrEqual(MOST_SCANNED_PAGES)
  const scans = await pdfOfPictures(Array.from({ length: 50 }, () => blank))
  expect(await failureOf(reader.readCv({ from: 'd' }, 'pdf', scans))).toBe('document_too_many_pages')
})
