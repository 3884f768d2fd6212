import type { SectionKind } from '../printing/gold.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../printing/printed-cv.ts'
import { escapeTex } from '../producers/latex.ts'

/** How one published class draws the parts of a CV, in its own commands. */
export interface TexParts {
  /** All before the first section, with the start of the document. */
  start: (cv: TexCv) => string
  section: (heading: string) => string
  job: (job: TexJob) => string
  study: (study: TexStudy) => string
  /** The commands around the jobs or studies of a section. */
  entries?: [string, string]
  group: (name: string, items: string[]) => string
  groups?: [string, string]
  line: (text: string) => string
  lines?: [string, string]
  language?: (name: string, level: string) => string
  /** Before the parts of a second column; everything is one column without it. */
  aside?: string
  end?: string
  /** A summary that the head draws is no section. */
  summaryInHead?: boolean
}

/** The strings of a CV, escaped. */
export type TexCv = Record<
  'name' | 'first' | 'last' | 'title' | 'email' | 'phone' | 'place' | 'summary' | 'linkedin',
  string
> & {
  hasPhoto: boolean
}
export interface TexJob {
  position: string
  company: string
  place: string
  dates: string
  /** A list of the duties, or nothing. */
  duties: string
  bullets: string[]
}
export interface TexStudy {
  degree: string
  institution: string
  dates: string
}

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'publications'
  | 'interests'

const headings: Record<Heading, string>[] = [
  {
    summary: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Formación académica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Cursos y certificaciones',
    publications: 'Publicaciones y ponencias',
    interests: 'Intereses',
  },
  {
    summary: 'Resumen',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Competencias',
    languages: 'Idiomas',
    certifications: 'Certificaciones',
    publications: 'Publicaciones',
    interests: 'Aficiones',
  },
  {
    summary: 'Sobre mí',
    experience: 'Experiencia',
    education: 'Estudios',
    skills: 'Conocimientos técnicos',
    languages: 'Lenguas',
    certifications: 'Cursos',
    publications: 'Publicaciones',
    interests: 'Intereses personales',
  },
]

/** A document of a class, and the kinds of its sections in their order. */
export function texDocument(
  printed: PrintedCv,
  parts: TexParts,
  variant: number,
): { tex: string; sections: SectionKind[] } {
  const words = headings[variant % headings.length] ?? headings[0]!
  const sections: SectionKind[] = []
  const section = (kind: Heading, lines: string[], around: [string, string] = ['', '']) => {
    if (lines.length === 0) return ''
    sections.push(kind)
    return [parts.section(escapeTex(words[kind])), around[0], ...lines, around[1], ''].join('\n')
  }
  const escaped = (texts: string[]) => texts.map(escapeTex)
  const groups = [
    ...printed.skillGroups.map(({ name, items }) =>
      parts.group(escapeTex(name), escaped(items.map((item) => item.name))),
    ),
    ...(printed.soft.length > 0 ? [parts.group('Habilidades personales', escaped(printed.soft))] : []),
  ]
  const languages = printed.languages.map(({ name, levelText }) =>
    (parts.language ?? ((one, level) => parts.line(`${one}: ${level}`)))(
      escapeTex(name),
      escapeTex(levelText ?? ''),
    ),
  )
  const certifications = printed.certifications.map(({ name, issuer, year }) =>
    parts.line(escaped([name, issuer, year].filter((part) => part !== null)).join(', ')),
  )
  const main = [
    parts.summaryInHead || printed.summary === null
      ? ''
      : section('summary', [`${escapeTex(printed.summary)}\n`]),
    ...(variant === 1 ? [studies(), jobs()] : [jobs(), studies()]),
  ]
  const rest = [
    section('skills', groups, parts.groups),
    section('languages', languages, parts.language ? undefined : parts.lines),
    section('certifications', certifications, parts.lines),
    section(
      'publications',
      printed.publications.map((item) => parts.line(escapeTex(item))),
      parts.lines,
    ),
    section(
      'interests',
      printed.interests.map((item) => parts.line(escapeTex(item))),
      parts.lines,
    ),
  ]
  return {
    tex: [
      parts.start(headOf(printed)),
      ...main,
      parts.aside ?? '',
      ...rest,
      parts.end ?? '',
      '\\end{document}',
      '',
    ].join('\n'),
    sections,
  }

  function jobs(): string {
    return section(
      'experience',
      printed.experiences.map((job) => parts.job(jobOf(job))),
      parts.entries,
    )
  }
  function studies(): string {
    return section(
      'education',
      printed.educations.map((study) => parts.study(studyOf(study))),
      parts.entries,
    )
  }
}

function headOf(printed: PrintedCv): TexCv {
  const words = printed.name.split(' ')
  const half = Math.max(1, words.length - 2)
  return {
    name: escapeTex(printed.name),
    first: escapeTex(words.slice(0, half).join(' ')),
    last: escapeTex(words.slice(half).join(' ')),
    title: escapeTex(printed.title ?? ''),
    email: printed.email?.replaceAll('_', '\\_') ?? '',
    phone: escapeTex(printed.phone ?? ''),
    place: escapeTex(printed.place ?? ''),
    summary: escapeTex(printed.summary ?? ''),
    linkedin: printed.linkedin?.split('/').at(-1) ?? '',
    hasPhoto: true,
  }
}

function jobOf({ position, company, place, text, bullets }: PrintedExperience): TexJob {
  const duties = bullets.map((line) => `\\item ${escapeTex(line)}`)
  return {
    position: escapeTex(position),
    company: escapeTex(company),
    place: escapeTex(place ?? ''),
    dates: escapeTex(text),
    duties: duties.length === 0 ? '' : `\\begin{itemize}\n${duties.join('\n')}\n\\end{itemize}`,
    bullets: bullets.map(escapeTex),
  }
}

const studyOf = ({ degree, institution, text }: PrintedEducation): TexStudy => ({
  degree: escapeTex(degree),
  institution: escapeTex(institution),
  dates: escapeTex(text),
})
