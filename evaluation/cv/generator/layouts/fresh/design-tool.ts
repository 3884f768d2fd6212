import { writtenCvs } from '../../printing/written-files.ts'
import { inColumns } from './two-column-pages.ts'

/** A design tool's free templates, filled in by their owners. */
export const designTool = inColumns('design-tool', writtenCvs('fresh/design'), [
  `@page { margin: 0 } html { background: transparent } body { padding: 13mm 14mm; min-height: 296mm } body { font: 10.5pt/1.5 'Open Sans', sans-serif; background: #fbf3ee } .head { text-align: center; border-bottom: 1pt solid #c98b6b; padding-bottom: 7mm; margin-bottom: 7mm }
   h1 { font-size: 30pt; font-weight: 300; letter-spacing: 3pt; margin: 0 } h2 { font-size: 11pt; color: #b5673f; margin: 13pt 0 5pt } .side { width: 50mm } .body { gap: 11mm }`,
  `@page { margin: 0 } html { background: transparent } body { padding: 13mm 14mm; min-height: 296mm } body { font: 10.5pt/1.5 'Roboto', sans-serif } .head { background: #ffc629; margin: -13mm -14mm 8mm; padding: 14mm 14mm 9mm } h1 { font-size: 28pt; line-height: 1.1; margin: 0 } .head p { letter-spacing: 3pt; margin-top: 3pt }
   h2 { font-size: 12pt; margin: 14pt 0 5pt; border-left: 5pt solid #ffc629; padding-left: 6pt } .side { width: 58mm; padding-right: 5mm; border-right: 1pt solid #ddd }`,
  `@page { margin: 0 } html { background: transparent } body { padding: 13mm 14mm; min-height: 296mm } body { font: 10.3pt/1.48 'Carlito', sans-serif } .head { text-align: center; margin-bottom: 6mm } h1 { font-size: 27pt; color: #35507a; margin: 0 }
   h2 { font-size: 12pt; color: #35507a; margin: 13pt 0 5pt; padding-bottom: 2pt; border-bottom: .8pt solid #35507a } .body { flex-direction: row-reverse } .side { width: 50mm; background: #edf1f7; padding: 5mm }`,
  `@page { margin: 0 } html { background: transparent } body { padding: 13mm 14mm; min-height: 296mm } body { font: 10.4pt/1.5 'Lato', sans-serif } .head { background: #1d6b5c; color: #fff; margin: -13mm -14mm 8mm; padding: 15mm 14mm 10mm } h1 { font-size: 29pt; margin: 0 } .head p { font-size: 13pt }
   h2 { font-size: 12pt; color: #1d6b5c; margin: 14pt 0 5pt } .side { width: 60mm }`,
])
