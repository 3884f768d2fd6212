import { writtenCvs } from '../../printing/written-files.ts'
import { inWord } from './word-pages.ts'

/** One or two pages without a template, as typed. */
export const typedByWorkers = inWord('typed-by-workers', writtenCvs('fresh/workers'), [
  {
    font: 'Liberation Sans',
    size: 12,
    margin: 80,
    column: 120,
    align: 'center',
    headLines: 0,
    heading: { isUnderlined: true },
    item: 'ticks',
  },
  {
    font: 'Carlito',
    size: 11.5,
    margin: 72,
    column: 120,
    align: 'center',
    headLines: 4,
    heading: { colour: '2E74B5', hasRule: true },
    item: 'dots',
  },
  {
    font: 'Liberation Serif',
    size: 12,
    margin: 72,
    column: 120,
    align: 'left',
    headLines: 1,
    heading: { colour: 'A0356E' },
    item: 'dots',
  },
  {
    font: 'Liberation Serif',
    size: 13,
    margin: 76,
    column: 120,
    align: 'center',
    headLines: 1,
    heading: {},
    item: { typed: '-' },
  },
])
