import { docx, paragraph, run, table } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

/** A label of the form and its value; several lines for activities. */
type Row = [label: string, value: string | string[] | null]

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'Marzo del 2019 – Hasta la fecha',
  '15/03/2018 al 30/11/2020',
  'Mar. 2018 / Hasta hoy',
]

/** An official form: every fact in a row after its label; jobs are separated only by the repeated first label. */
export const labelledForm: Layout = {
  name: 'labelled-form',
  people: ['teodoro-yupanqui', 'ines-carbajal', 'rosa-quispe', 'julio-cardenas'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: variant === 3 ? '2018-2020' : pick(dateHabits, variant),
      capitals: variant === 2 ? ['name', 'companies'] : [],
      omit: ['title', 'linkedin', 'interests', ...(variant === 1 ? [] : (['summary'] as const))],
    })
    const sections: SectionKind[] = []
    const form = (kind: SectionKind, words: string, entries: Row[][]) => {
      const filled = entries
        .map((rows) => rows.filter(([, value]) => value !== null && value.length > 0))
        .filter((rows) => rows.length > 0)
      if (filled.length === 0) return ''
      sections.push(kind)
      return heading(words, variant) + filled.map((rows) => drawEntry(rows, variant)).join('')
    }
    const body = [
      paragraph(
        run(pick(['FORMATO DE HOJA DE VIDA', 'Modelo de curriculum vitae', 'CURRÍCULUM VÍTAE'], variant), {
          isBold: true,
          size: 15,
        }),
        { align: variant % 2 === 0 ? 'center' : 'left', after: 8 },
      ),
      form('contact', pick(['INFORMACIÓN PERSONAL', 'Información personal', 'Datos personales'], variant), [
        [
          [pick(['Apellidos y nombres:', 'Nombre', 'Nombres y apellidos:'], variant), printed.name],
          [pick(['Dirección:', 'Dirección', 'Domicilio actual:'], variant), printed.place],
          [pick(['Teléfono:', 'Teléfono', 'Teléfono celular:'], variant), printed.phone],
          [pick(['Correo electrónico:', 'Correo electrónico', 'E-mail:'], variant), printed.email],
          [pick(['Nacionalidad:', 'Nacionalidad', 'Nacionalidad:'], variant), 'Peruana'],
        ],
      ]),
      printed.summary === null
        ? ''
        : form('summary', 'Presentación', [[['Objetivo y perfil', printed.summary]]]),
      form(
        'experience',
        pick(['EXPERIENCIA LABORAL', 'Experiencia laboral', 'Experiencia profesional'], variant),
        printed.experiences.map((experience) => experienceRows(experience, variant)),
      ),
      form(
        'education',
        pick(['EDUCACIÓN Y FORMACIÓN', 'Educación y formación', 'Formación'], variant),
        printed.educations.map((education) => educationRows(education, variant)),
      ),
      form(
        'certifications',
        pick(['CURSOS REALIZADOS', 'Cursos y registros', 'Capacitación'], variant),
        printed.certifications.map(({ name, issuer, year }) => [
          [pick(['Denominación:', 'Curso', 'Nombre del curso:'], variant), name],
          [pick(['Institución:', 'Impartido por', 'Institución:'], variant), issuer],
          [pick(['Año:', 'Año', 'Fecha:'], variant), year],
        ]),
      ),
      form('skills', pick(['CAPACIDADES Y COMPETENCIAS', 'Aptitudes y competencias'], variant), [
        [
          ...technicalRows(printed, variant),
          [
            pick(['Competencias sociales:', 'Sociales', 'Capacidades personales:'], variant),
            printed.soft.join(', '),
          ],
        ],
      ]),
      form(
        'languages',
        pick(['IDIOMAS', 'Otros idiomas'], variant),
        printed.languages.map(({ name, levelText }) => [
          [pick(['Idioma:', 'Idioma'], variant), name],
          [pick(['Nivel alcanzado:', 'Nivel'], variant), levelText],
        ]),
      ),
      form('references', 'Referencias', [[['Personas que pueden dar referencia:', printed.references]]]),
    ].filter((part) => part !== '')
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Serif', 'Liberation Sans'], variant),
          size: 10.5,
          margin: 60,
        }),
      },
      gold: goldOf(printed, 'labelled-form', 'libreoffice', sections),
    }
  },
}

