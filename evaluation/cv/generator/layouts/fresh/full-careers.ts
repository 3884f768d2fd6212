import { writtenCvs } from '../../printing/written-files.ts'
import { inColumns } from './two-column-pages.ts'

/** Careers of ten to fifteen years on full pages of two columns: several date formats, promotions, projects, roles without a company. */
export const fullCareers = inColumns('full-careers', writtenCvs('fresh/by-hand'), [
  `body { font: 9.8pt/1.42 'Lato', sans-serif } h1 { font-size: 25pt; font-weight: 300; margin: 0 } h1 + p { color: #96604a; font-size: 11pt; margin-bottom: 10pt }
   h2 { font-size: 11.5pt; color: #96604a; margin: 12pt 0 4pt } .side { width: 52mm; border-right: .8pt solid #d7c3b8; padding-right: 6mm }`,
  `body { font: 10.4pt/1.4 'Liberation Serif', serif } h1 { font-size: 22pt; margin: 0; text-align: center } .head p { text-align: center } .head { border-bottom: 2pt double #444; margin-bottom: 8pt; padding-bottom: 4pt }
   h2 { font-size: 10.5pt; letter-spacing: .6pt; margin: 11pt 0 4pt } .body { flex-direction: row-reverse } .side { width: 54mm; background: #f1f1ec; padding: 6pt 9pt }`,
  `body { font: 9.6pt/1.4 'Roboto', sans-serif } .head { background: #173f5f; color: #fff; margin: 0 -14mm 9pt; padding: 7mm 14mm } h1 { font-size: 23pt; margin: 0 } .head p { margin: 0 }
   h2 { font-size: 11pt; color: #173f5f; border-bottom: 1pt solid #173f5f; margin: 11pt 0 5pt } .body { flex-direction: row-reverse } .side { width: 55mm }`,
  `body { font: 10pt/1.4 'Carlito', sans-serif } h1 { font-size: 24pt; margin: 0; letter-spacing: 1pt } h1 + p { font-size: 12pt; margin-bottom: 8pt }
   h2 { font-size: 11pt; background: #e8e2d0; padding: 2pt 5pt; margin: 10pt 0 4pt } .side { width: 58mm }`,
])
