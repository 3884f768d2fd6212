import { findRegions } from '#domain/cv/layout/columns.ts'
import { layersOf } from '#domain/cv/layout/layers.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { findPieces } from '#domain/cv/layout/pieces.ts'
import { dropRunningLines } from '#domain/cv/layout/running-lines.ts'
import { cutSections } from './cut-sections.ts'
import { namedByContent } from './section-content.ts'
import { findSections, type Section } from './sections.ts'

/** The sections of a document, in reading order. */
export function readSections(pages: readonly PageText[]): Section[] {
  const layers = pages.flatMap((page, index) => layersOf(page).map((layer) => ({ layer, number: index + 1 })))
  const pieces = layers.map(({ layer, number }) => findPieces(layer, number))
  const regions = findRegions(
    dropRunningLines(
      layers.map(({ layer }) => layer),
      pieces,
    ),
  )
  return cutSections(namedByContent(findSections(regions)))
}
