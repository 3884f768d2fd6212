import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { escapeTex as tex } from '../../producers/latex.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { joined, printByHand } from './fresh-parts.ts'
import type { HandName } from './fresh-parts.ts'

type Part = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'awards'

const pages: [[Part, string][], ...[Part, string][][]] = [
  [
    ['summary', 'Perfil'],
    ['education', 'Formación académica'],
    ['experience', 'Experiencia'],
    ['skills', 'Herramientas'],
    ['languages', 'Idiomas'],
    ['certifications', 'Certificaciones'],
    ['awards', 'Reconocimientos'],
  ],
  [
    ['experience', 'Experience'],
    ['education', 'Education'],
    ['skills', 'Technical Skills'],
    ['certifications', 'Certifications'],
    ['languages', 'Languages'],
  ],
  [
    ['experience', 'Experiencia'],
    ['education', 'Educación'],
    ['summary', 'Sobre mí'],
    ['skills', 'Habilidades'],
    ['certifications', 'Certificaciones'],
    ['languages', 'Idiomas'],
  ],
  [
    ['summary', 'Perfil profesional'],
    ['experience', 'Experiencia profesional'],
    ['education', 'Estudios'],
    ['certifications', 'Colegiatura y cursos'],
    ['skills', 'Competencias'],
    ['languages', 'Idiomas'],
  ],
]

const jobHands: [HandName, ...HandName[]] = [
  'ago 2019 – presente',
  'Aug 2019 – Current',
  'Ago 2019 - Ene 2022',
  'Agosto 2019 - Actualmente',
]

