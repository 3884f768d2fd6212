import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 0 }
html { -webkit-print-color-adjust: exact } body { font: 9.7pt/1.42 'Lato', 'Liberation Sans', sans-serif; margin: 0; color: #2a2a2a }
.band { background: var(--dark); color: #fff; padding: 15mm 16mm 11mm; display: flex; gap: 12mm; align-items: center }
h1 { font-size: 27pt; line-height: 1.12; letter-spacing: 7pt; text-transform: uppercase; margin: 0; font-weight: 300 } h1 b { font-weight: 800; display: block }
.title { letter-spacing: 2.5pt; text-transform: uppercase; font-size: 9.5pt; margin: 7pt 0 0; color: var(--light) }
.about { display: flex; gap: 9mm; align-items: center; padding: 8mm 16mm 3mm } .circle { flex: none; width: 30mm; height: 30mm; border-radius: 50%; background: var(--light); border: 2pt solid var(--dark) }
.columns { display: grid; grid-template-columns: 58mm 1fr; gap: 10mm; padding: 3mm 16mm 10mm } .wide { padding: 3mm 16mm 10mm }
h2 { font-size: 11.5pt; letter-spacing: 1.6pt; text-transform: uppercase; margin: 12pt 0 6pt; color: var(--dark); break-after: avoid } .glyph { font-family: OpenSymbol; display: inline-block; width: 15pt; letter-spacing: 0 }
.drawn { display: inline-block; width: 9pt; height: 9pt; border-radius: 50%; background: var(--dark); margin-right: 5pt }
.contact { font-size: 8.9pt; margin: 0 0 4pt; overflow-wrap: anywhere } .strip { display: flex; flex-wrap: wrap; gap: 4pt 16pt; padding: 5mm 16mm 0 }
.entry { margin-bottom: 9pt; break-inside: avoid } .when { color: #6a6a6a; font-size: 8.8pt } .what { font-weight: 700; color: var(--dark) } ul { margin: 2pt 0 0; padding-left: 12pt }
.bar { height: 4pt; border-radius: 2pt; background: #ddd; margin: 1pt 0 5pt } .bar i { display: block; height: 4pt; border-radius: 2pt; background: var(--dark) }
.dots { float: right } .dots i { display: inline-block; width: 6pt; height: 6pt; border-radius: 50%; background: #d5d5d5; margin-left: 2.5pt } .dots i.on { background: var(--dark) }
.chip { display: inline-block; border: .8pt solid var(--dark); border-radius: 8pt; padding: 1pt 7pt; margin: 0 4pt 4pt 0 } .job { display: grid; grid-template-columns: 30mm 1fr; gap: 5mm }
`

const colours = [
  ['#22303c', '#b9cbd8'],
  ['#4b1d3f', '#e2b7cf'],
  ['#1d3b2f', '#bfd8c4'],
  ['#111111', '#e6c35c'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'ENE 2019 — ACTUALIDAD',
  'Ene - Mar 2021',
  'Enero de 2020 – Presente',
]

// Glyphs of a symbol font in the private use area: the extracted text of a drawn icon.
const glyphs = { phone: '\uE005', email: '\uE009', place: '\uE00A', linkedin: '\uE00C', heading: '\uE00E' }

/** An online design tool's page: the name letter-spaced on two lines in a dark band, a drawn portrait, icons, bars and dots. */
export const darkBanner: Layout = {
  name: 'dark-banner',
  people: ['gonzalo-echegaray', 'fiorella-bustamante', 'yeni-sandoval', 'valeria-nunez'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy'], variant),
      capitals: variant === 3 ? ['companies', 'institutions', 'name', 'title'] : ['name', 'title'],
      omit: ['references', 'language levels', ...(variant % 2 === 0 ? (['experience places'] as const) : [])],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${icon('heading', variant)}${words}</h2>${body}`
    }
    const contactLines = contact(printed, variant)
    const band = `<div class="band"><div><h1>${nameOnTwoLines(printed.name)}</h1>${element('p', 'title', printed.title)}</div></div>`
    const about = () =>
      `<div class="about"><div class="circle"></div><div>${section('summary', pick(['Sobre mí', 'Perfil', 'Hola', 'Acerca de mí'], variant), element('div', '', printed.summary))}</div></div>`
    const contactAside = () =>
      variant === 1
        ? ''
        : section('contact', pick(['Contacto', 'Contacto', 'Contáctame'], variant), contactLines)
    const skills = () =>
      section(
        'skills',
        pick(['Habilidades', 'Software', 'Lo que sé hacer', 'Destrezas'], variant),
        drawSkills(printed, variant),
      )
    const languages = () =>
      section(
        'languages',
        'Idiomas',
        printed.languages.map(({ name, rank }) => `<div>${escapeHtml(name)}${dots(rank + 1)}</div>`).join(''),
      )
    const interests = () =>
      section('interests', pick(['Intereses', 'Pasatiempos'], variant), bulletList(printed.interests))
    const experience = () =>
      section(
        'experience',
        pick(['Experiencia', 'Trayectoria', 'Experiencia laboral', 'Experiencia profesional'], variant),
        printed.experiences.map((entry) => drawExperience(entry, variant)).join(''),
      )
    const education = () =>
      section(
        'education',
        pick(['Educación', 'Estudios', 'Formación', 'Formación académica'], variant),
        printed.educations
          .map(
            ({ degree, institution, text }) =>
              `<div class="entry">${variant % 2 === 0 ? `<div class="when">${text}</div>` : ''}<div class="what">${escapeHtml(degree)}</div><div>${escapeHtml(institution)}</div>${variant % 2 === 0 ? '' : `<div class="when">${text}</div>`}</div>`,
          )
          .join(''),
      )
    const certifications = () =>
      section(
        'certifications',
        pick(['Cursos', 'Talleres y cursos', 'Certificados'], variant),
        bulletList(
          printed.certifications.map(({ name, issuer, year }) =>
            [name, issuer, year].filter((part) => part !== null).join(' / '),
          ),
        ),
      )
    // Called in reading order: each adds its kind to the sections.
    const page =
      variant === 1
        ? `${band}<div class="strip">${contactLines}</div>${about()}<div class="wide">${experience()}${education()}${certifications()}${skills()}${languages()}${interests()}</div>`
        : `${band}${about()}<div class="columns"><div>${contactAside()}${education()}${skills()}${languages()}${interests()}</div><div>${experience()}${certifications()}</div></div>`
    const [dark, light] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --dark: ${dark}; --light: ${light} } ${style}`, page),
      },
      gold: goldOf(printed, 'dark-banner', 'chromium', sections),
    }
  },
}

function nameOnTwoLines(name: string): string {
  const words = name.split(' ')
  const given = words.length > 3 ? 2 : 1
  return `${escapeHtml(words.slice(0, given).join(' '))}<b>${escapeHtml(words.slice(given).join(' '))}</b>`
}

function icon(name: keyof typeof glyphs, variant: number): string {
  if (variant === 3 && name === 'heading') return ''
  return variant % 2 === 0 ? `<span class="glyph">${glyphs[name]}</span>` : '<span class="drawn"></span>'
}

function contact(printed: PrintedCv, variant: number): string {
  const values = [
    ['phone', printed.phone],
    ['email', printed.email],
    ['linkedin', printed.linkedin],
    ['place', printed.place],
  ] as const
  return values
    .map(([name, value]) =>
      value === null ? '' : `<div class="contact">${icon(name, variant)}${escapeHtml(value)}</div>`,
    )
    .join('')
}

function dots(filled: number): string {
  return `<span class="dots">${[1, 2, 3, 4, 5].map((place) => `<i class="${place <= filled ? 'on' : ''}"></i>`).join('')}</span>`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = printed.skillGroups.flatMap((group) => group.items.map((item) => item.name))
  const technical = pick(
    [
      items.map(
        (name, index) =>
          `<div>${escapeHtml(name)}</div><div class="bar"><i style="width:${95 - index * 9}%"></i></div>`,
      ),
      items.map((name) => `<span class="chip">${escapeHtml(name)}</span>`),
      items.map((name, index) => `<div>${escapeHtml(name)}${dots(5 - (index % 3))}</div>`),
    ],
    variant,
  ).join('')
  return (
    technical +
    (variant === 1
      ? printed.soft.map((name) => `<span class="chip">${escapeHtml(name)}</span>`).join('')
      : bulletList(printed.soft))
  )
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): string {
  const where = place === null ? '' : ` – ${escapeHtml(place)}`
  const texts = [escapeHtml(position), escapeHtml(company)] as const
  return pick(
    [
      `<div class="entry"><div class="what">${texts[0]}</div><div>${texts[1]}${where} <span class="when">/ ${text}</span></div>${bulletList(bullets)}</div>`,
      `<div class="entry job"><div class="when">${text}${place === null ? '' : `<br>${escapeHtml(place)}`}</div><div><div class="what">${texts[0]}</div><div>${texts[1]}</div>${bulletList(bullets)}</div></div>`,
      `<div class="entry"><div class="when">${text}</div><div>${texts[1]}</div><div class="what">${texts[0]}</div><div>${bullets.map(escapeHtml).join(' ')}</div></div>`,
      `<div class="entry"><div class="what">${texts[1]}${where}</div><div>${texts[0]}</div><div class="when">${text}</div>${bulletList(bullets)}</div>`,
    ],
    variant,
  )
}
