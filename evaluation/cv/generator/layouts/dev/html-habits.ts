import { byCompany } from '../../printing/printed-cv.ts'
import type { PrintedExperience } from '../../printing/printed-cv.ts'
import type { Layout } from '../layout.ts'
import { parts } from './design-parts.ts'
import { bold, bullets, htmlLayout, paragraph, text } from './plain-sections.ts'

const each =
  (draw: (role: PrintedExperience, variant: number) => string) =>
  (roles: PrintedExperience[], variant: number) =>
    roles.map((role) => `<div class="entry">${draw(role, variant)}</div>`).join('')

/** A narrow left column of dates, on one or two lines. */
const marginDates = htmlLayout({
  name: 'margin-dates',
  people: ['renzo-bardales', 'piero-lavalle', 'omar-cespedes', 'dante-poma'],
  dates: ['Enero de 2020 – Presente', '03/2019 – 12/2021', 'ene-20 a la fecha', '2018 al 2020'],
  style:
    '.grid { display: grid; grid-template-columns: 31mm 1fr; gap: 5mm; margin-bottom: 7pt } .grid i { color: #444 }',
  jobs: (roles, variant) =>
    roles
      .map((role) => {
        const names =
          variant % 2 === 0
            ? `<div>${bold(role.company)}</div><div>${text(role.place ?? '')}</div><div><i>${text(role.position)}</i></div>`
            : `<div>${bold(role.position)}</div><div>${parts([role.company, role.place], ' · ')}</div>`
        return `<div class="grid"><div>${text(role.text)}</div><div>${names}${bullets(role)}</div></div>`
      })
      .join(''),
  study: (one) =>
    `<div class="grid"><div>${text(one.text)}</div><div><div>${bold(one.degree)}</div><div>${text(one.institution)}</div></div></div>`,
})

/** Position and company on one line, followed by the dates in brackets. */
const bracketDates = htmlLayout({
  name: 'bracket-dates',
  people: ['renzo-bardales', 'elva-huancahuari', 'ariana-solis', 'omar-cespedes', 'dante-poma'],
  dates: ['(Ene. 2020 - Actualidad)'],
  style: '',
  jobs: each((role, variant) => {
    const head = [
      `<b>${text(role.position)}, ${text(role.company)}</b> ${text(role.text)}`,
      `${bold(role.company)} – ${text(role.position)} ${text(role.text)}`,
      `${bold(role.position)} | ${text(role.company)} ${text(role.text)}`,
      `${text(role.position)} en ${bold(role.company)} ${text(role.text)}`,
      `${bold(role.position)} – ${text(role.company)} ${text(role.text)}`,
    ]
    return `<div>${head[variant % 5]}</div><div>${text(role.place ?? '')}</div>${variant % 2 === 0 ? bullets(role) : paragraph(role)}`
  }),
  study: (one) =>
    `<div class="entry"><b>${text(one.degree)}</b>, ${text(one.institution)} ${text(one.text)}</div>`,
})

/** A company once, with its total time, and each role with its dates. */
const promotions = htmlLayout({
  name: 'promotions',
  people: ['nelly-ochoa', 'piero-lavalle', 'julio-cardenas', 'edgar-soto'],
  dates: [
    'Jun 2019 – Present',
    'Mar 2021 – Present (2 años)',
    'ene. 2020 - actualidad',
    'Marzo 2021 a la fecha',
  ],
  style: '.role { padding-left: 4mm } .when { color: #666; font-size: 9pt }',
  jobs: (roles, variant) =>
    byCompany(roles)
      .map((group) => {
        const [first] = group
        const years = `${group.at(-1)!.start?.slice(0, 4)} – ${first!.end?.slice(0, 4) ?? 'Actualidad'}`
        const whole = group.length === 1 ? '' : variant % 2 === 0 ? years : '5 años 3 meses'
        const drawn = group.map(
          (role) =>
            `<div class="role"><div><i>${text(role.position)}</i></div><div class="when">${text(role.text)}</div>${bullets(role)}</div>`,
        )
        return `<div class="entry"><div class="row">${bold(first!.company)}<span class="date">${whole}</span></div><div>${text(first!.place ?? '')}</div>${drawn.join('')}</div>`
      })
      .join(''),
  study: (one) =>
    `<div class="entry"><div>${bold(one.institution)}</div><div><i>${text(one.degree)}</i></div><div class="when">${text(one.text)}</div></div>`,
})

