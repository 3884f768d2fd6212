import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { createPageRecognition } from '#server/platform/ocr/page-recognition.ts'
import { ScannedDocuments } from '#server/platform/ocr/scanned-documents.ts'
import { UnreadableDocument } from './document-failure.ts'
import { type DocumentLimits, documentLimits } from './document-limits.ts'
import type { Brought, CvReading, DocumentAnswer, DocumentKind, DocumentRequest } from './document.worker.ts'
import { createReadingThreads, type Turn } from './reading-threads.ts'

/**
 * Reads untrusted documents in a separate thread, from their bytes to the CV, so that no file can block the server.
 * Every failure is an `UnreadableDocument`.
 */
export interface DocumentReader {
  /** The text of a PDF with positions. */
  readPdf(bytes: Uint8Array, limits?: Partial<DocumentLimits>): Promise<PageText[]>
  /** The text of a DOCX as consecutive lines. */
  readDocx(bytes: Uint8Array, limits?: Partial<DocumentLimits>): Promise<PageText[]>
  /**
   * The CV in a file or in a picture, with its text. Pages of a PDF without text are recognised in their pictures. Fails
   * with `documents_waiting` when too many wait already.
   */
  readCv(turn: Turn, kind: DocumentKind | 'picture', bytes: Uint8Array): Promise<CvReading>
  /** The CV in a pasted text; waits like a file. */
  readCvText(turn: Turn, text: string, limits?: Partial<DocumentLimits>): Promise<ReadCv>
  /** Ends the workers; documents in progress fail. */
  close(): Promise<void>
}

/** A CV takes some tenths of a second to read, the worst file ten seconds. */
const lineLimits = { inAll: 32, perPerson: 3 }
/** Only measurements and checks read a file's plain text, one after the other. */
const internalTurn: Turn = { from: 'house' }

/** Warm threads for documents, and one for pictures of pages. `usual` replaces some of the limits for all documents. */
export function createDocumentReader(threads = 1, usual: Partial<DocumentLimits> = {}): DocumentReader {
  const reading = createReadingThreads<DocumentRequest, Exclude<DocumentAnswer, { failure: unknown }>>(
    new URL('./document.worker.ts', import.meta.url),
    { threads, line: lineLimits },
  )
  const recognition = createPageRecognition()
  const scans = new ScannedDocuments(recognition)
  const limitsWith = (changed: Partial<DocumentLimits> = {}) => ({ ...documentLimits, ...usual, ...changed })

  async function bring<W extends keyof Brought>(
    turn: Turn,
    request: DocumentRequest & { want: W },
  ): Promise<Brought[W]> {
    const { brought } = await reading.ask(turn, request, request.limits)
    return brought as Brought[W]
  }

  async function read<W extends 'pages' | 'cv'>(
    turn: Turn,
    want: W,
    kind: DocumentKind,
    bytes: Uint8Array,
    changed?: Partial<DocumentLimits>,
  ): Promise<Brought[W]> {
    const limits = limitsWith(changed)
    if (bytes.length > limits.bytes) throw new UnreadableDocument('document_too_big')
    // A copy: the sender keeps its bytes, and the worker never sees the rest of a pooled buffer.
    return bring(turn, { want, kind, bytes: Uint8Array.from(bytes), limits })
  }

  async function readCv(turn: Turn, kind: DocumentKind | 'picture', bytes: Uint8Array): Promise<CvReading> {
    const first = kind === 'picture' ? { pages: [], textless: [1] } : await read(turn, 'cv', kind, bytes)
    if ('cv' in first) return first
    const pages = await scans.read(turn, { kind: kind === 'picture' ? kind : 'pdf', bytes }, first)
    return bring(turn, { want: 'cv-of-pages', pages, limits: limitsWith() })
  }

  return {
    readPdf: (bytes, limits) => read(internalTurn, 'pages', 'pdf', bytes, limits),
    readDocx: (bytes, limits) => read(internalTurn, 'pages', 'docx', bytes, limits),
    readCv,
    readCvText: (turn, text, limits) => bring(turn, { want: 'cv-of-text', text, limits: limitsWith(limits) }),
    async close() {
      await Promise.all([reading.close(), recognition.close()])
    },
  }
}
