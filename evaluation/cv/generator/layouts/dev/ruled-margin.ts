import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { joined, page, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

/** A table of two columns with a line between: dates at the left. */
const ruled = (rows: [string, string][]) =>
  rows.length === 0
    ? ''
    : `\\begin{tabular}{>{\\raggedleft\\arraybackslash}p{0.21\\textwidth}|>{\\raggedright\\arraybackslash}p{0.72\\textwidth}}\n${rows.map(([left, right]) => `${left} & ${right}\\\\`).join('\n')}\n\\end{tabular}\\par`
const open = (rows: [string, string][]) => ruled(rows).replace('}|>{', '}>{')

/** The period, on two lines if the person's variant has it so. */
function margin(text: string, variant: number): string {
  if (variant === 1) return tex(text).replace(' -- ', ' --\\newline ')
  return variant === 2 ? `\\textsc{${tex(text)}}` : tex(text)
}

function job(role: PrintedExperience, variant: number): [string, string][] {
  const { position, company, place, text, bullets } = role
  const small = bullets.map((one) => `\\footnotesize ${tex(one)}`)
  const left = margin(text, variant)
  switch (variant) {
    case 1:
      return [
        [left, `\\textbf{${tex(company)}}`],
        ['', `\\emph{${tex(position)}}${place === null ? '' : ` (${tex(place)})`}`],
        ...small.map((one): [string, string] => ['', `-- ${one}`]),
        ['', ''],
      ]
    case 2:
      return [
        [left, `${tex(position)}, \\textbf{${tex(company)}}${place === null ? '' : `, ${tex(place)}`}`],
        ...(bullets.length === 0
          ? []
          : [['', `\\footnotesize ${tex(bullets.join(' '))}`] as [string, string]]),
        ['\\multicolumn{2}{c}{}', ''],
      ]
    case 3:
      return [
        [left, `\\textbf{${tex(position)}}`],
        [`\\footnotesize ${tex(place ?? '')}`, tex(company)],
        ...small.map((one): [string, string] => ['', `\\textbullet\\ ${one}`]),
        ['', ''],
      ]
    default:
      return [
        [left, `${tex(position)} en \\textsc{${tex(company)}}${place === null ? '' : `, ${tex(place)}`}`],
        ...(bullets.length === 0
          ? []
          : [['', `\\footnotesize ${tex(bullets.join(' '))}`] as [string, string]]),
        ['', ''],
      ]
  }
}

const shut = (rows: [string, string][]) =>
  ruled(rows).replaceAll('\\multicolumn{2}{c}{} & \\\\', '\\multicolumn{2}{c}{}\\\\')

function personal({ name, place, phone, email, linkedin }: PrintedCv, variant: number): [string, string][] {
  const labels = pick(
    [
      ['Nombre', 'Dirección', 'Teléfono', 'Correo', 'LinkedIn'],
      ['', 'Domicilio', 'Celular', 'E-mail', 'LinkedIn'],
      ['Nombres y apellidos', 'Residencia', 'Móvil', 'Email', 'Perfil'],
      ['', 'Lugar', 'Tel.', 'Correo electrónico', 'Red'],
    ],
    variant,
  )
  return [name, place, phone, email, linkedin].flatMap((value, at): [string, string][] => {
    const label = labels[at] ?? ''
    return value === null || label === '' ? [] : [[`\\textsc{${tex(label)}:}`, tex(value)]]
  })
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      [
        'Datos personales',
        'Experiencia laboral',
        'Educación',
        'Conocimientos',
        'Idiomas',
        'Cursos y certificados',
      ],
      ['Información personal', 'Experiencia', 'Formación', 'Habilidades', 'Lenguas', 'Certificaciones'],
      ['Datos Personales', 'Trayectoria Profesional', 'Estudios', 'Herramientas', 'Idiomas', 'Capacitación'],
      [
        'Contacto',
        'Experiencia profesional',
        'Formación académica',
        'Competencias',
        'Idiomas',
        'Colegiatura y cursos',
      ],
    ],
    variant,
  )
  const [contact = '', experience = '', education = '', skills = '', languages = '', courses = ''] = words
  const parts = {
    contact: () => section('contact', contact, open(personal(printed, variant))),
    summary: () =>
      section('summary', 'Perfil', printed.summary === null ? '' : `${tex(printed.summary)}\\par`),
    jobs: () =>
      section('experience', experience, shut(printed.experiences.flatMap((role) => job(role, variant)))),
    studies: () =>
      section(
        'education',
        education,
        ruled(
          printed.educations.flatMap(({ degree, institution, text }): [string, string][] =>
            variant % 2 === 0
              ? [[margin(text, variant), `${tex(degree)}, \\textbf{${tex(institution)}}`]]
              : [
                  [margin(text, variant), `\\textbf{${tex(degree)}}`],
                  ['', tex(institution)],
                ],
          ),
        ),
      ),
    skills: () =>
      section(
        'skills',
        skills,
        open(
          skillLines(printed, 'Personales').map(([name, all]) => [
            name === '' ? '' : `\\textsc{${tex(name)}:}`,
            tex(all.join(', ')),
          ]),
        ),
      ),
    languages: () =>
      section(
        'languages',
        languages,
        open(
          printed.languages.map(({ name, levelText }) => [`\\textsc{${tex(name)}:}`, tex(levelText ?? '')]),
        ),
      ),
    courses: () =>
      section(
        'certifications',
        courses,
        ruled(
          printed.certifications.map(({ name, issuer, year }) => [
            year ?? '',
            `${tex(name)}${issuer === null ? '' : variant % 2 === 0 ? `, \\textsc{${tex(issuer)}}` : ` (${tex(issuer)})`}`,
          ]),
        ),
      ),
    awards: () =>
      section('awards', 'Becas y premios', open(printed.awards.map((one) => ['\\textbullet', tex(one)]))),
  }
  const order = pick(
    [
      [parts.contact, parts.jobs, parts.studies, parts.courses, parts.languages, parts.skills],
      [parts.contact, parts.studies, parts.jobs, parts.skills, parts.languages, parts.courses, parts.awards],
      [parts.contact, parts.summary, parts.jobs, parts.studies, parts.skills, parts.languages, parts.courses],
      [parts.contact, parts.jobs, parts.studies, parts.courses, parts.skills, parts.languages],
    ],
    variant,
  )
  const hasName = variant % 2 === 1
  const header = hasName
    ? `{\\centering{\\Huge ${tex(printed.name)}}\\par\\vspace{4pt}${printed.title === null ? '' : `\\textsc{\\large ${joined([printed.title], '')}}\\par`}}`
    : `{\\centering{\\Huge ${tex('Currículum Vitae')}}\\par}`
  return page(`${header}\n${order.map((part) => part()).join('\n')}`, {
    size: pick([11, 10, 11, 10], variant),
    font: pick(
      ['tgtermes', 'charter', 'tgtermes', 'tgheros}\\renewcommand{\\familydefault}{\\sfdefault'],
      variant,
    ),
    geometry: 'left=22mm,right=20mm,top=16mm,bottom=16mm',
    head: '\\renewcommand{\\arraystretch}{1.08}',
  })
}

/** A graduate's gallery page: every section is a table with dates left of a vertical line. */
export const ruledMargin = texLayout({
  name: 'ruled-margin',
  people: ['alvaro-sumire', 'paola-vizcarra-liendo', 'hector-farro', 'sheyla-pinchi'],
  dates: ['ene. 2020 - actualidad', '03/2019 – 12/2021', '2008 - A la fecha', 'Mar-2019 / Dic-2021'],
  educationDates: ['2018-2020', '2019 – hoy', '2008 - A la fecha', 'Del 2017 al 2019'],
  choice: (variant) => ({
    omit: [
      'references',
      'interests',
      'publications',
      ...(variant === 2 ? [] : (['summary'] as const)),
      ...(variant % 2 === 0 ? (['title'] as const) : []),
    ],
  }),
  heading: (words, variant) =>
    `\\par\\vspace{9pt}{\\Large${variant === 2 ? '\\bfseries' : '\\scshape'}\\raggedright ${words}}\\par\\vspace{-6pt}\\rule{\\textwidth}{0.5pt}\\par\\vspace{2pt}`,
  draw,
})
