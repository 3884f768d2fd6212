import { type JobCategory, jobCategories } from '#contracts/vocabulary.ts'
import { slugify } from '#domain/text/plain-text.ts'

/** 'Recursos Humanos' → 'recursos-humanos': a category in an address. */
export const categorySlug = (category: string): string => slugify(category)

/** The category of a slug, or null. */
export const categoryOfSlug = (slug: string): JobCategory | null =>
  jobCategories.find((category) => categorySlug(category) === slug) ?? null
