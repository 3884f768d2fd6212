import sharp from 'sharp'
import { AppError } from '#server/errors.ts'

/** What becomes of a picture: a person's face is cut square, a logo keeps all of itself, a service's picture is wide. In pixels. */
const shapes = {
  photo: { width: 512, height: 512, fit: 'cover' },
  logo: { width: 512, height: 512, fit: 'contain' },
  service: { width: 1200, height: 675, fit: 'cover' },
} as const
export type PictureKind = keyof typeof shapes

/** What cannot be read as a picture, or is far larger than any camera makes. */
export class BrokenPicture extends Error {}

/** What a telephone calls 24 megapixels is 5712 by 4284. Counted in the header, before anything is decoded: some kilobytes may claim a thousand times as many. */
const MOST_PIXELS = 25_000_000
/** On any side: below that nobody sees anything. In pixels. */
const LEAST_SIDE = 16
/** In seconds. */
const PATIENCE = 5
/** Beyond this whoever sends a picture is told to come back. In pictures. */
const MOST_WAITING = 24

// Pictures differ from one another: what the library would keep of them is memory that nothing reads again.
sharp.cache(false)
// One picture is decoded by one thread, and only one at a time: the library would take all threads that files and passwords need, too.
sharp.concurrency(1)
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * A JPEG or PNG as a WebP of its kind's shape, upright, never larger than it was, without anything that the camera wrote into
 * it (place, date, owner). Runs in a thread of the library, one picture after the other. Throws BrokenPicture, or `unavailable` when
 * many wait already.
 */
export async function encodePicture(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 5 })
  waiting++
  const encoded = last.then(() => encode(bytes, kind))
  last = encoded.catch(() => {})
  try {
    return await encoded
  } finally {
    waiting--
  }
}

async function encode(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, autoOrient } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png') throw new BrokenPicture(`No JPEG and no PNG: ${format}`)
    if (Math.min(autoOrient.width, autoOrient.height) < LEAST_SIDE) throw new BrokenPicture('Too small')
    return await picture
      .autoOrient()
      .resize({ ...fitted(kind, autoOrient), fit: shapes[kind].fit, background: transparent })
      .webp({ quality: 82 })
      .timeout({ seconds: PATIENCE })
      .toBuffer()
  } catch (error) {
    if (error instanceof BrokenPicture) throw error
    throw new BrokenPicture(String(error), { cause: error })
  }
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** The shape's size, or as much of it as the picture fills. */
function fitted(kind: PictureKind, { width, height }: { width: number; height: number }) {
  const { fit, ...full } = shapes[kind]
  const filled = [width / full.width, height / full.height]
  const share = Math.min(1, fit === 'cover' ? Math.min(...filled) : Math.max(...filled))
  return {
    width: Math.max(1, Math.round(full.width * share)),
    height: Math.max(1, Math.round(full.height * share)),
  }
}
