import { expect, test } from 'vitest'
import { headingKind, looseHeadingKind } from './headings.ts'

test.each([
  ['EXPERIENCIA LABORAL', 'experience'],
  ['Experiencia laboral:', 'experience'],
  ['III. EXPERIENCIA PROFESIONAL', 'experience'],
  ['2. Experiencia', 'experience'],
  ['Historial profesional', 'experience'],
  ['Work Experience', 'experience'],
  ['Professional Experience / Experiencia profesional', 'experience'],
  ['FORMACIÓN ACADÉMICA', 'education'],
  ['Formacion Academica', 'education'],
  ['Educación y formación', 'education'],
  ['★ Estudios realizados', 'education'],
  ['Título(s) y grado(s)', 'education'],
  ['Habilidades y conocimientos', 'skills'],
  ['CONOCIMIENTOS INFORMÁTICOS', 'skills'],
  ['Lo que sé hacer', 'skills'],
  ['Idioma(s)', 'languages'],
  ['Languages', 'languages'],
  ['Licencias y certificaciones', 'certifications'],
  ['Cursos y seminarios', 'certifications'],
  ['SOBRE MÍ', 'summary'],
  ['Quién soy', 'summary'],
  ['Datos personales', 'contact'],
  ['Referencias laborales', 'references'],
  ['Intereses', 'interests'],
  ['EXPERIENCIALABORAL', 'experience'],
])('%s announces %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each([
  ['Experiencia de cinco años en ventas industriales'],
  ['Analista de Formación'],
  ['Liderazgo'],
  ['Comunicación'],
  ['Universidad de Lima'],
  ['2018 - 2020'],
  ['Profesional'],
])('%s is no heading', (text) => {
  expect(headingKind(text)).toBeNull()
})

test('a line that looks like a heading is sorted by any telling word in it', () => {
  expect(looseHeadingKind('Conocimientos informáticos y otros')).toBe('skills')
  expect(looseHeadingKind('Zona de juegos')).toBe('other')
})
