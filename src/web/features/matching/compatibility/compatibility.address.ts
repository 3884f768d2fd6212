import { longestSkill, mostSkills } from '#contracts/professionals/profile-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'

/** The query of the compatibility page, as in its address. */
export interface CompatibilityQuery {
  jobId: number | null
  skills: string[]
  /** Filters the jobs to choose from. */
  search: string
}

export const compatibilityPath = '/compatibilidad'
const mostOfAny = 2_147_483_647

/** Parses an address; invalid values are left out. Duplicate skills are removed. */
export function readCompatibilityQuery(params: URLSearchParams): CompatibilityQuery {
  const jobId = Number(params.get('empleo') ?? '')
  const skills = new Map<string, string>()
  for (const given of params.getAll('habilidad')) {
    const skill = given.trim().slice(0, longestSkill)
    const key = skill.toLowerCase()
    if (skill !== '' && !skills.has(key)) skills.set(key, skill)
  }
  return {
    jobId: Number.isInteger(jobId) && jobId > 0 && jobId <= mostOfAny ? jobId : null,
    skills: [...skills.values()].slice(0, mostSkills),
    search: (params.get('buscar') ?? '').trim().slice(0, longestSearch),
  }
}

export function compatibilityHref({ jobId, skills, search }: CompatibilityQuery): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('buscar', search)
  if (jobId !== null) params.set('empleo', String(jobId))
  for (const skill of skills) params.append('habilidad', skill)
  const query = params.toString()
  return query === '' ? compatibilityPath : `${compatibilityPath}?${query}`
}
