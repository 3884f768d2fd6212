import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo 2021 a la fecha',
  '15/03/2018 al 30/11/2020',
  'ene. 2020 - actualidad',
  'De setiembre 2019 a la actualidad',
]

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'references'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'RESUMEN PROFESIONAL',
    experience: 'EXPERIENCIA PROFESIONAL',
    education: 'ESTUDIOS',
    skills: 'CONOCIMIENTOS',
    languages: 'IDIOMAS',
    certifications: 'COLEGIATURA Y CAPACITACIONES',
    awards: 'RECONOCIMIENTOS',
    references: 'REFERENCIAS LABORALES',
  },
  {
    summary: 'Presentación',
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Manejo de sistemas y competencias',
    languages: 'Idiomas',
    certifications: 'Diplomados, cursos y certificaciones',
    awards: 'Reconocimientos',
    references: 'Referencias',
  },
]

/** Long records: name and page number on every page, jobs that continue on the next page or column, a repeated heading. */
export const runningHeads: Layout = {
  name: 'running-heads',
  people: ['ricardo-manchego', 'gloria-sanabria', 'tania-urbina', 'marco-ibarburu'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018 al 2020', '2018-2020', '2018-2020', '2019 – hoy'], variant),
      omit: ['interests', ...(variant === 2 ? (['references'] as const) : [])],
      capitals: variant === 0 ? ['name', 'companies'] : variant === 3 ? ['positions'] : [],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `\\section*{${escapeTex(words[kind])}}\n${body}\n`
    }
    const again = `\\clearpage\\section*{${escapeTex(words.experience)} (continuación)}\n`
    const jobs = () =>
      section(
        'experience',
        printed.experiences
          .map((role, at) => `${variant === 3 && at === 3 ? again : ''}${drawJob(role, at, variant)}`)
          .join('\n'),
      )
    const studies = () =>
      section('education', printed.educations.map((entry) => drawStudy(entry, variant)).join('\n'))
    const body = [
      head(printed, variant),
      section('summary', `${escapeTex(printed.summary ?? '')}\\par`),
      ...(variant === 1 ? [studies(), jobs()] : [jobs(), studies()]),
      section(
        'certifications',
        list(
          printed.certifications.map(({ name, issuer, year }) =>
            [name, issuer, year].filter((part) => part !== null).join(pick(['. ', ', ', ', '], variant)),
          ),
          variant,
        ),
      ),
      section(
        'skills',
        [
          ...printed.skillGroups.map(
            ({ name, items }) =>
              `${escapeTex(name)}: ${escapeTex(items.map((item) => item.name).join(', '))}.\\par`,
          ),
          ...(printed.soft.length === 0 ? [] : [`Personales: ${escapeTex(printed.soft.join(', '))}.\\par`]),
        ].join('\n'),
      ),
      section(
        'languages',
        printed.languages
          .map(({ name, levelText }) => `${escapeTex(`${name}: ${levelText}`)}\\par`)
          .join('\n'),
      ),
      section('awards', list(printed.awards, variant)),
      section('references', list(printed.references, variant)),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, printed, variant) },
      gold: goldOf(printed, 'running-heads', 'pdflatex', sections),
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
      `\\begin{center}{\\Large\\bfseries ${name}}\\\\[4pt]{\\bfseries ${title}}\\end{center}\n\\noindent ${contact.join('\\\\')}\\par`,
      `\\begin{center}{\\LARGE ${name}}\\\\[2pt]${title}\\\\[2pt]{\\small ${contact.join(' / ')}}\\end{center}\n`,
      `{\\raggedright{\\LARGE\\bfseries ${name}}\\\\[3pt]${title}\\\\[4pt]{\\small ${contact.join('\\\\')}}\\par}\n`,
      `{\\LARGE ${name}}\\\\${title}\\\\{\\small ${contact.join(' $|$ ')}}\\par`,
    ],
    variant,
  )
}

