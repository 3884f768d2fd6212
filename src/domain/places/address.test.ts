import { expect, test } from 'vitest'
import { barePlace, looksLikeAddress, workPlace } from './address.ts'

test.each([
  // Avenues, streets and passages
  ['Av. Arequipa 1234, Lince, Lima', 'Lince, Lima'],
  ['Av. Arequipa 1234 Lince', 'Lince, Lima'],
  ['Av. Arequipa 1234 - Dpto. 502 - Lince - Lima - Perú', 'Lince, Lima'],
  ['Avenida Los Incas 456, Wanchaq, Cusco', 'Wanchaq, Cusco'],
  ['Jr. Junín 345, Huancayo', 'Huancayo, Junín'],
  ['Jirón Cusco 245 - Cercado de Lima', 'Cercado de Lima'],
  ['Jr. Ramón Castilla 890, Breña, Lima', 'Breña, Lima'],
  ['Jr. Ramón Castilla, Breña, Lima', 'Breña, Lima'],
  ['Calle Los Pinos 123, San Isidro - Lima', 'San Isidro, Lima'],
  ['Ca. Las Begonias 441 Int. 3, San Isidro', 'San Isidro, Lima'],
  ['Psje. Santa Rosa 128, Miraflores, Arequipa', 'Miraflores, Arequipa'],
  ['Pasaje San Martín 110, Trujillo, La Libertad', 'Trujillo, La Libertad'],
  ['Prolongación Primavera 2390, Monterrico, Santiago de Surco', 'Santiago de Surco, Lima'],
  ['Malecón Grau 300, Chorrillos', 'Chorrillos, Lima'],
  ['Calle Miraflores S/N, Piura', 'Piura'],
  ['Calle Bolívar N° 412, Chiclayo, Lambayeque', 'Chiclayo, Lambayeque'],
  ['Av. Universitaria 1801 San Miguel Lima', 'San Miguel, Lima'],
  ['Av. El Sol Cusco', 'Cusco'],
  ['Av. La Molina, Lima', 'Lima'],
  ['Arequipa 1234, Lince', 'Lince, Lima'],
  ['Lince, Av. Arequipa 1234', 'Lince, Lima'],
  ['Av. Grau Cdra. 12, Barranco', 'Barranco, Lima'],
  // Blocks, lots, neighbourhoods
  ['Mz. B Lt. 12 Urb. Santa Rosa, Los Olivos', 'Los Olivos, Lima'],
  ['Mz B, Lt 5, AA.HH. San Martín, Villa El Salvador', 'Villa El Salvador, Lima'],
  ['AA.HH. Nueva Esperanza Mz. K Lote 8 - Ventanilla - Callao', 'Ventanilla, Callao'],
  ['A.H. Los Ángeles Mz C1 Lt 20, Comas, Lima', 'Comas, Lima'],
  ['Urb. Los Jardines - San Juan de Lurigancho - Lima - Perú', 'San Juan de Lurigancho, Lima'],
  ['Urb. San Isidro, Trujillo', 'Trujillo, La Libertad'],
  ['Urb. Santa Rosa Callao', 'Callao'],
  ['Urbanización La Arboleda Mz. D Lt. 4, S.J.L.', 'San Juan de Lurigancho, Lima'],
  ['Asoc. de Viv. Los Álamos Mz. H Lt. 9, SMP, Lima', 'San Martín de Porres, Lima'],
  ['Coop. Santa Isabel, Huancayo, Junín', 'Huancayo, Junín'],
  ['PP.JJ. El Porvenir Mz. 4, Chimbote', 'Chimbote, Áncash'],
  ['Calle Próspero 540, Iquitos, Loreto', 'Iquitos, Loreto'],
  ['Residencial San Felipe Block 4 Dpto. 302, Jesús María', 'Jesús María, Lima'],
  ['Sector 3 Grupo 12 Mz. A Lt. 1, Villa El Salvador', 'Villa El Salvador, Lima'],
  ['Caserío Cruz Pampa s/n, Catacaos, Piura', 'Catacaos, Piura'],
  // Roads
  ['Carretera Central Km 7.5 Ate', 'Ate, Lima'],
  ['Km 23.5 Panamericana Sur, Lurín', 'Lurín, Lima'],
  ['Panamericana Norte Km. 1042 - Sullana - Piura', 'Sullana, Piura'],
  // With named levels, and postal codes
  ['Jr. Lima 120, Distrito de Comas, Provincia y Departamento de Lima', 'Comas, Lima'],
  ['Calle 3 Nro. 5, Dist. Cayma, Prov. Arequipa, Dpto. Arequipa', 'Cayma, Arequipa'],
  ['Av. Larco 1301, Miraflores, Lima 18', 'Miraflores, Lima'],
  ['Av. Larco 1301, 15074 Miraflores, Lima', 'Miraflores, Lima'],
  ['Dirección: Av. Pardo 500, Miraflores', 'Miraflores, Lima'],
  // English
  ['123 Larco Avenue, Miraflores, Lima, Peru', 'Miraflores, Lima'],
  ['Apt 402, 1234 Arequipa Ave, Lince, Lima 15046, Peru', 'Lince, Lima'],
  ['45 Cusco Street, Barranco', 'Barranco, Lima'],
  // Already a place: unchanged
  ['Lince, Lima', 'Lince, Lima'],
  ['LIMA, PERÚ', 'LIMA, PERÚ'],
  ['Los Álamos, La Molina', 'La Molina, Lima'],
  ['Los Olivos Lima', 'Los Olivos Lima'],
  ['Cuzco', 'Cuzco'],
  ['Iquitos, Loreto', 'Iquitos, Loreto'],
  ['Mi Perú, Callao', 'Mi Perú, Callao'],
  ['San Juan de Miraflores', 'San Juan de Miraflores'],
  // Abroad, and places on no list
  ['Calle Mayor 5, 28013 Madrid, España', 'Madrid, España'],
  ['742 Evergreen Terrace, Springfield, USA', 'Springfield, USA'],
  ['Av. Corrientes 1234, Buenos Aires, Argentina', 'Buenos Aires, Argentina'],
  ['San Isidro, Buenos Aires, Argentina', 'Buenos Aires, Argentina'],
  ['Santiago, Chile', 'Santiago, Chile'],
  ['Calle 5, Barcelona', 'Barcelona'],
  ['Rua Augusta 900, Brasil', 'Brasil'],
  ['Kuala Lumpur', 'Kuala Lumpur'],
  ['Todo el Perú', 'Todo el Perú'],
])('%j is shown as %j', (address, shown) => {
  expect(barePlace(address)?.text).toBe(shown)
})

