import { megabyte } from '#contracts/megabytes.ts'
import { cvMostPages } from '#contracts/cv/cv-figures.ts'
import { mostFileMegabytes } from '#contracts/admin/settings-figures.ts'
import type { ThreadLimits } from './reading-threads.ts'

/** The server resources that one document may use. */
export interface DocumentLimits extends ThreadLimits {
  bytes: number
  pages: number
}

export const documentLimits: DocumentLimits = {
  bytes: mostFileMegabytes * megabyte,
  pages: cvMostPages,
  processorMilliseconds: 10_000,
  elapsedMilliseconds: 60_000,
  megabytes: 384,
}

/**
 * The equivalent of one page of a DOCX, which has no pages before printing: lines and letters of a page in small
 * print, and the XML of its words and formats. In bytes.
 */
export const docxPage = { lines: 80, letters: 6_000, xmlBytes: 512 * 1024 }

/** The limit for all parts of a DOCX, inflated, including pictures. In bytes. */
export const MOST_INFLATED = 64 * megabyte

/** Text runs per document. A CV has some hundreds per page; more than this is a drawing made of letters. */
export const MAX_RUNS = 60_000
