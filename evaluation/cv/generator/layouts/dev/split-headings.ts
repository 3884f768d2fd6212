import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

/** A heading, and the pattern of its entries. */
type Part = [heading: string, belongs: RegExp]

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Del 2017 al 2019',
  'Mar-2019 / Dic-2021',
  '15/03/2018 al 30/11/2020',
  '2018 al 2020',
]

const ofTheState =
  /Municipalidad|Gobierno|Ministerio|Poder Judicial|Dirección|Universidad Nacional|Programa Nacional|Red de Salud|SEDAPAR/u

/** An entry goes to the first part that matches; the last part takes the rest. */
const jobParts: [Part[], ...Part[][]] = [
  [
    ['EXPERIENCIA EN EL SECTOR PÚBLICO', ofTheState],
    ['EXPERIENCIA EN EL SECTOR PRIVADO', /./u],
  ],
  [
    ['Experiencia en entidades del Estado', ofTheState],
    ['Prácticas preprofesionales', /^Practicante/u],
    ['Experiencia en empresas constructoras y consultoras', /./u],
  ],
  [
    ['Sector público', ofTheState],
    ['Ejercicio privado', /./u],
  ],
  [
    ['Labor docente', /^Docente/u],
    ['SERUMS e internado', /SERUMS|^Intern/u],
    ['Residentado médico', /residente/u],
    ['Labor asistencial', /./u],
  ],
]

const studyParts: [Part[], ...Part[][]] = [
  [
    ['ESTUDIOS DE POSGRADO', /^Ma/u],
    ['ESTUDIOS TÉCNICOS', /^Secretariado/u],
    ['ESTUDIOS UNIVERSITARIOS', /./u],
  ],
  [
    ['Estudios de posgrado', /^Ma|^Diplomado/u],
    ['Estudios de pregrado', /./u],
  ],
  [['Formación académica', /./u]],
  [
    ['Especialidad y posgrado', /^Segunda|^Ma/u],
    ['Pregrado', /./u],
  ],
]

type Heading =
  | 'contact'
  | 'summary'
  | 'skills'
  | 'soft'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'references'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    contact: 'DATOS PERSONALES',
    summary: 'PERFIL',
    skills: 'CONOCIMIENTOS Y SISTEMAS',
    soft: 'COMPETENCIAS PERSONALES',
    languages: 'IDIOMAS',
    certifications: 'CURSOS Y CERTIFICACIONES',
    awards: 'MÉRITOS',
    references: 'REFERENCIAS',
  },
  {
    contact: 'Datos generales',
    summary: 'Resumen',
    skills: 'Conocimientos y programas',
    soft: 'Fortalezas',
    languages: 'Idiomas',
    certifications: 'Colegiatura y capacitaciones',
    awards: 'Méritos',
    references: 'Referencias',
  },
]

/** Jobs by sector or kind under several headings, studies by level, skills in two places. */
export const splitHeadings: Layout = {
  name: 'split-headings',
  people: ['gloria-sanabria', 'ricardo-manchego', 'yesenia-tuesta', 'augusto-berrocal'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2018 al 2020', '2018-2020'], variant),
      omit: [
        'interests',
        'publications',
        ...(variant === 3 ? (['summary', 'experience places'] as const) : []),
      ],
      capitals: variant === 2 ? ['name', 'positions'] : [],
    })
    const jobs = parted(printed.experiences, pick(jobParts, variant), ({ position, company }) => [
      position,
      company,
    ])
    const studies = parted(printed.educations, pick(studyParts, variant), ({ degree }) => [degree])
    // In page order, part after part.
    printed.experiences = jobs.flatMap(({ items }) => items)
    printed.educations = studies.flatMap(({ items }) => items)

    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, heading: string, body: string, command = 'section') => {
      if (body === '') return ''
      sections.push(kind)
      return `\\${command}*{${escapeTex(heading)}}\n${body}\n`
    }
    const work = () => {
      // In the third variant the parts are below one heading.
      const parts = jobs.map(({ heading, items }) =>
        section(
          'experience',
          heading,
          items.map((role) => drawJob(role, variant)).join('\n'),
          variant === 2 ? 'subsection' : 'section',
        ),
      )
      return variant === 2 ? `\\section*{Experiencia laboral}\n${parts.join('\n')}` : parts.join('\n')
    }
    const learning = () =>
      studies
        .map(({ heading, items }) =>
          section('education', heading, items.map((entry) => drawStudy(entry, variant)).join('\n')),
        )
        .join('\n')
    const body = [
      `\\begin{center}{\\Large\\bfseries ${escapeTex(printed.name)}}\\\\[2pt]${escapeTex(printed.title ?? '')}\\end{center}`,
      section('contact', words.contact, drawContact(printed, variant)),
      section('summary', words.summary, printed.summary === null ? '' : `${escapeTex(printed.summary)}\\par`),
      ...(variant === 1 ? [work(), learning()] : [learning(), work()]),
      section(
        'certifications',
        words.certifications,
        list(
          printed.certifications.map(({ name, issuer, year }) =>
            [name, issuer, year].filter((part) => part !== null).join(pick([', ', '. ', ' – '], variant)),
          ),
        ),
      ),
      section(
        'skills',
        words.skills,
        list(printed.skillGroups.map(({ items }) => items.map(({ name }) => name).join(', '))),
      ),
      section(
        'languages',
        words.languages,
        list(printed.languages.map(({ name, levelText }) => `${name}: ${levelText}`)),
      ),
      section('skills', words.soft, list(printed.soft)),
      section('awards', words.awards, list(printed.awards)),
      section('references', words.references, list(printed.references)),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'split-headings', 'pdflatex', sections),
    }
  },
}

