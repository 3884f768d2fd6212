import { expect, test } from 'vitest'
import { splitRank } from './rank-and-field.ts'

test.each([
  ['Licenciatura, Ingeniería Industrial', 'Licenciatura', 'Ingeniería Industrial'],
  ['Técnico - Soldadura Industrial', 'Técnico', 'Soldadura Industrial'],
  ['Diplomado – Seguridad, Salud y Ambiente', 'Diplomado', 'Seguridad, Salud y Ambiente'],
  ['Educación Primaria / Licenciada', 'Licenciada', 'Educación Primaria'],
])('%s is a rank beside its field', (text, rank, field) => {
  expect(splitRank(text)).toEqual({ rank, field })
})

test.each([
  'Bachiller en Derecho',
  'Ingeniería Civil - Hidráulica',
  'Maestría, Gestión Pública, Gobierno Local',
  'Técnico - a distancia',
])('%s stays whole', (text) => {
  expect(splitRank(text)).toBeNull()
})
