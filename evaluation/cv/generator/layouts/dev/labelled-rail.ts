import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allSkills, bar, dots, partStyle, parts } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 13mm 14mm } body { font: 9.7pt/1.42 'Open Sans', sans-serif; color: #2b2b2b } .roboto { font: 9.8pt/1.42 Roboto, sans-serif } .serif { font: 10.8pt/1.36 'Liberation Serif', serif }
h1 { font-size: 23pt; line-height: 1.1; margin: 0; color: var(--accent) } .title { font-size: 12pt; margin: 2pt 0 8pt; color: #555 } h2 { font-size: 12.5pt; margin: 12pt 0 6pt; color: var(--accent); break-after: avoid; border-top: .8pt solid #d8d8d8; border-bottom: .8pt solid #d8d8d8; padding: 2pt 0 }
.two { display: flex; gap: 9mm; align-items: flex-start } .rail { width: 56mm; flex: none; overflow-wrap: anywhere } .rail.dark { background: var(--accent); color: #fff; padding: 0 5mm 5mm; box-sizing: border-box; width: 60mm } .dark h2 { color: #fff; border-color: rgba(255, 255, 255, .35) } .wide { flex: 1 } .label { font-weight: 700; margin-top: 4pt }
.dated { display: grid; grid-template-columns: 24mm 1fr; gap: 4mm; margin-bottom: 8pt; break-inside: avoid } .when { color: #555; font-size: .95em } .post { font-weight: 700; font-size: 1.08em } .firm { font-style: italic }
.form { display: grid; grid-template-columns: 42mm 1fr; row-gap: 2pt } .form > :nth-child(odd) { color: #777 } .margin section { display: grid; grid-template-columns: 38mm 1fr; gap: 5mm; padding: 8pt 0; border-top: .8pt solid #ccc } .margin h2 { margin: 0; border: 0; padding: 0; font-size: 11pt } .row { display: flex; justify-content: space-between; gap: 10pt } .stars { font-family: 'DejaVu Sans'; color: var(--accent) } .entry { margin-bottom: 8pt; break-inside: avoid }
`

const levels: [string, ...string[]] = ['Avanzado', 'Excelente', 'Intermedio', 'Muy bueno']

/** A builder's page with a label above or beside each personal fact, level words below the skills, headings in the margin. */
export const labelledRail = designLayout({
  name: 'labelled-rail',
  people: ['edson-paucarcaja', 'ivan-querevalu', 'ruth-ballena', 'maricielo-arevalo'],
  words: {
    contact: ['Información personal', 'Datos de contacto', 'Datos personales', 'Datos personales'],
    summary: ['Resumen', 'Perfil profesional', 'Perfil', 'Presentación'],
    experience: ['Historial laboral', 'Historial laboral', 'Experiencia laboral', 'Experiencia laboral'],
    education: ['Formación académica', 'Formación académica', 'Formación', 'Estudios realizados'],
    skills: ['Habilidades', 'Capacidades', 'Aptitudes', 'Destrezas'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Certificados', 'Certificaciones', 'Cursos', 'Cursos y colegiatura'],
    awards: ['Premios', 'Distinciones', 'Premios', 'Premios'],
    references: ['Referencias', 'Referencias', 'Referencias', 'Referencias'],
    interests: ['Intereses', 'Intereses', 'Intereses', 'Intereses'],
  },
  choice: (variant) => ({
    dates: pick(
      [
        '2019-05 - actual',
        'de feb. 2019 a dic. 2021',
        'Mar. 2018 / Hasta hoy',
        'Setiembre 2020 - Actualidad',
      ],
      variant,
    ),
    educationDates: pick(
      ['2019 – hoy', 'de feb. 2019 a dic. 2021', '2008 - A la fecha', '2018-2020'],
      variant,
    ),
    capitals: pick([[], ['companies'], [], ['positions']], variant),
    omit: ['interests', ...(variant === 2 ? (['experience places', 'title'] as const) : [])],
  }),
  style: (variant) =>
    `:root{--accent:${pick(['#373d48', '#00617f', '#9b3022', '#49306b'], variant)};--pale:#cfd3d8}${style}`,
  isBoxed: (variant) => variant === 2,
  draw({ printed, variant, of, name }) {
    const draw = blocks(printed, variant, of)
    return pick(
      [
        () =>
          `<div class="two"><div class="rail dark">${draw.contact()}${draw.skills()}${draw.languages()}${draw.courses()}</div><div class="wide">${name}${draw.summary()}${draw.experience()}${draw.education()}</div></div>`,
        () =>
          `<div class="roboto">${name}<div class="two"><div class="wide">${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}</div><div class="rail">${draw.contact()}${draw.skills()}${draw.languages()}${draw.awards()}</div></div></div>`,
        () =>
          `<div class="serif margin">${name}${draw.contact()}${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.references()}</div>`,
        () =>
          `<div>${name}${draw.contact()}${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.languages()}${draw.skills()}</div>`,
      ],
      variant,
    )()
  },
})

function blocks(printed: PrintedCv, variant: number, of: Of) {
  const all = allSkills(printed)
  return {
    contact: () => of('contact', contact(printed, variant)),
    ...plainBlocks(printed, variant, of, post, course),
    skills: () =>
      of(
        'skills',
        all
          .map((name, at) =>
            pick(
              [
                `<div>${text(name)}</div>${bar(at)}<div class="when" style="text-align:right;color:inherit">${pick(levels, at)}</div>`,
                `<div>${text(name)}</div>${dots(3 + (at % 3))}<div class="when">${pick(levels, at)}</div>`,
                `<div class="row"><span>${text(name)}</span><span class="stars">${'★'.repeat(3 + (at % 3))}${'☆'.repeat(2 - (at % 3))}</span></div>`,
                `<div class="row"><span>${text(name)}</span><span class="when">${pick(levels, at)}</span></div>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
    languages: () =>
      of(
        'languages',
        printed.languages
          .map(
            ({ name, levelText }) =>
              `<div class="label">${text(name)}</div><div>${text(levelText ?? '')}</div>`,
          )
          .join(''),
      ),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            variant === 0
              ? `<p><b>${text(year ?? '')}</b><br>${parts([name, issuer], ', ')}</p>`
              : `<div class="dated"><span class="when">${text(year ?? '')}</span><span>${parts([name, issuer], ', ')}</span></div>`,
          )
          .join(''),
      ),
  }
}

function contact(printed: PrintedCv, variant: number): string {
  const facts = pick(
    [
      [
        ['Dirección', printed.place],
        ['Teléfono', printed.phone],
        ['Correo electrónico', printed.email],
        ['Brevete', 'A-I'],
      ],
      [
        ['Teléfono:', printed.phone],
        ['E-mail:', printed.email],
        ['LinkedIn:', printed.linkedin],
        ['Ciudad:', printed.place],
      ],
      [
        ['Nombre', printed.name],
        ['Dirección', printed.place],
        ['Celular', printed.phone],
        ['E-mail', printed.email],
        ['Fecha de nacimiento', '19-10-1992'],
      ],
      [
        ['Nombre completo', printed.name],
        ['Correo', printed.email],
        ['Teléfono', printed.phone],
        ['Domicilio', printed.place],
        ['Estado civil', 'Soltera'],
      ],
    ] as [[string, string | null][], ...[string, string | null][][]],
    variant,
  ).filter(([, value]) => value !== null)
  if (variant < 2)
    return facts
      .map(([label, value]) => `<div class="label">${label}</div><div>${text(value ?? '')}</div>`)
      .join('')
  return `<div class="form">${facts.map(([label, value]) => `<span>${label}</span><span>${text(value ?? '')}</span>`).join('')}</div>`
}

function post(role: PrintedExperience, variant: number): string {
  // The narrow column breaks between dates, not inside one.
  const when = text(role.text)
    .split(' - ')
    .map((date) => `<span style="white-space:nowrap">${date}</span>`)
    .join(' - ')
  return pick(
    [
      () =>
        `<div class="dated"><span class="when">${when}</span><div><div class="post">${text(role.position)}</div><div class="firm">${parts([role.company, role.place], ', ')}</div>${bulletList(role.bullets)}</div></div>`,
      () =>
        `<div class="entry"><div class="post">${text(role.position)}, ${when}</div><div><b>${text(role.company)}</b> – ${text(role.place ?? '')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><div class="row"><span class="post">${text(role.position)}</span><span class="when">${when}</span></div><div class="firm">${text(role.company)}</div><p>${text(role.bullets.join(' '))}</p></div>`,
      () =>
        `<div class="dated"><span class="when">${when}</span><div><div class="post">${text(role.position)}</div><div>${parts([role.company, role.place], ' | ')}</div>${role.bullets.length === 0 ? '' : `<div><b>Funciones:</b> ${text(role.bullets.join(' '))}</div>`}</div></div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  const when = text(one.text)
  return pick(
    [
      () =>
        `<div class="dated"><span class="when">${when}</span><div><div class="post">${text(one.degree)}</div><div class="firm">${text(one.institution)}</div></div></div>`,
      () =>
        `<div class="entry"><div class="post">${text(one.degree)}, ${when}</div><div><b>${text(one.institution)}</b></div></div>`,
      () =>
        `<div class="entry"><div class="row"><span class="post">${text(one.degree)}</span><span class="when">${when}</span></div><div class="firm">${text(one.institution)}</div></div>`,
      () =>
        `<div class="dated"><span class="when">${when}</span><div><div class="post">${text(one.degree)}</div><div>${text(one.institution)}</div></div></div>`,
    ],
    variant,
  )()
}
