import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allTechnical } from './design-parts.ts'
import { joined, skillLines, tex } from './own-latex.ts'

const headings: Headings = {
  summary: ['Perfil', 'Resumen', 'Perfil', 'Perfil'],
  experience: [
    'Experiencia',
    'Experiencia profesional',
    'Experiencia en investigación y docencia',
    'Experiencia docente',
  ],
  education: ['Educación', 'Formación académica', 'Formación académica', 'Estudios'],
  skills: ['Habilidades técnicas', 'Habilidades', 'Técnicas y software', 'Competencias'],
  languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
  certifications: ['Certificaciones', 'Certificaciones y colegiatura', 'Cursos', 'Cursos y diplomados'],
  awards: ['Premios', 'Premios', 'Becas y premios', 'Distinciones'],
  publications: ['Publicaciones', 'Publicaciones', 'Publicaciones', 'Publicaciones'],
}

const orders: [SectionKind[], ...SectionKind[][]] = [
  ['education', 'experience', 'skills', 'certifications', 'awards', 'languages'],
  ['summary', 'experience', 'education', 'certifications', 'skills', 'languages'],
  ['summary', 'education', 'experience', 'publications', 'awards', 'certifications', 'skills', 'languages'],
  ['education', 'experience', 'certifications', 'awards', 'skills', 'languages'],
]

