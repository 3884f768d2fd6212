import { escapeTex } from '../../producers/latex.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ene. 2020 - actualidad',
  'Jun 2019 – Present',
  'Mar-2019 / Dic-2021',
  'ENE 2019 — ACTUALIDAD',
]

type Heading = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'awards'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Resumen',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Competencias técnicas',
    languages: 'Idiomas',
    certifications: 'Certificados',
    awards: 'Premios',
  },
  {
    summary: 'Summary',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certificates',
    awards: 'Honors & Awards',
  },
  {
    summary: '',
    experience: 'Trayectoria',
    education: 'Estudios realizados',
    skills: 'Conocimientos',
    languages: 'Lenguas',
    certifications: 'Formación continua',
    awards: 'Distinciones',
  },
]

/**
 * The company in bold with its place at the right, the position in small capitals below with its dates at the right; coloured first
 * letters of headings.
 */
export const smallCapitals: Layout = {
  name: 'small-capitals',
  people: ['yhonatan-ccori', 'stephanie-villalta', 'marco-ibarburu', 'ximena-farfan'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['ene. 2020 - actualidad', '2019 - Present', '2018-2020', '2019 – hoy'], variant),
      omit: ['references', 'interests', ...(variant === 3 ? (['soft'] as const) : [])],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `${heading(words[kind], variant)}\n${body}\n`
    }
    const summary = escapeTex(printed.summary ?? '')
    const education = printed.educations
      .map(
        ({ degree, institution, text }) =>
          `\\entry{${escapeTex(institution)}}{}{${escapeTex(degree)}}{${escapeTex(text)}}\\vspace{3pt}`,
      )
      .join('\n')
    const body = [
      head(printed, variant),
      // In the third variant the summary is a line in italics under the name, without a heading.
      variant === 2
        ? `{\\centering\\itshape\\small ${summary}\\par}\\medskip`
        : section('summary', `{\\small ${summary}\\par}`),
      section('experience', drawExperiences(printed.experiences, variant)),
      section('education', education),
      section(
        'skills',
        rows([
          ...printed.skillGroups.map(({ name, items }): [string, string] => [
            name,
            items.map((item) => item.name).join(pick([', ', ' | ', ', '], variant)),
          ]),
          ...(printed.soft.length === 0
            ? []
            : [
                [variant === 1 ? 'Soft skills' : 'Otras', printed.soft.join(', ')] satisfies [string, string],
              ]),
        ]),
      ),
      section(
        'certifications',
        honours(
          printed.certifications.map(({ name, issuer, year }) => [year ?? '', name, issuer ?? '']),
          variant,
        ),
      ),
      section('awards', printed.awards.map((item) => `{\\small ${escapeTex(item)}\\par}`).join('\n')),
      section(
        'languages',
        rows(printed.languages.map(({ name, levelText }): [string, string] => [name, levelText ?? ''])),
      ),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, printed.name, variant) },
      gold: goldOf(printed, 'small-capitals', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const [given = '', ...names] = printed.name.split(' ')
  const marks = pick(
    [
      { phone: '\\ding{37}', email: '\\ding{41}', linkedin: '\\textbf{in}' },
      { phone: '\\Mobilefone', email: '\\Letter', linkedin: '\\Mundus' },
    ],
    variant,
  )
  const contact = [
    printed.phone === null ? '' : `${marks.phone}\\ ${escapeTex(printed.phone)}`,
    printed.email === null ? '' : `${marks.email}\\ ${escapeTex(printed.email)}`,
    printed.linkedin === null ? '' : `${marks.linkedin}\\ ${escapeTex(printed.linkedin)}`,
  ].filter((part) => part !== '')
  const align = pick(['\\centering', '\\centering', '\\raggedright', '\\raggedleft'], variant)
  return `{${align}{\\fontsize{26}{28}\\selectfont ${escapeTex(given)} \\textbf{${escapeTex(names.join(' '))}}\\par}\\vspace{3pt}
{\\small\\color{accent}\\scshape ${escapeTex(printed.title ?? '')}\\par}\\vspace{2pt}
{\\footnotesize\\itshape\\color{grey} ${escapeTex(printed.place ?? '')}\\par}\\vspace{2pt}
{\\footnotesize ${contact.join('\\quad\\textbar\\quad ')}\\par}}\\vspace{6pt}`
}

