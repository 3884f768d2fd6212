import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '2019 – hoy',
  'Del 2017 al 2019',
  'Marzo 2021 a la fecha',
]

/** A university teacher's record: every entry one sentence with commas, and long lists that are not jobs. */
export const teachingRecord: Layout = {
  name: 'teaching-record',
  people: ['bruno-lazarte', 'marisol-tapullima', 'patricia-vilela', 'lucia-ferrer'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy'], variant),
      omit: ['interests', variant === 1 ? 'summary' : 'title'],
      capitals: variant === 2 ? ['name'] : [],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind | null, words: string, items: string[]) => {
      if (items.length === 0) return ''
      if (kind !== null) sections.push(kind)
      return `\\section*{${escapeTex(words)}}\n${list(items, variant)}`
    }
    const paragraph = (kind: SectionKind, words: string, text: string) => {
      if (text === '') return ''
      sections.push(kind)
      return `\\section*{${escapeTex(words)}}\n${escapeTex(text)}\n`
    }
    const experience = () =>
      section(
        'experience',
        pick(
          [
            'Experiencia docente y profesional',
            'Cargos',
            'Experiencia académica y profesional',
            'Ejercicio profesional',
          ],
          variant,
        ),
        printed.experiences.map((entry) => experienceLine(entry, variant)),
      )
    const education = () =>
      section(
        'education',
        pick(['Grados y títulos', 'Formación académica', 'Estudios', 'Formación'], variant),
        printed.educations.map((entry) => educationLine(entry, variant)),
      )
    const publications = () =>
      section(
        'publications',
        pick(['Publicaciones', 'Artículos publicados', 'Publicaciones recientes'], variant),
        printed.publications.map(escapeTex),
      )
    const others = () =>
      Object.entries(person.other ?? {})
        .map(([words, lines]) => section(null, words, lines.map(escapeTex)))
        .join('')
    const contact = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
      (part) => part !== null,
    )
    const head = pick(
      [
        `\\begin{center}{\\LARGE\\scshape ${escapeTex(printed.name)}}\\\\[4pt]${contact.map(escapeTex).join(' \\textbullet{} ')}\\end{center}`,
        `{\\Huge ${escapeTex(printed.name)}}\\\\[3pt]{\\large\\itshape ${escapeTex(printed.title ?? '')}}\\\\[5pt]${contact.map(escapeTex).join('\\\\')}`,
        `{\\Large\\bfseries ${escapeTex(printed.name)}}\\hfill\\begin{tabular}[t]{r@{}}${contact.map(escapeTex).join('\\\\')}\\end{tabular}`,
      ],
      variant,
    )
    const body = [
      head,
      paragraph('summary', pick(['Presentación', 'Perfil', 'Semblanza'], variant), printed.summary ?? ''),
      ...(variant % 2 === 0 ? [education(), experience()] : [experience(), education()]),
      ...(variant === 1 ? [others(), publications()] : [publications(), others()]),
      section('awards', 'Distinciones', printed.awards.map(escapeTex)),
      section(
        'certifications',
        pick(
          ['Cursos de perfeccionamiento', 'Registros y cursos', 'Capacitación recibida', 'Colegiatura'],
          variant,
        ),
        printed.certifications.map(({ name, issuer, year }) =>
          escapeTex(`${[name, issuer, year].filter((part) => part !== null).join(', ')}.`),
        ),
      ),
      paragraph(
        'skills',
        pick(['Métodos y programas', 'Competencias', 'Herramientas', 'Especialidades'], variant),
        [
          ...printed.skillGroups.flatMap((group) => group.items.map((item) => item.name)),
          ...printed.soft,
        ].join(pick([', ', '; '], variant)),
      ),
      paragraph(
        'languages',
        'Idiomas',
        printed.languages
          .map(({ name, levelText }) => `${name} ${variant % 2 === 0 ? `(${levelText})` : `– ${levelText}`}`)
          .join(', '),
      ),
    ].join('\n\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'teaching-record', 'pdflatex', sections),
    }
  },
}

function experienceLine(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): string {
  const duties = escapeTex(bullets.join(' '))
  const where = place === null ? '' : `, ${escapeTex(place)}`
  const [role, at, when] = [escapeTex(position), escapeTex(company), escapeTex(text)]
  return pick(
    [
      `${role}, ${at}${where}, ${when}. ${duties}`,
      `\\textbf{${role}}, ${at}${where}, ${when}.${duties === '' ? '' : `\\\\ \\textit{${duties}}`}`,
      `${at}${where}: ${role} (${when}). ${duties}`,
      `${when}: ${role}, \\textit{${at}}${where}. ${duties}`,
    ],
    variant,
  )
}

function educationLine({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [escapeTex(degree), escapeTex(institution), escapeTex(text)]
  return pick(
    [
      `${award}, ${at}${when === '' ? '' : `, ${when}`}.`,
      `\\textbf{${award}}, ${at}${when === '' ? '' : `, ${when}`}.`,
      `${at}: ${award}${when === '' ? '' : ` (${when})`}.`,
      `${when === '' ? '' : `${when}: `}${award}, \\textit{${at}}.`,
    ],
    variant,
  )
}

function list(items: string[], variant: number): string {
  const kind = pick(['itemize', 'itemize', 'enumerate', 'plain'], variant)
  if (kind === 'plain')
    return items.map((item) => `\\noindent\\hangindent=1.4em ${item}\\par\\smallskip`).join('\n')
  return `\\begin{${kind}}\n${items.map((item) => `\\item ${item}`).join('\n')}\n\\end{${kind}}`
}

function document(body: string, variant: number): string {
  const headings = pick(
    [
      '\\titleformat{\\section}{\\large\\bfseries}{}{0pt}{}[\\titlerule]',
      '\\titleformat{\\section}{\\large\\scshape\\centering}{}{0pt}{}',
      '\\titleformat{\\section}{\\normalsize\\bfseries\\MakeUppercase}{}{0pt}{}',
      '\\titleformat{\\section}{\\large\\sffamily\\bfseries}{}{0pt}{}',
    ],
    variant,
  )
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['lmodern', 'mathpazo', 'mathptmx', 'charter'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=25mm]{geometry}
\\usepackage{titlesec}
\\usepackage{enumitem}
\\setlist{itemsep=3pt,topsep=2pt,leftmargin=1.5em}
\\setlength{\\parindent}{0pt}
${headings}
\\titlespacing*{\\section}{0pt}{13pt}{5pt}
\\pagestyle{plain}
\\begin{document}
${body}
\\end{document}
`
}
