import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import type { DesignPage } from './design-layout.ts'
import { allSkills } from './design-parts.ts'

const accents: [string, ...string[]] = ['#c0667b', '#2f4a6d', '#2f7d78', '#3b3f8f']

const icons = {
  phone: 'M3 1h3l1 4-2 1c1 3 3 4 4 5l1-2 4 1v3c-6 2-13-6-11-12z',
  email: 'M1 3h14v10H1z M1 3l7 6 7-6',
  place: 'M8 15C4 10 3 8 3 6a5 5 0 0110 0c0 2-1 4-5 9z',
  link: 'M6 10l4-4 M7 4l2-2 5 5-2 2 M9 12l-2 2-5-5 2-2',
  linkedin: 'M2 6h3v8H2z M2 2h3v3H2z M7 6h3v2c2-3 5-2 5 1v5h-3V9c0-1-2-1-2 0v5H7z',
}

/** A design tool's page: a coloured column with photo, contact and chips or bars beside the jobs. */
export const canvaColumns = designLayout({
  name: 'canva-columns',
  people: ['alexandra-carhuas', 'walter-paredes', 'yuliana-terrones', 'kevin-huallpa'],
  words: {
    contact: ['CONTACTO', 'Datos de contacto', 'Contacto', 'CONTACTO'],
    summary: ['SOBRE MÍ', 'Perfil', 'Perfil profesional', 'ACERCA DE MÍ'],
    experience: ['EXPERIENCIA LABORAL', 'Experiencia', 'Experiencia profesional', 'EXPERIENCIA'],
    education: ['EDUCACIÓN', 'Formación académica', 'Formación', 'ESTUDIOS'],
    skills: ['HABILIDADES', 'Aptitudes', 'Competencias', 'TECNOLOGÍAS Y HABILIDADES'],
    languages: ['IDIOMAS', 'Idiomas', 'Idiomas', 'IDIOMAS'],
    certifications: ['CERTIFICACIONES', 'Cursos y licencias', 'Cursos y colegiatura', 'CERTIFICADOS'],
    interests: ['INTERESES', 'Intereses', 'Intereses', 'HOBBIES'],
    awards: ['LOGROS', 'Logros', 'Reconocimientos', 'PREMIOS'],
  },
  choice: (variant) => ({
    dates: pick(
      ['Mar. 2021 – Dic. 2022', '2018-2020', '03/2019 – 12/2021', 'ene. 2020 - actualidad'],
      variant,
    ),
    educationDates: pick(['2019 – hoy', '2018-2020', '2019 – hoy', '2018-2020'], variant),
    capitals: variant === 0 ? ['name'] : [],
    omit: [
      'references',
      ...(variant === 3 ? (['interests'] as const) : (['awards'] as const)),
      ...(variant === 0 || variant === 3 ? (['language levels'] as const) : []),
    ],
  }),
  style,
  isBare: true,
  draw,
})

function style(variant: number): string {
  const accent = pick(accents, variant)
  const side = variant % 2 === 0 ? `background:${accent};color:#fff` : `background:#eef0f4;color:#222`
  return `
@page { size: A4; margin: 0 }
* { box-sizing: border-box } body { margin: 0; font: 9.4pt/1.38 'Carlito', sans-serif; color: #2b2b2b }
.page { display: flex; min-height: 296mm; flex-direction: ${variant === 2 ? 'row-reverse' : 'row'} }
.side { width: 68mm; padding: 11mm 8mm; ${side} } .main { flex: 1; padding: 13mm 11mm }
.photo { width: 34mm; height: 34mm; border-radius: 50%; background: #cfd3da; margin: 0 auto 7mm; border: 2pt solid #fff }
h1 { font-size: 24pt; line-height: 1.05; margin: 0; color: ${accent} } .title { font-size: 12pt; margin: 3pt 0 8pt; letter-spacing: .4pt }
h2 { font-size: 11.5pt; margin: 13pt 0 6pt; padding-bottom: 2pt; border-bottom: 1pt solid currentColor }
.main h2 { color: ${accent} } p { margin: 0 0 4pt } ul { margin: 2pt 0 0; padding-left: 13pt }
.icon { display: flex; gap: 6pt; margin-bottom: 5pt; overflow-wrap: anywhere } .icon svg { width: 10pt; height: 10pt; flex: none; margin-top: 1.5pt }
.chip { display: inline-block; border: .8pt solid currentColor; border-radius: 8pt; padding: 1pt 6pt; margin: 0 3pt 4pt 0 }
.bar { height: 4pt; background: #b9bdc7; margin: 1pt 0 5pt } .bar i { display: block; height: 4pt; background: ${variant % 2 === 0 ? '#fff' : accent} }
.job { margin-bottom: 9pt; break-inside: avoid } .job b { font-size: 10.6pt } .row { display: flex; justify-content: space-between; gap: 8pt }
.muted { color: #666 }`
}

