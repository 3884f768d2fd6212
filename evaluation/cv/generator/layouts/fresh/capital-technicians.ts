import { writtenCvs } from '../../printing/written-files.ts'
import { inWord } from './word-pages.ts'

/** Technicians with twenty years of experience: everything in capitals, labels with a column of values, two pages. */
export const capitalTechnicians = inWord('capital-technicians', writtenCvs('fresh/technicians'), [
  {
    font: 'Liberation Sans',
    size: 11,
    margin: 72,
    column: 140,
    align: 'center',
    headLines: 1,
    heading: { isUnderlined: true },
    item: 'dots',
    isNumbered: true,
  },
  {
    font: 'Carlito',
    size: 12,
    margin: 70,
    column: 100,
    align: 'left',
    headLines: 1,
    heading: { band: 'BFBFBF' },
    item: 'ticks',
  },
  {
    font: 'Liberation Serif',
    size: 12,
    margin: 76,
    column: 165,
    align: 'center',
    headLines: 1,
    heading: { hasRule: true },
    item: { typed: '-' },
    isNumbered: true,
  },
  {
    font: 'Liberation Sans',
    size: 11,
    margin: 66,
    column: 150,
    align: 'left',
    headLines: 1,
    heading: {},
    item: 'arrows',
  },
])
