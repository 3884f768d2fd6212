import { findRegions } from '#domain/cv/layout/columns.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { findPieces } from '#domain/cv/layout/pieces.ts'

/** The text of a CV in reading order: column by column, line by line. */
export function readingText(pages: readonly PageText[]): string {
  return findRegions(pages.map((page, index) => findPieces(page, index + 1)))
    .map(({ lines }) => lines.map(({ text }) => text.replaceAll('\t', ' ')).join('\n'))
    .join('\n\n')
}
