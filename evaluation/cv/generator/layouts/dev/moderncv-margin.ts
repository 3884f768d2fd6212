import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '03/2019 – 12/2021',
  '2019 – hoy',
  'ene. 2020 - actualidad',
  '2019.03 – 2021.12',
  '2018-2020',
]

export const moderncvMargin: Layout = {
  name: 'moderncv-margin',
  people: ['edgar-soto', 'renato-acosta', 'lucia-ferrer', 'luis-chumpitaz', 'rosa-quispe', 'julio-cardenas'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      omit: variant % 3 === 2 ? ['references', 'place'] : ['references'],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, lines: string[]) => {
      if (lines.length === 0) return ''
      sections.push(kind)
      return `\\section{${words}}\n${lines.join('\n')}\n`
    }
    const body = [
      section(
        'summary',
        pick(['Perfil', 'Extracto', 'Resumen'], variant),
        printed.summary === null ? [] : [`\\cvitem{}{${escapeTex(printed.summary)}}`],
      ),
      section(
        'experience',
        pick(['Experiencia', 'Trayectoria laboral', 'Experiencia profesional'], variant),
        printed.experiences.map(
          ({ text, position, company, place, bullets }) =>
            `\\cventry{${escapeTex(text)}}{${escapeTex(position)}}{${escapeTex(company)}}{${escapeTex(place ?? '')}}{}{${list(bullets)}}`,
        ),
      ),
      section(
        'education',
        pick(['Formación académica', 'Estudios', 'Educación'], variant),
        printed.educations.map(
          ({ text, degree, institution }) =>
            `\\cventry{${escapeTex(text)}}{${escapeTex(degree)}}{${escapeTex(institution)}}{}{}{}`,
        ),
      ),
      section(
        'languages',
        'Idiomas',
        printed.languages.map(
          ({ name, levelText }) => `\\cvitemwithcomment{${name}}{${escapeTex(levelText ?? '')}}{}`,
        ),
      ),
      section(
        'skills',
        pick(['Competencias', 'Habilidades', 'Conocimientos técnicos'], variant),
        skills(printed),
      ),
      section(
        'certifications',
        pick(['Certificaciones', 'Cursos', 'Formación complementaria'], variant),
        printed.certifications.map(
          ({ name, issuer, year }) =>
            `\\cvitem{${year ?? ''}}{${escapeTex(name)}${issuer === null ? '' : `. \\emph{${escapeTex(issuer)}}`}}`,
        ),
      ),
      section(
        'awards',
        'Reconocimientos',
        printed.awards.map((line) => `\\cvlistitem{${escapeTex(line)}}`),
      ),
      section(
        'publications',
        'Publicaciones',
        printed.publications.map((line) => `\\cvlistitem{${escapeTex(line)}}`),
      ),
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(printed, body, variant) },
      gold: goldOf(printed, 'moderncv-margin', 'pdflatex', sections),
    }
  },
}

function list(bullets: string[]): string {
  return bullets.length === 0
    ? ''
    : `\\begin{itemize}${bullets.map((bullet) => `\\item ${escapeTex(bullet)}`).join('')}\\end{itemize}`
}

function skills(printed: PrintedCv): string[] {
  const groups = printed.skillGroups.map(
    ({ name, items }) =>
      `\\cvitem{${escapeTex(name)}}{${escapeTex(items.map((item) => item.name).join(', '))}}`,
  )
  return printed.soft.length === 0
    ? groups
    : [...groups, `\\cvitem{Personales}{${escapeTex(printed.soft.join(', '))}}`]
}

// The class requires an icon font that few installations have; an empty package replaces it, because the icons come from another.
function document(printed: PrintedCv, body: string, variant: number): string {
  const words = printed.name.split(' ')
  const half = Math.ceil(words.length / 2)
  const colour = pick(['blue', 'green', 'grey'], variant)
  const optional = [
    printed.title === null ? '' : `\\title{${escapeTex(printed.title)}}`,
    printed.place === null ? '' : `\\address{${escapeTex(printed.place)}}{}{}`,
    printed.phone === null ? '' : `\\phone[mobile]{${escapeTex(printed.phone)}}`,
    printed.email === null ? '' : `\\email{${printed.email}}`,
    printed.linkedin === null ? '' : `\\extrainfo{${escapeTex(printed.linkedin)}}`,
  ].join('\n')
  // Without a font encoding, accents are glyphs laid over letters, as in many old CVs.
  const fonts = pick(
    [
      '\\usepackage[T1]{fontenc}\\usepackage{helvet}',
      '\\usepackage[T1]{fontenc}\\usepackage{mathptmx}',
      '\\usepackage[T1]{fontenc}\\usepackage{mathpazo}',
      '',
    ],
    variant,
  )
  return `\\begin{filecontents*}[overwrite]{fontawesome5.sty}
\\ProvidesPackage{fontawesome5}
\\newcommand*{\\faCircle}[1][]{\\textbullet}
\\end{filecontents*}
\\documentclass[10pt,a4paper,${variant % 4 === 0 ? 'sans' : 'roman'}]{moderncv}
\\moderncvstyle{classic}
\\moderncvcolor{${colour}}
\\moderncvicons{${variant % 2 === 0 ? 'letters' : 'marvosym'}}
\\usepackage[utf8]{inputenc}
${fonts}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[scale=0.8]{geometry}
\\name{${escapeTex(words.slice(0, half).join(' '))}}{${escapeTex(words.slice(half).join(' '))}}
${optional}
\\begin{document}
\\makecvtitle
${body}
\\end{document}
`
}
