import { escapeTex } from '../../producers/latex.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde agosto 2022',
  'Del 2017 al 2019',
  '(Ene. 2020 - Actualidad)',
  'De setiembre 2019 a la actualidad',
]

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Presentación:',
    experience: 'Experiencia:',
    education: 'Estudios:',
    skills: 'Conocimientos:',
    languages: 'Idiomas:',
    certifications: 'Licencias y cursos:',
    references: 'Referencias:',
  },
  {
    summary: 'Quién soy',
    experience: 'Dónde he trabajado',
    education: 'Qué he estudiado',
    skills: 'Qué sé hacer',
    languages: 'Qué idiomas hablo',
    certifications: 'Otros cursos',
    references: 'Quiénes me conocen',
  },
  {
    summary: 'PERFIL',
    experience: 'TRAYECTORIA LABORAL',
    education: 'ESTUDIOS REALIZADOS',
    skills: 'CAPACIDADES',
    languages: 'IDIOMAS',
    certifications: 'CERTIFICADOS',
    references: 'REFERENCIAS',
  },
  {
    summary: 'Resumen',
    experience: 'Experiencia profesional',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Cursos',
    references: 'Referencias',
  },
]

const uncapitalised = (words: string) => words.charAt(0).toLocaleLowerCase('es') + words.slice(1)

/** Jobs written in whole sentences. */
export const postsInSentences: Layout = {
  name: 'posts-in-sentences',
  people: ['edwin-huaranga', 'susana-pilco', 'norma-ancasi', 'katherine-lozada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018 al 2020', 'Del 2017 al 2019', '2018-2020', '2018 al 2020'], variant),
      omit: ['awards', 'interests', 'publications'],
    })
    // Inside a sentence a position starts in lower case; a degree too, unless the sentence starts with it.
    for (const role of printed.experiences) if (variant !== 2) role.position = uncapitalised(role.position)
    // The sentence itself says that it is current.
    for (const entry of printed.educations)
      if (entry.isCurrent) entry.degree = entry.degree.replace(/ \(en curso\)$/u, '')
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: Heading, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return variant === 0
        ? `\\par\\medskip\\noindent\\textbf{${escapeTex(words[kind])}} ${body}\n`
        : `\\section*{${escapeTex(words[kind])}}\n${body}\n`
    }
    const paragraph = (items: string[]) => (items.length === 0 ? '' : `${items.join(' ')}\\par`)
    const body = [
      head(printed, variant),
      section('summary', paragraph([escapeTex(printed.summary ?? '')])),
      section('experience', drawJobs(printed.experiences, variant)),
      section('education', drawStudies(printed.educations, variant)),
      section(
        'skills',
        paragraph([
          `${escapeTex(
            [
              ...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name)),
              ...printed.soft,
            ].join(', '),
          )}.`,
        ]),
      ),
      section(
        'languages',
        paragraph(printed.languages.map(({ name, levelText }) => `${escapeTex(`${name} (${levelText})`)}.`)),
      ),
      section(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) => {
            const rest = [issuer, year].filter((part) => part !== null).join(', ')
            return `${escapeTex(rest === '' ? name : `${name} (${rest})`)}.\\par`
          })
          .join('\n'),
      ),
      section('references', paragraph(printed.references.map((item) => `${escapeTex(item)}.`))),
      variant === 0 ? '\\bigskip\\bigskip\\noindent Pasco, enero de 2026\\par' : '',
    ].join('\n')
    return {
      source: { producer: 'pdflatex', tex: document(body, variant) },
      gold: goldOf(printed, 'posts-in-sentences', 'pdflatex', sections),
    }
  },
}

