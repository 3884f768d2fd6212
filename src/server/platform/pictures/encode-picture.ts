import sharp from 'sharp'
import { AppError } from '#server/errors.ts'

/**
 * The target of each kind: a person's photo is cropped square, a logo is not cropped, a service picture is wide, a
 * photo of a workplace and a work are 4 by 3, a paper, a file of a note and one that answers a question are whole. In pixels.
 */
const shapes = {
  photo: { width: 512, height: 512, fit: 'cover' },
  logo: { width: 512, height: 512, fit: 'contain' },
  service: { width: 1200, height: 675, fit: 'cover' },
  work: { width: 640, height: 480, fit: 'cover' },
  workplace: { width: 960, height: 720, fit: 'cover' },
  // A photographed document must stay legible.
  paper: { width: 2400, height: 2400, fit: 'inside' },
  note: { width: 2400, height: 2400, fit: 'inside' },
  answer: { width: 2400, height: 2400, fit: 'inside' },
  brief: { width: 2400, height: 2400, fit: 'inside' },
} as const
export type PictureKind = keyof typeof shapes

/** Not readable as a picture, or far larger than any camera makes. */
export class BrokenPicture extends Error {}

/**
 * A phone's 24 megapixels are 5712 by 4284. Checked in the header, before decoding: a few kilobytes may claim a
 * thousand times as many.
 */
const MOST_PIXELS = 25_000_000
/** The minimum side; a smaller picture shows nothing. In pixels. */
const LEAST_SIDE = 16
/** In seconds. */
const PATIENCE = 5
/** Above this number the sender is asked to try again later. In pictures. */
const MOST_WAITING = 24

// Pictures are all different, so the library's cache would never be used.
sharp.cache(false)
// One thread per picture, one picture at a time: the library would occupy all threads that files and passwords also
// need.
sharp.concurrency(1)
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Converts a JPEG or PNG to WebP in the shape of its kind: upright, never enlarged, without the camera's metadata
 * (place, date, owner). Runs in a thread of the library, one picture after the other. Throws BrokenPicture, or
 * `unavailable` when many wait already.
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

/** One of our own pictures as a JPEG on white, small enough for a document. */
export const asJpeg = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: 320, height: 320, fit: 'cover' })
    .jpeg({ quality: 84 })
    .timeout({ seconds: PATIENCE })
    .toBuffer()

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
