import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 0 }
html { -webkit-print-color-adjust: exact } body { font: 300 9.4pt/1.45 Lato, sans-serif; margin: 0; color: #33312e }
.band { background: #1d3d36; color: #fbf6ea; padding: 14mm 14mm 9mm; position: relative } h1 { margin: 0; font: 900 34pt/1 Lato; text-transform: uppercase } h1 span { display: block; font-weight: 300; letter-spacing: 4pt; font-size: 26pt }
.title { letter-spacing: 3.2pt; text-transform: uppercase; font-size: 9pt; margin: 7pt 0 0; color: #e8b65a }
.contact { background: #e8b65a; color: #1d3d36; padding: 3mm 14mm; display: flex; justify-content: space-between; gap: 8pt; font-size: 8.6pt; font-weight: bold } .icon { font-family: OpenSymbol; font-weight: normal; margin-right: 3pt }
.columns { display: flex; flex-direction: row-reverse; gap: 9mm; padding: 5mm 14mm } .columns.other { flex-direction: row } .wide { flex: 1 } .narrow { width: 50mm }
h2 { font: 900 10pt Lato; letter-spacing: 4.5pt; text-transform: uppercase; color: #1d3d36; margin: 10pt 0 6pt } h2 .icon { color: #e8b65a; letter-spacing: 0 }
.entry { position: relative; border-left: 1.4pt solid #e8b65a; padding: 0 0 7pt 9pt } .entry::before { content: ''; position: absolute; left: -4pt; top: 3pt; width: 6pt; height: 6pt; border-radius: 50%; background: #1d3d36 }
.pill { display: inline-block; background: #1d3d36; color: #fff; border-radius: 6pt; padding: 0 6pt; font-size: 7.8pt; font-weight: bold } .role { font-weight: 900; font-size: 10.4pt } .where { color: #93712e; font-weight: bold }
ul { margin: 2pt 0 0; padding-left: 11pt } p { margin: 0 0 4pt } .skill { margin-bottom: 4pt } .bar { height: 3.4pt; background: #ddd6c6; border-radius: 2pt } .bar i { display: block; height: 3.4pt; background: #1d3d36; border-radius: 2pt } .percent { float: right; font-size: 7.6pt; color: #888 }
`

const icons = { phone: '\uE005', email: '\uE009', place: '\uE00B', linkedin: '\uE006', section: '\uE00D' }
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Ene - Mar 2021',
  '2019.03 – 2021.12',
  '2018-2020',
  'ene. 2020 - actualidad',
]

export const designer: Layout = {
  name: 'designer',
  people: ['ximena-arce', 'ignacio-peralta', 'bruno-cordova', 'jimena-caceda', 'brenda-ruidias'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2019 – hoy', '2018-2020'], variant),
      capitals: ['name', 'title'],
      omit: [
        'language levels',
        'references',
        ...(variant % 2 === 0 ? (['experience places', 'awards'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${variant % 2 === 0 ? `<span class="icon">${icons.section}</span> ` : ''}${words}</h2>${body}`
    }
    const narrow = [
      section('summary', pick(['Hola', 'Sobre mí', 'Perfil'], variant), element('p', '', printed.summary)),
      section('skills', pick(['Software', 'Talentos', 'Habilidades'], variant), skills(printed, variant)),
      section(
        'languages',
        'Idiomas',
        printed.languages.map(({ name, rank }) => skillBar(name, rank * 25, false)).join(''),
      ),
      section(
        'interests',
        pick(['Intereses', 'Me inspira'], variant),
        element('p', '', printed.interests.join(' + ')),
      ),
    ].join('')
    const wide = [
      section(
        'experience',
        pick(['Experiencia', 'Recorrido', 'Experiencia profesional'], variant),
        printed.experiences.map((experience) => entry(experience, variant)).join(''),
      ),
      section(
        'education',
        pick(['Formación', 'Educación', 'Estudios'], variant),
        printed.educations
          .map(
            ({ degree, institution, text }) =>
              `<div class="entry">${element('span', 'pill', text)}<div class="role">${escapeHtml(degree)}</div><div class="where">${escapeHtml(institution)}</div></div>`,
          )
          .join(''),
      ),
      section(
        'certifications',
        pick(['Certificaciones', 'Cursos'], variant),
        printed.certifications
          .map(
            ({ name, issuer, year }) =>
              `<p><b>${escapeHtml(name)}</b> ${[issuer, year]
                .filter((part) => part !== null)
                .map((part) => `/ ${escapeHtml(part)}`)
                .join(' ')}</p>`,
          )
          .join(''),
      ),
      section('awards', 'Premios', bulletList(printed.awards)),
    ].join('')
    const words = printed.name.split(' ')
    const first = words.slice(0, -2).join(' ')
    const contact = (
      [
        ['phone', printed.phone],
        ['email', printed.email],
        ['place', printed.place],
        ['linkedin', printed.linkedin],
      ] as const
    )
      .filter(([, value]) => value !== null)
      .map(([icon, value]) => `<div><span class="icon">${icons[icon]}</span>${escapeHtml(value ?? '')}</div>`)
    const body = `<div class="band"><h1>${escapeHtml(first)}<span>${escapeHtml(words.slice(-2).join(' '))}</span></h1>${element('p', 'title', printed.title)}</div>
      <div class="contact">${contact.join('')}</div><div class="columns ${variant % 2 === 0 ? '' : 'other'}"><div class="wide">${wide}</div><div class="narrow">${narrow}</div></div>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'designer', 'chromium', sections),
    }
  },
}

function entry({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const where = element('div', 'where', [company, place].filter((part) => part !== null).join(' / '))
  const role = element('div', 'role', position)
  const date = element('span', 'pill', text)
  const head = pick([`${date}${role}${where}`, `${where}${role}${date}`, `${role}${date} ${where}`], variant)
  return `<div class="entry">${head}${bulletList(bullets)}</div>`
}

function skills(printed: PrintedCv, variant: number): string {
  const items = printed.skillGroups.flatMap((group) => group.items.map((item) => item.name))
  const bars = items.map((name, index) => skillBar(name, 95 - ((index * 13) % 45), variant % 2 === 1))
  return bars.join('') + bulletList(printed.soft)
}

/** A name above a bar; the percentage is decoration. */
function skillBar(name: string, percent: number, isShown: boolean): string {
  return `<div class="skill">${isShown ? `<span class="percent">${percent}%</span>` : ''}${escapeHtml(name)}<div class="bar"><i style="width:${percent}%"></i></div></div>`
}
