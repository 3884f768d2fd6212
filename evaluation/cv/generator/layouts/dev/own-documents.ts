import { writtenCvs } from '../../printing/written-files.ts'
import type { WrittenLayout } from '../layout.ts'
import { ownDocument } from './word-lines.ts'

/** Documents typed in a word processor without a template. */
export const ownDocuments: WrittenLayout[] = [
  /** Bold underlined capitals, bullets at several depths, tabs and spaces before the colons. */
  ownDocument('typed-classic', writtenCvs('dev/own-typed'), [
    {
      font: 'Liberation Serif',
      size: 11.5,
      margin: 70,
      name: { isBold: true, size: 15, align: 'center', before: 6 },
      heading: { isBold: true, size: 12 },
      tabs: [160],
      hasListMenu: true,
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 64,
      name: { isBold: true, size: 16, align: 'center' },
      heading: { isBold: true, size: 11.5 },
      after: 1,
    },
    {
      font: 'Liberation Sans',
      size: 10,
      margin: 68,
      name: { isBold: true, size: 13, align: 'center', before: 8 },
      heading: { isBold: true, isUnderlined: true, size: 10.5, before: 12 },
    },
    {
      font: 'Liberation Serif',
      size: 12,
      margin: 72,
      name: { isBold: true, isItalic: true, size: 16, align: 'center', before: 10 },
      heading: { isBold: true, size: 12, before: 14 },
    },
  ]),
  /** A label before each value, with varying words and some values missing. */
  ownDocument('labelled-jobs', writtenCvs('dev/own-labels'), [
    {
      font: 'Carlito',
      size: 11,
      margin: 68,
      name: { isBold: true, size: 16, align: 'center' },
      heading: { isBold: true, size: 12, hasRule: true },
    },
    {
      font: 'Liberation Serif',
      size: 12,
      margin: 78,
      name: { isBold: true, size: 14, align: 'center', isUnderlined: true },
      heading: { isBold: true, isUnderlined: true },
    },
    {
      font: 'Liberation Sans',
      size: 10,
      margin: 60,
      name: { isBold: true, size: 18, colour: '1F4E79' },
      heading: { isBold: true, size: 12, colour: '1F4E79' },
      hasListMenu: true,
    },
    {
      font: 'Liberation Sans',
      size: 10.5,
      margin: 74,
      heading: { isBold: true, band: 'D9D9D9' },
    },
  ]),
  /** Applications to the state: ruled tables, cells over several rows and columns, start and end apart. */
  ownDocument('state-forms', writtenCvs('dev/own-tables'), [
    { font: 'Liberation Sans', size: 9.5, margin: 62, heading: { isBold: true, size: 10.5 } },
    {
      font: 'Liberation Sans',
      size: 9,
      margin: 66,
      name: { isBold: true, size: 14, align: 'center' },
      heading: { isBold: true, size: 10.5, isUnderlined: true },
    },
    {
      font: 'Carlito',
      size: 10.5,
      margin: 66,
      name: { isBold: true, size: 17 },
      heading: { isBold: true, size: 12, colour: 'C00000' },
    },
    {
      font: 'Liberation Serif',
      size: 11,
      margin: 66,
      name: { isBold: true, size: 16 },
      heading: { isBold: true, size: 13 },
      lines: { sides: ['top', 'bottom', 'insideH'], colour: 'A6A6A6' },
    },
  ]),
  /** Position, company, the company's business and dates, each with its own place and weight. */
  ownDocument('blank-page', writtenCvs('dev/own-professionals'), [
    {
      font: 'Caladea',
      size: 10.5,
      margin: 58,
      name: { isBold: true, size: 20, after: 2 },
      heading: { isBold: true, size: 11, hasRule: true, spacing: 1 },
      hasListMenu: true,
    },
    {
      font: 'Liberation Sans',
      size: 9.5,
      margin: 60,
      name: { isBold: true, size: 14, align: 'center' },
      heading: { isBold: true, size: 10, band: '1F3864', colour: 'FFFFFF' },
      after: 1,
    },
    {
      font: 'Liberation Serif',
      size: 12,
      margin: 72,
      name: { isItalic: true, isBold: true, size: 18 },
      heading: { isBold: true, isUnderlined: true, size: 12 },
      tabs: [110, 290, 370],
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 62,
      name: { isBold: true, size: 15 },
      heading: { isBold: true, size: 11.5, align: 'center', hasRule: true },
      after: 2,
      isJustified: true,
    },
  ]),
  /** Many short contracts, one or two lines each, dates before, after or in the middle. */
  ownDocument('short-contracts', writtenCvs('dev/own-contracts'), [
    {
      font: 'Carlito',
      size: 11,
      margin: 66,
      name: { isBold: true, size: 15, align: 'center' },
      heading: { isBold: true, size: 11.5 },
      hasListMenu: true,
    },
    {
      font: 'Liberation Serif',
      size: 11.5,
      margin: 60,
      name: { isBold: true, size: 14, align: 'center', before: 6, after: 4 },
      heading: { isBold: true, size: 12 },
      after: 2,
    },
    {
      font: 'Liberation Sans',
      size: 10.5,
      margin: 76,
      name: { isBold: true, size: 16 },
      heading: { isBold: true, isItalic: true, size: 12 },
      after: 1,
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 72,
      name: { isBold: true, size: 18, align: 'center', colour: '7B2C5E' },
      heading: { isBold: true, size: 12, colour: '7B2C5E', hasRule: true },
      tabs: [100, 112, 340],
    },
  ]),
  /** Hospitals, schools and offices with long names. */
  ownDocument('long-tails', writtenCvs('dev/own-tails'), [
    {
      font: 'Liberation Sans',
      size: 10.5,
      margin: 64,
      name: { isBold: true, size: 15, align: 'center', colour: '5B2333' },
      heading: { isBold: true, size: 11, band: 'EADFE2' },
    },
    {
      font: 'Liberation Serif',
      size: 12,
      margin: 68,
      name: { isBold: true, size: 16 },
      heading: { isBold: true, isUnderlined: true, size: 12 },
      hasListMenu: true,
      isJustified: true,
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 70,
      name: { isBold: true, size: 14, align: 'center', before: 8 },
      heading: { size: 11.5 },
      after: 1,
    },
    {
      font: 'Liberation Sans',
      size: 9.5,
      margin: 62,
      name: { isBold: true, size: 13, align: 'center' },
      heading: { isBold: true, size: 10, hasRule: true },
    },
  ]),
  /** Tables without visible lines, for text side by side. */
  ownDocument('unseen-tables', writtenCvs('dev/own-grids'), [
    {
      font: 'Carlito',
      size: 11,
      margin: 66,
      heading: { isBold: true, size: 13, colour: '2F5496', hasRule: true },
    },
    {
      font: 'Caladea',
      size: 11,
      margin: 66,
      name: { isBold: true, size: 20 },
      heading: { isBold: true, size: 11.5, spacing: 1.5 },
    },
    {
      font: 'Liberation Serif',
      size: 11.5,
      margin: 66,
      heading: { isBold: true, isItalic: true, isUnderlined: true, size: 12.5 },
    },
    {
      font: 'Liberation Sans',
      size: 10,
      margin: 66,
      name: { isBold: true, size: 16, align: 'center', after: 4 },
      heading: { size: 11, band: 'E2EFD9' },
    },
  ]),
  /** Half a page of students and of people before their first job. */
  ownDocument('little-to-tell', writtenCvs('dev/own-first'), [
    {
      font: 'Liberation Serif',
      size: 12,
      margin: 76,
      name: { isBold: true, size: 16, align: 'center', after: 6 },
      heading: { size: 12 },
    },
    {
      font: 'Liberation Sans',
      size: 10,
      margin: 66,
      name: { isBold: true, size: 13, align: 'center', before: 6 },
      heading: { isBold: true, size: 10.5, isUnderlined: true },
      hasListMenu: true,
    },
    {
      font: 'Carlito',
      size: 10.5,
      margin: 60,
      name: { isBold: true, size: 17, colour: '00695C' },
      heading: { isBold: true, size: 11.5, colour: '00695C' },
      tabs: [150, 160, 385, 395],
    },
    {
      font: 'Caladea',
      size: 11,
      margin: 70,
      name: { size: 22 },
      heading: { isBold: true, size: 10.5, hasRule: true },
      after: 3,
    },
  ]),
  /** Several posts at one employer, the employer's business, and works below a post. */
  ownDocument('long-careers', writtenCvs('dev/own-careers'), [
    {
      font: 'Carlito',
      size: 11,
      margin: 64,
      name: { isBold: true, size: 17, align: 'center' },
      heading: { isBold: true, size: 12, align: 'center', hasRule: true },
      after: 1,
    },
    {
      font: 'Liberation Serif',
      size: 11.5,
      margin: 70,
      name: { isBold: true, size: 18 },
      heading: { isBold: true, isItalic: true, size: 13 },
      tabs: [110],
    },
    {
      font: 'Liberation Sans',
      size: 11,
      margin: 72,
      name: { isBold: true, size: 15 },
      heading: { isBold: true, isUnderlined: true, size: 11.5 },
      hasListMenu: true,
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 66,
      name: { isBold: true, size: 16, align: 'center', after: 6 },
      heading: { isBold: true, size: 12, colour: '385723' },
      lines: { sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'], colour: 'A9D08E' },
    },
  ]),
  /** A separate table for each post, with labels in cells and the duties across the full width. */
  ownDocument('post-cards', writtenCvs('dev/own-cards'), [
    { font: 'Liberation Sans', size: 9, margin: 64, heading: { isBold: true, size: 10, band: 'BFBFBF' } },
    {
      font: 'Liberation Serif',
      size: 11,
      margin: 67,
      name: { isBold: true, size: 16, align: 'center' },
      heading: { isBold: true, size: 12 },
    },
    {
      font: 'Carlito',
      size: 10.5,
      margin: 65,
      name: { isBold: true, size: 17 },
      heading: { isBold: true, size: 12, colour: '1F4E79' },
      lines: { sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'], colour: '000000', size: 1 },
    },
    {
      font: 'Liberation Sans',
      size: 9.5,
      margin: 67,
      name: { isBold: true, size: 15, colour: '2E75B6' },
      heading: { isBold: true, size: 11, colour: '2E75B6' },
      lines: { sides: ['top', 'bottom', 'insideH'], colour: '9DC3E6' },
    },
  ]),
  /** Labels for managers, trades, addresses and reasons for leaving among those of the post. */
  ownDocument('more-labels', writtenCvs('dev/own-forms'), [
    {
      font: 'Liberation Sans',
      size: 10,
      margin: 68,
      heading: { isBold: true, size: 10.5, isUnderlined: true },
      after: 1,
    },
    {
      font: 'Liberation Serif',
      size: 11.5,
      margin: 70,
      name: { isBold: true, size: 15, align: 'center' },
      heading: { isBold: true, size: 12 },
    },
    {
      font: 'Carlito',
      size: 11,
      margin: 64,
      name: { isBold: true, size: 20, colour: '833C0B' },
      heading: { isBold: true, size: 13, colour: '833C0B', hasRule: true },
    },
    {
      font: 'Liberation Sans',
      size: 11,
      margin: 80,
      name: { isBold: true, size: 14, align: 'center', isUnderlined: true },
      heading: { isBold: true, isUnderlined: true, size: 11 },
    },
  ]),
]
