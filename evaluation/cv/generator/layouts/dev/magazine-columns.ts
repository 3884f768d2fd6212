import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, contactLines, dots, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
body { color: #222 } .open { font: 10pt/1.42 'Open Sans', sans-serif } .serif { font: 12pt/1.36 'Liberation Serif', serif } .lato { font: 10.4pt/1.42 Lato, sans-serif } .small { font: 10.4pt/1.45 Roboto, sans-serif }
.flow { column-gap: 8mm; column-fill: auto } .justified p { text-align: justify } h1 { font-size: 27pt; line-height: 1.05; margin: 0 } .title { margin: 3pt 0 6pt; font-size: 1.1em } p { margin: 0 0 5pt }
h2 { font-size: 1.15em; color: var(--accent); margin: 9pt 0 4pt; break-after: avoid } .masthead { text-align: center; border-bottom: 2.4pt double #222; margin-bottom: 4mm; padding-bottom: 2mm } .masthead h1 { font-size: 33pt } .issue { display: flex; justify-content: space-between; font-size: .85em; border-bottom: .6pt solid #222; margin-bottom: 2mm }
.cover { background: var(--accent); color: #fff; padding: 22mm 14mm; box-sizing: border-box; width: 99mm; height: 209mm; flex: none } .cover h2 { color: #fff } .cover h1 { font-size: 34pt } .spread { display: flex } .spread .flow { flex: 1; padding: 13mm 12mm; height: 209mm; box-sizing: border-box }
.ruled { display: flex; align-items: center; gap: 6pt; color: var(--accent); font-size: .9em } .ruled::before, .ruled::after { content: ''; flex: 1; border-top: .7pt solid var(--accent) } .what { font-weight: 700 } .entry { margin-bottom: 7pt }
`

const pages = [
  '@page { size: A4 landscape; margin: 12mm 13mm } .flow { columns: 3; height: 122mm }',
  '@page { size: A4; margin: 13mm 15mm } .flow { columns: 2; column-rule: .6pt solid #999; column-fill: balance }',
  '@page { size: A4 landscape; margin: 0 } .flow { columns: 2 }',
  '@page { size: A4; margin: 12mm } .flow { columns: 3; column-gap: 6mm; column-fill: balance }',
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '(Ene. 2020 - Actualidad)',
  '2019 – hoy',
  'Marzo 2021 a la fecha',
  '03/2019 – 12/2021',
]
const accents = ['#b3344a', '#222222', '#274690', '#4f6d3a'] as const

/** A page like a magazine: all text flows through two or three narrow columns and across their ends, sometimes on a landscape page. */
export const magazineColumns: Layout = {
  name: 'magazine-columns',
  people: ['mariafe-delgadillo', 'ernesto-kanashiro', 'brenda-ataucusi', 'ulises-barzola'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['positions'], ['name'], ['name'], ['companies']],
        variant,
      ),
      omit: variant === 2 ? ['language levels'] : [],
    })
    const { kinds, section } = sectionPrinter()
    const draw = drawer(printed, variant, section)
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const contact = (order: Parameters<typeof contactLines>[2]) =>
      contactLines(
        printed,
        pick(['drawn', 'drawn', 'font', 'pasted'], variant),
        order,
        webOf[person.id] ?? null,
      ).join('')
    const page = pick(
      [
        () =>
          `<div class="open justified">${name}<div class="flow">${contact(['phone', 'email', 'linkedin', 'web', 'place'])}${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.interests()}</div></div>`,
        () =>
          `<div class="serif justified"><div class="masthead"><div class="issue"><span>Currículum vitae</span><span>Callao, enero de 2026</span></div>${name}<div>${parts([printed.phone, printed.email, printed.place], ' ~ ')}</div></div>
          <div class="flow">${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.references()}</div></div>`,
        () =>
          `<div class="lato spread"><div class="cover">${name}${draw.summary()}${contact(['phone', 'email', 'web', 'linkedin', 'place'])}</div>
          <div class="flow">${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</div></div>`,
        () =>
          `<div class="small">${name}<div class="flow">${section('contact', 'Contacto', contact(['email', 'phone', 'place', 'linkedin']))}${draw.summary()}${draw.education()}${draw.languages()}${draw.skills()}${draw.experience()}${draw.courses()}${draw.references()}${draw.interests()}</div></div>`,
      ],
      variant,
    )()
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(
          `:root { --accent: ${pick(accents, variant)}; --pale: #cccccc } ${style} ${pick(pages, variant)}`,
          page,
        ),
      },
      gold: goldOf(printed, 'magazine-columns', 'chromium', kinds),
    }
  },
}

