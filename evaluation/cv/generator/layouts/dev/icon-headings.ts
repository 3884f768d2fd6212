import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allSkills, bar, chips, contactLines, icon, partStyle, parts, percent } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } @page :not(:first) { margin-top: 13mm } body { font: 9.8pt/1.42 Lato, sans-serif; color: #2c2c2c } .carlito { font: 10.4pt/1.38 Carlito, sans-serif } .open { font: 9.2pt/1.45 'Open Sans', sans-serif }
.top { background: var(--accent); color: #fff; padding: 12mm 15mm 9mm } h1 { font-size: 27pt; line-height: 1.1; margin: 0 } .title { font-size: 12.5pt; margin: 3pt 0 0 } .thin h1 { font-weight: 300; letter-spacing: 3pt; text-transform: none } .thin .title { letter-spacing: 2pt }
.cols { display: flex; align-items: stretch } .main { flex: 1; padding: 6mm 9mm 8mm 15mm } .rail { width: 64mm; flex: none; box-sizing: border-box; padding: 6mm 8mm; background: var(--soft); overflow-wrap: anywhere } .body { padding: 2mm 17mm 8mm }
h2 { display: flex; align-items: center; gap: 7pt; font-size: 12.5pt; color: var(--accent); margin: 13pt 0 7pt; break-after: avoid } .disc { width: 19pt; height: 19pt; border-radius: 50%; background: var(--accent); color: #fff; display: inline-flex; align-items: center; justify-content: center; flex: none; font-size: 9pt } .disc svg { margin: 0; width: 9pt; height: 9pt }
.pill h2 { justify-content: center; background: var(--soft); border-radius: 12pt; padding: 3pt; letter-spacing: 1.5pt; font-size: 11pt } .centre { text-align: center }
.entry { margin-bottom: 9pt; break-inside: avoid } .post { font-weight: 700; font-size: 1.07em } .firm { color: var(--accent) } .when { color: #6c6c6c; font-size: .94em } .row { display: flex; justify-content: space-between; gap: 10pt } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10mm }
.band { display: flex; justify-content: space-around; gap: 8pt; background: var(--accent); color: #fff; padding: 6pt 12mm; font-size: .92em } .band .line { margin: 0 } .round { width: 30mm; height: 30mm; border-radius: 50%; background: #d7dae0; margin: 0 auto 6mm }
`

const order = ['web', 'phone', 'email', 'place', 'linkedin'] as const

/**
 * A design tool's page with an icon in a disc before each heading; a rail beside jobs that continue on the second page, a band with
 * the contact.
 */
export const iconHeadings = designLayout({
  name: 'icon-headings',
  people: ['hugo-manrique', 'wendy-tapullima', 'deysi-quispe', 'katia-delsolar'],
  words: {
    contact: ['Contacto', '', 'Mis datos', ''],
    summary: ['Perfil ejecutivo', 'Sobre mi', 'Perfil', 'SOBRE MÍ'],
    experience: ['Experiencia profesional', 'Experiencia', 'Experiencia laboral', 'EXPERIENCIA'],
    education: ['Formación académica', 'Estudios', 'Formación', 'EDUCACIÓN'],
    skills: ['Competencias', 'Habilidades', 'Conocimientos y habilidades', 'HABILIDADES'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'IDIOMAS'],
    certifications: ['Especialización', 'Cursos', 'Capacitaciones', 'CURSOS'],
    awards: ['Reconocimientos', 'Logros', 'Logros', 'LOGROS'],
    references: ['Referencias', 'Referencias', 'Referencias', 'REFERENCIAS'],
    interests: ['Intereses', 'Mis gustos', 'Intereses', 'PASATIEMPOS'],
  },
  choice: (variant) => ({
    dates: pick(
      ['Del 2017 al 2019', 'Marzo 2021 a la fecha', 'Desde agosto 2022', 'Mar-2019 / Dic-2021'],
      variant,
    ),
    educationDates: pick(['Del 2017 al 2019', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
    capitals: pick([[], ['name', 'title'], [], ['name', 'positions']], variant),
    omit: [
      ...(variant === 3 ? (['experience places'] as const) : []),
      ...(variant === 1 ? (['references'] as const) : []),
    ],
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#22364f', '#c98a9a', '#3d7f5f', '#b0803a'], variant)};--soft:${pick(['#e9edf2', '#f7ecee', '#e8f1ec', '#f6f0e6'], variant)};--pale:#d9d9d9}${style}`,
  heading(variant) {
    let drawn = 0
    return (words) => {
      const sign = order[drawn++ % order.length] ?? 'web'
      return `<h2><span class="disc">${icon(sign, variant === 2 ? 'font' : variant === 3 ? 'pasted' : 'drawn')}</span><span>${words}</span></h2>`
    }
  },
  draw({ printed, variant, of }) {
    const draw = blocks(printed, variant, of)
    const name = `<h1>${variant === 1 ? nameIn(printed.name) : text(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const lines = contactLines(printed, variant === 2 ? 'font' : 'drawn', [
      'phone',
      'email',
      'place',
      'linkedin',
    ]).join('')
    return pick(
      [
        () => {
          const rail = `<div class="rail">${of('contact', lines)}${draw.summary()}${draw.skills()}${draw.languages()}${draw.courses()}</div>`
          return `<div class="top">${name}</div><div class="cols">${rail}<div class="main" style="padding:4mm 15mm 8mm 9mm;font-size:12pt">${draw.experience()}${draw.education()}${draw.awards()}${draw.references()}</div></div>`
        },
        () =>
          `<div class="carlito thin pill"><div class="centre" style="padding:14mm 17mm 5mm">${name}</div><div class="band">${lines}</div><div class="body"><div class="centre">${draw.summary()}</div>${draw.experience()}${draw.education()}<div class="pair"><div>${draw.skills()}</div><div>${draw.courses()}${draw.languages()}${draw.interests()}</div></div></div></div>`,
        () => {
          const main = `<div class="main">${name}${draw.summary()}${draw.experience()}${draw.education()}</div>`
          return `<div class="cols open" style="min-height:296mm">${main}<div class="rail"><div class="round"></div>${of('contact', lines)}${draw.skills()}${draw.courses()}${draw.languages()}${draw.references()}</div></div>`
        },
        () =>
          `<div class="open"><div class="body" style="padding-top:13mm">${name}${draw.summary()}${draw.experience()}<div class="pair"><div>${draw.education()}${draw.courses()}</div><div>${draw.skills()}${draw.languages()}</div></div>${draw.awards()}${draw.interests()}</div><div class="band">${lines}</div></div>`,
      ],
      variant,
    )()
  },
})

/** The name on two lines, as on posters. */
function nameIn(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return `${text(first)}<br>${text(rest.join(' '))}`
}

function blocks(printed: PrintedCv, variant: number, of: Of) {
  const all = allSkills(printed)
  return {
    ...plainBlocks(printed, variant, of, post, course),
    skills: () =>
      of(
        'skills',
        pick(
          [
            () =>
              [
                ...printed.skillGroups.map(
                  ({ name, items }) => [name, items.map((item) => item.name)] as const,
                ),
                ['Personales', printed.soft] as const,
              ]
                .map(([name, items]) => `<p><b>${text(name)}</b></p>${bulletList([...items])}`)
                .join(''),
            () => chips(all, 'full'),
            () =>
              all
                .map(
                  (name, at) =>
                    `<div class="row"><span>${text(name)}</span><span class="when">${percent(at)} %</span></div>${bar(at)}`,
                )
                .join(''),
            () => `<p>${parts(all, '&nbsp; | &nbsp;')}</p>`,
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
              `<div class="row"><span>${text(name)}</span><span>${text(levelText ?? '')}</span></div>`,
          )
          .join(''),
      ),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            variant === 3
              ? `<p>${text(name)} (${parts([issuer, year], ', ')})</p>`
              : `<p><b>${text(name)}</b><br>${parts([issuer, year], ' - ')}</p>`,
          )
          .join(''),
      ),
  }
}

function post(role: PrintedExperience, variant: number): string {
  const when = text(role.text)
  return pick(
    [
      () =>
        `<div class="entry"><div class="post">${text(role.company)}</div><div class="row"><i>${text(role.position)}</i><span class="when">${text(role.place ?? '')}</span></div><div class="when">${when}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry centre"><div class="post">${text(role.position)}</div><div>${parts([role.company, role.place], ' | ')}</div><div class="when">${when}</div><p>${text(role.bullets.join(' '))}</p></div>`,
      () =>
        `<div class="entry"><div class="when">${when}</div><div class="post">${text(role.position)}</div><div class="firm">${parts([role.company, role.place], ' – ')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><div class="row"><span><span class="post">${text(role.position)}</span> | ${text(role.company)}</span><span class="when">${when}</span></div><p>${text(role.bullets.join(' '))}</p></div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  const when = text(one.text)
  return pick(
    [
      () =>
        `<div class="entry"><div class="post">${text(one.institution)}</div><i>${text(one.degree)}</i><div class="when">${when}</div></div>`,
      () =>
        `<div class="entry centre"><div class="post">${text(one.degree)}</div><div>${parts([one.institution, one.text], ' | ')}</div></div>`,
      () =>
        `<div class="entry"><div class="when">${when}</div><div class="post">${text(one.degree)}</div><div class="firm">${text(one.institution)}</div></div>`,
      () =>
        `<div class="entry"><div class="post">${text(one.degree)}</div><div>${text(one.institution)}</div><div class="when">${when}</div></div>`,
    ],
    variant,
  )()
}
