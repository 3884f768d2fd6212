import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { Person } from '../../../person.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, contactLines, dots, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 9.9pt/1.42 'Open Sans', sans-serif; color: #272727 } .roboto { font-family: Roboto, sans-serif } .carlito { font-family: Carlito, sans-serif; font-size: 11pt } .caladea { font-family: Caladea, serif; font-size: 10.2pt }
.page { display: flex; min-height: 296mm } .page main { flex: 1; padding: 12mm 10mm } .page aside { width: 64mm; box-sizing: border-box; padding: 12mm 7mm; background: var(--pale) } .band { background: var(--accent); color: #fff; padding: 10mm 14mm } .below { padding: 2mm 14mm 10mm } .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; padding: 2mm 14mm 10mm }
h1 { font-size: 24pt; line-height: 1.1; margin: 0 } .title { font-size: 1.15em; margin: 3pt 0 6pt } h2 { font-size: 1.15em; color: var(--accent); margin: 11pt 0 5pt; break-after: avoid } .entry { margin-bottom: 8pt; break-inside: avoid } .split { display: flex; justify-content: space-between; gap: 8pt } .split > :last-child { flex: none }
.row { display: flex; flex-wrap: wrap; gap: 2pt 14pt } .row .line { margin: 0 } .quiet { color: #6a6a6a }
`

const colours = [
  ['#8a3b12', '#faeee6'],
  ['#1f4e79', '#e4edf5'],
  ['#5c2a6b', '#f2e9f5'],
  ['#14532d', '#e7f3eb'],
] as const

// One person's varying habits: each job uses the next date format and the next header layout.
const dateHabits: [DateHabit[], ...DateHabit[][]] = [
  ['2019 – hoy', '2018-2020', 'Del 2017 al 2019'],
  ['Marzo 2021 a la fecha', '03/2019 – 12/2021', 'Desde agosto 2022'],
  ['Enero de 2020 – Presente', 'ENE 2019 — ACTUALIDAD', 'Ene - Mar 2021'],
  ['ene. 2020 - actualidad', '2018 al 2020', '06/2017 - 12/2018'],
]

type Head = 'below' | 'bracket' | 'sentence' | 'right' | 'bars'
const heads: [Head[], ...Head[][]] = [
  ['below', 'bracket', 'below'],
  ['right', 'sentence', 'below'],
  ['bars', 'below', 'bracket'],
  ['bracket', 'sentence', 'bars'],
]

/** A design filled in over the years: the order of lines, date formats, capitals and omissions vary from job to job. */
export const unevenHand: Layout = {
  name: 'uneven-hand',
  people: ['ernesto-kanashiro', 'ulises-barzola', 'rocio-zevallos', 'yovana-ccahuana'],
  print(person, variant) {
    const printed = unevenly(person, pick(dateHabits, variant), variant)
    const { kinds, section } = sectionPrinter()
    const contact = contactLines(printed, pick(['drawn', 'font', 'drawn', 'pasted'], variant), [
      'phone',
      'email',
      'place',
      'linkedin',
    ]).join('')
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const words = (...all: [string, ...string[]]) => pick(all, variant)
    const draw = {
      contact: () => section('contact', words('Contacto', 'CONTACTO', 'Contacto', 'Contáctame'), contact),
      summary: () =>
        section(
          'summary',
          words('Perfil', 'PERFIL', 'Resumen ejecutivo', 'Sobre mi'),
          element('div', '', printed.summary),
        ),
      experience: () =>
        section(
          'experience',
          words('Experiencia', 'EXPERIENCIA LABORAL', 'Experiencia relevante', 'Mi experiencia'),
          printed.experiences
            .map((job, index) => drawJob(job, pick(heads, variant)[index % 3] ?? 'below', variant))
            .join(''),
        ),
      education: () =>
        section(
          'education',
          words('Educación', 'FORMACIÓN', 'Formación académica', 'Estudios'),
          printed.educations.map((study, index) => drawStudy(study, index + variant)).join(''),
        ),
      skills: () =>
        section(
          'skills',
          words('Habilidades', 'CONOCIMIENTOS', 'Competencias', 'Lo que manejo'),
          drawSkills(printed, variant),
        ),
      languages: () =>
        section(
          'languages',
          words('Idiomas', 'IDIOMAS', 'Idiomas', 'Idiomas'),
          printed.languages
            .map(({ name: tongue, levelText, rank }, index) =>
              variant === 2
                ? `<div class="level"><span>${escapeHtml(tongue)}${index === 0 ? ` (${escapeHtml(levelText ?? '')})` : ` - ${escapeHtml(levelText ?? '')}`}</span>${dots(rank, 4)}</div>`
                : `<div>${parts([tongue, levelText], index % 2 === 0 ? ': ' : ' ')}</div>`,
            )
            .join(''),
        ),
      courses: () =>
        section(
          'certifications',
          words('Cursos', 'CARNÉS Y CURSOS', 'Certificaciones', 'Cursos y diplomas'),
          printed.certifications
            .map(
              ({ name: course, issuer, year }, index) =>
                `<p>${index % 2 === 0 ? parts([course, issuer, year], ' – ') : `${parts([course, issuer], ', ')}${year === null ? '' : ` (${year})`}`}</p>`,
            )
            .join(''),
        ),
      references: () =>
        section('references', words('Referencias', 'REFERENCIAS'), bulletList(printed.references)),
      interests: () => section('interests', 'Intereses', element('div', '', printed.interests.join(', '))),
    }
    const page = pick(
      [
        () =>
          `<div class="page"><main>${name}${draw.summary()}${draw.experience()}${draw.education()}${draw.references()}</main><aside>${draw.contact()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</aside></div>`,
        () =>
          `<div class="roboto"><div class="band">${name}<div class="row">${contact}</div></div><div class="below">${draw.summary()}${draw.experience()}</div><div class="halves"><div>${draw.education()}${draw.languages()}${draw.references()}</div><div>${draw.courses()}${draw.skills()}</div></div></div>`,
        () =>
          `<div class="carlito page"><aside>${name}${draw.contact()}${draw.education()}${draw.languages()}${draw.interests()}</aside><main>${draw.summary()}${draw.experience()}${draw.skills()}${draw.courses()}</main></div>`,
        () =>
          `<div class="caladea"><div class="band">${name}<div class="row">${contact}</div></div><div class="halves"><div>${draw.summary()}${draw.experience()}</div><div>${draw.education()}${draw.skills()}${draw.courses()}${draw.languages()}${draw.references()}</div></div></div>`,
      ],
      variant,
    )()
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'uneven-hand', 'chromium', kinds),
    }
  },
}

/** A printed person whose jobs and studies each use another date format, some in capitals, some without a place. */
function unevenly(person: Person, habits: DateHabit[], variant: number): PrintedCv {
  const ways = habits.map((dates) => printCv(person, { dates }))
  const [first = printCv(person, { dates: '2018-2020' })] = ways
  const turn = <T>(index: number, part: (way: PrintedCv) => T[]) =>
    part(ways[index % ways.length] ?? first)[index]
  return {
    ...first,
    awards: [],
    experiences: first.experiences.map((job, index) => {
      const turned = turn(index, (way) => way.experiences) ?? job
      const head = pick(heads, variant)[index % 3]
      return {
        ...turned,
        company: index % 2 === 1 ? turned.company.toLocaleUpperCase('es') : turned.company,
        // These headers have no room for a place.
        place: head === 'bracket' || head === 'bars' ? null : turned.place,
      }
    }),
    educations: first.educations.map((study, index) => turn(index, (way) => way.educations) ?? study),
  }
}

function drawJob(
  { position, company, place, text, bullets }: PrintedExperience,
  head: Head,
  variant: number,
): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const drawn: Record<Head, string> = {
    below: `<div><b>${role}</b></div><div>${at} – ${where}</div><div class="quiet">${text}</div>`,
    bracket: `<div><b>${at}</b> (${text})</div><div>${role}</div>`,
    sentence: `<div>${text}: <b>${role}</b> en ${at}, ${where}</div>`,
    right: `<div class="split"><b>${at}, ${where}</b><span>${text}</span></div><div>Cargo: ${role}</div>`,
    bars: `<div><b>${role}</b> | ${at} | ${text}</div>`,
  }
  // Duties as a list, as a paragraph, or with typed signs.
  const duties =
    (bullets.length + variant) % 3 === 0
      ? bulletList(bullets)
      : bullets.length % 2 === 0
        ? bullets.map((bullet) => `<div>- ${escapeHtml(bullet)}</div>`).join('')
        : element('div', '', bullets.join(' '))
  return `<div class="entry">${drawn[head]}${duties}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, turn: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="entry">${pick(
    [
      `<div><b>${what}</b></div><div>${at}</div><div class="quiet">${text}</div>`,
      `<div><b>${at}</b> (${text})</div><div>${what}</div>`,
      `<div>${text}: <b>${what}</b>, ${at}</div>`,
    ],
    turn,
  )}</div>`
}

/** 'Excel, Word y Power BI.': a list as a sentence. */
function sentence(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? escapeHtml(last) : `${parts(items.slice(0, -1), ', ')} y ${escapeHtml(last)}.`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  return pick(
    [
      () =>
        `${printed.skillGroups.map((group) => `<p><b>${escapeHtml(group.name)}:</b> ${sentence(group.items.map(({ name }) => name))}</p>`).join('')}${bulletList(printed.soft)}`,
      () =>
        items
          .map(
            (item, index) =>
              `<div>${index % 2 === 0 ? '• ' : '- '}${escapeHtml(item)}${index % 3 === 0 ? '.' : ''}</div>`,
          )
          .join('') + element('p', '', printed.soft.join(' / ')),
      () => `<p>${parts(items, '; ')}.</p><p>${parts(printed.soft, ', ')}</p>`,
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div><b>${escapeHtml(group.name.toLocaleUpperCase('es'))}</b></div>${group.items.map(({ name }) => `<div>${escapeHtml(name)}</div>`).join('')}`,
          )
          .join('') + bulletList(printed.soft),
    ],
    variant,
  )()
}
