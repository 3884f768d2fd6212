import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Jun 2019 – Present',
  '06/2017 - 12/2018',
  'June 2019 to date',
  'ene. 2020 - actualidad',
]

type Heading = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'awards'

const spanish: Record<Heading, string> = {
  summary: 'Perfil',
  experience: 'Experiencia profesional',
  education: 'Formación académica',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
  awards: 'Reconocimientos',
}
const english: Record<Heading, string> = {
  summary: 'Professional Summary',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Training & Certifications',
  awards: 'Awards',
}

/** Headings in one language, text in the other; dates in either. */
export const bilingual: Layout = {
  name: 'bilingual',
  people: ['sergio-iparraguirre', 'gabriela-montoya', 'carlos-mendoza', 'daniela-okada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2019 - Present', '2019 - Present', 'June 2019 to date', '2018-2020'], variant),
      omit: ['references', 'interests', ...(variant % 2 === 1 ? (['title'] as const) : [])],
    })
    const headings: Record<Heading, string> = pick([spanish, english, both(), spanish], variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `\\section*{${escapeTex(headings[kind])}}\n${body}`
    }
    const contact = [printed.phone, printed.email, printed.linkedin, printed.place].filter(
      (part) => part !== null,
    )
    const items = printed.skillGroups.map(
      ({ name, items }) =>
        `\\textbf{${escapeTex(name)}:} ${escapeTex(items.map((item) => item.name).join(', '))}`,
    )
    const soft =
      printed.soft.length === 0
        ? []
        : [`\\textbf{${variant % 2 === 0 ? 'Soft skills' : 'Otras'}:} ${escapeTex(printed.soft.join(', '))}`]
    const experience = () =>
      section('experience', printed.experiences.map((entry) => drawExperience(entry, variant)).join('\n'))
    const education = () => section('education', drawEducations(printed, variant))
    const body = [
      `\\begin{center}{\\Huge\\bfseries ${escapeTex(printed.name)}}${printed.title === null ? '' : `\\\\[3pt]{\\large ${escapeTex(printed.title)}}`}\\\\[4pt]\\small ${contact.map(escapeTex).join(' $|$ ')}\\end{center}`,
      section('summary', escapeTex(printed.summary ?? '')),
      ...(variant === 3 ? [education(), experience()] : [experience(), education()]),
      section('skills', [...items, ...soft].join('\\\\\n')),
      section(
        'languages',
        printed.languages
          .map(({ name, levelText }) => `${escapeTex(name)} (${escapeTex(levelText ?? '')})`)
          .join(pick([' \\textbullet{} ', ', '], variant)),
      ),
      section(
        'certifications',
        bullets(
          printed.certifications.map(({ name, issuer, year }) =>
            [name, issuer, year].filter((part) => part !== null).join(', '),
          ),
        ),
      ),
      section('awards', bullets(printed.awards)),
    ].join('\n\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'bilingual', 'pdflatex', sections),
    }
  },
}

function both(): Record<Heading, string> {
  const join = (kind: Heading) => `${english[kind]} / ${spanish[kind]}`
  return {
    summary: join('summary'),
    experience: join('experience'),
    education: join('education'),
    skills: join('skills'),
    languages: join('languages'),
    certifications: join('certifications'),
    awards: join('awards'),
  }
}

function bullets(items: string[]): string {
  if (items.length === 0) return ''
  return `\\begin{itemize}\n${items.map((item) => `\\item ${escapeTex(item)}`).join('\n')}\n\\end{itemize}`
}

function drawExperience(
  { position, company, place, text, bullets: duties }: PrintedExperience,
  variant: number,
): string {
  const [role, at, when, where] = [position, company, text, place ?? ''].map(escapeTex) as [
    string,
    string,
    string,
    string,
  ]
  const comma = place === null ? '' : `, ${where}`
  const head = pick(
    [
      `\\textbf{${role}}\\hfill ${when}\\\\\\textit{${at}}\\hfill\\textit{${where}}`,
      `\\textbf{${at}}${comma}\\hfill ${when}\\\\${role}`,
      `${when} $|$ \\textbf{${role}} $|$ ${at}${comma}`,
      `\\textbf{${at}} -- ${role}\\\\{\\small\\itshape ${when}${comma}}`,
    ],
    variant,
  )
  return `\\noindent ${head}\n${duties.length === 0 ? '\\par' : bullets(duties)}\\vspace{4pt}`
}

function drawEducations(printed: PrintedCv, variant: number): string {
  return printed.educations
    .map(({ degree, institution, text }) => {
      const [award, at, when] = [degree, institution, text].map(escapeTex) as [string, string, string]
      return pick(
        [
          `\\textbf{${at}}\\hfill ${when}\\\\\\textit{${award}}`,
          `\\textbf{${award}}\\hfill ${when}\\\\${at}`,
          `${when === '' ? '' : `${when} $|$ `}\\textbf{${award}} $|$ ${at}`,
        ],
        variant,
      )
    })
    .join('\\par\\vspace{4pt}\n')
}

function document(body: string, variant: number): string {
  return `\\documentclass[10pt,${variant % 2 === 0 ? 'letterpaper' : 'a4paper'}]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['lmodern', 'helvet', 'charter', 'mathptmx'], variant)}}
${variant === 1 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[margin=19mm]{geometry}
\\usepackage{titlesec}
\\usepackage{enumitem}
\\setlist{itemsep=1pt,topsep=2pt,leftmargin=1.4em}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['\\large\\scshape', '\\large\\bfseries', '\\normalsize\\bfseries', '\\large\\itshape'], variant)}}{}{0pt}{}${variant === 3 ? '' : '[\\titlerule]'}
\\titlespacing*{\\section}{0pt}{9pt}{5pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
