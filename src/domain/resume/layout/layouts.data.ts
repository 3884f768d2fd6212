import type { ResumeLayout, ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import type { Face } from './page-marks.ts'

/** One layout of a CV: what the code of all layouts needs to know of it. Lengths are in points. */
export interface Layout {
  faces: { text: Face; strong: Face; name: Face; heading: Face }
  sizes: { name: number; title: number; heading: number; entry: number; text: number; small: number }
  ink: { text: string; soft: string; accent: string; line: string }
  margin: { top: number; bottom: number; side: number }
  /** Where name and ways of contact stand: above the column, in its middle, or on a band of colour. */
  head: { at: 'left' | 'middle' } | { at: 'band'; fill: string; text: string; soft: string }
  /** What a heading of a section has besides its words. */
  heading: 'rule' | 'capitals' | 'capitals-rule' | 'bar'
  /** Where the dates of an entry stand. */
  dates: 'right' | 'left'
  /** A second column with its sections; contact: the ways of contact stand in it, too. */
  side: null | {
    at: 'left' | 'right'
    width: number
    fill: string | null
    contact: boolean
    sections: readonly ResumeSectionKind[]
  }
  gaps: { section: number; entry: number; line: number }
}

const sans = { text: 'sans', strong: 'sansStrong', name: 'sansBold', heading: 'sansBold' } as const
const serif = { text: 'serif', strong: 'serifStrong', name: 'serifBold', heading: 'serifBold' } as const
const besides = ['skills', 'languages'] as const

export const layouts: Record<ResumeLayout, Layout> = {
  /** One column, the name in the middle, sober rules. */
  classic: {
    faces: serif,
    sizes: { name: 25, title: 12, heading: 11.5, entry: 11, text: 10.2, small: 9.6 },
    ink: { text: '#1d1b19', soft: '#54504b', accent: '#1d1b19', line: '#8b857d' },
    margin: { top: 50, bottom: 52, side: 62 },
    head: { at: 'middle' },
    heading: 'capitals-rule',
    dates: 'right',
    side: null,
    gaps: { section: 15, entry: 10, line: 1.36 },
  },
  /** A quiet column beside the text, with contact and lists. */
  modern: {
    faces: sans,
    sizes: { name: 27, title: 12.5, heading: 12, entry: 10.8, text: 9.8, small: 9.2 },
    ink: { text: '#1f2430', soft: '#535b6b', accent: '#1f5673', line: '#c3d0d8' },
    margin: { top: 46, bottom: 46, side: 36 },
    head: { at: 'left' },
    heading: 'rule',
    dates: 'right',
    side: { at: 'left', width: 166, fill: '#edf2f5', contact: true, sections: besides },
    gaps: { section: 15, entry: 10, line: 1.38 },
  },
  /** As much as a page takes, still easy to read. */
  compact: {
    faces: sans,
    sizes: { name: 21, title: 11, heading: 10.6, entry: 10, text: 9.2, small: 8.8 },
    ink: { text: '#1e1916', soft: '#574f48', accent: '#a63f08', line: '#d9cfc4' },
    margin: { top: 36, bottom: 38, side: 44 },
    head: { at: 'left' },
    heading: 'rule',
    dates: 'right',
    side: null,
    gaps: { section: 9, entry: 6, line: 1.28 },
  },
  /** The years in a column of their own: a life at a glance. */
  chronological: {
    faces: sans,
    sizes: { name: 26, title: 12.5, heading: 12, entry: 10.8, text: 9.8, small: 9.2 },
    ink: { text: '#1b2420', soft: '#4f5a55', accent: '#1c6450', line: '#bfd1c9' },
    margin: { top: 48, bottom: 50, side: 54 },
    head: { at: 'left' },
    heading: 'bar',
    dates: 'left',
    side: null,
    gaps: { section: 16, entry: 11, line: 1.38 },
  },
  /** For universities: a book face, wide margins, no colour but the rules'. */
  academic: {
    faces: { ...serif, name: 'serifStrong' },
    sizes: { name: 23, title: 12, heading: 13, entry: 10.8, text: 10.2, small: 9.8 },
    ink: { text: '#1a1a1a', soft: '#4a4a4a', accent: '#7a1f2b', line: '#7a1f2b' },
    margin: { top: 58, bottom: 58, side: 70 },
    head: { at: 'left' },
    heading: 'capitals',
    dates: 'right',
    side: null,
    gaps: { section: 17, entry: 9, line: 1.4 },
  },
  /** A band of colour and a drawn name; below it everything is quiet. */
  creative: {
    faces: { ...sans, name: 'display', heading: 'display' },
    sizes: { name: 29, title: 12.5, heading: 12.5, entry: 10.8, text: 9.8, small: 9.2 },
    ink: { text: '#241c2b', soft: '#5c5265', accent: '#6a2c70', line: '#d8c9dc' },
    margin: { top: 40, bottom: 46, side: 48 },
    head: { at: 'band', fill: '#3b1f45', text: '#ffffff', soft: '#e9dcee' },
    heading: 'capitals',
    dates: 'right',
    side: { at: 'right', width: 148, fill: null, contact: false, sections: besides },
    gaps: { section: 15, entry: 10, line: 1.38 },
  },
}
