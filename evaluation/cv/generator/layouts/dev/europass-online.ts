import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout, plainBlocks } from './design-layout.ts'
import type { Of } from './design-layout.ts'
import { allTechnical, partStyle, parts } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 14mm 15mm } body { font: 9.4pt/1.42 'Open Sans', sans-serif; color: #3f3a38 } .roboto { font: 9.6pt/1.42 Roboto, sans-serif }
.band { background: #eeeeee; padding: 9pt 12pt; margin-bottom: 10pt } h1 { font-size: 21pt; margin: 0 0 4pt; font-weight: 400; line-height: 1.15 } h1 b { font-weight: 700 } .facts { font-size: .93em } .facts span + span::before { content: '|'; margin: 0 5pt; color: #999 }
h2 { font-size: 10.5pt; font-weight: 700; text-transform: uppercase; margin: 13pt 0 6pt; border-bottom: .8pt solid #9b9b9b; padding-bottom: 2pt; break-after: avoid } .blue h2 { color: #004494; border-color: #004494; text-transform: none; font-size: 12pt } .dot h2::before { content: ''; display: inline-block; width: 6pt; height: 6pt; border-radius: 50%; background: #404040; margin-right: 6pt }
.entry { margin-bottom: 8pt; break-inside: avoid-page } .when { color: #6b6563; font-size: .95em } .caps { text-transform: none } .lined { border-left: 1pt solid #bbb; padding-left: 10pt }
.dated { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm } .side { display: flex; gap: 9mm; align-items: flex-start } .side > :first-child { width: 58mm; flex: none; background: #f1f4f9; padding: 8pt; box-sizing: border-box; overflow-wrap: anywhere } .side > :last-child { flex: 1 }
table { border-collapse: collapse; width: 100%; font-size: .9em; margin: 4pt 0; break-inside: avoid } td, th { text-align: center; padding: 3pt 4pt; font-weight: 400 } tr + tr { border-top: .6pt solid #ccc } td:first-child { font-weight: 700; text-align: left }
`

const countries = new WeakMap<PrintedExperience, string>()

/**
 * The European portal's present PDF: position and employer on one line, distinguished only by weight, days and town above them,
 * levels in a grid.
 */
export const europassOnline = designLayout({
  name: 'europass-online',
  people: ['ivan-querevalu', 'milagros-yupari', 'shirley-macedo', 'nicole-bracamonte'],
  words: {
    contact: ['Contacto', 'Contacto', 'Contacto', 'Contacto'],
    summary: ['Acerca de mí', 'Sobre mí', 'Perfil', 'Acerca de mí'],
    experience: [
      'Experiencia laboral',
      'Experiencia profesional',
      'Experiencia laboral',
      'Experiencia laboral',
    ],
    education: ['Educación y formación', 'Educación y formación', 'Formación', 'Educación y formación'],
    skills: ['Competencias digitales', 'Capacidades', 'Capacidades', 'Competencias digitales'],
    soft: [
      'Otras capacidades',
      'Competencias personales',
      'Competencias sociales',
      'Competencias de comunicación e interpersonales',
    ],
    languages: [
      'Competencias lingüísticas',
      'Competencias lingüísticas',
      'Idiomas',
      'Competencias lingüísticas',
    ],
    certifications: ['Cursos y certificados', 'Certificados', 'Certificados', 'Colegiatura y cursos'],
    awards: ['Premios y becas', 'Premios', 'Premios', 'Honores y premios'],
    interests: ['Aficiones e intereses', 'Aficiones', 'Aficiones e intereses', 'Aficiones'],
  },
  choice: (variant) => ({
    dates: pick(
      ['01/03/2019 – ACTUAL', '[ 12/03/2019 – Actual ]', '03/2019 – 12/2021', '01/03/2019 – ACTUAL'],
      variant,
    ),
    capitals: pick(
      [['positions', 'companies', 'degrees', 'institutions'], [], [], ['positions', 'degrees']],
      variant,
    ),
    isFieldApart: variant === 3,
    omit: ['references', ...(variant === 2 ? (['title'] as const) : [])],
  }),
  style: () => style,
  draw({ printed, variant, of }) {
    // Town and country have separate labels: the town is the place.
    if (variant === 1)
      for (const role of printed.experiences) {
        const [town = '', country = ''] = (role.place ?? '').split(', ')
        role.place = town
        countries.set(role, country)
      }
    // The form asks for the letter of the level.
    for (const one of printed.languages)
      if (one.level === 'native')
        one.levelText = pick(['Lengua materna', 'Lengua materna', 'Nativo', 'LENGUA MATERNA'], variant)
    const draw = blocks(printed, variant, of)
    const name = `<h1>${nameIn(printed.name)}</h1>${element('p', '', printed.title)}`
    const facts = [
      ['Fecha de nacimiento', pick(['12/05/1991', '30/08/1992', '', '17/02/1996'], variant)],
      ['Nacionalidad', pick(['Peruana', 'peruana', '', 'Peruana'], variant)],
      ['Teléfono', printed.phone],
      ['Correo electrónico', printed.email],
      ['Sitio web', printed.linkedin],
      ['Dirección', printed.place],
    ] as const
    const labelled = facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => `<span>${label}: ${text(value ?? '')}</span>`)
    return pick(
      [
        () =>
          `<div class="dot"><div class="band">${name}<div class="facts">${labelled.join(' ')}</div></div>${draw.summary()}${draw.experience()}${draw.education()}${draw.languages()}${draw.skills()}${draw.soft()}${draw.awards()}${draw.courses()}</div>`,
        () =>
          `<div class="roboto blue">${name}${labelled.map((line) => `<div>${line}</div>`).join('')}${draw.summary()}<div>${draw.experience()}</div>${draw.education()}${draw.languages()}${draw.courses()}${draw.skills()}${draw.soft()}${draw.interests()}</div>`,
        () =>
          `<div class="side roboto"><div>${name}${of('contact', labelled.map((line) => `<p>${line}</p>`).join(''))}${draw.languages()}${draw.skills()}${draw.soft()}${draw.interests()}</div><div>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}</div></div>`,
        () =>
          `<div class="blue"><div class="band">${name}<div class="facts">${labelled.join(' ')}</div></div>${draw.summary()}${draw.education()}${draw.experience()}${draw.skills()}${draw.soft()}${draw.languages()}${draw.courses()}${draw.awards()}</div>`,
      ],
      variant,
    )()
  },
})

/** The given names in bold before the two surnames. */
function nameIn(name: string): string {
  const all = name.split(' ')
  return `<b>${text(all.slice(0, -2).join(' '))}</b> ${text(all.slice(-2).join(' '))}`
}

function blocks(printed: PrintedCv, variant: number, of: Of) {
  return {
    ...plainBlocks(printed, variant, of, post, course),
    skills: () =>
      of(
        'skills',
        variant === 1 || variant === 2
          ? printed.skillGroups
              .map(
                ({ name, items }) =>
                  `${element('b', '', name)}<p>${parts(
                    items.map((item) => item.name),
                    variant === 1 ? ' / ' : ' | ',
                  )}</p>`,
              )
              .join('')
          : `<p>${parts(allTechnical(printed), '  |  ')}</p>`,
      ),
    soft: () =>
      of(
        'soft',
        variant === 0
          ? bulletList(printed.soft)
          : `<p>${parts(printed.soft, variant === 1 ? ' / ' : ', ')}</p>`,
      ),
    languages: () => of('languages', languages(printed, variant)),
    courses: () =>
      of(
        'certifications',
        printed.certifications
          .map(({ name, issuer, year }) =>
            pick(
              [
                `<div class="entry"><div class="when">${text(year ?? '')}</div><b>${text(name)}</b> ${text(issuer ?? '')}</div>`,
                `<div class="entry">${year === null ? '' : `[ ${year} ] `}<b>${text(name)}</b>${issuer === null ? '' : `<div>${text(issuer)}</div>`}</div>`,
                `<p><b>${text(name)}</b><br>${parts([issuer, year], ' | ')}</p>`,
                `<div class="dated"><span class="when">${text(year ?? '')}</span><div>${parts([name, issuer], ' – ')}</div></div>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
    interests: () => of('interests', element('p', '', printed.interests.join(' | '))),
  }
}

function languages(printed: PrintedCv, variant: number): string {
  const native = printed.languages.filter(({ level }) => level === 'native')
  const others = printed.languages.filter(({ level }) => level !== 'native')
  if (variant === 2)
    return printed.languages
      .map(({ name, levelText }) => `<p><b>${text(name)}</b> | ${text(levelText ?? '')}</p>`)
      .join('')
  const mother = native
    .map(({ name, levelText }) => `<p>${text(levelText ?? '')}: <b>${text(name)}</b></p>`)
    .join('')
  const rows = others
    .map(
      ({ name, levelText }) =>
        `<tr><td>${text(name)}</td>${`<td>${text(levelText ?? '')}</td>`.repeat(variant === 0 ? 5 : 4)}</tr>`,
    )
    .join('')
  const columns =
    variant === 0
      ? ['Comprensión auditiva', 'Comprensión lectora', 'Producción oral', 'Interacción oral', 'Escritura']
      : ['Escucha', 'Lectura', 'Habla', 'Escritura']
  return `${mother}<p>Otros idiomas:</p><table><tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>${rows}</table><p class="when">Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente; C1 y C2: usuario competente</p>`
}

function post(role: PrintedExperience, variant: number): string {
  return pick(
    [
      () =>
        `<div class="entry"><div class="when">${text(role.text)} ${text(role.place ?? '')}</div><b>${text(role.position)}</b> ${text(role.company)}${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry lined"><div>${text(role.text)} <b>${text(role.position)}</b></div><div>${text(role.company)}</div><div class="when">Ciudad: ${text(role.place ?? '')} | País: ${text(countries.get(role) ?? '')}</div>${bulletList(role.bullets)}</div>`,
      () =>
        `<div class="entry"><b>${text(role.company)}</b> – ${text(role.place ?? '')}<div>${text(role.position)}</div><div class="when">${text(role.text)}</div><p>${text(role.bullets.join(' '))}</p></div>`,
      () =>
        `<div class="entry dated"><div class="when">${text(role.text)}<br>${text(role.place ?? '')}</div><div><b>${text(role.position)}</b> – ${text(role.company)}<p>${text(role.bullets.join(' '))}</p></div></div>`,
    ],
    variant,
  )()
}

function course(one: PrintedEducation, variant: number): string {
  return pick(
    [
      () =>
        `<div class="entry"><div class="when">${text(one.text)}</div><b>${text(one.degree)}</b> ${text(one.institution)}</div>`,
      () =>
        `<div class="entry lined"><div>${text(one.text)} <b>${text(one.degree)}</b></div><div>${text(one.institution)}</div><div class="when">Nivel en el MEC: 6</div></div>`,
      () =>
        `<div class="entry"><b>${text(one.institution)}</b><div>${text(one.degree)}</div><div class="when">${text(one.text)}</div></div>`,
      () =>
        `<div class="entry dated"><div class="when">${text(one.text)}</div><div><b>${text(one.degree)}</b> – ${text(one.institution)}${one.field === null ? '' : `<div class="when">Campo de estudio: ${text(one.field)}</div>`}</div></div>`,
    ],
    variant,
  )()
}
