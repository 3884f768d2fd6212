import { expect, test } from 'vitest'
import { serviceCategories, serviceGroups } from '#contracts/services/services-vocabulary.ts'
import { categoriesOf, groupOf, readServiceFilter } from './groups.ts'

test('each of the 16 categories is in exactly one group, and no group is empty', () => {
  expect(serviceGroups.flatMap(categoriesOf).toSorted()).toEqual(serviceCategories.toSorted())
  expect(serviceCategories).toHaveLength(16)
  for (const group of serviceGroups) expect(categoriesOf(group), group).not.toEqual([])
})

test.each([
  ['tecnologia y sistemas', 'Tecnología y Sistemas', 3],
  ['RECURSOS HUMANOS', 'Recursos Humanos', 1],
  ['Consultoría Empresarial', 'Consultoría Empresarial', 2],
  ['diseno grafico', 'Diseño Gráfico', 1],
])('%j asks for %s', (given, name, count) => {
  const filter = readServiceFilter(given)
  expect(filter?.name).toBe(name)
  expect(filter?.categories).toHaveLength(count)
})

test.each(['', 'Magia', 'toString', '<script>'])('%j asks for nothing that we know', (given) => {
  expect(readServiceFilter(given)).toBeNull()
  expect(groupOf(given)).toBeNull()
})
