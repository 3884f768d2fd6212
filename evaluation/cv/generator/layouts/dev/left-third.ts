import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { certificationLine, items, joined, page, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

const colours: [string, ...string[]] = ['2B2B2B', '3A5A78', '7A3B2E', '2B2B2B']

/** The second line of an entry: the name in small capitals, place and date in grey. */
const describe = (words: string) => (words === '' ? '' : `{\\small\\color{grey}\\raggedright ${words}\\par}`)
const place = (words: string) =>
  words === '' ? '' : `{\\footnotesize\\color{grey}\\raggedright ${words}\\par}`
const upper = (words: string) => `{\\large\\bfseries\\color{main}\\raggedright ${tex(words)}\\par}`

function job({ position, company, place: where, text, bullets }: PrintedExperience, variant: number): string {
  const duties = items(bullets)
  switch (variant) {
    // Company in capitals, a bar and the post on one line, dates and place below.
    case 0:
      return `{\\raggedright{\\large\\bfseries\\color{main}${tex(company)}} {\\small $|$ ${tex(position)}}\\par}${place(joined([text, where], ' $|$ '))}${duties}`
    case 1:
      return `${upper(company)}${describe(tex(position))}${place(joined([text, where], ' $|$ '))}${duties}`
    case 2:
      return `{\\large\\bfseries\\color{main}${tex(position)}}\\hfill{\\footnotesize\\color{grey}${tex(text)}}\\par${describe(joined([company, where], ', '))}${duties}`
    default:
      return `{\\raggedright{\\large\\bfseries\\color{main}${tex(position)}} {\\small en ${tex(company)}}\\par}${place(joined([where, text], ' \\textperiodcentered{} '))}${duties}`
  }
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  return variant % 2 === 0
    ? `${upper(institution)}${describe(tex(degree))}${place(tex(text))}\\vspace{4pt}`
    : `${upper(degree)}${describe(tex(institution))}${place(tex(text))}\\vspace{4pt}`
}

function skills(printed: PrintedCv, variant: number): string {
  return skillLines(printed, pick(['Personales', 'Interpersonales', 'Blandas', 'Otras'], variant))
    .map(([name, all]) => {
      const list =
        variant === 1
          ? all.map(tex).join('\\\\')
          : variant === 3
            ? all.map(tex).join(', ')
            : all.map(tex).join(' \\textbullet{} ')
      return `${name === '' ? '' : `{\\bfseries ${tex(name)}\\par}`}{\\raggedright ${list}\\par}\\vspace{3pt}`
    })
    .join('\n')
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      ['Educación', 'Habilidades', 'Idiomas', 'Experiencia', 'Certificaciones', 'Premios'],
      ['Formación', 'Competencias', 'Idiomas', 'Experiencia profesional', 'Cursos', 'Reconocimientos'],
      ['Estudios', 'Conocimientos', 'Idiomas', 'Experiencia laboral', 'Certificados', 'Logros'],
      ['Educación', 'Skills', 'Idiomas', 'Experiencia', 'Certificados', 'Premios'],
    ],
    variant,
  )
  const [education = '', skillWords = '', languages = '', experience = '', courses = '', awards = ''] = words
  const left = [
    printed.summary === null
      ? ''
      : section('summary', 'Perfil', `{\\raggedright\\small ${tex(printed.summary)}\\par}`),
    section('education', education, printed.educations.map((one) => study(one, variant)).join('\n')),
    section('skills', skillWords, skills(printed, variant)),
    section(
      'languages',
      languages,
      printed.languages
        .map(({ name, levelText }) => `${tex(levelText === null ? name : `${name} (${levelText})`)}\\par`)
        .join('\n'),
    ),
    variant === 3
      ? ''
      : section('awards', awards, printed.awards.map((one) => `{\\raggedright ${tex(one)}\\par}`).join('\n')),
  ]
  const right = [
    section('experience', experience, printed.experiences.map((role) => job(role, variant)).join('\n')),
    section(
      'certifications',
      courses,
      variant === 0
        ? `\\begin{tabular}{@{}rp{0.8\\linewidth}@{}}\n${printed.certifications.map(({ name, issuer, year }) => `${year ?? ''} & ${joined([name, issuer], ', ')}\\\\`).join('\n')}\n\\end{tabular}`
        : items(printed.certifications.map((one) => certificationLine(one, ', '))),
    ),
    variant === 3 ? section('awards', awards, items(printed.awards)) : '',
    section('publications', 'Publicaciones', items(printed.publications)),
  ]
  const contact = joined([printed.email, printed.phone, printed.linkedin, printed.place], ' $|$ ')
  const header = `\\begin{center}{\\fontsize{34}{38}\\selectfont ${tex(printed.name)}}\\par\\vspace{2pt}{\\small ${printed.title === null ? '' : `${tex(printed.title)}\\\\`}${contact}}\\end{center}{\\color{grey}\\rule{\\textwidth}{0.4pt}}\\par`
  const column = (width: number, parts: string[]) =>
    `\\begin{minipage}[t]{${width}\\textwidth}\n\\vspace{0pt}${parts.join('\n')}\n\\end{minipage}`
  return page(`${header}\n${column(0.31, left)}\\hfill\n${column(0.66, right)}`, {
    font: pick(
      [
        'tgheros}\\renewcommand{\\familydefault}{\\sfdefault',
        'tgadventor}\\renewcommand{\\familydefault}{\\sfdefault',
        'mathpazo',
        'charter',
      ],
      variant,
    ),
    geometry: 'left=14mm,right=14mm,top=10mm,bottom=10mm',
    head: `\\definecolor{main}{HTML}{${pick(colours, variant)}}\\definecolor{grey}{HTML}{6A6A6A}`,
  })
}

/** One page with studies and skills in its left third: company and post separated by a bar, small dates below. */
export const leftThird = texLayout({
  name: 'left-third',
  people: ['marco-yupa', 'gianella-ormachea', 'brayan-orihuela', 'luciana-tineo'],
  dates: [
    'Mar. 2021 – Dic. 2022',
    'MARZO 2019 - ACTUALIDAD',
    'Ene - Mar 2021',
    'Marzo del 2019 – Hasta la fecha',
  ],
  educationDates: ['Mar. 2021 – Dic. 2022', '2018-2020', '2018 al 2020', '2019 – hoy'],
  choice: (variant) => ({
    omit: [
      'references',
      'interests',
      ...(variant === 1 ? [] : (['title'] as const)),
      ...(variant === 2 ? (['summary'] as const) : []),
    ],
    capitals: variant === 0 || variant === 1 ? ['companies'] : [],
  }),
  heading: (words, variant) =>
    `\\par\\vspace{6pt}{\\Large\\color{grey}${variant === 2 ? words : `\\MakeUppercase{${words}}`}\\par}\\vspace{3pt}`,
  draw,
})
