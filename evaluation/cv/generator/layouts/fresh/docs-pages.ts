import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { joined, printByHand, withLevels } from './fresh-parts.ts'
import type { HandName } from './fresh-parts.ts'

type Part = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'awards'

const pages: [[Part, string][], ...[Part, string][][]] = [
  [
    ['experience', 'EXPERIENCIA'],
    ['education', 'EDUCACIÓN'],
    ['certifications', 'CAPACITACIONES'],
    ['skills', 'HABILIDADES'],
    ['awards', 'PREMIOS'],
    ['languages', 'IDIOMAS'],
  ],
  [
    ['summary', 'Perfil'],
    ['experience', 'Experiencia de campo y coordinación'],
    ['education', 'Formación'],
    ['skills', 'Conocimientos'],
    ['certifications', 'Cursos y registro profesional'],
    ['languages', 'Idioma extranjero'],
  ],
  [
    ['education', 'Estudios realizados'],
    ['experience', 'Experiencia asistencial'],
    ['certifications', 'Colegiatura y cursos'],
    ['skills', 'Destrezas'],
    ['languages', 'Idiomas'],
  ],
  [
    ['summary', 'Acerca de mí'],
    ['education', 'Educación'],
    ['experience', 'Prácticas y experiencia'],
    ['certifications', 'Talleres y cursos'],
    ['skills', 'Competencias'],
    ['languages', 'Idiomas'],
  ],
]

const jobHands: [HandName, ...HandName[]] = [
  'AGOSTO 2019 HASTA ENERO 2022',
  'ago 2019 – presente',
  '08/2019 a la actualidad',
  'Agosto de 2019 a enero de 2022',
]

const styles = [
  `body { font: 9.6pt/1.5 'Open Sans', sans-serif } h1 { font-size: 27pt; line-height: 1.2; color: #2079c7; margin: 0 } h2 { font-size: 9pt; color: #2079c7; margin: 20pt 0 4pt }
   .two { display: grid; grid-template-columns: 1fr 52mm; gap: 10mm } .when { font-size: 8pt; color: #666 } h3 { font-size: 11pt; margin: 8pt 0 0; font-weight: normal }`,
  `body { font: 11pt/1.38 'Liberation Sans', sans-serif } h1 { font-size: 20pt; margin: 0; font-weight: normal } h2 { font-size: 14pt; margin: 14pt 0 4pt; font-weight: normal; color: #434343 } h3 { font-size: 11pt; margin: 6pt 0 0 }`,
  `body { font: 11pt/1.3 'Liberation Serif', serif } h1 { font-size: 18pt; text-align: center; margin: 0 } h1 + p, h1 + p + p { text-align: center } h2 { font-size: 12pt; margin: 14pt 0 4pt; border-bottom: 1pt solid #000 }
   table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 0 0 6pt } td:first-child { width: 38mm }`,
  `body { font: 10.5pt/1.4 'Roboto', sans-serif } h1 { font-size: 26pt; margin: 0; color: #353744 } h2 { font-size: 14pt; color: #f2511b; margin: 16pt 0 3pt } h3 { font-size: 11pt; margin: 7pt 0 0; color: #353744 } .when { color: #00796b; font-size: 9pt }`,
]

