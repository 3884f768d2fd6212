import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

/** A row of a class's list: its left column and the lines beside it. */
interface Row {
  label: string
  lines: string[]
}

interface Section {
  words: string
  rows: Row[]
}

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde agosto 2022',
  '03/2019 – 12/2021',
  'Marzo del 2019 – Hasta la fecha',
  '2019.03 – 2021.12',
]

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Perfil',
    experience: 'Ocupaciones',
    education: 'Estudios',
    skills: 'Conocimientos',
    languages: 'Lenguas',
    certifications: 'Cursos y colegiatura',
    references: 'Referencias',
  },
  {
    summary: 'Resumen',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Certificaciones',
    references: 'Referencias',
  },
  {
    summary: 'Perfil profesional',
    experience: 'Experiencia laboral',
    education: 'Educación y formación',
    skills: 'Capacidades y aptitudes',
    languages: 'Idiomas',
    certifications: 'Cursos',
    references: 'Referencias',
  },
  {
    summary: 'Sobre mí',
    experience: 'Empleos',
    education: 'Educación',
    skills: 'Herramientas',
    languages: 'Idiomas',
    certifications: 'Certificados',
    references: 'Referencias',
  },
]

/** Four LaTeX classes for CVs: lists whose left column holds dates or labels, each with its own headings and gaps. */
export const classLists: Layout = {
  name: 'class-lists',
  people: ['hernan-oblitas', 'katherine-lozada', 'gloria-sanabria', 'ricardo-manchego'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2018 al 2020', '2019 – hoy'], variant),
      omit: ['publications', 'awards', 'interests', ...(variant === 2 ? (['title'] as const) : [])],
    })
    // Two of the classes have a heading for the personal data.
    const sections: SectionKind[] = variant === 0 || variant === 2 ? ['contact'] : []
    const words = pick(headings, variant)
    const found: Section[] = []
    const add = (kind: Heading, rows: Row[]) => {
      if (rows.length === 0) return
      sections.push(kind)
      found.push({ words: words[kind], rows })
    }
    add('summary', [{ label: '', lines: [printed.summary ?? ''] }])
    add(
      'experience',
      printed.experiences.flatMap((role) => {
        const at = [role.company, role.place].filter((part) => part !== null)
        if (variant === 2)
          return [
            { label: 'Fechas', lines: [role.text] },
            { label: 'Profesión o cargo desempeñado', lines: [role.position] },
            { label: 'Funciones y responsabilidades', lines: role.bullets },
            { label: 'Nombre y dirección de la empresa', lines: [at.join(', ')] },
          ].filter(({ lines }) => lines.length > 0)
        const head = pick(
          [
            [`${role.position}, ${at.join(', ')}`],
            [role.position, at.join(', ')],
            [],
            [at.join(' – '), role.position],
          ],
          variant,
        )
        return [{ label: role.text, lines: [...head, ...role.bullets] }]
      }),
    )
    add(
      'education',
      printed.educations.flatMap(({ degree, institution, text }) =>
        variant === 2
          ? [
              { label: 'Fechas', lines: [text] },
              { label: 'Cualificación obtenida', lines: [degree] },
              { label: 'Centro de formación', lines: [institution] },
            ].filter(({ lines }) => lines[0] !== '')
          : [{ label: text, lines: variant === 0 ? [`${degree}, ${institution}`] : [degree, institution] }],
      ),
    )
    add(
      'certifications',
      printed.certifications.map(({ name, issuer, year }) => ({
        label: year ?? '',
        lines: [[name, issuer].filter((part) => part !== null).join('. ')],
      })),
    )
    add('skills', [
      ...printed.skillGroups.map(({ name, items }) => ({
        label: name,
        lines: [items.map((item) => item.name).join(', ')],
      })),
      ...(printed.soft.length === 0 ? [] : [{ label: 'Personales', lines: [printed.soft.join(', ')] }]),
    ])
    add(
      'languages',
      printed.languages.map(({ name, levelText }) => ({ label: name, lines: [levelText ?? ''] })),
    )
    add(
      'references',
      printed.references.map((item) => ({ label: '', lines: [item] })),
    )
    return {
      source: {
        producer: 'pdflatex',
        tex: pick([currvita, curve, europecv, simplecv], variant)(printed, found),
      },
      gold: goldOf(printed, 'class-lists', 'pdflatex', sections),
    }
  },
}

function contactOf(printed: PrintedCv): string[] {
  return [printed.place, printed.phone, printed.email, printed.linkedin].flatMap((part) =>
    part === null ? [] : [escapeTex(part)],
  )
}

/** The first line in bold, the rest below it. */
const stacked = ([first = '', ...rest]: string[]) =>
  [`\\textbf{${escapeTex(first)}}`, ...rest.map(escapeTex)].join('\\newline ')

const plain = (lines: string[]) => lines.map(escapeTex).join('\\newline ')

