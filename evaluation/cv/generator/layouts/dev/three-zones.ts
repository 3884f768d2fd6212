import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, contactLines, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 12mm 0 } @page :first { margin-top: 0 } body { font: 9.6pt/1.4 'Liberation Sans', sans-serif; color: #222 } .narrow { font-family: 'Roboto Condensed', sans-serif; font-size: 10pt } .carlito { font-family: Carlito, sans-serif; font-size: 10.4pt } .slab { font-family: 'Liberation Serif', serif; font-size: 10.2pt }
.band { background: var(--accent); color: #fff; padding: 10mm 14mm 7mm } .band.light { background: var(--pale); color: #222 } h1 { font-size: 24pt; line-height: 1.1; margin: 0 } .title { font-size: 12pt; margin-top: 2pt }
.contacts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5pt 8mm; margin-top: 9pt; font-size: 9pt; overflow-wrap: anywhere } .contacts.four { grid-template-columns: 1fr 1.7fr 1.7fr 1fr } .label { display: block; font-size: 7.8pt; opacity: .8; text-transform: uppercase }
.zone { padding: 2mm 14mm 0 } .wide-left, .wide-right { display: grid; gap: 9mm } .wide-left { grid-template-columns: 1fr 55mm } .wide-right { grid-template-columns: 52mm 1fr } .triple { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2pt 7mm; align-items: start }
.ruled > :last-child { border-left: .8pt solid #bbb; padding-left: 7mm } h2 { font-size: 1.2em; color: var(--accent); margin: 11pt 0 5pt; break-after: avoid } .band h2 { color: inherit; margin: 8pt 0 2pt } .under h2 { border-bottom: 2pt solid var(--accent) } .over h2 { border-top: 1pt solid #999; padding-top: 4pt }
.entry { margin-bottom: 8pt; break-inside: avoid } .what { font-weight: bold } .split { display: flex; justify-content: space-between; gap: 8pt } .split > :last-child { flex: none } .when { color: #666 } .sub { font-style: italic; margin-top: 2pt }
`

const colours = [
  ['#2f4858', '#dbe4e9'],
  ['#7b2d26', '#f2e3e1'],
  ['#0b5394', '#dce8f4'],
  ['#4a4a4a', '#e6e6e6'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'MARZO 2019 - ACTUALIDAD',
  'Marzo 2021 a la fecha',
  'De setiembre 2019 a la actualidad',
  '(Ene. 2020 - Actualidad)',
]

/** Three zones: a band with the contact in columns, two unequal columns, and skills in a grid of three columns above, below or inside. */
export const threeZones: Layout = {
  name: 'three-zones',
  people: ['abel-choquehuanca', 'luzmery-chero', 'cinthia-bellido', 'ulises-barzola'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018 al 2020', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['positions', 'name'], [], ['companies'], ['name', 'title']],
        variant,
      ),
      omit: ['interests', 'publications', ...(variant === 1 ? (['title'] as const) : [])],
    })
    const { kinds, section } = sectionPrinter()
    const draw = zones(printed, variant, section)
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const page = pick(
      [
        () =>
          `<div class="under"><div class="band">${name}<div class="contacts">${labelled(printed, variant)}</div></div>
          <div class="zone">${draw.summary()}</div><div class="zone wide-left"><div>${draw.experience()}</div><div>${draw.education()}${draw.languages()}${draw.courses()}</div></div>
          <div class="zone">${draw.skills()}${draw.references()}</div></div>`,
        () =>
          `<div class="carlito over"><div class="band light">${name}${draw.summary()}<div class="contacts">${labelled(printed, variant)}</div></div>
          <div class="zone">${draw.skills()}</div><div class="zone wide-right"><div>${draw.education()}${draw.courses()}${draw.languages()}</div><div>${draw.experience()}${draw.references()}</div></div></div>`,
        () =>
          `<div class="slab under"><div class="band">${name}<div class="contacts four">${contactLines(printed, 'drawn', ['phone', 'email', 'linkedin', 'place']).join('')}</div></div>
          <div class="zone wide-left ruled"><div>${draw.summary()}${draw.experience()}${draw.skills()}</div><div>${draw.education()}${draw.courses()}${draw.languages()}${draw.references()}</div></div></div>`,
        () =>
          `<div class="narrow over"><div class="band light">${name}<div class="contacts">${labelled(printed, variant)}</div></div>
          <div class="zone wide-right"><div>${draw.summary()}${draw.education()}</div><div>${draw.experience()}</div></div>
          <div class="zone triple"><div>${draw.languages()}</div><div>${draw.courses()}</div><div>${draw.references()}</div></div><div class="zone">${draw.skills()}</div></div>`,
      ],
      variant,
    )()
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'three-zones', 'chromium', kinds),
    }
  },
}

/** Contact and personal facts with small labels above or before the values. */
function labelled({ place, phone, email, linkedin }: PrintedCv, variant: number): string {
  const lines: [label: string, value: string | null][] = pick(
    [
      [
        ['Dirección', place],
        ['Celular', phone],
        ['Correo electrónico', email],
        ['DNI', '01999044'],
        ['Estado civil', 'Casado'],
        ['Fecha de nacimiento', '12/08/1982'],
      ],
      [
        ['Teléfono', phone],
        ['Ubicación', place],
        ['E-mail', email],
        ['LinkedIn', linkedin],
      ],
      [],
      [
        ['Celular', phone],
        ['Correo', email],
        ['Domicilio', place],
        ['Edad', '35 años'],
        ['Brevete', 'A-I / B-IIb'],
        ['Disponibilidad', 'Inmediata'],
      ],
    ],
    variant,
  )
  return lines
    .map(([label, value]) => {
      if (value === null) return ''
      return variant === 3
        ? `<div><b>${label}:</b> ${escapeHtml(value)}</div>`
        : `<div><span class="label">${label}</span>${escapeHtml(value)}</div>`
    })
    .join('')
}

function zones(
  printed: PrintedCv,
  variant: number,
  section: ReturnType<typeof sectionPrinter>['section'],
): Record<
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'courses' | 'references',
  () => string
> {
  return {
    summary: () =>
      section(
        'summary',
        pick(['PERFIL PROFESIONAL', 'Sobre mí', 'Perfil', 'Resumen'], variant),
        element('div', '', printed.summary),
      ),
    experience: () =>
      section(
        'experience',
        pick(
          ['EXPERIENCIA LABORAL', 'Experiencia', 'Experiencia profesional', 'Experiencia de trabajo'],
          variant,
        ),
        printed.experiences.map((job) => drawJob(job, variant)).join(''),
      ),
    education: () =>
      section(
        'education',
        pick(['ESTUDIOS', 'Formación', 'Formación académica', 'Estudios realizados'], variant),
        printed.educations.map((study) => drawStudy(study, variant)).join(''),
      ),
    skills: () =>
      section(
        'skills',
        pick(
          [
            'CONOCIMIENTOS',
            'Competencias',
            'Áreas de práctica y herramientas',
            'Habilidades y conocimientos',
          ],
          variant,
        ),
        drawSkills(printed, variant),
      ),
    languages: () =>
      section(
        'languages',
        variant === 0 ? 'IDIOMAS' : 'Idiomas',
        printed.languages
          .map(
            ({ name, levelText }) =>
              `<div>${parts([name, levelText], pick([': ', ' – ', ' ', ', nivel '], variant))}</div>`,
          )
          .join(''),
      ),
    courses: () =>
      section(
        'certifications',
        pick(['CAPACITACIONES', 'Cursos', 'Colegiatura y cursos', 'Carnés y cursos'], variant),
        printed.certifications
          .map(({ name, issuer, year }) => `<p>${parts([name, parts([issuer, year], ', ')], '<br>')}</p>`)
          .join(''),
      ),
    references: () =>
      section(
        'references',
        variant === 0 ? 'REFERENCIAS' : 'Referencias',
        printed.references.map((one) => element('p', '', one)).join(''),
      ),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const head = pick(
    [
      `<div class="what">${role}</div><div>${at}</div><div class="split when"><span>${where}</span><span>${text}</span></div>${bullets.length === 0 ? '' : '<div class="sub">Funciones:</div>'}`,
      `<div><span class="what">${role}</span> | ${at}</div><div class="when">${where}, ${text}</div>`,
      `<div class="when">${text} | ${where}</div><div class="what">${at}</div><div class="sub">${role}</div>`,
      `<div><span class="what">${at}</span> — ${where}</div><div>${role} ${text}</div>`,
    ],
    variant,
  )
  return `<div class="entry">${head}${variant === 1 ? element('div', '', bullets.join(' ')) : bulletList(bullets)}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return pick(
    [
      `<div class="entry"><div class="what">${what}</div><div>${at}</div><div class="when">${text}</div></div>`,
      `<div class="entry"><div class="when">${text}</div><div class="what">${what}</div><div>${at}</div></div>`,
      `<div class="entry"><div class="what">${at}</div><div class="sub">${what}</div><div class="when">${text}</div></div>`,
      `<div class="entry"><b>${what}</b> – ${at}, ${text}</div>`,
    ],
    variant,
  )
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = [...allTechnical(printed), ...printed.soft].map((item) => escapeHtml(item))
  return pick(
    [
      // A column for each group, with its name on top.
      () =>
        `<div class="triple">${printed.skillGroups.map((group) => `<div><b>${escapeHtml(group.name)}</b>${bulletList(group.items.map(({ name }) => name))}</div>`).join('')}</div>
        <div class="triple" style="margin-top:5pt">${printed.soft.map((item) => `<div>• ${escapeHtml(item)}</div>`).join('')}</div>`,
      () => `<div class="triple">${items.map((item) => `<div>${item}</div>`).join('')}</div>`,
      () =>
        `<div class="triple">${items.map((item) => `<div><span class="sign">✓</span> ${item}</div>`).join('')}</div>`,
      () => `<div class="triple">${items.map((item) => `<div>» ${item}</div>`).join('')}</div>`,
    ],
    variant,
  )()
}
