import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde agosto 2022',
  'Del 12 de marzo de 2019 al 30 de junio de 2021',
  '2018-2020',
  'De setiembre 2019 a la actualidad',
]

/** A CV told as a letter would tell it: jobs, studies and skills in sentences, with the names in bold print or not at all set apart. */
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
/** 'A, B y C', with 'e' where the last begins with its sound. */
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
  'Del 2017 al 2019',
  '(Ene. 2020 - Actualidad)',
  'De setiembre 2019 a la actualidad',
]

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Presentación:',
    experience: 'Experiencia:',
    education: 'Estudios:',
    skills: 'Conocimientos:',
    languages: 'Idiomas:',
    certifications: 'Licencias y cursos:',
    references: 'Referencias:',
  },
  {
    summary: 'Quién soy',
    experience: 'Dónde he trabajado',
    education: 'Qué he estudiado',
    skills: 'Qué sé hacer',
    languages: 'Qué idiomas hablo',
    certifications: 'Otros cursos',
    references: 'Quiénes me conocen',
  },
  {
    summary: 'PERFIL',
    experience: 'TRAYECTORIA LABORAL',
    education: 'ESTUDIOS REALIZADOS',
    skills: 'CAPACIDADES',
    languages: 'IDIOMAS',
    certifications: 'CERTIFICADOS',
    references: 'REFERENCIAS',
  },
  {
    summary: 'Resumen',
    experience: 'Experiencia profesional',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Cursos',
    references: 'Referencias',
  },
]

const uncapitalised = (words: string) => words.charAt(0).toLocaleLowerCase('es') + words.slice(1)

/** People who tell their posts in whole sentences, as one would say them. */
export const inSentences: Layout = {
  name: 'in-sentences',
  people: ['edwin-huaranga', 'susana-pilco', 'norma-ancasi', 'katherine-lozada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018 al 2020', 'Del 2017 al 2019', '2018-2020', '2018 al 2020'], variant),
      omit: ['awards', 'interests', 'publications'],
    })
    // In the middle of a sentence a position begins with a small letter; a degree does where the sentence does not begin with it.
    for (const role of printed.experiences) if (variant !== 2) role.position = uncapitalised(role.position)
    // The sentence says itself that it is still going on.
    for (const entry of printed.educations)
      if (entry.isCurrent) entry.degree = entry.degree.replace(/ \(en curso\)$/u, '')
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return variant === 0
        ? `\\par\\medskip\\noindent\\textbf{${escapeTex(words[kind])}} ${body}\n`
        : `\\section*{${escapeTex(words[kind])}}\n${body}\n`
    }
    const paragraph = (items: string[]) => (items.length === 0 ? '' : `${items.join(' ')}\\par`)
    const body = [
      head(printed, variant),
      section('summary', paragraph([escapeTex(printed.summary ?? '')])),
      section('experience', drawJobs(printed.experiences, variant)),
      section('education', drawStudies(printed.educations, variant)),
      section(
        'skills',
        paragraph([
          `${escapeTex(
            [
              ...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name)),
              ...printed.soft,
            ].join(', '),
          )}.`,
        ]),
      ),
      section(
        'languages',
        paragraph(printed.languages.map(({ name, levelText }) => `${escapeTex(`${name} (${levelText})`)}.`)),
      ),
      section(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) => {
            const rest = [issuer, year].filter((part) => part !== null).join(', ')
            return `${escapeTex(rest === '' ? name : `${name} (${rest})`)}.\\par`
          })
          .join('\n'),
      ),
      section('references', paragraph(printed.references.map((item) => `${escapeTex(item)}.`))),
      variant === 0 ? '\\bigskip\\bigskip\\noindent Pasco, enero de 2026\\par' : '',
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'in-sentences', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = escapeTex(printed.title ?? '')
  const contact = [printed.place, printed.phone, printed.email, printed.linkedin].flatMap((part) =>
    part === null ? [] : [escapeTex(part)],
  )
  return pick(
    [
      `\\begin{center}{\\large\\underline{HOJA DE VIDA}}\\end{center}\n\\noindent\\textbf{${name}}\\\\${title}\\\\${contact.join('\\\\')}\\par`,
      `{\\LARGE\\itshape ${name}}\\\\${title}\\par{\\small ${contact.join(' -- ')}\\par}`,
      `{\\large\\bfseries ${name}}\\hfill ${contact[0]}\\\\${title}\\hfill ${contact.slice(1).join(' / ')}\\par`,
      `\\begin{center}{\\Large ${name}}\\\\${title}\\\\{\\small ${contact.join(' $|$ ')}}\\end{center}`,
    ],
    variant,
  )
}

