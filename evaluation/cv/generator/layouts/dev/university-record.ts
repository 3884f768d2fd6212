import { escapeTex } from '../../producers/latex.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  '2019 – hoy',
  'Marzo 2021 a la fecha',
  '2018-2020',
]

interface JobHeadings {
  teaching: string
  office: string | null
  other: string | null
}

/** University posts have a separate heading, or are among the others. */
const jobHeadings: [JobHeadings, ...JobHeadings[]] = [
  {
    teaching: 'Experiencia docente universitaria',
    office: 'Cargos de gestión',
    other: 'Experiencia profesional',
  },
  { teaching: 'Trayectoria académica y profesional', office: null, other: null },
  { teaching: 'DOCENCIA UNIVERSITARIA', office: null, other: 'EXPERIENCIA PROFESIONAL EN LA ESPECIALIDAD' },
  { teaching: 'Cargos desempeñados', office: null, other: null },
]

// Text below a degree that looks like an entry but is not.
const theses: Record<string, string[]> = {
  'filiberto-ccallo': [
    'Tesis: Dinámica del carbono en suelos de waru waru, sobresaliente.',
    'Tesis: Fraccionamiento de fósforo en andenes de Cuyocuyo.',
    'Tesis aprobada con distinción, diciembre 2002.',
  ],
  'rocio-zavaleta': ['Tesis: Los castellanos del valle de Chicama, 1900-1950. Asesor: Dr. J. Uceda.'],
  'hernan-oblitas': ['Tesis: Curvas de intensidad, duración y frecuencia en la cuenca del Mashcón'],
  'delia-shapiama': ['Becaria CAPES'],
}

/** A university teacher's record: studies first, posts with their department, and many pages of other lists. */
export const universityRecord: Layout = {
  name: 'university-record',
  people: ['filiberto-ccallo', 'rocio-zavaleta', 'hernan-oblitas', 'delia-shapiama'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
      omit: [
        'soft',
        'references',
        'interests',
        ...(variant === 3 ? (['summary', 'experience places'] as const) : []),
        ...(variant === 1 ? (['title', 'summary'] as const) : []),
      ],
      capitals: variant === 2 ? ['name', 'institutions'] : [],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind | null, words: string, body: string) => {
      if (body === '') return ''
      if (kind !== null) sections.push(kind)
      return `\\section{${escapeTex(words)}}\n${body}\n`
    }
    const jobs = posts(printed, variant)
    printed.experiences = jobs.flatMap(({ roles }) => roles)
    const cased = (words: string) => (variant === 2 ? words.toLocaleUpperCase('es') : words)
    const other = Object.entries(person.other ?? {}).map(([words, lines]) => ({ words, lines }))

    const studies = () =>
      section(
        'education',
        pick(
          ['Grados académicos y títulos', 'Formación', 'ESTUDIOS SUPERIORES', 'Formación académica'],
          variant,
        ),
        printed.educations
          .map((entry, at) => drawEducation(entry, theses[person.id]?.[at] ?? null, variant))
          .join('\n'),
      )
    const work = () =>
      jobs.map(({ words, roles }) => section('experience', words, drawExperiences(roles, variant))).join('\n')
    const research = () =>
      section(null, cased(other[0]?.words ?? ''), lines(other[0]?.lines ?? [], variant)) +
      section(
        'publications',
        pick(['Publicaciones', 'Publicaciones', 'PRODUCCIÓN CIENTÍFICA', 'Publicaciones'], variant),
        lines(printed.publications, 0),
      )
    const rest = () =>
      other
        .slice(1)
        .map(({ words, lines: items }) => section(null, cased(words), lines(items, variant)))
        .join('\n')
    const body = [
      head(printed, variant),
      section(
        'summary',
        pick(['Perfil', 'Presentación', 'RESUMEN'], variant),
        escapeTex(printed.summary ?? ''),
      ),
      ...(variant === 3 ? [studies(), research(), work()] : [studies(), work(), research()]),
      rest(),
      section(
        'awards',
        pick(['Becas y subvenciones', 'Premios', 'PREMIOS', 'Becas'], variant),
        lines(printed.awards, variant),
      ),
      section(
        'certifications',
        pick(
          ['Colegiatura, registros y cursos', 'Capacitación y colegiatura', 'COLEGIATURA Y CURSOS'],
          variant,
        ),
        lines(
          printed.certifications.map(({ name, issuer, year }) =>
            [name, issuer, year].filter((part) => part !== null).join(pick(['. ', ', ', ' – '], variant)),
          ),
          variant,
        ),
      ),
      section(
        'skills',
        pick(['Métodos y programas', 'Herramientas', 'SOFTWARE Y EQUIPOS', 'Métodos'], variant),
        skills(printed, variant),
      ),
      section(
        'languages',
        pick(['Lenguas', 'Idiomas', 'IDIOMAS', 'Idiomas'], variant),
        lines(
          printed.languages.map(({ name, levelText }) =>
            pick([`${name}: ${levelText}`, `${name} (${levelText})`, `${name}, ${levelText}`], variant),
          ),
          variant,
        ),
      ),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'university-record', 'pdflatex', sections),
    }
  },
}

