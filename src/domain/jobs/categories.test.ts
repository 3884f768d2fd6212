import { expect, test } from 'vitest'
import { guessCategory } from './categories.ts'

test.each([
  ['Desarrollador Full Stack', 'Tecnología'],
  ['ESPECIALISTA EN SOPORTE TÉCNICO', 'Tecnología'],
  ['Analista de Sistemas', 'Tecnología'],
  ['Community Manager', 'Marketing'],
  ['Vendedora de tienda', 'Ventas'],
  ['Asesor comercial', 'Ventas'],
  ['Asistente de RRHH', 'Recursos Humanos'],
  ['Auxiliar de planillas', 'Recursos Humanos'],
  ['Asistente contable', 'Finanzas'],
  ['JEFE DE LA UNIDAD DE TESORERIA', 'Finanzas'],
  ['Diseñador Gráfico', 'Diseño'],
  ['ASISTENTE ADMINISTRATIVO II', 'Administración'],
  ['ABOGADO I', 'Administración'],
  ['TECNICO EN ENFERMERIA', 'Operaciones'],
  ['Chofer de reparto', 'Operaciones'],
  ['Acompañante técnico', 'Operaciones'],
  ['Astronauta', 'Operaciones'],
])('guessCategory(%j) is %j', (title, expected) => {
  expect(guessCategory(title)).toBe(expected)
})

test('the body decides where the title says nothing', () => {
  expect(guessCategory('Especialista II', 'Manejo de software, base de datos, redes y soporte tecnico')).toBe(
    'Tecnología',
  )
})

test('the body of every ad of the state does not decide', () => {
  expect(guessCategory('Especialista II', 'Conocimiento de gestión pública y de contrataciones')).toBe(
    'Operaciones',
  )
})
