import { jobTales } from './builder-notes.data.ts'
import { goldOf, kindsSaid, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { headingOf } from './design-layout.ts'
import type { Headings } from './design-layout.ts'
import { allSkills, joined } from './design-parts.ts'
import { pageWriter } from './page-writer.ts'

const words: Headings = {
  summary: ['', 'Resumen', 'Resumen profesional', ''],
  experience: ['Experiencia laboral', 'Experiencia laboral', 'Experiencia de trabajo', 'Experiencia'],
  education: ['Educación', 'Educación', 'Nivel educativo', 'Educación'],
  skills: ['Habilidades', 'Habilidades', 'Habilidades y competencias', 'Habilidades'],
  languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
  certifications: [
    'Certificaciones y licencias',
    'Certificaciones y licencias',
    'Certificaciones',
    'Certificaciones y licencias',
  ],
  awards: ['Premios', 'Premios', 'Premios', 'Premios'],
  references: ['Referencias', 'Referencias', 'Referencias', 'Referencias'],
}

const edge = 54

/**
 * The plain résumé of a job aggregator's form: the town joined to the company, 'de ... a Actual', years after each skill, long
 * texts in boxes.
 */
export const aggregatorResume: Layout = {
  name: 'aggregator-resume',
  people: ['katia-delsolar', 'samuel-ahuanari', 'rosmery-illanes', 'wendy-tapullima'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(
        ['marzo de 2021 a Actual', 'marzo de 2021 a Actual', 'Enero de 2020 – Presente', 'Ene - Mar 2021'],
        variant,
      ),
      capitals: pick([[], [], ['positions', 'degrees'], []], variant),
      omit: [
        'interests',
        'linkedin',
        ...(variant === 2 ? (['title', 'experience places'] as const) : []),
        ...(variant === 1 ? (['soft'] as const) : []),
      ],
    })
    const hasNoSummaryHeading = headingOf(words, 'summary', variant) === ''
    const kinds = kindsSaid(printed, [
      ...(hasNoSummaryHeading ? [] : (['summary'] as const)),
      'experience',
      'education',
      'skills',
      'languages',
      'certifications',
      'awards',
      'references',
    ])
    return {
      source: {
        producer: 'pdfkit',
        draw: (document) => drawPage(document, printed, variant, jobTales[person.id] ?? []),
      },
      gold: goldOf(printed, 'aggregator-resume', 'pdfkit', kinds),
    }
  },
}

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number, tales: string[]): void {
  const page = pageWriter(document, edge, variant === 2 ? 'Times' : 'Helvetica')
  const size = variant === 2 ? 11 : 10
  const body = { size }
  const grey = { size: size - 0.6, colour: '#5f5f5f' }
  const strong = { isBold: true, size: size + 0.6 }
  const heading = (kind: keyof Headings) => {
    const heading = headingOf(words, kind, variant)
    if (heading === '') return page.gap(6)
    page.need(60)
    page.gap(12)
    page.write(heading, { isBold: true, size: 13.5, colour: variant === 3 ? '#2557a7' : '#1f1f1f' })
    if (variant !== 1) page.rule('#c9c9c9')
    page.gap(6)
  }

  page.write(printed.name, { isBold: true, size: 22 })
  page.write(printed.title ?? '', { size: 12.5 })
  for (const line of [printed.place, printed.email, printed.phone]) page.write(line ?? '', body)
  heading('summary')
  page.write(printed.summary ?? '', body)

  heading('experience')
  for (const [at, role] of printed.experiences.entries()) {
    page.need(50)
    page.write(role.position, strong)
    // The portal joins the town to the company; some people typed it into the company field themselves.
    page.write(joined([role.company, role.place], pick([' - ', ' — ', '', ', '], variant)), {
      ...body,
      isItalic: variant === 2,
    })
    page.write(role.text, grey)
    const tale = tales[at] ?? ''
    if (variant === 1) {
      for (const line of tale.split(/; |(?<=\.) (?=[A-ZÁÉÍÓÚ])/u))
        if (line !== '') page.write(`•  ${line}`, { ...body, x: edge + 8 })
    } else page.write(tale, body)
    page.gap(8)
  }

  heading('education')
  for (const one of printed.educations) {
    page.need(42)
    page.write(one.degree, strong)
    page.write(one.institution, { ...body, isItalic: variant === 2 })
    page.write(one.text, grey)
    page.gap(6)
  }

  heading('skills')
  const all = allSkills(printed)
  const years = (at: number) => (at % 3 === 2 ? 'Menos de 1 año' : `${2 + ((at * 3) % 7)} años`)
  if (variant === 0) for (const [at, name] of all.entries()) page.write(`•  ${name} (${years(at)})`, body)
  else if (variant === 3) page.write(all.join(' · '), body)
  else for (const name of all) page.write(`•  ${name}`, body)

  heading('languages')
  for (const { name, levelText } of printed.languages)
    page.write(`${variant === 1 ? '•  ' : ''}${name} - ${levelText ?? ''}`, body)

  heading('certifications')
  for (const { name, issuer, year } of printed.certifications) {
    page.write(name, strong)
    page.write(
      joined(
        [issuer, year === null ? null : variant === 0 ? `Año ${year}` : year],
        variant === 1 ? ', ' : ' - ',
      ),
      grey,
    )
    page.gap(4)
  }
  if (printed.awards.length > 0) {
    heading('awards')
    for (const line of printed.awards) page.write(line, body)
  }
  if (printed.references.length > 0) {
    heading('references')
    for (const line of printed.references) page.write(line, body)
  }
}
