import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allSkills, barred, partStyle, parts, skillGroups } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 16mm 16mm } body { font: 9.6pt/1.5 'Open Sans', sans-serif; color: #2b3036 } .lato { font: 10.2pt/1.46 Lato, sans-serif } .carlito { font: 10.8pt/1.4 Carlito, sans-serif }
h1 { font-size: 24pt; line-height: 1.12; margin: 0 } .title { font-size: 10pt; letter-spacing: 1.2pt; color: #6b7480; margin: 3pt 0 12pt } h2 { font-size: 13pt; margin: 13pt 0 5pt; break-after: avoid } .accent h2 { color: var(--accent) } .centre { text-align: center }
.two { display: flex; gap: 11mm; align-items: flex-start } .wide { flex: 1 } .slim { width: 48mm; flex: none; overflow-wrap: anywhere } .head { font-weight: 700; font-size: 1.07em; margin: 8pt 0 0; break-after: avoid } .head a { color: inherit } .when { color: #868e98; font-size: .88em; letter-spacing: .8pt; margin-bottom: 2pt } .tight { letter-spacing: 0 }
.line { display: block; border-bottom: 1pt solid #e4e7ea; padding-bottom: 5pt; margin-bottom: 8pt } .row { display: flex; justify-content: space-between; gap: 10pt; align-items: baseline } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1pt 12mm }
`

/** A builder's page with position, company and town on one line, separated by commas, 'en', a dash or a bar; contact without labels. */
export const headlineJobs = designLayout({
  name: 'headline-jobs',
  people: ['stefano-risco', 'analucia-ordinola', 'cesar-quiliche', 'yorman-gutierrez'],
  words: {
    contact: ['Información', 'Detalles', '', 'Contacto'],
    summary: ['Perfil', 'Perfil', 'Resumen profesional', 'Acerca de mí'],
    experience: ['Experiencia laboral', 'Historial de empleo', 'Experiencia profesional', 'Experiencia'],
    education: ['Formación', 'Educación', 'Formación académica', 'Estudios'],
    skills: ['Habilidades', 'Habilidades', 'Competencias', 'Lo que sé hacer'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Cursos', 'Cursos', 'Colegiatura y cursos', 'Cursos'],
    awards: ['Logros', 'Premios', 'Reconocimientos', 'Premios'],
    references: ['Referencias', 'Referencias', 'Referencias', 'Referencias'],
    interests: ['Aficiones', 'Aficiones', 'Intereses', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      ['ENE 2019 — ACTUALIDAD', 'Setiembre 2020 - Actualidad', 'Mar. 2021 – Dic. 2022', '2008 - A la fecha'],
      variant,
    ),
    educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2008 - A la fecha'], variant),
    capitals: pick([['title'], ['title'], ['name'], ['title']], variant),
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#2a63c9', '#22313a', '#8c2f39', '#0f766e'], variant)};--pale:#dfe3e8}${style}`,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const lines = [printed.place, printed.phone, printed.email, printed.linkedin]
    const stacked = parts(lines, '<br>')
    return pick(
      [
        () =>
          `<div class="accent">${name}<div class="two"><div class="wide">${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}</div><div class="slim">${of('contact', stacked)}${draw.skills()}${draw.languages()}${draw.interests()}</div></div></div>`,
        () =>
          `<div class="lato"><div class="centre">${name}</div><div class="two"><div class="slim">${of('contact', stacked)}${draw.skills()}${draw.languages()}${draw.interests()}</div><div class="wide">${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}</div></div></div>`,
        () =>
          `<div class="carlito accent">${name}<div>${parts(lines, ' &nbsp;|&nbsp; ')}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.references()}</div>`,
        () =>
          `<div>${name}${draw.summary()}${draw.experience()}${draw.education()}<div class="pair"><div>${draw.skills()}</div><div>${draw.courses()}${draw.languages()}${draw.interests()}</div></div>${of('contact', stacked)}</div>`,
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
            () => barred(all),
            () => all.map((name) => `<div class="line">${text(name)}</div>`).join(''),
            () => skillGroups(printed, ':</b> ', '; ') + `<p>${parts(printed.soft, '; ')}</p>`,
            () => bulletList(all),
          ],
          variant,
        )(),
      ),
    languages: () =>
      of(
        'languages',
        printed.languages
          .map(
            ({ name, levelText }) =>
              `<div>${text(name)}${variant === 1 ? '<br>' : ' — '}<span class="when tight">${text(levelText ?? '')}</span></div>`,
          )
          .join(''),
      ),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            pick(
              [
                `<div class="head">${parts([name, issuer], ', ')}</div><div class="when">${text(year ?? '')}</div>`,
                `<div class="row"><span>${parts([name, issuer], ' — ')}</span><span class="when">${text(year ?? '')}</span></div>`,
                `<p>${parts([year, name, issuer], ' · ')}</p>`,
                `<p>${parts([name, issuer, year], ', ')}</p>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
  }
}

function post(role: PrintedExperience, variant: number): string {
  const when = `<div class="when">${text(role.text)}</div>`
  return pick(
    [
      () =>
        `<div class="head">${parts([role.position, role.company, role.place], ', ')}</div>${when}${bulletList(role.bullets)}`,
      () =>
        `<div class="row"><div class="head">${text(role.position)} en ${text(role.company)}, ${text(role.place ?? '')}</div></div>${when}<p>${text(role.bullets.join(' '))}</p>`,
      () =>
        `<div class="row"><div class="head">${text(role.company)} — ${text(role.position)}</div><span class="when tight">${text(role.text)}</span></div><div><i>${text(role.place ?? '')}</i></div>${bulletList(role.bullets)}`,
      () =>
        `<div class="head">${text(role.position)} | ${text(role.company)} | ${text(role.place ?? '')}</div><div class="when tight">${text(role.text)}</div><p>${text(role.bullets.join(' '))}</p>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  const when = `<div class="when">${text(one.text)}</div>`
  return pick(
    [
      () => `<div class="head">${parts([one.degree, one.institution], ', ')}</div>${when}`,
      () => `<div class="head">${text(one.degree)}, ${text(one.institution)}</div>${when}`,
      () =>
        `<div class="row"><div class="head">${text(one.institution)} — ${text(one.degree)}</div><span class="when tight">${text(one.text)}</span></div>`,
      () =>
        `<div class="head">${text(one.degree)} | ${text(one.institution)}</div><div class="when tight">${text(one.text)}</div>`,
    ],
    variant,
  )()
}
