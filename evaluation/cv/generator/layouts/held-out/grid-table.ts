import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '15/03/2018 al 30/11/2020',
  '03/2019 – 12/2021',
  'Marzo 2021 a la fecha',
  'Mar-2019 / Dic-2021',
  '2018-2020',
]

/** Everything in ruled tables with a header row, one column per fact. */
export const gridTable: Layout = {
  name: 'grid-table',
  people: ['freddy-calle', 'alvaro-dextre', 'dennis-aroni', 'isabel-tuesta', 'victor-paucar'],
  print(person, variant) {
    const { document, gold } = drawGridTable(person, variant)
    return { source: { producer: 'libreoffice', docx: document }, gold }
  },
}

function drawGridTable(person: Person, variant: number) {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018-2020', 'Del 2017 al 2019'], variant),
    capitals: variant % 2 === 0 ? ['name', 'positions'] : [],
    isFieldApart: variant % 2 === 1,
    omit: ['interests', ...(variant % 2 === 0 ? (['summary'] as const) : (['title'] as const))],
  })
  const sections: SectionKind[] = []
  const fill = pick(['D9E2F3', 'E2EFD9', 'EDEDED'], variant)
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 11 }), { before: 12, after: 4, keepsWithNext: true })
  }
  const grid = (titles: string[], rows: string[][], widths: number[]) =>
    table(
      [titles.map((title) => cell(title, true, fill)), ...rows.map((row) => row.map((text) => cell(text)))],
      widths,
      true,
    )

  const contact = [
    ['Nombre', printed.name],
    ['Correo', printed.email],
    ['Celular', printed.phone],
    ['Ciudad', printed.place],
    ['LinkedIn', printed.linkedin],
    ['Cargo al que postula', printed.title],
  ].filter((pair): pair is [string, string] => pair[1] !== null)

  const body = [
    paragraph(
      run(pick(['HOJA DE VIDA', 'CURRICULUM VITAE', 'Hoja de vida'], variant), { isBold: true, size: 15 }),
      { align: 'center', after: 6 },
    ),
    heading('contact', pick(['1. DATOS GENERALES', 'Datos personales'], variant)),
    table(
      contact.map(([label, value]) => [cell(label, true, fill), cell(value)]),
      [130, 365],
      true,
    ),
    printed.summary === null
      ? ''
      : heading('summary', 'Perfil') + table([[cell(printed.summary)]], [495], true),
    heading('education', pick(['2. FORMACIÓN', 'Estudios'], variant)),
    education(printed, variant, grid),
    heading('experience', pick(['3. EXPERIENCIA', 'Experiencia laboral'], variant)),
    experience(printed, variant, grid),
    printed.certifications.length === 0
      ? ''
      : heading('certifications', pick(['4. CAPACITACIÓN', 'Cursos y certificados'], variant)) +
        grid(
          ['Curso o documento', 'Entidad', 'Año'],
          printed.certifications.map(({ name, issuer, year }) => [name, issuer ?? '', year ?? '']),
          [265, 170, 60],
        ),
    heading('skills', pick(['5. CONOCIMIENTOS Y HABILIDADES', 'Habilidades'], variant)),
    skills(printed, grid),
    printed.languages.length === 0
      ? ''
      : heading('languages', 'Idiomas') +
        grid(
          ['Idioma', 'Nivel'],
          printed.languages.map(({ name, levelText }) => [name, levelText ?? '']),
          [180, 180],
        ),
    printed.awards.length === 0
      ? ''
      : heading('awards', 'Reconocimientos') +
        printed.awards.map((line) => paragraph(run(line), { isBulleted: true })).join(''),
    printed.references.length === 0
      ? ''
      : heading('references', 'Referencias') +
        table(
          printed.references.map((line) => [cell(line)]),
          [495],
          true,
        ),
  ].filter((part) => part !== '')
  const font = pick(['Liberation Sans', 'Liberation Serif', 'Lato'], variant)
  return {
    document: docx(body, { font, size: 10, margin: 50 }),
    gold: goldOf(printed, 'grid-table', 'libreoffice', sections),
  }
}

function cell(text: string, isBold = false, fill?: string): Cell {
  const content = paragraph(run(text, { isBold, size: 9.5 }), { before: 1, after: 1 })
  return fill === undefined ? { content } : { content, fill }
}

type Grid = (titles: string[], rows: string[][], widths: number[]) => string

function education(printed: PrintedCv, variant: number, grid: Grid): string {
  return variant % 2 === 1
    ? grid(
        ['Grado o título', 'Especialidad', 'Centro de estudios', 'Periodo'],
        printed.educations.map(({ degree, field, institution, text }) => [
          degree,
          field ?? '-',
          institution,
          text,
        ]),
        [110, 135, 160, 90],
      )
    : grid(
        ['Institución', 'Estudios', 'Años'],
        printed.educations.map(({ degree, institution, text }) => [institution, degree, text]),
        [210, 195, 90],
      )
}

function experience(printed: PrintedCv, variant: number, grid: Grid): string {
  const where = (company: string, place: string | null) =>
    place === null ? company : `${company} (${place})`
  return variant % 2 === 0
    ? grid(
        ['Periodo', 'Empresa', 'Cargo', 'Funciones'],
        printed.experiences.map(({ position, company, place, text, bullets }) => [
          text,
          where(company, place),
          position,
          bullets.join(' '),
        ]),
        [80, 120, 110, 185],
      )
    : grid(
        ['Cargo', 'Empresa o entidad', 'Lugar', 'Desde / Hasta'],
        printed.experiences.map(({ position, company, place, text }) => [
          position,
          company,
          place ?? '',
          text,
        ]),
        [150, 150, 95, 100],
      )
}

/** The level as a cross in its column, not as a word; two columns of names if the person gives no level. */
function skills(printed: PrintedCv, grid: Grid): string {
  const items = printed.skillGroups.flatMap((group) => group.items)
  const soft = paragraph(run(printed.soft.join(' – ')), { before: 5 })
  if (items.every((item) => item.level === null)) {
    const rows = printed.skillGroups.map(({ name, items: names }) => [
      name,
      names.map((item) => item.name).join(', '),
    ])
    return grid(['Área', 'Conocimientos'], rows, [130, 365]) + soft
  }
  const cross = (isHere: boolean) => (isHere ? 'X' : '')
  const rows = items.map(({ name, level }) => [
    name,
    cross(level === 'básico'),
    cross(level === 'intermedio'),
    cross(level === 'avanzado'),
  ])
  return grid(['Conocimiento', 'Básico', 'Intermedio', 'Avanzado'], rows, [225, 90, 90, 90]) + soft
}