/** The jobs under the headings of the variant, in page order. */
function posts(printed: PrintedCv, variant: number): { words: string; roles: PrintedExperience[] }[] {
  const headings = pick(jobHeadings, variant)
  const kindOf = ({ position, company }: PrintedExperience): 'teaching' | 'office' | 'other' => {
    if (headings.office !== null && /^Director|^Jefa de la/u.test(position)) return 'office'
    return headings.other === null || company.startsWith('Universidad') ? 'teaching' : 'other'
  }
  return (['teaching', 'office', 'other'] as const)
    .map((kind) => ({
      words: headings[kind] ?? '',
      roles: printed.experiences.filter((role) => kindOf(role) === kind),
    }))
    .filter(({ roles }) => roles.length > 0)
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = printed.title === null ? '' : escapeTex(printed.title)
  const contact = [printed.place, printed.phone, printed.email, printed.linkedin]
    .filter((part) => part !== null)
    .map(escapeTex)
  return pick(
    [
      `\\begin{center}{\\Large\\bfseries Curriculum vitae}\\\\[8pt]{\\LARGE ${name}}\\\\[2pt]${title}\\\\[4pt]{\\small ${contact.join(' \\textperiodcentered{} ')}}\\end{center}`,
      `{\\Large ${name}}\\hfill{\\itshape Curriculum vitae}\\\\[-6pt]\\rule{\\linewidth}{0.4pt}\\\\{\\small ${contact.join(' --- ')}}\n`,
      `\\noindent\\begin{tabular}{@{}ll@{}}\\multicolumn{2}{@{}l}{\\bfseries\\large ${name}}\\\\[2pt]\\multicolumn{2}{@{}l}{${title}}\\\\[3pt] Domicilio: & ${contact[0]}\\\\ Celular: & ${contact[1]}\\\\ Correo: & ${contact[2]}\\\\ LinkedIn: & ${contact[3] ?? '--'}\\end{tabular}\n`,
      `{\\raggedleft{\\LARGE\\itshape ${name}}\\\\${title}\\\\{\\footnotesize ${contact.join('\\\\')}}\\par}\n`,
    ],
    variant,
  )
}

/** A department belongs to its post, not to the duties. */
function unitOf({ bullets }: PrintedExperience): { unit: string | null; duties: string } {
  const isUnit = (line: string) => /^(?:Departamento|Facultad|Laboratorio)/u.test(line)
  const unit = bullets.find(isUnit) ?? null
  return {
    unit: unit === null ? null : escapeTex(unit),
    duties: escapeTex(bullets.filter((line) => !isUnit(line)).join(' ')),
  }
}

function drawExperiences(roles: PrintedExperience[], variant: number): string {
  if (variant === 1) return byCompany(roles).map(drawCompany).join('\n')
  return roles
    .map((role) => {
      const { unit, duties } = unitOf(role)
      const [position, company, when] = [role.position, role.company, role.text].map(escapeTex) as [
        string,
        string,
        string,
      ]
      const place = role.place === null ? '' : escapeTex(role.place)
      if (variant === 0) {
        const at = [unit, company].filter((part) => part !== null).join(', ')
        return `\\dated{${when}}{\\textbf{${position}}\\\\${at}. ${place}.${duties === '' ? '' : `\\\\{\\small ${duties}}`}}`
      }
      if (variant === 2) {
        return `\\par\\noindent\\textbf{${company}}, ${place}${unit === null ? '' : `\\\\${unit}`}\\\\${position}\\hfill ${when}${duties === '' ? '' : `\\\\{\\itshape ${duties}}`}\\medskip`
      }
      return `\\par\\noindent\\hangindent=4em ${when}\\quad ${position}, ${unit === null ? '' : `${unit}, `}${company}.`
    })
    .join('\n')
}

