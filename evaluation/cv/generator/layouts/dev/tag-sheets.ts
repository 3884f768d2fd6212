import type { PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import { certificationLine, items, page, tex, texLayout } from './own-latex.ts'
import type { TexPage } from './own-latex.ts'

const accents: [string, ...string[]] = ['8F0D0D', '2E5B7A', '1E6B52', '6A3D7C']
const head = (variant: number) => `\\usepackage{paracol,tikz,marvosym}
\\definecolor{accent}{HTML}{${pick(accents, variant)}}
\\definecolor{soft}{HTML}{666666}
\\newcommand{\\tag}[1]{\\tikz[baseline]\\node[anchor=base,draw=soft!50,rounded corners=2pt,inner xsep=3pt,inner ysep=2.5pt,text height=1.5ex,text depth=.3ex]{\\small #1};\\hspace{2pt} }
\\newcommand{\\calendar}{\\tikz[baseline=-.6ex]\\draw[accent](0,-.8ex)rectangle(1.6ex,.8ex)(0,.4ex)--(1.6ex,.4ex);}
\\newcommand{\\pin}{\\tikz[baseline=-.6ex]\\fill[accent](0,0)circle(.6ex)(-.35ex,-.3ex)--(0,-1.2ex)--(.35ex,-.3ex);}
\\newcommand{\\level}[1]{\\foreach \\x in {1,...,4}{\\ifnum\\x>#1\\tikz\\fill[soft!30](0,0)circle(.8ex);\\else\\tikz\\fill[accent](0,0)circle(.8ex);\\fi\\hspace{1pt}}}
\\newcommand{\\divider}{\\par\\vspace{3pt}\\tikz\\draw[dashed,soft!40](0,0)--(\\linewidth,0);\\par\\vspace{3pt}}`

const heading = (words: string) =>
  `\\par\\vspace{8pt}{\\color{accent}\\large\\bfseries\\MakeUppercase{${words}}}\\par\\vspace{-4pt}{\\color{accent}\\rule{\\linewidth}{1.5pt}}\\par\\vspace{3pt}`

/** Date and place side by side, each after a small icon. */
const whenAndWhere = (when: string, where: string | null) =>
  `{\\small\\color{soft}\\makebox[0.55\\linewidth][l]{\\calendar\\ ${tex(when)}}${where === null ? '' : `\\makebox[0.44\\linewidth][l]{\\pin\\ ${tex(where)}}`}}\\par`

function job({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [first, second] = variant === 2 ? [company, position] : [position, company]
  return `{\\large ${tex(first)}}\\par{\\bfseries\\color{accent}${tex(second)}}\\par\\vspace{1pt}${whenAndWhere(text, place)}${items(bullets)}`
}

function study({ degree, institution, text }: PrintedEducation): string {
  return `{\\large\\raggedright ${tex(degree)}\\par}{\\bfseries\\color{accent}\\raggedright ${tex(institution)}\\par}{\\small\\color{soft}\\calendar\\ ${tex(text)}}\\par`
}

function draw({ printed, variant, section }: TexPage): string {
  const words = pick(
    [
      ['Experiencia', 'Sobre mí', 'Fortalezas', 'Idiomas', 'Educación', 'Certificaciones', 'Logros'],
      [
        'Experiencia laboral',
        'Perfil',
        'Habilidades',
        'Idiomas',
        'Formación',
        'Cursos y certificados',
        'Premios',
      ],
      ['Trayectoria', 'Resumen', 'Tecnologías', 'Lenguas', 'Estudios', 'Certificados', 'Reconocimientos'],
      [
        'Experiencia Profesional',
        'Presentación',
        'Competencias',
        'Idiomas',
        'Formación Académica',
        'Capacitación',
        'Distinciones',
      ],
    ],
    variant,
  )
  const [
    experience = '',
    summary = '',
    skills = '',
    languages = '',
    education = '',
    courses = '',
    awards = '',
  ] = words
  const parts = {
    experience: () =>
      section(
        'experience',
        experience,
        printed.experiences.map((role) => job(role, variant)).join('\\divider\n'),
      ),
    education: () => section('education', education, printed.educations.map(study).join('\\divider\n')),
    summary: () =>
      section(
        'summary',
        summary,
        printed.summary === null ? '' : `{\\raggedright ${tex(printed.summary)}\\par}`,
      ),
    skills: () =>
      section(
        'skills',
        skills,
        [...printed.skillGroups.map(({ items: all }) => all.map(({ name }) => name)), printed.soft]
          .filter((group) => group.length > 0)
          .map((group) => `{\\raggedright ${group.map((one) => `\\tag{${tex(one)}}`).join('')}\\par}`)
          .join('\\divider\n'),
      ),
    languages: () =>
      section(
        'languages',
        languages,
        printed.languages
          .map(({ name, levelText, rank }) =>
            levelText === null
              ? `${tex(name)}\\hfill\\level{${rank}}\\par`
              : `\\textbf{${tex(name)}}\\hfill ${tex(levelText)}\\par`,
          )
          .join('\n'),
      ),
    certifications: () =>
      section(
        'certifications',
        courses,
        printed.certifications
          .map((one) => `{\\raggedright ${tex(certificationLine(one, variant === 1 ? ' – ' : ', '))}\\par}`)
          .join('\\vspace{3pt}\n'),
      ),
    awards: () => section('awards', awards, items(printed.awards)),
  }
  const contact = [
    [`\\Letter`, printed.email],
    [`\\Mobilefone`, printed.phone],
    [`\\pin`, printed.place],
    [``, printed.linkedin],
  ].flatMap(([icon = '', value]) =>
    value === null || value === undefined ? [] : [`\\mbox{${icon}~${tex(value)}}`],
  )
  const [main, side] = pick(
    [
      [
        [parts.experience, parts.awards],
        [parts.summary, parts.skills, parts.languages, parts.education, parts.certifications],
      ],
      [
        [parts.summary, parts.experience, parts.certifications],
        [parts.education, parts.skills, parts.languages, parts.awards],
      ],
      [
        [parts.experience, parts.education],
        [parts.summary, parts.skills, parts.certifications, parts.languages, parts.awards],
      ],
      [
        [parts.education, parts.experience],
        [parts.skills, parts.languages, parts.certifications, parts.awards],
      ],
    ],
    variant,
  )
  const drawn = (all: (() => string)[]) => all.map((part) => part()).join('\n')
  const header = `{\\Huge\\bfseries ${tex(printed.name)}}\\par\\vspace{4pt}{\\large\\bfseries\\color{accent}${tex(printed.title ?? '')}}\\par\\vspace{4pt}{\\small ${contact.join('\\quad ')}}\\par`
  // The third variant has its side column at the left, which is read first.
  if (variant === 2)
    return page(
      `${header}\\columnratio{0.34}\\begin{paracol}{2}\n${drawn(side)}\\switchcolumn\n${drawn(main)}\\end{paracol}`,
      { font: 'charter', geometry: 'margin=14mm', head: head(variant) },
    )
  return page(
    `${header}\\columnratio{0.62}\\begin{paracol}{2}\n${drawn(main)}\\switchcolumn\n${drawn(side)}\\end{paracol}`,
    {
      font: variant === 1 ? 'mathpazo' : 'tgheros}\\renewcommand{\\familydefault}{\\sfdefault',
      geometry: 'margin=14mm',
      head: `\\setlength{\\columnsep}{8mm}${head(variant)}`,
    },
  )
}

/** A gallery page of two columns: posts above employers, date and place after icons, skills in frames, languages in dots. */
export const tagSheets = texLayout({
  name: 'tag-sheets',
  people: ['gianella-ormachea', 'wendy-chumioque', 'marco-yupa', 'paola-vizcarra-liendo'],
  dates: ['marzo 2021 – presente', 'Mar. 2021 – Dic. 2022', '03/2019 – 12/2021', '2019 – hoy'],
  educationDates: ['2019 – hoy', '2018-2020', '2018-2020', '2018 al 2020'],
  choice: (variant) => ({
    omit: [
      'interests',
      'references',
      'publications',
      ...(variant === 0 || variant === 2 ? (['language levels'] as const) : []),
      ...(variant === 3 ? (['summary'] as const) : []),
    ],
  }),
  heading,
  draw,
})
