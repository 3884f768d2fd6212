import { expect, test } from 'vitest'
import { degreeLikeness, institutionLikeness, organisationLikeness, positionLikeness } from './words.ts'

test.each([
  ['Jefe de Guardia Mina', 'Compañía Minera Yana S.A.C.'],
  ['Analista contable', 'Tiendas Nazarena S.A.'],
  ['Practicante de desarrollo', 'Estudio Paredes & Lazo'],
  ['Software Developer', 'Kori Labs'],
  ['Docente de Matemática', 'I.E.P. Los Algarrobos'],
  ['Community Manager', 'Agencia Papaya'],
])('%s is what somebody does, %s is where', (position, company) => {
  const where = (text: string) => Math.max(organisationLikeness(text), institutionLikeness(text))
  expect(positionLikeness(position)).toBeGreaterThan(where(position))
  expect(where(company)).toBeGreaterThan(positionLikeness(company))
})

test.each([
  ['Bachiller en Derecho', 'Universidad de Lima'],
  ['Licenciada en Psicología', 'Pontificia Universidad Católica del Perú'],
  ['Técnico en Farmacia', 'Instituto Condoray'],
  ['B.Sc. in Computer Science', 'University of Manchester'],
])('%s is a degree, %s is where it was studied', (degree, institution) => {
  expect(degreeLikeness(degree)).toBeGreaterThan(institutionLikeness(degree))
  expect(institutionLikeness(institution)).toBeGreaterThan(degreeLikeness(institution))
})
