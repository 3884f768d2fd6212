import { docx, paragraph, run } from '../../producers/docx.ts'
import type { ParagraphStyle } from '../../producers/docx.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'MARZO 2019 - ACTUALIDAD',
  'ENE 2019 — ACTUALIDAD',
  'MARZO 2019 - ACTUALIDAD',
  '03/2019 – 12/2021',
]

const grey = '666666'

/** The template of a web word processor: company in bold, place and position on its line, small grey dates on their own line. */
export const docsTemplate: Layout = {
  name: 'docs-template',
  people: ['gonzalo-echegaray', 'gabriela-montoya', 'maria-chavez', 'kevin-palomino'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      omit: [
        'references',
        'interests',
        ...(variant % 2 === 0 ? (['linkedin'] as const) : (['title'] as const)),
      ],
    })
    const accent = pick(['F2511B', '2079C7', '00796B', '000000'], variant)
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string[]) => {
      if (body.length === 0) return ''
      sections.push(kind)
      const shown = variant % 2 === 0 ? words.toLocaleUpperCase('es') : words
      const heading = run(shown, { isBold: true, colour: accent, size: variant % 2 === 0 ? 9 : 13 })
      return (
        paragraph(heading, { before: 16, after: 2, keepsWithNext: true, hasRule: variant === 3 }) +
        body.join('')
      )
    }
    const contact = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
      (part) => part !== null,
    )
    const experience = () =>
      section(
        'experience',
        pick(['Experiencia', 'Experiencia laboral', 'Experiencia', 'Empleos anteriores'], variant),
        variant === 3
          ? byCompany(printed.experiences).flatMap(drawCompany)
          : printed.experiences.flatMap((entry) => drawExperience(entry, variant)),
      )
    const education = () =>
      section(
        'education',
        pick(['Formación', 'Educación', 'Educación', 'Estudios'], variant),
        printed.educations.flatMap((entry) => drawEducation(entry, variant)),
      )
    const skills = () =>
      section(
        'skills',
        pick(['Habilidades', 'Aptitudes', 'Competencias'], variant),
        [...printed.skillGroups.flatMap((group) => group.items).map(({ name }) => name), ...printed.soft].map(
          (name) => paragraph(run(name), { isBulleted: true }),
        ),
      )
    // Called in reading order: each adds its kind to the sections.
    const body = [
      paragraph(run(printed.name, { size: pick([36, 28, 32, 24], variant), isBold: variant % 2 === 1 }), {
        after: 2,
      }),
      printed.title === null ? '' : paragraph(run(printed.title, { size: 13, colour: grey }), { after: 6 }),
      variant % 2 === 0
        ? contact.map((line) => paragraph(run(line, { size: 9, colour: grey }))).join('')
        : paragraph(run(contact.join('  |  '), { size: 9, colour: grey })),
      section(
        'summary',
        pick(['Perfil', 'Resumen', 'Objetivo', 'Acerca de mí'], variant),
        printed.summary === null ? [] : [paragraph(run(printed.summary))],
      ),
      variant === 2 ? skills() : '',
      experience(),
      education(),
      section(
        'certifications',
        pick(['Cursos', 'Certificaciones'], variant),
        printed.certifications.map(({ name, issuer, year }) =>
          paragraph([
            run(name, { isBold: true }),
            run(
              [issuer, year]
                .filter((part) => part !== null)
                .map((part) => `, ${part}`)
                .join(''),
            ),
          ]),
        ),
      ),
      section(
        'awards',
        'Premios',
        printed.awards.map((line) => paragraph(run(line))),
      ),
      variant === 2 ? '' : skills(),
      section(
        'languages',
        'Idiomas',
        printed.languages.length === 0
          ? []
          : [
              paragraph(
                run(
                  printed.languages
                    .map(({ name, levelText }) =>
                      pick([`${name}: ${levelText}`, `${name} (${levelText})`], variant),
                    )
                    .join(', '),
                ),
              ),
            ],
      ),
    ].filter((part) => part !== '')
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Serif', 'Lato', 'Liberation Sans', 'Bitstream Charter'], variant),
          size: 10,
          margin: 64,
        }),
      },
      gold: goldOf(printed, 'docs-template', 'libreoffice', sections),
    }
  },
}

const entryHead: ParagraphStyle = { before: 9, keepsWithNext: true }

function dateLine(text: string, style: ParagraphStyle = {}): string {
  return text === '' ? '' : paragraph(run(text, { size: 8, colour: grey, spacing: 0.4 }), style)
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): string[] {
  const where = place === null ? '' : `, ${place}`
  const heads: [() => string, ...(() => string)[]] = [
    // 'Company, Place — Position', the dates below.
    () =>
      paragraph(
        [
          run(company, { isBold: true, size: 11 }),
          run(`${where} — `, { size: 11 }),
          run(position, { isItalic: true, size: 11 }),
        ],
        entryHead,
      ) + dateLine(text),
    // The dates above 'Position, Company'.
    () =>
      dateLine(text, entryHead) +
      paragraph([run(position, { isBold: true, size: 12 }), run(`, ${company}${where}`, { size: 12 })]),
    // 'Company, Place - Position' and the dates above.
    () =>
      dateLine(text, entryHead) +
      paragraph([run(company, { isBold: true }), run(where), run(` - ${position}`, { isItalic: true })]),
  ]
  const duties =
    variant === 1
      ? bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true }))
      : [paragraph(run(bullets.join(' ')), { after: 2 })]
  return [pick(heads, variant)(), ...(bullets.length === 0 ? [] : duties)]
}

/** The company once, with its roles below and their dates after a tab. */
function drawCompany(roles: PrintedExperience[]): string[] {
  const [first] = roles
  if (first === undefined) return []
  const where = first.place === null ? '' : `, ${first.place}`
  return [
    paragraph([run(first.company, { isBold: true, size: 11 }), run(where)], entryHead),
    ...roles.map(({ position, text, bullets }) =>
      [
        paragraph([run(position, { isItalic: true }), run(`\t${text}`, { size: 8.5, colour: grey })], {
          rightTab: 465,
        }),
        ...bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })),
      ].join(''),
    ),
  ]
}

function drawEducation({ degree, institution, text }: PrintedEducation, variant: number): string[] {
  const heads: [() => string, ...(() => string)[]] = [
    () =>
      paragraph(
        [
          run(institution, { isBold: true, size: 11 }),
          run(' — ', { size: 11 }),
          run(degree, { isItalic: true, size: 11 }),
        ],
        entryHead,
      ) + dateLine(text),
    () =>
      dateLine(text, entryHead) +
      paragraph([run(degree, { isBold: true, size: 12 }), run(`, ${institution}`, { size: 12 })]),
    () =>
      dateLine(text, entryHead) +
      paragraph([run(institution, { isBold: true }), run(` - ${degree}`, { isItalic: true })]),
    () =>
      paragraph([run(institution, { isBold: true }), run(`\t${text}`, { size: 8.5, colour: grey })], {
        ...entryHead,
        rightTab: 465,
      }) + paragraph(run(degree, { isItalic: true })),
  ]
  return [pick(heads, variant)()]
}
