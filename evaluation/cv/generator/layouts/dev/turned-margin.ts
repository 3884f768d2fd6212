import { goldOf, kindsSaid, printCv } from '../../printing/printed-cv.ts'
import type { Capital, PrintedCv } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allSkills, certificationLines, joined, languageLines } from './design-parts.ts'
import { fontOf } from './page-writer.ts'
import type { Look } from './page-writer.ts'

const accents: [string, ...string[]] = ['#7a5c8e', '#2b6777', '#b8574f', '#3f4d63']

const words: Headings = {
  summary: ['PERFIL', 'Perfil', 'SOBRE MÍ', 'PERFIL'],
  experience: ['EXPERIENCIA', 'Experiencia laboral', 'EXPERIENCIA PROFESIONAL', 'TRABAJOS'],
  education: ['EDUCACIÓN', 'Estudios', 'FORMACIÓN', 'ESTUDIOS'],
  skills: ['APTITUDES', 'Habilidades', 'HABILIDADES', 'DESTREZAS'],
  languages: ['IDIOMAS', 'Idiomas', 'IDIOMAS', 'IDIOMAS'],
  certifications: ['CURSOS', 'Cursos', 'CURSOS', 'CURSOS'],
}

const edge = 40

/** Rotated headings in the margin, drawn by coordinates: all of them before the text, or all after. */
export const turnedMargin: Layout = {
  name: 'turned-margin',
  people: ['xiomara-bejar', 'analucia-ordinola', 'lizbeth-huarcaya', 'yorman-gutierrez'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(
        ['Marzo 2021 a la fecha', '2018-2020', 'Mar. 2021 – Dic. 2022', '03/2019 – 12/2021'],
        variant,
      ),
      educationDates: '2018-2020',
      capitals: pick<Capital[]>([['name'], [], ['companies'], ['positions']], variant),
      omit: ['references', 'interests', 'awards', ...(variant === 1 ? (['experience places'] as const) : [])],
    })
    const kinds = kindsSaid(printed, [
      'summary',
      'experience',
      'education',
      'skills',
      'languages',
      'certifications',
    ])
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'turned-margin', 'pdfkit', kinds),
    }
  },
}

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const accent = pick(accents, variant)
  const stripe = 24
  const isRight = variant === 2
  const left = isRight ? edge : edge + stripe + 14
  const width = document.page.width - 2 * edge - stripe - 14
  const later: (() => void)[] = []
  let y = 40

  const write = (line: string, look: Look = {}, x = left, room = width - (x - left)) => {
    if (line === '') return
    const { size = 9.6, colour = '#2b2b2b' } = look
    document.font(fontOf(look)).fontSize(size)
    const height = document.heightOfString(line, { width: room, lineGap: 1.6 })
    document.fillColor(colour).text(line, x, y, { width: room, lineGap: 1.6 })
    y += height
  }
  const section = (kind: keyof Headings, draw: () => void) => {
    const heading = headingOf(words, kind, variant)
    document.font('Helvetica-Bold').fontSize(10.5)
    const length = document.widthOfString(heading) + 16
    const top = y
    if (top + length > 800) {
      document.addPage()
      y = 40
    }
    const from = y
    y += 4
    draw()
    const height = Math.max(y - from + 2, length)
    y = from + height + 9
    const x = isRight ? document.page.width - edge - stripe : edge
    const turn = () => {
      if (variant === 1) document.rect(isRight ? x : x + stripe - 2, from, 1.6, height).fill(accent)
      else document.rect(x, from, stripe, height).fill(accent)
      document.save()
      // Read upwards at the left, downwards at the right.
      if (isRight) document.rotate(90, { origin: [x + stripe, from] })
      else document.rotate(-90, { origin: [x, from + height] })
      document
        .font('Helvetica-Bold')
        .fontSize(10.5)
        .fillColor(variant === 1 ? accent : '#ffffff')
        .text(heading, isRight ? x + stripe : x, (isRight ? from : from + height) + 7, {
          width: height,
          align: variant === 3 ? 'left' : 'center',
          lineBreak: false,
        })
      document.restore()
    }
    // Drawn immediately they are between the words, otherwise after all of them.
    if (variant % 2 === 0) turn()
    else later.push(turn)
  }

  write(printed.name, { isBold: true, size: 23, colour: accent }, edge)
  write(printed.title ?? '', { size: 12, colour: '#555555' }, edge)
  write(
    joined(
      [printed.phone, printed.email, printed.place, printed.linkedin],
      pick(['  |  ', '   ', ' · ', ' / '], variant),
    ),
    { size: 9 },
    edge,
  )
  y += 10

  section('summary', () => write(printed.summary ?? ''))
  section('experience', () => {
    for (const role of printed.experiences) {
      const where = [role.company, role.place]
      const grey = { size: 9, colour: '#666666' }
      pick(
        [
          () => {
            write(role.position, { isBold: true, size: 10.4 })
            write(joined(where, ' | '))
            write(role.text, grey)
          },
          () => {
            write(role.text, grey)
            write(role.company, { isBold: true, size: 10.4 })
            write(role.position, { isItalic: true })
          },
          () => {
            write(`${joined(where, ' - ')} (${role.text})`, { isBold: true })
            write(role.position)
          },
          () => {
            const top = y
            write(role.position, { isBold: true, size: 10.2 }, left, width - 120)
            const below = y
            y = top
            write(role.text, grey, left + width - 110)
            y = Math.max(y, below)
            write(joined(where, ', '), { isItalic: true })
          },
        ],
        variant,
      )()
      for (const line of role.bullets) write(`• ${line}`, { size: 9.2 }, left + 6)
      y += 7
    }
  })
  section('education', () => {
    for (const one of printed.educations) {
      if (variant === 1 || variant === 2) write(one.institution, { isBold: true })
      write(variant === 3 ? `${one.degree}, ${one.text}` : one.degree, {
        isBold: variant === 0 || variant === 3,
      })
      if (variant === 0 || variant === 3) write(one.institution)
      if (variant !== 3) write(one.text, { size: 9, colour: '#666666' })
      y += 5
    }
  })
  section('skills', () => {
    const all = allSkills(printed)
    if (variant === 2) for (const name of all) write(`- ${name}`)
    else write(all.join(variant === 0 ? '  •  ' : ', '))
  })
  section('languages', () => {
    for (const line of languageLines(printed, ': ')) write(line)
  })
  section('certifications', () => {
    for (const line of certificationLines(printed, variant === 1 ? ', ' : ' - ')) write(line)
  })
  for (const turn of later) turn()
}
