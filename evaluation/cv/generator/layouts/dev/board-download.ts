import { goldOf, kindsSaid, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allSkills, joined } from './design-parts.ts'
import { pageWriter } from './page-writer.ts'
import type { PageWriter } from './page-writer.ts'

const accents: [string, ...string[]] = ['#1155aa', '#d6006c', '#0a7d4f', '#333333']

/** Facts that portals print and the reader ignores: sector and area of a job, level and state of a study. */
const sectors: [string, ...string[]] = ['Transporte', 'Gobierno', 'Comercio']
const areas: [string, ...string[]] = ['Almacén', 'Almacén', 'Distribución', 'Pesca']

const words: Headings = {
  contact: ['Datos personales', 'Información de contacto', 'Datos de contacto', 'Datos personales'],
  summary: ['Perfil profesional', 'Objetivo laboral', 'Sobre mí', 'Presentación'],
  experience: ['Experiencia', 'Experiencia laboral', 'Experiencia laboral', 'Trabajos'],
  education: ['Formación', 'Estudios', 'Educación', 'Estudios'],
  skills: ['Conocimientos y habilidades', 'Habilidades', 'Conocimientos', 'Competencias'],
  languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
  certifications: ['Cursos y licencias', 'Otros conocimientos y cursos', 'Cursos', 'Cursos'],
  references: ['Referencias', 'Referencias', 'Referencias', 'Referencias laborales'],
}

/** A profile as a job portal prints it: its own labels between the values, the duration of each job, duties as one paragraph. */
export const boardDownload: Layout = {
  name: 'board-download',
  people: ['fredy-alburqueque', 'lizbeth-huarcaya', 'anthony-yauri', 'elizabeth-canaza'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(
        [
          'Ene. 2020 - Actualmente (4 años 2 meses)',
          'Abril/2021 - Presente',
          'ago 2021 - feb 2022',
          'marzo 2021 – presente',
        ],
        variant,
      ),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2018-2020'], variant),
      capitals: pick([[], ['name'], ['companies'], []], variant),
      omit: [
        'interests',
        'awards',
        ...(variant === 1 ? (['references', 'soft'] as const) : []),
        ...(variant === 2 ? (['title'] as const) : []),
        ...(variant === 3 ? (['references'] as const) : []),
      ],
    })
    const kinds = kindsSaid(printed, [
      'contact',
      'summary',
      'experience',
      'education',
      'languages',
      'skills',
      'certifications',
      'references',
    ])
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'board-download', 'pdfkit', kinds),
    }
  },
}

const edge = 48

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const page = pageWriter(document, edge)
  const accent = pick(accents, variant)
  const heading = (kind: keyof Headings) => {
    page.need(55)
    page.gap(13)
    if (variant === 1) page.bar('#f3e3ec')
    page.write(headingOf(words, kind, variant), {
      isBold: true,
      size: 11.6,
      colour: accent,
      x: variant === 1 ? edge + 6 : edge,
    })
    if (variant % 2 === 0) page.rule(accent)
    page.gap(6)
  }
  if (variant === 0) page.write('Hoja de vida actualizada el 12/01/2026', { size: 8, colour: '#888888' })
  page.write(printed.name, { isBold: true, size: 20, colour: pick(accents, variant) })
  page.write(printed.title ?? '', { size: 12, colour: '#555555' })

  heading('contact')
  drawContact(page, printed, variant)
  heading('summary')
  page.write(printed.summary ?? '')
  heading('experience')
  for (const [at, role] of printed.experiences.entries()) drawJob(page, role, at, variant)
  heading('education')
  for (const one of printed.educations) drawStudy(page, one, variant)
  if (printed.languages.length > 0) {
    heading('languages')
    for (const { name, levelText } of printed.languages)
      pick(
        [
          () => page.write(`${name}: ${levelText ?? ''}`),
          () => pair(page, name, levelText),
          () => page.write(`${name} - Nivel ${levelText ?? ''}`),
          () => page.write(`${name} (${levelText ?? ''})`),
        ],
        variant,
      )()
  }
  heading('skills')
  const all = allSkills(printed)
  if (variant === 1)
    for (const { name, items } of printed.skillGroups)
      pair(page, name, items.map((item) => item.name).join(', '))
  else if (variant === 0) for (const name of all) page.write(`• ${name}`)
  else page.write(all.join(variant === 2 ? ' | ' : ', '))
  heading('certifications')
  for (const { name, issuer, year } of printed.certifications) {
    if (variant === 1 || variant === 3) {
      page.write(name, { isBold: true })
      page.write(joined([issuer, year], variant === 1 ? ' | ' : ', '), {
        size: 9,
      })
    } else page.write(joined([name, issuer, year], ' - '))
    page.gap(2)
  }
  if (printed.references.length > 0) {
    heading('references')
    for (const line of printed.references) page.write(line)
  }
}

