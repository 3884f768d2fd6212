import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, pageBreak, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Enero de 2020 – Presente',
  'Mar. 2018 / Hasta hoy',
  '01/03/2019 hasta 15/12/2021',
  '(Ene. 2020 - Actualidad)',
]

/**
 * A CV after another page: a cover with only a name, a letter to an employer, a table of contents; and skills in a table with
 * crosses.
 */
export const coverPage: Layout = {
  name: 'cover-page',
  people: ['diana-carrasco-lupu', 'aldo-felipa', 'luz-marina-cubas', 'fabrizio-benavente'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2019 – hoy', '2018-2020', 'Del 2017 al 2019', '2018-2020'], variant),
      capitals: variant === 0 ? ['name', 'title'] : variant === 2 ? ['name', 'companies'] : [],
      omit: ['linkedin', 'interests', 'publications', ...(variant === 2 ? (['summary'] as const) : [])],
    })
    const sections: SectionKind[] = []
    const front = pick([cover, letter, contents, cover], variant)(printed, variant)
    const body = bodyOf(printed, variant, sections)
    const back = variant === 3 || variant === 2 ? annexes() : []
    return {
      source: {
        producer: 'libreoffice',
        docx: docx([...front, pageBreak(), ...body, ...back], {
          font: pick(['Liberation Serif', 'Carlito', 'Liberation Sans', 'Caladea'], variant),
          size: 10.5,
          margin: 68,
        }),
      },
      gold: goldOf(printed, 'cover-page', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const middle = (words: string, size: number, before: number, isBold = true) =>
  paragraph(run(words, { isBold, size }), { align: 'center', before })
const bulleted = (lines: string[]) => lines.map((line) => paragraph(run(line), { isBulleted: true })).join('')

function cover(printed: PrintedCv, variant: number): string[] {
  return [
    middle(variant === 0 ? 'CURRÍCULUM' : 'Curriculum', 40, 150),
    middle(variant === 0 ? 'VITAE' : 'Vitae', 40, 0),
    middle(printed.name, 20, 160),
    printed.title === null ? '' : middle(printed.title, 14, 8, false),
    middle(variant === 0 ? 'TUMBES – PERÚ' : 'Arequipa – Perú', 12, 150, false),
    middle('2026', 12, 0, false),
  ].filter((part) => part !== '')
}

/** It mentions employers and years, but not in the form of a CV. */
function letter(printed: PrintedCv): string[] {
  const last = printed.experiences[0]
  const tell = (words: string) => paragraph(run(words), { align: 'both', after: 9 })
  return [
    paragraph(run('Chincha, 14 de enero de 2026'), { align: 'right', after: 18 }),
    tell('Señores\nCorporación Logística Paracas S.A.C.\nAtención: Gerencia de Recursos Humanos\nPresente.-'),
    tell('Asunto: Postulación al puesto de Supervisor de Almacén'),
    tell('De mi mayor consideración:'),
    tell(
      `Me dirijo a ustedes para saludarlos y hacerles llegar mi currículum vítae. Actualmente trabajo en ${last?.company ?? ''} y desde 2015 me desempeño en almacenes, donde he tenido a cargo personal, inventarios y despachos.`,
    ),
    tell(
      'Mi experiencia con sistemas de almacén, mi licencia de operador y mi disponibilidad para turnos rotativos me permiten aportar desde el primer día. Quedo a su disposición para una entrevista.',
    ),
    tell('Atentamente,'),
    paragraph(run(printed.name, { isBold: true }), { before: 40 }),
    paragraph(run('DNI 00000000')),
  ]
}

function contents(printed: PrintedCv): string[] {
  const entries = ['DATOS PERSONALES', 'TÍTULOS Y ESTUDIOS', 'EXPERIENCIA', 'CURSOS', 'HABILIDADES', 'ANEXOS']
  return [
    middle(printed.name, 18, 60),
    printed.title === null ? '' : middle(printed.title, 12, 4, false),
    middle('ÍNDICE', 13, 40),
    ...entries.map((words, index) =>
      paragraph(run(`${words}\t${index < 3 ? 2 : 3}`), {
        tabs: [{ at: 455, align: 'right', isDotted: true }],
        before: 6,
      }),
    ),
  ].filter((part) => part !== '')
}

function annexes(): string[] {
  return [
    pageBreak(),
    middle('ANEXOS', 28, 200),
    paragraph(run('- Copia de DNI'), { align: 'center' }),
    paragraph(run('- Títulos y certificados'), { align: 'center' }),
    paragraph(run('- Constancias de trabajo 2015 - 2025'), { align: 'center' }),
  ]
}

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 12, ...(variant === 1 ? { colour: 'C00000' } : {}) }), {
      before: 12,
      after: 5,
      keepsWithNext: true,
      ...(variant === 3 ? { band: 'E2EFD9' } : { hasRule: variant !== 2 }),
    })
  }
  const facts = [
    ['Domicilio', printed.place],
    ['Celular', printed.phone],
    ['Correo', printed.email],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  const list = (kind: SectionKind, words: string, lines: string[]) =>
    lines.length === 0 ? [] : [heading(kind, words), bulleted(lines)]
  return [
    variant === 1
      ? paragraph(run(printed.name, { isBold: true, size: 17 })) + paragraph(run(printed.title ?? ''))
      : '',
    heading('contact', pick(['DATOS PERSONALES', 'Datos', 'DATOS PERSONALES', 'Datos personales'], variant)),
    ...(variant === 1 ? [] : [paragraph(run(`Nombres y apellidos\t: ${printed.name}`), { leftTab: 140 })]),
    ...facts.map(([label, value]) => paragraph(run(`${label}\t: ${value}`), { leftTab: 140 })),
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['PERFIL', 'Perfil', '', 'Presentación personal'], variant)),
          paragraph(run(printed.summary), { align: 'both' }),
        ]),
    heading('education', pick(['ESTUDIOS', 'Estudios', 'TÍTULOS Y ESTUDIOS', 'Formación'], variant)),
    ...printed.educations.map((one) => drawStudy(one, variant)),
    heading(
      'experience',
      pick(
        ['EXPERIENCIA LABORAL', 'Experiencia laboral', 'EXPERIENCIA', 'Experiencia en museos y turismo'],
        variant,
      ),
    ),
    ...printed.experiences.map((job) => drawJob(job, variant)),
    ...list(
      'certifications',
      pick(['CURSOS Y REGISTROS', 'Cursos y licencias', 'CURSOS', 'Certificados'], variant),
      printed.certifications.map(({ name, issuer, year }) =>
        joined([name, issuer, year], pick([' – ', ' | ', ', '], variant)),
      ),
    ),
    heading('skills', pick(['CONOCIMIENTOS', 'Habilidades', 'HABILIDADES', 'Competencias'], variant)),
    ...skills(printed, variant),
    ...list(
      'languages',
      pick(['IDIOMAS', 'Idiomas'], variant),
      printed.languages.map(({ name, levelText }) => `${name} – ${levelText ?? ''}`),
    ),
    ...list(
      'awards',
      pick(['RECONOCIMIENTOS', 'Reconocimientos', 'RESOLUCIONES DE FELICITACIÓN'], variant),
      printed.awards,
    ),
    ...list('references', pick(['REFERENCIAS', 'Referencias'], variant), printed.references),
  ].filter((part) => part !== '')
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 0) return paragraph(run(joined([institution, degree, text], ' | ')), { after: 3 })
  if (variant === 1)
    return (
      paragraph(run(degree, { isBold: true })) +
      paragraph(run(joined([institution, text], ' · ')), { after: 4 })
    )
  if (variant === 2)
    return paragraph([run(`${text}: `), run(degree, { isBold: true }), run(`. ${institution}.`)], {
      after: 3,
    })
  return (
    paragraph(run(`${institution} ${text === '' ? '' : `(${text})`}`)) +
    paragraph(run(degree, { isItalic: true }), { after: 4 })
  )
}

