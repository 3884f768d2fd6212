import { expect, test } from 'vitest'
import {
  degreeLikeness,
  institutionLikeness,
  namesBoth,
  organisationLikeness,
  positionLikeness,
} from './words.ts'

test.each([
  ['Jefe de Guardia Mina', 'Compañía Minera Yana S.A.C.'],
  ['Analista contable', 'Tiendas Nazarena S.A.'],
  ['Practicante de desarrollo', 'Estudio Paredes & Lazo'],
  ['Software Developer', 'Kori Labs'],
  ['Docente de Matemática', 'I.E.P. Los Algarrobos'],
  ['Community Manager', 'Agencia Papaya'],
  ['Perforista', 'Programa Nacional Andino'],
  ['Cardióloga', 'Corte Superior de Justicia'],
  ['Controlador de combustible', 'Inversiones Trébol'],
  ['Panadero', 'Panadería Espiga'],
  ['Asist. Contable', 'Cevichería Mar Adentro'],
  ['Locador de servicios', 'Unidad de Gestión Local'],
  ['Analista de Marketing Digital', 'Studio Loop'],
])('%s is what somebody does, %s is where', (position, company) => {
  const where = (text: string) => Math.max(organisationLikeness(text), institutionLikeness(text))
  expect(positionLikeness(position)).toBeGreaterThan(where(position))
  expect(where(company)).toBeGreaterThan(positionLikeness(company))
})

test.each([
  ['Bachiller en Derecho', 'Universidad de Lima'],
  ['Licenciada en Psicología', 'Pontificia Universidad Católica del Perú'],
  ['Técnico en Farmacia', 'Instituto Condoray'],
  ['Técnico Agropecuario', 'I.E.S.T.P. Alto Mayo'],
  ['Secundaria completa', 'C.N. Nuestra Señora'],
  ['B.Sc. in Computer Science', 'University of Manchester'],
])('%s is a degree, %s is where it was studied', (degree, institution) => {
  expect(degreeLikeness(degree)).toBeGreaterThan(institutionLikeness(degree))
  expect(institutionLikeness(institution)).toBeGreaterThan(degreeLikeness(institution))
})

test.each([['Ecuador'], ['Revista Andina'], ['Constructora Nudo'], ['Asesoría Legal']])(
  '%s does nothing',
  (text) => {
    expect(positionLikeness(text)).toBe(0)
  },
)

test.each([
  ['Analista de Compras, Banco Andino, Lima', true],
  ['Banco Andino – Analista de Compras', true],
  ['Analista de Compras, turno mañana', false],
])('%j names both: %s', (text, is) => {
  expect(namesBoth(text)).toBe(is)
})
