import { expect, test } from 'vitest'
import { browseGroups } from './browse-groups.ts'

const place = (value: string, slug: string, count: number) => ({ value, slug, count })
const facets = {
  category: [
    { value: 'Ventas', count: 9 },
    { value: 'Diseño', count: 2 },
  ],
  location: [place('Lima', 'lima', 40), place('Áncash', 'ancash', 9)],
  province: [place('Huaraz', 'huaraz', 6), place('Santa', 'santa', 4)],
}
const ancash = {
  kind: 'department' as const,
  slug: 'ancash',
  label: 'Áncash',
  path: [{ slug: 'ancash', name: 'Áncash' }],
}

const of = (subject: Parameters<typeof browseGroups>[0]) =>
  browseGroups(subject, facets).map(({ title, links }) => [title, links.map(({ to }) => to)])

test('the whole list links to categories and departments', () => {
  expect(browseGroups({ category: '', place: null }, { ...facets, province: [] })).toEqual([
    {
      title: 'Por categoría',
      links: [
        { label: 'Ventas', count: 9, to: '/empleos/categoria/ventas' },
        { label: 'Diseño', count: 2, to: '/empleos/categoria/diseno' },
      ],
    },
    {
      title: 'Empleos por departamento',
      links: [
        { label: 'Lima', count: 40, to: '/empleos/en/lima' },
        { label: 'Áncash', count: 9, to: '/empleos/en/ancash' },
      ],
    },
  ])
})

test('a category and a place link to similar pages; a province needs enough jobs', () => {
  expect(of({ category: 'Ventas', place: ancash })).toEqual([
    ['Otras categorías en Áncash', ['/empleos/categoria/diseno/en/ancash']],
    ['Provincias de Áncash', ['/empleos/categoria/ventas/en/huaraz']],
    ['Ventas en otros departamentos', ['/empleos/categoria/ventas/en/lima']],
  ])
})