function head(printed: PrintedCv, variant: number): string {
  const name = escapeTex(printed.name)
  const title = escapeTex(printed.title ?? '')
  const contact = [printed.place, printed.phone, printed.email, printed.linkedin].flatMap((part) =>
    part === null ? [] : [escapeTex(part)],
  )
  return pick(
    [
      `\\begin{center}{\\large\\underline{HOJA DE VIDA}}\\end{center}\n\\noindent\\textbf{${name}}\\\\${title}\\\\${contact.join('\\\\')}\\par`,
      `{\\LARGE\\itshape ${name}}\\\\${title}\\par{\\small ${contact.join(' -- ')}\\par}`,
      `{\\large\\bfseries ${name}}\\hfill ${contact[0]}\\\\${title}\\hfill ${contact.slice(1).join(' / ')}\\par`,
      `\\begin{center}{\\Large ${name}}\\\\${title}\\\\{\\small ${contact.join(' $|$ ')}}\\end{center}`,
    ],
    variant,
  )
}

/** 'Desde febrero 2020 trabajo como ...'; earlier jobs in the past tense. */
function drawJobs(roles: PrintedExperience[], variant: number): string {
  const sentences = roles.map((role, at) => {
    const [position, company, when] = [role.position, role.company, role.text].map(escapeTex)
    const place = escapeTex(role.place ?? '')
    const isAbout = (line: string) => line.startsWith('Distribuidora')
    const about = role.bullets
      .filter(isAbout)
      .map((line) => ` (${escapeTex(uncapitalised(line))})`)
      .join('')
    const duties = role.bullets
      .filter((line) => !isAbout(line))
      .map((line) => escapeTex(line.replace(/\.$/u, '')))
    const told = duties.length === 0 ? '' : ` ${duties.join('. ')}.`
    return pick(
      [
        role.isCurrent
          ? `${when} trabajo como ${position} en ${company}, en ${place}.${told}`
          : `${when} ${at % 2 === 0 ? 'fui' : 'me desempeñé como'} ${position} en ${company} (${place}).${told}`,
        role.isCurrent
          ? `Soy ${position} en ${company}, ${place}. ${when}.${told}`
          : `${when} fui ${position} en ${company}, ${place}.${told}`,
        `\\textit{${company}}, ${place}. Ocupo u ocupé el cargo de \\textbf{${position}} ${when}.${told}`.replace(
          'Ocupo u ocupé',
          role.isCurrent ? 'Ocupo' : 'Ocupé',
        ),
        `${when}, ${role.isCurrent ? 'me desempeño' : 'me desempeñé'} como \\textbf{${position}} en la empresa \\textbf{${company}} de ${place}${about}${duties.length === 0 ? '' : `, donde tuve a mi cargo lo siguiente: ${duties.map(uncapitalised).join('; ')}`}.`,
      ],
      variant,
    )
  })
  // The first variant writes everything in one paragraph.
  return variant === 0
    ? `${sentences.join(' ')}\\par`
    : sentences.map((sentence) => `\\par\\noindent ${sentence}\\par\\smallskip`).join('\n')
}

function drawStudies(entries: PrintedEducation[], variant: number): string {
  const sentences = entries.map(({ degree, institution, text, isCurrent }) => {
    const [award, at, when] = [degree, institution, text].map(escapeTex)
    return pick(
      [
        `${award} en el ${at}, ${when}.`.replace('el I.E.', 'la I.E.'),
        `${when} estudié ${award} en el ${at}.`.replace('el Universidad', 'la Universidad'),
        `${award}, ${at} (${when}).`,
        `${isCurrent ? `Actualmente curso el ${award} en la` : `Soy ${award} por la`} ${at}${when === '' ? '' : `, ${when}`}.`,
      ],
      variant,
    )
  })
  return variant === 0
    ? `${sentences.join(' ')}\\par`
    : sentences.map((sentence) => `\\par\\noindent ${sentence}\\par\\smallskip`).join('\n')
}

function document(body: string, variant: number): string {
  return `\\documentclass[${pick(['12pt', '11pt', '11pt', '11pt'], variant)},a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${pick(['mathptmx', 'mathpazo', 'helvet', 'bookman'], variant)}}
${variant === 2 ? '\\renewcommand{\\familydefault}{\\sfdefault}' : ''}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[margin=27mm]{geometry}
\\usepackage{titlesec}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{${pick(['', '\\large\\itshape', '\\normalsize\\bfseries', '\\large\\bfseries'], variant)}}{}{0pt}{}
\\titlespacing*{\\section}{0pt}{12pt}{5pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`
}
