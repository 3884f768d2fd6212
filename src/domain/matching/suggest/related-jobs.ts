import type { JobProfile } from '#domain/matching/types.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { titleCloseness } from '#domain/matching/reading/title.ts'

/** Of 100: from here on two titles are work of one kind. */
const closeTitles = 30
const sharedRequirements = 2

/** Whether somebody who does the one job would look at the other: titles of one kind of work, or two things that both ask for. */
export function areRelated(one: JobProfile, other: JobProfile): boolean {
  if ((titleCloseness(productTaxonomy(), one.title, other.title) ?? 0) >= closeTitles) return true
  const asked = new Set(one.requirements.filter(({ label }) => label !== '').map(({ name }) => name))
  return other.requirements.filter(({ name }) => asked.has(name)).length >= sharedRequirements
}
