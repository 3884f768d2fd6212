import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { respelt, withoutAccents } from '../../printing/spelling.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { joined, printByHand, withLevels } from './fresh-parts.ts'
import type { HandName } from './fresh-parts.ts'

type Part =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'
  | 'interests'

const pages: [[Part, string][], ...[Part, string][][]] = [
  [
    ['contact', 'DATOS PERSONALES'],
    ['education', 'ESTUDIOS'],
    ['experience', 'EXPERIENCIA LABORAL'],
    ['certifications', 'CURSOS'],
    ['skills', 'CONOCIMIENTOS'],
    ['references', 'REFERENCIAS'],
  ],
  [
    ['summary', 'Perfil'],
    ['experience', 'Experiencia'],
    ['education', 'Educación'],
    ['skills', 'Habilidades'],
    ['languages', 'Idiomas'],
    ['certifications', 'Certificados'],
    ['interests', 'Intereses'],
  ],
  [
    ['summary', 'OBJETIVO'],
    ['education', 'FORMACIÓN ACADÉMICA'],
    ['experience', 'PRÁCTICAS Y EXPERIENCIA LABORAL'],
    ['skills', 'COMPETENCIAS Y HABILIDADES'],
    ['certifications', 'CAPACITACIONES'],
    ['languages', 'IDIOMA'],
  ],
  [
    ['summary', 'Presentación'],
    ['education', 'Formación'],
    ['experience', 'Experiencia pre profesional'],
    ['certifications', 'Cursos'],
    ['skills', 'Sistemas y fortalezas'],
    ['languages', 'Idiomas'],
    ['references', 'Referencias'],
  ],
]

const jobHands: [HandName, ...HandName[]] = [
  'Agosto 2019 - Actualmente',
  'Ago 2019 - Ene 2022',
  '08/2019 a la actualidad',
  'Agosto de 2019 a enero de 2022',
]

/** People at the start of their working life, on the plain pages of phone apps. */
export const firstJobs: Layout = {
  name: 'first-jobs',
  people: ['yordan-cahuaza', 'renato-espejo', 'leydi-ancajima', 'kevin-sotomayor'],
  print(person, variant) {
    const chosen = printByHand(person, {
      jobs: pick(jobHands, variant),
      studies: pick(['2019 - 2022', '2019 – 2022', '2019 a 2022', '2019-2022'], variant),
      capitals: variant === 0 || variant === 2 ? ['name'] : [],
      omit: [
        ...(variant === 0 ? (['summary', 'soft', 'experience places'] as const) : []),
        ...(variant === 2 ? (['experience places'] as const) : []),
        ...(variant === 3 ? (['title'] as const) : []),
      ],
    })
    const printed = variant === 0 ? respelt(chosen, withoutAccents) : chosen
    const sections: SectionKind[] = pick(pages, variant).map(([part]) => part)
    return {
      source: { producer: 'pdfkit', draw: (document) => draw(document, printed, variant) },
      gold: goldOf(printed, 'first-jobs', 'pdfkit', sections),
    }
  },
}

const left = 62

/** A page that is filled from the top. */
interface Sheet {
  /** Lines of text, `x` points from the margin. */
  put: (
    text: string | null,
    style?: { isBold?: boolean; size?: number; x?: number; colour?: string; align?: 'center' },
  ) => void
  /** Text at the left and at the right end of one line. */
  ends: (start: string, end: string, isBold: boolean) => void
  item: (text: string) => void
  gap: (points: number) => void
  rule: () => void
}

function sheetOf(document: PDFKit.PDFDocument, variant: number): Sheet {
  const family = pick(['Times', 'Helvetica', 'Helvetica', 'Times'], variant)
  const size = pick([12, 10, 10.5, 11.5], variant)
  const sign = pick(['-', '•', '•', '*'], variant)
  const wide = document.page.width - 2 * left
  const plain = family === 'Times' ? 'Times-Roman' : family
  let y = 56
  const turn = (tall: number) => {
    if (y + tall <= document.page.height - 50) return
    document.addPage({ size: 'A4', margin: 0 })
    y = 56
  }
  const sheet: Sheet = {
    put(text, { isBold = false, size: own = size, x = 0, colour = '#111111', align } = {}) {
      if (text === null || text === '') return
      document.font(isBold ? `${family}-Bold` : plain).fontSize(own)
      const options = { width: wide - x, lineGap: 2, ...(align === undefined ? {} : { align }) }
      const tall = document.heightOfString(text, options)
      turn(tall)
      document.fillColor(colour).text(text, left + x, y, options)
      y += tall
    },
    ends(start, end, isBold) {
      turn(16)
      const top = y
      sheet.put(start, { isBold })
      document.font(plain).fontSize(size).text(end, left, top, { width: wide, align: 'right' })
    },
    item(text) {
      turn(30)
      document
        .font(plain)
        .fontSize(size)
        .fillColor('#111111')
        .text(sign, left + 6, y, { lineBreak: false })
      sheet.put(text, { x: 18 })
    },
    gap(points) {
      y += points
    },
    rule() {
      document
        .moveTo(left, y + 1)
        .lineTo(left + wide, y + 1)
        .lineWidth(0.7)
        .strokeColor('#888888')
        .stroke()
      y += 5
    },
  }
  return sheet
}

