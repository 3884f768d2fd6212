import { expect, test } from 'vitest'
import { withoutStreet } from './own-street.ts'

test.each([
  ['Vivo en Jr. Los Pinos 123, Dpto. 4, Surco', 'Vivo en Surco'],
  ['Dirección: Av. Arequipa 1234, Lince, Lima', 'Dirección: Lince, Lima'],
  ['Domicilio: Mz. B Lt. 5, Urb. Los Jardines, San Juan de Lurigancho', 'Domicilio: San Juan de Lurigancho'],
  ['Dirección: Los Girasoles 123 - Santiago de Surco', 'Dirección: Santiago de Surco'],
  ['Resido actualmente en la Av. Larco 345 Miraflores.', 'Resido actualmente en Miraflores.'],
  ['Vivo en Villa El Salvador, sector 3, grupo 14, Mz. B Lt. 5', 'Vivo en Villa El Salvador'],
  [
    'Soy contadora. Vivo en Jr. Los Pinos 123, Surco. Busco trabajo.',
    'Soy contadora. Vivo en Surco. Busco trabajo.',
  ],
  ['Vivo en Jr. Los Pinos 123, Surco y busco trabajo en ventas', 'Vivo en Surco y busco trabajo en ventas'],
  ['Vivo en Jr. Los Pinos 123 y busco trabajo en ventas', 'Busco trabajo en ventas'],
  ['Vivo en Jr. Los Pinos 123. Busco trabajo en ventas.', 'Busco trabajo en ventas.'],
  ['Dirección: Calle Los Cedros 240 | Celular 987654321', 'Celular 987654321'],
  ['Mi dirección es Psje. San Martín 210, Wanchaq, Cusco', 'Mi dirección es Wanchaq, Cusco'],
])('%j leaves the street out', (line, after) => {
  expect(withoutStreet(line, false)).toBe(after)
})

test('an address that stands alone is the person’s in a summary, and may be the company’s in a work', () => {
  const line = 'Jr. Los Pinos 123, Dpto. 4, Surco'
  expect(withoutStreet(line, true)).toBe('Surco')
  expect(withoutStreet(line, false)).toBeNull()
})

test.each([
  'Vivo en Lima desde 2015',
  'Vivo en Surco',
  'Vivo en Urb. Los Jardines, San Juan de Lurigancho',
  'Dirección: equipo de 5 personas, con metas al mes',
  'Dirección de obra de 3 edificios en Jr. Cusco 123',
  'Supervisé la tienda de Av. Larco 345, Miraflores',
  'Atendí a 40 clientes en la zona sur',
  'Plaza Vea: cajera de 2 turnos',
  'Puerta a puerta vendí 30 seguros al mes',
  'Dirección: Lima, Perú',
  'Anexo 6',
  'Plaza 01: docente a tiempo completo',
  'Grupo de 12 promotoras a mi cargo, en Surco',
])('%j has no house of the person', (line) => {
  expect(withoutStreet(line, true)).toBeNull()
})
