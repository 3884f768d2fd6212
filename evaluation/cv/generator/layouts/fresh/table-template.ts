import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
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

const pages: [[Part, string][], ...[Part, string][][]] = [
  [
    ['summary', 'Perfil'],
    ['experience', 'Experiencia'],
    ['education', 'Educación'],
    ['certifications', 'Cursos y colegiatura'],
    ['skills', 'Software y habilidades'],
    ['languages', 'Idiomas'],
  ],
  [
    ['summary', 'RESUMEN EJECUTIVO'],
    ['experience', 'TRAYECTORIA LABORAL'],
    ['education', 'FORMACIÓN'],
    ['skills', 'COMPETENCIAS'],
    ['languages', 'IDIOMAS'],
    ['certifications', 'CERTIFICACIONES'],
  ],
  [
    ['summary', 'PERFIL PROFESIONAL'],
    ['education', 'ESTUDIOS'],
    ['experience', 'EXPERIENCIA LABORAL'],
    ['certifications', 'CAPACITACIONES'],
    ['skills', 'CONOCIMIENTOS Y APTITUDES'],
    ['languages', 'IDIOMAS'],
    ['references', 'REFERENCIAS LABORALES'],
  ],
  [
    ['contact', 'Datos personales'],
    ['education', 'Estudios'],
    ['experience', 'Experiencia laboral'],
    ['certifications', 'Cursos'],
    ['skills', 'Habilidades'],
    ['references', 'Referencias'],
  ],
]

const jobHands: [HandName, ...HandName[]] = [
  'Ago 2019 - Ene 2022',
  '2019 – 2022',
  '08/2019 a la actualidad',
  'Agosto de 2019 a enero de 2022',
]

/** A word processor's table templates: headings or dates in the left cells, text in the right ones. */
export const tableTemplate: Layout = {
  name: 'table-template',
  people: ['edgar-catacora', 'marco-espinoza', 'yessica-lipa', 'hector-ruiz-tello'],
  print(person, variant) {
    const printed = printByHand(person, {
      jobs: pick(jobHands, variant),
      studies: pick(['2019 - 2022', '2019 – 2022', '2019 a 2022', '2019-2022'], variant),
      capitals: variant === 1 ? ['name', 'companies'] : variant === 2 ? ['name', 'positions'] : [],
      omit: variant === 3 ? ['summary', 'soft'] : [],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Carlito', 'Caladea', 'Liberation Sans', 'Liberation Serif'], variant),
          size: pick([10.5, 10.5, 10, 11.5], variant),
          margin: pick([54, 60, 50, 68], variant),
        }),
      },
      gold: goldOf(printed, 'table-template', 'libreoffice', sections),
    }
  },
}

const item = (words: string) => paragraph(run(words), { isBulleted: true, after: 1 })
const line = (words: string) => paragraph(run(words), { after: 2 })

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const parts = pick(pages, variant)
  for (const [part] of parts) sections.push(part)
  const bodies: Record<Part, () => string[]> = {
    contact: () => [
      table(
        (
          [
            ['Nombres y apellidos', printed.name],
            ['Celular', printed.phone],
            ['Correo', printed.email],
            ['Domicilio', printed.place],
            ['Estado civil', 'Casado'],
          ] as const
        ).map(([label, value]) => [
          { content: paragraph(run(label, { isBold: true })), fill: 'EDEDED' },
          { content: line(value ?? '') },
        ]),
        [140, 315],
        true,
      ),
    ],
    summary: () => [paragraph(run(printed.summary ?? ''), { align: 'both', after: 4 })],
    experience: () => jobs(printed.experiences, variant),
    education: () => studies(printed.educations, variant),
    skills: () => skills(printed, variant),
    languages: () =>
      printed.languages.map(({ name, levelText }) =>
        variant === 0 ? item(`${name} – ${levelText}`) : line(`${name}: ${levelText}`),
      ),
    certifications: () => certifications(printed, variant),
    references: () => printed.references.map(line),
  }
  const heading = (words: string) =>
    paragraph(run(words, { isBold: true, size: 12.5, colour: variant === 1 ? '7B2D26' : '1F3864' }), {
      before: 9,
      after: 3,
      hasRule: variant === 2,
      keepsWithNext: true,
      ...(variant === 3 ? { band: 'D9E2F3' } : {}),
    })
  const { name, title, phone, email, place, linkedin } = printed
  switch (variant) {
    // A heading in the left cell of each row, its content in the right one.
    case 0:
      return [
        paragraph(run(name, { size: 24, colour: '1F3864' })),
        line(title ?? ''),
        paragraph(run(joined([place, phone, email], '  |  ')), { after: 8 }),
        table(
          parts.map(([part, words]) => [
            { content: paragraph(run(words, { isBold: true, colour: '1F3864' }), { before: 4 }) },
            { content: bodies[part]().join('') + paragraph('') },
          ]),
          [92, 395],
          { sides: ['insideH', 'top'], colour: 'B4C6E7' },
        ),
      ]
    // The name and the contact side by side, the rest below.
    case 1:
      return [
        table(
          [
            [
              {
                content:
                  paragraph(run(name, { isBold: true, size: 19 })) +
                  paragraph(run(title ?? '', { isItalic: true, size: 11.5 })),
              },
              {
                content: [phone, email, linkedin, place]
                  .map((value) => paragraph(run(value ?? '', { size: 9.5 }), { align: 'right' }))
                  .join(''),
              },
            ],
          ],
          [275, 200],
        ),
        ...parts.flatMap(([part, words]) => [heading(words)].concat(bodies[part]())),
      ]
    case 2:
      return [
        paragraph(run(name, { isBold: true, size: 17 }), { align: 'center' }),
        paragraph(run(title ?? '', { size: 12 }), { align: 'center' }),
        paragraph(run(`${place}  –  Cel.: ${phone}`), { align: 'center' }),
        paragraph(run(`Correo: ${email}`), { align: 'center', after: 4 }),
        ...parts.flatMap(([part, words]) => [heading(words)].concat(bodies[part]())),
      ]
    default:
      return [
        paragraph(run('CURRICULUM VITAE', { isBold: true, size: 15 }), { align: 'center', after: 2 }),
        paragraph(run(title ?? '', { isItalic: true }), { align: 'center', after: 6 }),
        ...parts.flatMap(([part, words]) => [heading(words)].concat(bodies[part]())),
      ]
  }
}

