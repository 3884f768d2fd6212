import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { surnamesFirst } from '../../printing/names.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, RunStyle, TableLines } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03-2018 | 11-2020',
  'Mar. 2018 | Nov. 2020',
  '01/03/2018 | 30/11/2020',
  '01.03.2019 | 15.12.2021',
]

const bosses = ['Carlos Rivas M.', 'Sra. Teresa Cueva', 'Ing. Hugo Ñato', 'Gerardo Pinto', 'Lic. Ana Lévano']
const reasons = [
  'Término de contrato',
  'Renuncia voluntaria',
  'Mejora salarial',
  'Cierre de local',
  'Fin de campaña',
]
const pays = ['S/ 2 100', 'S/ 1 650', 'S/ 1 400', 'S/ 1 130', 'S/ 930']

/**
 * An employer's application form: family, health and pay between the facts, managers and reasons for leaving in each job, and empty
 * rows.
 */
export const jobApplication: Layout = {
  name: 'job-application',
  people: ['katherine-huaranga', 'segundo-terrones', 'diana-carrasco-lupu', 'abel-tuesta'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018 al 2020'], variant),
      capitals: variant % 2 === 1 ? ['name', 'companies', 'positions', 'degrees', 'institutions'] : [],
      omit: [
        'linkedin',
        'summary',
        'interests',
        'awards',
        'publications',
        'bullets',
        ...(variant === 2 ? [] : (['experience places'] as const)),
      ],
    })
    if (variant !== 2) printed.name = surnamesFirst(printed.name, ' ')
    const sections: SectionKind[] = []
    const body = formOf(printed, variant, sections)
    const font = pick(['Liberation Sans Narrow', 'Carlito', 'Liberation Sans'], variant)
    return {
      source: { producer: 'libreoffice', docx: docx(body, { font, size: 10, margin: 44 }) },
      gold: goldOf(printed, 'job-application', 'libreoffice', sections),
    }
  },
}

const lines: TableLines = {
  sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'],
  colour: '595959',
}
const cell = (words: string, style: RunStyle = {}): Cell => ({ content: paragraph(run(words, style)) })
const small = (words: string): Cell => ({ ...cell(words, { size: 8, isBold: true }), fill: 'EEEEEE' })
/** Label above answer in the same cell, as forms print them. */
const field = (label: string, value: string | null, columns = 1): Cell => ({
  content: paragraph(run(label, { size: 7.5, colour: '595959' })) + paragraph(run(value ?? '')),
  columns,
})
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const ends = (text: string): [string, string] => {
  const [start = '', end = ''] = text.split('\t')
  return [start, end]
}

function formOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind | null, words: string) => {
    if (kind !== null) sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 10.5, colour: 'FFFFFF' }), {
      band: pick(['7F7F7F', '385623', '1F4E79', '833C0B'], variant),
      before: 9,
      after: 3,
      keepsWithNext: true,
    })
  }
  const skills = printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
  return [
    paragraph(
      run(
        pick(
          [
            'SOLICITUD DE EMPLEO',
            'FICHA DEL POSTULANTE',
            'FICHA DE DATOS DEL PERSONAL',
            'HOJA DE POSTULACIÓN',
          ],
          variant,
        ),
        { isBold: true, size: 14 },
      ),
      {
        align: 'center',
        after: 2,
      },
    ),
    paragraph(
      run('Llene con letra legible. No deje espacios en blanco. Esta ficha no compromete a la empresa.', {
        size: 8,
        isItalic: true,
      }),
      {
        align: 'center',
      },
    ),
    table(
      [
        [
          field('Puesto al que postula', printed.title),
          field('Pretensión salarial', pick(['S/ 1 500', 'A tratar', 'S/ 3 800', 'S/ 2 200'], variant)),
          field('Disponibilidad', 'Inmediata'),
        ],
      ],
      [265, 120, 120],
      lines,
    ),
    heading(
      'contact',
      pick(
        ['I. DATOS PERSONALES', 'DATOS PERSONALES', '1. DATOS PERSONALES', 'A) DATOS PERSONALES'],
        variant,
      ),
    ),
    table(
      [
        [
          field(variant === 2 ? 'Nombres y apellidos' : 'Apellidos y nombres', printed.name, 2),
          field('DNI', '00000000'),
        ],
        [
          field('Dirección / distrito', printed.place),
          field('Teléfono', printed.phone),
          field('Estado civil', pick(['Soltera', 'Conviviente', 'Soltera', 'Casado'], variant)),
        ],
        [field('Correo electrónico', printed.email, 2), field('Fecha de nacimiento', '21/06/1998')],
      ],
      [205, 170, 130],
      lines,
    ),
    heading(
      null,
      pick(['II. DATOS FAMILIARES', 'DATOS FAMILIARES', '2. FAMILIARES', 'B) CARGA FAMILIAR'], variant),
    ),
    table(
      [
        ['Parentesco', 'Nombre', 'Edad', 'Ocupación'].map(small),
        [cell('Madre'), cell('Juana R.'), cell('54'), cell('Su casa')],
        [cell('Hermano'), cell('Miguel'), cell('19'), cell('Estudiante')],
      ],
      [100, 205, 60, 140],
      lines,
    ),
    heading(
      'education',
      pick(['III. ESTUDIOS', 'ESTUDIOS REALIZADOS', '3. INSTRUCCIÓN', 'C) FORMACIÓN'], variant),
    ),
    table(
      [
        ['Nivel', 'Centro de estudios', 'Carrera / grado', 'Años'].map(small),
        ...printed.educations.map(({ institution, degree, text }) => [
          cell(/^secundaria/iu.test(degree) ? 'Secundario' : 'Superior', { size: 9 }),
          cell(institution, { size: 9 }),
          cell(degree, { size: 9 }),
          cell(text, { size: 9 }),
        ]),
        [cell('Otros'), cell(''), cell(''), cell('')],
      ],
      [70, 180, 175, 80],
      lines,
    ),
    printed.certifications.length === 0
      ? ''
      : heading('certifications', pick(['CURSOS', 'CURSOS Y CARNÉS', '4. CURSOS', 'D) CURSOS'], variant)),
    printed.certifications.length === 0
      ? ''
      : table(
          printed.certifications.map(({ name, issuer, year }) => [
            cell(name),
            cell(issuer ?? ''),
            cell(year ?? ''),
          ]),
          [270, 175, 60],
          lines,
        ),
    heading(
      'experience',
      pick(
        [
          'IV. EXPERIENCIA LABORAL (empiece por el último empleo)',
          'EXPERIENCIA LABORAL',
          '5. EMPLEOS ANTERIORES',
          'E) TRABAJOS ANTERIORES',
        ],
        variant,
      ),
    ),
    ...printed.experiences.flatMap((job, index) => [
      jobBox(job, index, variant),
      variant === 3 ? '' : paragraph(run(' ', { size: 4 })),
    ]),
    variant === 3 ? '' : nothingUnsent(),
    heading(
      'skills',
      pick(
        ['V. HABILIDADES', 'CONOCIMIENTOS', '6. CONOCIMIENTOS Y HABILIDADES', 'F) QUÉ SABE HACER'],
        variant,
      ),
    ),
    variant % 2 === 0
      ? table(checked(skills.concat(printed.soft)), [168, 168, 169], lines)
      : paragraph(run(skills.concat(printed.soft).join(', '))),
    printed.languages.length === 0
      ? ''
      : heading('languages', pick(['VI. IDIOMAS', 'IDIOMAS', '7. IDIOMAS', 'G) IDIOMAS'], variant)),
    ...printed.languages.map(({ name, levelText }) =>
      paragraph(run(`Idioma: ${name}     Nivel: ${levelText ?? ''}`)),
    ),
    printed.references.length === 0 ? '' : heading('references', 'REFERENCIAS (que no sean familiares)'),
    ...printed.references.map((one, index) => paragraph(run(`${index + 1}) ${one}`))),
    heading(null, 'OTROS DATOS'),
    paragraph(
      run(
        '¿Tiene familiares en la empresa?  Sí ( )  No (X)      ¿Ha sido operado?  Sí ( )  No (X)      Talla de polo: M',
      ),
    ),
    paragraph(
      run('Lima, 05 de enero de 2026                                   Firma: ____________________'),
      { before: 20 },
    ),
  ].filter((part) => part !== '')
}