function drawJob(role: PrintedExperience, at: number, variant: number): string {
  const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
  const place = escapeTex(role.place ?? '')
  const top = pick(
    [
      `\\par\\noindent\\underline{${when}}\\\\\\textbf{${company}} -- ${place}\\\\Cargo: \\textbf{${position}}`,
      `\\par\\noindent\\textbf{${at + 1}. ${company}}, ${place} (${when})\\\\\\textit{${position}}`,
      `\\par\\noindent\\textbf{${position}}\\\\${company}, ${place}\\\\\\textit{${when}}`,
      `\\par\\noindent ${position}\\\\${company} \\textperiodcentered{} ${place} \\textperiodcentered{} ${when}`,
    ],
    variant,
  )
  const duties = role.bullets.map(escapeTex)
  if (duties.length === 0) return `${top}\\par\\medskip`
  if (variant === 1) return `${top}\\par\\noindent Funciones principales: ${duties.join(' ')}\\par\\medskip`
  return `${top}${list(role.bullets, variant)}\\medskip`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex)
  return pick(
    [
      `\\par\\noindent\\underline{${when}}\\\\\\textbf{${award}}\\\\${at}\\par\\smallskip`,
      `\\par\\noindent\\textbf{${at}} (${when})\\\\\\textit{${award}}\\par\\smallskip`,
      `\\par\\noindent\\textbf{${award}}\\\\${at}\\\\\\textit{${when}}\\par\\smallskip`,
      `\\par\\noindent ${award}\\\\${at} \\textperiodcentered{} ${when}\\par\\smallskip`,
    ],
    variant,
  )
}

function list(items: string[], variant: number): string {
  if (items.length === 0) return ''
  const label = pick(['$\\Rightarrow$', '--', '\\textbullet', '--'], variant)
  return `\\begin{itemize}[label=${label}]\n${items.map((item) => `\\item ${escapeTex(item)}`).join('\n')}\n\\end{itemize}`
}

/** The header and footer of every page. */
function everyPage(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const ends = [printed.phone, printed.email].flatMap((part) => (part === null ? [] : [escapeTex(part)]))
  return pick(
    [
      `\\fancyhead[L]{\\small CURRICULUM VITAE}\\fancyhead[R]{\\small ${name}}\\fancyfoot[C]{\\small P\\'agina \\thepage{} de \\pageref{end}}`,
      `\\fancyfoot[L]{\\footnotesize ${name}}\\fancyfoot[C]{\\footnotesize ${ends.join(' - ')}}\\fancyfoot[R]{\\footnotesize \\thepage/\\pageref{end}}`,
      `\\fancyhead[L]{\\itshape\\small ${name}}\\fancyhead[R]{\\small Enero de 2026}\\fancyfoot[R]{\\thepage}`,
      `\\fancyhead[R]{\\footnotesize ${name} -- CV -- p. \\thepage}`,
    ],
    variant,
  )
}

function document(body: string, printed: PrintedCv, variant: number): string {
  return `\\documentclass[${pick(['12pt', '11pt', '12pt', '12pt'], variant)},${variant === 2 ? 'letterpaper' : 'a4paper'}]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathptmx', 'helvet', 'charter', 'mathpazo'], variant)}}
${variant === 1 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=${pick(['30mm', '25mm', '27mm', '30mm'], variant)},headheight=15pt]{geometry}
\\usepackage{titlesec,enumitem,fancyhdr,multicol}
\\setlist{itemsep=2pt,topsep=2pt,parsep=0pt,leftmargin=1.8em}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['\\normalsize\\bfseries', '\\large\\bfseries', '\\large\\scshape', '\\large\\bfseries'], variant)}}{}{0pt}{}${variant === 1 ? '[\\titlerule]' : ''}
\\titlespacing*{\\section}{0pt}{14pt}{6pt}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{${variant === 0 ? '0.4pt' : '0pt'}}
${everyPage(printed, variant)}
\\begin{document}
\\linespread{${pick(['1', '1.25', '1.16', '1'], variant)}}\\selectfont
${variant === 2 ? `\\begin{multicols*}{2}\n${body}\n\\end{multicols*}` : body}
\\label{end}
\\end{document}
`
}
