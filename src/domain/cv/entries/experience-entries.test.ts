import { linesOf, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from './experience.ts'

const readLines = (lines: Parameters<typeof readExperiences>[0]) =>
  readExperiences(lines).map(({ position, company, place }) => [
    position?.value ?? null,
    company?.value ?? null,
    place?.value ?? null,
  ])
const read = (text: string) => readLines(textLines(text))

test('below Funciones and Logros dates and names belong to what is told', () => {
  const text = `Ejecutiva de Banca – Financiera Ñandú
Octubre 2019 - Actualidad
Funciones:
Recuperar la cartera que quedó de 2018 y 2019
Logros:
1er puesto regional, I trimestre 2022

Asesora de negocios – Caja Ñandú
Enero 2015 - Setiembre 2019
Funciones:
Apoyo como administradora de la agencia de junio a agosto de 2018
`
  expect(read(text)).toEqual([
    ['Ejecutiva de Banca', 'Financiera Ñandú', null],
    ['Asesora de negocios', 'Caja Ñandú', null],
  ])
})

test('entries are items where the dates stand in items or hang below them', () => {
  const text = `• GOBIERNO REGIONAL DE TACNA: Asesora legal de la gerencia
Febrero del 2023 – Hasta la fecha
• MUNICIPALIDAD DE LUYA: Jefa de la Oficina de Asesoría
Enero del 2019 – Diciembre del 2022
`
  expect(read(text)).toEqual([
    ['Asesora legal de la gerencia', 'GOBIERNO REGIONAL DE TACNA', null],
    ['Jefa de la Oficina de Asesoría', 'MUNICIPALIDAD DE LUYA', null],
  ])
})

test('a word about the company between its dates and the post names nothing', () => {
  const lines = linesOf([
    run('Quipu S.A.', 40, 60, { bold: true }),
    run('2016 - 2020', 400, 60),
    run('Empresa del Grupo Ñandú, fundada en 1987, con plantas en Lurín y Trujillo', 40, 74),
    run('Jefe de Planta', 40, 88, { bold: true }),
    run('Ingresé como asistente y fui nombrado jefe.', 40, 102),
  ])
  expect(readLines(lines)).toEqual([['Jefe de Planta', 'Quipu S.A.', null]])
})

test('a post below an employer with a dash and its date is the post', () => {
  const lines = linesOf([
    run('2014 | Moquegua', 40, 60),
    run('MINISTERIO ÑANDÚ – DISTRITO FISCAL DE MOQUEGUA', 40, 74, { bold: true }),
    run('Secigrista', 40, 88),
  ])
  expect(readLines(lines)).toEqual([
    ['Secigrista', 'MINISTERIO ÑANDÚ – DISTRITO FISCAL DE MOQUEGUA', 'Moquegua'],
  ])
})

test('a period broken in a margin is whole though its lines have no edge in common', () => {
  const lines = linesOf([
    run('03/2018 –', 95, 60),
    run('Hospital Ñandú', 181, 60, { bold: true }),
    run('02/2021', 130, 72),
    run('Médica SERUMS', 181, 85),
  ])
  const [job] = readExperiences(lines)
  expect([job?.start?.value, job?.end?.value, job?.position?.value]).toEqual([
    '2018-03',
    '2021-02',
    'Médica SERUMS',
  ])
})

test('a job without a date is one where it is set like the others', () => {
  const text = `Boutique Ñandú
Vendedora y cajera
Tiempo: 1 año y 3 meses

Tienda Conectados
Promotora de ventas
Enero - diciembre 2022

Bodega El Paisano
Atención al cliente
2019 - 2021
`
  expect(read(text)).toEqual([
    ['Vendedora y cajera', 'Boutique Ñandú', null],
    ['Promotora de ventas', 'Tienda Conectados', null],
    ['Atención al cliente', 'Bodega El Paisano', null],
  ])
})

test('a post without a company takes none over where posts stand above companies', () => {
  const text = `Practicante
Radio La Voz
Marzo - julio 2024
Fotógrafa de eventos
2022 - 2023
`
  expect(read(text)).toEqual([
    ['Practicante', 'Radio La Voz', null],
    ['Fotógrafa de eventos', null, null],
  ])
})

test('a year in a name is no date of the job', () => {
  const text = `Quipu S.A. | Trainee, Programa Jóvenes 2018
01/2018 – 08/2018 | Santa Anita
Ciber Ñandú 2000. Encargado de cabinas (Del 2015 al 2017)
`
  const [trainee, second] = readExperiences(textLines(text))
  expect([trainee!.position?.value, trainee!.start?.value]).toEqual([
    'Trainee, Programa Jóvenes 2018',
    '2018-01',
  ])
  expect([second!.company?.value, second!.start?.value]).toEqual(['Ciber Ñandú 2000', '2015'])
})

test('one post that ends with a subject names no company by it', () => {
  const text = `Universidad Ñandú
Profesora Auxiliar. 2011 – 2018.
Jefa de la Unidad de Posgrado en Educación. 2020 – 2022.
`
  expect(read(text).map(([position]) => position)).toEqual([
    'Profesora Auxiliar',
    'Jefa de la Unidad de Posgrado en Educación',
  ])
})

test('of items at two depths the outer ones are entries where dates stand below them', () => {
  const item = (text: string, x: number, y: number) => [run('•', x - 10, y), run(text, x, y)]
  const lines = linesOf([
    ...item('Hospital Ñandú', 100, 60),
    run('Cargo: Enfermera asistencial', 98, 74),
    run('Desde junio de 2016 hasta la actualidad', 98, 88),
    ...item('Triaje según prioridad.', 130, 102),
    ...item('Puesto de Salud Qocha', 100, 116),
    run('Cargo: Enfermera serumista', 98, 130),
    run('De octubre de 2008 a octubre de 2009', 98, 144),
  ])
  expect(readLines(lines)).toEqual([
    ['Enfermera asistencial', 'Hospital Ñandú', null],
    ['Enfermera serumista', 'Puesto de Salud Qocha', null],
  ])
})

test('the year that ends a sentence in the line below is no date of a job', () => {
  const text = `Científica de Datos
Caja Ñandú
febrero 2023 – presente
Mentora de dos analistas que pasaron a científicos en
2024.
Analista de Riesgo
Financiera Ñandú
septiembre 2020 – enero 2023
`
  expect(read(text).map(([position]) => position)).toEqual(['Científica de Datos', 'Analista de Riesgo'])
})

test('a form may ask for the employer in two words', () => {
  const text = `Entidad: Municipalidad de Urubamba
Cargo: Asistente de Tesorería
Periodo: Mayo 2016 a enero 2019
Empresa: Estudio Contable Huamán
Cargo: Auxiliar Contable
Periodo: 2013 – 2015
`
  expect(read(text).map(([, company]) => company)).toEqual([
    'Municipalidad de Urubamba',
    'Estudio Contable Huamán',
  ])
})

test('a word about the company in the look of the post is none, where items follow the post', () => {
  const text = `Aceros Ñandú S.A.   Marzo 2021 – Actualidad
Empresa dedicada al rubro de servicios generales.
Operario de producción
• Atención al público

Tiendas Ñandú   2018 – 2020
Mantenimiento de redes de media tensión
Asistente de Prevención
• Inspección de cuadrillas
`
  expect(read(text).map(([position]) => position)).toEqual([
    'Operario de producción',
    'Asistente de Prevención',
  ])
})

test('each item is a job where the first line is one', () => {
  const text = `• Recepcionista, Hostal Ñandú, Marzo 2021 – Actualidad

• Key Account Manager, Alimentos Ñandú, Enero 2018 – Febrero 2021

• Enfermera SERUMS, Puesto de Salud Ñandú, 2015 – 2017
`
  expect(read(text)).toEqual([
    ['Recepcionista', 'Hostal Ñandú', null],
    ['Key Account Manager', 'Alimentos Ñandú', null],
    ['Enfermera SERUMS', 'Puesto de Salud Ñandú', null],
  ])
})

test('what is set in below a job told in one line belongs to it', () => {
  const lines = linesOf([
    run('Docente contratada. Universidad Ñandú, Juliaca. Del 2012 al 2016.', 74, 60),
    run('Coordinadora de la Maestría en Matemática (2014–2015).', 92, 74),
    run('Profesora de Matemática. I.E.S. Glorioso Ñandú, Puno. Del 2008 al 2011.', 74, 95),
  ])
  expect(readLines(lines).map(([position]) => position)).toEqual([
    'Docente contratada',
    'Profesora de Matemática',
  ])
})

test('a start and an end in columns of their own are one period', () => {
  const line = (texts: string[], y: number) =>
    texts.map((text, index) => run(text, [40, 300, 400][index]!, y))
  const jobs = readExperiences(
    linesOf([
      ...line(['Profesor de cómputo', 'Mar-17', 'Dic-19'], 60),
      run('I.E. Carlos Ñandú', 40, 74),
      ...line(['Soporte técnico', 'Feb-20', 'A la fecha'], 102),
      run('Municipalidad de Ñandú', 40, 116),
    ]),
  )
  expect(jobs.map(({ start, end, isCurrent }) => [start?.value, end?.value ?? null, isCurrent])).toEqual([
    ['2017-03', '2019-12', false],
    ['2020-02', null, true],
  ])
})

test('a heading within a section of jobs ends them, where what follows takes no time', () => {
  const lines = linesOf([
    run('Docente invitada, Universidad Ñandú, 2019 - 2020', 40, 60),
    run('Practicante, Instituto Ñandú, 2011 - 2012', 40, 74),
    run('Asignaturas a cargo', 200, 100, { size: 14 }),
    run('2025-II: Ecología general', 40, 120),
    run('2024-II: Zoología', 40, 134),
  ])
  expect(readLines(lines).map(([position]) => position)).toEqual(['Docente invitada', 'Practicante'])
})

test('below the dates in a margin stands the place', () => {
  const lines = linesOf([
    run('2014 al 2018', 40, 60),
    run('Ingeniero de Campo, Constructora Ñandú S.A.C.', 156, 60, { bold: true }),
    run('Jaén', 40, 74),
    run('Control de calidad de suelos y asfalto en la carretera a San Ignacio.', 156, 74),
  ])
  const [job] = readExperiences(lines)
  expect([job?.place?.value, job?.description?.value]).toEqual([
    'Jaén',
    'Control de calidad de suelos y asfalto en la carretera a San Ignacio.',
  ])
})

test('the rest of a post that had no room behind its company belongs to it', () => {
  const lines = linesOf([
    run('I.E.P. Ñandú Azul, Chiclayo —', 40, 60, { bold: true }),
    run('Docente', 190, 60),
    run('Tutora', 40, 74),
    run('MARZO 2018 - DICIEMBRE 2021', 40, 88),
    run('Clases por Zoom durante dos años.', 40, 102),
  ])
  expect(readLines(lines)).toEqual([['Docente Tutora', 'I.E.P. Ñandú Azul', 'Chiclayo']])
})