/** One page from a gallery of LaTeX templates: rules under the headings, text at both ends of the lines. */
export const overleafOnePage: Layout = {
  name: 'overleaf-one-page',
  people: ['kevin-huallpa', 'renzo-tejada', 'diego-ruiz-panduro', 'elsa-chunga'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(['Ene - Mar 2021', 'marzo 2021 – presente', '2019 – hoy', '2018-2020'], variant),
      educationDates: pick(['2018-2020', 'marzo 2021 – presente', '2019 – hoy', '2018-2020'], variant),
      omit: [
        'references',
        'interests',
        ...(variant === 0 || variant === 3 ? (['summary'] as const) : []),
        ...(variant === 0 ? (['title'] as const) : []),
        ...(variant === 3 ? (['soft'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    return {
      source: { producer: 'pdflatex', tex: page(body, variant) },
      gold: goldOf(printed, 'overleaf-one-page', 'pdflatex', sections),
    }
  },
}

const list = (items: string[]) =>
  items.length === 0
    ? ''
    : `\\begin{itemize}\n${items.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{itemize}`
/** Two lines, each with text at both ends. */
const twoEnds = (bold: string, right: string, italic: string, below: string) =>
  `\\textbf{${tex(bold)}}\\hfill ${tex(right)}\\\\\n\\textit{${tex(italic)}}\\hfill \\textit{${tex(below)}}\\par\n`

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const bodies: Partial<Record<SectionKind, string>> = {
    summary: printed.summary === null ? '' : `${tex(printed.summary)}\\par`,
    experience: printed.experiences.map((role) => job(role, variant)).join('\n'),
    education: printed.educations.map((education) => study(education, variant)).join('\n'),
    skills: skills(printed, variant),
    languages: `${tex(printed.languages.map(({ name, levelText }) => (variant % 2 === 0 ? `${name} (${levelText})` : `${name}: ${levelText}`)).join(variant % 2 === 0 ? ', ' : ' · '))}\\par`,
    certifications: printed.certifications
      .map(({ name, issuer, year }) =>
        variant === 3
          ? dated(year ?? '', `${tex(name)}${issuer === null ? '' : `, ${tex(issuer)}`}`)
          : `${tex([name, issuer].filter((part) => part !== null).join(', '))}\\hfill ${year ?? ''}\\par`,
      )
      .join('\n'),
    awards: list(printed.awards),
    publications:
      printed.publications.length === 0
        ? ''
        : `\\begin{enumerate}\n${printed.publications.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{enumerate}`,
  }
  return [
    head(printed, variant),
    ...pick(orders, variant).map((kind) => {
      const body = bodies[kind] ?? ''
      if (body === '') return ''
      sections.push(kind)
      return `\\section*{${tex(headingOf(headings, kind, variant))}}\n${body}`
    }),
  ].join('\n')
}

// Developers give their code repository beside their network profile.
const repositories = 'github.com/kevinhs-dev'

function head({ name, title, phone, email, linkedin, place }: PrintedCv, variant: number): string {
  const lines = pick(
    [
      [phone, email, linkedin, repositories, place],
      [place, phone, email, linkedin],
      [phone, email, linkedin, place],
      [phone, email, place],
    ],
    variant,
  )
  const below = title === null ? '' : `\\\\[2pt]{\\large ${tex(title)}}`
  if (variant === 2)
    return `\\begin{minipage}[t]{0.55\\textwidth}\\raggedright{\\LARGE\\bfseries ${tex(name)}}${below}\\end{minipage}\\hfill\\begin{minipage}[t]{0.42\\textwidth}\\raggedleft\\small ${joined(lines, '\\\\')}\\end{minipage}\\par`
  const sign = pick([' $|$ ', ' $\\cdot$ ', '', ' $\\diamond$ '], variant)
  return `\\begin{center}{\\Huge ${variant === 0 ? '\\scshape ' : '\\bfseries '}${tex(name)}}${below}\\\\[4pt]{\\small ${joined(lines, sign)}}\\end{center}`
}

/** A line with its year in the margin. */
const dated = (when: string, words: string) =>
  `\\noindent\\begin{tabular}{@{}p{0.16\\textwidth}p{0.81\\textwidth}@{}}${tex(when)} & ${words}\\end{tabular}\\par`

function job(role: PrintedExperience, variant: number): string {
  const bullets = list(role.bullets)
  switch (variant) {
    case 1:
      return twoEnds(role.company, role.place ?? '', role.position, role.text) + bullets
    case 2:
      return `\\textbf{${tex(role.position)}}, ${tex(role.company)}, ${tex(role.place ?? '')}\\hfill ${tex(role.text)}\\par\n${bullets}`
    case 3:
      return dated(
        role.text,
        `\\textbf{${tex(role.position)}}\\newline ${tex(role.company)}, ${tex(role.place ?? '')}\\newline {\\small ${tex(role.bullets.join(' '))}}`,
      )
    default:
      return twoEnds(role.position, role.text, role.company, role.place ?? '') + bullets
  }
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  switch (variant) {
    case 1:
      return `\\textbf{${tex(institution)}}\\\\\n\\textit{${tex(degree)}}\\hfill \\textit{${tex(text)}}\\par\\vspace{3pt}`
    case 2:
      return `\\textbf{${tex(degree)}}, ${tex(institution)}\\hfill ${tex(text)}\\par\\vspace{2pt}`
    case 3:
      return dated(text, `\\textbf{${tex(degree)}}\\newline ${tex(institution)}`)
    default:
      return `\\textbf{${tex(institution)}}\\hfill ${tex(text)}\\\\\n\\textit{${tex(degree)}}\\par`
  }
}

function skills(printed: PrintedCv, variant: number): string {
  if (variant === 3) return `${tex(allTechnical(printed).join(', '))}\\par`
  return skillLines(printed, 'Habilidades blandas')
    .map(([name, all]) => `\\textbf{${tex(name)}:} ${tex(all.join(', '))}\\par`)
    .join('\n')
}

function page(body: string, variant: number): string {
  return `\\documentclass[${pick(['10pt', '11pt', '10pt', '11pt'], variant)},a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['lmodern', 'mathpazo', 'charter', 'lmodern'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=18mm]{geometry}
\\usepackage{titlesec,enumitem}
\\setlist{itemsep=0pt,topsep=1pt,parsep=0pt,leftmargin=1.6em,after=\\vspace{4pt}}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['\\large\\scshape', '\\large\\bfseries', '\\bfseries\\MakeUppercase', '\\Large\\bfseries'], variant)}\\raggedright}{}{0pt}{}[\\titlerule]
\\titlespacing*{\\section}{0pt}{10pt}{5pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
