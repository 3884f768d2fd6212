import { writtenCvs } from '../../printing/written-files.ts'
import { inColumns } from './two-column-pages.ts'

/** One column, set by a web builder: long careers on one or two pages. */
export const webBuilder = inColumns('web-builder', writtenCvs('fresh/mid-career'), [
  `body { font: 11pt/1.5 'Open Sans', sans-serif; padding: 0 20mm } h1 { font-size: 23pt; margin: 0; color: #24527a } h1 + p { font-size: 12.5pt } h2 { font-size: 13pt; color: #24527a; margin: 15pt 0 6pt; border-bottom: 1.2pt solid #24527a }`,
  `body { font: 11.5pt/1.5 'Carlito', sans-serif; padding: 0 22mm } h1, h1 + p, h1 + p + p { text-align: center } h1 { font-size: 22pt; margin: 0 } h2 { font-size: 12pt; background: #2d2d2d; color: #fff; padding: 2pt 7pt; margin: 15pt 0 7pt }`,
  `body { font: 11.5pt/1.5 'Liberation Serif', serif; padding: 0 24mm } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 16pt 0 5pt; color: #6a1b4d }`,
  `body { font: 10.8pt/1.5 'Roboto', sans-serif; padding: 0 19mm } h1 { font-size: 25pt; margin: 0; font-weight: 400 } h1 + p { color: #00695c; font-size: 12pt } h2 { font-size: 11.5pt; letter-spacing: .5pt; color: #00695c; margin: 15pt 0 5pt; border-bottom: .8pt solid #b2dfdb }`,
])