/** No bold text and no items: three lines and a paragraph. */
const datesBelow = htmlLayout({
  name: 'dates-below',
  people: ['dante-poma', 'ariana-solis', 'renzo-bardales', 'nelly-ochoa'],
  dates: ['01/03/2019 hasta 15/12/2021', 'Del 2017 al 2019', 'ene-20 a la fecha', 'Desde agosto 2022'],
  choice: { capitals: ['companies'], omit: ['experience places'] },
  style: 'h2 { color: #1c1c1c; border-bottom: 1px solid #999 }',
  jobs: each((role, variant) => {
    const company = `<div>${text(role.company)}</div>`
    const position = `<div>${text(role.position)}</div>`
    const names = variant % 2 === 0 ? company + position : position + company
    return `${names}<div>${text(role.text)}</div><div>${paragraph(role)}</div>`
  }),
  study: (one) =>
    `<div class="entry"><div>${text(one.degree)}</div><div>${text(one.institution)}</div><div>${text(one.text)}</div></div>`,
})

/** The whole header of an entry is centred. */
const centred = htmlLayout({
  name: 'centred',
  people: ['elva-huancahuari', 'omar-cespedes', 'piero-lavalle', 'ariana-solis'],
  dates: ['MARZO 2019 - ACTUALIDAD', 'Ene - Mar 2021', '2019 – hoy'],
  style: 'h1, h2, .head { text-align: center } h2 { letter-spacing: 1pt }',
  jobs: each((role, variant) => {
    const lines = [
      `<div>${bold(role.position)}</div>`,
      `<div>${parts([role.company, role.place], ', ')}</div>`,
    ]
    if (variant % 2 === 1) lines.reverse()
    return `<div class="head">${lines.join('')}<div><i>${text(role.text)}</i></div></div>${bullets(role)}`
  }),
  study: (one) =>
    `<div class="entry head"><div>${bold(one.degree)}</div><div>${text(one.institution)}</div><div><i>${text(one.text)}</i></div></div>`,
})

/** A narrow main column beside a band: names and dates break. */
const narrowMain = htmlLayout({
  name: 'narrow-main',
  people: ['omar-cespedes', 'nelly-ochoa', 'elva-huancahuari', 'ariana-solis'],
  dates: ['Enero de 2020 – Presente', 'ene. 2020 - actualidad', 'De setiembre 2019 a la actualidad'],
  choice: { omit: ['experience places'] },
  style:
    'body { width: 92mm } .row > :first-child { width: 56mm } .date { width: 30mm; white-space: normal; text-align: right }',
  jobs: each((role, variant) => {
    const [one, other] = variant % 2 === 0 ? [role.position, role.company] : [role.company, role.position]
    return `<div class="row"><div>${bold(one)}<br>${text(other)}</div><div class="date">${text(role.text)}</div></div>${bullets(role)}`
  }),
  study: (one) =>
    `<div class="entry row"><div>${bold(one.degree)}<br>${text(one.institution)}</div><div class="date">${text(one.text)}</div></div>`,
})

