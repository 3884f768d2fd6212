import type { HeldTitle, JobProfile, ProfessionalProfile, Title, TitlePart } from '#domain/matching/types.ts'
import { known, missing } from './part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titleCloseness } from '#domain/matching/reading/title.ts'
import { missingValues } from '#domain/matching/weights.ts'

/** How close a person's present work, past work or studies are to a job: the best of all titles, less for older ones. */
export function titlePartOf(taxonomy: Taxonomy, title: Title, titles: readonly HeldTitle[]): TitlePart {
  let value: number | null = null
  let by: HeldTitle | null = null
  for (const held of titles) {
    const closeness = titleCloseness(taxonomy, title, held.title)
    if (closeness === null) continue
    const weighed = closeness * held.weight
    if (value !== null && weighed <= value) continue
    value = weighed
    by = held
  }
  return value === null ? { ...missing(missingValues.title), by } : { ...known(Math.floor(value / 10)), by }
}

export function titlePart(taxonomy: Taxonomy, job: JobProfile, professional: ProfessionalProfile): TitlePart {
  return titlePartOf(taxonomy, job.title, professional.titles)
}
