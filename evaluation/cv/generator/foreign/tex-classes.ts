import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ForeignLayout } from './sources.ts'
import type { TexParts } from './tex-parts.ts'

/** A TeX layout: how its class is used, and the folder below `git` of what is in no Debian package. */
export interface TexLayout extends ForeignLayout {
  parts: (folder: string) => TexParts
  folder?: string
}

const babel = '\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}'
const utf = `\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}\n${babel}`
const items: [string, string] = ['\\begin{itemize}', '\\end{itemize}']
const texlive = { version: '2022', producer: 'pdflatex' } as const
const always = (parts: TexParts) => () => parts

const moderncv = (style: string): TexLayout => ({
  ...texlive,
  name: `moderncv-${style}`,
  source: 'moderncv',
  licence: 'LPPL',
  parts: always({
    start: (cv) => `\\documentclass[11pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\n\\moderncvcolor{green}\n${utf}\n\\usepackage[scale=0.78]{geometry}
\\name{${cv.first}}{${cv.last}}\n\\title{${cv.title}}\n\\address{${cv.place}}{}{}\n\\phone[mobile]{${cv.phone}}\n\\email{${cv.email}}
${cv.linkedin === '' ? '' : `\\social[linkedin]{${cv.linkedin}}`}\n\\photo[64pt][0.4pt]{photo}\n\\begin{document}\n\\makecvtitle`,
    section: (heading) => `\\section{${heading}}`,
    job: ({ dates, position, company, place, duties }) =>
      `\\cventry{${dates}}{${position}}{${company}}{${place}}{}{${duties}}`,
    study: ({ dates, degree, institution }) => `\\cventry{${dates}}{${degree}}{${institution}}{}{}{}`,
    group: (name, list) => `\\cvitem{${name}}{${list.join(', ')}}`,
    line: (text) => `\\cvlistitem{${text}}`,
    language: (name, level) => `\\cvitemwithcomment{${name}}{${level}}{}`,
  }),
})

const altacv = (isTwoColumns: boolean): TexLayout => ({
  ...texlive,
  name: isTwoColumns ? 'altacv-columns' : 'altacv-wide',
  source: 'altacv',
  version: '9137353',
  licence: 'LPPL',
  folder: 'liantze+AltaCV',
  parts: always({
    start: (cv) => `\\documentclass[10pt,a4paper,ragged2e,withhyper]{altacv}
\\geometry{left=1.25cm,right=1.25cm,top=1.5cm,bottom=1.5cm,columnsep=1.2cm}\n\\usepackage{paracol}\n${babel}
\\begin{document}\n\\name{${cv.name}}\n\\tagline{${cv.title}}\n\\photoR{2.8cm}{photo}
\\personalinfo{\\email{${cv.email}}\\phone{${cv.phone}}\\location{${cv.place}}${cv.linkedin === '' ? '' : `\\linkedin{${cv.linkedin}}`}}
\\makecvheader\n${isTwoColumns ? '\\columnratio{0.6}\n\\begin{paracol}{2}' : ''}`,
    section: (heading) => `\\cvsection{${heading}}`,
    job: ({ dates, position, company, place, duties }) =>
      `\\cvevent{${position}}{${company}}{${dates}}{${place}}\n${duties}\n\n\\divider\n`,
    study: ({ dates, degree, institution }) => `\\cvevent{${degree}}{${institution}}{${dates}}{}`,
    group: (name, list) => `\\cvsubsection{${name}}\n${list.map((item) => `\\cvtag{${item}}`).join('\n')}\n`,
    line: (text) => `\\item ${text}`,
    lines: items,
    language: (name, level) => `\\textbf{${name}} \\hfill ${level}\\par`,
    ...(isTwoColumns ? { aside: '\\switchcolumn', end: '\\end{paracol}' } : {}),
  }),
})