/** One institution, with its posts and their years below. */
function drawCompany(roles: PrintedExperience[]): string {
  const [first] = roles
  const items = roles.map((role) => {
    const { unit } = unitOf(role)
    return `\\item ${escapeTex(role.position)}${unit === null ? '' : `. ${unit}`}. ${escapeTex(role.text)}.`
  })
  return `\\par\\noindent\\textsc{${escapeTex(first?.company ?? '')}} (${escapeTex(first?.place ?? '')})\n\\begin{itemize}\n${items.join('\n')}\n\\end{itemize}`
}

function drawEducation(
  { degree, institution, text }: PrintedEducation,
  thesis: string | null,
  variant: number,
): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex) as [string, string, string]
  const note = thesis === null ? '' : escapeTex(thesis)
  return pick(
    [
      `\\dated{${when}}{\\textbf{${award}}, ${at}.${note === '' ? '' : `\\\\{\\small ${note}}`}}`,
      `\\par\\noindent\\textbf{${award}}. ${at}, ${when}.${note === '' ? '' : ` \\emph{${note}}`}`,
      `\\par\\noindent\\textbf{${at}}\\\\${award}\\hfill ${when}${note === '' ? '' : `\\\\{\\itshape ${note}}`}\\medskip`,
      `\\par\\noindent\\hangindent=4em ${when}\\quad ${award}, ${at}${note === '' ? '.' : ` (${note}).`}`,
    ],
    variant,
  )
}

function skills(printed: PrintedCv, variant: number): string {
  if (variant === 2) {
    return printed.skillGroups
      .map(
        (group) =>
          `\\par\\noindent ${escapeTex(group.name)}: ${escapeTex(group.items.map(({ name }) => name).join(', '))}.`,
      )
      .join('\n')
  }
  const names = printed.skillGroups.flatMap((group) => group.items.map(({ name }) => name))
  return escapeTex(names.join(pick(['; ', ', '], variant)))
}

function lines(items: string[], variant: number): string {
  if (items.length === 0) return ''
  const texts = items.map(escapeTex)
  if (variant === 3) return texts.map((item) => `\\par\\noindent\\hangindent=4em ${item}`).join('\n')
  const kind = pick(['itemize', 'itemize', 'enumerate'], variant)
  return `\\begin{${kind}}\n${texts.map((item) => `\\item ${item}`).join('\n')}\n\\end{${kind}}`
}

function document(body: string, variant: number): string {
  return `\\documentclass[${pick(['11pt', '11pt', '10pt', '12pt'], variant)},a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['charter', 'mathpazo', 'helvet', 'newcent'], variant)}}
${variant === 2 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=${pick(['24mm', '28mm', '20mm', '26mm'], variant)}]{geometry}
\\usepackage{titlesec,enumitem}
\\setlist{itemsep=2pt,topsep=2pt,parsep=0pt,leftmargin=1.6em}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{2pt}
\\setcounter{secnumdepth}{${variant === 0 ? 1 : 0}}
\\titleformat{\\section}{${pick(['\\large\\bfseries', '\\normalsize\\scshape', '\\normalsize\\bfseries', '\\large\\itshape\\raggedleft'], variant)}}{\\Roman{section}.}{6pt}{}${variant === 2 ? '[\\titlerule]' : ''}
\\titlespacing*{\\section}{0pt}{12pt}{4pt}
\\newcommand{\\dated}[2]{\\par\\noindent\\parbox[t]{31mm}{\\raggedright\\small #1}\\hfill\\parbox[t]{\\dimexpr\\linewidth-34mm}{\\raggedright #2}\\par\\smallskip}
\\pagestyle{plain}
\\begin{document}
${body}
\\end{document}
`
}