/** Pages from an online gallery of LaTeX classes: dates in a margin, rules and text at both ends, two columns, banking. */
export const galleryTex: Layout = {
  name: 'gallery-tex',
  people: ['andrea-benavides', 'oscar-palacios', 'piero-cabanillas', 'evelyn-mejia'],
  print(person, variant) {
    const printed = printByHand(person, {
      jobs: pick(jobHands, variant),
      studies: pick(['2019 – 2022', '2019–2022 in English', '2019 - 2022', '2019 – 2022'], variant),
      omit: [
        'references',
        'interests',
        ...(variant === 1 ? (['summary', 'title'] as const) : []),
        ...(variant === 2 ? (['language levels'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    return {
      source: {
        producer: 'pdflatex',
        tex: pick([modern, ruled, tiled, modern], variant)(printed, variant, sections),
      },
      gold: goldOf(printed, 'gallery-tex', 'pdflatex', sections),
    }
  },
}

const list = (items: string[]) =>
  items.length === 0
    ? ''
    : `\\begin{itemize}\n${items.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{itemize}`

/** The gallery's most common class, in two of its styles. */
function modern(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const isBanking = variant === 3
  const job = ({ text, position, company, place, bullets }: PrintedExperience) =>
    `\\cventry{${tex(text)}}{${tex(position)}}{${tex(company)}}{${tex(place ?? '')}}{}{${list(bullets)}}`
  const study = ({ text, degree, institution }: PrintedEducation) =>
    `\\cventry{${tex(text)}}{${tex(degree)}}{${tex(institution)}}{}{}{}`
  const bodies: Record<Part, () => string> = {
    summary: () => `\\cvitem{}{${tex(printed.summary ?? '')}}`,
    experience: () => printed.experiences.map(job).join('\n'),
    education: () => printed.educations.map(study).join('\n'),
    skills: () =>
      isBanking
        ? `\\cvitem{}{${tex([...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name)), ...printed.soft].join(', '))}}`
        : printed.skillGroups
            .map(
              ({ name, items }) => `\\cvitem{${tex(name)}}{${tex(items.map((one) => one.name).join(', '))}}`,
            )
            .join('\n'),
    languages: () =>
      printed.languages
        .map(({ name, levelText }) => `\\cvitemwithcomment{${tex(name)}}{${tex(levelText ?? '')}}{}`)
        .join('\n'),
    certifications: () =>
      printed.certifications
        .map(({ name, issuer, year }) =>
          isBanking
            ? `\\cvlistitem{${tex(joined([name, issuer, year], ', '))}}`
            : `\\cvitem{${year ?? ''}}{\\textbf{${tex(name)}}, ${tex(issuer ?? '')}}`,
        )
        .join('\n'),
    awards: () => printed.awards.map((one) => `\\cvlistitem{${tex(one)}}`).join('\n'),
  }
  const body = pick(pages, variant)
    .map(([part, words]) => {
      sections.push(part)
      return `\\section{${words}}\n${bodies[part]()}`
    })
    .join('\n')
  const names = printed.name.split(' ')
  const linkedin = printed.linkedin === null ? '' : `\\extrainfo{${tex(printed.linkedin)}}`
  return `\\begin{filecontents*}[overwrite]{fontawesome5.sty}
\\ProvidesPackage{fontawesome5}
\\newcommand*{\\faCircle}[1][]{\\textbullet}
\\end{filecontents*}
\\documentclass[11pt,a4paper,sans]{moderncv}
\\moderncvstyle{${isBanking ? 'banking' : 'classic'}}
\\moderncvcolor{${isBanking ? 'black' : 'blue'}}
\\moderncvicons{marvosym}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{${isBanking ? 'helvet' : 'lmodern'}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[scale=${isBanking ? '0.82' : '0.8'}]{geometry}
\\name{${tex(names.slice(0, -2).join(' '))}}{${names
    .slice(-2)
    .map((name) => `\\mbox{${tex(name)}}`)
    .join(' ')}}
\\title{${tex(printed.title ?? '')}}
\\address{${tex(printed.place ?? '')}}{}{}
\\phone[mobile]{${tex(printed.phone ?? '')}}
\\email{${printed.email}}
${linkedin}
\\begin{document}
\\makecvtitle
${body}
\\end{document}
`
}

/** One dense page for developers: small capitals with rules, two lines with text at both ends for a job. */
function ruled(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const ends = (left: string, right: string) => `${left}\\hfill ${right}\\par`
  const bodies: Record<Part, () => string> = {
    summary: () => '',
    awards: () => '',
    experience: () =>
      printed.experiences
        .map(
          ({ position, company, place, text, bullets }) =>
            `${ends(`\\textbf{${tex(company)}}`, tex(place ?? ''))}\n${ends(`\\textit{${tex(position)}}`, `\\textit{${tex(text)}}`)}\n${list(bullets)}`,
        )
        .join('\n'),
    education: () =>
      printed.educations
        .map(({ degree, institution, text }) =>
          ends(`\\textbf{${tex(institution)}}, ${tex(degree)}`, `\\textit{${tex(text)}}`),
        )
        .join('\n'),
    skills: () =>
      [
        ...printed.skillGroups.map(
          ({ name, items }) => `\\textbf{${tex(name)}}: ${tex(items.map((one) => one.name).join(', '))}\\par`,
        ),
        `\\textbf{Other}: ${tex(printed.soft.join(', '))}\\par`,
      ].join('\n'),
    certifications: () =>
      printed.certifications
        .map(({ name, issuer, year }) => ends(`${tex(name)} (${tex(issuer ?? '')})`, year ?? ''))
        .join('\n'),
    languages: () =>
      `${tex(printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(', '))}\\par`,
  }
  const body = pick(pages, variant)
    .map(([part, words]) => {
      sections.push(part)
      return `\\section*{${words}}\n${bodies[part]()}`
    })
    .join('\n')
  const contact = joined([printed.phone, printed.email, printed.linkedin, printed.place], ' | ')
  return `\\documentclass[letterpaper,11pt]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage[margin=0.75in]{geometry}
\\usepackage{titlesec,enumitem,lmodern}
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]
\\titlespacing*{\\section}{0pt}{10pt}{5pt}
\\setlist[itemize]{leftmargin=1.4em,itemsep=1pt,topsep=2pt}
\\setlength{\\parindent}{0pt}
\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\Huge\\scshape ${tex(printed.name)}}\\\\[3pt]{\\small ${tex(contact)}}\\end{center}
${body}
\\end{document}
`
}

/** Two columns of unequal width: events at the left, tags and certificates at the right. */
function tiled(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const tag = (words: string) => `\\tag{${tex(words)}}`
  const bodies: Record<Part, () => string> = {
    awards: () => '',
    summary: () => `${tex(printed.summary ?? '')}\\par`,
    experience: () =>
      printed.experiences
        .map(
          ({ position, company, place, text, bullets }) =>
            `{\\large\\color{accent} ${tex(position)}}\\par\\textbf{${tex(company)}}\\par{\\small\\color{black!60} ${tex(text)}\\quad\\quad ${tex(place ?? '')}}\\par${list(bullets)}`,
        )
        .join('\n\\divider\n'),
    education: () =>
      printed.educations
        .map(
          ({ degree, institution, text }) =>
            `{\\large\\color{accent} ${tex(degree)}}\\par\\textbf{${tex(institution)}}\\par{\\small\\color{black!60} ${tex(text)}}\\par`,
        )
        .join('\n\\divider\n'),
    skills: () =>
      [
        ...printed.skillGroups.map(({ items }) => items.map(({ name }) => tag(name)).join(' ')),
        printed.soft.map(tag).join(' '),
      ]
        .map((tags) => `{\\raggedright ${tags}\\par}`)
        .join('\n\\divider\n'),
    certifications: () =>
      printed.certifications
        .map(
          ({ name, issuer, year }) =>
            `\\textbf{${tex(name)}}\\par ${tex(joined([issuer, year], ', '))}\\par\\smallskip`,
        )
        .join('\n'),
    languages: () =>
      printed.languages
        .map(
          ({ name, rank }) =>
            `${tex(name)}\\hfill${Array.from({ length: 5 }, (_, dot) => `\\disc{${dot <= rank ? 'accent' : 'black!20'}}`).join('')}\\par`,
        )
        .join('\n'),
  }
  const column = (parts: [Part, string][]) =>
    parts
      .map(([part, words]) => {
        sections.push(part)
        return `\\head{${words}}\n${bodies[part]()}`
      })
      .join('\n')
  const all = pick(pages, variant)
  const contact = [printed.email, printed.phone, printed.place, printed.linkedin].map((one) => tex(one ?? ''))
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage[spanish,es-noshorthands]{babel}
\\usepackage[margin=1.5cm]{geometry}
\\usepackage{paracol,tikz,enumitem,xcolor}
\\usepackage{helvet}
\\renewcommand{\\familydefault}{\\sfdefault}
\\definecolor{accent}{HTML}{8F0D0D}
\\setlist[itemize]{leftmargin=1.2em,itemsep=1pt,topsep=2pt}
\\setlength{\\parindent}{0pt}
\\newcommand{\\head}[1]{\\medskip{\\Large\\bfseries\\color{accent}\\MakeUppercase{#1}}\\par\\vspace{-4pt}{\\color{accent}\\rule{\\linewidth}{1.4pt}}\\par\\smallskip}
\\newcommand{\\divider}{\\smallskip{\\color{black!25}\\rule{\\linewidth}{0.4pt}}\\par\\smallskip}
\\newcommand{\\tag}[1]{\\tikz[baseline]\\node[anchor=base,draw=black!35,rounded corners=2pt,inner xsep=4pt,inner ysep=3pt]{#1};}
\\newcommand{\\disc}[1]{\\,\\tikz\\fill[#1] (0,0) circle (3pt);}
\\pagestyle{empty}
\\columnratio{0.6}\\setlength{\\columnsep}{1.8em}
\\begin{document}
{\\Huge\\bfseries ${tex(printed.name)}}\\par\\smallskip{\\large\\color{accent} ${tex(printed.title ?? '')}}\\par\\smallskip{\\small ${contact.join('\\quad ')}}\\par
\\begin{paracol}{2}
${column(all.slice(0, 2))}
\\switchcolumn
${column(all.slice(2))}
\\end{paracol}
\\end{document}
`
}
