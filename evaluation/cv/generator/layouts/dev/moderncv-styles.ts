import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ene. 2020 - actualidad',
  '2018-2020',
  'Mar. 2018 / Hasta hoy',
  '2019 – hoy',
]

type Heading = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'awards'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Extracto',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Competencias',
    languages: 'Idiomas',
    certifications: 'Cursos y certificaciones',
    awards: 'Premios',
  },
  {
    summary: 'Objetivo',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Conocimientos informáticos',
    languages: 'Idiomas',
    certifications: 'Certificaciones',
    awards: 'Distinciones',
  },
]

/** A well-known class in its other styles: names and dates on one line, or dates in a ruled margin, contact at the bottom. */
export const moderncvStyles: Layout = {
  name: 'moderncv-styles',
  people: ['tania-urbina', 'susana-pilco', 'gloria-sanabria', 'ximena-farfan'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2018 al 2020', '2019 – hoy'], variant),
      omit: ['references', 'interests', ...(variant === 3 ? (['soft'] as const) : [])],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `\\section{${escapeTex(words[kind])}}\n${body}\n`
    }
    const jobs = () =>
      section('experience', printed.experiences.map((role) => drawJob(role, variant)).join('\n'))
    const studies = () =>
      section('education', printed.educations.map((entry) => drawStudy(entry, variant)).join('\n'))
    const body = [
      section('summary', `\\cvitem{}{${escapeTex(printed.summary ?? '')}}`),
      ...(variant === 1 ? [studies(), jobs()] : [jobs(), studies()]),
      section(
        'languages',
        printed.languages
          .map(({ name, levelText }) =>
            variant === 2
              ? `\\cvitemwithcomment{${escapeTex(name)}}{${escapeTex(levelText ?? '')}}{}`
              : `\\cvitem{${escapeTex(name)}}{${escapeTex(levelText ?? '')}}`,
          )
          .join('\n'),
      ),
      section('skills', drawSkills(printed, variant)),
      section(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            year === null
              ? `\\cvlistitem{${escapeTex([name, issuer].filter((part) => part !== null).join(', '))}}`
              : `\\cvitem{${escapeTex(year)}}{${escapeTex([name, issuer].filter((part) => part !== null).join(', '))}}`,
          )
          .join('\n'),
      ),
      section('awards', printed.awards.map((item) => `\\cvlistitem{${escapeTex(item)}}`).join('\n')),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(printed, body, variant) },
      gold: goldOf(printed, 'moderncv-styles', 'pdflatex', sections),
    }
  },
}

/** The class's order of fields; the third variant puts the employer in place of the position. */
function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, when] = [position, company, text].map(escapeTex)
  const duties =
    bullets.length === 0
      ? ''
      : `\\begin{itemize}\n${bullets.map((line) => `\\item ${escapeTex(line)}`).join('\n')}\n\\end{itemize}`
  const [bold, plain] = variant === 2 ? [at, role] : [role, at]
  return `\\cventry{${when}}{${bold}}{${plain}}{${escapeTex(place ?? '')}}{}{${duties}}`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [award, at, when] = [degree, institution, text].map(escapeTex)
  const [bold, plain] = variant === 2 ? [at, award] : [award, at]
  return `\\cventry{${when}}{${bold}}{${plain}}{}{}{}`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const soft = printed.soft.map(escapeTex)
  if (variant === 1) {
    const names = [
      ...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => escapeTex(name))),
      ...soft,
    ]
    const pairs = names.flatMap((name, at) => (at % 2 === 0 ? [[name, names[at + 1] ?? '']] : []))
    return pairs
      .map(([left, right]) =>
        right === '' ? `\\cvlistitem{${left}}` : `\\cvlistdoubleitem{${left}}{${right}}`,
      )
      .join('\n')
  }
  const groups = printed.skillGroups.map(
    ({ name, items }) =>
      `\\cvitem{${escapeTex(name)}}{${items.map((item) => escapeTex(item.name)).join(', ')}}`,
  )
  return [...groups, ...(soft.length === 0 ? [] : [`\\cvitem{Otras}{${soft.join(', ')}}`])].join('\n')
}

// The class requires an icon font that few installations have; an empty package replaces it, because the icons come from another.
function document(printed: PrintedCv, body: string, variant: number): string {
  const words = printed.name.split(' ')
  const half = Math.ceil(words.length / 2)
  const family = words.slice(half).map((word) => `\\mbox{${escapeTex(word)}}`)
  const optional = [
    printed.title === null ? '' : `\\title{${escapeTex(printed.title)}}`,
    printed.place === null ? '' : `\\address{${escapeTex(printed.place)}}{}{}`,
    printed.phone === null ? '' : `\\phone[mobile]{${escapeTex(printed.phone)}}`,
    printed.email === null ? '' : `\\email{${printed.email}}`,
    printed.linkedin === null ? '' : `\\extrainfo{${escapeTex(printed.linkedin)}}`,
  ].join('\n')
  return `\\begin{filecontents*}[overwrite]{fontawesome5.sty}
\\ProvidesPackage{fontawesome5}
\\newcommand*{\\faCircle}[1][]{\\textbullet}
\\end{filecontents*}
\\documentclass[${pick(['10pt', '11pt', '10pt', '11pt'], variant)},a4paper,${variant % 2 === 0 ? 'roman' : 'sans'}]{moderncv}
\\moderncvstyle{${pick(['banking', 'casual', 'oldstyle', 'fancy'], variant)}}
\\moderncvcolor{${pick(['burgundy', 'orange', 'black', 'purple'], variant)}}
\\moderncvicons{${variant % 2 === 0 ? 'marvosym' : 'letters'}}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathpazo', 'helvet', 'charter', 'helvet'], variant)}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[scale=0.8]{geometry}
\\name{${escapeTex(words.slice(0, half).join(' '))}}{${family.join(' ')}}
${optional}
\\begin{document}
\\makecvtitle
${body}
\\end{document}
`
}
