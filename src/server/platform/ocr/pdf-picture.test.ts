import PdfKit from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfOfPictures } from '#tests/support/scans.ts'
import { pictureOfPage } from './pdf-picture.ts'

/** A plain JPEG or PNG of one grey. */
const plain = (grey: number, format: 'jpeg' | 'png' = 'jpeg', width = 600, height = 280) =>
  sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .toFormat(format)
    .toBuffer()

async function greysOf(bytes: Buffer, places: readonly (readonly [number, number])[]) {
  const found = await pictureOfPage(Uint8Array.from(bytes), 1)
  const { data, width, height } = found!.picture
  return places.map(([x, y]) => data[Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))]!)
}

test('the strips of a scan are put together in their order, without lines between them', async () => {
  const strips = [await plain(40), await plain(120, 'png'), await plain(200)]
  const places = [0.05, 0.3, 0.36, 0.5, 0.64, 0.7, 0.95].map((y) => [0.5, y] as const)
  const greys = await greysOf(await pdfOfPictures([strips]), places)
  for (const [at, wanted] of [40, 40, 120, 120, 120, 200, 200].entries())
    expect(Math.abs(greys[at]! - wanted)).toBeLessThan(6)
})

test('a sheet that the PDF shows turned is seen as the page shows it', async () => {
  const leftDark = await sharp(await plain(230, 'png', 400, 400))
    .composite([{ input: await plain(30, 'png', 200, 400), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const pdf = new PdfKit({ size: [600, 600], margin: 0 })
  const bytes = buffer(pdf)
  pdf.rotate(90, { origin: [300, 300] }).image(leftDark, 0, 0, { width: 600, height: 600 })
  pdf.end()
  const [top, bottom] = await greysOf(await bytes, [
    [0.5, 0.1],
    [0.5, 0.9],
  ])
  expect(top).toBeLessThan(60)
  expect(bottom).toBeGreaterThan(200)
})

test('a logo on an empty page is no scan', async () => {
  const pdf = new PdfKit({ size: 'A4' })
  const bytes = buffer(pdf)
  pdf.image(await plain(90), 50, 50, { width: 150 })
  pdf.end()
  expect(await pictureOfPage(Uint8Array.from(await bytes), 1)).toBeNull()
})

test('a picture that claims to be gigantic is not decoded', async () => {
  const small = await pdfOfPictures([await plain(90)])
  const gigantic = Buffer.from(
    small
      .toString('latin1')
      .replace(/\/Width 600/, '/Width 99999')
      .replace(/\/Height 280/, '/Height 99999'),
    'latin1',
  )
  expect(await pictureOfPage(Uint8Array.from(gigantic), 1)).toBeNull()
})