function jobBox(
  { company, position, place, text }: PrintedExperience,
  index: number,
  variant: number,
): string {
  const [start, end] = ends(text)
  const boss = pick(['', ...bosses], index + 1)
  const reason = end === '' || /fecha|actual/iu.test(end) ? '' : pick(['', ...reasons], index + 1)
  const pay = pick(['', ...pays], index + 1)
  if (variant === 0)
    return table(
      [
        [field('Nombre de la empresa', company, 2), field('Cargo', position, 2)],
        [
          field('Fecha de ingreso', start),
          field('Fecha de cese', end),
          field('Último sueldo', pay),
          field('Motivo de retiro', reason),
        ],
        [field('Jefe inmediato', boss, 2), field('Teléfono', '01 555 0000', 2)],
      ],
      [126, 126, 126, 127],
      lines,
    )
  if (variant === 1)
    return table(
      [
        [small('EMPRESA'), { ...cell(company), columns: 3 }],
        [small('ÁREA / JEFE'), cell(`Operaciones / ${boss}`), small('PUESTO'), cell(position)],
        [small('DESDE'), cell(start), small('HASTA'), cell(end)],
        [small('MOTIVO DE CESE'), cell(reason), small('REMUNERACIÓN'), cell(pay)],
      ],
      [85, 175, 80, 165],
      lines,
    )
  if (variant === 2)
    return (
      paragraph([run(`5.${index + 1} Empresa: `, { isBold: true }), run(joined([company, place], ', '))]) +
      paragraph([
        run('Puesto: ', { isBold: true }),
        run(position),
        run('     Sueldo: ', { isBold: true }),
        run(pay),
      ]) +
      paragraph([
        run('Ingreso: ', { isBold: true }),
        run(start),
        run('     Salida: ', { isBold: true }),
        run(end),
        run('     Motivo: ', { isBold: true }),
        run(reason),
      ]) +
      paragraph([run('Jefe directo: ', { isBold: true }), run(boss)])
    )
  // One row per job, with the column names only above the first; the adjacent tables merge.
  const row = [
    cell(company, { size: 9 }),
    cell(position, { size: 9 }),
    cell(start, { size: 9 }),
    cell(end, { size: 9 }),
    cell(boss, { size: 9 }),
    cell(reason, { size: 9 }),
  ]
  const head = ['Empresa', 'Puesto', 'Inicio', 'Término', 'Jefe inmediato', 'Motivo de salida'].map(small)
  return table(index === 0 ? [head, row] : [row], [125, 115, 58, 58, 70, 79], lines)
}

/** An empty box for another job. */
function nothingUnsent(): string {
  return table(
    [
      [field('Nombre de la empresa', '', 2), field('Cargo', '', 2)],
      [
        field('Fecha de ingreso', ''),
        field('Fecha de cese', ''),
        field('Último sueldo', ''),
        field('Motivo de retiro', ''),
      ],
    ],
    [126, 126, 126, 127],
    lines,
  )
}

/** '(X) item', three per row. */
function checked(names: string[]): Cell[][] {
  const rows: Cell[][] = []
  for (let from = 0; from < names.length; from += 3)
    rows.push(
      [0, 1, 2].map((column) => {
        const name = names[from + column]
        return cell(name === undefined ? '' : `(X) ${name}`, { size: 9 })
      }),
    )
  return rows
}
