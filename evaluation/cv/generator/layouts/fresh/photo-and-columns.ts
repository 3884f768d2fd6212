import type { SectionKind } from '../../printing/gold.ts'
import { goldOf } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { printByHand, withLevels } from './fresh-parts.ts'
import type { HandName } from './fresh-parts.ts'

type Part =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'interests'
  | 'awards'

interface Page {
  accent: string
  font: string
  jobs: HandName
  studies: HandName
  /** The parts beside and in the main column, with their headings. */
  side: [Part, string][]
  main: [Part, string][]
}

const pages: [Page, ...Page[]] = [
  {
    accent: '#5b4b8a',
    font: 'Lato',
    jobs: 'AGO. 2019 – ENE. 2022',
    studies: '2019 – 2022',
    side: [
      ['contact', 'CONTACTO'],
      ['skills', 'HABILIDADES'],
      ['languages', 'IDIOMAS'],
      ['interests', 'INTERESES'],
    ],
    main: [
      ['summary', 'PERFIL'],
      ['experience', 'EXPERIENCIA'],
      ['education', 'EDUCACIÓN'],
      ['certifications', 'CURSOS'],
    ],
  },
  {
    accent: '#1f1f1f',
    font: 'Open Sans',
    jobs: '2019 - 2022',
    studies: '2019 - 2022',
    side: [
      ['education', 'Estudios'],
      ['skills', 'Especialidades'],
      ['languages', 'Idiomas'],
      ['certifications', 'Certificados'],
    ],
    main: [
      ['summary', 'Sobre mí'],
      ['experience', 'Experiencia laboral'],
    ],
  },
  {
    accent: '#d0785f',
    font: 'Roboto',
    jobs: 'Agosto 2019 - Actualmente',
    studies: '2019-2022',
    side: [
      ['contact', 'Mis datos'],
      ['education', 'Educación'],
      ['languages', 'Idiomas'],
      ['interests', 'Hobbies'],
    ],
    main: [
      ['summary', 'Quién soy'],
      ['experience', 'Experiencia'],
      ['certifications', 'Cursos y talleres'],
      ['skills', 'Habilidades'],
    ],
  },
  {
    accent: '#2a7f62',
    font: 'Lato',
    jobs: 'Ago 2019 - Ene 2022',
    studies: '2019 – 2022',
    side: [
      ['contact', 'CONTACTO'],
      ['education', 'FORMACIÓN'],
      ['languages', 'IDIOMAS'],
      ['skills', 'APTITUDES'],
    ],
    main: [
      ['summary', 'ACERCA DE MÍ'],
      ['experience', 'EXPERIENCIA'],
      ['certifications', 'CERTIFICACIONES'],
      ['awards', 'LOGROS ACADÉMICOS'],
    ],
  },
]

