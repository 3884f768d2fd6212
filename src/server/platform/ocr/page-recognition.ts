import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { createReadingThreads, type ThreadLimits, type Turn } from '#server/platform/pdf/reading-threads.ts'
import type { OcrAnswer, OcrRequest } from './ocr.worker.ts'
import type { RecognizedPage } from './recognized-page.ts'

/** Recognises the text of pictures of pages, one at a time, in a thread of its own beside that of the documents. */
export interface PageRecognition {
  /**
   * A page as it was recognised; null if nothing covers it. Throws UnreadableDocument: `unavailable` and
   * `documents_waiting` say nothing about the page.
   */
  recognize(turn: Turn, request: OcrRequest): Promise<RecognizedPage | null>
  close(): Promise<void>
}

/** For one page: two to four seconds of computing, and the engine with its pictures takes some 250 MB. */
const pageLimits: ThreadLimits = {
  processorMilliseconds: 20_000,
  elapsedMilliseconds: 45_000,
  megabytes: 700,
}
/** A person waits with the pages of one document, one after the other. */
const lineLimits = { inAll: 16, perPerson: 3 }

/** The thread starts with the first page. */
export function createPageRecognition(): PageRecognition {
  const threads = createReadingThreads<OcrRequest, Exclude<OcrAnswer, { failure: unknown }>>(
    new URL('./ocr.worker.ts', import.meta.url),
    { threads: 1, line: lineLimits },
  )
  return {
    async recognize(turn, request) {
      const { page } = await threads.ask(turn, request, pageLimits)
      return page
    },
    close: () => threads.close(),
  }
}

/** Whether a failure says that the page cannot be read, and not that there is no room or time for it. */
export const isOfThePage = (error: unknown): boolean =>
  error instanceof UnreadableDocument &&
  error.failure !== 'unavailable' &&
  error.failure !== 'documents_waiting'
