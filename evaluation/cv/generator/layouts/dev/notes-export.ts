import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allSkills, certificationLines, joined, languageLines, parts } from './design-parts.ts'

const style = `
html { -webkit-print-color-adjust: exact } @page { size: A4; margin: 18mm 18mm } body { font: 10.2pt/1.5 Lato, sans-serif; color: #37352f; margin: 0 } p { margin: 0 0 5pt } ul { margin: 2pt 0 6pt; padding-left: 16pt }
.hub { font: 10pt/1.5 'Open Sans', sans-serif } .mono { font: 9.4pt/1.45 'Liberation Mono', monospace; white-space: pre-wrap } h1 { font-size: 26pt; margin: 0 0 6pt; line-height: 1.15 } .hub h1, .hub h2 { border-bottom: .8pt solid #d8dee4; padding-bottom: 3pt } h2 { font-size: 15pt; margin: 15pt 0 5pt; break-after: avoid } h3 { font-size: 11.5pt; margin: 9pt 0 1pt; break-after: avoid } .sign { font-family: 'DejaVu Sans'; font-size: .85em }
.props { border-collapse: collapse; margin-bottom: 8pt } .props td { padding: 1pt 14pt 1pt 0; border: 0 } .props td:first-child { color: #8a8780 } .callout { background: #f1f1ef; border-radius: 4pt; padding: 8pt 10pt; margin-bottom: 6pt } code { font: .9em 'Liberation Mono', monospace; background: #ecebe9; color: #c4433a; border-radius: 3pt; padding: 1pt 4pt } .grey { color: #8a8780; font-size: .94em } hr { border: 0; border-top: .8pt solid #dcdbd8; margin: 10pt 0 }
table.base { border-collapse: collapse; width: 100%; font-size: .92em } .base th { text-align: left; color: #8a8780; font-weight: 400 } .base td, .base th { border: .7pt solid #e3e2df; padding: 3pt 5pt; vertical-align: top } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12mm }
`

/** A page of a note-taking program, or Markdown, as exported: facts as properties, a table of posts, marks left in the text. */
export const notesExport = designLayout({
  name: 'notes-export',
  people: ['alvaro-benvenutto', 'samuel-ahuanari', 'rosmery-illanes', 'edson-paucarcaja'],
  words: {
    summary: ['', 'Acerca de mí', 'Quién soy', 'Resumen'],
    experience: ['Experiencia', 'Experiencia profesional', 'Dónde he trabajado', 'Experiencia'],
    education: ['Educación', 'Formación académica', 'Estudios', 'Educacion'],
    skills: ['Stack', 'Habilidades', 'Competencias', 'Habilidades'],
    languages: ['Idiomas', 'Idiomas', 'Lenguas', 'Idiomas'],
    certifications: ['Certificaciones', 'Colegiatura y licencias', 'Colegiatura y cursos', 'Certificados'],
    references: ['Referencias', 'Referencias', 'Referencias', 'Referencias'],
    interests: ['Fuera del trabajo', 'Intereses', 'Intereses', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      ['marzo 2021 – presente', '2019.03 – 2021.12', 'ene. 2020 - actualidad', '06/2017 - 12/2018'],
      variant,
    ),
    educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2018-2020'], variant),
  }),
  style: () => style,
  heading: (variant) => (words) => signed(words, variant),
  draw({ printed, variant, of: section }) {
    // A callout without a heading is not a section.
    const of: Of = (kind, body) => (variant === 0 && kind === 'summary' ? body : section(kind, body))
    return pick([noteOf, hubOf, baseOf, rawOf], variant)(printed, of)
  },
})

const signs: Record<string, string> = {
  Experiencia: '⚒',
  Educación: '✎',
  Stack: '⚙',
  Idiomas: '✉',
  Certificaciones: '★',
}

function signed(heading: string, variant: number): string {
  if (variant === 3) return `\n## ${heading}\n\n`
  const sign = variant === 0 ? signs[heading] : undefined
  return `<h2>${sign === undefined ? '' : `<span class="sign">${sign}</span> `}${heading}</h2>`
}

/** Properties, a callout, words in a code font. */
function noteOf(printed: PrintedCv, of: Of): string {
  const property = (label: string, value: string | null) =>
    value === null ? '' : `<tr><td>${label}</td><td>${text(value)}</td></tr>`
  return `<h1>${text(printed.name)}</h1><table class="props">${property('Rol', printed.title)}${property('Correo', printed.email)}${property('Celular', printed.phone)}${property('Ubicación', printed.place)}${property('LinkedIn', printed.linkedin)}</table><div class="callout">${text(printed.summary ?? '')}</div>${of(
    'experience',
    printed.experiences
      .map(
        (role) =>
          `<h3>${text(role.position)} · ${text(role.company)}</h3><p><code>${text(role.text)}</code> <span class="grey">${text(role.place ?? '')}</span></p>${bulletList(role.bullets)}`,
      )
      .join(''),
  )}<hr>${of(
    'education',
    bulletLines(
      printed.educations.map(
        (one) => `<b>${text(one.degree)}</b> — ${text(one.institution)} <code>${text(one.text)}</code>`,
      ),
    ),
  )}${of(
    'skills',
    printed.skillGroups
      .map(
        ({ name, items }) =>
          `<p><b>${text(name)}</b><br>${items.map((item) => `<code>${text(item.name)}</code>`).join(' ')}</p>`,
      )
      .join(''),
  )}${of('languages', bulletList(languageLines(printed, ' — ')))}${of('certifications', bulletList(certificationLines(printed, ' · ')))}${of('interests', element('p', '', printed.interests.join(', ')))}`
}

