import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Enero de 2020 – Presente',
  '03/2019 – 12/2021',
  '2019 – hoy',
  'De setiembre 2019 a la actualidad',
]

type Heading =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'interests'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    contact: '',
    summary: 'Mi filosofía',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Fortalezas',
    languages: 'Idiomas',
    certifications: 'Certificados',
    awards: 'Logros',
    interests: 'Pasatiempos',
  },
  {
    contact: 'Enlaces',
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Certificaciones',
    awards: 'Premios',
    interests: 'Intereses',
  },
  {
    contact: 'CONTACTO',
    summary: 'QUIÉN SOY',
    experience: 'OBRAS Y CARGOS',
    education: 'ESTUDIOS',
    skills: 'HERRAMIENTAS',
    languages: 'LENGUAS',
    certifications: 'REGISTROS',
    awards: 'PREMIOS',
    interests: 'AFICIONES',
  },
  {
    contact: '',
    summary: 'Sobre mí',
    experience: 'Experiencia laboral',
    education: 'Formación',
    skills: 'Conocimientos',
    languages: 'Idiomas',
    certifications: 'Cursos',
    awards: 'Premios',
    interests: 'Intereses',
  },
]

/** A narrow column with tags, levels, a wheel or words by level, and the jobs in a wide one on either side of it. */
export const tagColumns: Layout = {
  name: 'tag-columns',
  people: ['jeanpierre-olortegui', 'stephanie-villalta', 'ximena-farfan', 'katherine-lozada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018 al 2020', '2019 – hoy', '2018-2020'], variant),
      omit: [
        'references',
        // Drawn as dots, without words.
        ...(variant === 0 ? (['language levels'] as const) : []),
        ...(variant === 2 ? (['soft'] as const) : []),
      ],
      capitals: variant === 1 ? ['companies', 'institutions'] : variant === 2 ? ['name'] : [],
    })
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `\\heading{${escapeTex(pick(headings, variant)[kind])}}\n${body}\n`
    }
    const summary = () => section('summary', `{\\small ${escapeTex(printed.summary ?? '')}\\par}`)
    const jobs = () =>
      section(
        'experience',
        printed.experiences
          .map((role) => drawJob(role, variant))
          .join(variant === 0 ? '\\divider\n' : '\\vspace{5pt}\n'),
      )
    const studies = () =>
      section(
        'education',
        printed.educations.map((entry) => drawStudy(entry, variant)).join('\\vspace{4pt}\n'),
      )
    const rest = [
      () => section('skills', drawSkills(printed, variant)),
      () => section('languages', printed.languages.map((item) => drawLanguage(item, variant)).join('\n')),
      () =>
        section(
          'certifications',
          printed.certifications
            .map(
              ({ name, issuer, year }) =>
                `{\\small ${escapeTex(name)}\\par}${[issuer, year].some((part) => part !== null) ? `{\\footnotesize\\color{grey} ${[issuer, year].flatMap((part) => (part === null ? [] : [escapeTex(part)])).join(pick([' \\textperiodcentered{} ', ', '], variant))}\\par}` : ''}\\vspace{2pt}`,
            )
            .join('\n'),
        ),
      () => section('awards', printed.awards.map((item) => `{\\small ${escapeTex(item)}\\par}`).join('\n')),
      () =>
        section(
          'interests',
          printed.interests.length === 0
            ? ''
            : `{\\small ${escapeTex(printed.interests.join(pick([', ', ' / '], variant)))}\\par}`,
        ),
    ]
    const others = () =>
      Object.entries(person.other ?? {})
        .map(
          ([words, lines]) =>
            `\\heading{${escapeTex(words)}}\n${lines.map((line) => `{\\small\\ding{72} ${escapeTex(line)}\\par}\\vspace{2pt}`).join('\n')}`,
        )
        .join('\n')
    const all = (parts: (() => string)[]) => parts.map((draw) => draw()).join('\n')
    // In column order: the left one comes first in the file.
    const columns = {
      0: () => twoColumns(all([summary, jobs]), all([others, studies, ...rest]), '0.60', '0.34'),
      1: () => twoColumns(all([studies, linksOf, ...rest]), all([summary, jobs]), '0.31', '0.65'),
      2: () => twoColumns(all([contactOf, ...rest]), all([summary, jobs, studies]), '0.32', '0.63'),
      3: () => twoColumns(all([summary, jobs, studies]), all([plainContactOf, ...rest]), '0.64', '0.31'),
    }
    function contactOf(): string {
      return section('contact', contact(printed).join('\n'))
    }
    function linksOf(): string {
      return printed.linkedin === null
        ? ''
        : section('contact', `{\\small LinkedIn:// \\textbf{${escapeTex(printed.linkedin)}}\\par}`)
    }
    function plainContactOf(): string {
      return contact(printed).join('\n')
    }
    const body = `${head(printed, variant)}\n${columns[variant as 0 | 1 | 2 | 3]()}`
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'tag-columns', 'pdflatex', sections),
    }
  },
}