/** The first three letters in the accent colour, then a rule to the margin. */
function heading(words: string, variant: number): string {
  const coloured = `{\\color{accent}${escapeTex(words.slice(0, 3))}}${escapeTex(words.slice(3))}`
  return `\\par\\vspace{7pt}{\\large\\bfseries ${variant === 3 ? escapeTex(words) : coloured}}\\ {\\color{grey}\\hrulefill}\\par\\nobreak\\vspace{3pt}`
}

/** A line about the company stands below its name. */
function parts(role: PrintedExperience): { about: string; duties: string[] } {
  const isAbout = (line: string) => /^(?:Empresa|Distribuidora)/u.test(line)
  return {
    about: escapeTex(role.bullets.find(isAbout) ?? ''),
    duties: role.bullets.filter((line) => !isAbout(line)).map(escapeTex),
  }
}

function drawExperiences(roles: PrintedExperience[], variant: number): string {
  return byCompany(roles)
    .map((ofCompany) =>
      ofCompany
        .map((role, at) => {
          const { about, duties } = parts(role)
          const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
          const place = escapeTex(role.place ?? '')
          const top =
            variant === 2
              ? `\\entry{${position}}{${place}}{${company}}{${when}}`
              : at > 0
                ? `\\role{${position}}{${when}}`
                : `\\entry{${company}}{${place}}{${position}}{${when}}`
          const note = about === '' ? '' : `{\\footnotesize\\itshape\\color{grey} ${about}\\par}`
          return `${top}\n${note}${list(duties)}`
        })
        .join('\n'),
    )
    .join('\n')
}

function list(items: string[]): string {
  if (items.length === 0) return '\\vspace{2pt}'
  return `\\begin{itemize}\n${items.map((item) => `\\item ${item}`).join('\n')}\n\\end{itemize}`
}

/** Names right of a narrow column with their labels. */
function rows(pairs: [string, string][]): string {
  if (pairs.length === 0) return ''
  const lines = pairs.map(([name, value]) => `\\textbf{${escapeTex(name)}} & ${escapeTex(value)}\\\\`)
  return `{\\small\\noindent\\begin{tabular}{@{}>{\\raggedleft\\arraybackslash}p{32mm}@{\\hspace{5mm}}p{\\dimexpr\\linewidth-38mm}@{}}\n${lines.join('\n')}\n\\end{tabular}\\par}`
}

/** Year, name and issuer in three columns, the issuer at the right. */
function honours(items: string[][], variant: number): string {
  if (items.length === 0) return ''
  const lines = items.map(
    ([year = '', name = '', issuer = '']) =>
      `\\textit{${escapeTex(year)}} & ${variant === 1 ? `\\textbf{${escapeTex(name)}}` : escapeTex(name)} & \\leavevmode{\\color{accent}\\itshape ${escapeTex(issuer)}}\\\\`,
  )
  return `{\\small\\noindent\\begin{tabular}{@{}p{11mm}p{95mm}@{}>{\\raggedleft\\arraybackslash}p{\\dimexpr\\linewidth-111mm}@{}}\n${lines.join('\n')}\n\\end{tabular}\\par}`
}

function document(body: string, name: string, variant: number): string {
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['charter', 'mathpazo', 'mathptmx', 'newcent'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=18mm,bottom=20mm]{geometry}
\\usepackage{xcolor,array,enumitem,fancyhdr,pifont,marvosym}
\\definecolor{accent}{HTML}{${pick(['B5121B', '0A6E79', '27408B', '5B3A29'], variant)}}
\\definecolor{grey}{HTML}{6B6B6B}
\\setlist[itemize]{label=\\textbullet,itemsep=0pt,topsep=2pt,parsep=0pt,leftmargin=1.4em,after=\\vspace{4pt}}
\\setlength{\\parindent}{0pt}
\\newcommand{\\role}[2]{{\\small\\scshape #1}\\hfill{\\footnotesize\\itshape #2}\\par}
\\newcommand{\\entry}[4]{{\\bfseries #1}\\hfill{\\small\\itshape\\color{accent} #2}\\par{\\small\\scshape #3}\\hfill{\\footnotesize\\itshape #4}\\par}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}
\\fancyfoot[L]{\\footnotesize\\scshape 15 de enero de 2026}\\fancyfoot[C]{\\footnotesize\\scshape ${escapeTex(name)} ~\\textperiodcentered~ Curr\\'iculum}\\fancyfoot[R]{\\footnotesize\\thepage}
\\begin{document}
${body}
\\end{document}
`
}
