import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { certificationLine, joined, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

function job(role: PrintedExperience, variant: number): string {
  const { position, company, place, text, bullets } = role
  const duties =
    bullets.length === 0
      ? ''
      : variant === 1
        ? bullets.map(tex).join(' ')
        : `\\begin{itemize}\n${bullets.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{itemize}`
  // The third person put the employer in place of the post, the fourth put both together.
  const entry = pick(
    [
      [text, position, company, place ?? ''],
      [text, position, company, place ?? ''],
      [text, company, position, place ?? ''],
      [text, `${position} – ${company}`, place ?? '', ''],
    ],
    variant,
  )
  const cells = entry.map((cell) => `{${tex(cell)}}`).join('')
  const listed = variant === 3 ? bullets.map((one) => `\\cvlistitem{${tex(one)}}`).join('\n') : ''
  return `\\cventry${cells}{}{${variant === 3 ? '' : duties}}\n${listed}`
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [first, second] = variant === 2 ? [institution, degree] : [degree, institution]
  // The template's fields for a grade and a description, as a person filled them in.
  const grade = variant === 0 ? '\\textit{Tercio superior}' : ''
  return `\\cventry{${tex(text)}}{${tex(first)}}{${tex(second)}}{}{${grade}}{}`
}

function skills(printed: PrintedCv, variant: number): string {
  const groups = skillLines(printed, 'Personales')
  if (variant === 1) {
    const rows = groups.flatMap(([, all]) => all)
    const pairs = rows.flatMap((left, at) => (at % 2 === 0 ? [[left, rows[at + 1] ?? '']] : []))
    return pairs
      .map(([left = '', right = '']) =>
        right === '' ? `\\cvlistitem{${tex(left)}}` : `\\cvlistdoubleitem{${tex(left)}}{${tex(right)}}`,
      )
      .join('\n')
  }
  if (variant === 3 && groups.length > 1) {
    const [one, two, ...rest] = groups
    const pair =
      one === undefined || two === undefined
        ? ''
        : `\\cvdoubleitem{${tex(one[0])}}{${tex(one[1].join(', '))}}{${tex(two[0])}}{${tex(two[1].join(', '))}}`
    return [pair, ...rest.map(([name, all]) => `\\cvitem{${tex(name)}}{${tex(all.join(', '))}}`)].join('\n')
  }
  return groups.map(([name, all]) => `\\cvitem{${tex(name)}}{${tex(all.join(', '))}}`).join('\n')
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      ['Experiencia', 'Educación', 'Idiomas', 'Habilidades informáticas', 'Certificados', 'Intereses'],
      ['Experiencia profesional', 'Formación', 'Idiomas', 'Competencias', 'Capacitación', 'Pasatiempos'],
      ['Experiencia laboral', 'Formación académica', 'Lenguas', 'Conocimientos', 'Cursos', 'Aficiones'],
      ['Trayectoria', 'Estudios', 'Idiomas', 'Tecnologías', 'Certificaciones', 'Intereses'],
    ],
    variant,
  )
  const [experience = '', education = '', languages = '', skillWords = '', courses = '', interests = ''] =
    words
  const jobs = printed.experiences.map((role) => job(role, variant))
  // The template's subsections remain, with the person's entries below them.
  const sorted =
    variant === 0 || variant === 1
      ? [
          `\\subsection{${variant === 0 ? 'Profesional' : 'Vocacional'}}`,
          ...jobs.slice(0, -1),
          `\\subsection{${variant === 0 ? 'Otra' : 'Miscelánea'}}`,
          ...jobs.slice(-1),
        ]
      : jobs
  const parts = {
    summary: () =>
      section(
        'summary',
        pick(['Perfil', 'Extracto', 'Objetivo', 'Perfil'], variant),
        printed.summary === null ? '' : `\\cvitem{}{${tex(printed.summary)}}`,
      ),
    jobs: () => section('experience', experience, sorted.join('\n')),
    studies: () =>
      section('education', education, printed.educations.map((one) => study(one, variant)).join('\n')),
    languages: () =>
      section(
        'languages',
        languages,
        printed.languages
          .map(({ name, levelText }) =>
            variant === 2
              ? `\\cvitem{${tex(name)}}{${tex(levelText ?? '')}}`
              : `\\cvitemwithcomment{${tex(name)}}{${tex(levelText ?? '')}}{${variant === 0 ? 'lee y escribe' : ''}}`,
          )
          .join('\n'),
      ),
    skills: () => section('skills', skillWords, skills(printed, variant)),
    courses: () =>
      section(
        'certifications',
        courses,
        printed.certifications
          .map(({ name, issuer, year }) =>
            variant === 3 || year === null
              ? `\\cvlistitem{${tex(certificationLine({ name, issuer, year }, ', '))}}`
              : `\\cvitem{${tex(year)}}{\\textbf{${tex(name)}}${issuer === null ? '' : `. ${joined([issuer], '')}`}}`,
          )
          .join('\n'),
      ),
    interests: () =>
      section('interests', interests, printed.interests.map((one) => `\\cvlistitem{${tex(one)}}`).join('\n')),
    awards: () =>
      section('awards', 'Distinciones', printed.awards.map((one) => `\\cvlistitem{${tex(one)}}`).join('\n')),
  }
  const order = pick(
    [
      [parts.studies, parts.jobs, parts.languages, parts.skills, parts.courses, parts.interests],
      [
        parts.studies,
        parts.jobs,
        parts.awards,
        parts.courses,
        parts.languages,
        parts.skills,
        parts.interests,
      ],
      [parts.summary, parts.jobs, parts.studies, parts.courses, parts.skills, parts.languages],
      [parts.jobs, parts.studies, parts.skills, parts.courses, parts.languages, parts.interests],
    ],
    variant,
  )
  return document(printed, order.map((part) => part()).join('\n'), variant)
}

