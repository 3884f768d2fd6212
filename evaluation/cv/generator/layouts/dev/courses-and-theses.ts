import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { certificationLine, items, joined, page, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

const numbered = (lines: string[]) =>
  lines.length === 0
    ? ''
    : `\\begin{enumerate}\n${lines.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{enumerate}\n`
/** Dated text is in a hanging line. */
const hanging = (left: string, right: string) =>
  `\\begin{tabularx}{\\textwidth}{@{}>{\\raggedright\\arraybackslash}p{0.2\\textwidth}X@{}}${left} & ${right}\\end{tabularx}\\par\\vspace{3pt}`

// The subject of a thesis stands below the degree; the reader ignores it.
const theses: Record<string, string> = {
  'Doctor en Física': 'Luminiscencia de películas de carburo de silicio amorfo dopadas con terbio',
  'Maestro en Física': 'Deposición de SiC por pulverización reactiva',
  'Doctora en Educación':
    'La demostración en el primer año de universidad: un estudio en tres universidades del sur',
  'Magíster en Matemática': 'Sobre los números de Fibonacci primos',
  'Licenciada en Ciencias Biológicas': 'Dieta del paiche juvenil en lagunas del bajo Ucayali',
  'Maestro en Ingeniería Civil con mención en Estructuras': 'Respuesta de muros de ductilidad limitada',
}

function job({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  switch (variant) {
    case 1:
      return `\\textbf{${tex(position)}}. ${joined([company, place], ', ')}. ${tex(text)}.\\par${items(bullets)}\\vspace{3pt}`
    case 2:
      return `${tex(company)}\\hfill ${tex(place ?? '')}\\par\\textit{${tex(position)}}, ${tex(text)}\\par${items(bullets)}\\vspace{4pt}`
    case 3:
      return hanging(
        tex(text),
        `\\textbf{${tex(company)}}${place === null ? '' : `, ${tex(place)}`}\\newline ${tex(position)}${bullets.map((one) => `\\newline {\\small ${tex(one)}}`).join('')}`,
      )
    default:
      return hanging(
        tex(text),
        `${tex(position)}, \\textit{${tex(company)}}${place === null ? '' : `, ${tex(place)}`}.${bullets.map((one) => `\\newline {\\small ${tex(one)}}`).join('')}`,
      )
  }
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  const about = theses[degree]
  const thesis = about === undefined ? '' : `Tesis: \\emph{${tex(about)}}.`
  switch (variant) {
    case 1:
      return `\\textbf{${tex(degree)}}. ${tex(institution)}. ${tex(text)}. ${thesis}\\par\\vspace{3pt}`
    case 2:
      return `${tex(institution)}\\par\\textit{${tex(degree)}}, ${tex(text)}\\par${thesis === '' ? '' : `{\\small ${thesis}}\\par`}\\vspace{4pt}`
    default:
      return hanging(
        tex(text),
        `${variant === 3 ? `\\textbf{${tex(institution)}}\\newline ${tex(degree)}` : `${tex(degree)}, \\textit{${tex(institution)}}`}${thesis === '' ? '' : `\\newline {\\small ${thesis}}`}`,
      )
  }
}

function top({ name, title, place, phone, email, linkedin }: PrintedCv, variant: number): string {
  if (variant % 2 === 0)
    return `{\\LARGE ${tex(name)}}\\par\\vspace{4pt}\\begin{minipage}[t]{0.5\\textwidth}\\raggedright ${joined([title, place], '\\\\')}\\end{minipage}\\hfill\\begin{minipage}[t]{0.45\\textwidth}\\raggedleft ${joined([phone, email, linkedin], '\\\\')}\\end{minipage}\\par`
  return `\\begin{center}{\\Large\\bfseries ${tex(name)}}\\\\[2pt]${joined([title], '')}${title === null ? '' : '\\\\[2pt]'}{\\small ${joined([place, phone, email, linkedin], ' --- ')}}\\end{center}`
}

function draw({ printed, person, variant, section }: TexPage): string {
  const words = pick(
    [
      [
        'Experiencia profesional',
        'Formación académica',
        'Publicaciones',
        'Distinciones y becas',
        'Técnicas y programas',
      ],
      ['Experiencia docente', 'Grados y títulos', 'Artículos', 'Reconocimientos', 'Herramientas'],
      ['Experiencia', 'Estudios', 'Publicaciones seleccionadas', 'Premios', 'Métodos y software'],
      ['Cargos', 'Educación', 'Publicaciones', 'Premios', 'Habilidades'],
    ],
    variant,
  )
  const [experience = '', education = '', publications = '', awards = '', skills = ''] = words
  const parts = {
    summary: () =>
      section(
        'summary',
        pick(['Perfil', 'Presentación', 'Resumen', 'Perfil'], variant),
        printed.summary === null ? '' : `${tex(printed.summary)}\\par`,
      ),
    jobs: () =>
      section('experience', experience, printed.experiences.map((role) => job(role, variant)).join('\n')),
    studies: () =>
      section('education', education, printed.educations.map((one) => study(one, variant)).join('\n')),
    publications: () => section('publications', publications, numbered(printed.publications)),
    // Courses taught and theses of others have no section kind.
    others: () =>
      Object.entries(person.other ?? {})
        .map(([heading, lines]) => section(null, heading, items(lines)))
        .join('\n'),
    awards: () => section('awards', awards, items(printed.awards)),
    skills: () =>
      section(
        'skills',
        skills,
        skillLines(printed, 'Otras')
          .map(
            ([name, all]) => `${name === '' ? '' : `\\textit{${tex(name)}}: `}${tex(all.join(', '))}.\\par`,
          )
          .join('\n'),
      ),
    languages: () =>
      section(
        'languages',
        'Idiomas',
        `${tex(printed.languages.map(({ name, levelText }) => `${name}, ${levelText ?? ''}`).join('; '))}.\\par`,
      ),
    courses: () =>
      section(
        'certifications',
        pick(
          ['Acreditaciones', 'Capacitación y colegiatura', 'Certificaciones', 'Cursos y registros'],
          variant,
        ),
        items(printed.certifications.map((one) => certificationLine(one, variant === 1 ? '. ' : ', '))),
      ),
  }
  const order = pick(
    [
      [
        parts.studies,
        parts.jobs,
        parts.publications,
        parts.others,
        parts.awards,
        parts.courses,
        parts.skills,
        parts.languages,
      ],
      [
        parts.studies,
        parts.jobs,
        parts.others,
        parts.publications,
        parts.courses,
        parts.awards,
        parts.languages,
        parts.skills,
      ],
      [
        parts.summary,
        parts.jobs,
        parts.studies,
        parts.publications,
        parts.skills,
        parts.courses,
        parts.languages,
      ],
      [
        parts.summary,
        parts.studies,
        parts.jobs,
        parts.publications,
        parts.awards,
        parts.courses,
        parts.skills,
        parts.languages,
      ],
    ],
    variant,
  )
  return page(`\\thispagestyle{plain}${top(printed, variant)}\n${order.map((part) => part()).join('\n')}`, {
    size: pick([11, 12, 11, 10], variant),
    font: pick(['mathpazo', 'tgtermes', 'charter', 'tgschola'], variant),
    geometry: 'left=26mm,right=24mm,top=22mm,bottom=22mm',
    head: `\\pagestyle{${pick(['plain', 'myheadings', 'plain', 'plain'], variant)}}\\markright{${tex(printed.name)} -- Currículum vitae}`,
  })
}

/** Academic pages: theses below degrees, numbered papers, courses taught and theses directed, which are not jobs. */
export const coursesAndTheses = texLayout({
  name: 'courses-and-theses',
  people: ['ismael-garro', 'edith-condori-larico', 'sheyla-pinchi', 'renato-iparraguirre'],
  dates: ['2019 – hoy', 'Del 2017 al 2019', 'marzo 2021 – presente', '06/2017 - 12/2018'],
  educationDates: ['2018-2020', '2018 al 2020', '2019 – hoy', '2018-2020'],
  choice: (variant) => ({
    omit: [
      'references',
      'interests',
      ...(variant < 2 ? (['summary'] as const) : []),
      ...(variant === 2 ? (['awards'] as const) : []),
    ],
  }),
  heading: (words, variant) =>
    pick(
      [
        `\\par\\vspace{10pt}{\\large\\scshape ${words}}\\par\\vspace{4pt}`,
        `\\par\\vspace{10pt}{\\bfseries ${words}}\\par\\vspace{3pt}`,
        `\\par\\vspace{10pt}{\\large\\bfseries ${words}}\\par\\vspace{-5pt}\\rule{\\textwidth}{0.3pt}\\par`,
        `\\par\\vspace{9pt}{\\bfseries\\MakeUppercase{${words}}}\\par\\vspace{3pt}`,
      ],
      variant,
    ),
  draw,
})