function twoColumns(left: string, right: string, leftWidth: string, rightWidth: string): string {
  return `\\noindent\\begin{minipage}[t]{${leftWidth}\\linewidth}\\raggedright\n${left}\\end{minipage}\\hfill\\begin{minipage}[t]{${rightWidth}\\linewidth}\\raggedright\n${right}\\end{minipage}`
}

function contact(printed: PrintedCv): string[] {
  return [
    ['\\ding{37}', printed.phone],
    ['\\ding{41}', printed.email],
    ['\\ding{110}', printed.linkedin],
    ['\\ding{72}', printed.place],
  ].flatMap(([mark, value]) =>
    value === null ? [] : [`{\\footnotesize ${mark}\\ \\ ${escapeTex(value ?? '')}\\par}`],
  )
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = escapeTex(printed.title ?? '')
  const contacts = [printed.place, printed.email, printed.phone].flatMap((part) =>
    part === null ? [] : [escapeTex(part)],
  )
  return pick(
    [
      `{\\Huge\\bfseries\\color{accent} ${name}\\par}\\vspace{3pt}{\\large ${title}\\par}\\vspace{4pt}{\\footnotesize \\ding{41} ${contacts[1]}\\quad\\ding{37} ${contacts[2]}\\quad\\ding{72} ${contacts[0]}\\par}\\vspace{8pt}`,
      `{\\centering{\\fontsize{30}{34}\\selectfont ${name}\\par}{\\small ${title}\\par}{\\footnotesize\\color{grey} ${contacts.join(' $|$ ')}\\par}}\\vspace{8pt}`,
      `{\\centering\\LARGE\\bfseries ${name}\\par\\vspace{2pt}\\normalsize\\mdseries\\itshape ${title}\\par}\\vspace{4pt}\\hrule\\vspace{8pt}`,
      `\\noindent\\colorbox{accent}{\\parbox{\\dimexpr\\linewidth-2\\fboxsep}{\\vspace{5pt}\\color{white}{\\LARGE ${name}}\\\\[2pt]${title}\\vspace{5pt}}}\\par\\vspace{8pt}`,
    ],
    variant,
  )
}

function drawJob(role: PrintedExperience, variant: number): string {
  const [position, company, when, place] = [role.position, role.company, role.text, role.place ?? ''].map(
    escapeTex,
  )
  const isAbout = (line: string) => /^(?:Empresa|Distribuidora)/u.test(line)
  const about = role.bullets.find(isAbout)
  const duties = role.bullets.filter((line) => !isAbout(line)).map(escapeTex)
  const top = pick(
    [
      `{\\bfseries ${position}\\par}{\\color{accent}\\small\\bfseries ${company}\\par}{\\footnotesize\\color{grey}\\ding{110} ${when}\\hspace{8mm}\\ding{72} ${place}\\par}`,
      `{\\bfseries ${company}} $|$ {\\small ${position}}\\par{\\footnotesize\\color{grey} ${when} $|$ ${place}\\par}`,
      `{\\small\\color{accent} ${when}\\par}{\\bfseries ${position}\\par}{\\itshape ${company}, ${place}\\par}`,
      `{\\bfseries ${position}, ${company}\\par}{\\footnotesize\\fcolorbox{grey}{white}{${when}}\\quad ${place}\\par}\\vspace{2pt}`,
    ],
    variant,
  )
  const note = about === undefined ? '' : `{\\footnotesize\\itshape ${escapeTex(about)}\\par}`
  const list =
    duties.length === 0
      ? ''
      : variant === 2
        ? `{\\small ${duties.join(' ')}\\par}`
        : `\\begin{itemize}\n${duties.map((item) => `\\item ${item}`).join('\n')}\n\\end{itemize}`
  return `${top}${note}${list}`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex)
  return pick(
    [
      `{\\bfseries\\small ${award}\\par}{\\color{accent}\\small ${at}\\par}{\\footnotesize\\color{grey}\\ding{110} ${when}\\par}`,
      `{\\bfseries\\footnotesize ${at}\\par}{\\small ${award}\\par}{\\footnotesize\\color{grey} ${when}\\par}`,
      `{\\small\\color{accent} ${when}\\par}{\\bfseries ${award}\\par}{\\itshape ${at}\\par}`,
      `{\\bfseries ${award}, ${at}\\par}{\\footnotesize\\fcolorbox{grey}{white}{${when}}\\par}`,
    ],
    variant,
  )
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = printed.skillGroups.flatMap((group) => group.items)
  const tags = (names: string[]) => names.map((name) => `\\tag{${escapeTex(name)}}`).join(' ')
  if (variant === 1) {
    return printed.skillGroups
      .map(
        ({ name, items: ofGroup }) =>
          `{\\footnotesize\\bfseries ${escapeTex(name)}\\par}{\\small ${ofGroup.map((item) => escapeTex(item.name)).join(' \\textbullet{} ')}\\par}\\vspace{2pt}`,
      )
      .concat(
        printed.soft.length === 0
          ? []
          : [
              `{\\footnotesize\\bfseries Además\\par}{\\small ${printed.soft.map(escapeTex).join(' \\textbullet{} ')}\\par}`,
            ],
      )
      .join('\n')
  }
  if (variant === 2) return wheel(items.map((item) => item.name))
  if (variant === 3) {
    // A bar is drawn even without a word for the level.
    const length = (level: string | null, at: number) =>
      level === 'avanzado' ? '0.92' : `0.${45 + ((at * 17) % 40)}`
    const rows = items.map(({ name, level }, at) => {
      const word = level === null ? '' : `\\hfill{\\footnotesize\\itshape ${escapeTex(level)}}`
      return `{\\small ${escapeTex(name)}${word}\\par}\\vspace{1pt}{\\color{accent}\\rule{${length(level, at)}\\linewidth}{2pt}\\par}\\vspace{2pt}`
    })
    return `${rows.join('\n')}\n{\\small ${printed.soft.map(escapeTex).join(', ')}\\par}`
  }
  return `${tags(items.map((item) => item.name))}\\par\\divider ${tags(printed.soft)}\\par`
}

