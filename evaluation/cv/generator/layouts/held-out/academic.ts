import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '2019 – hoy',
  '03/2019 – 12/2021',
  'Enero de 2020 – Presente',
]

/** Education first, everything in dense lines, publications full of years and names. */
export const academic: Layout = {
  name: 'academic',
  people: ['ernesto-villanueva', 'patricia-orihuela', 'gonzalo-tirado', 'alvaro-dextre'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', 'Del 2017 al 2019'], variant),
      omit: variant % 2 === 0 ? ['references'] : ['references', 'bullets'],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, lines: string[]) => {
      if (lines.length === 0) return ''
      sections.push(kind)
      return `\\section*{${words}}\n${lines.join('\n\n')}\n`
    }
    const body = [
      section(
        'summary',
        pick(['Presentación', 'Perfil', 'Resumen'], variant),
        printed.summary === null ? [] : [escapeTex(printed.summary)],
      ),
      section(
        'education',
        pick(['Formación académica', 'Grados académicos', 'Estudios'], variant),
        printed.educations.map(({ degree, institution, text }) =>
          variant % 2 === 0
            ? `\\entry{${escapeTex(text)}}{\\textbf{${escapeTex(degree)}}, ${escapeTex(institution)}.}`
            : `\\textbf{${escapeTex(degree)}} \\hfill ${escapeTex(text)}\\\\ ${escapeTex(institution)}`,
        ),
      ),
      section(
        'experience',
        pick(['Experiencia docente y profesional', 'Cargos académicos', 'Experiencia'], variant),
        printed.experiences.map((experience) => drawExperience(experience, variant)),
      ),
      section(
        'publications',
        'Publicaciones',
        printed.publications.map(
          (line, index) =>
            `\\noindent\\hangindent=1.5em ${variant % 2 === 0 ? `[${index + 1}] ` : ''}${escapeTex(line)}`,
        ),
      ),
      section(
        'awards',
        pick(['Premios y becas', 'Distinciones'], variant),
        printed.awards.map((line) => `\\noindent ${escapeTex(line)}`),
      ),
      section(
        'skills',
        pick(['Métodos y programas', 'Competencias', 'Habilidades técnicas'], variant),
        skills(printed),
      ),
      section(
        'languages',
        'Idiomas',
        printed.languages.length === 0
          ? []
          : [
              printed.languages
                .map(({ name, levelText }) => `${name}: ${escapeTex(levelText ?? '')}`)
                .join('; '),
            ],
      ),
      section(
        'certifications',
        pick(['Acreditaciones', 'Certificaciones', 'Otros títulos'], variant),
        printed.certifications.map(
          ({ name, issuer, year }) =>
            `\\noindent ${escapeTex(name)}${issuer === null ? '' : ` (${escapeTex([issuer, year].filter((part) => part !== null).join(', '))})`}`,
        ),
      ),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(printed, body, variant) },
      gold: goldOf(printed, 'academic', 'pdflatex', sections),
    }
  },
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedCv['experiences'][number],
  variant: number,
): string {
  const where = place === null ? '' : `, ${escapeTex(place)}`
  const duties = escapeTex(bullets.join(' '))
  return variant % 2 === 0
    ? `\\entry{${escapeTex(text)}}{${escapeTex(position)}. \\emph{${escapeTex(company)}}${where}. ${duties}}`
    : `\\textbf{${escapeTex(position)}} \\hfill ${escapeTex(text)}\\\\ \\emph{${escapeTex(company)}}${where}`
}

function skills(printed: PrintedCv): string[] {
  const groups = printed.skillGroups.map(
    ({ name, items }) =>
      `\\noindent\\textsc{${escapeTex(name)}}: ${escapeTex(items.map((item) => item.name).join(', '))}.`,
  )
  return printed.soft.length === 0
    ? groups
    : [...groups, `\\noindent\\textsc{Otras}: ${escapeTex(printed.soft.join(', '))}.`]
}

function document(printed: PrintedCv, body: string, variant: number): string {
  const contact = [printed.place, printed.phone, printed.email, printed.linkedin]
    .filter((part) => part !== null)
    .map(escapeTex)
  const fonts = pick(
    [
      '\\usepackage[T1]{fontenc}\\usepackage{mathptmx}',
      '',
      '\\usepackage[T1]{fontenc}\\usepackage{mathpazo}',
      '\\usepackage[T1]{fontenc}\\usepackage{charter}',
    ],
    variant,
  )
  const head =
    variant % 2 === 0
      ? `\\begin{center}{\\LARGE\\scshape ${escapeTex(printed.name)}}\\\\[2pt] ${escapeTex(printed.title ?? '')}\\\\[2pt] \\small ${contact.join(' $\\cdot$ ')}\\end{center}`
      : `\\noindent{\\Large\\bfseries ${escapeTex(printed.name)}}\\hfill ${contact[0] ?? ''}\\\\ ${escapeTex(printed.title ?? '')}\\hfill ${contact.slice(1).join('\\\\ \\hspace*{\\fill}')}`
  return `\\documentclass[${variant % 2 === 0 ? '12pt' : '11pt'},a4paper]{article}
\\usepackage[utf8]{inputenc}
${fonts}
\\usepackage[spanish,es-noshorthands]{babel}
\\usepackage[margin=${variant % 2 === 0 ? '2.6cm' : '2.9cm'}]{geometry}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{${variant % 2 === 0 ? '5pt' : '9pt'}}
\\newcommand{\\entry}[2]{\\par\\noindent\\begin{minipage}[t]{0.22\\textwidth}\\raggedright #1\\end{minipage}\\hfill\\begin{minipage}[t]{0.75\\textwidth}#2\\end{minipage}\\par}
\\pagestyle{${variant % 2 === 0 ? 'plain' : 'empty'}}
\\begin{document}
${head}

${body}
\\end{document}
`
}