/** Markdown as code hosting sites show it: a post on one line, its tasks below. */
function hubOf(printed: PrintedCv, of: Of): string {
  const line = (one: PrintedExperience) =>
    `<b>${text(one.position)}</b>, ${text(one.company)} — <i>${text(one.place ?? '')}</i> (${text(one.text)})${bulletList(one.bullets)}`
  const study = (one: PrintedEducation) =>
    `<b>${text(one.degree)}</b>, ${text(one.institution)} (${text(one.text)})`
  return `<div class="hub"><h1>${text(printed.name)}</h1><p><b>${text(printed.title ?? '')}</b></p><p>${parts([printed.email, printed.phone, printed.place], ' · ')}</p>${of(
    'summary',
    `<p>${text(printed.summary ?? '')}</p>`,
  )}${of('experience', bulletLines(printed.experiences.map(line)))}${of('education', bulletLines(printed.educations.map(study)))}${of(
    'certifications',
    bulletList(
      printed.certifications.map(({ name, issuer, year }) => `${name} (${joined([issuer, year], ', ')})`),
    ),
  )}${of(
    'skills',
    bulletLines([
      ...printed.skillGroups.map(
        ({ name, items }) =>
          `${text(name)}: ${parts(
            items.map((item) => item.name),
            ', ',
          )}`,
      ),
      `Personales: ${parts(printed.soft, ', ')}`,
    ]),
  )}${of('languages', `<p>${printed.languages.map(({ name, levelText }) => `${text(name)} (${text(levelText ?? '')})`).join(', ')}.</p>`)}</div>`
}

/** A table of the program for posts and studies. */
function baseOf(printed: PrintedCv, of: Of): string {
  const table = (heads: string[], rows: string[][]) =>
    `<table class="base"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`
  return `<h1>${text(printed.name)}</h1><p>${text(printed.title ?? '')}</p><p class="grey">${parts([printed.phone, printed.email], ' / ')}<br>${text(printed.place ?? '')}</p>${of(
    'summary',
    `<div class="callout">${text(printed.summary ?? '')}</div>`,
  )}${of(
    'experience',
    table(
      ['Puesto', 'Institución', 'Lugar', 'Fechas', 'Qué hice'],
      printed.experiences.map((role) => [
        `<b>${text(role.position)}</b>`,
        text(role.company),
        text(role.place ?? ''),
        text(role.text),
        text(role.bullets.join(' ')),
      ]),
    ),
  )}${of(
    'education',
    table(
      ['Título', 'Institución', 'Años'],
      printed.educations.map((one) => [`<b>${text(one.degree)}</b>`, text(one.institution), text(one.text)]),
    ),
  )}${of('certifications', bulletList(certificationLines(printed, ' – ')))}<div class="pair"><div>${of('skills', bulletList(allSkills(printed)))}</div><div>${of(
    'languages',
    bulletList(languageLines(printed, ': ')),
  )}${of('references', bulletList(printed.references))}</div></div>`
}

/** Markdown printed from the editor, including its marks. */
function rawOf(printed: PrintedCv, of: Of): string {
  const list = (lines: string[]) => lines.map((line) => `- ${text(line)}\n`).join('')
  return `<div class="mono"># ${text(printed.name)}\n${text(printed.title ?? '')}\n\n${text(`${printed.phone ?? ''} | ${printed.email ?? ''} | ${printed.place ?? ''}`)}\n${of(
    'summary',
    `${text(printed.summary ?? '')}\n`,
  )}${of(
    'experience',
    printed.experiences
      .map(
        (role) =>
          `### ${text(role.position)}\n**${text(role.company)}** | ${text(role.place ?? '')}\n*${text(role.text)}*\n\n${list(role.bullets)}\n`,
      )
      .join(''),
  )}${of('education', printed.educations.map((one) => `### ${text(one.degree)}\n**${text(one.institution)}**\n*${text(one.text)}*\n\n`).join(''))}${of(
    'skills',
    list(allSkills(printed)),
  )}${of('languages', list(languageLines(printed, ': ')))}${of(
    'certifications',
    list(
      printed.certifications.map(
        ({ name, issuer, year }) =>
          `${name}${issuer === null ? '' : `, ${issuer}`}${year === null ? '' : ` (${year})`}`,
      ),
    ),
  )}</div>`
}

function bulletLines(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}
