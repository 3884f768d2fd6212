import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv, skillNames } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 0 }
html { -webkit-print-color-adjust: exact } body { font: 9.6pt/1.5 'DejaVu Sans', sans-serif; margin: 0; color: #333; font-size: 8.8pt }
header { background: #f3e9e2; padding: 13mm 16mm 8mm; text-align: center } h1 { font: 300 25pt/1.1 Lato; letter-spacing: 5pt; margin: 0; text-transform: uppercase }
.title { letter-spacing: 2.4pt; margin: 4pt 0 0; font-size: 9.4pt } main { padding: 4mm 16mm 10mm }
.contact { display: flex; justify-content: center; gap: 12pt; flex-wrap: wrap; margin-top: 7pt; font-size: 8.2pt }
h2 { font: 400 11pt Lato; letter-spacing: 3pt; border-bottom: .6pt solid #b58d76; padding-bottom: 2pt; margin: 11pt 0 6pt }
.entry { margin-bottom: 7pt; break-inside: avoid-page } .row { display: flex; justify-content: space-between; gap: 12pt } .quiet { color: #7b6a60 } p { margin: 0 0 4pt }
ul { margin: 2pt 0 0; padding-left: 13pt } .grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1pt 10pt }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ENE 2019 — ACTUALIDAD',
  '2019 – hoy',
  'Enero de 2020 – Presente',
  '03/2019 – 12/2021',
  'De setiembre 2019 a la actualidad',
]

export const atsBuilder: Layout = {
  name: 'ats-builder',
  people: [
    'fiorella-bustamante',
    'gabriela-montoya',
    'luis-chumpitaz',
    'yeni-sandoval',
    'maria-chavez',
    'edgar-soto',
  ],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy'], variant),
      capitals: ['name'],
      isFieldApart: variant % 2 === 1,
      omit: variant % 2 === 0 ? ['references', 'awards'] : ['references', 'awards', 'place', 'linkedin'],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${words}</h2>${body}`
    }
    const isSummaryBare = variant === 3
    const contact = [printed.phone, printed.email, printed.place, printed.linkedin].map((part) =>
      element('span', '', part),
    )
    const body = `<header><h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}<div class="contact">${contact.join('')}</div></header><main>
      ${isSummaryBare ? element('p', '', printed.summary) : section('summary', pick(['SOBRE MÍ', 'PERFIL', 'ACERCA DE MI'], variant), element('p', '', printed.summary))}
      ${section('experience', pick(['EXPERIENCIA', 'EXPERIENCIA LABORAL', 'HISTORIAL LABORAL'], variant), experiences(printed.experiences, variant))}
      ${section('education', pick(['EDUCACIÓN', 'FORMACIÓN', 'FORMACION ACADEMICA'], variant), printed.educations.map((education) => drawEducation(education)).join(''))}
      ${section('skills', pick(['HABILIDADES', 'COMPETENCIAS', 'APTITUDES'], variant), skills(printed, variant))}
      ${section('languages', 'IDIOMAS', `<div class="grid">${printed.languages.map(({ name, levelText }) => `<span>${name} – ${levelText}</span>`).join('')}</div>`)}
      ${section(
        'certifications',
        pick(['CERTIFICACIONES', 'CURSOS', 'LICENCIAS Y CERTIFICADOS'], variant),
        printed.certifications
          .map(
            ({ name, issuer, year }) =>
              `<div class="row"><span>${[name, issuer]
                .filter((part) => part !== null)
                .map(escapeHtml)
                .join(' – ')}</span><span class="quiet">${year ?? ''}</span></div>`,
          )
          .join(''),
      )}
      ${section('interests', 'INTERESES', element('p', '', printed.interests.join(' / ')))}</main>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'ats-builder', 'chromium', sections),
    }
  },
}

function experiences(entries: PrintedExperience[], variant: number): string {
  return entries
    .map(({ position, company, place, text, bullets }) => {
      const where = [company, place].filter((part) => part !== null).map(escapeHtml)
      const head = pick(
        [
          `<div class="row"><b>${where.join(' | ')}</b><span class="quiet">${text}</span></div><div>${escapeHtml(position)}</div>`,
          `<div class="quiet">${text}</div><div><b>${where[0]} — ${escapeHtml(position)}</b></div>${where[1] === undefined ? '' : `<div class="quiet">${where[1]}</div>`}`,
          `<div><b>${escapeHtml(position)}</b> | ${where.join(' | ')} | ${text}</div>`,
        ],
        variant,
      )
      return `<div class="entry">${head}${variant % 2 === 0 ? bulletList(bullets) : element('p', '', bullets.join(' '))}</div>`
    })
    .join('')
}

function drawEducation({ degree, field, institution, text }: PrintedCv['educations'][number]): string {
  const what = field === null || degree.includes(field) ? degree : `${degree} | ${field}`
  return `<div class="entry"><div class="row"><b>${escapeHtml(what)}</b><span class="quiet">${text}</span></div><div>${escapeHtml(institution)}</div></div>`
}

function skills(printed: PrintedCv, variant: number): string {
  const names = [...skillNames(printed), ...printed.soft].map(escapeHtml)
  return variant % 2 === 0
    ? `<div class="grid">${names.map((name) => `<span>• ${name}</span>`).join('')}</div>`
    : `<p>${names.join(' | ')}</p>`
}
