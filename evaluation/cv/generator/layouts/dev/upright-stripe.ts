import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import {
  allSkills,
  chips,
  contactLines,
  dotted,
  languageLines,
  paragraphs,
  partStyle,
  parts,
  skillGroups,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 12mm 13mm } body { font: 9.5pt/1.4 Roboto, sans-serif; color: #222 } .lato { font: 9.8pt/1.4 Lato, sans-serif } .carlito { font: 10.4pt/1.35 Carlito, sans-serif }
h1 { font-size: 24pt; line-height: 1.1; margin: 0; color: var(--accent) } .title { font-size: 12pt; margin: 2pt 0 6pt; color: #555 } .head { margin-bottom: 9pt } .banner { background: var(--accent); color: #fff; margin-bottom: 9pt; padding: 9pt 11pt } .banner h1, .banner .title { color: #fff }
section { display: flex; margin-bottom: 6pt } section > h2 { flex: none; writing-mode: vertical-rl; transform: rotate(180deg); background: var(--accent); color: #fff; font-size: 10pt; margin: 0; padding: 7pt 5pt; text-align: center; text-transform: uppercase; letter-spacing: .6pt } section > div { flex: 1; padding: 5pt 0 5pt 12pt }
.down section { flex-direction: row-reverse } .down section > h2 { transform: none } .down section > div { padding: 5pt 12pt 5pt 0 }
.tabs section > h2 { border-radius: 0 8pt 8pt 0; text-transform: none; letter-spacing: 0; font-size: 11pt } .tabs section { border-bottom: .8pt solid #d5d5dc; padding-bottom: 6pt }
.pale section > h2 { background: var(--pale); color: var(--accent); letter-spacing: 1.4pt; font-size: 9pt }
.strip { display: flex; flex-wrap: wrap; gap: 2pt 15pt } .strip .line { margin: 0 } .entry { margin-bottom: 7pt; break-inside: avoid } .row { display: flex; justify-content: space-between; gap: 10pt } .when { color: #666; white-space: nowrap } .firm { color: var(--accent) }
.dated { display: grid; grid-template-columns: 26mm 1fr; gap: 4mm } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 9mm } .thirds { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1pt 6mm }
`

/** Rotated headings in a coloured stripe as high as their section: read upwards at the left, downwards at the right. */
export const uprightStripe = designLayout({
  name: 'upright-stripe',
  people: ['maricielo-arevalo', 'giancarlo-pastor', 'jefferson-maldonado', 'nicole-bracamonte'],
  words: {
    contact: ['Contacto', 'Datos', 'Contacto', 'Contacto'],
    summary: ['Perfil', 'Sobre mí', 'Acerca de mí', 'Perfil'],
    experience: ['Experiencia', 'Experiencia laboral', 'Experiencia', 'Trayectoria'],
    education: ['Educación', 'Formación', 'Estudios', 'Educación'],
    skills: ['Habilidades', 'Aptitudes', 'Habilidades', 'Software'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Cursos', 'Certificados', 'Cursos', 'Cursos'],
    references: ['Referencias', 'Referencias', 'Referencias', 'Referencias'],
    interests: ['Intereses', 'Hobbies', 'Intereses', 'Hobbies'],
  },
  choice: (variant) => ({
    dates: pick(
      ['ene. 2020 - actualidad', 'MARZO 2019 - ACTUALIDAD', '2018-2020', 'Mar. 2021 – Dic. 2022'],
      variant,
    ),
    educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', 'Mar. 2021 – Dic. 2022'], variant),
    capitals: pick([[], ['companies'], ['name'], []], variant),
    omit: [
      'awards',
      ...(variant === 1 ? (['soft'] as const) : []),
      ...(variant === 3 ? (['interests'] as const) : []),
    ],
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#1f6f78', '#37415c', '#b2562b', '#5b4b8a'], variant)};--pale:#e4e0ef}${style}`,
  isBoxed: () => true,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const lines = contactLines(
      printed,
      pick(['drawn', 'drawn', 'pasted', 'drawn'], variant),
      pick(
        [
          ['phone', 'email', 'place'],
          ['email', 'phone', 'linkedin', 'place'],
          ['phone', 'email', 'place'],
          ['place', 'email', 'phone', 'linkedin'],
        ],
        variant,
      ),
    ).join('')
    return pick(
      [
        () =>
          `<div>${name}<div class="strip head">${lines}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}</div>`,
        () =>
          `<div class="down lato"><div class="banner">${name}<div class="strip">${lines}</div></div>${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</div>`,
        () =>
          `<div class="tabs carlito"><div class="head">${name}</div>${of('contact', lines)}${draw.summary()}${draw.education()}${draw.experience()}${draw.skills()}<div class="pair"><div>${draw.languages()}</div><div>${draw.interests()}</div></div>${draw.courses()}</div>`,
        () =>
          `<div class="pale"><div class="row head"><div>${name}</div><div>${lines}</div></div>${draw.summary()}${draw.experience()}<div class="pair"><div>${draw.education()}${draw.courses()}</div><div>${draw.skills()}${draw.languages()}</div></div></div>`,
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  const all = allSkills(printed)
  return {
    ...plainBlocks(printed, variant, of, post, course),
    skills: () =>
      of(
        'skills',
        pick(
          [
            () => `<div class="thirds">${all.map((name) => `<div>• ${text(name)}</div>`).join('')}</div>`,
            () => skillGroups(printed, ':</b> ', ', '),
            () => chips(all),
            () => dotted(all),
          ],
          variant,
        )(),
      ),
    languages: () => of('languages', paragraphs(languageLines(printed, ' – '))),
    courses: () =>
      of(
        'certifications',
        variant === 1
          ? printed.certifications
              .map(({ name, issuer, year }) => `<p>${parts([year, name, issuer], ' | ')}</p>`)
              .join('')
          : bulletList(
              printed.certifications.map(
                ({ name, issuer, year }) =>
                  `${name}${issuer === null ? '' : ` - ${issuer}`}${year === null ? '' : ` (${year})`}`,
              ),
            ),
      ),
  }
}

function post(role: PrintedExperience, variant: number): string {
  const when = text(role.text)
  return pick(
    [
      () =>
        `<div class="entry"><div class="row"><b>${text(role.position)}</b><span class="when">${when}</span></div><div class="firm">${parts([role.company, role.place], ', ')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><div class="when">${when}</div><b>${text(role.company)}</b> – ${text(role.place ?? '')}<div><i>${text(role.position)}</i></div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry dated"><span class="when">${when}</span><div><b>${text(role.position)}</b><div>${parts([role.company, role.place], ' | ')}</div><p>${text(role.bullets.join(' '))}</p></div></div>`,
      () =>
        `<div class="entry"><b>${text(role.position)}</b><div class="row firm"><span>${parts([role.company, role.place], ' · ')}</span><span class="when">${when}</span></div>${bulletList(role.bullets)}</div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  const when = text(one.text)
  return pick(
    [
      () =>
        `<div class="entry"><div class="row"><b>${text(one.degree)}</b><span class="when">${when}</span></div><div class="firm">${text(one.institution)}</div></div>`,
      () =>
        `<div class="entry"><div class="when">${when}</div><b>${text(one.institution)}</b><div><i>${text(one.degree)}</i></div></div>`,
      () =>
        `<div class="entry dated"><span class="when">${when}</span><div><b>${text(one.degree)}</b><div>${text(one.institution)}</div></div></div>`,
      () =>
        `<div class="entry"><b>${text(one.degree)}</b><div class="firm">${text(one.institution)}</div><div class="when">${when}</div></div>`,
    ],
    variant,
  )()
}