function draw({ printed, variant, of, name }: DesignPage): string {
  const icon = (kind: keyof typeof icons, words: string | null) =>
    words === null
      ? ''
      : `<div class="icon"><svg viewBox="0 0 16 16"><path d="${icons[kind]}" fill="none" stroke="currentColor"/></svg><span>${text(words)}</span></div>`
  const contact = () =>
    of(
      'contact',
      icon('phone', printed.phone) +
        icon('email', printed.email) +
        icon('place', printed.place) +
        icon('linkedin', printed.linkedin) +
        (variant === 3 ? icon('link', 'github.com/kevinhs-dev') : ''),
    )
  const certifications = () =>
    of(
      'certifications',
      printed.certifications
        .map(
          ({ name, issuer, year }) =>
            `<p><b>${text(name)}</b>${[issuer, year].some(Boolean) ? `<br>${text([issuer, year].filter(Boolean).join(', '))}` : ''}</p>`,
        )
        .join(''),
    )
  const languages = () =>
    of(
      'languages',
      printed.languages
        .map(({ name, levelText, rank }) =>
          levelText === null ? bar(name, rank * 25) : `<p>${text(name)}: ${text(levelText)}</p>`,
        )
        .join(''),
    )
  const education = () =>
    of(
      'education',
      printed.educations
        .map(({ degree, institution, text: dates }) =>
          variant % 2 === 0
            ? `<div class="job"><b>${text(degree)}</b><div>${text(institution)}</div><div>${dates}</div></div>`
            : `<div class="job"><div>${dates}</div><b>${text(degree)}</b><div>${text(institution)}</div></div>`,
        )
        .join(''),
    )
  const jobs = () => of('experience', printed.experiences.map((role) => job(role, variant)).join(''))
  const summary = () => of('summary', element('p', '', printed.summary))
  const skillList = () => of('skills', skills(printed, variant))
  const others = () =>
    of('interests', element('p', '', printed.interests.join(' · '))) +
    of('awards', bulletList(printed.awards))
  const photo = '<div class="photo"></div>'
  // The drawing order is the reading order.
  const columns =
    variant === 2
      ? () => {
          const main = name + summary() + jobs() + education()
          return [photo + contact() + skillList() + languages() + certifications(), main]
        }
      : () => {
          const side =
            photo +
            contact() +
            (variant === 0 ? education() : '') +
            skillList() +
            languages() +
            (variant === 0 ? '' : others())
          return [
            side,
            name +
              summary() +
              jobs() +
              (variant === 0 ? '' : education()) +
              certifications() +
              (variant === 0 ? others() : ''),
          ]
        }
  const [side, main] = columns()
  return `<div class="page"><div class="side">${side}</div><div class="main">${main}</div></div>`
}

const bar = (name: string, share: number) =>
  `<div>${text(name)}</div><div class="bar"><i style="width:${share}%"></i></div>`

function job(role: PrintedExperience, variant: number): string {
  const heads = [
    () =>
      `<b>${text(role.position)}</b><div>${text(role.company)}</div><div class="row muted"><span>${role.text}</span><span>${text(role.place ?? '')}</span></div>`,
    () =>
      `<div class="muted">${role.text}</div><b>${text(role.company)}</b> | ${text(role.place ?? '')}<div>${text(role.position)}</div>`,
    () =>
      `<b>${text(role.position)}</b><div><i>${text(role.company)}</i></div><div class="muted">${role.text}, ${text(role.place ?? '')}</div>`,
    () =>
      `<div class="row"><b>${text(role.position)}</b><span class="muted">${role.text}</span></div><div>${text(role.company)} · ${text(role.place ?? '')}</div>`,
  ] as const
  return `<div class="job">${pick(heads, variant)()}${bulletList(role.bullets)}</div>`
}

function skills(printed: PrintedCv, variant: number): string {
  const all = allSkills(printed)
  if (variant === 1) return all.map((name, index) => bar(name, 95 - ((index * 17) % 40))).join('')
  if (variant === 2) return bulletList(all)
  return all.map((name) => `<span class="chip">${text(name)}</span> `).join('')
}
