import { expect, test } from 'vitest'
import { findQuestionWording } from './ad-wording.ts'

const codes = (text: string) => findQuestionWording(text).map(({ code }) => code)

test.each([
  ['¿Cuántos años tienes?', 'age'],
  ['¿Cuál es tu edad?', 'age'],
  ['Edad', 'age'],
  ['Indica tu fecha de nacimiento', 'age'],
  ['¿Eres hombre o mujer?', 'sex'],
  ['¿Cuánto mides?', 'looks'],
  ['¿Cuál es tu estado civil?', 'family'],
  ['¿Tienes hijos menores?', 'family'],
  ['¿Planeas tener hijos pronto?', 'family'],
  ['¿Estás embarazada?', 'family'],
  ['¿Estás casado?', 'family'],
  ['¿De qué nacionalidad eres?', 'origin'],
  ['¿Dónde naciste?', 'origin'],
  ['¿Qué religión tienes?', 'creed'],
  ['¿Estás afiliado a algún sindicato?', 'creed'],
  ['¿Tienes alguna discapacidad?', 'health'],
  ['¿Tomas algún medicamento?', 'health'],
  ['¿Puedes pagar S/ 50 por inscripción?', 'payment_asked'],
])('%s may not be asked: %s', (question, code) => {
  expect(codes(question)).toContain(code)
})

test.each([
  '¿Cuántos años de experiencia tienes en ventas?',
  '¿Cuántos años tienes de experiencia?',
  '¿Cuántos años tienes trabajando con Excel?',
  '¿Eres mayor de edad?',
  '¿Tienes licencia de conducir A-I vigente?',
  '¿Desde cuándo puedes empezar?',
  '¿Cuál es tu pretensión salarial mensual en soles?',
  '¿Puedes trabajar en modalidad presencial en San Isidro?',
  '¿Tienes permiso para trabajar en el Perú?',
  '¿Necesitas algún ajuste o adaptación para la entrevista?',
  '¿Qué partido le sacas a Excel?',
])('%s may be asked', (question) => {
  expect(codes(question)).toEqual([])
})
