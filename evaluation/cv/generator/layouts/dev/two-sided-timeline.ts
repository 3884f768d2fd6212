import { goldOf, kindsSaid, printCv } from '../../printing/printed-cv.ts'
import type { Capital, PrintedCv } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allSkills, certificationLines, joined } from './design-parts.ts'
import { fontOf } from './page-writer.ts'
import type { Look } from './page-writer.ts'

const accents: [string, ...string[]] = ['#c2693d', '#1d5c63', '#6b2d5c', '#2e5339']

const edge = 42
const centre = 297.6
const gutter = 16
const half = centre - gutter - edge

const words: Headings = {
  summary: ['SOBRE MÍ', 'Perfil profesional', '', 'Mi perfil'],
  experience: [
    'EXPERIENCIA LABORAL',
    'Experiencia',
    'LÍNEA DE TIEMPO PROFESIONAL',
    'Experiencia profesional',
  ],
  education: ['EDUCACIÓN', 'Formación académica', 'ESTUDIOS', 'Formación'],
  skills: ['HABILIDADES', 'Competencias', 'QUÉ SÉ HACER', 'Aptitudes'],
  languages: ['IDIOMAS', 'Idiomas', 'IDIOMAS', 'Idiomas'],
  certifications: ['CURSOS', 'Colegiatura y cursos', 'CERTIFICADOS', 'Cursos y licencias'],
  interests: ['HOBBIES', 'Intereses', 'INTERESES', 'Intereses'],
}

/** A vertical line in the middle of the page, jobs (and sometimes studies) alternating left and right, or each job on both sides. */
export const twoSidedTimeline: Layout = {
  name: 'two-sided-timeline',
  people: ['shirley-macedo', 'vilma-ccopa', 'giancarlo-pastor', 'fredy-alburqueque'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(
        ['2019 – hoy', 'Ene - Mar 2021', 'Enero de 2020 – Presente', 'ENE 2019 — ACTUALIDAD'],
        variant,
      ),
      educationDates: pick(['2019 – hoy', 'Ene - Mar 2021', '2018-2020', '2018 al 2020'], variant),
      capitals: pick<Capital[]>([['name'], [], ['companies'], []], variant),
      omit: [
        'references',
        'awards',
        ...(variant === 2 ? (['summary'] as const) : []),
        ...(variant === 0 ? (['experience places'] as const) : []),
        ...(variant === 1 ? (['interests'] as const) : []),
      ],
    })
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(
        printed,
        'two-sided-timeline',
        'pdfkit',
        kindsSaid(printed, [
          'summary',
          'experience',
          'education',
          'skills',
          'languages',
          'certifications',
          'interests',
        ]),
      ),
    }
  },
}

type Aligned = Look & { align?: 'left' | 'right' | 'center' }

/** Writes, and returns the y below the text. */
function put(
  document: PDFKit.PDFDocument,
  words: string,
  x: number,
  y: number,
  width: number,
  look: Aligned = {},
) {
  if (words === '') return y
  const { size = 9.2, colour = '#262626', align = 'left' } = look
  document.font(fontOf(look)).fontSize(size).fillColor(colour)
  const height = document.heightOfString(words, { width, lineGap: 1.4, align })
  document.text(words, x, y, { width, lineGap: 1.4, align })
  return y + height
}

/** An entry on the line: its text on its side, and on the opposite side. */
interface Stop {
  own: [string, Look][]
  across: [string, Look][]
}

