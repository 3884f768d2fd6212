import { expect, test } from 'vitest'
import { headingKind, headingKinds, looseHeadingKind } from './headings.ts'

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
  ['Yo', 'summary'],
  ['Conocimientos y avilidades', 'skills'],
  ['Áreas de trabajo', 'skills'],
  ['Trabajos que domino', 'skills'],
  ['Puedo', 'skills'],
  ['Experiencias formativas en situaciones reales de trabajo', 'experience'],
  ['Estudio realizados', 'education'],
  ['Academic Formation', 'education'],
  ['Professional Trajectory', 'experience'],
  ['HOMOLOGACIONES', 'certifications'],
  ['Complementary Studies', 'certifications'],
  ['Datos personales', 'contact'],
  ['Referencias laborales', 'references'],
  ['Intereses', 'interests'],
  ['EXPERIENCIALABORAL', 'experience'],
  ['Formation', 'education'],
  ['Knowledges', 'skills'],
  ['Capacidades y aptitudes', 'skills'],
  ['Idioms', 'languages'],
  ['Carnés y cursos', 'certifications'],
  ['Colegiatura, registros y cursos', 'certifications'],
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
  ['Proyectos.'],
])('%s is no heading', (text) => {
  expect(headingKind(text)).toBeNull()
})

test('a line that looks like a heading is sorted by any telling word in it', () => {
  expect(looseHeadingKind('Conocimientos informáticos y otros')).toBe('skills')
  expect(looseHeadingKind('Zona de juegos')).toBe('other')
})

test.each([
  ['Hasta donde estudié', 'education'],
  ['Obras donde he trabajado', 'experience'],
  ['Se cocinar', 'skills'],
  ['HABILIDADES Y CONOSIMIENTOS', 'skills'],
  ['Avilidades', 'skills'],
  ['Formasion', 'education'],
  ['Pueden preguntar a', 'references'],
  ['Zona de juegos', 'other'],
])('%s, in the look of a heading, is about %s', (text, kind) => {
  expect(looseHeadingKind(text)).toBe(kind)
})

test('a remark behind a heading is no part of it', () => {
  expect(headingKind('Experiencia laboral (empiece por el último empleo)')).toBe('experience')
})

test.each([
  ['Informática e idiomas', ['skills', 'languages']],
  ['Conocimientos, habilidades e idiomas', ['skills', 'languages']],
  ['Educación y formación', ['education']],
  ['Títulos y certificados', ['certifications']],
  ['Analista de Formación', []],
])('%s is over %j', (text, kinds) => {
  expect(headingKinds(text)).toEqual(kinds)
})
