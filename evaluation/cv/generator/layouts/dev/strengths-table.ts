import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { certificationLine, items, joined, page, skillLines, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

/** Company and dates, post and place: the class's order, and variations of it. */
function job({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const duties =
    bullets.length === 0
      ? ''
      : `\\begin{list}{$\\cdot$}{\\leftmargin=1.5em\\itemsep=-2pt\\topsep=1pt}\n${bullets.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{list}`
  switch (variant) {
    case 1:
      return `{\\bf ${tex(position)}} \\hfill {\\em ${tex(text)}}\\\\ ${joined([company, place], ' -- ')}\\par${duties}\\vspace{4pt}`
    case 2:
      return `{\\bf ${tex(company)}} \\hfill ${tex(place ?? '')}\\\\ {\\em ${tex(position)}} \\hfill ${tex(text)}\\par${duties}\\vspace{4pt}`
    case 3:
      return `{\\bf ${tex(company)}}, ${tex(place ?? '')} \\hfill ${tex(text)}\\\\ Cargo: ${tex(position)}\\par${duties}\\vspace{4pt}`
    default:
      return `{\\bf ${tex(company)}} \\hfill {${tex(text)}}\\\\ {\\em ${tex(position)}} \\hfill {\\em ${tex(place ?? '')}}\\par${duties}\\vspace{4pt}`
  }
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  return variant % 2 === 0
    ? `{\\bf ${tex(institution)}} \\hfill {\\em ${tex(text)}}\\\\ ${tex(degree)}\\par\\vspace{3pt}`
    : `{\\bf ${tex(degree)}}, ${tex(institution)} \\hfill {${tex(text)}}\\par\\vspace{3pt}`
}

function strengths(printed: PrintedCv, variant: number): string {
  const rows = skillLines(
    printed,
    pick(['Fortalezas', 'Habilidades blandas', 'Personales', 'Otros'], variant),
  )
  if (rows.some(([name]) => name === ''))
    return rows.map(([, all]) => `${tex(all.join(variant === 3 ? '; ' : ', '))}\\par`).join('\n')
  return `\\begin{tabular}{@{}>{\\bfseries}l@{\\hspace{4ex}}p{0.7\\textwidth}@{}}\n${rows.map(([name, all]) => `${tex(name)} & ${tex(all.join(', '))}\\\\`).join('\n')}\n\\end{tabular}\\par`
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      ['Objetivo', 'Educación', 'Experiencia', 'Fortalezas técnicas', 'Idiomas', 'Certificaciones', 'Logros'],
      ['Perfil', 'Estudios', 'Experiencia profesional', 'Habilidades', 'Idiomas', 'Cursos', 'Distinciones'],
      ['Resumen', 'Formación', 'Experiencia laboral', 'Herramientas', 'Idiomas', 'Colegiatura y cursos', ''],
      ['Perfil', 'Formación académica', 'Experiencia', 'Software', 'Idiomas', 'Certificados', 'Premios'],
    ],
    variant,
  )
  const [
    summary = '',
    education = '',
    experience = '',
    skills = '',
    languages = '',
    courses = '',
    awards = '',
  ] = words
  const parts = {
    summary: () =>
      section('summary', summary, printed.summary === null ? '' : `${tex(printed.summary)}\\par`),
    studies: () =>
      section('education', education, printed.educations.map((one) => study(one, variant)).join('\n')),
    jobs: () =>
      section('experience', experience, printed.experiences.map((role) => job(role, variant)).join('\n')),
    skills: () => section('skills', skills, strengths(printed, variant)),
    languages: () =>
      section(
        'languages',
        languages,
        variant % 2 === 0
          ? `${tex(printed.languages.map(({ name, levelText }) => `${name} (${levelText ?? ''})`).join(', '))}\\par`
          : items(printed.languages.map(({ name, levelText }) => `${name}: ${levelText ?? ''}`)),
      ),
    courses: () =>
      section(
        'certifications',
        courses,
        variant === 1
          ? printed.certifications
              .map(({ name, issuer, year }) => `${joined([name, issuer], ', ')} \\hfill ${year ?? ''}\\par`)
              .join('\n')
          : items(printed.certifications.map((one) => certificationLine(one, variant === 2 ? '. ' : ', '))),
      ),
    awards: () => section('awards', awards, items(printed.awards)),
  }
  const order = pick(
    [
      [parts.summary, parts.studies, parts.jobs, parts.skills, parts.courses, parts.languages, parts.awards],
      [parts.studies, parts.jobs, parts.courses, parts.awards, parts.skills, parts.languages],
      [parts.jobs, parts.studies, parts.courses, parts.skills, parts.languages],
      [parts.summary, parts.jobs, parts.studies, parts.skills, parts.languages, parts.courses, parts.awards],
    ],
    variant,
  )
  const sign = ' $\\diamond$ '
  const lines = [
    [printed.title],
    variant === 1 ? [printed.phone] : [printed.place],
    variant === 1
      ? [printed.place, printed.email, printed.linkedin]
      : [printed.phone, printed.email, printed.linkedin],
  ].flatMap((line) => {
    const shown = joined(line, sign)
    return shown === '' ? [] : [shown]
  })
  const header = `\\begin{center}{\\MakeUppercase{\\huge\\bf ${tex(printed.name)}}}\\\\[3pt]\n${lines.join('\\\\\n')}\\end{center}`
  return page(`${header}\n${order.map((part) => part()).join('\n')}`, {
    size: pick([11, 10, 11, 12], variant),
    font: pick(
      ['charter', 'mathpazo', 'tgheros}\\renewcommand{\\familydefault}{\\sfdefault', 'mathptmx'],
      variant,
    ),
    geometry: 'left=19mm,right=19mm,top=14mm,bottom=16mm',
  })
}

/** A LaTeX class for a medium-length CV: name in capitals, rules below the headings, a table of strengths. */
export const strengthsTable = texLayout({
  name: 'strengths-table',
  people: ['brayan-orihuela', 'luciana-tineo', 'wendy-chumioque', 'renato-iparraguirre'],
  dates: ['Marzo 2021 a la fecha', 'Jun 2019 – Present', 'Mar. 2018 / Hasta hoy', 'Desde agosto 2022'],
  educationDates: ['2018 al 2020', '2019 – hoy', '2018-2020', '2018-2020'],
  choice: (variant) => ({
    omit: [
      'references',
      'interests',
      'publications',
      ...(variant === 1 ? (['title', 'summary'] as const) : []),
      ...(variant === 2 ? (['title', 'summary', 'awards'] as const) : []),
    ],
    capitals: variant === 2 ? ['companies', 'name'] : ['name'],
  }),
  heading: (words, variant) =>
    `\\par\\medskip{\\bf ${variant === 3 ? words : `\\MakeUppercase{${words}}`}}\\par\\vspace{-7pt}\\rule{\\textwidth}{0.4pt}\\par\\vspace{2pt}`,
  draw,
})
