import type { Person } from '../../person.ts'

/** What is filled into a published layout: a person's strings, with dates 'YYYY-MM'. Whether a layout prints them is seen on its page. */
export interface PutCv {
  id: string
  name: string
  title: string
  email: string
  phone: string
  linkedin: string | null
  place: string
  summary: string
  experiences: Person['experiences']
  educations: (Person['educations'][number] & { award: string; area: string | null })[]
  groups: { name: string; items: { name: string; level: string | null }[] }[]
  languages: Person['languages']
  certifications: Person['certifications']
  publications: string[]
  awards: string[]
  interests: string[]
  references: string[]
  hasPhoto: boolean
}

/**
 * The strings for the n-th person of a layout. The second names only the end of each study, as many do. `isSplit`: the award and its
 * field are in fields of their own, as from the second person on.
 */
export function putCv(person: Person, variant: number, isSplit = variant > 0): PutCv {
  return {
    ...person,
    educations: person.educations.map((study) => ({
      ...study,
      start: variant === 1 && !study.isCurrent ? null : study.start,
      ...(isSplit ? awardAndArea(study.degree, study.field) : { award: study.degree, area: null }),
    })),
    groups: [
      ...Object.entries(person.technical).map(([name, items]) => ({ name, items: items.map(itemOf) })),
      ...(person.soft.length > 0
        ? [{ name: 'Habilidades personales', items: person.soft.map((name) => ({ name, level: null })) }]
        : []),
    ],
    publications: person.publications ?? [],
    awards: person.awards ?? [],
    interests: person.interests ?? [],
    references: person.references ?? [],
    hasPhoto: variant !== 1,
  }
}

function itemOf(item: string): { name: string; level: string | null } {
  const [name = '', level = null] = item.split(' | ')
  return { name, level }
}

function awardAndArea(degree: string, field: string | null): { award: string; area: string | null } {
  const match =
    field === null ? null : new RegExp(`^(.+?) (?:en|de) ${RegExp.escape(field)}$`, 'u').exec(degree)
  return match?.[1] === undefined ? { award: degree, area: null } : { award: match[1], area: field }
}
