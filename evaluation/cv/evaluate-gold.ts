import { readFile } from 'node:fs/promises'
import { softAmong } from './evaluate-kinds.ts'

/**
 * What a careful reader extracts from a CV, in one form for both kinds of gold files. Fields that a gold file does not cover are
 * undefined.
 */
export interface Gold {
  layout: string
  contact: Record<string, string | null | undefined>
  summary?: string | null
  experiences: GoldExperience[]
  educations: GoldEducation[]
  skills: string[]
  /** The soft skills among `skills`. */
  soft?: string[] | undefined
  languages: { name: string; level?: string | null }[]
  certifications?: string[]
  sections?: string[]
}
interface GoldPeriod {
  start: string | null
  end: string | null
  isCurrent: boolean
}
export interface GoldExperience extends GoldPeriod {
  position: string | null
  company: string | null
  place?: string | null
}
export interface GoldEducation extends GoldPeriod {
  degree: string | null
  institution: string | null
  field?: string | null
}

interface ForeignPeriod {
  startDate?: string | null
  endDate?: string | null
  current?: boolean
}
interface ForeignGold {
  experiences: (ForeignPeriod & { position: string | null; company: string | null })[]
  educations: (ForeignPeriod & { degree: string | null; institution: string | null })[]
  skills: string[]
  languages: string[]
  email: string | null
  phone: string | null
  _quality?: string
}

const period = ({ startDate, endDate, current }: ForeignPeriod): GoldPeriod => ({
  start: startDate ?? null,
  end: endDate ?? null,
  isCurrent: current ?? false,
})

/** Reads our gold, or the simpler gold of other collections (`startDate`, `endDate`, `current`, languages as strings). */
export async function readGold(path: string, layout: string): Promise<Gold> {
  const json = JSON.parse(await readFile(path, 'utf8')) as Gold | ForeignGold
  if ('contact' in json) return { ...json, layout, soft: softAmong(json.skills, path) }
  return {
    // oxlint-disable-next-line no-underscore-dangle -- the name that the other collection gives it
    layout: `${layout} (${json._quality ?? 'full'})`,
    contact: { email: json.email, phone: json.phone },
    experiences: json.experiences.map((one) => ({ ...one, ...period(one) })),
    educations: json.educations.map((one) => ({ ...one, ...period(one) })),
    skills: json.skills,
    languages: json.languages.map((text) => ({ name: text.replace(/\s*\(.*/, '') })),
  }
}
