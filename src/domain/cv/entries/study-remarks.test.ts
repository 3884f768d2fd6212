import { linesOf, row, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readEducations } from './education.ts'
import { withoutRemarks } from './study-remarks.ts'

const plain = (text: string) => withoutRemarks(textLines(text)).lines.map((line) => line.text)
const DATED = '\n2014 - 2018: Derecho\n2008 - 2012: Secundaria'

test.each([
  ['Ingeniería Industrial, 8vo ciclo. Quinto superior. Promedio ponderado: 15,8', 'Ingeniería Industrial'],
  ['Egresado de Derecho – Tercio superior', 'Egresado de Derecho'],
  ['Bachiller en Economía. Tercio superior', 'Bachiller en Economía'],
  ['MBA. Tesis sobre el plástico en Lima entre 2000 y 2012.', 'MBA'],
  ['Ingeniería Industrial - Titulado (2018)', 'Ingeniería Industrial'],
  ['Contabilidad y Finanzas (7mo ciclo, en curso)', 'Contabilidad y Finanzas (7mo ciclo'],
  ['Diplomado en Finanzas (384 horas)', 'Diplomado en Finanzas'],
  ['Mecánica automotriz, CEO Bellavista, no terminé', 'Mecánica automotriz, CEO Bellavista'],
  [
    'Maestría en Ecología, Instituto da Amazônia (Becaria CAPES).',
    'Maestría en Ecología, Instituto da Amazônia',
  ],
  ['SUPERIOR: INSTITUTO PUKYU - ENFERMERIA TECNICA', 'INSTITUTO PUKYU - ENFERMERIA TECNICA'],
  ['Maestría: Universidad César Vallejo\nMaestría en Administración', 'Universidad César Vallejo'],
  ['ESTUDIOS SUPERIORES\nLicenciada en Enfermería', 'Licenciada en Enfermería'],
  ['SUPERIOR: I.S.T.P. GRAU\nESPECIALIDAD: ELECTROTECNIA', 'I.S.T.P. GRAU'],
  ['Técnico: Administración, Instituto IDAT', 'Administración, Instituto IDAT'],
  ['Economía, Universidad de Lima, Tercio', 'Economía, Universidad de Lima'],
  ['Ornitología (a distancia)', 'Ornitología'],
  ['Educación secundaria, primer puesto de la promoción 2020', 'Educación secundaria'],
])('%j is %j', (text, expected) => {
  expect(plain(text + DATED)[0]).toBe(expected)
})

test.each([
  'Maestría en Finanzas (egresado)',
  'Administración (4to ciclo)',
  'Ingeniería Civil (trunco)',
  '2009 - 2012',
  '2007-2012 · Graduado',
  'Técnico\nSecundaria completa',
  'Estudios superiores\nUniversidad de Piura',
])('%j stays as it is', (text) => {
  expect(plain(text + DATED).join('\n')).toContain(text.split(' · ')[0])
})

test.each([
  'Tesis: Curvas de intensidad, duración y frecuencia en la cuenca del Mashcón',
  'Cursos relevantes: Simulación, Logística',
  'Facultad de Ciencias',
  'Internado: Hospital Los Andes 2019',
  '6 ciclos, titulado en julio 2024',
  '(Práctica de campo en la Cooperativa Cacao Monzón, 2011)',
])('%j says nothing of when or where', (text) => {
  expect(plain(`Derecho, Universidad de Lima\n${text}${DATED}`)).toHaveLength(3)
})

test.each([
  ['Secundaria completa. Colegio Los Andes. Promoción 2004.', 'Secundaria completa. Colegio Los Andes, 2004'],
  ['Secundaria, I.E. Los Andes, terminé el año 2006', 'Secundaria, I.E. Los Andes, el año 2006'],
])('the date of an end stays in what has no other: %j', (text, expected) => {
  expect(plain(text + DATED)[0]).toBe(expected)
})

test('what goes on is said apart from the name', () => {
  const { lines, isOpen } = withoutRemarks(textLines('MBA (in progress), Universidad ESAN\nDerecho'))
  expect(lines.map((line) => [line.text, isOpen(line)])).toEqual([
    ['MBA, Universidad ESAN', true],
    ['Derecho', false],
  ])
})

test.each([
  ['Nivel: Secundaria completa', ['Secundaria completa']],
  ['Nivel: Universitario', []],
  ['Estado: Graduado', []],
  ['Carrera: Derecho', ['Carrera: Derecho']],
])('of what a form says in %j these lines stay: %j', (text, lines) => {
  expect(plain(`Universidad de Lima\n${text}\nPeriodo: 2014 - 2018`).slice(1, -1)).toEqual(lines)
})

test('only the study that goes on does, of two beside each other', () => {
  const [line] = withoutRemarks(textLines('Derecho (en curso)   Economía')).lines
  const isOpen = (at: number) => {
    const { isOpen: says } = withoutRemarks(textLines('Derecho (en curso)   Economía'))
    return says({ ...line!, pieces: [line!.pieces[at]!] })
  }
  expect([isOpen(0), isOpen(1)]).toEqual([true, false])
})

test("'Completed in' before the date at the right is no school", () => {
  const lines = linesOf([...row(['Bachiller en Derecho', 'Completed in December 2023'], [40, 350], 60)])
  const [study] = readEducations(lines)
  expect([study?.degree?.value, study?.institution, study?.end?.value]).toEqual([
    'Bachiller en Derecho',
    null,
    '2023-12',
  ])
})