export const texLayouts: TexLayout[] = [
  moderncv('classic'),
  moderncv('casual'),
  moderncv('oldstyle'),
  moderncv('fancy'),
  altacv(true),
  altacv(false),
  {
    ...texlive,
    name: 'twenty-seconds',
    source: 'twentysecondcv',
    version: 'f7815bd',
    licence: 'MIT',
    folder: 'spagnuolocarmine+TwentySecondsCurriculumVitae-LaTex',
    parts: always({
      start: (cv) => `\\documentclass[letterpaper]{twentysecondcv}\n\\usepackage[utf8]{inputenc}\n${babel}
\\profilepic{photo}\\cvname{${cv.name}}\\cvjobtitle{${cv.title}}\\cvaddress{${cv.place}}\\cvnumberphone{${cv.phone}}\\cvmail{${cv.email}}
\\begin{document}\n\\aboutme{${cv.summary}}\n\\skills{}\n\\skillstext{}\n\\makeprofile`,
      section: (heading) => `\\section{${heading}}`,
      job: ({ dates, position, company, bullets }) =>
        `\\twentyitem{${dates}}{${position}}{${company}}{${bullets.join(' ')}}`,
      study: ({ dates, degree, institution }) => `\\twentyitem{${dates}}{${degree}}{${institution}}{}`,
      entries: ['\\begin{twenty}', '\\end{twenty}'],
      group: (name, list) => `\\twentyitemshort{${name}}{${list.join(', ')}}`,
      groups: ['\\begin{twentyshort}', '\\end{twentyshort}'],
      line: (text) => `${text}\\par`,
      language: (name, level) => `${name} (${level})\\par`,
      summaryInHead: true,
    }),
  },
  {
    ...texlive,
    name: 'one-page-rules',
    source: 'sb2nov-resume',
    version: '2929381',
    licence: 'MIT',
    folder: 'sb2nov+resume',
    parts: (folder) => {
      const example = readFileSync(join(folder, 'sourabh_bajaj_resume.tex'), 'utf8')
      const preamble = example
        .slice(0, example.indexOf('\\begin{document}'))
        .replace('[english]{babel}', '[spanish,es-noshorthands]{babel}')
      return {
        start: (
          cv,
        ) => `${preamble}\n\\begin{document}\n\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}
\\textbf{\\Large ${cv.name}} & Correo: ${cv.email}\\\\\n${cv.title} & Celular: ${cv.phone}\\\\\n\\end{tabular*}`,
        section: (heading) => `\\section{${heading}}`,
        job: ({ dates, position, company, place, bullets }) =>
          `\\resumeSubheading{${company}}{${place}}{${position}}{${dates}}${bullets.length > 0 ? `\n\\resumeItemListStart\n${bullets.map((line) => `\\item\\small{${line}}`).join('\n')}\n\\resumeItemListEnd` : ''}`,
        study: ({ dates, degree, institution }) =>
          `\\resumeSubheading{${institution}}{}{${degree}}{${dates}}`,
        entries: ['\\resumeSubHeadingListStart', '\\resumeSubHeadingListEnd'],
        group: (name, list) => `\\resumeSubItem{${name}}{${list.join(', ')}}`,
        groups: ['\\resumeSubHeadingListStart', '\\resumeSubHeadingListEnd'],
        line: (text) => `\\item\\small{${text}}`,
        lines: ['\\resumeSubHeadingListStart', '\\resumeSubHeadingListEnd'],
      }
    },
  },
  {
    ...texlive,
    name: 'dated-sections',
    source: 'billryan-resume',
    version: 'eadc395',
    licence: 'MIT',
    producer: 'xelatex',
    folder: 'billryan+resume',
    parts: always({
      start: (cv) => `\\documentclass{resume}\n\\begin{document}\n\\pagenumbering{gobble}
\\name{${cv.name}}\n\\basicInfo{\\email{${cv.email}} \\textperiodcentered\\ \\phone{${cv.phone}}}`,
      section: (heading) => `\\section{${heading}}`,
      job: ({ dates, position, company, place, duties }) =>
        `\\datedsubsection{\\textbf{${company}}, ${place}}{${dates}}\n\\role{${position}}{}\n${duties}`,
      study: ({ dates, degree, institution }) =>
        `\\datedsubsection{\\textbf{${institution}}}{${dates}}\n\\textit{${degree}}`,
      group: (name, list) => `\\item ${name}: ${list.join(', ')}`,
      groups: ['\\begin{itemize}[parsep=0.5ex]', '\\end{itemize}'],
      line: (text) => `\\item ${text}`,
      lines: items,
    }),
  },
  {
    ...texlive,
    name: 'tucv-boxes',
    source: 'tucv',
    licence: 'LPPL',
    parts: always({
      start: (
        cv,
      ) => `\\documentclass[11pt]{article}\n${utf}\n\\usepackage[margin=1in]{geometry}\n\\usepackage{tucv}\n\\begin{document}
{\\LARGE\\textbf{${cv.name}}}\\\\ ${cv.title}\\\\ ${cv.place} \\hfill ${cv.phone}\\\\ ${cv.email}\n`,
      section: (heading) => `\\medskip\\resheading{${heading}}\n`,
      job: ({ dates, position, company, place, duties }) =>
        `\\resentry{\\textbf{${company}}\\newline ${place}}{}\n\\par\\ressubentry{\\textbf{${position}}}{${dates}}\\par\n${duties}`,
      study: ({ dates, degree, institution }) => `\\resschool[${degree}]{${institution}}{${dates}}\\par`,
      group: (name, list) => `\\resdesc{${name}:}{${list.join('; ')}}\\par`,
      line: (text) => `\\resentrysinglecol{${text}}\\par`,
    }),
  },
  {
    ...texlive,
    name: 'simplecv-topics',
    source: 'simplecv',
    licence: 'LPPL',
    parts: always({
      start: (
        cv,
      ) => `\\documentclass[a4paper,11pt]{simplecv}\n${utf}\n\\leftheader{${cv.title}\\\\ ${cv.place}}\n\\rightheader{${cv.phone}\\\\ ${cv.email}}
\\title{${cv.name}}\n\\begin{document}\n\\maketitle`,
      section: (heading) => `\\section{${heading}}`,
      job: ({ dates, position, company, place, bullets }) =>
        `\\item[${dates}] \\textbf{${position}}, ${company}, ${place}.${bullets.map((line) => `\\\\ ${line}`).join('')}`,
      study: ({ dates, degree, institution }) => `\\item[${dates}] \\textbf{${degree}}, ${institution}.`,
      entries: ['\\begin{topic}', '\\end{topic}'],
      group: (name, list) => `\\item[${name}] ${list.join(', ')}`,
      groups: ['\\begin{topic}', '\\end{topic}'],
      line: (text) => `\\item[] ${text}`,
      lines: ['\\begin{topic}', '\\end{topic}'],
    }),
  },
  {
    ...texlive,
    name: 'europasscv-class',
    source: 'europasscv',
    licence: 'LPPL',
    parts: always({
      start: (
        cv,
      ) => `\\documentclass[spanish,a4paper]{europasscv}\n\\usepackage[spanish,es-noshorthands]{babel}\n\\ecvname{${cv.name}}\n\\ecvaddress{${cv.place}}
\\ecvmobile{${cv.phone}}\n\\ecvemail{${cv.email}}\n\\begin{document}\n\\begin{europasscv}\n\\ecvpersonalinfo\n\\ecvbigitem{Puesto}{${cv.title}}`,
      section: (heading) => `\\ecvsection{${heading}}`,
      job: ({ dates, position, company, place, bullets }) =>
        `\\ecvtitle{${dates}}{${position}}\n\\ecvitem{}{${company}, ${place}}\n${bullets.length === 0 ? '' : `\\ecvitem{}{\\begin{ecvitemize}${bullets.map((line) => `\\item ${line}`).join('\n')}\\end{ecvitemize}}`}`,
      study: ({ dates, degree, institution }) =>
        `\\ecvtitle{${dates}}{${degree}}\n\\ecvitem{}{${institution}}`,
      group: (name, list) => `\\ecvblueitem{${name}}{${list.join(', ')}}`,
      line: (text) => `\\ecvitem{}{${text}}`,
      language: (name, level) => `\\ecvblueitem{${name}}{${level}}`,
      summaryInHead: true,
      end: '\\end{europasscv}',
    }),
  },
  {
    ...texlive,
    name: 'deedy-two-columns',
    source: 'deedy-resume',
    version: '6d06ba7',
    licence: 'Apache-2.0',
    producer: 'xelatex',
    folder: 'deedy+Deedy-Resume/OpenFonts',
    parts: always({
      start: (
        cv,
      ) => `\\documentclass[]{deedy-resume-openfont}\n\\begin{document}\n\\namesection{${cv.first}}{${cv.last}}{${cv.title}\\\\ ${cv.email} | ${cv.phone} | ${cv.place}}
\\begin{minipage}[t]{0.62\\textwidth}`,
      section: (heading) => `\\section{${heading}}`,
      job: ({ dates, position, company, place, bullets }) =>
        `\\runsubsection{${company}}\n\\descript{| ${position}}\n\\location{${dates} | ${place}}\n${bullets.length === 0 ? '' : `\\begin{tightemize}${bullets.map((line) => `\\item ${line}`).join('\n')}\\end{tightemize}`}\n\\sectionsep`,
      study: ({ dates, degree, institution }) =>
        `\\subsection{${institution}}\n\\descript{${degree}}\n\\location{${dates}}\n\\sectionsep`,
      group: (name, list) => `\\location{${name}:}\n${list.join(' \\textbullet{} ')}\\\\`,
      line: (text) => `${text}\\\\`,
      aside: '\\end{minipage}\n\\hfill\n\\begin{minipage}[t]{0.33\\textwidth}',
      end: '\\end{minipage}',
    }),
  },
  {
    ...texlive,
    name: 'readable-roles',
    source: 'readablecv',
    licence: 'LPPL',
    parts: always({
      start: (
        cv,
      ) => `\\documentclass{ReadableCV}\n\\usepackage[utf8]{inputenc}\n${babel}\n\\setYourName{${cv.name}}\\setYourJobTitle{${cv.title}}\\setYourMobileNo{${cv.phone}}\\setYourHomeNo{}\\setYourEmailAddr{${cv.email}}\\setYourWebAddr{}
\\setJobCompanyOrder{JobFirst}\n\\begin{document}\n\\showHeader`,
      section: (heading) => `\\section*{${heading}}`,
      job: ({ dates, position, company, duties, bullets }) =>
        `\\newRole{${dates}}{${position}}{${company}}{${bullets[0] ?? ''}}\n${bullets.length > 1 ? duties : ''}`,
      study: ({ dates, degree, institution }) => `\\newCourse{${dates}}{${degree}}{${institution}}{}\n`,
      group: (name, list) => `\\noindent\\textbf{${name}}: ${list.join(', ')}\\par`,
      line: (text) => `\\noindent ${text}\\par`,
    }),
  },
]
