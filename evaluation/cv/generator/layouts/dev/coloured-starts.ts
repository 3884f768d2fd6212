import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { items, joined, page, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

const accents: [string, ...string[]] = ['DC3522', '0395DE', '00A388', '5D5D5D']
const head = (variant: number) => `\\usepackage{marvosym}
\\definecolor{accent}{HTML}{${pick(accents, variant)}}
\\definecolor{grey}{HTML}{5D5D5D}
\\setlength{\\tabcolsep}{0pt}
\\newcommand{\\entry}[4]{\\vspace{3pt}\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}L{0.7\\textwidth}R{0.29\\textwidth}}\\textbf{#1}&{\\small\\itshape\\color{accent}#2}\\\\{\\small\\scshape\\color{grey}#3}&{\\footnotesize\\itshape\\color{grey}#4}\\end{tabular*}\\par}
\\newcolumntype{L}[1]{>{\\raggedright\\let\\newline\\\\\\arraybackslash\\hspace{0pt}}p{#1}}
\\newcolumntype{R}[1]{>{\\raggedleft\\let\\newline\\\\\\arraybackslash\\hspace{0pt}}p{#1}}`

/** Three letters in the page's colour, the rest in black, then a rule. */
function heading(words: string): string {
  return `\\par\\vspace{7pt}{\\Large\\bfseries{\\color{accent}${words.slice(0, 3)}}${words.slice(3)}}\\phantomrule\\par\\vspace{2pt}`
}

/** Given names light, the two surnames bold, as in the class. */
function nameOf(name: string): string {
  const words = name.split(' ')
  return `{\\fontsize{28}{32}\\selectfont ${tex(words.slice(0, -2).join(' '))} \\textbf{${tex(words.slice(-2).join(' '))}}}`
}

function job({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const cells = pick(
    [
      [position, place ?? '', company, text],
      [company, place ?? '', position, text],
      [position, text, company, place ?? ''],
      [company, text, position, place ?? ''],
    ],
    variant,
  )
  return `\\entry${cells.map((cell) => `{${tex(cell)}}`).join('')}\n${items(bullets)}`
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [first, second] = variant % 2 === 0 ? [degree, institution] : [institution, degree]
  const [above, below] = variant < 2 ? ['', text] : [text, '']
  return `\\entry{${tex(first)}}{${tex(above)}}{${tex(second)}}{${tex(below)}}`
}

/** Two or three cells: what was awarded, by whom, when. */
const honours = (rows: [string, string, string][], isDateFirst: boolean) =>
  rows
    .map(([what, whose, when]) => {
      const named = `\\textbf{${tex(what)}}${whose === '' ? '' : `, ${tex(whose)}`}`
      const [left, right] = isDateFirst ? [tex(when), named] : [named, tex(when)]
      return isDateFirst
        ? `\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}L{0.1\\textwidth}L{0.89\\textwidth}}\\small\\color{grey}${left}&\\small ${right}\\end{tabular*}\\par`
        : `\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}L{0.85\\textwidth}R{0.14\\textwidth}}\\small ${left}&\\small\\color{grey}${right}\\end{tabular*}\\par`
    })
    .join('\n')

function top({ name, title, place, phone, email, linkedin }: PrintedCv, variant: number): string {
  const contact = [
    ['\\Mobilefone~', phone],
    ['\\Letter~', email],
    ['', linkedin],
  ].flatMap(([icon, value]) => (value === null ? [] : [`${icon}${tex(value ?? '')}`]))
  const lines = [
    nameOf(name),
    `{\\small\\scshape\\color{accent}${joined([title], '')}}`,
    place === null ? '' : `{\\small\\itshape\\color{grey}${tex(place)}}`,
    `{\\small ${contact.join('\\quad\\textbar\\quad ')}}`,
  ].filter((line) => line !== '')
  const side = pick(['center', 'center', 'flushright', 'flushleft'], variant)
  return `\\begin{${side}}\n${lines.join('\\\\[3pt]\n')}\n\\end{${side}}`
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      ['Resumen', 'Experiencia Laboral', 'Educación', 'Habilidades', 'Certificados', 'Honores y Premios'],
      ['Perfil', 'Experiencia', 'Formación Académica', 'Competencias', 'Certificaciones', 'Premios'],
      ['Sobre mí', 'Experiencia', 'Educación', 'Habilidades', 'Cursos', 'Logros'],
      ['Resumen', 'Experiencia Profesional', 'Estudios', 'Conocimientos', 'Capacitaciones', 'Distinciones'],
    ],
    variant,
  )
  const [summary = '', experience = '', education = '', skills = '', courses = '', awards = ''] = words
  const row = (name: string, value: string) =>
    `\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}R{0.2\\textwidth}L{0.78\\textwidth}}\\textbf{${name}}&${value}\\end{tabular*}\\par`
  const parts = {
    summary: () =>
      section('summary', summary, printed.summary === null ? '' : `{\\small ${tex(printed.summary)}\\par}`),
    jobs: () =>
      section('experience', experience, printed.experiences.map((role) => job(role, variant)).join('')),
    studies: () =>
      section('education', education, printed.educations.map((one) => study(one, variant)).join('\n')),
    skills: () =>
      section(
        'skills',
        skills,
        skillLines(printed, 'Personales')
          .map(([name, all]) =>
            name === '' ? `${tex(all.join(', '))}\\par` : row(tex(name), tex(all.join(', '))),
          )
          .join('\n'),
      ),
    languages: () =>
      section(
        'languages',
        'Idiomas',
        printed.languages.map(({ name, levelText }) => row(tex(name), tex(levelText ?? ''))).join('\n'),
      ),
    courses: () =>
      section(
        'certifications',
        courses,
        honours(
          printed.certifications.map(({ name, issuer, year }) => [name, issuer ?? '', year ?? '']),
          variant % 2 === 0,
        ),
      ),
    awards: () => section('awards', awards, items(printed.awards)),
  }
  const order = pick(
    [
      [parts.summary, parts.jobs, parts.studies, parts.skills, parts.courses, parts.languages, parts.awards],
      [parts.studies, parts.jobs, parts.awards, parts.courses, parts.skills, parts.languages],
      [parts.summary, parts.skills, parts.jobs, parts.studies, parts.courses, parts.languages, parts.awards],
      [parts.summary, parts.studies, parts.jobs, parts.courses, parts.languages, parts.skills],
    ],
    variant,
  )
  return page(`${top(printed, variant)}\n${order.map((part) => part()).join('\n')}`, {
    font: pick(
      [
        'tgheros}\\renewcommand{\\familydefault}{\\sfdefault',
        'mathpazo',
        'charter',
        'tgheros}\\renewcommand{\\familydefault}{\\sfdefault',
      ],
      variant,
    ),
    geometry: 'left=16mm,right=16mm,top=12mm,bottom=14mm',
    head: `${head(variant)}\\newcommand{\\phantomrule}{\\ \\leaders\\hrule height 0.4pt\\hfill\\null}`,
  })
}

/** A gallery class with headings that start in colour: two lines with text at both ends for every entry, contact between bars. */
export const colouredStarts = texLayout({
  name: 'coloured-starts',
  people: ['renato-iparraguirre', 'luciana-tineo', 'alvaro-sumire', 'hector-farro'],
  dates: ['Ene - Mar 2021', 'Setiembre 2020 - Actualidad', '2019.03 – 2021.12', '2008 - A la fecha'],
  educationDates: ['2018-2020', 'Setiembre 2020 - Actualidad', '2018-2020', '2018 al 2020'],
  choice: (variant) => ({
    omit: [
      'interests',
      'references',
      'publications',
      ...(variant === 1 ? (['summary'] as const) : []),
      ...(variant === 3 ? (['awards'] as const) : []),
    ],
  }),
  heading,
  draw,
})