/** Templates of a design tool: a photo, a coloured column beside the jobs. */
export const photoAndColumns: Layout = {
  name: 'photo-and-columns',
  people: ['karla-zuniga', 'gianfranco-ormeno', 'rosa-chanduvi', 'fatima-cueto'],
  print(person, variant) {
    const page = pick(pages, variant)
    const printed = printByHand(person, {
      jobs: page.jobs,
      studies: page.studies,
      capitals:
        variant === 0 ? ['name', 'positions'] : variant === 1 ? ['name'] : variant === 3 ? ['title'] : [],
      omit: [
        'references',
        ...(variant === 1 ? (['interests', 'language levels'] as const) : []),
        ...(variant === 2 ? (['experience places'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, page, sections)
    return {
      source: { producer: 'chromium', html: htmlPage(style(page, variant), body) },
      gold: goldOf(printed, 'photo-and-columns', 'chromium', sections),
    }
  },
}

function style({ accent, font }: Page, variant: number): string {
  const side = [
    `background:${accent};color:#fff;width:64mm`,
    'width:66mm;border-left:1.4pt solid #1f1f1f',
    'background:#f7e6df;width:70mm',
    'width:69mm;background:#e7f2ee',
  ][variant]
  return `
@page { size: A4; margin: 0 }
* { box-sizing: border-box } html { -webkit-print-color-adjust: exact }
body { margin: 0; font: 10pt/1.48 '${font}', sans-serif; color: #2d2d2d }
.page { display: flex; min-height: ${variant === 1 ? 250 : 296}mm } .side { padding: 10mm 7mm; ${side} } .main { flex: 1; padding: 11mm 10mm }
.top { height: 46mm; background: ${accent}; color: #fff; display: flex; align-items: center; gap: 9mm; padding: 0 12mm }
.photo { width: 32mm; height: 32mm; border-radius: ${variant === 2 ? '3mm' : '50%'}; background: linear-gradient(#d8d8d8, #a9a9a9); margin: 0 auto 6mm } .top .photo { margin: 0 }
h1 { font-size: 23pt; line-height: 1.1; margin: 0; font-weight: ${variant === 2 ? 400 : 700}; letter-spacing: ${variant === 1 ? '2pt' : '0'} } .title { font-size: 11.5pt; margin: 3pt 0 9pt }
h2 { font-size: 12pt; margin: 12pt 0 5pt; color: ${accent} } ${variant === 0 ? '.side h2 { color: #fff; border-bottom: 1pt solid #fff9 }' : ''} .side h2:first-of-type { margin-top: 0 }
p { margin: 0 0 4pt } ul { margin: 2pt 0 0; padding-left: 12pt } li { margin-bottom: 1pt }
.contact { display: flex; gap: 6pt; margin-bottom: 5pt; overflow-wrap: anywhere } .contact i { width: 9pt; height: 9pt; border-radius: 50%; border: 1.4pt solid currentColor; flex: none; margin-top: 2pt }
.job { margin-bottom: 9pt; break-inside: avoid } .soft { color: #707070 } .split { display: grid; grid-template-columns: 23mm 1fr; gap: 4mm }
.dots { float: right; letter-spacing: 1pt } .dots i { display: inline-block; width: 6pt; height: 6pt; border-radius: 50%; background: #ccc; margin-left: 3pt } .dots i.on { background: ${accent} }
.line { position: relative; border-left: 1.2pt solid ${accent}; padding-left: 10pt; margin-left: 4pt } .line .job::before { content: ''; position: absolute; left: -4.2pt; margin-top: 4pt; width: 7pt; height: 7pt; border-radius: 50%; background: ${accent} }
.chip { display: inline-block; background: ${variant === 2 ? accent : '#fff'}; color: ${variant === 2 ? '#fff' : accent}; border-radius: 7pt; padding: 1pt 7pt; margin: 0 3pt 4pt 0 }`
}

function draw(printed: PrintedCv, variant: number, page: Page, sections: SectionKind[]): string {
  const contact = [printed.phone, printed.email, printed.linkedin, printed.place]
    .filter((one) => one !== null)
    .map((one) => `<div class="contact"><i></i><span>${text(one)}</span></div>`)
    .join('')
  const bodies: Record<Part, () => string> = {
    contact: () => contact,
    summary: () => element('p', '', printed.summary),
    experience: () => {
      const jobs = printed.experiences.map((role) => job(role, variant)).join('')
      return variant === 3 ? `<div class="line">${jobs}</div>` : jobs
    },
    education: () => printed.educations.map((entry) => study(entry, variant)).join(''),
    skills: () => skills(printed, variant),
    languages: () =>
      printed.languages
        .map(({ name, levelText, rank }) =>
          levelText === null
            ? `<div>${text(name)} <span class="dots">${[1, 2, 3, 4, 5].map((dot) => `<i class="${dot <= rank + 1 ? 'on' : ''}"></i>`).join('')}</span></div>`
            : variant === 2
              ? `<p>${text(name)}: ${text(levelText)}</p>`
              : `<p><b>${text(name)}</b><br>${text(levelText)}</p>`,
        )
        .join(''),
    certifications: () =>
      printed.certifications
        .map(({ name, issuer, year }) =>
          variant === 1
            ? `<p><b>${text(name)}</b><br>${text([issuer, year].filter(Boolean).join(', '))}</p>`
            : `<p>${text(name)}${issuer === null ? '' : ` – ${text(issuer)}`}${year === null ? '' : ` (${year})`}</p>`,
        )
        .join(''),
    interests: () => `<p>${text(printed.interests.join(', '))}</p>`,
    awards: () => bulletList(printed.awards),
  }
  const column = (parts: [Part, string][]) =>
    parts
      .map(([part, words]) => {
        sections.push(part)
        return `<h2>${words}</h2>${bodies[part]()}`
      })
      .join('')
  const head = `<h1>${text(printed.name)}</h1>${element('div', 'title', printed.title)}`
  const photo = '<div class="photo"></div>'
  if (variant === 1) {
    const top = `<div class="top">${photo}<div>${head}<div>${text(`${printed.phone}  ·  ${printed.email}  ·  ${printed.place}`)}</div></div></div>`
    return `${top}<div class="page"><div class="main">${column(page.main)}</div><div class="side">${column(page.side)}</div></div>`
  }
  const side = `<div class="side">${photo}${variant === 2 ? head : ''}${column(page.side)}</div>`
  return `<div class="page">${side}<div class="main">${variant === 2 ? '' : head}${column(page.main)}</div></div>`
}

function job({ position, company, place, text: dates, bullets }: PrintedExperience, variant: number): string {
  const heads = [
    () =>
      `<b>${text(position)}</b><div>${text(company)}  |  ${text(place ?? '')}</div><div class="soft">${dates}</div>${bulletList(bullets)}`,
    () =>
      `<div class="split"><div class="soft">${dates}</div><div><b>${text(position)}</b><div>${text(company)}, ${text(place ?? '')}</div>${bulletList(bullets)}</div></div>`,
    () =>
      `<b>${text(company)}</b><div>${text(position)}</div><div class="soft">${dates}</div><p>${text(bullets.join(' '))}</p>`,
    () =>
      `<div class="soft">${dates}</div><b>${text(position)}</b><div><i>${text(company)}</i> – ${text(place ?? '')}</div>${bulletList(bullets)}`,
  ] as const
  return `<div class="job">${pick(heads, variant)()}</div>`
}

function study({ degree, institution, text: dates }: PrintedEducation, variant: number): string {
  switch (variant) {
    case 0:
      return `<div class="job"><b>${text(degree)}</b><div>${text(institution)}</div><div class="soft">${dates}</div></div>`
    case 1:
      return `<div class="job"><div class="soft">${dates}</div><b>${text(degree)}</b><div>${text(institution)}</div></div>`
    case 2:
      return `<div class="job"><b>${text(institution)}</b><div>${text(degree)}</div><div>${dates}</div></div>`
    default:
      return `<div class="job"><b>${text(degree)}</b><div>${text(institution)}</div><div>${dates}</div></div>`
  }
}

function skills(printed: PrintedCv, variant: number): string {
  const all = [...withLevels(printed), ...printed.soft]
  if (variant === 1) return all.map((name) => `<p>${text(name)}</p>`).join('')
  if (variant === 0) return bulletList(all)
  return all.map((name) => `<span class="chip">${text(name)}</span> `).join('')
}