/** A ring of sectors with their words around it. */
function wheel(names: string[]): string {
  const step = 360 / names.length
  const sectors = names.map((name, at) => {
    const from = Math.round(at * step)
    const to = Math.round((at + 1) * step)
    const middle = Math.round((from + to) / 2)
    return `\\fill[accent!${30 + ((at * 23) % 60)}] (${from}:6mm) -- (${from}:11mm) arc (${from}:${to}:11mm) -- (${to}:6mm) arc (${to}:${from}:6mm) -- cycle; \\node[font=\\tiny,align=center,text width=14mm] at (${middle}:19mm) {${escapeTex(name)}};`
  })
  return `{\\centering\\begin{tikzpicture}${sectors.join('\n')}\\end{tikzpicture}\\par}`
}

function drawLanguage({ name, levelText, rank }: PrintedCv['languages'][number], variant: number): string {
  const shown = escapeTex(name)
  if (variant === 0) {
    const dots = [1, 2, 3, 4].map(
      (at) => `\\tikz\\fill[${at <= rank ? 'accent' : 'grey!30'}] (0,0) circle (2.4pt);`,
    )
    return `{\\small ${shown}\\hfill ${dots.join('\\,')}\\par}`
  }
  const level = escapeTex(levelText ?? '')
  return pick(
    [
      `{\\small ${shown} ${level}\\par}`,
      `{\\small ${shown} \\textperiodcentered{} ${level}\\par}`,
      `{\\small ${shown} (${level})\\par}`,
      `{\\small ${shown}\\hfill{\\footnotesize\\itshape ${level}}\\par}`,
    ],
    variant,
  )
}

function document(body: string, variant: number): string {
  const heading = pick(
    [
      '{\\large\\bfseries\\color{accent} #1\\par}\\vspace{-3pt}{\\color{accent}\\rule{\\linewidth}{1.5pt}\\par}',
      '{\\large\\color{accent} #1\\par}',
      '{\\bfseries\\small #1\\par}\\vspace{-4pt}{\\rule{12mm}{0.8pt}\\par}',
      '{\\large\\itshape\\color{accent} #1\\par}',
    ],
    variant,
  )
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['helvet', 'avant', 'mathptmx', 'helvet'], variant)}}
${variant === 2 ? '' : '\\renewcommand{\\familydefault}{\\sfdefault}'}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=15mm]{geometry}
\\usepackage{xcolor,enumitem,pifont,tikz}
\\definecolor{accent}{HTML}{${pick(['8C1D40', '1B6CA8', '9A5B13', '2B5D4B'], variant)}}
\\definecolor{grey}{HTML}{707070}
\\setlist[itemize]{label=\\textbullet,itemsep=0pt,topsep=1pt,parsep=0pt,leftmargin=1.2em,font=\\small,before=\\small}
\\setlength{\\parindent}{0pt}
\\newcommand{\\heading}[1]{\\par\\vspace{9pt}${heading}\\vspace{3pt}}
\\newcommand{\\divider}{\\par\\vspace{2pt}{\\color{grey!50}\\tikz\\draw[dashed] (0,0) -- (\\linewidth-1pt,0);\\par}\\vspace{3pt}}
\\newcommand{\\tag}[1]{\\tikz[baseline]\\node[anchor=base,draw=grey!60,rounded corners=3pt,inner xsep=4pt,inner ysep=2.5pt,font=\\footnotesize] {#1};}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
