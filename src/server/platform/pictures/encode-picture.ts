import sharp from 'sharp'

/** What becomes of a picture: a person's face is cut square, a logo keeps all of itself, a service's picture is wide. In pixels. */
const shapes = {
  photo: { width: 512, height: 512, fit: 'cover' },
  logo: { width: 512, height: 512, fit: 'contain' },
  service: { width: 1200, height: 675, fit: 'cover' },
} as const
export type PictureKind = keyof typeof shapes

/** What cannot be read as a picture, or is far larger than any camera makes. */
export class BrokenPicture extends Error {}

/** A good camera's; some kilobytes may claim a thousand times as many. In pixels. */
const MOST_PIXELS = 50_000_000
/** On any side: below that nobody sees anything. In pixels. */
const LEAST_SIDE = 16
/** In seconds. */
const PATIENCE = 10

// Pictures differ from one another: what the library would keep of them is memory that nothing reads again.
sharp.cache(false)

/**
 * A JPEG or PNG as a WebP of its kind's shape, upright, never larger than it was, without anything that the camera wrote into
 * it (place, date, owner). Runs in the library's own threads. Throws BrokenPicture.
 */
export async function encodePicture(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
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