// The class requires an icon font that few installations have; an empty package replaces it, because the icons come from another.
function document(printed: PrintedCv, body: string, variant: number): string {
  const words = printed.name.split(' ')
  const optional = [
    printed.title === null ? '' : `\\title{${tex(printed.title)}}`,
    printed.place === null ? '' : `\\address{${tex(printed.place)}}{}{}`,
    printed.phone === null ? '' : `\\phone[mobile]{${tex(printed.phone)}}`,
    printed.email === null ? '' : `\\email{${printed.email}}`,
    printed.linkedin === null ? '' : `\\extrainfo{${tex(printed.linkedin)}}`,
  ].join('\n')
  return `\\begin{filecontents*}[overwrite]{fontawesome5.sty}
\\ProvidesPackage{fontawesome5}
\\newcommand*{\\faCircle}[1][]{\\textbullet}
\\end{filecontents*}
\\documentclass[${pick(['11pt', '10pt', '10pt', '11pt'], variant)},a4paper,${variant % 2 === 0 ? 'sans' : 'roman'}]{moderncv}
\\moderncvstyle{${pick(['casual', 'classic', 'banking', 'casual'], variant)}}
\\moderncvcolor{${pick(['blue', 'green', 'grey', 'red'], variant)}}
\\moderncvicons{${pick(['marvosym', 'letters', 'marvosym', 'letters'], variant)}}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['helvet', 'charter', 'helvet', 'mathpazo'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[scale=${pick(['0.75', '0.8', '0.82', '0.78'], variant)}]{geometry}
${variant === 1 ? '\\setlength{\\hintscolumnwidth}{3.2cm}' : ''}
\\name{${tex(words.slice(0, -2).join(' '))}}{${tex(words.slice(-2).join(' '))}}
${optional}
\\begin{document}
\\makecvtitle
${body}
\\end{document}
`
}

/** The best-known class with leftovers of its template: subsections, empty fields, arguments in another order. */
export const moderncvLeftovers = texLayout({
  name: 'moderncv-leftovers',
  people: ['rocio-malpartida', 'adrian-bocanegra', 'noemi-pariona', 'hernan-chipana'],
  dates: ['03/2019 – 12/2021', '2008 - A la fecha', 'Mar. 2021 – Dic. 2022', 'ene. 2020 - actualidad'],
  educationDates: ['2018-2020', '2018 al 2020', '2018-2020', '2019 – hoy'],
  choice: (variant) => ({
    omit: [
      'references',
      'publications',
      ...(variant === 2 ? (['interests', 'awards'] as const) : (['summary'] as const)),
      ...(variant === 0 || variant === 3 ? (['awards'] as const) : []),
    ],
  }),
  heading: (words) => `\\section{${words}}`,
  draw,
})
