import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import {
  allSkills,
  bar,
  chips,
  contactLines,
  languageLines,
  paragraphs,
  partStyle,
  parts,
  skillGroups,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: 254mm 142.9mm; margin: 0 } * { box-sizing: border-box } body { font: 12pt/1.4 Lato, sans-serif; color: #242424 } .open { font: 11.5pt/1.42 'Open Sans', sans-serif } .roboto { font: 11pt/1.4 Roboto, sans-serif }
.slide { height: 142mm; padding: 12mm 16mm; break-after: page; overflow: hidden; display: flex; flex-direction: column } .slide:last-child { break-after: auto } .cover { background: var(--accent); color: #fff; justify-content: center } h1 { font-size: 36pt; line-height: 1.05; margin: 0 } .title { font-size: 16pt; margin: 6pt 0 14pt } h2 { font-size: 22pt; margin: 0 0 10pt; color: var(--accent) }
section { break-inside: avoid } section + section { margin-top: 12pt } .cards.tight { gap: 0 7mm } .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 7mm } .cards.two { grid-template-columns: 1fr 1fr } .card { border-top: 2.4pt solid var(--accent); padding-top: 6pt } .post { font-weight: 700; font-size: 1.15em } .firm { color: var(--accent); font-weight: 700 } .when { color: #666 } .dated { display: grid; grid-template-columns: 46mm 1fr; gap: 6mm; margin-bottom: 8pt } .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 14mm } .lead { font-size: 13pt }
.path { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm; border-top: 2pt solid var(--accent); padding-top: 8pt } .side { display: grid; grid-template-columns: 62mm 1fr; gap: 12mm; flex: 1 } .side > :first-child { background: var(--accent); color: #fff; margin: -12mm 0 -12mm -16mm; padding: 12mm 10mm } .side > :first-child h2 { color: #fff }
`

/** A CV made as a presentation: landscape pages, a cover, one subject per page, jobs side by side in cards or along a line. */
export const slides = designLayout({
  name: 'slides',
  people: ['jhosep-cotrina', 'xiomara-bejar', 'shirley-macedo', 'alvaro-benvenutto'],
  words: {
    contact: ['Contacto', 'Contacto', 'Hablemos', 'Contacto'],
    summary: ['Hola', 'Sobre mí', 'Quién soy', 'Perfil'],
    experience: ['Experiencia', 'Experiencia', 'Mi trayectoria', 'Experiencia laboral'],
    education: ['Estudios', 'Educación', 'Formación', 'Educación'],
    skills: ['Herramientas', 'Habilidades', 'Qué sé hacer', 'Stack'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Certificados', 'Cursos', 'Cursos', 'Certificaciones'],
    awards: ['Premios', 'Premios', 'Premios', 'Premios'],
    interests: ['Intereses', 'Intereses', 'Intereses', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      ['Mar. 2021 – Dic. 2022', '2019 – hoy', 'ene. 2020 - actualidad', '06/2017 - 12/2018'],
      variant,
    ),
    educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2018-2020'], variant),
    capitals: pick([[], ['name'], [], ['companies']], variant),
    omit: [
      ...(variant === 1 ? (['experience places'] as const) : []),
      ...(variant === 2 ? (['interests'] as const) : []),
    ],
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#3a2e5c', '#b5654a', '#0b7a75', '#111111'], variant)};--pale:#ddd}${style} .dark h2 { color: #fff }`,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const lines = contactLines(printed, pick(['drawn', 'pasted', 'drawn', 'font'], variant), [
      'email',
      'phone',
      'linkedin',
      'place',
    ]).join('')
    const slide = (body: string, kind = '') => `<div class="slide ${kind}">${body}</div>`
    return pick(
      [
        () =>
          slide(name, 'cover') +
          slide(
            `<div class="halves"><div class="lead">${draw.summary()}</div><div>${draw.skills()}</div></div>`,
          ) +
          slide(draw.experience()) +
          slide(
            `<div class="halves"><div>${draw.education()}${draw.certifications()}</div><div>${draw.languages()}${draw.awards()}</div></div>`,
          ) +
          slide(of('contact', lines), 'cover dark'),
        () =>
          `<div class="open">${slide(`${name}<div>${lines}</div>`, 'cover')}${slide(`<div class="lead">${draw.summary()}</div>`)}${slide(draw.experience())}${slide(`<div class="halves"><div>${draw.education()}</div><div>${draw.certifications()}${draw.languages()}</div></div>`)}${slide(`${draw.skills()}${draw.awards()}${draw.interests()}`)}</div>`,
        () =>
          `<div class="roboto">${slide(`<div class="side"><div>${name}${of('contact', lines)}</div><div>${draw.summary()}${draw.skills()}</div></div>`)}${slide(draw.experience())}${slide(`<div class="halves"><div>${draw.education()}</div><div>${draw.certifications()}${draw.languages()}</div></div>`)}</div>`,
        () =>
          slide(
            `<div class="halves"><div>${name}${lines}</div><div>${draw.summary()}${draw.languages()}${draw.interests()}</div></div>`,
          ) +
          slide(draw.experience()) +
          slide(
            `<div class="halves"><div>${draw.skills()}</div><div>${draw.education()}${draw.certifications()}</div></div>`,
          ),
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  const all = allSkills(printed)
  const frame = pick(['cards', 'dates', 'path', 'cards two'], variant)
  return {
    ...plainBlocks(printed, variant, of, post, course),
    experience: () =>
      of(
        'experience',
        `<div class="${frame}">${printed.experiences.map((role) => post(role, variant)).join('')}</div>`,
      ),
    skills: () =>
      of(
        'skills',
        pick(
          [
            () =>
              `<div class="cards two tight">${all.map((name, at) => `<div>${text(name)}${bar(at)}</div>`).join('')}</div>`,
            () => `<p>${parts(all, '  /  ')}</p>`,
            () => chips(all, 'full'),
            () => skillGroups(printed, '</b><br>', ', '),
          ],
          variant,
        )(),
      ),
    languages: () => of('languages', paragraphs(languageLines(printed, ' · '))),
    certifications: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) => `<p><b>${text(name)}</b><br>${parts([issuer, year], ', ')}</p>`)
          .join(''),
      ),
    interests: () => of('interests', element('p', '', printed.interests.join(' · '))),
  }
}

function post(role: PrintedExperience, variant: number): string {
  return pick(
    [
      () =>
        `<div class="card"><div class="when">${text(role.text)}</div><div class="post">${text(role.position)}</div><div class="firm">${text(role.company)}</div><div class="when">${text(role.place ?? '')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="dated"><div class="firm">${text(role.text)}</div><div><span class="post">${text(role.position)}</span> – ${text(role.company)}<p>${text(role.bullets.join(' '))}</p></div></div>`,
      () =>
        `<div><div class="firm">${text(role.text)}</div><div class="post">${text(role.company)}</div><div>${text(role.position)}</div><div class="when">${text(role.place ?? '')}</div><p>${text(role.bullets.join(' '))}</p></div>`,
      () =>
        `<div class="card"><div class="post">${text(role.position)}</div><div>${parts([role.company, role.place], ' | ')}</div><div class="when">${text(role.text)}</div>${bulletList(role.bullets)}</div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  return variant === 1
    ? `<p><b>${text(one.institution)}</b><br>${text(one.degree)}<br><span class="when">${text(one.text)}</span></p>`
    : `<p><b>${text(one.degree)}</b><br>${parts([one.institution, one.text], variant === 2 ? ' | ' : ', ')}</p>`
}