function drawJob({ company, place, position, text, bullets }: PrintedExperience, variant: number): string {
  const top = { before: 6, keepsWithNext: true }
  if (variant === 0)
    return (
      paragraph(run(joined([company, position, text], ' | '), { isBold: true }), top) +
      (place === null ? '' : paragraph(run(place))) +
      bulleted(bullets)
    )
  if (variant === 1)
    return (
      paragraph([run(position, { isBold: true, colour: 'C00000' })], top) +
      paragraph(run(joined([company, place, text], ' · '))) +
      bulleted(bullets)
    )
  if (variant === 2)
    return (
      paragraph(run(`Entidad: ${company}\tCargo: ${position}`), { ...top, leftTab: 240 }) +
      paragraph(run(`Fecha: ${text}\tLugar: ${place ?? ''}`), { leftTab: 240 }) +
      bulleted(bullets)
    )
  return (
    paragraph([run(company, { isBold: true }), run(` ${text}`)], top) +
    paragraph(run(joined([position, place], ' – '), { isItalic: true })) +
    (bullets.length === 0 ? '' : paragraph(run(bullets.join(' '))))
  )
}

/** One item per row, with a cross below the word for its level; items without a level are crossed in the middle. */
function skills(printed: PrintedCv, variant: number): string[] {
  const items = printed.skillGroups.flatMap((group) => group.items)
  const soft =
    printed.soft.length === 0
      ? []
      : [paragraph(run(printed.soft.join(pick([', ', ' · ', ' / ', ', '], variant))), { before: 4 })]
  if (variant % 2 === 1)
    return [
      ...printed.skillGroups.map(({ name, items: names }) =>
        paragraph(run(`${name} – ${names.map((item) => item.name).join(' · ')}`), { after: 2 }),
      ),
      ...soft,
    ]
  const cell = (words: string, isBold = false): Cell => ({
    content: paragraph(run(words, { isBold, size: 9.5 }), {
      align: words === 'X' || isBold ? 'center' : 'left',
    }),
  })
  const levels = ['básico', 'intermedio', 'avanzado']
  const rows = items.map((item) =>
    [cell(item.name)].concat(levels.map((level) => cell((item.level ?? 'intermedio') === level ? 'X' : ''))),
  )
  return [
    table(
      [['Conocimiento', 'Básico', 'Intermedio', 'Avanzado'].map((words) => cell(words, true)), ...rows],
      [215, 80, 80, 80],
      true,
    ),
    ...soft,
  ]
}