/** A sentence whose long words may break, as in justified text. */
function breakable(sentence: string): string {
  return escapeHtml(sentence).replaceAll(/[a-záéíóúñ]{9,}/gu, (word) =>
    word.replaceAll(
      /(?<=[a-záéíóúñ]{2}[aeiouáéíóú])(?=[bcdfgjmnpstvz][aeiouáéíóú][a-záéíóúñ]{2})/gu,
      '&shy;',
    ),
  )
}

function drawer(
  printed: PrintedCv,
  variant: number,
  section: ReturnType<typeof sectionPrinter>['section'],
): Record<
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'courses' | 'references' | 'interests',
  () => string
> {
  const words = (...all: [string, ...string[]]) => pick(all, variant)
  return {
    summary: () =>
      section('summary', words('Hola', 'PERFIL', 'Sobre mí', 'Perfil'), element('p', '', printed.summary)),
    experience: () =>
      section(
        'experience',
        words('Experiencia', 'EXPERIENCIA PROFESIONAL', 'Trabajos', 'Experiencia profesional'),
        printed.experiences.map((job) => drawJob(job, variant)).join(''),
      ),
    education: () =>
      section(
        'education',
        words('Formación', 'ESTUDIOS', 'Estudios', 'Educación'),
        printed.educations.map((study) => drawStudy(study, variant)).join(''),
      ),
    skills: () =>
      section(
        'skills',
        words('Herramientas', 'CONOCIMIENTOS', 'Técnicas y programas', 'Habilidades'),
        drawSkills(printed, variant),
      ),
    languages: () =>
      section(
        'languages',
        words('Idiomas', 'IDIOMAS'),
        printed.languages
          .map(({ name, levelText, rank }) =>
            variant === 2
              ? `<div class="level"><span>${escapeHtml(name)}</span>${dots(rank, 4)}</div>`
              : `<div>${parts([name, levelText], pick([' · ', ', nivel ', '', ': '], variant))}</div>`,
          )
          .join(''),
      ),
    courses: () =>
      section(
        'certifications',
        words('Certificados', 'CURSOS', 'Talleres', 'Cursos'),
        printed.certifications
          .map(
            ({ name, issuer, year }) =>
              `<p>${parts([name, issuer, year], pick([', ', ' – ', ' / ', '<br>'], variant))}</p>`,
          )
          .join(''),
      ),
    references: () =>
      section(
        'references',
        words('Referencias', 'REFERENCIAS'),
        printed.references.map((one) => element('p', '', one)).join(''),
      ),
    interests: () =>
      section(
        'interests',
        words('Fuera de línea', 'INTERESES', 'Además', 'Intereses'),
        element('p', '', printed.interests.join(', ')),
      ),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const duties = breakable(bullets.join(' '))
  return `<div class="entry">${pick(
    [
      `<div class="what">${role}</div><div>${at}, ${where}</div><div>${text}</div>${duties === '' ? '' : `<p>${duties}</p>`}`,
      `<p><b>${role}</b>. <i>${at}</i> (${where}), ${text}.${duties === '' ? '' : ` ${duties}`}</p>`,
      `<div class="ruled">${text}</div><div class="what">${role}</div><div>${at}</div><div>${where}</div>${duties === '' ? '' : `<p>${duties}</p>`}`,
      `<div class="what">${at}</div><div>${role}</div><div>${text}</div><div>${where}</div>${bullets.map((bullet) => `<div>– ${breakable(bullet)}</div>`).join('')}`,
    ],
    variant,
  )}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="entry">${pick(
    [
      `<div class="what">${what}</div><div>${at}</div><div>${text}</div>`,
      `<p><b>${what}</b>. <i>${at}</i>, ${text}.</p>`,
      `<div class="ruled">${text}</div><div class="what">${what}</div><div>${at}</div>`,
      `<div class="what">${at}</div><div>${what}</div><div>${text}</div>`,
    ],
    variant,
  )}</div>`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  return pick(
    [
      () => `<p style="text-align:left">${parts([...items, ...printed.soft], ' / ')}</p>`,
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<p><b>${escapeHtml(group.name)}</b>: ${parts(
                group.items.map(({ name }) => name),
                '; ',
              )}.</p>`,
          )
          .join('') + element('p', '', printed.soft.join('; ')),
      () => [...items, ...printed.soft].map((item) => `<div>${escapeHtml(item)}</div>`).join(''),
      () =>
        `<p>${parts(items, ' · ')}</p>${printed.soft.map((item) => `<div>+ ${escapeHtml(item)}</div>`).join('')}`,
    ],
    variant,
  )()
}
