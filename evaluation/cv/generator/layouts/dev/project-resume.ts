import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Jun 2019 – Present',
  'Enero de 2020 – Presente',
  'ene. 2020 - actualidad',
  '03/2019 – 12/2021',
]

type Heading = 'summary' | 'experience' | 'education' | 'skills' | 'certifications' | 'awards' | 'languages'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Objetivo',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades técnicas',
    certifications: 'Certificaciones',
    awards: 'Logros',
    languages: 'Idiomas',
  },
  {
    summary: 'Perfil',
    experience: 'Prácticas y empleos',
    education: 'Formación universitaria',
    skills: 'Conocimientos',
    certifications: 'Certificados',
    awards: 'Reconocimientos',
    languages: 'Idiomas',
  },
]

/** The page of beginners: studies first, then a list of jobs and a list of projects in the same style. */
export const projectResume: Layout = {
  name: 'project-resume',
  people: ['fabrizio-tello', 'milena-aranibar', 'dayana-quilca', 'joel-chipana'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['Jun 2019 – Present', '2018-2020', '2018-2020', '2019 – hoy'], variant),
      omit: [
        'references',
        'interests',
        ...(variant === 2 ? (['summary'] as const) : []),
        ...(variant === 0 ? (['title'] as const) : []),
      ],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `\\section*{${escapeTex(words[kind])}}\n${body}\n`
    }
    const studies = () =>
      section(
        'education',
        printed.educations
          .map(({ degree, institution, text }) => entry(institution, '', degree, text, variant))
          .join('\n'),
      )
    const jobs = () =>
      section(
        'experience',
        printed.experiences
          .map(
            ({ position, company, place, text, bullets }) =>
              `${
                variant === 2 || variant === 3
                  ? entry(company, place ?? '', position, text, variant)
                  : entry(position, place ?? '', company, text, variant)
              }${list(bullets)}`,
          )
          .join('\n'),
      )
    const projects = () =>
      Object.entries(person.other ?? {})
        .map(
          ([heading, lines]) =>
            `\\section*{${escapeTex(heading)}}\n${lines.map((line) => project(line, variant)).join('\n')}\n`,
        )
        .join('\n')
    const order = pick(
      [
        [studies, jobs, projects],
        [studies, projects, jobs],
        [projects, jobs, studies],
        [jobs, projects, studies],
      ],
      variant,
    )
    const body = [
      head(printed, variant),
      printed.summary === null || printed.summary === ''
        ? ''
        : section('summary', `${escapeTex(printed.summary)}\\par`),
      ...order.map((draw) => draw()),
      section(
        'skills',
        [
          ...printed.skillGroups.map(
            ({ name, items }) =>
              `\\textbf{${escapeTex(name)}}: ${escapeTex(items.map((item) => item.name).join(', '))}\\par`,
          ),
          ...(printed.soft.length === 0
            ? []
            : [`\\textbf{Blandas}: ${escapeTex(printed.soft.join(', '))}\\par`]),
        ].join('\n'),
      ),
      section(
        'certifications',
        printed.certifications
          .map(
            ({ name, issuer, year }) => `${escapeTex(`${name} | ${issuer ?? ''}`)}\\hfill ${year ?? ''}\\par`,
          )
          .join('\n'),
      ),
      section('awards', printed.awards.length === 0 ? '' : list(printed.awards)),
      section(
        'languages',
        `${printed.languages.map(({ name, levelText }) => escapeTex(`${name} (${levelText})`)).join(', ')}\\par`,
      ),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'project-resume', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const contact = [printed.phone, printed.email, printed.linkedin, printed.place].flatMap((part) =>
    part === null ? [] : [variant % 2 === 0 ? `\\underline{${escapeTex(part)}}` : escapeTex(part)],
  )
  const title = printed.title === null ? '' : `\\\\[1pt]${escapeTex(printed.title)}`
  return `{${variant === 3 ? '\\raggedright' : '\\centering'}{\\Huge\\scshape ${escapeTex(printed.name)}}${title}\\\\[3pt]{\\small ${contact.join(' $|$ ')}}\\par}`
}

/** Two lines with text at both ends; in the third variant the dates are below the place. */
function entry(bold: string, place: string, plain: string, when: string, variant: number): string {
  const [first, where, second, dates] = [bold, place, plain, when].map(escapeTex) as [
    string,
    string,
    string,
    string,
  ]
  const [above, below] = variant === 2 ? [where, dates] : [dates, where]
  return `\\par\\noindent\\textbf{${first}}\\hfill ${above}\\\\{\\small\\textit{${second}}}\\hfill{\\small\\textit{${below}}}\\par`
}

/** 'Name | tools | dates | description', or another line. */
function project(line: string, variant: number): string {
  const [name = '', tools, when = '', ...rest] = line.split(' | ')
  if (tools === undefined) return `\\par\\noindent ${escapeTex(line)}\\par`
  const top =
    variant === 3
      ? entry(name, '', tools, when, variant)
      : `\\par\\noindent\\textbf{${escapeTex(name)}} $|$ \\emph{${escapeTex(tools)}}\\hfill ${escapeTex(when)}\\par`
  return `${top}${list([rest.join(' | ')])}`
}

function list(items: string[]): string {
  if (items.length === 0) return '\\vspace{3pt}'
  return `\\begin{itemize}\n${items.map((item) => `\\item ${escapeTex(item)}`).join('\n')}\n\\end{itemize}`
}

function document(body: string, variant: number): string {
  return `\\documentclass[11pt,${variant % 2 === 0 ? 'letterpaper' : 'a4paper'}]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['newcent', 'charter', 'mathptmx', 'mathpazo'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=17mm]{geometry}
\\usepackage{titlesec,enumitem}
\\setlist{label=$\\vcenter{\\hbox{\\tiny\\textbullet}}$,itemsep=0pt,topsep=1pt,parsep=0pt,leftmargin=1.6em,before=\\small,after=\\vspace{3pt}}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{\\large\\scshape\\raggedright}{}{0pt}{}[\\titlerule]
\\titlespacing*{\\section}{0pt}{9pt}{4pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
