import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'ene. 2020 - actualidad',
  'ene-20 a la fecha',
  '2018 al 2020',
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
    summary: '',
    experience: 'EXPERIENCIA',
    education: 'FORMACIÓN',
    skills: 'CONOCIMIENTOS TÉCNICOS',
    languages: 'IDIOMAS',
    certifications: 'CERTIFICACIONES Y COLEGIATURA',
    awards: 'PREMIOS',
    references: 'REFERENCIAS',
  },
  {
    summary: 'Perfil profesional',
    experience: 'Historial laboral',
    education: 'Estudios',
    skills: 'Especialidades y software',
    languages: 'Idiomas',
    certifications: 'Capacitación',
    awards: 'Reconocimientos',
    references: 'Referencias',
  },
  {
    summary: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Educación',
    skills: 'Software y equipos',
    languages: 'Idiomas',
    certifications: 'Registros',
    awards: 'Premios',
    references: 'Referencias',
  },
  {
    summary: 'RESUMEN',
    experience: 'TRABAJOS',
    education: 'ESTUDIOS',
    skills: 'LO QUE SE HACER',
    languages: 'IDIOMAS',
    certifications: 'CURSOS',
    awards: 'PREMIOS',
    references: 'REFERENCIAS',
  },
]

/** An engineer's page in small type: dates in a left column, position and company on one line followed by the duties. */
export const denseLines: Layout = {
  name: 'dense-lines',
  people: ['marco-ibarburu', 'yhonatan-ccori', 'hernan-oblitas', 'brayan-huayta'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2018-2020', '2018 al 2020'], variant),
      omit: ['publications', 'interests', ...(variant === 1 ? (['title'] as const) : [])],
      capitals: variant === 0 ? ['name'] : variant === 1 ? ['companies'] : [],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    // In the third variant the headings have their own margin, left of the dates.
    const draw = (heading: string, body: string) =>
      variant === 2
        ? `\\par\\vspace{4pt}\\noindent\\parbox[t]{23mm}{\\raggedright\\bfseries ${escapeTex(heading)}}\\hfill\\begin{minipage}[t]{\\dimexpr\\linewidth-26mm}${body}\\end{minipage}\\par`
        : `\\heading{${escapeTex(variant === 0 ? heading.toLocaleUpperCase('es') : heading)}}\n${body}\n`
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      if (words[kind] === '') return `${body}\n`
      sections.push(kind)
      return draw(words[kind], body)
    }
    const jobs = () =>
      section('experience', printed.experiences.map((role) => drawJob(role, variant)).join('\n'))
    const studies = () =>
      section('education', printed.educations.map((entry) => drawStudy(entry, variant)).join('\n'))
    // Dated like the jobs, but not jobs.
    const projects = Object.entries(person.other ?? {})
      .filter(([heading]) => heading.startsWith('Proyectos'))
      .map(([heading, lines]) => {
        const rows = lines.map((line) => {
          const [when = '', rest = ''] = line.split(/(?<=^\d{4}(?: – \d{4})?)\. /u)
          return rest === '' ? `${escapeTex(line)}\\par` : dated(escapeTex(when), escapeTex(rest), variant)
        })
        return draw(heading, rows.join('\n'))
      })
      .join('\n')
    const small = () =>
      [
        section('skills', drawSkills(printed, variant)),
        section(
          'certifications',
          run(
            printed.certifications.map(({ name, issuer, year }) => {
              const rest = [issuer, year].filter((part) => part !== null).join(', ')
              return rest === '' ? name : `${name} (${rest})`
            }),
            variant,
          ),
        ),
        section(
          'languages',
          run(
            printed.languages.map(({ name, levelText }) =>
              pick([`${name}: ${levelText}`, `${name} ${levelText}`, `${name} – ${levelText}`], variant),
            ),
            variant,
          ),
        ),
        section('awards', run(printed.awards, variant)),
        section('references', run(printed.references, variant)),
      ].join('\n')
    const body = [
      head(printed, variant),
      section('summary', `${escapeTex(printed.summary ?? '')}\\par`),
      jobs(),
      projects,
      studies(),
      variant === 1 ? `\\begin{multicols}{2}\\raggedright\n${small()}\n\\end{multicols}` : small(),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'dense-lines', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = printed.title === null ? '' : escapeTex(printed.title)
  const contact = [printed.place, printed.phone, printed.email, printed.linkedin].flatMap((part) =>
    part === null ? [] : [escapeTex(part)],
  )
  return pick(
    [
      `{\\large\\bfseries ${name}}\\hfill ${contact.slice(0, 2).join(' $|$ ')}\\\\${title}\\hfill ${contact.slice(2).join(' $|$ ')}\\par\\vspace{3pt}\\hrule\\vspace{3pt}`,
      `{\\centering{\\Large\\bfseries ${name}}\\\\ ${contact.join(' \\textperiodcentered{} ')}\\par}`,
      `{\\large\\bfseries ${name}} \\quad ${title}\\par ${contact.join('; ')}\\par\\vspace{2pt}`,
      `{\\bfseries ${name}} - ${title}\\par ${contact.join(' - ')}\\par`,
    ],
    variant,
  )
}

function drawJob(role: PrintedExperience, variant: number): string {
  const [position, company, when] = [role.position, role.company, role.text].map(escapeTex) as [
    string,
    string,
    string,
  ]
  const place = role.place === null ? '' : escapeTex(role.place)
  const duties = role.bullets.map((line) => escapeTex(line.replace(/\.$/u, '')))
  const end = duties.length === 0 ? '' : '.'
  return dated(
    when,
    pick(
      [
        `\\textbf{${position}}, ${company} (${place}). ${duties.join('; ')}${end}`,
        `\\textbf{${company}} -- ${position}, ${place}. ${duties.join('. ')}${end}`,
        `${position} -- \\textit{${company}}, ${place}${duties.length === 0 ? '' : `: ${duties.join('; ')}`}`,
        `${position} en ${company} (${place}) ${duties.join(', ')}`,
      ],
      variant,
    ),
    variant,
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex) as [string, string, string]
  return dated(
    when,
    pick(
      [
        `\\textbf{${award}}, ${at}`,
        `\\textbf{${at}} -- ${award}`,
        `${award} -- \\textit{${at}}`,
        `${award} en ${at}`,
      ],
      variant,
    ),
    variant,
  )
}

/** The second variant puts the two dates of a period one above the other. */
function dated(when: string, words: string, variant: number): string {
  const shown = variant === 1 ? when.replace(' - ', ' -\\\\') : when
  const width = pick(['27mm', '19mm', '31mm', '26mm'], variant)
  return `\\par\\noindent\\parbox[t]{${width}}{\\raggedright ${shown}}\\hfill\\parbox[t]{\\dimexpr\\linewidth-${width}-2mm}{\\raggedright ${words}}\\par\\vspace{2pt}`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const soft = printed.soft.length === 0 ? [] : [{ name: 'Otros', words: printed.soft.join(', ') }]
  const groups = [
    ...printed.skillGroups.map(({ name, items }) => ({
      name,
      words: items.map((item) => item.name).join(pick([', ', ' · ', ', ', ', '], variant)),
    })),
    ...soft,
  ]
  if (variant === 3) return `${escapeTex(groups.map(({ words }) => words).join(', '))}\\par`
  return groups.map(({ name, words }) => `\\textbf{${escapeTex(name)}:} ${escapeTex(words)}\\par`).join('\n')
}

/** Short entries in sequence in a paragraph. */
function run(items: string[], variant: number): string {
  if (items.length === 0) return ''
  return `${items.map(escapeTex).join(pick(['; ', ' \\textbullet{} ', '; ', ', '], variant))}\\par`
}

function document(body: string, variant: number): string {
  const heading = pick(
    [
      '{\\bfseries #1}\\hspace{2mm}\\hrulefill\\par',
      '{\\bfseries\\itshape #1}\\par',
      '{\\bfseries #1}\\par',
      '{\\underline{#1}}\\par',
    ],
    variant,
  )
  return `\\documentclass[9pt,a4paper]{extarticle}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathptmx', 'helvet', 'charter', 'courier'], variant)}}
${variant === 1 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : variant === 3 ? '\\renewcommand{\\familydefault}{\\ttdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=${pick(['14mm', '16mm', '15mm', '20mm'], variant)}]{geometry}
\\usepackage{multicol}
\\setlength{\\parindent}{0pt}
\\newcommand{\\heading}[1]{\\par\\vspace{5pt}${heading}\\nobreak\\vspace{2pt}}
\\pagestyle{empty}
\\begin{document}
${pick(['\\small', '', '', ''], variant)}
${body}
\\end{document}
`
}
