import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, contactLines, dots, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 300 9.6pt/1.5 Lato, sans-serif; color: #333 } .roboto { font-family: Roboto, sans-serif } .caladea { font-family: Caladea, serif; font-weight: 400 } .open { font-family: 'Open Sans', sans-serif; font-size: 9.2pt; font-weight: 400 } .sheet { position: relative; padding: 15mm 16mm; min-height: 266mm }
h1 { font-weight: 300; font-size: 25pt; letter-spacing: 8pt; margin: 0; line-height: 1.2 } .title { letter-spacing: 3.5pt; font-size: .95em; margin: 4pt 0 } h2 { font-weight: 400; font-size: 1.05em; letter-spacing: 4pt; margin: 0 0 7pt; break-after: avoid } .thin { border-top: .5pt solid #888; margin: 5mm 0 }
.middle { text-align: center } .row { display: flex; justify-content: center; flex-wrap: wrap; gap: 2pt 14pt } .row .line { margin: 0 } .what { letter-spacing: 1.8pt; font-weight: 600 } .spaced { letter-spacing: 1.2pt } .when { letter-spacing: 1pt; font-size: .88em; color: #777 } .entry { margin-bottom: 10pt; break-inside: avoid } section { margin-bottom: 6mm }
.parted { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .parted > :last-child { border-left: .5pt solid #888; padding-left: 8mm } .led h2 { break-after: auto } .led section { display: grid; margin-bottom: 3mm; grid-template-columns: 46mm 1fr; gap: 6mm; border-top: .5pt solid #888; padding-top: 4mm } .bottom { position: absolute; left: 16mm; right: 16mm; bottom: 2mm; display: grid; grid-template-columns: repeat(3, 1fr); border-top: .5pt solid #888; padding-top: 3mm; font-size: .92em } .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2pt 6mm }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ENE 2019 — ACTUALIDAD',
  '2019 – hoy',
  '2019.03 – 2021.12',
  'ene. 2020 - actualidad',
]

/** A page of thin lines and letter-spaced text, in capitals or all lower case; the contact may be at the bottom. */
export const thinLines: Layout = {
  name: 'thin-lines',
  people: ['brenda-ataucusi', 'gonzalo-echegaray', 'mariafe-delgadillo', 'katherine-lozano'],
  print(person, variant) {
    const chosen = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2019.03 – 2021.12', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [
          ['name', 'title', 'positions', 'degrees'],
          ['name', 'companies', 'institutions'],
          ['name', 'positions'],
          [],
        ],
        variant,
      ),
      omit: pick<NonNullable<Choice['omit']>>(
        [['references'], ['linkedin'], ['language levels'], ['interests']],
        variant,
      ),
    })
    const printed = variant === 3 ? inSmallLetters(chosen) : chosen
    const { kinds, section } = sectionPrinter()
    const contact = (order: Parameters<typeof contactLines>[2]) =>
      contactLines(
        printed,
        pick(['drawn', 'font', 'drawn', 'pasted'], variant),
        order,
        webOf[person.id] ?? null,
      ).join('')
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const words = (...all: [string, ...string[]]) => pick(all, variant)
    const led = (body: string) => (variant === 1 && body !== '' ? `<div>${body}</div>` : body)
    const draw = {
      summary: () =>
        section(
          'summary',
          words('SOBRE MÍ', 'PERFIL', 'ACERCA DE', 'sobre mí'),
          led(element('div', '', printed.summary)),
        ),
      experience: () =>
        section(
          'experience',
          words('EXPERIENCIA', 'EXPERIENCIA PROFESIONAL', 'EXPERIENCIA', 'experiencia'),
          led(printed.experiences.map((job) => drawJob(job, variant)).join('')),
        ),
      education: () =>
        section(
          'education',
          words('ESTUDIOS', 'FORMACIÓN', 'EDUCACIÓN', 'estudios'),
          led(printed.educations.map((study) => drawStudy(study, variant)).join('')),
        ),
      skills: () =>
        section(
          'skills',
          words('HABILIDADES', 'PROGRAMAS Y APTITUDES', 'HABILIDADES', 'habilidades'),
          led(drawSkills(printed, variant)),
        ),
      languages: () =>
        section(
          'languages',
          words('IDIOMAS', 'IDIOMAS', 'IDIOMAS', 'idiomas'),
          led(
            printed.languages
              .map(({ name: tongue, levelText, rank }) =>
                variant === 2
                  ? `<div class="level"><span>${escapeHtml(tongue)}</span>${dots(rank, 4)}</div>`
                  : `<div>${parts([tongue, levelText], pick([' / ', ' — ', '', ', '], variant))}</div>`,
              )
              .join(''),
          ),
        ),
      courses: () =>
        section(
          'certifications',
          words('CURSOS', 'CURSOS', 'CERTIFICADOS', 'cursos'),
          led(
            printed.certifications
              .map(
                ({ name: course, issuer, year }) =>
                  `<p>${parts([course, issuer, year], pick([' / ', ' — ', ', '], variant))}</p>`,
              )
              .join(''),
          ),
        ),
      interests: () =>
        section(
          'interests',
          words('INTERESES', 'INTERESES', 'INTERESES'),
          led(element('div', '', printed.interests.join(' / '))),
        ),
    }
    const page = pick(
      [
        () => `<div class="sheet"><div class="middle">${name}<div class="thin"></div><div class="row">${contact(['phone', 'email', 'place', 'linkedin', 'web'])}</div><div class="thin"></div></div>
          <div class="parted"><div>${draw.summary()}${draw.education()}${draw.skills()}${draw.languages()}</div><div>${draw.experience()}${draw.courses()}${draw.interests()}</div></div></div>`,
        () =>
          `<div class="sheet roboto led">${name}<div style="margin:4mm 0">${parts([printed.phone, printed.email, printed.place], '&emsp;|&emsp;')}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</div>`,
        () =>
          `<div class="sheet open"><div class="parted" style="grid-template-columns:1fr 60mm"><div>${name}<div class="thin"></div>${draw.experience()}${draw.education()}</div><div>${draw.summary()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</div></div><div class="bottom">${contact(['phone', 'email', 'web', 'linkedin', 'place'])}</div></div>`,
        () =>
          `<div class="sheet caladea">${name}<div class="thin"></div>${draw.summary()}<div class="parted"><div>${draw.education()}${draw.courses()}${draw.languages()}</div><div>${draw.experience()}</div></div><div class="thin"></div>${draw.skills()}<div class="bottom">${contact(['place', 'phone', 'email'])}</div></div>`,
      ],
      variant,
    )()
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: #444; --pale: #cfcfcf } ${style}`, page),
      },
      gold: goldOf(printed, 'thin-lines', 'chromium', kinds),
    }
  },
}

