import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BrokenPicture, encodePicture } from './encode-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4751f' } })
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test.each([
  ['photo', 3000, 2000, 512, 512],
  ['photo', 90, 200, 90, 90],
  ['logo', 1200, 300, 512, 512],
  ['logo', 64, 32, 64, 64],
  ['service', 4000, 3000, 1200, 675],
  ['service', 320, 320, 320, 180],
] as const)('a %s of %i by %i becomes a WebP of %i by %i', async (kind, width, height, w, h) => {
  const encoded = await encodePicture(await plain(width, height).jpeg().toBuffer(), kind)
  expect(await sizeOf(encoded)).toEqual({ format: 'webp', width: w, height: h })
})

test('a logo keeps all of itself on a clear ground', async () => {
  const encoded = await encodePicture(await plain(600, 150).png().toBuffer(), 'logo')
  const { data, info } = await sharp(encoded).raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
  expect([alphaAt(256, 10), alphaAt(4, 256)]).toEqual([0, 255])
})

test('a photo is turned upright, and where it was taken does not stay in it', async () => {
  const sideways = await plain(400, 800)
    .withExif({ IFD0: { Artist: 'Rosa' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const encoded = await encodePicture(sideways, 'service')
  const { exif, icc, xmp, orientation } = await sharp(encoded).metadata()
  expect({ exif, icc, xmp, orientation }).toEqual({})
  // Upright it is wide, so that more of it is left than of a tall one.
  expect(await sizeOf(encoded)).toMatchObject({ width: 711, height: 400 })
})

/** A PNG header that claims these dimensions, without content. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(24, 24).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('no soy una imagen')],
  ['half a photo', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900)],
  ['a WebP', async () => plain(100, 100).webp().toBuffer()],
  [
    'a drawing with scripts',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
  ],
  ['more pixels than a telephone makes', async () => claiming(6000, 4200)],
  ['far too many pixels', async () => claiming(60_000, 60_000)],
  ['a point', async () => plain(1, 1).png().toBuffer()],
])('%s is no picture', async (_, make) => {
  await expect(encodePicture(await make(), 'photo')).rejects.toThrow(BrokenPicture)
})

test('concurrent pictures are processed one by one, and above the limit the sender must try again', async () => {
  const one = await plain(600, 600).png().toBuffer()
  const replies = await Promise.allSettled(Array.from({ length: 30 }, () => encodePicture(one, 'photo')))
  const refused = replies.flatMap((reply) => (reply.status === 'rejected' ? [reply.reason] : []))
  expect(refused).toHaveLength(6)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await expect(encodePicture(one, 'photo')).resolves.toBeInstanceOf(Buffer)
})
