import {
  type ServiceCategory,
  type ServiceGroup,
  serviceCategories,
  serviceGroupOf,
  serviceGroups,
} from '#contracts/services/services-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** The group of a stored category; null for one that is not on the list any more. */
export const groupOf = (category: string): ServiceGroup | null =>
  Object.hasOwn(serviceGroupOf, category) ? serviceGroupOf[category as ServiceCategory] : null

export const categoriesOf = (group: ServiceGroup): ServiceCategory[] =>
  serviceCategories.filter((category) => serviceGroupOf[category] === group)

/**
 * What an address asks for by a group or a category, whatever its capitals and accents: the categories to show. A name that
 * both have ('Recursos Humanos', 'Consultoría Empresarial') means the group. Null: nothing that we know, so no filter.
 */
export function readServiceFilter(given: string): { name: string; categories: ServiceCategory[] } | null {
  const asked = foldText(given)
  const group = serviceGroups.find((known) => foldText(known) === asked)
  if (group) return { name: group, categories: categoriesOf(group) }
  const category = serviceCategories.find((known) => foldText(known) === asked)
  return category ? { name: category, categories: [category] } : null
}