test.each([
  'Av. Siempre Viva 742',
  'Calle Lima 123',
  'Av. Arequipa',
  'Jr. San Martín 560',
  'Mz. B Lt. 12',
  'Urb. San Isidro',
  'AA.HH. Villa María',
  'Los Girasoles 245',
  'Arequipa 1234',
  'Km 12 carretera a la playa',
  'Edificio Miraflores 402',
  '1234 Lima Street',
  'Mz B Lt 4, Los Jardines',
  '15046',
  '',
])('of %j nothing is shown', (address) => {
  expect(barePlace(address)).toBeNull()
})

test('a place is told by its names on the official list', () => {
  expect(barePlace('Psje. Santa Rosa 128, Miraflores, Arequipa')).toEqual({
    text: 'Miraflores, Arequipa',
    department: 'Arequipa',
    province: 'Arequipa',
    district: 'Miraflores',
  })
  expect(barePlace('Madrid, España')).toMatchObject({ department: null, district: null })
})

test('the place of a work stays as written unless it is an address', () => {
  expect(workPlace('Planta Lurín')).toBe('Planta Lurín')
  expect(workPlace('Remoto')).toBe('Remoto')
  expect(workPlace('Av. Javier Prado 2550, San Borja')).toBe('San Borja, Lima')
  expect(workPlace('Jr. Huallaga 432')).toBeNull()
})

test('an address is told from a place', () => {
  for (const place of ['Villa El Salvador, Lima', 'Santa María del Mar', 'Carmen de la Legua', 'La Punta'])
    expect(looksLikeAddress(place)).toBe(false)
  for (const address of ['Los Girasoles 245', 'Urb. Los Jazmines', 'Av. Grau', 'Arequipa Ave'])
    expect(looksLikeAddress(address)).toBe(true)
})
