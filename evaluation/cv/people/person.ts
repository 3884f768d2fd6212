/** The truth about one invented person, from which every layout prints what it has room for. */
export interface Person {
  /** Names the files: 'rosa-quispe'. */
  id: string
  name: string
  title: string
  email: string
  /** Written in the person's own habit: '+51 9xx xxx xxx', '9xx-xxx-xxx', '(01) 555 ...'. */
  phone: string
  linkedin: string | null
  place: string
  summary: string
  experiences: Experience[]
  educations: Education[]
  /** By the person's own grouping; an item may carry its level after ' | '. */
  technical: Record<string, string[]>
  soft: string[]
  languages: Language[]
  certifications: Certification[]
  /** Lines that are none of the above and must not be taken for it. */
  awards?: string[]
  publications?: string[]
  references?: string[]
  interests?: string[]
  /** Sections that are none of the reader's kinds, by heading: 'Ponencias', 'Dirección de tesis'. */
  other?: Record<string, string[]>
}

export interface Experience {
  position: string
  company: string
  place: string
  /** 'YYYY' or 'YYYY-MM'. */
  start: string
  /** Null: still going on. */
  end: string | null
  bullets: string[]
}

export interface Education {
  /** As the person says it: 'Bachiller en Enfermería', 'Ingeniería Civil (trunco)'. */
  degree: string
  /** The part of the degree that names what was studied, or null where the degree is the name of the career itself. */
  field: string | null
  institution: string
  start: string | null
  /** Null: not finished; see `isCurrent`. */
  end: string | null
  isCurrent: boolean
}

export type LanguageLevel = 'basic' | 'intermediate' | 'advanced' | 'native'

export interface Language {
  name: string
  level: LanguageLevel
  /** As the person writes it: 'B2', 'intermedio', 'lengua materna'. */
  levelText: string
}

export interface Certification {
  name: string
  issuer: string | null
  year: string | null
}

export function job(
  position: string,
  company: string,
  place: string,
  start: string,
  end: string | null,
  bullets: string[],
): Experience {
  return { position, company, place, start, end, bullets }
}

/** `field` is the end of `degree` that names what was studied: study('Bachiller en Derecho', 'Derecho', ...). */
export function study(
  degree: string,
  field: string | null,
  institution: string,
  start: string | null,
  /** 'current': still going on. */
  end: string | null,
): Education {
  return {
    degree,
    field,
    institution,
    start,
    end: end === 'current' ? null : end,
    isCurrent: end === 'current',
  }
}

export function language(name: string, level: LanguageLevel, levelText: string): Language {
  return { name, level, levelText }
}

export function certificate(
  name: string,
  issuer: string | null = null,
  year: string | null = null,
): Certification {
  return { name, issuer, year }
}
