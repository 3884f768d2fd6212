import { expect, test } from 'vitest'
import { isShouting, sentenceCase, titleCase } from './capitals.ts'

test.each([
  [
    'JEFE DE LA UNIDAD DE GESTION DE LOS SERVICIOS DE AGUA Y SANEAMIENTO - ATM',
    'Jefe de la Unidad de Gestión de los Servicios de Agua y Saneamiento - ATM',
  ],
  ['TRABAJADOR DE SERVICIO II', 'Trabajador de Servicio II'],
  ['ESPECIALISTA EN RRHH Y SIAF', 'Especialista en RRHH y SIAF'],
  ['ANALISTA SQL', 'Analista SQL'],
  ['ABOGADO(A) IV', 'Abogado(a) IV'],
  ['MÉDICO/A', 'Médico/a'],
  ['TECNICO EN ENFERMERIA', 'Técnico en Enfermería'],
  ['ESPECIALISTA EN EXCEL', 'Especialista en Excel'],
  ['Municipalidad  Distrital De Cura Mori', 'Municipalidad Distrital de Cura Mori'],
  ['Hospital Iii Regional De Arequipa', 'Hospital III Regional de Arequipa'],
  ['Desarrollador SAP FI', 'Desarrollador SAP FI'],
  ['iOS Developer', 'iOS Developer'],
  ['ADMINISTRADOR DEL MERCADO N° 1', 'Administrador del Mercado N° 1'],
  ['', ''],
])('titleCase(%j) is %j', (text, expected) => {
  expect(titleCase(text)).toBe(expected)
})

test.each([
  [
    'EXPERIENCIA GENERAL: MÍNIMO DE (02) AÑOS EN EL SECTOR PÚBLICO.\nCONOCIMIENTO DE SIAF Y EXCEL.',
    'Experiencia general: mínimo de (02) años en el sector público.\nConocimiento de SIAF y Excel.',
  ],
  ['• ORIENTACION A RESULTADOS\n• ETICA', '• Orientación a resultados\n• Ética'],
  ['Ya está bien escrito en RRHH', 'Ya está bien escrito en RRHH'],
  ['MATERIA Y FERIA', 'Materia y feria'],
])('sentenceCase(%j)', (text, expected) => {
  expect(sentenceCase(text)).toBe(expected)
})

test('an acronym alone does not shout', () => {
  expect(isShouting('TI')).toBe(false)
  expect(isShouting('CHOFER')).toBe(true)
})