const encodings = '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}'
const babel = '\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}'

function currvita(printed: PrintedCv, found: Section[]): string {
  const lists = found.map(
    ({ words, rows }) =>
      `\\begin{cvlist}{${escapeTex(words)}}\n${rows.map(({ label, lines }) => `\\item${label === '' ? '' : `[${escapeTex(label)}]`} ${escapeTex(lines.join('. '))}`).join('\n')}\n\\end{cvlist}`,
  )
  return `\\documentclass[a4paper,10pt]{article}
${encodings}\\usepackage{newcent}${babel}
\\usepackage[margin=25mm]{geometry}
\\usepackage{currvita}\\setlength{\\cvlabelwidth}{42mm}
\\pagestyle{empty}
\\begin{document}
\\begin{cv}{${escapeTex(printed.name)}}
\\begin{cvlist}{Datos personales}
${[printed.title, ...contactOf(printed)].flatMap((line) => (line === null ? [] : [`\\item ${line}`])).join('\n')}
\\end{cvlist}
${lists.join('\n')}
\\end{cv}
\\end{document}
`
}

/** Reads each section from its own file, and puts a mark before every entry. */
function curve(printed: PrintedCv, found: Section[]): string {
  const files = found.map(
    ({ words, rows }, at) => `\\begin{filecontents*}[overwrite]{part${at}.tex}
\\begin{rubric}{${escapeTex(words)}}
${rows.map(({ label, lines }) => `\\entry*[${escapeTex(label)}] ${lines.length > 1 ? stacked(lines) : plain(lines)}`).join('\n')}
\\end{rubric}
\\end{filecontents*}`,
  )
  const [place = '', phone = '', ...rest] = contactOf(printed)
  return `${files.join('\n')}
\\documentclass[a4paper,10pt]{curve}
${encodings}\\usepackage{mathpazo}
\\usepackage[margin=22mm]{geometry}
\\leftheader{{\\Large\\bfseries ${escapeTex(printed.name)}}\\\\${escapeTex(printed.title ?? '')}}
\\rightheader{${[phone, ...rest, place].join('\\\\')}}
\\pagestyle{empty}
\\begin{document}
\\makeheaders[t]
${found.map((_, at) => `\\makerubric{part${at}}`).join('\n')}
\\end{document}
`
}

// The class loads `nameref` too late for its other packages, unless it is already loaded.
/** The old European form: labels left of a rule, also those of the personal data. */
function europecv(printed: PrintedCv, found: Section[]): string {
  const rows = found.map(
    ({ words, rows: items }) =>
      `\\ecvsection{${escapeTex(words)}}\n${items.map(({ label, lines }, at) => `\\ecvitem${items[at + 1]?.label === 'Fechas' || at === items.length - 1 ? '[8pt]' : ''}{${escapeTex(label)}}{${plain(lines)}}`).join('\n')}`,
  )
  const [place = '', phone = '', email = ''] = contactOf(printed)
  return `\\documentclass[spanish,a4paper,nologo,10pt]{europecv}
${encodings}\\usepackage{helvet}\\renewcommand{\\familydefault}{\\sfdefault}
\\usepackage{nameref}
\\makeatletter\\renewcommand\\ecv@utf[1]{{#1}}\\makeatother
\\ecvname{${escapeTex(printed.name)}}
\\ecvfootername{${escapeTex(printed.name)}}
\\ecvaddress{${place}}
\\ecvtelephone{${phone}}
\\ecvemail{${email}${printed.linkedin === null ? '' : `\\newline ${escapeTex(printed.linkedin)}`}}
\\begin{document}
\\begin{europecv}
\\ecvpersonalinfo[10pt]
${rows.join('\n')}
\\end{europecv}
\\end{document}
`
}

function simplecv(printed: PrintedCv, found: Section[]): string {
  const lists = found.map(
    ({ words, rows }) =>
      `\\section{${escapeTex(words)}}\n${
        rows.every(({ label }) => label === '')
          ? rows.map(({ lines }) => `${plain(lines)}\\par`).join('\n')
          : `\\begin{topic}\n${rows.map(({ label, lines }) => `\\item[${escapeTex(label)}] ${lines.length > 1 ? stacked(lines) : plain(lines)}`).join('\n')}\n\\end{topic}`
      }`,
  )
  return `\\documentclass[a4paper,11pt]{simplecv}
${encodings}\\usepackage{charter}\\usepackage[scaled=0.92]{helvet}${babel}
\\usepackage[margin=24mm]{geometry}
\\leftheader{${contactOf(printed).slice(0, 1).join('\\\\')}}
\\rightheader{${contactOf(printed).slice(1).join('\\\\')}}
\\title{${escapeTex(printed.name)}\\\\{\\normalsize ${escapeTex(printed.title ?? '')}}}
\\begin{document}
\\maketitle
${lists.join('\n')}
\\end{document}
`
}
