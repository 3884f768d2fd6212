import {
  type ServiceCategory,
  type ServiceGroup,
  serviceCategories,
  serviceGroupOf,
  serviceGroups,
} from '#contracts/services/services-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** The group of a stored category; null if the category no longer exists. */
export const groupOf = (category: string): ServiceGroup | null =>
  Object.hasOwn(serviceGroupOf, category) ? serviceGroupOf[category as ServiceCategory] : null

export const categoriesOf = (group: ServiceGroup): ServiceCategory[] =>
  serviceCategories.filter((category) => serviceGroupOf[category] === group)

/**
 * Parses a group or a category from an address, ignoring case and accents, to the categories to show. A name of both ('Recursos
 * Humanos', 'Consultoría Empresarial') means the group. Null: unknown, so no filter.
 */
export function readServiceFilter(given: string): { name: string; categories: ServiceCategory[] } | null {
  const asked = foldText(given)
  const group = serviceGroups.find((known) => foldText(known) === asked)
  if (group) return { name: group, categories: categoriesOf(group) }
  const category = serviceCategories.find((known) => foldText(known) === asked)
  return category ? { name: category, categories: [category] } : null
}
