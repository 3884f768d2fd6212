import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import {
  allSkills,
  barred,
  chips,
  contactLines,
  dots,
  dotted,
  icon,
  partStyle,
  parts,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 14mm 15mm } body { font: 9.6pt/1.42 'Open Sans', sans-serif; color: #262626 } .lato { font: 10pt/1.4 Lato, sans-serif } .carlito { font: 10.4pt/1.36 Carlito, sans-serif }
h1 { font-size: 25pt; line-height: 1.1; margin: 0; color: var(--accent) } .title { font-size: 12.5pt; color: #555; margin: 2pt 0 6pt } h2 { font-size: 13pt; color: var(--accent); margin: 14pt 0 7pt; break-after: avoid } .caps h2 { text-transform: uppercase; letter-spacing: 1pt; font-size: 11.5pt }
.strip { display: flex; flex-wrap: wrap; gap: 2pt 16pt; margin-bottom: 6pt } .strip .line { margin: 0 }
.rail { border-left: 1.4pt solid var(--accent); margin-left: 4pt; padding-left: 13pt } .stop { position: relative; padding-bottom: 9pt; break-inside: avoid } .stop::before { content: ''; position: absolute; left: -18pt; top: 3.5pt; width: 7pt; height: 7pt; border-radius: 50%; background: #fff; border: 1.4pt solid var(--accent) } .full .stop::before { background: var(--accent) } .square .stop::before { border-radius: 0; transform: rotate(45deg) }
.dated { display: grid; grid-template-columns: 31mm 1fr } .dated .when { text-align: right; padding-right: 9pt; color: #555; font-size: .93em } .dated .what { border-left: 1.4pt solid var(--pale); padding: 0 0 9pt 13pt; position: relative } .dated .what::before { content: ''; position: absolute; left: -4.6pt; top: 4pt; width: 7pt; height: 7pt; border-radius: 50%; background: var(--accent) }
.when { color: #666 } .post { font-weight: 700; font-size: 1.08em } .firm { color: var(--accent) } .pin { display: inline-flex; gap: 3pt; color: #666 } .pill { background: var(--pale); border-radius: 8pt; padding: 0 7pt; font-size: .9em } .row { display: flex; justify-content: space-between; gap: 10pt }
.two { display: grid; grid-template-columns: 1fr 60mm; gap: 9mm } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1pt 12mm }
`

/** A builder's page with jobs and studies on a line with a marker each: dates above, beside the line, or in a pill. */
export const markerRail = designLayout({
  name: 'marker-rail',
  people: ['lizbeth-huarcaya', 'christopher-velit', 'shirley-macedo', 'elizabeth-canaza'],
  words: {
    summary: ['Perfil', 'Resumen profesional', 'Sobre mí', 'Objetivo'],
    experience: ['Experiencia laboral', 'Historial laboral', 'Mi experiencia', 'Experiencia profesional'],
    education: ['Formación', 'Formación académica', 'Mis estudios', 'Educación'],
    skills: ['Aptitudes', 'Habilidades', 'Herramientas y habilidades', 'Competencias'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Cursos', 'Certificados', 'Cursos y certificados', 'Cursos realizados'],
    references: ['Referencias', 'Referencias', 'Referencias', 'Referencias laborales'],
    interests: ['Intereses', 'Aficiones', 'Me gusta', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      ['Setiembre 2020 - Actualidad', '03/2019 – 12/2021', 'Mar. 2021 – Dic. 2022', '2019 – hoy'],
      variant,
    ),
    educationDates: pick(['2018-2020', '03/2019 – 12/2021', '2019 – hoy', '2018-2020'], variant),
    capitals: pick([[], ['name'], [], ['positions']], variant),
    omit: [
      'awards',
      ...(variant === 2 ? (['references', 'linkedin'] as const) : []),
      ...(variant === 1 ? (['soft'] as const) : []),
      ...(variant === 3 ? (['experience places'] as const) : []),
    ],
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#0b6e6e', '#274b7a', '#8a3b52', '#3d3d3d'], variant)};--pale:#dfe4e8}${style}`,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const contact = contactLines(
      printed,
      pick(['drawn', 'font', 'drawn', 'pasted'], variant),
      pick(
        [
          ['place', 'phone', 'email'],
          ['email', 'phone', 'place', 'linkedin'],
          ['phone', 'email', 'place'],
          ['phone', 'email', 'place'],
        ],
        variant,
      ),
    ).join('')
    return pick(
      [
        () =>
          `<div>${name}<div class="strip">${contact}</div>${draw.summary()}${draw.experience()}${draw.education()}<div class="pair"><div>${draw.skills()}</div><div>${draw.languages()}${draw.certifications()}</div></div>${draw.references()}${draw.interests()}</div>`,
        () =>
          `<div class="lato">${name}<div class="strip">${contact}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.certifications()}${draw.languages()}</div>`,
        () =>
          `<div class="carlito"><div class="two"><div>${name}${draw.experience()}${draw.education()}</div><div>${contact}${draw.summary()}${draw.skills()}${draw.languages()}${draw.certifications()}${draw.interests()}</div></div></div>`,
        () =>
          `<div class="caps">${name}<div class="pair">${contact}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.certifications()}${draw.skills()}${draw.languages()}${draw.references()}</div>`,
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  return {
    summary: () => of('summary', element('p', '', printed.summary)),
    experience: () =>
      of(
        'experience',
        onRail(
          printed.experiences.map((role) => post(role, variant)),
          variant,
        ),
      ),
    education: () =>
      of(
        'education',
        onRail(
          printed.educations.map((one) => course(one, variant)),
          variant,
        ),
      ),
    skills: () => of('skills', skills(printed, variant)),
    languages: () =>
      of(
        'languages',
        printed.languages
          .map(({ name, levelText, rank }) =>
            pick(
              [
                `<p>${text(name)} <span class="when">(${text(levelText ?? '')})</span></p>`,
                `<div class="level"><span>${text(name)} – ${text(levelText ?? '')}</span>${dots(rank + 1)}</div>`,
                `<div class="level"><b>${text(name)}</b><span>${text(levelText ?? '')}</span></div>`,
                `<p>${text(name)}: ${text(levelText ?? '')}</p>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
    certifications: () =>
      of(
        'certifications',
        variant === 1 || variant === 3
          ? printed.certifications
              .map(
                ({ name, issuer, year }) =>
                  `<div class="dated"><div class="when">${text(year ?? '')}</div><div class="what">${text(name)}${issuer === null ? '' : `<br><span class="when" style="padding:0">${text(issuer)}</span>`}</div></div>`,
              )
              .join('')
          : printed.certifications
              .map(
                ({ name, issuer, year }) => `<p><b>${text(name)}</b><br>${parts([issuer, year], ' · ')}</p>`,
              )
              .join(''),
      ),
    references: () => of('references', bulletList(printed.references)),
    interests: () => of('interests', element('p', '', printed.interests.join(', '))),
  }
}

interface Stop {
  when: string
  what: string
}

function onRail(stops: Stop[], variant: number): string {
  if (variant === 1 || variant === 3)
    return stops
      .map(
        ({ when, what }) =>
          `<div class="dated"><div class="when">${when}</div><div class="what">${what}</div></div>`,
      )
      .join('')
  return `<div class="rail ${variant === 2 ? 'square' : 'full'}">${stops.map(({ what }) => `<div class="stop">${what}</div>`).join('')}</div>`
}

function post(role: PrintedExperience, variant: number): Stop {
  const when = text(role.text)
  const what = pick(
    [
      () =>
        `<div class="when">${when}</div><div class="post">${text(role.position)}</div><div><span class="firm">${text(role.company)}</span> &nbsp;<span class="pin">${icon('place', 'drawn')}${text(role.place ?? '')}</span></div>${bulletList(role.bullets)}`,
      () =>
        `<div class="post">${text(role.position)}</div><div class="firm">${parts([role.company, role.place], ' | ')}</div>${bulletList(role.bullets)}`,
      () =>
        `<div class="row"><span class="post">${text(role.company)}</span><span class="pill">${when}</span></div><div><i>${text(role.position)}</i> · ${text(role.place ?? '')}</div><p>${text(role.bullets.join(' '))}</p>`,
      () =>
        `<div class="post">${text(role.position)}</div><div>${text(role.company)}</div><p>${text(role.bullets.join(' '))}</p>`,
    ],
    variant,
  )()
  return { when, what }
}

function course(one: PrintedEducation, variant: number): Stop {
  const when = text(one.text)
  const what = pick(
    [
      () =>
        `<div class="when">${when}</div><div class="post">${text(one.degree)}</div><div class="firm">${text(one.institution)}</div>`,
      () => `<div class="post">${text(one.degree)}</div><div class="firm">${text(one.institution)}</div>`,
      () =>
        `<div class="row"><span class="post">${text(one.institution)}</span><span class="pill">${when}</span></div><div><i>${text(one.degree)}</i></div>`,
      () => `<b>${text(one.degree)}</b>, ${text(one.institution)}`,
    ],
    variant,
  )()
  return { when, what }
}

function skills(printed: PrintedCv, variant: number): string {
  const all = allSkills(printed)
  return pick(
    [
      () => dotted(all),
      () =>
        printed.skillGroups
          .map(({ name, items }) => `<p><b>${text(name)}</b><br>${chips(items.map((item) => item.name))}</p>`)
          .join(''),
      () => barred(all),
      () => `<div class="pair">${all.map((name) => `<div>▪ ${text(name)}</div>`).join('')}</div>`,
    ],
    variant,
  )()
}