/** Everything in lower case, as some designers write. */
function inSmallLetters(printed: PrintedCv): PrintedCv {
  const small = (value: string) => value.toLocaleLowerCase('es')
  return {
    ...printed,
    name: small(printed.name),
    title: printed.title === null ? null : small(printed.title),
    place: printed.place === null ? null : small(printed.place),
    experiences: printed.experiences.map((job) => ({
      ...job,
      position: small(job.position),
      company: small(job.company),
      place: job.place === null ? null : small(job.place),
    })),
    educations: printed.educations.map((study) => ({
      ...study,
      degree: small(study.degree),
      field: study.field === null ? null : small(study.field),
      institution: small(study.institution),
    })),
    skillGroups: printed.skillGroups.map((group) => ({
      name: small(group.name),
      items: group.items.map((item) => ({ ...item, name: small(item.name) })),
    })),
    soft: printed.soft.map((item) => small(item)),
    languages: printed.languages.map((one) => ({ ...one, name: small(one.name) })),
    certifications: printed.certifications.map((one) => ({
      ...one,
      name: small(one.name),
      issuer: one.issuer === null ? null : small(one.issuer),
    })),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  return `<div class="entry">${pick(
    [
      `<div class="what">${role}</div><div>${at} | ${where}</div><div class="when">${text}</div>${element('div', '', bullets.join(' '))}`,
      `<div class="what">${at}</div><div>${role}, ${where}</div><div class="when">${text}</div>${bullets.map((bullet) => `<div>— ${escapeHtml(bullet)}</div>`).join('')}`,
      `<div class="when">${text}</div><div class="what">${role}</div><div class="spaced">${at}</div><div>${where}</div>${element('div', '', bullets.join(' '))}`,
      `<div class="spaced">${role} + ${at}</div><div class="when">${where}, ${text}</div>${element('div', '', bullets.join(' '))}`,
    ],
    variant,
  )}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="entry">${pick(
    [
      `<div class="what">${what}</div><div>${at}</div><div class="when">${text}</div>`,
      `<div class="what">${at}</div><div>${what}</div><div class="when">${text}</div>`,
      `<div class="when">${text}</div><div class="what">${what}</div><div class="spaced">${at}</div>`,
      `<div class="spaced">${what}</div><div>${at}</div><div class="when">${text}</div>`,
    ],
    variant,
  )}</div>`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = [...allTechnical(printed), ...printed.soft]
  return pick(
    [
      items.map((item) => `<div class="spaced">${escapeHtml(item)}</div>`).join(''),
      `<div>${parts(items, ' / ')}</div>`,
      items
        .map(
          (item, index) =>
            `<div class="level"><span>${escapeHtml(item)}</span>${dots(5 - (index % 3))}</div>`,
        )
        .join(''),
      `<div class="three">${items.map((item) => `<div class="spaced">${escapeHtml(item)}</div>`).join('')}</div>`,
    ],
    variant,
  )
}