/** Exports of a web word processor: its templates, and pages without one. */
export const docsPages: Layout = {
  name: 'docs-pages',
  people: ['dina-huarcaya', 'jhonny-tananta', 'carmen-yauri', 'nicolle-pomacondor'],
  print(person, variant) {
    const printed = printByHand(person, {
      jobs: pick(jobHands, variant),
      studies: pick(['2019 - 2022', '2019 – 2022', '2019 a 2022', '2019-2022'], variant),
      capitals: variant === 2 ? ['name'] : [],
      omit: [
        'references',
        'interests',
        ...(variant === 0 || variant === 2 ? (['summary'] as const) : []),
        ...(variant === 2 ? (['title'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    const style = `@page { size: ${variant === 1 ? 'Letter' : 'A4'}; margin: ${variant === 0 ? 15 : 17}mm 21mm } body { color: #222 } p { margin: 0 0 3pt } ul { margin: 2pt 0 4pt; padding-left: 22pt } ${styles[variant]}`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'docs-pages', 'chromium', sections),
    }
  },
}

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const bodies: Record<Part, () => string> = {
    summary: () => element('p', '', printed.summary),
    experience: () => rows(printed.experiences.map((role) => job(role, variant))),
    education: () => rows(printed.educations.map((entry) => study(entry, variant))),
    skills: () => skills(printed, variant),
    languages: () =>
      variant === 0
        ? printed.languages.map(({ name, levelText }) => `<p>${text(`${name} (${levelText})`)}</p>`).join('')
        : `<p>${text(printed.languages.map(({ name, levelText }) => (variant === 3 ? `${name} – ${levelText}` : `${name}: ${levelText}`)).join(', '))}</p>`,
    certifications: () => certifications(printed, variant),
    awards: () => printed.awards.map((one) => `<p>${text(one)}</p>`).join(''),
  }
  const part = ([kind, words]: [Part, string]) => {
    sections.push(kind)
    return `<h2>${words}</h2>${bodies[kind]()}`
  }
  const page = pick(pages, variant)
  const { name, title, place, phone, email } = printed
  const head = `<h1>${text(name)}</h1>`
  switch (variant) {
    case 0: {
      const contact = [place, phone, email].map((one) => `<div>${text(one ?? '')}</div>`).join('')
      return `<div class="two"><div>${head}${element('p', '', title)}</div><div>${contact}</div></div>
        <div class="two"><div>${page.slice(0, 3).map(part).join('')}</div><div>${page.slice(3).map(part).join('')}</div></div>`
    }
    case 1:
      return `${head}${element('p', '', title)}<p>${text(joined([place, phone, email], ' / '))}</p>${page.map(part).join('')}`
    case 2:
      return `${head}<p>${text(joined([place, phone], ' | '))}</p><p>${text(email ?? '')}</p>${page.map(part).join('')}`
    default:
      return `${head}${element('p', '', title)}<p>${text(joined([email, phone, place], ' · '))}</p>${page.map(part).join('')}`
  }
}

// Dates and words in the cells of a table without lines; otherwise an entry is plain lines.
const rows = (entries: string[]) =>
  entries[0]?.startsWith('<tr>') === true ? `<table>${entries.join('')}</table>` : entries.join('')

function job({ position, company, place, text: dates, bullets }: PrintedExperience, variant: number): string {
  switch (variant) {
    case 0:
      return `<h3><b>${text(company)},</b> ${text(place ?? '')} — <i>${text(position)}</i></h3><p class="when">${dates}</p>${bulletList(bullets)}`
    case 1:
      return `<h3>${text(position)}</h3><p>${text(company)} (${text(place ?? '')}), <i>${dates}</i></p>${bulletList(bullets)}`
    case 2:
      return `<tr><td>${dates}</td><td><b>${text(position)}</b><br>${text(company)}, ${text(place ?? '')}${bulletList(bullets)}</td></tr>`
    default:
      return `<h3>${text(position)}</h3><p class="when">${dates}</p><p>${text(company)} - ${text(place ?? '')}</p>${bullets.map((one) => `<p>${text(one)}</p>`).join('')}`
  }
}

function study({ degree, institution, text: dates }: PrintedEducation, variant: number): string {
  switch (variant) {
    case 0:
      return `<h3><b>${text(institution)}</b> — <i>${text(degree)}</i></h3><p class="when">${dates}</p>`
    case 1:
      return `<h3>${text(degree)}</h3><p>${text(institution)}, <i>${dates}</i></p>`
    case 2:
      return `<tr><td>${dates}</td><td><b>${text(degree)}</b><br>${text(institution)}</td></tr>`
    default:
      return `<h3>${text(institution)}</h3><p>${text(degree)}</p><p class="when">${dates}</p>`
  }
}

function certifications({ certifications: all }: PrintedCv, variant: number): string {
  const words = all.map(({ name, issuer, year }) =>
    variant === 1 ? joined([year, joined([name, issuer], ', ')], ': ') : joined([name, issuer, year], ' - '),
  )
  if (variant !== 0) return bulletList(words)
  return all
    .map(({ name, issuer, year }) => `<p><b>${text(name)}</b><br>${text(joined([issuer, year], ', '))}</p>`)
    .join('')
}

function skills(printed: PrintedCv, variant: number): string {
  const all = [...withLevels(printed), ...printed.soft]
  if (variant === 0) return all.map((one) => `<p>${text(one)}</p>`).join('')
  if (variant === 3) return `<p>${text(all.join(', '))}.</p>`
  return bulletList(all)
}