/** The entries under the first matching heading; empty headings are not printed. */
function parted<T>(
  entries: T[],
  parts: Part[],
  wordsOf: (entry: T) => string[],
): { heading: string; items: T[] }[] {
  const partOf = (entry: T) =>
    parts.find(([, belongs]) => wordsOf(entry).some((words) => belongs.test(words)))
  return parts
    .map((part) => ({ heading: part[0], items: entries.filter((entry) => partOf(entry) === part) }))
    .filter(({ items }) => items.length > 0)
}

function drawContact(printed: PrintedCv, variant: number): string {
  const lines = [
    ['Dirección', printed.place],
    ['Celular', printed.phone],
    ['E-mail', printed.email],
    ['LinkedIn', printed.linkedin],
  ].flatMap(([label, value]) => (value === null ? [] : [[label ?? '', value ?? '']]))
  if (variant === 1) return `${lines.map(([, value]) => escapeTex(value ?? '')).join(' / ')}\\par`
  return `\\begin{tabular}{@{}ll@{}}${lines.map(([label, value]) => `${label}: & ${escapeTex(value ?? '')}`).join('\\\\')}\\end{tabular}\\par`
}

function drawJob(role: PrintedExperience, variant: number): string {
  const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
  const place = role.place === null ? '' : escapeTex(role.place)
  const duties = role.bullets.length === 0 ? '' : list(role.bullets)
  return pick(
    [
      `\\dated{${when}}{\\textbf{${position}}\\\\${company}, ${place}}${duties}`,
      `\\par\\noindent\\textbf{${position}}, ${company} (${place}). ${when}.${duties}\\smallskip`,
      `\\par\\noindent\\textbf{${company}}, ${place}\\\\${position}\\hfill ${when}${duties}\\par\\smallskip`,
      `\\par\\noindent\\hangindent=1em -- ${position}. ${company}. ${when}.`,
    ],
    variant,
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex)
  return pick(
    [
      `\\dated{${when}}{\\textbf{${award}}\\\\${at}}`,
      `\\par\\noindent\\textbf{${award}}, ${at}. ${when}.\\smallskip`,
      `\\par\\noindent\\textbf{${at}}\\\\${award}\\hfill ${when}\\par\\smallskip`,
      `\\par\\noindent\\hangindent=1em -- ${award}. ${at}. ${when}.`,
    ],
    variant,
  )
}

function list(items: string[]): string {
  if (items.length === 0) return ''
  return `\\begin{itemize}\n${items.map((item) => `\\item ${escapeTex(item)}`).join('\n')}\n\\end{itemize}`
}

function document(body: string, variant: number): string {
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['helvet', 'mathptmx', 'mathpazo', 'bookman'], variant)}}
${variant === 0 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=24mm]{geometry}
\\usepackage{titlesec,enumitem}
\\setlist{label=${pick(['\\textbullet', '--', '\\textbullet', '--'], variant)},itemsep=1pt,topsep=2pt,parsep=0pt,leftmargin=1.5em}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['\\normalsize\\bfseries', '\\large\\bfseries', '\\large\\scshape', '\\normalsize\\bfseries\\itshape'], variant)}}{}{0pt}{}${variant < 2 ? '[\\titlerule]' : ''}
\\titleformat{\\subsection}{\\normalsize\\itshape}{}{0pt}{}
\\titlespacing*{\\section}{0pt}{11pt}{5pt}\\titlespacing*{\\subsection}{0pt}{6pt}{3pt}
\\newcommand{\\dated}[2]{\\par\\noindent\\parbox[t]{40mm}{\\raggedright #1}\\hfill\\parbox[t]{\\dimexpr\\linewidth-43mm}{\\raggedright #2}\\par\\smallskip}
\\pagestyle{plain}
\\begin{document}
${body}
\\end{document}
`
}
