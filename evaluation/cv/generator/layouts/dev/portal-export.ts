import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 15mm 16mm }
html { -webkit-print-color-adjust: exact } body { font: 9.9pt/1.45 'Liberation Sans', sans-serif; margin: 0; color: #333 }
.top { border-bottom: 2pt solid var(--accent); padding-bottom: 8pt } .site { float: right; font-size: 8pt; color: #999; text-align: right } h1 { font-size: 17pt; margin: 0; color: #222 } .title { margin: 1pt 0 4pt; font-size: 11pt } .facts div { font-size: 9.3pt }
h2 { font-size: 12.5pt; color: var(--accent); margin: 15pt 0 6pt; font-weight: normal; break-after: avoid } .filled h2 { background: var(--accent); color: #fff; font-size: 11pt; padding: 2pt 7pt }
.entry { margin: 0 0 11pt; break-inside: avoid } .role { font-weight: bold; font-size: 10.6pt } .lined .entry { border-left: 2pt solid #ddd; padding-left: 8pt } .quiet { color: #777 } .label { color: #777 } p { margin: 0 }
.pair { display: grid; grid-template-columns: 38mm 1fr } footer { margin-top: 20pt; font-size: 7.6pt; color: #aaa }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde: 03/2018 Hasta: Actualidad',
  'marzo de 2020 - actualidad (4 años 3 meses)',
  'Desde: 03/2018 Hasta: Actualidad',
  'Ene - Mar 2021',
]

/** The employers' sectors, which the portal offers in a list. */
const sectors: Record<string, string> = {
  'Voz Activa Contact Center S.A.C.': 'Call center',
  'Recupera Perú Cobranzas E.I.R.L.': 'Cobranzas',
  'Minimarket El Ahorro de Comas': 'Comercio minorista',
  'Transportes Altiplano Cargo S.R.L.': 'Transporte y logística',
  'Combustibles del Sur Collao E.I.R.L.': 'Energía',
  'Distribuidora Los Uros': 'Consumo masivo',
  'Agroinsumos Valle Verde S.A.C.': 'Agroindustria',
  'Distribuidora Mala Express': 'Consumo masivo',
  'Boticas Valle Sagrado S.A.C.': 'Farmacéutica',
  'Droguería Killa Farma E.I.R.L.': 'Farmacéutica',
  'Hospital Materno Infantil Inti Wasi': 'Salud',
}

/** A job portal's print of a candidate's form: its own labels and answers from its lists. */
export const portalExport: Layout = {
  name: 'portal-export',
  people: ['noemi-condorhuanca', 'wilmer-apaza', 'luis-chumpitaz', 'milagros-huaman'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(
        ['Desde: 03/2018 Hasta: Actualidad', '2018-2020', '03/2019 – 12/2021', 'Ene - Mar 2021'],
        variant,
      ),
      capitals: variant === 3 ? ['positions'] : [],
      omit: ['linkedin', 'references', 'awards', 'interests', ...(variant === 1 ? (['title'] as const) : [])],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, entries: string[]) => {
      const body = entries.filter((entry) => entry !== '').join('')
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${words}</h2>${body}`
    }
    const contact =
      variant === 2
        ? section('contact', 'Datos personales', [`<div class="facts">${facts(printed, variant)}</div>`])
        : ''
    const summary = section(
      'summary',
      pick(['Sobre mí', 'Presentación', 'Acerca de mí', 'Objetivo laboral'], variant),
      [element('p', '', printed.summary)],
    )
    const body = `<div class="${pick(['', 'filled', 'lined', ''], variant)}">
      <div class="top"><div class="site">${pick(['Currículum generado en', 'CV descargado desde', 'Perfil de candidato'], variant)}<br>${pick(['portal-de-empleos.ejemplo', 'trabajos.ejemplo', 'bolsa.ejemplo'], variant)}</div>
      <h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}${variant === 2 ? '' : `<div class="facts">${facts(printed, variant)}</div>`}</div>
      ${contact}${summary}
      ${section(
        'experience',
        pick(
          ['Experiencia profesional', 'Experiencia laboral', 'Experiencia profesional', 'Mi experiencia'],
          variant,
        ),
        printed.experiences.map((entry) => drawExperience(entry, variant)),
      )}
      ${section(
        'education',
        pick(['Formación', 'Estudios', 'Educación', 'Mis estudios'], variant),
        printed.educations.map((entry) => drawEducation(entry, variant)),
      )}
      ${section(
        'languages',
        'Idiomas',
        printed.languages.map(({ name, levelText }) => drawLanguage(name, levelText ?? '', variant)),
      )}
      ${section('skills', pick(['Conocimientos y habilidades', 'Conocimientos', 'Habilidades', 'Mis habilidades'], variant), skills(printed, variant))}
      ${section(
        'certifications',
        pick(['Cursos', 'Licencias y certificados', 'Otros cursos'], variant),
        printed.certifications.map(
          ({ name, issuer, year }) =>
            `<div>${[name, issuer, year]
              .filter((part) => part !== null)
              .map(escapeHtml)
              .join(pick([' | ', ' - '], variant))}</div>`,
        ),
      )}
      <footer>La información de este documento fue ingresada por el candidato. Última actualización: 05/01/2026</footer></div>`
    const accent = pick(['#0b6fb8', '#c2185b', '#2e7d32', '#5e35b1'], variant)
    return {
      source: { producer: 'chromium', html: htmlPage(`:root { --accent: ${accent} } ${style}`, body) },
      gold: goldOf(printed, 'portal-export', 'chromium', sections),
    }
  },
}

function facts(printed: PrintedCv, variant: number): string {
  const lines: [label: string, value: string | null][] = [
    ['Lugar de residencia', printed.place],
    ['Teléfono celular', printed.phone],
    ['E-mail', printed.email],
    ['Estado civil', variant % 2 === 0 ? 'Soltero/a' : null],
    ['Disponibilidad para viajar', variant === 2 ? 'Sí' : null],
    ['Pretensión salarial', variant === 0 ? 'S/ 2 500 mensuales' : null],
  ]
  return lines.map(([label, value]) => (value === null ? '' : labelled(label, value, variant))).join('')
}

function labelled(label: string, value: string, variant: number): string {
  return variant === 2
    ? `<div class="pair"><span class="label">${label}</span><span>${escapeHtml(value)}</span></div>`
    : `<div><span class="label">${label}:</span> ${escapeHtml(value)}</div>`
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): string {
  const sector = sectors[company] ?? 'Otros'
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const duties = escapeHtml(bullets.join(' '))
  return pick(
    [
      `<div class="entry"><div class="role">${role}</div><div>${at} | ${sector}</div><div class="quiet">${where}</div><div>${text}</div>${duties === '' ? '' : `<div class="label">Funciones y logros del cargo:</div><p>${duties}</p>`}</div>`,
      `<div class="entry"><div class="quiet">${text}</div><div class="role">${role}</div><div>${at} (${sector}) - ${where}</div><p>${duties}</p></div>`,
      `<div class="entry">${labelled('Empresa', company, 2)}${labelled('Cargo', position, 2)}${labelled('Sector', sector, 2)}${labelled('Ciudad', place ?? '', 2)}${labelled('Periodo', text, 2)}${labelled('Funciones y logros', bullets.join(' '), 2)}</div>`,
      `<div class="entry"><div class="role">${role}</div><div>${at} · ${where}</div><div>Área: ${sector} · Nivel del puesto: Operativo</div><div class="quiet">${text}</div><p>${duties}</p></div>`,
    ],
    variant,
  )
}

/** The portal's level for a word in the degree or the institution. */
function levelOf({ degree, institution }: PrintedEducation): string {
  if (/secundaria/iu.test(degree)) return 'Secundario'
  return /universidad/iu.test(institution) ? 'Universitario' : 'Técnico'
}

function drawEducation(education: PrintedEducation, variant: number): string {
  const { text, isCurrent, degree } = education
  const [award, at] = [escapeHtml(education.degree), escapeHtml(education.institution)]
  const state = isCurrent ? 'En curso' : degree.includes('(trunco)') ? 'Abandonado' : 'Graduado'
  const level = levelOf(education)
  return pick(
    [
      `<div class="entry"><div class="role">${award}</div><div>${at}</div><div>Nivel: ${level}</div><div>Estado: ${state}</div><div>${text}</div></div>`,
      `<div class="entry"><div class="quiet">${text}</div><div class="role">${award}</div><div>${at} | ${level} | ${state}</div></div>`,
      `<div class="entry">${labelled('Institución', education.institution, 2)}${labelled('Título o carrera', education.degree, 2)}${labelled('Nivel', level, 2)}${labelled('Estado', state, 2)}${text === '' ? '' : labelled('Periodo', text, 2)}</div>`,
      `<div class="entry"><div class="role">${at}</div><div>${award} · ${level} ${state.toLocaleLowerCase('es')}</div><div class="quiet">${text}</div></div>`,
    ],
    variant,
  )
}

function drawLanguage(name: string, level: string, variant: number): string {
  return pick(
    [
      `<div class="entry"><div class="role">${escapeHtml(name)}</div><div>Nivel: ${escapeHtml(level)}</div></div>`,
      `<div>${escapeHtml(name)}: Oral ${escapeHtml(level)}</div>`,
      labelled(name, `Nivel: ${level}`, 2),
    ],
    variant,
  )
}

function skills(printed: PrintedCv, variant: number): string[] {
  const items = printed.skillGroups.flatMap((group) => group.items)
  if (variant % 2 === 1) {
    return [`<p>${escapeHtml([...items.map(({ name }) => name), ...printed.soft].join(', '))}</p>`]
  }
  return [
    ...items.map(
      ({ name, level }) =>
        `<div>${escapeHtml(name)}${level === null ? '' : ` - Nivel: ${escapeHtml(level)}`}</div>`,
    ),
    ...printed.soft.map((name) => `<div>${escapeHtml(name)}</div>`),
  ]
}
