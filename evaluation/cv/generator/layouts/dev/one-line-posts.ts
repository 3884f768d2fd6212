import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Marzo del 2019 – Hasta la fecha',
  '2018-2020',
  '03/2019 – 12/2021',
]

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'publications'
  | 'awards'
  | 'references'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Presentación',
    experience: 'EXPERIENCIA PROFESIONAL ASISTENCIAL',
    education: 'FORMACIÓN PROFESIONAL',
    skills: 'DESTREZAS',
    languages: 'IDIOMAS',
    certifications: 'COLEGIATURA, REGISTROS Y DIPLOMADOS',
    publications: 'PUBLICACIONES',
    awards: 'MÉRITOS',
    references: 'REFERENCIAS',
  },
  {
    summary: 'I. RESUMEN',
    experience: 'III. EXPERIENCIA LABORAL',
    education: 'II. ESTUDIOS REALIZADOS',
    skills: 'V. MATERIAS Y SISTEMAS QUE DOMINO',
    languages: 'VI. IDIOMAS',
    certifications: 'IV. COLEGIATURA Y CAPACITACIONES',
    publications: 'PUBLICACIONES',
    awards: 'MÉRITOS',
    references: 'VII. REFERENCIAS PERSONALES',
  },
  {
    summary: 'Perfil',
    experience: 'Ejercicio profesional',
    education: 'Estudios',
    skills: 'Áreas de especialidad',
    languages: 'Idiomas',
    certifications: 'Registros, diplomados y cursos',
    publications: 'Publicaciones',
    awards: 'Distinciones',
    references: 'Referencias',
  },
  {
    summary: 'Resumen',
    experience: 'Cargos y servicios',
    education: 'Estudios',
    skills: 'Capacidades técnicas',
    languages: 'Idiomas',
    certifications: 'Otros documentos',
    publications: 'Publicaciones',
    awards: 'Distinciones',
    references: 'Referencias',
  },
]

// Personal data that lawyers and health professionals put above their lists; its labels are not values.
const particulars: [string[], ...string[][]] = [
  ['DNI: 40000001', 'Estado civil: casado'],
  ['D.N.I.: 44000002', 'Fecha de nacimiento: 14 de junio de 1989', 'Estado civil: soltera'],
  [],
  ['RUC: 10400000036'],
]

/** A list of a physician, lawyer or dentist: each post on one line with commas, registrations and diplomas likewise. */
export const oneLinePosts: Layout = {
  name: 'one-line-posts',
  people: ['augusto-berrocal', 'yesenia-tuesta', 'wilfredo-maquera', 'norma-ancasi'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2019 – hoy', '2018-2020', '2018-2020', '2018 al 2020'], variant),
      omit: [
        'interests',
        ...(variant < 3 ? (['experience places'] as const) : []),
        ...(variant === 0 || variant === 2 ? (['summary'] as const) : []),
      ],
      capitals: variant === 0 ? ['name', 'title'] : variant === 1 ? ['name', 'companies'] : [],
    })
    const words = pick(headings, variant)
    // Only the second variant has a heading above the personal data.
    const sections: SectionKind[] = variant === 1 ? ['contact'] : []
    const section = (kind: Heading, lines: string[]) => {
      if (lines.length === 0) return ''
      sections.push(kind)
      return `\\section*{${escapeTex(words[kind])}}\n${list(lines, variant)}\n`
    }
    const summary = () =>
      printed.summary === null || printed.summary === ''
        ? ''
        : section('summary', [escapeTex(printed.summary)])
    const jobs = () =>
      section(
        'experience',
        printed.experiences.flatMap((role) => jobLines(role, variant)),
      )
    const studies = () =>
      section(
        'education',
        printed.educations.map((entry) => studyLine(entry, variant)),
      )
    const registers = () =>
      section(
        'certifications',
        printed.certifications.map(({ name, issuer, year }) =>
          escapeTex(
            [name, issuer, year]
              .filter((part) => part !== null)
              .join(pick([', ', ' - ', ', ', '. '], variant)),
          ),
        ),
      )
    const others = () =>
      Object.entries(person.other ?? {})
        .map(
          ([heading, lines]) =>
            `\\section*{${escapeTex(variant < 2 ? heading.toLocaleUpperCase('es') : heading)}}\n${list(lines.map(escapeTex), variant)}\n`,
        )
        .join('\n')
    const skills = [
      ...printed.skillGroups.flatMap((group) => group.items.map(({ name }) => name)),
      ...printed.soft,
    ]
    const last = [
      () => section('publications', printed.publications.map(escapeTex)),
      () =>
        section(
          'skills',
          variant === 1 || variant === 3 ? [escapeTex(skills.join(', '))] : skills.map(escapeTex),
        ),
      () =>
        section(
          'languages',
          printed.languages.map(({ name, levelText }) =>
            escapeTex(
              pick(
                [`${name}: ${levelText}`, `${name}, nivel ${levelText}`, `${name} (${levelText})`],
                variant,
              ),
            ),
          ),
        ),
      () => section('awards', printed.awards.map(escapeTex)),
      () => section('references', printed.references.map(escapeTex)),
    ]
    const order = pick(
      [
        [studies, registers, jobs, others, ...last],
        [summary, studies, jobs, registers, others, ...last],
        [jobs, studies, registers, others, ...last],
        [summary, registers, jobs, studies, others, ...last],
      ],
      variant,
    )
    const body = [head(printed, variant), ...order.map((draw) => draw())].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'one-line-posts', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = escapeTex(printed.title ?? '')
  const labels = [
    ['Domicilio', printed.place],
    ['Teléfono', printed.phone],
    ['Correo', printed.email],
  ].flatMap(([label, value]) => (value === null ? [] : [`\\mbox{${label}: ${escapeTex(value ?? '')}}`]))
  const lines = [...pick(particulars, variant).map(escapeTex), ...labels]
  return pick(
    [
      `\\begin{center}{\\large\\bfseries CURRICULUM VITAE}\\\\[10pt]{\\Large\\bfseries ${name}}\\\\${title}\\end{center}\n${lines.join('\\\\')}\n`,
      `\\begin{center}{\\Large ${name}}\\\\\\textsc{${title}}\\end{center}\n\\section*{DATOS PERSONALES}\n${lines.join('\\\\')}\n`,
      `{\\raggedright{\\LARGE\\itshape ${name}}\\\\${title}\\\\[3pt]\\small ${lines.join('\\\\')}\\par}\n`,
      `{\\raggedright{\\large\\bfseries ${name}}\\\\${title}\\\\${lines.join(' \\textperiodcentered{} ')}\\par}\n`,
    ],
    variant,
  )
}

