import { parentPort } from 'node:worker_threads'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv, readCvText } from '#domain/cv/read-cv.ts'
import { readingText } from '#domain/cv/reading-text.ts'
import { doubtScanned } from '#domain/cv/scanned-doubt.ts'
import type { RecognizedPages } from '#server/platform/ocr/scanned-documents.ts'
import { type DocumentFailure, UnreadableDocument } from './document-failure.ts'
import type { DocumentLimits } from './document-limits.ts'
import { docxText } from './docx-text.ts'
import { mayHavePictures, pdfText, textlessPages } from './pdf-text.ts'

export type DocumentKind = 'pdf' | 'docx'
/** A request to a thread: the text of a file, or the CV in a file, in pasted text, or in pages of which some were recognised. */
export type DocumentRequest = { limits: DocumentLimits } & (
  | { want: 'pages' | 'cv'; kind: DocumentKind; bytes: Uint8Array }
  | { want: 'cv-of-text'; text: string }
  | { want: 'cv-of-pages'; pages: RecognizedPages }
)
/** The result of each request. */
export interface Brought {
  pages: PageText[]
  cv: CvReading | TextlessPages
  'cv-of-text': ReadCv
  'cv-of-pages': CvReading
}
/** A CV, and its text in reading order: at most `LONGEST_TEXT` characters. */
export interface CvReading {
  cv: ReadCv
  text: string
}
/** A PDF of which some pages, counted from 1, have no text but perhaps a picture. */
export interface TextlessPages {
  pages: PageText[]
  textless: number[]
}
export type DocumentAnswer = { brought: Brought[keyof Brought] } | { failure: DocumentFailure }

/** Far more than a second reading uses: untrusted text always has a limit. In characters. */
const LONGEST_TEXT = 100_000

const readers: Record<DocumentKind, typeof pdfText> = { pdf: pdfText, docx: docxText }

async function bring(request: DocumentRequest): Promise<Brought[keyof Brought]> {
  if (request.want === 'cv-of-text') return readCvText(request.text)
  if (request.want === 'cv-of-pages') return cvOfPages(request.pages)
  const isPdf = request.kind === 'pdf'
  // The thread of pictures gets the bytes again: the library takes those that it reads.
  const hasPictures = isPdf && request.want === 'cv' && mayHavePictures(request.bytes)
  const pages = await readers[request.kind](request.bytes, request.limits)
  const textless = isPdf ? textlessPages(pages) : []
  if (hasPictures && textless.length > 0) return { pages, textless }
  if (isPdf && textless.length === pages.length) throw new UnreadableDocument('document_without_text')
  if (request.want === 'pages') return pages
  return cvOf(pages)
}

function cvOf(pages: readonly PageText[]): CvReading {
  const clean = pages.map(withoutControls)
  return { cv: readCv(clean), text: readingText(clean).slice(0, LONGEST_TEXT) }
}

function cvOfPages({ pages, certainties, scan }: RecognizedPages): CvReading {
  if (textlessPages(pages).length === pages.length) throw new UnreadableDocument('document_without_text')
  const { cv, text } = cvOf(pages)
  return { cv: { ...doubtScanned(cv, pages, certainties), scan }, text }
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
