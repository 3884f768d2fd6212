import { goldOf, kindsSaid, printCv } from '../../printing/printed-cv.ts'
import type { Capital, PrintedCv } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allSkills, joined } from './design-parts.ts'
import { pageWriter } from './page-writer.ts'

const accents: [string, ...string[]] = ['#224b8f', '#7b2d26', '#26604f', '#444444']

const words: Headings = {
  contact: ['DATOS PERSONALES', '', '', 'Datos personales'],
  summary: ['PERFIL', 'Perfil profesional', 'RESUMEN', 'Presentación'],
  experience: [
    'EXPERIENCIA LABORAL',
    'Experiencia profesional',
    'EXPERIENCIA PROFESIONAL',
    'Experiencia laboral',
  ],
  education: ['FORMACIÓN ACADÉMICA', 'Formación', 'EDUCACIÓN', 'Estudios'],
  skills: ['COMPETENCIAS', 'Conocimientos', 'HABILIDADES', 'Habilidades'],
  languages: ['IDIOMAS', 'Idiomas', 'IDIOMAS', 'Idiomas'],
  certifications: ['CURSOS Y CERTIFICACIONES', 'Certificaciones', 'CERTIFICACIONES', 'Colegiatura y cursos'],
  awards: ['RECONOCIMIENTOS', 'Reconocimientos', 'LOGROS', 'Logros'],
  references: ['REFERENCIAS', 'Referencias', 'REFERENCIAS', 'Referencias'],
}

const edge = 46

/** A form wizard's page in two columns: dates with the town below at the left, the rest at the right. */
export const placeBelowDates: Layout = {
  name: 'place-below-dates',
  people: ['vilma-ccopa', 'hugo-manrique', 'stefano-risco', 'cesar-quiliche'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(
        ['03/2019 – 12/2021', 'Mar. 2021 – Dic. 2022', 'ene-20 a la fecha', '2018 al 2020'],
        variant,
      ),
      educationDates: pick(['03/2019 – 12/2021', '2018-2020', '2018-2020', '2018 al 2020'], variant),
      capitals: pick<Capital[]>([['positions'], ['companies'], ['name'], []], variant),
      omit: [
        'interests',
        ...(variant === 1 ? (['references'] as const) : []),
        ...(variant === 2 ? (['references', 'awards'] as const) : []),
        ...(variant === 3 ? (['title'] as const) : []),
      ],
    })
    const kinds = kindsSaid(printed, [
      ...(variant % 3 === 0 ? (['contact'] as const) : []),
      'summary',
      'experience',
      'education',
      'certifications',
      'skills',
      'languages',
      'awards',
      'references',
    ])
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'place-below-dates', 'pdfkit', kinds),
    }
  },
}

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const page = pageWriter(document, edge, variant === 1 ? 'Times' : 'Helvetica')
  const accent = pick(accents, variant)
  const size = variant === 1 ? 10.6 : 9.4
  const away = pick([118, 128, 96, 110], variant)
  const body = { size }
  const grey = { size: size - 0.4, colour: '#666666' }
  const strong = { isBold: true, size: size + 0.8 }
  const heading = (kind: keyof Headings) => {
    page.need(58)
    page.gap(11)
    page.write(headingOf(words, kind, variant), { isBold: true, size: 12, colour: accent })
    page.rule(accent)
    page.gap(6)
  }
  // The right column is written line by line; the town is beside the second line.
  const entry = (left: [string, string], right: [string, object][]) => {
    page.need(46)
    for (const [at, [line, look]] of right.entries()) page.pair(left[at] ?? '', line, away, [grey, look])
    page.gap(7)
  }

  page.write(printed.name, { isBold: true, size: 21, colour: accent })
  page.write(printed.title ?? '', { size: 12, colour: '#555555' })
  if (variant % 3 === 0) {
    heading('contact')
    const facts = [
      ['Dirección:', printed.place],
      [variant === 0 ? 'Teléfono:' : 'Celular:', printed.phone],
      ['Correo:', printed.email],
      ['LinkedIn:', printed.linkedin],
      ['DNI:', variant === 0 ? '46000218' : '45000731'],
    ] as const
    for (const [label, value] of facts) if (value !== null) page.pair(label, value, away, [grey, body])
  } else {
    page.gap(3)
    page.write(
      joined(
        [printed.place, printed.phone, printed.email, printed.linkedin],
        variant === 1 ? '  •  ' : '  |  ',
      ),
      grey,
    )
  }
  heading('summary')
  page.write(printed.summary ?? '', body)

  heading('experience')
  for (const role of printed.experiences) {
    const tasks =
      variant === 3
        ? [role.bullets.join(' ')].filter((line) => line !== '')
        : role.bullets.map((line) => `• ${line}`)
    const head: [string, object][] = pick(
      [
        [
          [role.position, strong],
          [role.company, { ...body, isItalic: true }],
        ],
        [
          [role.company, strong],
          [role.position, body],
        ],
        [
          [role.position, strong],
          [role.company, { ...body, colour: accent }],
        ],
        [[`${role.position}, ${role.company}`, strong]],
      ] as [string, object][][] as [[string, object][], ...[string, object][][]],
      variant,
    )
    const right: [string, object][] = [...head, ...tasks.map((line): [string, object] => [line, body])]
    // The town goes below the dates even without text beside it.
    if (right.length === 1) right.push([' ', body])
    entry([role.text, role.place ?? ''], right)
  }

  heading('education')
  for (const one of printed.educations)
    entry(
      [one.text, ''],
      variant === 1 || variant === 2
        ? [
            [one.institution, strong],
            [one.degree, body],
          ]
        : [
            [one.degree, strong],
            [one.institution, body],
          ],
    )

  heading('certifications')
  for (const { name, issuer, year } of printed.certifications)
    page.pair(year ?? '', joined([name, issuer], variant === 2 ? ' | ' : ', '), away, [grey, body])

  heading('skills')
  if (variant === 2) for (const name of allSkills(printed)) page.write(`• ${name}`, body)
  else {
    for (const { name, items } of printed.skillGroups)
      page.pair(name, items.map((item) => item.name).join(', '), away, [grey, body])
    page.pair('Personales', printed.soft.join(', '), away, [grey, body])
  }
  heading('languages')
  for (const { name, levelText } of printed.languages) page.pair(name, levelText ?? '', away, [body, body])
  if (printed.awards.length > 0) {
    heading('awards')
    for (const line of printed.awards) page.write(line, body)
  }
  if (printed.references.length > 0) {
    heading('references')
    for (const line of printed.references) page.write(line, body)
  }
}
