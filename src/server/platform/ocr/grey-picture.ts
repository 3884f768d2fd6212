import sharp, { type Sharp } from 'sharp'

/** A picture in grey, one byte a pixel, row by row: 0 is black. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

/** Not readable as a picture, or far larger than any camera or scanner makes. */
export class UnreadablePicture extends Error {}

/** A phone's 50 megapixels are read; checked in the header, before decoding. */
const MOST_PIXELS = 51_000_000
/** The long side of what is recognised: an A4 page at 240 dots per inch. In pixels. */
export const LONGEST_SIDE = 2_800
/** The short side of a picture in which a line of text could be read. In pixels. */
const LEAST_SIDE = 200
/** In seconds. */
const PATIENCE = 8

sharp.cache(false)
sharp.concurrency(1)

/** What `decodePicture` takes: what the phones' browsers and cameras make and the library decodes. HEIC is not among them. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** A JPEG, PNG or WebP in grey on white, upright as its camera says, at most `LONGEST_SIDE` long. Throws UnreadablePicture. */
export async function decodePicture(bytes: Uint8Array): Promise<Grey> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!formats.has(format)) throw new UnreadablePicture(`Not a picture that is read: ${format}`)
    if (Math.min(width, height) < LEAST_SIDE) throw new UnreadablePicture('Too small')
    return await greyOf(picture.autoOrient())
  } catch (error) {
    throw error instanceof UnreadablePicture ? error : new UnreadablePicture(String(error), { cause: error })
  }
}

/** Pixels of 1 (grey), 3 or 4 channels in grey on white, at most `LONGEST_SIDE` long. */
export function shrinkPixels(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: 1 | 3 | 4 },
): Promise<Grey> {
  return greyOf(sharp(data, { raw: { width, height, channels }, limitInputPixels: MOST_PIXELS }))
}

async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .timeout({ seconds: PATIENCE })
    .toBuffer({ resolveWithObject: true })
  return takeFirst(data, info)
}

/** The first of `channels` bytes of every pixel. */
function takeFirst(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Grey {
  if (channels === 1) return { data, width, height }
  const first = new Uint8Array(width * height)
  for (let at = 0; at < first.length; at++) first[at] = data[at * channels]!
  return { data: first, width, height }
}

const rawOf = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })

async function pixelsOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return takeFirst(data, info)
}

/** Turned clockwise by an angle in degrees; what comes into view is white. */
export const turned = (picture: Grey, degrees: number): Promise<Grey> =>
  degrees === 0
    ? Promise.resolve(picture)
    : pixelsOf(rawOf(picture).rotate(degrees, { background: '#ffffff' }))

/** Mirrored from left to right. */
export const mirrored = (picture: Grey): Promise<Grey> => pixelsOf(rawOf(picture).flop())

/** Stretched to a size. */
export const resized = (picture: Grey, width: number, height: number): Promise<Grey> =>
  pixelsOf(rawOf(picture).resize({ width, height, fit: 'fill' }))
