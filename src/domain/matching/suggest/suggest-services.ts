import type { HeldSkill, ProfessionalProfile } from '#domain/matching/types.ts'
import { type ServiceCategory, serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { serviceTemplates } from './service-templates.data.ts'
import { bestCredit } from '#domain/matching/parts/skill-part.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'

export interface ServiceTemplate {
  category: ServiceCategory
  title: string
  description: string
  /** US dollars per hour, with some years of experience. */
  price: number
  /** Ids of the taxonomy. */
  skills: readonly number[]
}

export interface SuggestedService {
  title: string
  category: ServiceCategory
  description: string
  /** 0-100. */
  confidence: number
  /** Per hour: '$20.00'. */
  suggestedPrice: string
  keywords: string[]
}

/** The services of the data file. Throws for a line with an unknown category or skill. */
export function readTemplates(taxonomy: Taxonomy): ServiceTemplate[] {
  return serviceTemplates
    .trim()
    .split('\n')
    .map((line) => {
      const [given = '', title = '', description = '', price = '', names = ''] = line.split(' | ')
      const category = serviceCategories.find((known) => known === given)
      if (!category) throw new Error(`Unknown category: ${line}`)
      const skills = names.split(',').map((name) => {
        const skill = resolveSkill(taxonomy, name.trim())?.skill
        if (!skill) throw new Error(`Unknown skill ${name} of ${title}`)
        return skill.id
      })
      return { category, title, description, price: Number(price), skills: [...new Set(skills)] }
    })
}

const most = 6
const mostKeywords = 3
/** The minimum number of shown skills for a suggestion; with fewer it would be a guess. */
const leastSkills = 2
/** The number of a service's skills, well shown, that gives full confidence. */
const skillsEnough = 3
/** In months. */
const experienceEnough = 60
/** The parts of the confidence, of 100: skills count most, then experience, then demand. */
const shares = { skills: 60, experience: 25, demand: 15 }
/** Less experience means a lower price, much more a higher one. */
const priceFactors = [
  { months: 24, factor: 0.75 },
  { months: 60, factor: 1 },
  { months: Infinity, factor: 1.25 },
]

/**
 * Services that a professional could sell, most confident first, at most six. They are based on skills shown in the profile (skills
 * that are only usual in the occupation do not count), the years worked, and the number of active jobs that require those skills.
 * `demand`: skill id → active jobs that require it.
 */
export function suggestServices(
  taxonomy: Taxonomy,
  templates: readonly ServiceTemplate[],
  profile: ProfessionalProfile,
  demand: ReadonlyMap<number, number>,
): SuggestedService[] {
  const shown = profile.skills.filter(({ source }) => source !== 'usual')
  const months = profile.positions.reduce((sum, position) => sum + position.months, 0)
  const mostAsked = Math.max(1, ...demand.values())
  return templates
    .flatMap((template) => {
      const held = heldOf(taxonomy, template, shown)
      if (held.length < leastSkills) return []
      const asked = Math.max(0, ...held.map(({ skill }) => demand.get(skill) ?? 0))
      const strongest = held.slice(0, skillsEnough)
      const parts = {
        skills: strongest.reduce((sum, { value }) => sum + value, 0) / (100 * skillsEnough),
        experience: Math.min(1, months / experienceEnough),
        demand: Math.log1p(asked) / Math.log1p(mostAsked),
      }
      const confidence = Math.round(
        shares.skills * parts.skills + shares.experience * parts.experience + shares.demand * parts.demand,
      )
      const factor = priceFactors.find((step) => months < step.months)!.factor
      return [
        {
          title: template.title,
          category: template.category,
          description: template.description,
          confidence,
          suggestedPrice: `$${Math.round(template.price * factor)}.00`,
          keywords: strongest.map(({ skill }) => taxonomy.skills[skill]!.name).slice(0, mostKeywords),
        },
      ]
    })
    .toSorted((a, b) => b.confidence - a.confidence || a.title.localeCompare(b.title, 'es'))
    .slice(0, most)
}

/** The skills of a service that the person has, or certainly has, best evidence first; 0-100 each. */
function heldOf(taxonomy: Taxonomy, { skills }: ServiceTemplate, shown: readonly HeldSkill[]) {
  return skills
    .flatMap((skill) => {
      const credit = bestCredit(taxonomy, shown, { skill, name: taxonomy.skills[skill]!.name, level: 0 })
      return credit && (credit.kind === 'exact' || credit.kind === 'implied')
        ? [{ skill, value: credit.value }]
        : []
    })
    .toSorted((a, b) => b.value - a.value)
}

let templates: ServiceTemplate[] | undefined

/** Services that the professional could sell. `demand`: skill id → active jobs that require it. */
export function suggestForProfile(
  profile: ProfessionalProfile,
  demand: ReadonlyMap<number, number>,
): SuggestedService[] {
  templates ??= readTemplates(productTaxonomy())
  return suggestServices(productTaxonomy(), templates, profile, demand)
}
