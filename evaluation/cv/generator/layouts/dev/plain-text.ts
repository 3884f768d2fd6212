import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const columns = 80
const margin = 54
const lineHeight = 12.6

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '03/2019 – 12/2021',
  'Desde agosto 2022',
  '15/03/2018 al 30/11/2020',
  'Mar-2019 / Dic-2021',
]

export const plainText: Layout = {
  name: 'plain-text',
  people: ['diego-salazar', 'renato-acosta', 'jorge-ticona', 'lucia-ferrer', 'julio-cardenas'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      capitals: ['name'],
      omit: variant % 2 === 0 ? ['interests'] : ['interests', 'experience places'],
    })
    const sections: SectionKind[] = []
    const lines = write(printed, variant, sections)
    return {
      source: {
        producer: 'pdfkit',
        draw(document) {
          document.font('Courier').fontSize(9.5)
          let y = margin
          for (const line of lines) {
            if (y > document.page.height - margin) {
              document.addPage({ size: 'A4', margin: 0 })
              document.font('Courier').fontSize(9.5)
              y = margin
            }
            if (line !== '') document.text(line, margin, y, { lineBreak: false })
            y += lineHeight
          }
        },
      },
      gold: goldOf(printed, 'plain-text', 'pdfkit', sections),
    }
  },
}

function write(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const lines: string[] = [printed.name]
  if (printed.title !== null) lines.push(printed.title)
  lines.push('')
  const labels = [
    ['Ciudad', printed.place],
    ['Tel.', printed.phone],
    ['Email', printed.email],
    ['LinkedIn', printed.linkedin],
  ] as const
  for (const [label, value] of labels)
    if (value !== null) lines.push(variant % 2 === 0 ? value : `${label.padEnd(9)}: ${value}`)

  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    const rule = pick(['=', '-', '*'], variant)
    lines.push('', words, rule.repeat(variant % 2 === 0 ? words.length : columns))
  }

  if (printed.summary !== null) {
    heading('summary', pick(['RESUMEN', 'Perfil', 'PRESENTACION'], variant))
    lines.push(...wrap(printed.summary, ''))
  }
  heading('experience', pick(['EXPERIENCIA', 'Experiencia laboral', 'EXPERIENCIA DE TRABAJO'], variant))
  for (const { position, company, place, text, bullets } of printed.experiences) {
    const parts = [position, company, place].filter((part) => part !== null)
    if (variant % 3 === 0) lines.push(...wrap(parts.join(' | '), ''), text)
    else if (variant % 3 === 1)
      lines.push(
        ...wrap(`${text}  ${position}`, ''),
        ...wrap(place === null ? company : `${company} - ${place}`, '  '),
      )
    else lines.push(...wrap(`${position} en ${company} (${text})`, ''), ...(place === null ? [] : [place]))
    for (const bullet of bullets) lines.push(...wrap(`${pick(['-', '*', '+'], variant)} ${bullet}`, '  '))
    lines.push('')
  }
  lines.pop()
  heading('education', pick(['EDUCACION', 'Formación', 'ESTUDIOS'], variant))
  for (const { degree, institution, text } of printed.educations) {
    lines.push(...wrap(`${degree}${text === '' ? '' : `, ${text}`}`, ''), ...wrap(institution, '  '))
  }
  heading('skills', pick(['HABILIDADES', 'Conocimientos', 'COMPETENCIAS'], variant))
  for (const group of printed.skillGroups)
    lines.push(...wrap(`${group.name}: ${group.items.map((item) => item.name).join(', ')}`, '  '))
  if (printed.soft.length > 0) lines.push(...wrap(`Personales: ${printed.soft.join(', ')}`, '  '))
  if (printed.languages.length > 0) {
    heading('languages', pick(['IDIOMAS', 'Idiomas', 'IDIOMAS'], variant))
    for (const { name, levelText } of printed.languages) lines.push(`${name.padEnd(14, '.')} ${levelText}`)
  }
  if (printed.certifications.length > 0) {
    heading('certifications', pick(['CERTIFICACIONES', 'Cursos', 'CAPACITACION'], variant))
    for (const { name, issuer, year } of printed.certifications) {
      lines.push(...wrap(`- ${[name, issuer, year].filter((part) => part !== null).join(', ')}`, '  '))
    }
  }
  const rest = [
    ['publications', 'PUBLICACIONES', printed.publications],
    ['awards', 'RECONOCIMIENTOS', printed.awards],
    ['references', 'REFERENCIAS', printed.references],
  ] as const
  for (const [kind, words, items] of rest) {
    if (items.length === 0) continue
    heading(kind, words)
    for (const item of items) lines.push(...wrap(`- ${item}`, '  '))
  }
  return lines
}

/** Lines of at most 80 letters; all but the first are indented by `indent`. */
function wrap(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`
    if (next.length > columns && line !== '') {
      lines.push(line)
      line = `${indent}${word}`
    } else line = next
  }
  return [...lines, line]
}
