import { companyBlurbs, strengthStories } from './builder-notes.data.ts'
import { byCompany } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { bar, chips, contactLines, dots, icon, partStyle, parts } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 15mm 14mm } body { font: 10.2pt/1.48 Lato, sans-serif; color: #384347 } .roboto { font: 10pt/1.5 Roboto, sans-serif } .open { font: 9.6pt/1.52 'Open Sans', sans-serif } .large { font-size: 12.2pt }
h1 { font-size: 25pt; line-height: 1.1; margin: 0; color: #22292c; letter-spacing: .3pt } .title { font-size: 13pt; color: var(--accent); margin: 3pt 0 5pt } h2 { font-size: 12.5pt; text-transform: uppercase; color: #22292c; border-bottom: 2pt solid #22292c; margin: 0 0 8pt; padding-bottom: 2pt; break-after: avoid; letter-spacing: .4pt } section { margin-bottom: 14pt }
.plain h2 { text-transform: none; border-bottom: .8pt solid #c9cfd2; color: var(--accent) }
.strip { display: flex; flex-wrap: wrap; gap: 2pt 16pt; margin-bottom: 13pt } .strip .line { margin: 0 }
.two { display: flex; gap: 9mm; align-items: flex-start } .wide { flex: 1 } .slim { width: 62mm; flex: none } .rev { flex-direction: row-reverse }
.entry { margin-bottom: 10pt } .entry + .entry { border-top: .8pt dashed #c5cbce; padding-top: 8pt } .post { font-size: 1.15em; color: #22292c } .firm { color: var(--accent); font-weight: 700 } .meta { display: flex; gap: 3pt 14pt; flex-wrap: wrap; font-size: .9em; color: #5d686c } .meta .line { margin: 0 } .about { font-size: .92em; color: #5d686c }
.with { display: grid; grid-template-columns: 13mm 1fr; gap: 4mm } .with.big { grid-template-columns: 26mm 1fr } .logo { width: 12mm; height: 12mm; border-radius: 3pt; background: var(--pale); color: var(--accent); display: flex; align-items: center; justify-content: center; font-weight: 700; font-size: 11pt } .logo.round { border-radius: 50% } .logo svg { width: 18pt; height: 18pt; margin: 0 }
.box { background: var(--accent); color: #fff; border-radius: 3pt; min-height: 13mm; display: flex; align-items: center; justify-content: center; text-align: center; font-weight: 700; font-size: 9pt; line-height: 1.2; padding: 3pt } .tag .chip { border: 0; border-bottom: 1.4pt solid #a9b2b6; border-radius: 0; padding: 1pt 2pt; font-weight: 700 }
.story { display: grid; grid-template-columns: 7mm 1fr; margin-bottom: 7pt } .story svg { color: var(--accent); width: 11pt; height: 11pt }
`

/**
 * A builder's two columns of unequal height over two pages; each company with its logo or as a box in its place; tags; strengths
 * with a description.
 */
export const logoBoxes = designLayout({
  name: 'logo-boxes',
  people: ['jhosep-cotrina', 'christopher-velit', 'tatiana-loayza', 'nicole-bracamonte'],
  words: {
    summary: ['Resumen', 'Resumen', 'Resumen / Summary', 'Perfil'],
    experience: ['Experiencia', 'Experiencia', 'Experiencia / Experience', 'Experiencia laboral'],
    education: ['Educación', 'Formación', 'Educación / Education', 'Estudios'],
    technical: ['Habilidades', 'Tecnologías', 'Habilidades / Skills', 'Programas'],
    strengths: ['Fortalezas', 'Fortalezas', 'Fortalezas / Strengths', 'Mis fortalezas'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas / Languages', 'Idiomas'],
    certifications: ['Certificaciones', 'Certificación', 'Cursos / Courses', 'Formación y colegiatura'],
    awards: ['Logros', 'Premios', 'Logros / Achievements', 'Logros'],
    interests: ['Pasiones', 'Intereses', 'Pasiones / Passions', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      ['03/2019 – 12/2021', 'Mar. 2021 – Dic. 2022', '06/2017 - 12/2018', 'ene. 2020 - actualidad'],
      variant,
    ),
    educationDates: pick(['2019 – hoy', 'Mar. 2021 – Dic. 2022', '06/2017 - 12/2018', '2018-2020'], variant),
    capitals: pick([['name'], [], [], ['name']], variant),
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#1e90d6', '#0f9d7a', '#7a3fb0', '#d0562f'], variant)};--pale:#e6eaec}${style}`,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const head = `${name}<div class="strip">${contactLines(
      printed,
      pick(['drawn', 'font', 'drawn', 'pasted'], variant),
      pick(
        [
          ['phone', 'email', 'linkedin', 'place'],
          ['email', 'phone', 'linkedin', 'place'],
          ['place', 'email', 'phone', 'linkedin'],
          ['phone', 'email', 'linkedin', 'place'],
        ],
        variant,
      ),
    ).join('')}</div>`
    return pick(
      [
        () =>
          `<div class="large">${head}<div class="two"><div class="wide">${draw.summary()}${draw.experience()}${draw.education()}${draw.languages()}</div><div class="slim">${draw.strengths()}${draw.technical()}${draw.certifications()}${draw.awards()}${draw.interests()}</div></div></div>`,
        () =>
          `<div class="roboto plain">${head}${draw.summary()}<div class="two"><div class="wide">${draw.experience()}${draw.awards()}</div><div class="slim">${draw.technical()}${draw.education()}${draw.certifications()}${draw.languages()}${draw.strengths()}</div></div></div>`,
        () => {
          const slim = `<div class="slim">${draw.summary()}${draw.technical()}${draw.strengths()}${draw.languages()}${draw.awards()}${draw.interests()}</div>`
          return `<div class="open">${head}<div class="two">${slim}<div class="wide">${draw.experience()}${draw.education()}${draw.certifications()}</div></div></div>`
        },
        () => {
          const wide = `<div class="wide">${draw.experience()}${draw.education()}${draw.certifications()}</div>`
          return `<div class="plain">${head}<div class="two">${wide}<div class="slim">${draw.summary()}${draw.strengths()}${draw.languages()}${draw.technical()}${draw.awards()}${draw.interests()}</div></div></div>`
        },
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  return {
    ...plainBlocks(printed, variant, of, post, course),
    experience: () =>
      of(
        'experience',
        variant === 1
          ? byCompany(printed.experiences).map(boxed).join('')
          : printed.experiences.map((role) => post(role, variant)).join(''),
      ),
    technical: () =>
      of(
        'technical',
        printed.skillGroups
          .map(({ name, items }) => {
            const tags = `<div class="tag">${chips(items.map((item) => item.name))}</div>`
            return variant === 3 ? tags : `<div class="about">${text(name)}</div>${tags}`
          })
          .join(''),
      ),
    strengths: () =>
      of(
        'strengths',
        printed.soft
          .map(
            (name) =>
              `<div class="story">${icon('web', 'drawn')}<div><b>${text(name)}</b><div class="about">${text(strengthStories[name] ?? '')}</div></div></div>`,
          )
          .join(''),
      ),
    languages: () =>
      of(
        'languages',
        printed.languages
          .map(({ name, levelText, rank }) =>
            variant === 1
              ? `<div>${text(name)}</div><div class="about">${text(levelText ?? '')}</div>${bar(rank)}`
              : `<div class="level"><b>${text(name)}</b><span class="about">${text(levelText ?? '')}</span>${dots(rank + 1)}</div>`,
          )
          .join(''),
      ),
    certifications: () =>
      of(
        'certifications',
        printed.certifications
          .map(
            ({ name, issuer, year }) =>
              `<div style="margin-bottom:6pt"><b>${text(name)}</b><div class="about">${parts([issuer, year], variant === 3 ? ', ' : ' · ')}</div></div>`,
          )
          .join(''),
      ),
    interests: () => of('interests', element('p', '', printed.interests.join(' · '))),
  }
}

/** Date and place on one line after small icons. */
function meta(when: string, place: string | null): string {
  return `<div class="meta"><span class="line">${icon('email', 'drawn')}<span>${text(when)}</span></span>${place === null ? '' : `<span class="line">${icon('place', 'drawn')}<span>${text(place)}</span></span>`}</div>`
}

function post(role: PrintedExperience, variant: number): string {
  const about = element('div', 'about', companyBlurbs[role.company] ?? '')
  return pick(
    [
      () =>
        `<div class="entry"><div class="with"><div class="logo">${icon('web', 'drawn')}</div><div><div class="post">${text(role.position)}</div><div class="firm">${text(role.company)}</div>${meta(role.text, role.place)}</div></div>${about}${bulletList(role.bullets)}</div>`,
      () => '',
      () =>
        `<div class="entry"><div class="with"><div class="logo round">${initials(role.company)}</div><div><div class="post">${text(role.position)}</div><div class="firm">${text(role.company)}</div>${meta(role.text, role.place)}${about}${bulletList(role.bullets)}</div></div></div>`,
      () =>
        `<div class="entry"><div class="firm">${text(role.company)}</div><div class="post">${text(role.position)}</div>${about}${meta(role.text, role.place)}<p>${text(role.bullets.join(' '))}</p></div>`,
    ],
    variant,
  )()
}

/** The company in a box in place of its logo, with its posts beside it. */
function boxed(roles: PrintedExperience[]): string {
  const company = roles[0]?.company ?? ''
  const posts = roles
    .map(
      (role) =>
        `<div style="margin-bottom:8pt"><div class="post">${text(role.position)}</div><div class="about">${text(role.text)} | ${text(role.place ?? '')}</div>${bulletList(role.bullets)}</div>`,
    )
    .join('')
  return `<div class="entry with big"><div><div class="box">${text(company)}</div></div><div>${posts}</div></div>`
}

function initials(company: string): string {
  return company
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

function course(one: PrintedEducation, variant: number): string {
  const head = `<div class="post">${text(one.degree)}</div><div class="firm">${text(one.institution)}</div>`
  return pick(
    [
      () => `<div class="entry">${head}${meta(one.text, null)}</div>`,
      () => `<div class="entry">${head}<div class="about">${text(one.text)}</div></div>`,
      () =>
        `<div class="entry with"><div class="logo round">${initials(one.institution)}</div><div>${head}${meta(one.text, null)}</div></div>`,
      () =>
        `<div class="entry"><div class="firm">${text(one.institution)}</div><div class="post">${text(one.degree)}</div>${meta(one.text, null)}</div>`,
    ],
    variant,
  )()
}
