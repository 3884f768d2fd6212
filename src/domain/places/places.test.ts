import { expect, test } from 'vitest'
import { parsePlace } from './parse-place.ts'
import { placeKey, placesNamed } from './peru.ts'

test.each([
  [
    'HUANUCO - MARIANO DAMASO BERAUN',
    'Mariano Dámaso Beraún, Huánuco',
    'Huánuco',
    'Leoncio Prado',
    'Mariano Dámaso Beraún',
  ],
  ['Miraflores, Lima', 'Miraflores, Lima', 'Lima', 'Lima', 'Miraflores'],
  ['lima / miraflores', 'Miraflores, Lima', 'Lima', 'Lima', 'Miraflores'],
  ['Miraflores', 'Miraflores, Lima', 'Lima', 'Lima', 'Miraflores'],
  ['Arequipa - Miraflores', 'Miraflores, Arequipa', 'Arequipa', 'Arequipa', 'Miraflores'],
  ['Lima', 'Lima', 'Lima', null, null],
  ['LIMA, PERÚ', 'Lima', 'Lima', null, null],
  ['Lima Metropolitana', 'Lima Metropolitana', 'Lima', 'Lima', null],
  ['LIMA - LIMA', 'Lima Metropolitana', 'Lima', 'Lima', null],
  ['Cercado de Lima', 'Cercado de Lima', 'Lima', 'Lima', 'Lima'],
  ['TACNA - TACNA', 'Tacna', 'Tacna', 'Tacna', null],
  ['TACNA - CIUDAD NUEVA', 'Ciudad Nueva, Tacna', 'Tacna', 'Tacna', 'Ciudad Nueva'],
  ['HUANUCO - RUPA-RUPA', 'Rupa-Rupa, Huánuco', 'Huánuco', 'Leoncio Prado', 'Rupa-Rupa'],
  ['trujillo', 'Trujillo, La Libertad', 'La Libertad', 'Trujillo', null],
  ['Cuzco', 'Cusco', 'Cusco', null, null],
  ['Surco', 'Santiago de Surco, Lima', 'Lima', 'Lima', 'Santiago de Surco'],
  ['SJL, Lima', 'San Juan de Lurigancho, Lima', 'Lima', 'Lima', 'San Juan de Lurigancho'],
  ['Cajamarca - Magdalena', 'Magdalena, Cajamarca', 'Cajamarca', 'Cajamarca', 'Magdalena'],
  ['Mi Perú, Callao', 'Mi Perú, Callao', 'Callao', 'Callao', 'Mi Perú'],
  ['Cañete', 'Cañete, Lima', 'Lima', 'Cañete', null],
  ['LA LIBERTAD -', 'La Libertad', 'La Libertad', null, null],
  ['UCAYALI - UN CASERIO SIN NOMBRE', 'Ucayali', 'Ucayali', null, null],
])('parsePlace(%j) is %j', (text, label, department, province, district) => {
  expect(parsePlace(text)).toMatchObject({ scope: 'place', label, department, province, district })
})

test.each([
  ['San Juan Lurigancho', 'San Juan de Lurigancho, Lima'],
  ['villa salvador', 'Villa El Salvador, Lima'],
  ['VILLA MARIA TRIUNFO', 'Villa María del Triunfo, Lima'],
])('%s is known without its small words', (text, label) => {
  expect(parsePlace(text)?.label).toBe(label)
})

test.each([
  ['Todo el Perú', 'country', 'Todo el Perú'],
  ['Perú', 'country', 'Todo el Perú'],
  ['A nivel nacional', 'country', 'Todo el Perú'],
  ['Remoto', 'remote', 'Remoto'],
  ['100% remoto', 'remote', 'Remoto'],
  ['Home Office', 'remote', 'Remoto'],
])('%j is no single place', (text, scope, label) => {
  expect(parsePlace(text)).toEqual({
    scope,
    label,
    code: null,
    department: null,
    province: null,
    district: null,
  })
})

test.each(['', ' - ', 'Madrid', 'Oficina central', '😀', "'; drop table jobs", 'x'.repeat(10_000)])(
  '%j is unknown',
  (text) => {
    expect(parsePlace(text)).toBeNull()
  },
)

test('a label is read back as the same place', () => {
  for (const text of [
    'Miraflores, Lima',
    'LIMA - LIMA',
    'trujillo',
    'PUNO - PUTINA',
    'Cercado de Lima',
    'Callao',
  ]) {
    const place = parsePlace(text)!
    expect(parsePlace(place.label)).toEqual(place)
  }
})

test('the list finds namesakes, wider first', () => {
  expect(placesNamed('LIMA').map(({ code }) => code)).toEqual(['15', '1501', '150101'])
  expect(placeKey('Sta. Rosa')).toBe('santa rosa')
})
