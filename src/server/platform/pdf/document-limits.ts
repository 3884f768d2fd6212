/** How much of the server one document may take. */
export interface DocumentLimits {
  bytes: number
  pages: number
  /** Processor time that its thread may spend on it. Waiting for a busy machine costs nothing. */
  processorMilliseconds: number
  /** By the clock, from the moment that a worker takes the document: ends a thread that sleeps or hangs, which spends nothing. */
  elapsedMilliseconds: number
  /** What reading one document may add to the process, the inflated streams included. */
  megabytes: number
}

export const documentLimits: DocumentLimits = {
  bytes: 5 * 1024 * 1024,
  pages: 30,
  processorMilliseconds: 10_000,
  elapsedMilliseconds: 60_000,
  megabytes: 384,
}

/**
 * What one page of a DOCX comes to, which has no pages before it is printed: the lines and letters of a page in small print, and the XML
 * that its words and their looks take. In bytes.
 */
export const docxPage = { lines: 80, letters: 6_000, xmlBytes: 512 * 1024 }

/** All parts of a DOCX, inflated. Pictures count, too. In bytes. */
export const MOST_INFLATED = 64 * 1024 * 1024

/** Pieces of text in one document. A CV has some hundreds a page; more than this is a drawing made of letters. */
export const MAX_RUNS = 60_000
