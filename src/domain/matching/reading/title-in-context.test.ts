import { expect, test } from 'vitest'
import { jobProfile } from './job-profile.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const occupationOf = (title: string, skills: string[], text = '') => {
  const { occupations } = jobProfile(taxonomy, {
    id: 1,
    title,
    category: null,
    skills,
    text,
    experience: null,
    place: { department: null, province: null, district: null },
    mode: 'onsite',
    pay: null,
  }).title
  return occupations.map(({ id, closeness }) => `${taxonomy.occupations[id]!.name} ${closeness}`)
}
const topography = ['Estación total', 'GPS diferencial', 'AutoCAD Civil 3D']

test('a title whose words hardly name any work is placed by the skills that are asked for', () => {
  expect(occupationOf('Responsable de levantamientos de terreno', topography)).toEqual(['Topógrafo 90'])
})

test('a title that names its work keeps it, whatever the skills', () => {
  expect(occupationOf('Contador general', topography)[0]).toMatch(/^Contador/)
})

test('or by the work that years are asked in', () => {
  const asked = '1 a 2 años en contact center'
  expect(occupationOf('Gestor de la felicidad del usuario', [], asked)).toEqual(['Teleoperador 90'])
  expect(occupationOf('Contador general', [], asked)[0]).toMatch(/^Contador/)
  expect(occupationOf('Gestor de la felicidad del usuario', [], '3 años en campo')).not.toContain(
    'Supervisor de campo 80',
  )
})

test('a title that is nearly the name of another work is read with its text', () => {
  const warehouse = ['SQL', 'ETL', 'Python']
  const text = 'Cargas de datos con procesos ETL y PL/SQL, y control de calidad de las tablas.'
  expect(occupationOf('Auxiliar de almacén de datos', warehouse, text)[0]).toMatch(/^Desarrollador/)
  expect(occupationOf('Auxiliar de almacén', ['Inventarios'], 'Recepción y despacho.')[0]).toMatch(/almacén/)
  expect(occupationOf('Topógrafo vial', topography, 'Replanteo de ejes de una carretera.')).toEqual([
    'Topógrafo 90',
  ])
})

test('who sells a thing sells, however much the text speaks of those who make it', () => {
  const cakes = 'Venderás tortas, chocolatería, masas y repostería fina en nuestra pastelería.'
  const read = occupationOf('Asesora de productos', ['Ventas', 'Pastelería', 'Repostería'], cakes)
  expect(read.join()).not.toContain('Pastelero')
})

test('a skill of every trade places nothing', () => {
  expect(occupationOf('Responsable de levantamientos de terreno', ['Microsoft Excel'])).not.toContain(
    'Topógrafo 90',
  )
})
