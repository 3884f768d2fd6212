import { companyBlurbs } from './builder-notes.data.ts'
import { duration } from '../../printing/dates.ts'
import { byCompany } from '../../printing/printed-cv.ts'
import type { PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { element, escapeHtml as text } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import { allSkills, paragraphs, partStyle, parts } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 12mm 14mm } body { font: 10pt/1.42 Roboto, sans-serif; color: #1d1d1d } .open { font: 9.6pt/1.45 'Open Sans', sans-serif }
.card { border: .8pt solid #dcdcdc; border-radius: 6pt; padding: 9pt 12pt; margin-bottom: 8pt } .cover { height: 22mm; background: #a0b4b7; margin: -9pt -12pt 8pt } h1 { font-size: 19pt; margin: 0 } h2 { font-size: 13.5pt; margin: 0 0 8pt; break-after: avoid } section { border: .8pt solid #dcdcdc; border-radius: 6pt; padding: 9pt 12pt; margin-bottom: 8pt } .bare section, .bare .card { border: 0; border-bottom: .8pt solid #dcdcdc; border-radius: 0 }
.grey { color: #666; font-size: .94em } .item { display: grid; grid-template-columns: 12mm 1fr; gap: 4mm; margin-bottom: 9pt } .logo { width: 11mm; height: 11mm; background: #e4e8eb } .post { font-weight: 700 } .nest { border-left: 1.6pt solid #d6d6d6; padding-left: 9pt; margin-top: 6pt } .more { text-align: center; color: #666; font-weight: 700; border-top: .8pt solid #e4e4e4; padding-top: 5pt } .btn { border: .8pt solid #777; border-radius: 9pt; padding: 1pt 8pt; font-size: .9em; display: inline-block }
`

const modes: [string, ...string[]] = ['Jornada completa', 'Contrato temporal', 'Jornada completa']
const ways: [string, ...string[]] = ['Presencial', 'Híbrido', 'En remoto']
const spoken = {
  basic: 'Competencia básica',
  intermediate: 'Competencia básica profesional',
  advanced: 'Competencia profesional completa',
  native: 'Competencia bilingüe o nativa',
}

/** A professional network's page printed from the browser, with buttons and counts; two of them edited by hand. */
export const profilePage = designLayout({
  name: 'profile-page',
  people: ['katia-delsolar', 'christopher-velit', 'hugo-manrique', 'tatiana-loayza'],
  words: {
    summary: ['Acerca de'],
    experience: ['Experiencia'],
    education: ['Educación'],
    certifications: ['Licencias y certificaciones'],
    skills: ['Conocimientos y aptitudes'],
    languages: ['Idiomas'],
    awards: ['Reconocimientos y premios'],
  },
  choice: (variant) => ({
    dates: 'ene. 2020 - actualidad · 4 años 2 meses',
    educationDates: pick(
      ['2018-2020', 'ene. 2020 - actualidad', '2019 – hoy', 'ene. 2020 - actualidad'],
      variant,
    ),
    isFieldApart: variant % 2 === 0,
    omit: ['references', 'phone', 'interests', ...(variant === 3 ? (['soft'] as const) : [])],
  }),
  style: () => style,
  draw({ printed, variant, of }) {
    for (const one of printed.languages) if (one.level !== null) one.levelText = spoken[one.level]
    const isTidy = variant >= 2
    const skills = allSkills(printed)
    const head = `<div class="card">${isTidy ? '' : '<div class="cover"></div>'}<h1>${text(printed.name)}</h1><div>${text(printed.title ?? '')}</div>${
      isTidy
        ? `<div class="grey">${text(printed.place ?? '')}</div><div>${parts([printed.email, printed.linkedin], ' · ')}</div>`
        : `<div class="grey">${text(printed.place ?? '')} · <b>Información de contacto</b></div><div class="grey">Más de 500 contactos</div><p><span class="btn">Mensaje</span> <span class="btn">Más</span></p><div>${parts([printed.email, printed.linkedin], '<br>')}</div>`
    }</div>`
    const body = [
      head,
      of('summary', element('p', '', printed.summary)),
      of(
        'experience',
        byCompany(printed.experiences)
          .map((roles, at) => company(roles, at, variant))
          .join(''),
      ),
      of('education', printed.educations.map((one) => school(one, variant)).join('')),
      of(
        'certifications',
        printed.certifications
          .map(
            ({ name, issuer, year }) =>
              `<div class="item"><div class="logo"></div><div><div class="post">${text(name)}</div><div>${text(issuer ?? '')}</div>${year === null ? '' : `<div class="grey">Expedición: ${text(year)}${isTidy ? '' : ' · Sin fecha de vencimiento'}</div>`}${isTidy ? '' : '<p><span class="btn">Mostrar credencial</span></p>'}</div></div>`,
          )
          .join(''),
      ),
      of(
        'skills',
        isTidy
          ? `<p>${parts(skills, ' · ')}</p>`
          : skills
              .map(
                (name, at) =>
                  `<div class="post">${text(name)}</div>${at % 3 === 0 ? `<div class="grey">${4 + at * 3} validaciones</div>` : ''}`,
              )
              .join(''),
      ),
      of(
        'languages',
        printed.languages
          .map(
            ({ name, levelText }) =>
              `<div class="post">${text(name)}</div><div class="grey">${text(levelText ?? '')}</div>`,
          )
          .join(''),
      ),
      of('awards', paragraphs(printed.awards)),
    ].join('')
    return `<div class="${isTidy ? 'bare open' : ''}">${body}</div>`
  },
})

function tasks(role: PrintedExperience, variant: number): string {
  const lines = role.bullets.map((line) => (variant === 1 ? `• ${line}` : line))
  const named =
    variant < 2 && role.bullets.length > 1 ? `<p class="grey"><b>Aptitudes:</b> Excel · Liderazgo</p>` : ''
  return `<p>${lines.map((line) => text(line)).join(variant === 3 ? ' ' : '<br>')}</p>${named}`
}

/** One post, or several under the company with the total time there. */
function company(roles: PrintedExperience[], at: number, variant: number): string {
  const [latest] = roles
  const first = roles.at(-1)
  if (latest === undefined || first === undefined) return ''
  const where = (role: PrintedExperience) =>
    role.place === null
      ? ''
      : `<div class="grey">${text(role.place)}${variant < 2 ? ` · ${pick(ways, at)}` : ''}</div>`
  const blurb = variant === 2 ? element('div', 'grey', companyBlurbs[latest.company] ?? '') : ''
  const inner =
    roles.length === 1
      ? `<div class="post">${text(latest.position)}</div><div>${text(latest.company)}${variant === 3 ? '' : ` · ${pick(modes, at)}`}</div>${blurb}<div class="grey">${text(latest.text)}</div>${where(latest)}${tasks(latest, variant)}`
      : `<div class="post">${text(latest.company)}</div><div>${variant < 2 ? 'Jornada completa · ' : ''}${duration(first.start ?? '', latest.end)}</div>${blurb}${roles
          .map(
            (role) =>
              `<div class="nest"><div class="post">${text(role.position)}</div><div class="grey">${text(role.text)}</div>${where(role)}${tasks(role, variant)}</div>`,
          )
          .join('')}`
  return `<div class="item"><div class="logo"></div><div>${inner}</div></div>`
}

function school(one: PrintedEducation, variant: number): string {
  const degree = variant % 2 === 0 ? parts([one.degree, one.field], ', ') : text(one.degree)
  return `<div class="item"><div class="logo"></div><div><div class="post">${text(one.institution)}</div><div>${degree}</div><div class="grey">${text(one.text)}</div></div></div>`
}
