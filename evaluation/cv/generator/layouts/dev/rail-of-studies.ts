import type { Capital, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allTechnical, contactLines, partStyle, parts } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } * { box-sizing: border-box } body { font: 9.8pt/1.4 Carlito, sans-serif; color: #2b2b2b } .lato { font-family: Lato; font-size: 9.2pt } .open { font: 8.9pt/1.42 'Open Sans', sans-serif }
.page { display: flex; min-height: 296mm } .rail { width: 66mm; flex: none; padding: 10mm 8mm; background: var(--fill); overflow-wrap: anywhere } .rail.dark { color: #fff } .main { flex: 1; padding: 12mm 11mm } .photo { width: 36mm; height: 36mm; background: #c9ced6; margin: 0 auto 7mm } .photo.round { border-radius: 50% }
h1 { font-size: 26pt; line-height: 1.05; margin: 0 } .stack span { display: block } .title { font-size: 12pt; letter-spacing: 1pt; margin: 4pt 0 10pt } h2 { font-size: 12pt; margin: 14pt 0 6pt; letter-spacing: .8pt; break-after: avoid } .ruled h2 { border-bottom: 1.2pt solid currentcolor; padding-bottom: 2pt } .boxed .main h2 { background: var(--fill); padding: 3pt 8pt }
.entry { margin-bottom: 9pt } .small { font-size: .93em } .row { display: flex; justify-content: space-between; gap: 8pt } .grey { color: #666 } .strong { font-weight: 700 } .spaced li { margin-bottom: 2pt }
`

/** The most used page of design tools: photo, contact and studies in a narrow rail where names break, jobs in the wide column. */
export const railOfStudies = designLayout({
  name: 'rail-of-studies',
  people: ['janeth-condemayta', 'maribel-espiritu', 'luigi-chumbiauca', 'xiomara-bejar'],
  words: {
    contact: ['CONTACTO', 'Contacto', 'MIS DATOS', 'CONTACTO'],
    summary: ['PERFIL', 'Sobre mí', 'PERFIL PROFESIONAL', 'ACERCA DE MÍ'],
    experience: ['EXPERIENCIA', 'Experiencia docente', 'EXPERIENCIA LABORAL', 'EXPERIENCIA PROFESIONAL'],
    education: ['EDUCACIÓN', 'Formación académica', 'FORMACIÓN', 'ESTUDIOS'],
    skills: ['HABILIDADES', 'Habilidades', 'ESPECIALIDADES', 'PROGRAMAS Y TÉCNICAS'],
    soft: ['APTITUDES', 'Aptitudes', 'APTITUDES', 'HABILIDADES BLANDAS'],
    languages: ['IDIOMAS', 'Idiomas', 'IDIOMAS', 'IDIOMAS'],
    certifications: ['CURSOS', 'Capacitaciones', 'CURSOS Y LICENCIAS', 'CURSOS'],
    awards: ['LOGROS', 'Reconocimientos', 'LOGROS', 'PREMIOS'],
    references: ['REFERENCIAS', 'Referencias', 'REFERENCIAS', 'REFERENCIAS'],
    interests: ['INTERESES', 'Intereses', 'INTERESES', 'INTERESES'],
  },
  choice: (variant, person) => ({
    dates: pick(['2019 – hoy', '2018-2020', '(Ene. 2020 - Actualidad)', 'MARZO 2019 - ACTUALIDAD'], variant),
    educationDates: pick(['2018-2020', '2019 – hoy', '2008 - A la fecha', '2018-2020'], variant),
    capitals: pick<Capital[]>(
      [['name', 'companies'], ['institutions'], ['name', 'positions'], ['title', 'degrees']],
      variant,
    ),
    omit: [
      ...(variant === 1 ? (['experience places'] as const) : []),
      // An empty summary is omitted.
      ...(person.summary === '' ? (['summary'] as const) : []),
    ],
  }),
  style: (variant) =>
    `:root{--fill:${pick(['#323b4c', '#dfe7df', '#1b4965', '#f2e3df'], variant)};--accent:#444;--pale:#ddd}${style}`,
  draw({ printed, variant, of }) {
    const draw = blocks(printed, variant, of)
    const name = `<h1 class="${variant === 3 ? 'stack' : ''}">${variant === 3 ? stacked(printed.name) : text(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const photo = `<div class="photo ${variant % 2 === 0 ? 'round' : ''}"></div>`
    const contact = () =>
      of(
        'contact',
        variant === 1
          ? [printed.phone, printed.email, printed.place].map((line) => element('p', '', line)).join('')
          : contactLines(printed, pick(['drawn', 'drawn', 'pasted', 'font'], variant), [
              'phone',
              'email',
              'linkedin',
              'place',
            ]).join(''),
      )
    return pick(
      [
        () => {
          const rail = `<div class="rail dark">${photo}${contact()}${draw.education()}${draw.skills()}${draw.soft()}${draw.languages()}</div>`
          return `<div class="page ruled">${rail}<div class="main">${name}${draw.experience()}${draw.courses()}${draw.references()}</div></div>`
        },
        () => {
          const rail = `<div class="rail">${photo}${contact()}${draw.education()}${draw.courses()}${draw.languages()}</div>`
          return `<div class="page lato boxed">${rail}<div class="main">${name}${draw.summary()}${draw.experience()}${draw.skills()}${draw.soft()}${draw.awards()}</div></div>`
        },
        () => {
          const main = `<div class="main">${name}${draw.summary()}${draw.experience()}${draw.references()}</div>`
          return `<div class="page ruled">${main}<div class="rail dark">${photo}${contact()}${draw.education()}${draw.courses()}${draw.skills()}${draw.soft()}</div></div>`
        },
        () => {
          const rail = `<div class="rail">${name}${contact()}${draw.education()}${draw.languages()}${draw.courses()}${draw.interests()}</div>`
          return `<div class="page open">${rail}<div class="main">${draw.summary()}${draw.experience()}${draw.skills()}${draw.soft()}${draw.awards()}</div></div>`
        },
      ],
      variant,
    )()
  },
})

/** Each word of the name on its own line. */
function stacked(name: string): string {
  return name
    .split(' ')
    .map((word) => `<span>${text(word)}</span>`)
    .join(' ')
}

function blocks(printed: PrintedCv, variant: number, of: Of) {
  const technical = allTechnical(printed)
  return {
    ...plainBlocks(printed, variant, of, post, course),
    skills: () =>
      of(
        'skills',
        variant === 1
          ? `<p>${parts(technical, ' · ')}</p>`
          : variant === 3
            ? `<p>${parts(technical, ', ')}.</p>`
            : bulletList(technical),
      ),
    soft: () => of('soft', variant === 1 ? `<p>${parts(printed.soft, ' · ')}</p>` : bulletList(printed.soft)),
    languages: () =>
      of(
        'languages',
        printed.languages
          .map(({ name, levelText }) =>
            variant === 3
              ? `<div class="row"><span>${text(name)}</span><b>${text(levelText ?? '')}</b></div>`
              : `<p>${text(name)} (${text(levelText ?? '')})</p>`,
          )
          .join(''),
      ),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            variant === 1
              ? `<p>${year === null ? '' : `<b>${text(year)}</b><br>`}${text(name)}<br><i>${text(issuer ?? '')}</i></p>`
              : `<p>${text(name)}${issuer === null ? '' : ` - ${text(issuer)}`}${year === null ? '' : `, ${text(year)}`}</p>`,
          )
          .join(''),
      ),
    interests: () => of('interests', bulletList(printed.interests)),
  }
}

function post(role: PrintedExperience, variant: number): string {
  return pick(
    [
      () =>
        `<div class="entry"><div class="row"><span class="strong">${text(role.company)}</span><span class="small">${text(role.text)}</span></div><div><i>${text(role.position)}</i> – ${text(role.place ?? '')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><div class="strong">${text(role.company)}</div><div>${text(role.position)} | ${text(role.text)}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><div class="strong">${text(role.position)} <span class="small" style="font-weight:400">${text(role.text)}</span></div><div>${text(role.company)}</div><div class="grey">${text(role.place ?? '')}</div><p>${text(role.bullets.join(' '))}</p></div>`,
      () =>
        `<div class="entry"><div class="small grey">${text(role.text)}</div><div class="strong">${parts([role.company, role.place], ' | ')}</div><div>${text(role.position)}</div><p>${text(role.bullets.join(' '))}</p></div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  return pick(
    [
      () =>
        `<div class="entry"><div class="small">${text(one.text)}</div><div class="strong">${text(one.institution)}</div><ul><li>${text(one.degree)}</li></ul></div>`,
      () =>
        `<div class="entry"><div class="strong">${text(one.institution)}</div><div>${text(one.degree)}</div><div class="small">${text(one.text)}</div></div>`,
      () =>
        `<div class="entry"><div class="strong">${text(one.degree)}</div><div>${text(one.institution)} (${text(one.text)})</div></div>`,
      () =>
        `<div class="entry"><div class="strong">${text(one.degree)}</div><div>${text(one.institution)}</div><div class="small">${text(one.text)}</div></div>`,
    ],
    variant,
  )()
}
