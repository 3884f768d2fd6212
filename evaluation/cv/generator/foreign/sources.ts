import { createHash } from 'node:crypto'

/** A published layout, which is installed outside the project; only PDFs of our own people are kept. */
export interface ForeignLayout {
  /** The name of the folder. */
  name: string
  /** Who drew it: layouts of one source are in one half. */
  source: string
  version: string
  licence: string
  /** What prints it. */
  producer: 'chromium' | 'pdflatex' | 'xelatex' | 'libreoffice'
  /** What it wants for a date or address that nobody gave, if not nothing: with 'empty' no list may be empty, with 'null' an end is null. */
  missing?: 'empty' | 'null'
}

/** Sources whose pages are in `corpus/dev` from earlier rounds. */
const known = new Set(['moderncv', 'europecv', 'curve', 'currvita', 'simplecv'])

/** The half of a source: by the hash of its name, decided before any reading of its pages. */
export function halfOf(source: string): 'foreign-dev' | 'foreign-held-out' {
  if (known.has(source)) return 'foreign-dev'
  const [first = 0] = createHash('sha256').update(source).digest()
  return first % 2 === 0 ? 'foreign-dev' : 'foreign-held-out'
}

const theme = (
  name: string,
  version: string,
  licence = 'MIT',
  habits: Pick<ForeignLayout, 'missing'> = {},
): ForeignLayout => ({
  name: `theme-${name}`,
  source: `jsonresume-theme-${name}`,
  version,
  licence,
  producer: 'chromium',
  ...habits,
})

/** Themes of JSON Resume from the npm registry. Even, elegant, flat, kendall, macchiato and stackoverflow stay out of development. */
export const themes: ForeignLayout[] = [
  theme('class', '0.1.2'),
  theme('caffeine', '1.2.3'),
  theme('eloquent', '5.0.0'),
  theme('actual', '0.2.2'),
  theme('spartan', '0.3.0'),
  theme('short', '0.1.7'),
  theme('slick', '0.1.16'),
  theme('onepage', '0.0.3'),
  theme('paper', '0.5.0'),
  theme('kards', '1.0.2'),
  theme('orbit', '3.0.0'),
  theme('crisp', '0.2.12'),
  theme('ace', '1.1.0'),
  theme('autumn', '1.0.1'),
  theme('papirus', '0.0.5'),
  theme('direct', '0.1.1'),
  theme('latte', '1.0.3'),
  theme('jacrys', '1.0.4'),
  theme('simple-red', '1.0.4'),
  theme('techlead', '1.0.1', 'ISC'),
  theme('rocketspacer', '1.2.2'),
  theme('pumpkin', '1.1.4'),
  theme('msresume', '0.1.0'),
  theme('mantra', '0.3.1'),
  theme('full', '0.0.4'),
  theme('straightforward', '0.5.0'),
  theme('tachyons-clean', '0.0.9'),
  theme('verbum', '0.0.5'),
  theme('standard-resume', '2.1.0'),
  theme('spartacus', '1.0.0'),
  theme('compact', '1.0.4'),
  theme('contempo', '0.0.3'),
  theme('minyma', '0.0.5', 'ISC'),
  theme('srt', '0.1.3'),
  theme('modern', '0.0.18', 'ISC', { missing: 'empty' }),
  theme('apage', '1.0.2'),
  theme('simple', '1.0.0'),
  theme('onepageresume', '0.0.6'),
  theme('wraypro', '0.0.5'),
  theme('colophon', '0.2.0'),
  theme('classy', '1.0.9', 'MIT', { missing: 'empty' }),
  theme('dave', '1.0.1', 'MIT', { missing: 'empty' }),
  theme('elite', '1.2.0', 'MIT', { missing: 'empty' }),
  theme('riga', '1.0.16', 'MIT', { missing: 'empty' }),
]

/** Themes that JSON Resume itself has in the repository of its site. They share parts, so they are one source. */
export const ownOfJsonResume: ForeignLayout[] = [
  'art-school-modern',
  'asymmetric-timeline',
  'data-driven',
  'executive-slate',
  'investor-brief',
  'nordic-minimal',
  'sidebar',
  'sidebar-photo-strip',
  'tailwind',
  'typewriter-modern',
  'university-first',
  'urban-techno',
].map((name) => ({
  name: `jsonresume-${name}`,
  source: 'jsonresume.org',
  missing: 'null',
  version: '8d9134b',
  licence: 'MIT',
  producer: 'chromium',
}))

/** Themes of HackMyResume, which reads JSON Resume, too. */
export const hackMyResume: ForeignLayout[] = ['modern', 'compact', 'positive'].map((name) => ({
  name: `hackmyresume-${name}`,
  source: 'hackmyresume',
  version: '1.8.0',
  licence: 'MIT',
  producer: 'chromium',
}))
