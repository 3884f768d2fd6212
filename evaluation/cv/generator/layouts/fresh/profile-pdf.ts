import type { DateHabit } from '../../printing/dates.ts'
import { duration, durationInEnglish } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { LanguageLevel } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Part = 'contact' | 'skills' | 'languages' | 'certifications' | 'summary' | 'experience' | 'education'

const spanish: Record<Part, string> = {
  contact: 'Contactar',
  skills: 'Aptitudes principales',
  languages: 'Languages',
  certifications: 'Certifications',
  summary: 'Extracto',
  experience: 'Experiencia',
  education: 'Educación',
}
const english: Record<Part, string> = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
}

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'marzo de 2020 - Present (4 años 3 meses)',
  'March 2020 - Present (4 years 3 months)',
  'marzo de 2020 - Present (4 años 3 meses)',
  'marzo de 2020 - actualidad (4 años 3 meses)',
]

/** The network's own words for language levels. */
const spoken: Record<LanguageLevel, string> = {
  basic: 'Elementary',
  intermediate: 'Limited Working',
  advanced: 'Full Professional',
  native: 'Native or Bilingual',
}

/** A profile as the professional network saves it to a file. */
export const profilePdf: Layout = {
  name: 'profile-pdf',
  people: ['luis-saldarriaga', 'oscar-palacios', 'marco-espinoza', 'karla-zuniga'],
  print(person, variant) {
    const chosen = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: '2019 - Present',
      isFieldApart: true,
      omit: [
        'references',
        'interests',
        'awards',
        'soft',
        ...(variant === 2 ? (['phone'] as const) : []),
        ...(variant === 3 ? (['summary', 'bullets'] as const) : []),
      ],
    })
    const printed: PrintedCv = {
      ...chosen,
      linkedin: chosen.linkedin === null ? null : `www.${chosen.linkedin}`,
      skillGroups: [{ name: '', items: chosen.skillGroups.flatMap(({ items }) => items).slice(0, 3) }],
      languages: chosen.languages.map(({ name, level, rank }) => ({
        name,
        level,
        levelText: level === null ? null : spoken[level],
        rank,
      })),
    }
    const kinds: SectionKind[] = [
      'contact',
      'skills',
      'languages',
      'certifications',
      'summary',
      'experience',
      'education',
    ]
    const sections = kinds.filter((kind) => kind !== 'summary' || printed.summary !== null)
    return {
      source: {
        producer: 'pdfkit',
        draw: (document) => void draw(document, printed, variant, draw(document, printed, variant)),
      },
      gold: goldOf(printed, 'profile-pdf', 'pdfkit', sections),
    }
  },
}

interface Look {
  size: number
  colour?: string
  isBold?: boolean
  /** Free space above, in points. */
  above?: number
}

const sideWidth = 196
const foot = 48

/** Without `pages` nothing is drawn; the number of pages is returned anyway, so that each footer can contain it. */
function draw(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number, pages?: number): number {
  const words = variant === 1 ? english : spanish
  const { width, height } = document.page
  let page = 1
  const endPage = () => {
    if (pages === undefined) return
    document
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#7a7a7a')
      .text(`Page ${page} of ${pages}`, width - 110, height - 34, {
        width: 90,
        align: 'right',
        lineBreak: false,
      })
  }
  const column = (x: number, wide: number, top: number, colour: string) => {
    let y = top
    return (text: string | null, { size, colour: own = colour, isBold = false, above = 0 }: Look) => {
      if (text === null || text === '') return
      document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
      const tall = document.heightOfString(text, { width: wide, lineGap: 2 })
      y += above
      if (y + tall > height - foot) {
        endPage()
        if (pages !== undefined) document.addPage({ size: 'A4', margin: 0 })
        page += 1
        y = 40
        document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
      }
      if (pages !== undefined) document.fillColor(own).text(text, x, y, { width: wide, lineGap: 2 })
      y += tall
    }
  }
  if (pages !== undefined) document.rect(0, 0, sideWidth, height).fill('#293e49')
  const side = column(20, sideWidth - 36, 40, '#ffffff')
  const heading = { size: 12, colour: '#e1e8eb', above: 16 }
  const small = { size: 9.5, above: 3 }
  side(words.contact, { ...heading, above: 0 })
  side(printed.phone === null ? null : `${printed.phone} (Mobile)`, { ...small, above: 8 })
  side(printed.email, small)
  side(printed.linkedin === null ? null : `${printed.linkedin} (LinkedIn)`, { ...small, above: 8 })
  side(words.skills, heading)
  for (const { name } of printed.skillGroups.flatMap(({ items }) => items)) side(name, small)
  side(words.languages, heading)
  for (const { name, levelText } of printed.languages) side(`${name} (${levelText})`, small)
  side(words.certifications, heading)
  for (const { name } of printed.certifications) side(name, small)

  const main = column(sideWidth + 24, width - sideWidth - 48, 40, '#191919')
  const section = (kind: Part) => main(words[kind], { size: 15, above: 22 })
  const grey = '#5e5e5e'
  main(printed.name, { size: 25 })
  main(printed.title, { size: 12, above: 2 })
  main(printed.place, { size: 11, colour: grey, above: 2 })
  if (printed.summary !== null) {
    section('summary')
    main(printed.summary, { size: 11, above: 6 })
  }
  section('experience')
  for (const roles of byCompany(printed.experiences)) {
    const [latest] = roles
    main(latest?.company ?? '', { size: 12, above: 10 })
    if (roles.length > 1) {
      const lasted = duration(roles.at(-1)?.start ?? '', latest?.end ?? null)
      main(variant === 1 ? durationInEnglish(lasted) : lasted, { size: 10, colour: grey, above: 1 })
    }
    for (const { position, text, place, bullets } of roles) {
      main(position, { size: 11.5, above: roles.length > 1 ? 7 : 2 })
      main(text, { size: 10.5, above: 1 })
      main(place, { size: 10.5, colour: grey, above: 1 })
      bullets.forEach((bullet, index) => main(bullet, { size: 10.5, above: index === 0 ? 5 : 1 }))
    }
  }
  section('education')
  for (const { degree, field, institution, text } of printed.educations) {
    main(institution, { size: 12, above: 9 })
    main(`${degree}${field === null ? '' : `, ${field}`}${text === '' ? '' : ` · (${text})`}`, {
      size: 10.5,
      above: 1,
    })
  }
  endPage()
  return page
}
