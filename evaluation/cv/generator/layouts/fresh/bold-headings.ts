import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { respelt, withoutAccents } from '../../printing/spelling.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
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

/** The headings and the order of the parts: one list for each person. */
const pages: [[Part, string][], ...[Part, string][][]] = [
  [
    ['summary', 'PERFIL PROFESIONAL'],
    ['education', 'FORMACIÓN ACADÉMICA'],
    ['experience', 'EXPERIENCIA LABORAL'],
    ['certifications', 'CURSOS Y CAPACITACIONES'],
    ['skills', 'CONOCIMIENTOS Y HABILIDADES'],
    ['languages', 'IDIOMAS'],
    ['references', 'REFERENCIAS'],
  ],
  [
    ['summary', 'Presentación'],
    ['experience', 'Experiencia profesional'],
    ['education', 'Grados y títulos'],
    ['certifications', 'Cursos y registros'],
    ['skills', 'Competencias'],
    ['languages', 'Idiomas'],
  ],
  [
    ['contact', 'Datos Personales:'],
    ['experience', 'Experiencia Laboral:'],
    ['education', 'Estudios:'],
    ['certifications', 'Licencias y Cursos:'],
    ['skills', 'Habilidades:'],
    ['references', 'Referencias:'],
  ],
  [
    ['summary', 'RESUMEN'],
    ['experience', 'EXPERIENCIA'],
    ['education', 'EDUCACIÓN'],
    ['skills', 'HABILIDADES'],
    ['languages', 'IDIOMAS'],
    ['certifications', 'CURSOS Y LICENCIAS'],
  ],
]

const jobHands: [HandName, ...HandName[]] = [
  'Agosto 2019 - Actualmente',
  '08/2019 a la actualidad',
  'Ago 2019 - Ene 2022',
  'ago 2019 – presente',
]

/** The most common page: one column of a word processor, bold headings, bullets. */
export const boldHeadings: Layout = {
  name: 'bold-headings',
  people: ['estefany-rosales', 'evelyn-mejia', 'segundo-guevara', 'luis-saldarriaga'],
  print(person, variant) {
    const chosen = printByHand(person, {
      jobs: pick(jobHands, variant),
      studies: pick(['2019 - 2022', '2019 a 2022', '2019 - 2022', '2019 – 2022'], variant),
      capitals: variant === 0 ? ['name', 'positions'] : variant === 2 ? ['name'] : [],
      omit: variant === 2 ? ['summary', 'title', 'experience places'] : [],
    })
    const printed = variant === 2 ? respelt(chosen, withoutAccents) : chosen
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Carlito', 'Liberation Serif', 'Liberation Sans', 'Carlito'], variant),
          size: pick([11, 12, 11, 10.5], variant),
          margin: pick([70, 76, 70, 56], variant),
        }),
      },
      gold: goldOf(printed, 'bold-headings', 'libreoffice', sections),
    }
  },
}

const item = (words: string) => paragraph(run(words), { isBulleted: true, after: 1 })
const line = (words: string, after = 2) => paragraph(run(words), { after })

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const { title, place, phone, email, linkedin, summary } = printed
  const bodies: Record<Part, string[]> = {
    contact: [
      line(`Celular: ${phone}`),
      line(`Correo: ${email}`),
      line(`Domicilio: ${place}`),
      line('DNI: 45120876'),
    ],
    summary: summary === null ? [] : [paragraph(run(summary), { align: 'both', after: 2 })],
    experience: printed.experiences.flatMap((role) => job(role, variant)),
    education: printed.educations.flatMap((entry) => study(entry, variant)),
    skills: skills(printed, variant),
    languages: printed.languages.map(({ name, levelText }) =>
      variant === 1 ? line(`${name} (${levelText})`) : item(`${name}: ${levelText}`),
    ),
    certifications: printed.certifications.map(({ name, issuer, year }) =>
      item(
        variant === 1
          ? joined([name, issuer, year], ' – ')
          : `${joined([name, issuer], variant === 3 ? ' | ' : ', ')}${year === null ? '' : ` (${year})`}`,
      ),
    ),
    references: printed.references.map((words) => item(words)),
  }
  const align = variant === 1 || variant === 3 ? 'left' : 'center'
  const heading = (words: string) =>
    paragraph(run(words, { isBold: true, size: 12, isUnderlined: variant === 2 }), {
      before: 11,
      after: 4,
      hasRule: variant === 0 || variant === 3,
      keepsWithNext: true,
    })
  return [
    ...(variant === 2
      ? [paragraph(run('CURRICULUM VITAE', { isBold: true, size: 14 }), { align, after: 8 })]
      : []),
    paragraph(run(printed.name, { isBold: true, size: variant === 2 ? 13 : 18 }), { align }),
    ...(title === null ? [] : [paragraph(run(title, { isItalic: variant === 1 }), { align })]),
    ...pick(
      [
        [`${place} | Cel. ${phone}`, email ?? ''],
        [joined([place, phone], ' – '), `${email} – ${linkedin}`],
        [],
        [joined([phone, email, linkedin, place], ' | ')],
      ],
      variant,
    ).map((words) => paragraph(run(words), { align })),
    ...pick(pages, variant).flatMap(([part, words]) => {
      sections.push(part)
      return [heading(words)].concat(bodies[part])
    }),
  ]
}

function job(role: PrintedExperience, variant: number): string[] {
  const { position, company, place, text } = role
  const head = { before: 6, keepsWithNext: true }
  const heads = [
    () => [
      paragraph(run(company, { isBold: true }), head),
      paragraph([run(position), run(`\t${text}`)], { rightTab: 455, keepsWithNext: true }),
      line(`${place}`),
    ],
    () => [
      paragraph([run(position, { isBold: true }), run(`, ${company}, ${place}`)], head),
      paragraph(run(text, { isItalic: true }), { after: 2, keepsWithNext: true }),
    ],
    () => [paragraph([run(`${company} - ${position}`, { isBold: true }), run(` (${text})`)], head)],
    () => [
      paragraph([run(position, { isBold: true }), run(`\t${text}`)], { ...head, rightTab: 483 }),
      paragraph(run(`${company} – ${place}`, { colour: '555555' }), { after: 2 }),
    ],
  ] as const
  if (variant === 2) return [...heads[2](), ...role.bullets.map((words) => line(`- ${words}`, 1))]
  return [...pick(heads, variant)(), ...role.bullets.map(item)]
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string[] {
  switch (variant) {
    case 0:
      return [
        paragraph(run(institution, { isBold: true }), { before: 3, keepsWithNext: true }),
        paragraph([run(degree), run(`\t${text}`)], { rightTab: 455, after: 2 }),
      ]
    case 1:
      return [item(`${degree}, ${institution}, ${text}`)]
    case 2:
      return [line(`${degree} - ${institution} (${text})`)]
    default:
      return [
        paragraph([run(degree, { isBold: true }), run(`\t${text}`)], { rightTab: 483, before: 4 }),
        line(institution),
      ]
  }
}

function skills(printed: PrintedCv, variant: number): string[] {
  const all = [...withLevels(printed), ...printed.soft]
  if (variant === 1) return [line(`${all.join('; ')}.`)]
  if (variant === 3) return [line(all.join(' • '))]
  return all.map(item)
}