function draw(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const sheet = sheetOf(document, variant)
  const { name, title, phone, email, place, linkedin, summary } = printed
  const align = variant === 1 ? undefined : ('center' as const)
  const centred = align === undefined ? {} : { align }
  if (variant === 0) sheet.put('CURRICULUM VITAE', { isBold: true, size: 16, ...centred })
  if (variant === 3) sheet.put('HOJA DE VIDA', { isBold: true, size: 15, ...centred })
  if (variant === 1) document.rect(document.page.width - left - 70, 50, 70, 84).fill('#d5d9de')
  sheet.put(name, { isBold: true, size: variant === 1 ? 22 : 15, ...centred })
  sheet.put(title, { ...centred, colour: '#444444' })
  if (variant === 1) for (const line of [phone, email, linkedin, place]) sheet.put(line, { size: 9.5 })
  if (variant === 2) sheet.put(`${place} - ${phone} - ${email}`, centred)
  if (variant === 3) {
    sheet.put(`Dirección: ${place}   Cel: ${phone}`, centred)
    sheet.put(`Email: ${email}`, centred)
  }
  const bodies: Record<Part, () => void> = {
    contact() {
      for (const [label, value] of [
        ['Edad', '23 años'],
        ['DNI', '71620453'],
        ['Celular', phone],
        ['Correo', email],
        ['Direccion', place],
      ])
        sheet.put(`${label}: ${value}`)
    },
    summary: () => sheet.put(summary),
    experience() {
      for (const role of printed.experiences) job(sheet, role, variant)
    },
    education() {
      for (const entry of printed.educations) study(sheet, entry, variant)
    },
    skills: () => skills(sheet, printed, variant),
    languages() {
      if (variant === 1)
        sheet.put(printed.languages.map((one) => `${one.name} ${one.levelText}`).join('  |  '))
      else
        for (const { name: language, levelText } of printed.languages) sheet.item(`${language}: ${levelText}`)
    },
    certifications() {
      for (const { name: course, issuer, year } of printed.certifications)
        if (variant === 3) sheet.put(`${year}: ${joined([course, issuer], ', ')}`)
        else if (variant === 0) sheet.item(`${course} - ${joined([issuer, year], ' ')}`)
        else sheet.item(joined([course, issuer, year], ', '))
    },
    references: () => printed.references.forEach((one) => sheet.put(one)),
    interests: () => sheet.put(printed.interests.join(', ')),
  }
  for (const [part, words] of pick(pages, variant)) {
    sheet.gap(12)
    sheet.put(words, {
      isBold: true,
      size: variant === 1 ? 13 : 12,
      colour: variant === 1 ? '#1565c0' : '#111111',
    })
    if (variant === 1 || variant === 2) sheet.rule()
    else sheet.gap(3)
    bodies[part]()
  }
}

function job(sheet: Sheet, role: PrintedExperience, variant: number): void {
  const { position, company, place, text, bullets } = role
  switch (variant) {
    case 0:
      sheet.item(`${position} en ${company}`)
      sheet.put(text, { x: 18 })
      for (const words of bullets) sheet.put(words, { x: 18 })
      break
    case 1:
      sheet.ends(company, text, true)
      sheet.put(`${position} (${place})`, { colour: '#333333' })
      for (const words of bullets) sheet.item(words)
      sheet.gap(4)
      break
    case 2:
      sheet.put(position, { isBold: true })
      sheet.put(company)
      sheet.put(text, { colour: '#555555' })
      for (const words of bullets) sheet.item(words)
      sheet.gap(4)
      break
    default:
      sheet.put(company, { isBold: true })
      sheet.put(`Cargo: ${position}`)
      sheet.put(`Periodo: ${text}`)
      sheet.put(`Lugar: ${place}`)
      if (bullets.length > 0) sheet.put(`Funciones: ${bullets.join(' ')}`)
      sheet.gap(4)
  }
}

function study(sheet: Sheet, { degree, institution, text }: PrintedEducation, variant: number): void {
  switch (variant) {
    case 0:
      sheet.item(`${institution}: ${degree}, ${text}`)
      break
    case 1:
      sheet.ends(institution, text, true)
      sheet.put(degree, { colour: '#333333' })
      break
    case 2:
      sheet.put(degree, { isBold: true })
      sheet.put(institution)
      sheet.put(text, { colour: '#555555' })
      sheet.gap(3)
      break
    default:
      sheet.put(`${text}   ${degree}`, { isBold: true })
      sheet.put(institution)
  }
}

function skills(sheet: Sheet, printed: PrintedCv, variant: number): void {
  const technical = withLevels(printed)
  switch (variant) {
    case 0:
      sheet.put(technical.join(', '))
      break
    case 1:
      sheet.put([...technical, ...printed.soft].join('   •   '))
      break
    case 2:
      for (const words of [...technical, ...printed.soft]) sheet.item(words)
      break
    default:
      sheet.put(`Sistemas: ${technical.join(', ')}`)
      sheet.put(`Fortalezas: ${printed.soft.join(', ')}`)
  }
}