function jobs(roles: PrintedExperience[], variant: number): string[] {
  switch (variant) {
    case 0:
      return roles.flatMap(({ position, company, place, text, bullets }) => [
        paragraph([run(position, { isBold: true }), run(` | ${company}`)], {
          before: 4,
          keepsWithNext: true,
        }),
        paragraph(run(`${text} | ${place}`, { colour: '595959' }), { after: 1, keepsWithNext: true }),
        ...bullets.map(item),
      ])
    case 1:
      return [
        table(
          roles.map(({ position, company, place, text, bullets }): Cell[] => [
            { content: paragraph(run(text)) },
            {
              content:
                paragraph([run(company, { isBold: true }), run(` – ${place}`)]) +
                paragraph(run(position, { isItalic: true })) +
                bullets.map(item).join('') +
                paragraph(''),
            },
          ]),
          [92, 383],
        ),
      ]
    // Dates in a cell of the right.
    case 2:
      return [
        table(
          roles.map(({ position, company, place, text, bullets }): Cell[] => [
            {
              content:
                paragraph(run(position, { isBold: true })) +
                paragraph(run(`${company} (${place})`)) +
                bullets.map((words) => paragraph(run(`- ${words}`))).join('') +
                paragraph(''),
            },
            { content: paragraph(run(text), { align: 'right' }) },
          ]),
          [365, 130],
        ),
      ]
    default:
      return [
        table(
          [
            ['Institución o empresa', 'Cargo', 'Periodo'].map((words) => ({
              content: paragraph(run(words, { isBold: true }), { align: 'center' }),
              fill: 'EDEDED',
            })),
            ...roles.map(({ position, company, place, text }): Cell[] => [
              { content: paragraph(run(`${company}, ${place}`)) },
              { content: paragraph(run(position)) },
              { content: paragraph(run(text)) },
            ]),
          ],
          [195, 125, 135],
          true,
        ),
      ]
  }
}

function studies(entries: PrintedEducation[], variant: number): string[] {
  switch (variant) {
    case 0:
      return entries.flatMap(({ degree, institution, text }) => [
        paragraph([run(degree, { isBold: true }), run(` | ${institution}`)], { before: 3 }),
        paragraph(run(text, { colour: '595959' })),
      ])
    case 1:
      return [
        table(
          entries.map(({ degree, institution, text }): Cell[] => [
            { content: paragraph(run(text)) },
            { content: paragraph(run(institution, { isBold: true })) + paragraph(run(degree), { after: 3 }) },
          ]),
          [92, 383],
        ),
      ]
    case 2:
      return [
        table(
          entries.map(({ degree, institution, text }): Cell[] => [
            { content: paragraph(run(degree, { isBold: true })) + paragraph(run(institution), { after: 3 }) },
            { content: paragraph(run(text), { align: 'right' }) },
          ]),
          [365, 130],
        ),
      ]
    default:
      return [
        table(
          [
            ['Centro de estudios', 'Estudio', 'Años'].map((words) => ({
              content: paragraph(run(words, { isBold: true }), { align: 'center' }),
              fill: 'EDEDED',
            })),
            ...entries.map(({ degree, institution, text }): Cell[] => [
              { content: paragraph(run(institution)) },
              { content: paragraph(run(degree)) },
              { content: paragraph(run(text)) },
            ]),
          ],
          [195, 165, 95],
          true,
        ),
      ]
  }
}

function certifications({ certifications: all }: PrintedCv, variant: number): string[] {
  if (variant === 1)
    return [
      table(
        all.map(({ name, issuer, year }): Cell[] => [
          { content: paragraph(run(year ?? '')) },
          { content: paragraph(run(joined([name, issuer], ', '))) },
        ]),
        [92, 383],
      ),
    ]
  if (variant === 3)
    return all.map(({ name, issuer, year }) => item(`“${name}”, ${joined([issuer, year], ', ')}.`))
  return all.map(({ name, issuer, year }) =>
    item(variant === 0 ? joined([name, issuer, year], ' – ') : joined([name, issuer, year], ' | ')),
  )
}

function skills(printed: PrintedCv, variant: number): string[] {
  const { skillGroups, soft } = printed
  switch (variant) {
    case 0:
    case 1:
      return [
        ...skillGroups.map(({ name, items }) =>
          paragraph([run(`${name}: `, { isBold: true }), run(items.map((one) => one.name).join(', '))], {
            after: 2,
          }),
        ),
        paragraph([run('Personales: ', { isBold: true }), run(soft.join(', '))], { after: 2 }),
      ]
    case 2:
      return [
        table(
          [...withLevels(printed), ...soft].flatMap((_, index, all): Cell[][] =>
            index % 3 === 0
              ? [all.slice(index, index + 3).map((one) => ({ content: paragraph(run(`• ${one}`)) }))]
              : [],
          ),
          [165, 165, 165],
        ),
      ]
    default:
      return withLevels(printed).map(item)
  }
}