const bold: Look = { isBold: true, size: 10.2 }

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const accent = pick(accents, variant)
  const align = variant === 1 ? 'left' : 'center'
  const width = 2 * (centre - edge)
  const grey = { colour: '#666666', size: 8.8 }

  let y = put(document, printed.name, edge, 38, width, { isBold: true, size: 23, colour: accent, align })
  y = put(document, printed.title ?? '', edge, y + 1, width, { size: 12, colour: '#555555', align })
  const contact = [printed.phone, printed.email, printed.place, printed.linkedin]
  y = put(
    document,
    joined(contact, pick(['   |   ', '  ·  ', '    ', '   /   '], variant)),
    edge,
    y + 4,
    width,
    { size: 8.8, align },
  )

  const heading = (
    kind: keyof Headings,
    x: number,
    from: number,
    room: number,
    side: Aligned['align'] = align,
  ) =>
    put(document, headingOf(words, kind, variant), x, from + 12, room, {
      isBold: true,
      size: 11.5,
      colour: accent,
      align: side,
    }) + 5

  if (printed.summary !== null) {
    y = heading('summary', edge, y, width)
    y = put(document, printed.summary, edge, y, width, { align })
  }

  const jobs = printed.experiences.map((role): Stop => {
    const head: [string, Look] = [role.position, bold]
    const where = [role.company, role.place]
    const tasks = role.bullets.map((line): [string, Look] => [`• ${line}`, { size: 8.8 }])
    return pick<() => Stop>(
      [
        () => ({ own: [head, [role.company, { colour: accent }], ...tasks], across: [[role.text, grey]] }),
        () => ({
          own: [[role.text, grey], head, [joined(where, ', '), { isItalic: true }], ...tasks],
          across: [],
        }),
        () => ({
          own: [
            [joined(where, ' | '), bold],
            [role.position, { isItalic: true }],
            [role.text, grey],
            [role.bullets.join(' '), { size: 8.8 }],
          ],
          across: [],
        }),
        () => ({
          own: [
            [role.company, bold],
            [role.text, grey],
            [role.place ?? '', grey],
          ],
          across: [head, ...tasks],
        }),
      ],
      variant,
    )()
  })
  const studies = printed.educations.map((one): Stop => {
    const head: [string, Look] = [one.degree, bold]
    return pick<() => Stop>(
      [
        () => ({ own: [head, [one.institution, { colour: accent }]], across: [[one.text, grey]] }),
        () => ({ own: [[one.text, grey], head, [one.institution, { isItalic: true }]], across: [] }),
        () => ({
          own: [
            [one.institution, bold],
            [one.degree, { isItalic: true }],
            [one.text, grey],
          ],
          across: [],
        }),
        () => ({
          own: [
            [one.institution, bold],
            [one.text, grey],
          ],
          across: [head],
        }),
      ],
      variant,
    )()
  })
  y = heading('experience', edge, y, width)
  y = drawStops(document, jobs, y, variant, accent)
  if (y > 700) {
    document.addPage()
    y = 30
  }
  y = heading('education', edge, y, width)
  y = drawStops(document, studies, y, variant, accent)
  if (y > 690) {
    document.addPage()
    y = 30
  }
  drawFoot(document, printed, y, variant, heading)
}

function drawStops(
  document: PDFKit.PDFDocument,
  stops: Stop[],
  from: number,
  variant: number,
  accent: string,
): number {
  const heightOf = (lines: [string, Look][]) =>
    lines.reduce((sum, [words, { size = 9.2, isBold }]) => {
      document.font(isBold === true ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
      return words === '' ? sum : sum + document.heightOfString(words, { width: half, lineGap: 1.4 })
    }, 0)
  const write = (lines: [string, Look][], isLeft: boolean, top: number) => {
    let y = top
    // Text left of the line is right-aligned, except in a simple template.
    const align = isLeft && variant !== 2 ? 'right' : 'left'
    for (const [words, look] of lines)
      y = put(document, words, isLeft ? edge : centre + gutter, y, half, { ...look, align })
    return y
  }
  // The lowest y of the text at the left and at the right.
  const below = { left: from, right: from }
  let top = from
  let start = from
  const line = (until: number) =>
    document.moveTo(centre, start).lineTo(centre, until).lineWidth(1.2).strokeColor(accent).stroke()
  for (const [at, { own, across }] of stops.entries()) {
    const isLeft = variant === 3 || (at % 2 === 0) === (variant !== 2)
    const height = Math.max(heightOf(own), heightOf(across))
    if (top + height > 805) {
      line(800)
      document.addPage()
      top = start = below.left = below.right = 45
    }
    document.circle(centre, top + 5, 4).lineWidth(1.6)
    if (variant % 2 === 0) document.fill(accent)
    else document.fillAndStroke('#ffffff', accent)
    const ownFoot = write(own, isLeft, top)
    const acrossFoot = write(across, !isLeft, top)
    below[isLeft ? 'left' : 'right'] = ownFoot + 10
    if (across.length > 0) below[isLeft ? 'right' : 'left'] = acrossFoot + 10
    // The next entry starts beside the bottom of this one if its side is free.
    const next =
      variant === 1
        ? Math.max(below[isLeft ? 'right' : 'left'], top + height * 0.6)
        : Math.max(ownFoot, acrossFoot) + 10
    top = next
  }
  const end = Math.max(below.left, below.right)
  line(end - 8)
  return end
}

function drawFoot(
  document: PDFKit.PDFDocument,
  printed: PrintedCv,
  from: number,
  variant: number,
  heading: (kind: keyof Headings, x: number, from: number, room: number, side: Aligned['align']) => number,
): void {
  const all = allSkills(printed)
  const right = centre + gutter
  let y = heading('skills', edge, from, half, 'left')
  if (variant === 1 || variant === 3) for (const name of all) y = put(document, `- ${name}`, edge, y, half)
  else y = put(document, all.join(variant === 0 ? '  •  ' : ', '), edge, y, half)
  if (printed.interests.length > 0) {
    y = heading('interests', edge, y, half, 'left')
    put(document, printed.interests.join(', '), edge, y, half)
  }
  y = from
  if (printed.languages.length > 0) {
    y = heading('languages', right, y, half, 'left')
    for (const { name, levelText } of printed.languages)
      y = put(document, `${name}${variant === 0 ? ' - ' : ': '}${levelText ?? ''}`, right, y, half)
  }
  y = heading('certifications', right, y, half, 'left')
  for (const line of certificationLines(printed, variant === 1 ? ' – ' : ', '))
    y = put(document, line, right, y, half) + 2
}
