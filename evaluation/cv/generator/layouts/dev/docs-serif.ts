import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import type { DesignPage } from './design-layout.ts'
import { allSkills, paragraphs, skillGroups } from './design-parts.ts'

/** The résumés of a web word processor: two tables of one row, a narrow right column; posts and companies on one line. */
export const docsSerif = designLayout({
  name: 'docs-serif',
  people: ['alexandra-carhuas', 'yuliana-terrones', 'diego-ruiz-panduro', 'kevin-huallpa'],
  words: {
    summary: ['PERFIL', 'Resumen profesional'],
    experience: ['EXPERIENCIA', 'Experiencia'],
    education: ['FORMACIÓN', 'Formación académica'],
    skills: ['HABILIDADES', 'Aptitudes'],
    languages: ['IDIOMAS', 'Idiomas'],
    certifications: ['CERTIFICACIONES', 'Cursos'],
    awards: ['PREMIOS', 'Reconocimientos'],
    publications: ['PUBLICACIONES', 'Publicaciones'],
  },
  choice: (variant) => ({
    dates: pick(
      [
        'MARZO 2019 - ACTUALIDAD',
        'Enero de 2020 – Presente',
        'ENE 2019 — ACTUALIDAD',
        'Setiembre 2020 - Actualidad',
      ],
      variant,
    ),
    omit: [
      'references',
      'interests',
      ...(variant === 0 ? (['linkedin'] as const) : []),
      ...(variant === 3 ? (['summary'] as const) : []),
      ...(variant === 1 ? (['title'] as const) : []),
    ],
  }),
  style,
  isBare: true,
  draw,
})

function style(variant: number): string {
  const isCoral = variant % 2 === 1
  const colour = isCoral ? '#d44e3a' : '#2079c7'
  const font = isCoral ? "'Liberation Sans', sans-serif" : "'Caladea', serif"
  return `
@page { size: A4; margin: 16mm 17mm }
body { margin: 0; font: 9.6pt/1.45 ${font}; color: #555 }
table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 0 } td.right { width: 52mm; padding-left: 9mm }
h1 { font-size: 30pt; line-height: 1.1; margin: 0; color: #111 } .title { font-size: 12pt; margin-top: 4pt }
h2 { font-size: ${isCoral ? '13pt' : '9.5pt'}; color: ${colour}; margin: 17pt 0 6pt }
h3 { font-size: 11pt; margin: 9pt 0 1pt; color: #111 } h3 span { font-weight: 400 } .date { font-size: 8.5pt; color: #777; margin-bottom: 3pt }
.right b { color: #111 } p { margin: 0 0 5pt } ul { margin: 2pt 0 0; padding-left: 14pt } .contact { font-size: 9pt; overflow-wrap: anywhere }`
}

function draw({ printed, variant, of }: DesignPage): string {
  const lines = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
    (line) => line !== null,
  )
  const contact = `<div class="contact">${lines
    .map((line, index) => (index === 2 ? `<b>${text(line)}</b>` : text(line)))
    .join('<br>')}</div>`
  const left = [
    of('summary', element('p', '', printed.summary)),
    of('experience', printed.experiences.map((role) => job(role, variant)).join('')),
    of(
      'education',
      printed.educations
        .map(({ degree, institution, text: dates }) => {
          const line = variant % 2 === 0 ? [institution, degree] : [degree, institution]
          return `<h3>${text(line[0] ?? '')}${variant === 2 ? ',' : ' —'} <span>${text(line[1] ?? '')}</span></h3><div class="date">${dates}</div>`
        })
        .join(''),
    ),
    of('publications', paragraphs(printed.publications)),
  ].join('')
  const right = [
    of('skills', skills(printed, variant)),
    of('awards', paragraphs(printed.awards)),
    of(
      'certifications',
      printed.certifications
        .map(
          ({ name, issuer, year }) =>
            `<p><b>${text(name)}</b>${issuer === null ? '' : `<br>${text(issuer)}${year === null ? '' : ` (${year})`}`}</p>`,
        )
        .join(''),
    ),
    of(
      'languages',
      variant % 2 === 0
        ? element(
            'p',
            '',
            printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(', '),
          )
        : printed.languages.map(({ name, levelText }) => element('p', '', `${name} - ${levelText}`)).join(''),
    ),
  ].join('')
  return `<table><tr><td><h1>${text(printed.name)}</h1>${element('div', 'title', printed.title)}</td><td class="right">${contact}</td></tr></table><table><tr><td>${left}</td><td class="right">${right}</td></tr></table>`
}

function job(role: PrintedExperience, variant: number): string {
  const dates = `<div class="date">${role.text}</div>`
  const heads = [
    () =>
      `<h3>${text(role.company)}, <span>${text(role.place ?? '')}</span> — <span><i>${text(role.position)}</i></span></h3>${dates}`,
    () =>
      `<h3>${text(role.company)}, ${text(role.place ?? '')} — <span><i>${text(role.position)}</i></span></h3>${dates}`,
    () =>
      `<h3>${text(role.position)}</h3><div>${text(role.company)}, ${text(role.place ?? '')}</div>${dates}`,
    () =>
      `<h3>${text(role.position)} — <span>${text(role.company)}, ${text(role.place ?? '')}</span></h3>${dates}`,
  ] as const
  return (
    pick(heads, variant)() +
    (variant === 1 ? element('p', '', role.bullets.join(' ')) : bulletList(role.bullets))
  )
}

function skills(printed: PrintedCv, variant: number): string {
  const all = allSkills(printed)
  if (variant === 2) return skillGroups(printed, '</b><br>', ', ')
  return all.map((name) => element('div', '', name)).join('')
}