/** Projects and headings inside a job. */
const projectsInside = htmlLayout({
  name: 'projects-inside',
  people: ['piero-lavalle', 'omar-cespedes', 'diego-salazar', 'renzo-bardales'],
  dates: [
    'Mar 2021 – Present (2 años)',
    'ene. 2020 - actualidad · 4 años 2 meses',
    'Enero de 2020 – Presente',
  ],
  style: '.sub { font-weight: bold; font-size: 9.5pt }',
  jobs: each((role, variant) => {
    const place = role.place === null ? '' : ` (${text(role.place)})`
    const head =
      variant % 2 === 0
        ? `<div class="row"><span>${bold(role.position)}</span><span class="date">${text(role.text)}</span></div><div>${text(role.company)}${place}</div>`
        : `<div><b>${text(role.company)}</b>${place}</div><div>${text(role.position)} — ${text(role.text)}</div>`
    const project = `<div class="sub">Proyecto: Portal de pedidos (2021)</div><p>Se entregó en tres fases, con un equipo de cuatro personas y un presupuesto acotado.</p>`
    return `${head}<div class="sub">Principales logros:</div>${bullets(role)}${project}<p>Tecnologías: Excel, Teams</p>`
  }),
  study: (one) =>
    `<div class="entry"><div class="row">${bold(one.degree)}<span class="date">${text(one.text)}</span></div><div>${text(one.institution)}</div></div>`,
})

/** Web builders: the company in colour, place above date at the right. */
const stackedRight = htmlLayout({
  name: 'stacked-right',
  people: ['ariana-solis', 'renzo-bardales', 'zoila-ybarra', 'elva-huancahuari'],
  dates: ['06/2017 - 12/2018', '2019.03 – 2021.12', 'Jun 2019 – Present'],
  style:
    '.company { color: #0a7d6c; font-weight: 600 } .right { text-align: right; font-size: 9pt; white-space: nowrap }',
  jobs: each(
    (role, variant) =>
      `<div class="row"><div>${variant % 2 === 0 ? `${bold(role.position)}<br><span class="company">${text(role.company)}</span>` : `<span class="company">${text(role.company)}</span><br>${text(role.position)}`}</div><div class="right">${text(role.text)}<br>${text(role.place ?? '')}</div></div>${bullets(role)}`,
  ),
  study: (one) =>
    `<div class="entry row"><div>${bold(one.degree)}<br><span class="company">${text(one.institution)}</span></div><div class="right">${text(one.text)}</div></div>`,
})

/** English: organisation and place, then title and dates; or all on one line with commas. */
const organisationFirst = htmlLayout({
  name: 'organisation-first',
  people: ['zoila-ybarra', 'alonso-rey', 'mateo-grados', 'camila-ugarte'],
  dates: [
    'June 2019 to date',
    'Jun 2019 – Present',
    '2019 - Present',
    'March 2020 - Present (4 years 3 months)',
  ],
  isEnglish: true,
  style: "body { font-family: 'Liberation Serif', serif }",
  jobs: each((role, variant) => {
    const place = text(role.place ?? '')
    const heads = [
      `<div class="row">${bold(role.company)}<span>${place}</span></div><div class="row"><i>${text(role.position)}</i><i>${text(role.text)}</i></div>`,
      `<div><b>${text(role.company)}</b>, ${place} — <i>${text(role.position)}</i></div><div>${text(role.text)}</div>`,
      `<div><b>${text(role.position)}</b>, ${text(role.company)}, ${place}, ${text(role.text)}</div>`,
      `<div class="row"><span>${text(role.company)} (${place})</span><span>${text(role.text)}</span></div><div><b>${text(role.position)}</b></div>`,
    ]
    return heads[variant % 4] + bullets(role)
  }),
  study: (one) =>
    `<div class="entry"><div class="row">${bold(one.institution)}<span>${text(one.text)}</span></div><div><i>${text(one.degree)}</i></div></div>`,
})

/** Ways of setting an entry's header, drawn by the browser. */
export const htmlHabits: Layout[] = [
  marginDates,
  bracketDates,
  promotions,
  datesBelow,
  centred,
  narrowMain,
  projectsInside,
  stackedRight,
  organisationFirst,
]
