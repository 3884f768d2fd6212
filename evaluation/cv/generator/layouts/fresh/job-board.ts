import { writtenCvs } from '../../printing/written-files.ts'
import { inWord } from './word-pages.ts'

/** The single page that university job boards recommend: text at both ends of the lines, achievements in bullets. */
export const jobBoard = inWord('job-board', writtenCvs('fresh/graduates'), [
  {
    font: 'Liberation Serif',
    size: 10.5,
    margin: 58,
    column: 100,
    align: 'center',
    headLines: 1,
    heading: { hasRule: true },
    item: 'dots',
  },
  {
    font: 'Carlito',
    size: 11,
    margin: 64,
    column: 100,
    align: 'left',
    headLines: 2,
    heading: { hasRule: true, colour: '1F3864' },
    item: 'dots',
  },
  {
    font: 'Caladea',
    size: 10.5,
    margin: 66,
    column: 100,
    align: 'center',
    headLines: 1,
    heading: { colour: '7F3F00' },
    item: 'dots',
  },
  {
    font: 'Liberation Serif',
    size: 11,
    margin: 62,
    column: 100,
    align: 'center',
    headLines: 1,
    heading: { hasRule: true },
    item: 'dots',
  },
])
