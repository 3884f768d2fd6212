import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allSkills, languageLines, parts, skillGroups } from './design-parts.ts'

const style = `
html { -webkit-print-color-adjust: exact } @page { size: A4; margin: 20mm 19mm } body { margin: 0; color: #333; overflow-wrap: anywhere } p { margin: 0 0 4pt } ul { margin: 2pt 0 4pt; padding-left: 15pt }
.coral { font: 9pt/1.5 'Open Sans', sans-serif } .spearmint { font: 10.5pt/1.5 Lato, sans-serif } .swiss { font: 9.6pt/1.55 Roboto, sans-serif } .writer { font: 9.4pt/1.5 'Liberation Mono', monospace }
h1 { font-size: 30pt; line-height: 1.1; margin: 0; color: #222 } .spearmint h1 { color: #1b8a5a; font-size: 26pt } .writer h1 { color: #d5326b; font-size: 22pt } .title { margin: 3pt 0 6pt; color: #666 }
h2 { margin: 15pt 0 5pt; break-after: avoid } .coral h2 { font-size: 8.5pt; color: #e0524d; text-transform: uppercase } .spearmint h2 { font-size: 13pt; font-weight: 400; color: #1b8a5a; border-bottom: .6pt solid #9ad2b8 } .swiss h2 { font-size: 10pt; margin: 0 } .writer h2 { font-size: 11pt; color: #d5326b }
h3 { font-size: 1.15em; margin: 8pt 0 0; color: #222; break-after: avoid } h3 span { font-weight: 400 } h3 i { font-weight: 400 } .when { font-size: .86em; color: #777; margin-bottom: 3pt } .swiss h3:first-child { margin-top: 0 }
.two { display: grid; grid-template-columns: 1fr 52mm; gap: 11mm } .head { display: grid; grid-template-columns: 1fr 52mm; gap: 11mm; margin-bottom: 6pt }
.swiss section { display: grid; grid-template-columns: 38mm 1fr; gap: 6mm; margin-bottom: 13pt } .swiss section > h2::before { content: ''; display: block; width: 10pt; border-top: 1.6pt solid #222; margin-bottom: 3pt }
`

/** The templates of a web word processor: company, place and position on one line, dates in small letters below. */
export const docsCoral = designLayout({
  name: 'docs-coral',
  people: ['ruth-ballena', 'anthony-yauri', 'jhosep-cotrina', 'tatiana-loayza'],
  words: {
    summary: ['Presentación', 'Resumen', 'Sobre mí', 'About me'],
    experience: ['Experiencia', 'Experiencia', 'Experiencia', 'Experience'],
    education: ['Formación', 'Educación', 'Formación', 'Education'],
    skills: ['Habilidades', 'Habilidades', 'Habilidades', 'Skills'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Languages'],
    certifications: ['Cursos', 'Cursos y licencias', 'Certificados', 'Certificates'],
    awards: ['Premios', 'Premios', 'Premios', 'Awards'],
    references: ['Referencias', 'Referencias', 'Referencias', 'References'],
  },
  choice: (variant) => ({
    dates: pick(
      [
        'MARZO 2019 - ACTUALIDAD',
        'De setiembre 2019 a la actualidad',
        'ENE 2019 — ACTUALIDAD',
        'June 2019 to date',
      ],
      variant,
    ),
    educationDates: pick(
      ['MARZO 2019 - ACTUALIDAD', '2018 al 2020', 'ENE 2019 — ACTUALIDAD', '2019 - Present'],
      variant,
    ),
    capitals: pick([[], [], [], ['name']], variant),
    omit: [
      'interests',
      ...(variant === 0 ? (['languages'] as const) : []),
      ...(variant === 2 ? (['title'] as const) : []),
      ...(variant === 3 ? (['soft'] as const) : []),
    ],
  }),
  style: () => style,
  isBoxed: (variant) => variant === 2,
  isEnglish: (variant) => variant === 3,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    const lines = [printed.place, printed.phone, printed.email, printed.linkedin]
    const stacked = lines.map((line) => (line === null ? '' : `<div><b>${text(line)}</b></div>`)).join('')
    return pick(
      [
        () =>
          `<div class="coral"><div class="head"><div>${name}</div><div>${stacked}</div></div><div class="two"><div>${draw.summary()}${draw.experience()}${draw.education()}${draw.references()}</div><div>${draw.skills()}${draw.courses()}</div></div></div>`,
        () =>
          `<div class="spearmint">${name}<p>${parts(lines, ', ')}</p>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.references()}</div>`,
        () =>
          `<div class="swiss"><div class="head"><div>${name}</div><div>${stacked}</div></div>${draw.summary()}${draw.skills()}${draw.experience()}${draw.education()}${draw.courses()}${draw.awards()}${draw.languages()}</div>`,
        () =>
          `<div class="writer"><p>${parts(lines, '<br>')}</p>${name}${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.awards()}</div>`,
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  return {
    ...plainBlocks(printed, variant, of, post, course),
    skills: () => {
      const all = allSkills(printed)
      return of(
        'skills',
        pick(
          [
            () => all.map((name) => `<p>${text(name)}</p>`).join(''),
            () => skillGroups(printed, '</b> — ', ', ') + bulletList(printed.soft),
            () => `<p>${parts(all, '. ')}.</p>`,
            () => bulletList(all),
          ],
          variant,
        )(),
      )
    },
    languages: () =>
      of(
        'languages',
        variant === 1
          ? bulletList(languageLines(printed, ' '))
          : `<p>${printed.languages.map(({ name, levelText }) => `<b>${text(name)}</b> (${text(levelText ?? '')})`).join(', ')}</p>`,
      ),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            variant === 0
              ? `<p><b>${text(name)}</b><br>${parts([issuer, year], ', ')}</p>`
              : `<p>${text(name)}${issuer === null ? '' : `, <i>${text(issuer)}</i>`}${year === null ? '' : ` — ${text(year)}`}</p>`,
          )
          .join(''),
      ),
  }
}

/** A post named once above several periods is not repeated. */
function post(role: PrintedExperience, variant: number, before: PrintedExperience | undefined): string {
  const isSame = variant === 0 && before?.company === role.company && before.position === role.position
  const head = pick(
    [
      () => `${text(role.company)}, <span>${text(role.place ?? '')} —</span> <i>${text(role.position)}</i>`,
      () => `${text(role.position)}, <span>${text(role.company)} (${text(role.place ?? '')})</span>`,
      () => `${text(role.company)}, <span>${text(role.place ?? '')}</span><br><i>${text(role.position)}</i>`,
      () => `${text(role.position)} <span>@ ${text(role.company)}, ${text(role.place ?? '')}</span>`,
    ],
    variant,
  )()
  const tasks =
    variant === 1 || variant === 3 ? bulletList(role.bullets) : element('p', '', role.bullets.join(' '))
  return `${isSame ? '' : `<h3>${head}</h3>`}<div class="when">${text(role.text)}</div>${tasks}`
}

function course(one: PrintedEducation, variant: number): string {
  const head = pick(
    [
      () => `${text(one.institution)} — <i>${text(one.degree)}</i>`,
      () => `${text(one.degree)}, <span>${text(one.institution)}</span>`,
      () => `${text(one.institution)}<br><i>${text(one.degree)}</i>`,
      () => `${text(one.degree)} <span>@ ${text(one.institution)}</span>`,
    ],
    variant,
  )()
  return `<h3>${head}</h3><div class="when">${text(one.text)}</div>`
}
