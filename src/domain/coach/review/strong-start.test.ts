import { expect, test } from 'vitest'
import { withVerb } from './strong-start.ts'

test.each([
  ['Elaboración de reportes mensuales', 'Elaboré reportes mensuales'],
  ['Responsable de la elaboración del plan anual', 'Elaboré el plan anual'],
  ['Responsable de la caja chica', 'Me encargué de la caja chica'],
  ['Encargada del almacén central', 'Me encargué del almacén central'],
  ['Encargado de supervisar la obra', 'Supervisé la obra'],
  ['Funciones: atención al cliente', 'Atendí al cliente'],
  ['Supervisión de los operarios', 'Supervisé a los operarios'],
  ['Capacitación del personal nuevo', 'Capacité al personal nuevo'],
  ['Control y registro de inventarios', 'Controlé y registré inventarios'],
  ['Elaborar, revisar y presentar estados financieros', 'Elaboré, revisé y presenté estados financieros'],
  ['Gestión e implementación de SAP', 'Gestioné e implementé SAP'],
  ['Apoyo en el cierre contable', 'Apoyé en el cierre contable'],
  ['Ventas de equipos médicos', 'Vendí equipos médicos'],
])('%s → %s', (line, expected) => {
  expect(withVerb(line, false)).toBe(expected)
})

test('a present work is told in the present', () => {
  expect(withVerb('Análisis de datos', true)).toBe('Analizo datos')
  expect(withVerb('Responsable del turno', true)).toBe('Me encargo del turno')
})

test.each([
  'Reduje 20 % los reclamos',
  'Atendí a 40 clientes por día',
  'Excel avanzado',
  'Ventas',
  'Control',
  'Dirección: Av. Arequipa 123',
  '',
])('%j is left as it is', (line) => {
  expect(withVerb(line, false)).toBeNull()
})
