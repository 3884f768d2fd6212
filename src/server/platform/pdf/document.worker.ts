import { parentPort } from 'node:worker_threads'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { type DocumentFailure, UnreadableDocument } from './document-failure.ts'
import type { DocumentLimits } from './document-limits.ts'
import { docxText } from './docx-text.ts'
import { pdfText } from './pdf-text.ts'

export type DocumentKind = 'pdf' | 'docx'
export interface DocumentRequest {
  kind: DocumentKind
  bytes: Uint8Array
  limits: DocumentLimits
}
export type DocumentAnswer = { pages: PageText[] } | { failure: DocumentFailure }

const readers: Record<DocumentKind, typeof pdfText> = { pdf: pdfText, docx: docxText }

async function answer({ kind, bytes, limits }: DocumentRequest): Promise<DocumentAnswer> {
  try {
    return { pages: await readers[kind](bytes, limits) }
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
// A promise of the library that nobody waits for must not end the worker in the middle of a document.
process.on('unhandledRejection', () => {})
