import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde agosto 2022',
  'Del 12 de marzo de 2019 al 30 de junio de 2021',
  '2018-2020',
  'De setiembre 2019 a la actualidad',
]

/** A CV written like a letter: jobs, studies and skills in sentences, with the names in bold or not distinguished. */
export const inSentences: Layout = {
  name: 'in-sentences',
  people: ['gladys-donayre', 'nilda-huayta', 'rosario-quinteros', 'eusebio-cantaro'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018-2020', 'Del 2017 al 2019'], variant),
      omit: [
        'linkedin',
        'awards',
        'publications',
        'interests',
        ...(variant === 2 ? [] : (['title'] as const)),
        ...(variant === 3 ? (['experience places'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Serif', 'Carlito', 'Caladea', 'Liberation Sans'], variant),
          size: 11,
          margin: 76,
        }),
      },
      gold: goldOf(printed, 'in-sentences', 'libreoffice', sections),
    }
  },
}

const tell = (words: string | string[]) => paragraph(words, { align: 'both', after: 5 })
const plain = (words: string) => tell(run(words))
/** 'A, B y C', with 'e' if the last word starts with that sound. */
const listed = (words: string[]) => {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${/^h?[ií]/iu.test(last) ? 'e' : 'y'} ${last}`
}
const sentences = (bullets: string[]) =>
  bullets.map((bullet) => (bullet.endsWith('.') ? bullet : `${bullet}.`)).join(' ')

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, isItalic: variant === 2, size: 12 }), {
      before: 9,
      after: 4,
      keepsWithNext: true,
    })
  }
  const { languages, certifications, references } = printed
  return [
    paragraph(run(printed.name, { isBold: true, size: 15 }), {
      align: pick(['center', 'left', 'right', 'left'] as const, variant),
    }),
    ...address(printed, variant),
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['Presentación', 'Sobre mí', 'Resumen', 'Quién soy'], variant)),
          plain(printed.summary),
        ]),
    heading(
      'experience',
      pick(['Experiencia laboral', 'Mi experiencia', 'Experiencia profesional', 'Mis trabajos'], variant),
    ),
    ...printed.experiences.map((job, index) => drawJob(job, variant, index)),
    heading('education', pick(['Estudios', 'Mi formación', 'Formación académica', 'Estudios'], variant)),
    ...printed.educations.map((one, index) => drawStudy(one, variant, index)),
    ...(certifications.length === 0
      ? []
      : [
          heading(
            'certifications',
            pick(
              ['Cursos', 'Cursos que he llevado', 'Actualización y colegiatura', 'Cursos y registros'],
              variant,
            ),
          ),
          courses(printed, variant),
        ]),
    heading(
      'skills',
      pick(['Conocimientos y cualidades', 'Lo que sé hacer', 'Competencias', 'Habilidades'], variant),
    ),
    ...skills(printed, variant),
    ...(languages.length === 0
      ? []
      : [
          heading('languages', 'Idiomas'),
          plain(
            variant === 2
              ? `${listed(languages.map(({ name, levelText }) => `${name} ${(levelText ?? '').toLocaleLowerCase('es')}`))}.`
              : `Hablo ${listed(languages.map(({ name, levelText }) => `${name} (${levelText ?? ''})`))}.`,
          ),
        ]),
    ...(references.length === 0
      ? []
      : [
          heading('references', 'Referencias'),
          plain(`Pueden dar razón de mi trabajo: ${references.join('; ')}.`),
        ]),
    plain(pick(['Ica, enero de 2026.', '', '', 'Huaraz, 10 de enero del 2026'], variant)),
  ].filter((part) => part !== '')
}

function address(printed: PrintedCv, variant: number): string[] {
  const { place, phone, email, title } = printed
  if (variant === 1)
    return [plain(`Vivo en ${place ?? ''}. Me pueden llamar al ${phone ?? ''} o escribir a ${email ?? ''}.`)]
  const lines = variant === 2 ? [title, place, phone, email] : [`${place ?? ''} - Tel. ${phone ?? ''}`, email]
  return lines
    .filter((words) => words !== null)
    .map((words) =>
      paragraph(run(words), { align: pick(['center', 'left', 'right', 'left'] as const, variant) }),
    )
}

function drawJob(
  { position, company, place, text, bullets, isCurrent }: PrintedExperience,
  variant: number,
  index: number,
): string {
  const bold = (words: string) => run(words, { isBold: true })
  const where = place === null ? '' : `, ${place}`
  if (variant === 0)
    return tell([
      run(`${text} ${isCurrent ? 'trabajo' : 'trabajé'} como `),
      bold(position),
      run(' en '),
      bold(company),
      run(`${where}. ${sentences(bullets)}`),
    ])
  if (variant === 1)
    return tell(
      run(
        `${text} ${pick(['laboro', 'laboré', 'presté servicios', 'laboré'], isCurrent ? 0 : index || 1)} en ${company} (${place ?? ''}), desempeñando el cargo de ${position}. ${sentences(bullets)}`,
      ),
    )
  if (variant === 2)
    return tell([
      bold(`${company}${where}. `),
      run(position, { isItalic: true }),
      run(`, ${text}. ${sentences(bullets)}`),
    ])
  return tell([
    run(`${position}${company === 'Independiente' ? ', ' : ' de '}`),
    run(company, { isUnderlined: true }),
    run(`, ${text.replace(/^De /u, 'de ')}. ${sentences(bullets)}`),
  ])
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number, index: number): string {
  if (variant === 0) return plain(`${degree} en el ${institution} (${text}).`)
  if (variant === 1)
    return plain(
      `${index === 0 ? 'Obtuve el' : 'Terminé la'} ${degree} en la institución ${institution}, ${text.toLocaleLowerCase('es')}.`,
    )
  if (variant === 2) return tell([run(institution, { isBold: true }), run(`. ${degree}, ${text}.`)])
  return plain(`${degree} en ${institution}, ${text.toLocaleLowerCase('es')}.`)
}

function courses({ certifications }: PrintedCv, variant: number): string {
  const told = certifications.map(({ name, issuer, year }) => {
    const from = [issuer, year].filter((part) => part !== null).join(', ')
    return from === '' ? name : `${name} (${from})`
  })
  if (variant === 1) return plain(`He llevado los cursos de ${told.join('; ')}.`)
  if (variant === 3) return told.map((one) => plain(`${one}.`)).join('')
  return plain(`${told.join('; ')}.`)
}

function skills(printed: PrintedCv, variant: number): string[] {
  const groups = printed.skillGroups.map(({ name, items }) => ({
    name,
    words: items.map((item) => item.name),
  }))
  const { soft } = printed
  if (variant === 0)
    return [
      ...groups.map(({ words }) => plain(`Tengo dominio de ${listed(words)}.`)),
      plain(`Me distinguen: ${listed(soft)}.`),
    ]
  if (variant === 1)
    return [
      plain(
        `Conozco y practico lo siguiente: ${listed(groups.flatMap(({ words }) => words))}. Mis fortalezas son ${listed(soft)}.`,
      ),
    ]
  if (variant === 2)
    return [
      ...groups.map(({ name, words }) => plain(`En ${name.toLocaleLowerCase('es')}: ${words.join(', ')}.`)),
      plain(`${soft.join(', ')}.`),
    ]
  return [plain(`${groups.flatMap(({ words }) => words).join('. ')}. ${soft.join(', ')}.`)]
}
