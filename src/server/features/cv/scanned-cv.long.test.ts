import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import type { LiveEvent } from '#contracts/live/live-events.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { landscape, pdfOfPictures, scannedPage } from '#tests/support/scans.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const PATIENCE = 240_000

let app: TestApp
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
  person = await createProfessional(app)
})
afterAll(() => app.close())

async function upload(bytes: Buffer) {
  const { body } = await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(bytes)], person.headers),
  })
  return body as { extractedData: ExtractedData | null; extractionProblem: { code: string } | null }
}
const importPhoto = (content: Buffer) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/profile-import`,
    ...multipart([{ field: 'profile', filename: 'foto.jpg', content }], person.headers),
  })

test(
  'a scanned page fills the review beside a page with text, says so, and its page is told while it is read',
  { timeout: PATIENCE },
  async () => {
    const heard: LiveEvent[] = []
    vi.spyOn(app.deps.live, 'send').mockImplementation((...told) => void heard.push(told[1]))
    const scan = await scannedPage()
    const { height, width } = await sharp(scan).metadata()
    const strips = await Promise.all(
      [0, 1].map((at) =>
        sharp(scan)
          .extract({ left: 0, top: Math.floor(height / 2) * at, width, height: Math.floor(height / 2) })
          .jpeg({ quality: 80 })
          .toBuffer(),
      ),
    )
    const bytes = await pdfOfPictures([strips, 'IDIOMAS\nQuechua: nativo\nInglés: intermedio'])
    const { extractedData: data } = await upload(bytes)
    expect(data?.scan).toEqual({ read: [1], unread: [] })
    expect(data?.contact.name?.value).toMatch(/Baz[aá]n/)
    expect(data!.experiences.length).toBeGreaterThan(0)
    expect(data!.skills.languages.map(({ value }) => value.name)).toContain('Quechua')
    const [job] = data!.experiences
    expect(job!.position!.confidence).toBeLessThanOrEqual(0.95)
    await vi.waitFor(() =>
      expect(heard).toContainEqual({ topic: 'cv-line', ahead: 0, page: { number: 1, of: 1 } }),
    )
    vi.restoreAllMocks()

    const again = await app.request({
      url: `/api/professionals/${person.id}/cv-reading`,
      headers: person.headers,
    })
    expect((again.body as { extractedData: ExtractedData }).extractedData.scan).toEqual(data!.scan)
  },
)

test('what is no page of text is said to have none', { timeout: PATIENCE }, async () => {
  for (const bytes of [await pdfOfPictures([null]), await pdfOfPictures([await landscape()])])
    expect((await upload(bytes)).extractionProblem?.code).toBe('document_without_text')
})

test(
  'of many scanned pages the first are read, and the others are named',
  { timeout: PATIENCE },
  async () => {
    const paper = await sharp({ create: { width: 700, height: 990, channels: 3, background: '#f4f4f4' } })
      .jpeg()
      .toBuffer()
    const pages = [await scannedPage(), ...Array.from({ length: 10 }, () => paper)]
    const { extractedData } = await upload(await pdfOfPictures(pages))
    expect(extractedData?.scan).toEqual({ read: [1], unread: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
  },
)

test(
  'hostile pictures are refused by their reason, and the next scan is read',
  { timeout: PATIENCE },
  async () => {
    const whole = await scannedPage()
    const broken = Buffer.concat([whole.subarray(0, 900), Buffer.alloc(4_000, 0xff)])
    const gigantic = (await pdfOfPictures([whole]))
      .toString('latin1')
      .replace(/\/Width \d+/, '/Width 65000')
      .replace(/\/Height \d+/, '/Height 65000')
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect((await upload(Buffer.from(gigantic, 'latin1'))).extractionProblem?.code).toBe(
      'document_without_text',
    )
    for (const picture of [broken, bomb, await landscape()])
      expect(await importPhoto(picture)).toMatchObject({
        status: 422,
        body: { code: 'document_without_text' },
      })
    expect((await app.request({ url: '/health/ready' })).status).toBe(200)

    const { status, body } = await importPhoto(
      await sharp(whole).rotate(180).modulate({ brightness: 0.8 }).webp().toBuffer(),
    )
    expect(status).toBe(200)
    expect((body as { extractedData: ExtractedData }).extractedData).toMatchObject({
      scan: { read: [1], unread: [] },
      contact: { name: { value: expect.stringMatching(/Baz[aá]n/) } },
    })
  },
)
