import { expect, test } from 'vitest'
import { headOf } from '#contracts/field-messages.ts'
import { serviceBody } from '#contracts/services/service-fields.ts'
import { bodyOf, emptyService, toolsOf, valuesOf } from './service-form.ts'

test('lines become items, without bullets and blank ones', () => {
  const { includes } = bodyOf({
    ...emptyService,
    includes: '- Un informe\n\n • Dos sesiones \n* Un mes de consultas',
  })
  expect(includes).toEqual(['Un informe', 'Dos sesiones', 'Un mes de consultas'])
})

test('tools have no duplicates and keep their order', () => {
  expect(toolsOf(' Power BI, SQL,, Power BI ,Excel')).toEqual(['Power BI', 'SQL', 'Excel'])
  expect(bodyOf({ ...emptyService, tools: 'SQL,  Excel' }).tools).toBe('SQL, Excel')
})

test('a stored service is unchanged after its form', () => {
  const stored = {
    title: 'Tableros',
    description: 'Uno tus datos.',
    category: 'Tecnología e IT',
    price: '$1,200.50',
    deliveryTime: '5 días',
    includes: ['Un informe', 'Dos sesiones'],
    requirements: 'Tus datos',
    tools: 'Power BI, SQL',
    imageUrl: null,
    packages: [
      { name: 'Básico', price: '$1,250.00', days: 5, includes: ['Un tablero', 'Una sesión'], rounds: 1 },
    ],
    extras: [{ name: 'Otro tablero', price: '$80.50', days: 0 }],
  }
  const values = valuesOf(stored as Parameters<typeof valuesOf>[0])
  expect(values.price).toBe('1,200.50')
  expect(serviceBody.parse(bodyOf(values))).toEqual({
    ...stored,
    price: '1,200.50',
    imageUrl: '',
    packages: [{ ...stored.packages[0], price: '1,250.00' }],
    extras: [{ ...stored.extras[0], price: '80.50' }],
  })
})

test('an empty form has errors in exactly the four documented fields', () => {
  const { error } = serviceBody.safeParse(bodyOf(emptyService))
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['title', 'description', 'category', 'price'])
  expect(headOf(error?.issues.map(({ message }) => message) ?? [])).toEqual([
    'Por favor completa todos los campos obligatorios',
  ])
})
