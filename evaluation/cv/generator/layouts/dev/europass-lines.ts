import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '[ 12/03/2019 – Actual ]',
  '01/03/2019 – ACTUAL',
  '[ 12/03/2019 – Actual ]',
  'MARZO 2019 - ACTUALIDAD',
]

/**
 * The European portal's newer style, copied into a word processor: period and town above the entry, facts separated by bars,
 * slashes and labels inside the line.
 */
export const europassLines: Layout = {
  name: 'europass-lines',
  people: ['yesica-mamani-roque', 'gretel-schuler', 'fabrizio-benavente', 'andrea-villacorta'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      capitals: variant % 2 === 1 ? ['positions', 'companies', 'degrees', 'institutions', 'title'] : [],
      omit: ['interests', 'awards', 'publications', ...(variant === 2 ? (['summary'] as const) : [])],
    })
    if (variant % 2 === 1)
      for (const one of printed.languages)
        if (one.level !== 'native') one.name = one.name.toLocaleUpperCase('es')
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, { font: pick(['Open Sans', 'Roboto'], variant), size: 9.5, margin: 48 }),
      },
      gold: goldOf(printed, 'europass-lines', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const isLabelled = variant % 2 === 0
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    const isSmall = variant === 3
    return paragraph(
      run(isSmall ? words : words.toLocaleUpperCase('es'), {
        isBold: true,
        size: isSmall ? 13 : 11,
        colour: '404040',
      }),
      { before: 14, after: 5, hasRule: true, keepsWithNext: true },
    )
  }
  const certified = printed.certifications.flatMap(({ name, issuer, year }) => [
    paragraph([run(year === null ? '' : `[ ${year} ]  `), run(name, { isBold: true })], { before: 3 }),
    issuer === null ? '' : paragraph(run(issuer, { isItalic: true })),
  ])
  return [
    ...head(printed, variant),
    printed.summary === null
      ? ''
      : heading('summary', pick(['Sobre mí', 'Presentación', '', 'Acerca de mí'], variant)) +
        paragraph(run(printed.summary), { align: 'both' }),
    heading('experience', pick(['Experiencia laboral', 'Experiencia profesional'], variant)),
    ...printed.experiences.map((job) => (isLabelled ? labelledJob(job) : dashedJob(job))),
    heading('education', pick(['Educación y formación', 'Formación académica'], variant)),
    ...printed.educations.map((one) => study(one, isLabelled)),
    ...(printed.languages.length === 0
      ? []
      : [heading('languages', 'Competencias lingüísticas'), ...languages(printed, isLabelled)]),
    heading('skills', pick(['Competencias digitales y técnicas', 'Competencias', 'Capacidades'], variant)),
    ...printed.skillGroups.flatMap(({ name, items }) => [
      paragraph(run(name, { isBold: true }), { before: 3 }),
      paragraph(
        run(
          items
            .map((item) => (item.level === null || isLabelled ? item.name : `${item.name} (${item.level})`))
            .join(isLabelled ? ' / ' : '   |   '),
        ),
      ),
    ]),
    printed.soft.length === 0
      ? ''
      : paragraph(run('Competencias sociales y organizativas', { isBold: true }), { before: 3 }) +
        paragraph(run(printed.soft.join(isLabelled ? ' / ' : '   |   '))),
    ...(certified.length === 0
      ? []
      : [heading('certifications', pick(['Certificados', 'Cursos'], variant)), ...certified]),
    ...(printed.references.length === 0
      ? []
      : [heading('references', 'Recomendaciones'), ...printed.references.map((one) => paragraph(run(one)))]),
  ].filter((part) => part !== '')
}

