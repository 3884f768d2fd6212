import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import { duration } from '../../printing/dates.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 18mm 15mm }
html { -webkit-print-color-adjust: exact } body { font: 9.6pt/1.3 'Liberation Sans', sans-serif; margin: 0; color: #000 }
.serif { font-family: 'Liberation Serif', serif; font-size: 10.6pt }
h1 { font-size: 13pt; text-align: center; margin: 0 0 8pt } h2 { font-size: 10.4pt; margin: 12pt 0 4pt }
table { border-collapse: collapse; width: 100% } th, td { border: .7pt solid #000; padding: 2.5pt 4pt; vertical-align: top; text-align: left }
th { background: #d5dce8; text-align: center; vertical-align: middle } .serif th { background: none } .number { text-align: center; width: 18pt } td p { margin: 0 0 2pt }
tr { break-inside: avoid } .sign { margin-top: 40pt; text-align: right } .small { font-size: 8.6pt; margin: 14pt 0 0 }
`

// Start and end are in separate cells: the habit separates them by a tab.
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '01/03/2018 | 30/11/2020',
  'Mar. 2018 | Nov. 2020',
  '03-2018 | 11-2020',
  '01/03/2018 | 30/11/2020',
]

/** The CV that public competitions require: every section a ruled table with a numbered row for each fact. */
export const stateTables: Layout = {
  name: 'state-tables',
  people: ['teodoro-yupanqui', 'patricia-vilela', 'jorge-ticona', 'percy-alarcon'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '03/2019 – 12/2021', '2018-2020', 'Del 2017 al 2019'], variant),
      capitals: variant === 0 ? ['name', 'companies', 'positions'] : ['name'],
      isFieldApart: variant % 2 === 0,
      omit: ['title', 'linkedin', 'summary', 'interests', 'soft', 'experience places'],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      const number = pick([`${roman[sections.length - 1] ?? ''}. `, `${sections.length}. `, ''], variant)
      return `<h2>${number}${words}</h2>${body}`
    }
    const body = `<div class="${variant % 2 === 1 ? 'serif' : ''}">
      <h1>${pick(['HOJA DE VIDA', 'FORMATO N° 02 – FICHA RESUMEN CURRICULAR', 'ANEXO 03: CURRÍCULUM VITAE', 'FICHA DE POSTULANTE'], variant)}</h1>
      ${section('contact', pick(['DATOS PERSONALES', 'DATOS DEL POSTULANTE', 'DATOS GENERALES'], variant), personalData(printed, variant))}
      ${section('education', pick(['FORMACIÓN ACADÉMICA', 'ESTUDIOS REALIZADOS', 'FORMACIÓN ACADÉMICA'], variant), education(printed, variant))}
      ${section('certifications', pick(['CAPACITACIÓN', 'CURSOS Y/O ESTUDIOS DE ESPECIALIZACIÓN', 'CAPACITACIONES'], variant), certifications(printed))}
      ${section('experience', pick(['EXPERIENCIA LABORAL', 'EXPERIENCIA GENERAL Y ESPECÍFICA', 'EXPERIENCIA LABORAL'], variant), experience(printed, person, variant))}
      ${section('skills', pick(['CONOCIMIENTOS DE OFIMÁTICA Y SISTEMAS', 'CONOCIMIENTOS', 'CONOCIMIENTOS INFORMÁTICOS'], variant), skills(printed))}
      ${section('languages', 'IDIOMAS', languages(printed))}
      ${section(
        'references',
        'REFERENCIAS LABORALES',
        rows(
          ['Referencia'],
          printed.references.map((line) => [line]),
        ),
      )}
      ${element('p', 'small', 'Declaro bajo juramento que la información consignada es veraz y acepto su verificación posterior.')}
      <p class="sign">____________________________<br>Firma y huella digital</p></div>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'state-tables', 'chromium', sections),
    }
  },
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** A table whose first column numbers the rows. */
function rows(heads: string[], lines: string[][]): string {
  if (lines.length === 0) return ''
  const head = ['N.º', ...heads].map((word) => `<th>${escapeHtml(word)}</th>`).join('')
  const body = lines.map(
    (cells, index) =>
      `<tr><td class="number">${index + 1}</td>${cells.map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead>${body.join('')}</table>`
}

function personalData(printed: PrintedCv, variant: number): string {
  const lines = [
    [variant === 1 ? 'APELLIDOS Y NOMBRES' : 'Apellidos y nombres', printed.name],
    ['Documento de identidad', 'DNI 00000000'],
    ['Dirección', printed.place],
    ['Teléfono / celular', printed.phone],
    ['Correo electrónico', printed.email],
  ]
  return `<table>${lines.map(([label, value]) => `<tr><td><b>${label ?? ''}</b></td><td>${escapeHtml(value ?? '')}</td></tr>`).join('')}</table>`
}

function education(printed: PrintedCv, variant: number): string {
  if (variant % 2 === 0) {
    return rows(
      ['Nivel', 'Especialidad', 'Centro de estudios', 'Fecha'],
      printed.educations.map(({ degree, field, institution, text }) => [
        degree,
        field ?? '',
        institution,
        text,
      ]),
    )
  }
  return rows(
    ['Grado o título', 'Universidad / instituto', 'Periodo de estudios'],
    printed.educations.map(({ degree, institution, text }) => [degree, institution, text]),
  )
}

function certifications(printed: PrintedCv): string {
  return rows(
    ['Curso o diplomado', 'Institución', 'Año'],
    printed.certifications.map(({ name, issuer, year }) => [name, issuer ?? '-', year ?? '-']),
  )
}

function experience(printed: PrintedCv, person: Person, variant: number): string {
  const jobs = printed.experiences.map(({ position, company, text, bullets }, index) => {
    const [from = '', to = from] = text.split('\t')
    const dates = person.experiences[index]
    return { position, company, from, to, lasted: duration(dates?.start ?? '', dates?.end ?? null), bullets }
  })
  if (variant % 2 === 0) {
    const table = rows(
      ['Entidad', 'Cargo', 'Desde', 'Hasta', 'Tiempo'],
      jobs.map(({ position, company, from, to, lasted }) => [company, position, from, to, lasted]),
    )
    return `${table}<p class="small">Tiempo total acreditado: ver constancias adjuntas.</p>`
  }
  if (variant === 1) {
    return rows(
      [
        'Cargo desempeñado',
        'Empresa o entidad',
        'Fecha de inicio',
        'Fecha de término',
        'Funciones principales',
      ],
      jobs.map(({ position, company, from, to, bullets }) => [
        position,
        company,
        from,
        to,
        bullets.join(' '),
      ]),
    )
  }
  // A row of facts and below it one of duties, across the table.
  const head = ['N.º', 'Nombre de la entidad o empresa', 'Cargo', 'Fecha de inicio', 'Fecha de fin', 'Tiempo']
  const body = jobs.map(
    ({ position, company, from, to, lasted, bullets }, index) =>
      `<tr>${[String(index + 1), company, position, from, to, lasted].map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>
       <tr><td colspan="6"><p>Breve descripción de la función desempeñada:</p>${bullets.map((bullet) => `<p>- ${escapeHtml(bullet)}</p>`).join('')}</td></tr>`,
  )
  return `<table><tr>${head.map((word) => `<th>${word}</th>`).join('')}</tr>${body.join('')}</table>`
}

function skills(printed: PrintedCv): string {
  return rows(
    ['Programa o conocimiento', 'Nivel'],
    printed.skillGroups.flatMap((group) => group.items.map((item) => [item.name, item.level ?? '-'])),
  )
}

function languages(printed: PrintedCv): string {
  return rows(
    ['Idioma', 'Nivel'],
    printed.languages.map(({ name, levelText }) => [name, levelText ?? '']),
  )
}
