import { textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { contactFacts } from './contact-facts.ts'
import { findPlace, isWhereabouts } from './contact-place.ts'

const placeIn = (text: string, name?: string) =>
  findPlace(contactFacts(textLines(text)), name === undefined ? null : { value: name, lines: [] })?.value ??
  null

describe('what says where somebody lives and nothing else', () => {
  test.each([
    'Lima',
    'Cayma, Arequipa',
    'San Juan de Lurigancho – Lima',
    'Jr. Los Incas 118, Puno',
    'Av. Arequipa 1234 Dpto. 501, Lince',
    'Mz. B Lt. 12, AA.HH. Los Olivos de Pro',
    'Urb. La Florida, Trujillo',
    'Av Arequipa 1234, Lince',
    'Jr Puno 123',
    'Psj. Los Pinos 45',
    'Prolongación Grau 123, Piura',
    'Carretera Central Km 12, Ate',
    'Sector 3 Grupo 10, Villa El Salvador',
    'Resido en Wanchaq',
    'Domiciliada en Baños del Inca',
    'San Blas, Cusco',
    'trujillo, la libertad',
  ])('%s', (text) => {
    expect(isWhereabouts(text)).toBe(true)
  })

  test.each([
    'Rosa Quispe Mamani',
    'Enfermera asistencial',
    'rosa@ejemplo.pe',
    'Clínica San Gabriel, Cusco',
    'Contadora, Arequipa',
    'Sector público',
    'pe',
  ])('not %s', (text) => {
    expect(isWhereabouts(text)).toBe(false)
  })
})

describe('the place', () => {
  test.each([
    [
      'a label says it, though another place stands above',
      'Lima\nDomicilio: Cayma, Arequipa',
      'Cayma, Arequipa',
    ],
    ['without what is said of it', 'Dirección: Calle Lima 12, Ica (casa)', 'Calle Lima 12, Ica'],
    ['behind a phone', '987 654 321 Wanchaq, Cusco', 'Wanchaq, Cusco'],
    ['behind an e-mail', 'rosa@ejemplo.pe – Trujillo, La Libertad', 'Trujillo, La Libertad'],
    ['behind a register', 'CIP 201877. Huánuco', 'Huánuco'],
    ['behind what somebody is', 'Abogada, Cusco', 'Cusco'],
    ['with the number of its house', 'Av. Arequipa 1234', 'Av. Arequipa 1234'],
    ['without that of its post', 'Lima 15', 'Lima'],
    ['broken behind its comma', 'Jr. Los Incas 118,\nPuno', 'Jr. Los Incas 118, Puno'],
    ['whole before one that is part of a line', 'Abogada, Cusco\nPuno', 'Puno'],
  ])('%s', (_, text, place) => {
    expect(placeIn(text)).toBe(place)
  })

  test.each([
    ['where somebody was born', 'Lugar de nacimiento: Cajamarca'],
    ['where an organisation is', 'Hospital Regional, Cusco'],
    ['where there is none', 'rosa@ejemplo.pe | 987 654 321'],
  ])('is not %s', (_, text) => {
    expect(placeIn(text)).toBeNull()
  })

  test('a surname that is a district is not theirs', () => {
    expect(placeIn('Miraflores', 'Rosa Miraflores Quispe')).toBeNull()
  })
})
