import { parentPort } from 'node:worker_threads'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv, readCvText } from '#domain/cv/read-cv.ts'
import { readingText } from '#domain/cv/reading-text.ts'
import { type DocumentFailure, UnreadableDocument } from './document-failure.ts'
import type { DocumentLimits } from './document-limits.ts'
import { docxText } from './docx-text.ts'
import { pdfText } from './pdf-text.ts'

export type DocumentKind = 'pdf' | 'docx'
/** A request to a thread: the text of a file, the CV in a file, or the CV in pasted text. */
export type DocumentRequest = { limits: DocumentLimits } & (
  | { want: 'pages' | 'cv'; kind: DocumentKind; bytes: Uint8Array }
  | { want: 'cv-of-text'; text: string }
)
/** The result of each request. */
export interface Brought {
  pages: PageText[]
  cv: CvReading
  'cv-of-text': ReadCv
}
/** A CV, and its text in reading order: at most `LONGEST_TEXT` characters. */
export interface CvReading {
  cv: ReadCv
  text: string
}
export type DocumentAnswer = { brought: Brought[keyof Brought] } | { failure: DocumentFailure }

/** Far more than a second reading uses: untrusted text always has a limit. In characters. */
const LONGEST_TEXT = 100_000

const readers: Record<DocumentKind, typeof pdfText> = { pdf: pdfText, docx: docxText }

async function bring(request: DocumentRequest): Promise<Brought[keyof Brought]> {
  if (request.want === 'cv-of-text') return readCvText(request.text)
  const pages = await readers[request.kind](request.bytes, request.limits)
  if (request.want === 'pages') return pages
  const clean = pages.map(withoutControls)
  const text = readingText(clean).slice(0, LONGEST_TEXT)
  return { cv: readCv(clean), text }
}

/** Removes characters that broken fonts produce; PostgreSQL cannot store a null character. */
function withoutControls(page: PageText): PageText {
  const runs = page.runs.map((run) => ({ ...run, text: run.text.replaceAll(/\p{Cc}/gu, ' ') }))
  return { ...page, runs }
}

async function answer(request: DocumentRequest): Promise<DocumentAnswer> {
  try {
    return { brought: await bring(request) }
  } catch (error) {
    return { failure: error instanceof UnreadableDocument ? error.failure : 'document_broken' }
  }
}

const port = parentPort
if (!port) throw new Error('document.worker.ts is started by document-reader.ts')
port.on(
  'message',
  (request: DocumentRequest) => void answer(request).then((reply) => port.postMessage(reply)),
)
// An unhandled rejection in the library must not end the worker while it reads a document.
process.on('unhandledRejection', () => {})