/** 'Desde febrero 2020 trabajo como ...'; the earlier ones in the past tense. */
function drawJobs(roles: PrintedExperience[], variant: number): string {
  const sentences = roles.map((role, at) => {
    const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
    const place = escapeTex(role.place ?? '')
    const isAbout = (line: string) => line.startsWith('Distribuidora')
    const about = role.bullets
      .filter(isAbout)
      .map((line) => ` (${escapeTex(uncapitalised(line))})`)
      .join('')
    const duties = role.bullets
      .filter((line) => !isAbout(line))
      .map((line) => escapeTex(line.replace(/\.$/u, '')))
    const told = duties.length === 0 ? '' : ` ${duties.join('. ')}.`
    return pick(
      [
        role.isCurrent
          ? `${when} trabajo como ${position} en ${company}, en ${place}.${told}`
          : `${when} ${at % 2 === 0 ? 'fui' : 'me desempeñé como'} ${position} en ${company} (${place}).${told}`,
        role.isCurrent
          ? `Soy ${position} en ${company}, ${place}. ${when}.${told}`
          : `${when} fui ${position} en ${company}, ${place}.${told}`,
        `\\textit{${company}}, ${place}. Ocupo u ocupé el cargo de \\textbf{${position}} ${when}.${told}`.replace(
          'Ocupo u ocupé',
          role.isCurrent ? 'Ocupo' : 'Ocupé',
        ),
        `${when}, ${role.isCurrent ? 'me desempeño' : 'me desempeñé'} como \\textbf{${position}} en la empresa \\textbf{${company}} de ${place}${about}${duties.length === 0 ? '' : `, donde tuve a mi cargo lo siguiente: ${duties.map(uncapitalised).join('; ')}`}.`,
      ],
      variant,
    )
  })
  // The first tells it all in one paragraph.
  return variant === 0
    ? `${sentences.join(' ')}\\par`
    : sentences.map((sentence) => `\\par\\noindent ${sentence}\\par\\smallskip`).join('\n')
}

function drawStudies(entries: PrintedEducation[], variant: number): string {
  const sentences = entries.map(({ degree, institution, text, isCurrent }) => {
    const [award, at, when] = [degree, institution, text].map(escapeTex)
    return pick(
      [
        `${award} en el ${at}, ${when}.`.replace('el I.E.', 'la I.E.'),
        `${when} estudié ${award} en el ${at}.`.replace('el Universidad', 'la Universidad'),
        `${award}, ${at} (${when}).`,
        `${isCurrent ? `Actualmente curso el ${award} en la` : `Soy ${award} por la`} ${at}${when === '' ? '' : `, ${when}`}.`,
      ],
      variant,
    )
  })
  return variant === 0
    ? `${sentences.join(' ')}\\par`
    : sentences.map((sentence) => `\\par\\noindent ${sentence}\\par\\smallskip`).join('\n')
}

function document(body: string, variant: number): string {
  return `\\documentclass[${pick(['12pt', '11pt', '11pt', '11pt'], variant)},a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathptmx', 'mathpazo', 'helvet', 'bookman'], variant)}}
${variant === 2 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=27mm]{geometry}
\\usepackage{titlesec}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['', '\\large\\itshape', '\\normalsize\\bfseries', '\\large\\bfseries'], variant)}}{}{0pt}{}
\\titlespacing*{\\section}{0pt}{12pt}{5pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