/** The name, then labelled facts in one running paragraph (or a shaded block). */
function head(printed: PrintedCv, variant: number): string[] {
  const facts = [
    ['Fecha de nacimiento:', '03/04/1990'],
    ['Nacionalidad:', 'peruana'],
    ['Número de teléfono:', printed.phone],
    [pick(['Correo electrónico:', 'Dirección de correo electrónico:'], variant), printed.email],
    ['LinkedIn:', printed.linkedin],
    ['Dirección:', printed.place],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  const name = paragraph(run(printed.name, { isBold: true, size: 19 }), { after: 2 })
  const title =
    printed.title === null ? '' : paragraph(run(printed.title, { colour: '555555', size: 11 }), { after: 3 })
  const runs = facts.flatMap(([label, value], index) => [
    run(`${index === 0 ? '' : '  |  '}${label} `, { isBold: true }),
    run(value),
  ])
  if (variant === 1)
    return [
      table([[{ content: name + title + paragraph(runs), fill: 'EDF1F7' }]], [498]),
      paragraph(run(' ', { size: 4 })),
    ]
  if (variant === 3)
    return [
      name,
      title,
      ...facts.map(([label, value]) => paragraph([run(`${label} `, { isBold: true }), run(value)])),
    ]
  return [name, title, paragraph(runs)]
}

/** Period in brackets and position; the employer in italics; labelled town and country. */
function labelledJob({ text, position, company, place, bullets }: PrintedExperience): string {
  return [
    paragraph([run(`${text} `), run(position, { isBold: true })], { before: 7, keepsWithNext: true }),
    paragraph(run(company, { isBold: true, isItalic: true, colour: '555555' })),
    place === null
      ? ''
      : paragraph([
          run('Ciudad: ', { isBold: true }),
          run(place),
          run(' | '),
          run('País: ', { isBold: true }),
          run('Perú'),
        ]),
    ...bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })),
  ].join('')
}

/** Period and town in small grey letters, then 'POSITION – COMPANY' on one line. */
function dashedJob({ text, position, company, place, bullets }: PrintedExperience): string {
  return [
    paragraph(run(joined([text, place], ' – '), { size: 8.5, colour: '777777' }), {
      before: 7,
      keepsWithNext: true,
    }),
    paragraph([run(position, { isBold: true }), run(' – '), run(company)]),
    ...(bullets.length === 0
      ? []
      : [
          paragraph(run(bullets.map((bullet) => (/[.;]$/u.test(bullet) ? bullet : `${bullet}.`)).join(' ')), {
            align: 'both',
          }),
        ]),
  ].join('')
}

function study({ text, degree, institution }: PrintedEducation, isLabelled: boolean): string {
  if (isLabelled)
    return (
      paragraph([run(text === '' ? '' : `${text} `), run(degree, { isBold: true })], { before: 6 }) +
      paragraph(run(institution, { isBold: true, isItalic: true, colour: '555555' }))
    )
  return (
    (text === '' ? '' : paragraph(run(text, { size: 8.5, colour: '777777' }), { before: 6 })) +
    paragraph([run(degree, { isBold: true }), run(' – '), run(institution)])
  )
}

function languages(printed: PrintedCv, isLabelled: boolean): string[] {
  const native = printed.languages.filter(({ level }) => level === 'native').map(({ name }) => name)
  const others = printed.languages.filter(({ level }) => level !== 'native')
  const mother =
    native.length === 0
      ? ''
      : paragraph([run('Lengua materna: ', { isBold: true }), run(native.join(' | '))], { after: 3 })
  if (isLabelled)
    return [
      mother,
      paragraph(run('Otra(s) lengua(s):', { isBold: true })),
      ...others.flatMap(({ name, levelText }) => [
        paragraph(run(name, { isBold: true }), { before: 4 }),
        paragraph(
          run(
            ['COMPRENSIÓN AUDITIVA', 'LECTURA', 'PRODUCCIÓN ORAL', 'INTERACCIÓN ORAL', 'ESCRITURA']
              .map((skill) => `${skill} ${levelText ?? ''}`)
              .join('  '),
            { size: 8.5 },
          ),
        ),
      ]),
      paragraph(
        run('Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente; C1 y C2: usuario competente', {
          size: 7.5,
          isItalic: true,
        }),
        { before: 3 },
      ),
    ]
  const small = (words: string, isBold = false): Cell => ({
    content: paragraph(run(words, { size: 8, isBold }), { align: 'center' }),
  })
  const skills = ['Comprensión auditiva', 'Comprensión lectora', 'Producción oral', 'Interacción oral']
  const rows = others.map(({ name, levelText }): Cell[] =>
    [small(name, true)].concat(Array.from({ length: 5 }, () => small(levelText ?? ''))),
  )
  const topics: Cell[] = [
    small(''),
    { ...small('COMPRENSIÓN', true), columns: 2 },
    { ...small('EXPRESIÓN ORAL', true), columns: 2 },
    { ...small('ESCRITURA', true), rows: 'begin' },
  ]
  const below: Cell[] = [small(''), ...skills.map((skill) => small(skill)), { content: '', rows: 'continue' }]
  return [
    mother,
    table([topics, below, ...rows], [98, 80, 80, 80, 80, 80], {
      sides: ['insideH', 'bottom'],
      colour: 'BFBFBF',
    }),
    paragraph(run(' ', { size: 4 })),
  ]
}
