import { getDocument, OPS, Util, VerbosityLevel } from 'unpdf/pdfjs'
import { type Grey, LONGEST_SIDE, mirrored, resized, shrinkPixels, turned } from './grey-picture.ts'

/** A page of a PDF as the pictures on it show it. */
export interface PagePicture {
  picture: Grey
  pointsPerPixel: number
}

/** A page at 600 dots per inch; checked in the header of each picture, before it is decoded. In pixels. */
const MOST_PIXELS = 36_000_000
/** The share of the page that the pictures of a scan cover at least; less is a logo or a photo. */
const LEAST_COVER = 0.3
/** The strips of a page; a scanner makes at most some dozens. */
const MOST_PICTURES = 80
/** In milliseconds, for a picture that the library never delivers. */
const PATIENCE = 10_000
/** The finest scale that is kept. In pixels per point: 240 dots per inch. */
const FINEST = 240 / 72
/** Where a transformation counts as along the axes, as a share. */
const SLANT = 0.02

type Matrix = [number, number, number, number, number, number]

/** As the library delivers a picture: `kind` 1 has a bit per pixel, 2 three bytes, 3 four. */
interface Decoded {
  data?: Uint8Array | Uint8ClampedArray | string | null
  width: number
  height: number
  kind?: number
}
interface Placed {
  decoded: Decoded
  /** Of a stencil only 0 is painted, as ink. */
  isMask: boolean
  matrix: Matrix
}

/**
 * The picture of one page (counted from 1), put together from the pictures painted on it; null if they do not cover it,
 * so it is no scan. Only for the worker: a hostile file may keep it busy forever.
 */
export async function pictureOfPage(bytes: Uint8Array, number: number): Promise<PagePicture | null> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
  })
  try {
    const document = await task.promise
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const placed = await paintedOn(page, viewport.transform as Matrix)
    const cover = placed.reduce((sum, { matrix }) => sum + areaOf(matrix, viewport), 0)
    if (cover < LEAST_COVER * viewport.width * viewport.height) return null
    return await composed(placed, viewport)
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function paintedOn(page: Page, base: Matrix): Promise<Placed[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const placed: Placed[] = []
  const saved: Matrix[] = []
  let current = base
  for (const [index, command] of fnArray.entries()) {
    const args = argsArray[index] as unknown[]
    if (command === OPS.save) saved.push(current)
    else if (command === OPS.restore || command === OPS.paintFormXObjectEnd) current = saved.pop() ?? base
    else if (command === OPS.transform) current = Util.transform(current, args) as Matrix
    else if (command === OPS.paintFormXObjectBegin) {
      saved.push(current)
      if (args[0]) current = Util.transform(current, args[0]) as Matrix
    } else if (placed.length < MOST_PICTURES) {
      const isMask = command === OPS.paintImageMaskXObject
      const what =
        command === OPS.paintImageXObject || isMask || command === OPS.paintInlineImageXObject
          ? await delivered(page, args[0] as string | Decoded)
          : null
      if (what) placed.push({ decoded: what, isMask, matrix: current })
    }
  }
  return placed
}

/** A picture in the command itself, or one that the library delivers under its name. */
async function delivered(page: Page, what: string | Decoded): Promise<Decoded | null> {
  if (typeof what !== 'string') {
    if (typeof what.data !== 'string') return what
    const named = await delivered(page, what.data)
    return named && { ...what, data: named.data ?? null }
  }
  const objects = what.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), PATIENCE)
    objects.get(what, (found: unknown) => {
      clearTimeout(late)
      resolve(found as Decoded | null)
    })
  })
}

interface Size {
  width: number
  height: number
}

/** The part of a picture that is on the page. In square points. */
function areaOf(matrix: Matrix, page: Size): number {
  const { left, top, width, height } = boxOf(matrix)
  const [right, bottom] = [Math.min(page.width, left + width), Math.min(page.height, top + height)]
  return Math.max(0, right - Math.max(0, left)) * Math.max(0, bottom - Math.max(0, top))
}

/** The box of the unit square under a transformation. */
function boxOf([a, b, c, d, e, f]: Matrix) {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** All pictures in their places on a white page, at the scale of the finest. */
async function composed(placed: readonly Placed[], page: Size): Promise<PagePicture> {
  const finest = Math.max(
    ...placed.map(({ decoded, matrix }) => decoded.width / Math.max(1, Math.hypot(matrix[0], matrix[1]))),
  )
  const scale = Math.min(finest, FINEST, LONGEST_SIDE / Math.max(page.width, page.height))
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const sheet: Grey = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const one of placed) {
    const upright = await uprightPixels(one)
    if (!upright) continue
    const box = boxOf(one.matrix)
    const [left, top] = [Math.round(box.left * scale), Math.round(box.top * scale)]
    // Up to the next strip: rounding both sides alike leaves no white line between them.
    const right = Math.round((box.left + box.width) * scale)
    const bottom = Math.round((box.top + box.height) * scale)
    if (right - left < 1 || bottom - top < 1 || right - left > 2 * width || bottom - top > 2 * height)
      continue
    paste(sheet, await resized(upright, right - left, bottom - top), left, top, one.isMask)
  }
  return { picture: sheet, pointsPerPixel: 1 / scale }
}

/** A picture as it stands on the page; null when it lies askew, or has no pixels. */
async function uprightPixels({ decoded, isMask, matrix: [a, b, c, d] }: Placed): Promise<Grey | null> {
  const grey = await greyPixels(decoded, isMask)
  if (!grey) return null
  const isLevel = Math.abs(b) <= Math.abs(a) * SLANT && Math.abs(c) <= Math.abs(d) * SLANT
  const isStanding = Math.abs(a) <= Math.abs(b) * SLANT && Math.abs(d) <= Math.abs(c) * SLANT
  if (!isLevel && !isStanding) return null
  // Its first row of pixels is on top of the unit square; on the page, y grows downwards.
  const degrees = isLevel ? (a > 0 ? 0 : 180) : b > 0 ? 90 : 270
  const isMirrored = a * d - b * c > 0
  return turned(isMirrored ? await mirrored(grey) : grey, degrees)
}

async function greyPixels({ data, width, height, kind }: Decoded, isMask: boolean): Promise<Grey | null> {
  if (!data || typeof data === 'string' || width * height > MOST_PIXELS) return null
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (isMask || kind === 1)
    return shrinkPixels(unpackBits(bytes, width, height), { width, height, channels: 1 })
  const channels = kind === 2 ? 3 : 4
  return bytes.length < width * height * channels ? null : shrinkPixels(bytes, { width, height, channels })
}

/** One byte a pixel from one bit a pixel; rows begin at whole bytes. */
function unpackBits(bits: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = ((bits[y * rowBytes + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1 ? 255 : 0
  return pixels
}

/** Puts a picture on the sheet; of a stencil only the ink. */
function paste(sheet: Grey, picture: Grey, left: number, top: number, isMask: boolean): void {
  for (let y = Math.max(0, -top); y < picture.height && y + top < sheet.height; y++)
    for (let x = Math.max(0, -left); x < picture.width && x + left < sheet.width; x++) {
      const at = (y + top) * sheet.width + x + left
      const pixel = picture.data[y * picture.width + x]!
      sheet.data[at] = isMask ? Math.min(sheet.data[at]!, pixel) : pixel
    }
}