/** A label and its value on one line, as in a form. */
function pair(page: PageWriter, label: string, value: string | null): void {
  if (value !== null && value !== '') page.pair(label, value, 120, [{ colour: '#777777', size: 9 }, {}])
}

function drawContact(page: PageWriter, printed: PrintedCv, variant: number): void {
  if (variant === 2) {
    page.write(joined([printed.phone, printed.email], '   '))
    page.write(printed.place ?? '')
    page.write('Disponibilidad: Inmediata  |  Pretensión salarial: S/ 5,500', { size: 9, colour: '#777777' })
    return
  }
  pair(page, variant === 0 ? 'Documento' : 'DNI', pick(['DNI 40000123', '70000456', '', '40000789'], variant))
  pair(page, 'Fecha de nacimiento', pick(['14/02/1984', '03/09/1998', '', '21/06/1989'], variant))
  pair(page, variant === 3 ? 'Celular' : 'Teléfono', printed.phone)
  pair(page, variant === 1 ? 'E-mail' : 'Correo electrónico', printed.email)
  pair(page, variant === 3 ? 'Residencia' : 'Ciudad', printed.place)
  if (variant === 0) pair(page, 'Licencia de conducir', 'Sí')
  if (variant === 1) pair(page, 'Estado civil', 'Soltera')
}

function drawJob(page: PageWriter, role: PrintedExperience, at: number, variant: number): void {
  const grey = { colour: '#666666', size: 9 }
  const tasks = role.bullets.join(' ')
  pick(
    [
      () => {
        page.write(role.position, { isBold: true, size: 10.6 })
        page.write(joined([role.company, role.place], ' - '))
        page.write(role.text, grey)
        page.write(`Área: ${pick(areas, at)}`, grey)
        page.write(tasks)
      },
      () => {
        page.write(role.text, grey)
        page.write(role.position, { isBold: true, size: 10.6 })
        page.write(`${role.company} | ${pick(sectors, at)}`)
        page.write(role.place ?? '', grey)
        page.write(tasks)
      },
      () => {
        page.write(role.company, { isBold: true, size: 10.2 })
        page.write(`${role.position}  |  ${role.text}`)
        page.write(role.place ?? '', grey)
        if (tasks !== '') page.write(`Funciones: ${tasks}`)
      },
      () => {
        page.write(`${role.position} en ${role.company}`, { isBold: true, size: 10.4 })
        page.write(`${role.place ?? ''} · ${role.text} · Tiempo completo`, grey)
        for (const line of role.bullets) page.write(`- ${line}`, { x: edge + 8 })
      },
    ],
    variant,
  )()
  page.gap(8)
}

function drawStudy(page: PageWriter, one: PrintedEducation, variant: number): void {
  const grey = { colour: '#666666', size: 9 }
  const state = one.isCurrent ? 'En curso' : 'Graduado'
  pick(
    [
      () => {
        page.write(one.degree, { isBold: true })
        page.write(one.institution)
        page.write(`${one.text} · ${state}`, grey)
      },
      () => {
        page.write(one.text, grey)
        page.write(one.degree, { isBold: true })
        page.write(`${one.institution} | Perú`)
      },
      () => {
        page.write(one.institution, { isBold: true })
        page.write(`${one.degree}  |  ${one.text}`)
      },
      () => {
        page.write(`${one.degree} en ${one.institution}`, { isBold: true })
        page.write(`${one.text} · ${state}`, grey)
      },
    ],
    variant,
  )()
  page.gap(6)
}