/** The post on one line; its duties, if any, on a separate line. */
function jobLines(role: PrintedExperience, variant: number): string[] {
  const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
  const place = role.place === null ? '' : escapeTex(role.place)
  const duties = role.bullets.map(escapeTex).join(' ')
  const line = pick(
    [
      `${position}, ${company}, ${when}.`,
      `${company}: ${position}. ${when}.`,
      `\\textbf{${position}}. ${company}. ${when}`,
      `${position} -- ${company} -- ${place}\\hfill(${when})`,
    ],
    variant,
  )
  return [duties === '' ? line : `${line}\\\\ Funciones: ${duties}`]
}

function studyLine({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex)
  return pick(
    [
      `${award}, ${at}, ${when}.`,
      `${at}: ${award}. ${when}.`,
      `\\textbf{${award}}. ${at}. ${when}`,
      `${award} -- ${at}\\hfill(${when})`,
    ],
    variant,
  )
}

function list(items: string[], variant: number): string {
  if (variant === 2) return items.map((item) => `\\noindent\\hangindent=1.5em ${item}\\par`).join('\n')
  const label = pick(['\\ding{51}', '--', '', '\\arabic*.'], variant)
  const kind = variant === 3 ? 'enumerate' : 'itemize'
  return `\\begin{${kind}}[label=${label}]\n${items.map((item) => `\\item ${item}`).join('\n')}\n\\end{${kind}}`
}

function document(body: string, variant: number): string {
  const heading = pick(
    ['\\normalsize\\bfseries', '\\normalsize\\bfseries', '\\large\\itshape', '\\normalsize\\scshape'],
    variant,
  )
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathptmx', 'bookman', 'mathpazo', 'helvet'], variant)}}
${variant === 3 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=${pick(['30mm', '25mm', '22mm', '25mm'], variant)}]{geometry}
\\usepackage{titlesec,enumitem,pifont}
\\setlist{itemsep=${pick(['3pt', '4pt', '0pt', '2pt'], variant)},topsep=2pt,parsep=0pt,leftmargin=1.7em}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${heading}}{}{0pt}{${variant === 0 ? '\\underline' : ''}}
\\titlespacing*{\\section}{0pt}{12pt}{5pt}
\\pagestyle{${variant === 1 ? 'plain' : 'empty'}}
\\begin{document}
${body}
\\end{document}
`
}