function heading(words: string, variant: number): string {
  return paragraph(run(words, { isBold: true, size: variant === 1 ? 13 : 11, isUnderlined: variant === 2 }), {
    before: 12,
    after: 5,
    hasRule: variant === 1,
    keepsWithNext: true,
    ...(variant === 3 ? { band: 'D9D9D9' } : {}),
  })
}

function experienceRows(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): Row[] {
  const companyAndPlace = place === null ? company : `${company}, ${place}`
  const orders: [Row[], ...Row[][]] = [
    [
      ['Fechas:', text],
      ['Nombre de la empresa:', company],
      ['Lugar:', place],
      ['Cargo o puesto desempeñado:', position],
      ['Principales actividades:', bullets],
    ],
    [
      ['Fechas', text],
      ['Profesión o cargo desempeñado', position],
      ['Funciones y responsabilidades principales', bullets],
      ['Nombre y dirección de la empresa o empleador', companyAndPlace],
    ],
    [
      ['Entidad:', company],
      ['Ciudad:', place],
      ['Función desempeñada:', position],
      ['Fecha de inicio y término:', text],
      ['Tareas:', bullets.join(' ')],
    ],
    [
      ['Puesto', position],
      ['Empresa o institución', companyAndPlace],
      ['Periodo', text],
      ['Funciones', bullets],
    ],
  ]
  return pick(orders, variant)
}

function educationRows({ degree, institution, text }: PrintedEducation, variant: number): Row[] {
  const orders: [Row[], ...Row[][]] = [
    [
      ['Fechas:', text],
      ['Nombre de la institución:', institution],
      ['Título o grado obtenido:', degree],
    ],
    [
      ['Fechas', text],
      ['Cualificación obtenida', degree],
      ['Nombre y tipo del centro de estudios', institution],
    ],
    [
      ['Grado o título:', degree],
      ['Centro de estudios:', institution],
      ['Fecha de inicio y término:', text],
    ],
    [
      ['Estudios', degree],
      ['Institución', institution],
      ['Periodo', text],
    ],
  ]
  return pick(orders, variant)
}

function technicalRows(printed: PrintedCv, variant: number): Row[] {
  return printed.skillGroups.map(({ name, items }) => [
    variant % 2 === 1 ? name : `${name}:`,
    items.map((item) => (item.level === null ? item.name : `${item.name} (${item.level})`)).join(', '),
  ])
}

function drawEntry(rows: Row[], variant: number): string {
  const lines = (value: Row[1]) => (Array.isArray(value) ? value : [value ?? ''])
  if (variant === 2) {
    // One paragraph per row, the label in bold directly before the value.
    const paragraphs = rows.map(([label, value], index) =>
      paragraph([run(`${label} `, { isBold: true }), run(lines(value).join('; '))], {
        before: index === 0 ? 7 : 1,
      }),
    )
    return paragraphs.join('')
  }
  const cells = rows.map(([label, value]) => [
    {
      content: paragraph(run(label, { isBold: variant === 0, isItalic: variant === 1 }), {
        align: variant === 1 ? 'right' : 'left',
      }),
      ...(variant === 3 ? { fill: 'F2F2F2' } : {}),
    },
    {
      content: lines(value)
        .map((line) => paragraph(run(line), { isBulleted: variant === 3 && Array.isArray(value) }))
        .join(''),
    },
  ])
  return (
    table(cells, variant === 1 ? [165, 310] : [150, 325], variant === 3) +
    paragraph('', { after: variant === 0 ? 4 : 0 })
  )
}
