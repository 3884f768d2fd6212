import { parentPort } from 'node:worker_threads'
import { decodePicture, LONGEST_SIDE, UnreadablePicture } from './grey-picture.ts'
import type { RecognizedPage } from './recognized-page.ts'
import { pictureOfPage } from './pdf-picture.ts'
import { recognizePage } from './recognize-page.ts'
import { createRecognizer, type Recognizer } from './recognizer.ts'

/** A page of a PDF, counted from 1, or a picture. */
export type OcrRequest =
  | { kind: 'pdf'; bytes: Uint8Array; page: number }
  | { kind: 'picture'; bytes: Uint8Array }
/** `page` null: it is no scan, nothing covers it. */
export type OcrAnswer = { page: RecognizedPage | null } | { failure: 'document_broken' }

/** The long side of the sheet that a picture without a scale is taken for: A4. In points. */
const SHEET = 842

let loading: Promise<Recognizer> | undefined

async function recognize(request: OcrRequest): Promise<OcrAnswer> {
  try {
    const found =
      request.kind === 'pdf'
        ? await pictureOfPage(request.bytes, request.page)
        : await pictureOf(request.bytes)
    loading ??= createRecognizer()
    return { page: found && (await recognizePage(await loading, found.picture, found.pointsPerPixel)) }
  } catch (error) {
    // The next page must not meet an engine in an unknown state.
    if (!(error instanceof UnreadablePicture)) loading = undefined
    return { failure: 'document_broken' }
  }
}

async function pictureOf(bytes: Uint8Array) {
  const picture = await decodePicture(bytes)
  return { picture, pointsPerPixel: SHEET / Math.max(picture.width, picture.height, LONGEST_SIDE / 4) }
}

const port = parentPort
if (!port) throw new Error('ocr.worker.ts is started by page-recognition.ts')
port.on(
  'message',
  (request: OcrRequest) => void recognize(request).then((answer) => port.postMessage(answer)),
)
// An unhandled rejection in a library must not end the worker while it reads a page.
process.on('unhandledRejection', () => {})
