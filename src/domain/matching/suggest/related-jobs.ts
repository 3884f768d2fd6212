import type { JobProfile } from '#domain/matching/types.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { titleCloseness } from '#domain/matching/reading/title.ts'

/** The minimum closeness, of 100, of two titles of the same kind of work. */
const closeTitles = 30
const sharedRequirements = 2

/** Whether a person in one job might be interested in the other: similar titles, or two requirements in common. */
export function areRelated(one: JobProfile, other: JobProfile): boolean {
  if ((titleCloseness(productTaxonomy(), one.title, other.title) ?? 0) >= closeTitles) return true
  const asked = new Set(one.requirements.filter(({ label }) => label !== '').map(({ name }) => name))
  return other.requirements.filter(({ name }) => asked.has(name)).length >= sharedRequirements
}
