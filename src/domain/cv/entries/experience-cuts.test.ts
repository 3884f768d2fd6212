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

// What follows a company's name belongs to it, unless it is a place; what follows a position belongs to that.
test.each([
  [
    'a branch behind a dash, below a label',
    'Plaza Huallaga – Administración, Huánuco\nCargo: Supervisor de Seguridad\n2019 - 2021',
    ['Supervisor de Seguridad', 'Plaza Huallaga – Administración', 'Huánuco'],
  ],
  [
    'a branch behind the company that stands behind the post',
    'Cajera en Caja Ñandú - Ag. Chilca (Huancayo)\n2019 - 2021',
    ['Cajera', 'Caja Ñandú - Ag. Chilca', 'Huancayo'],
  ],
  [
    'an office of the company before the post',
    'MINISTERIO PÚBLICO – 2.ª FISCALÍA PENAL: Asistente en función fiscal\n2019 - 2021',
    ['Asistente en función fiscal', 'MINISTERIO PÚBLICO – 2.ª FISCALÍA PENAL', null],
  ],
  [
    'two posts with a stroke between them',
    'Cajera / Reponedora (part time), MINIMARKET LA ESQUINA, Lima\n2019 - 2021',
    ['Cajera / Reponedora (part time)', 'MINIMARKET LA ESQUINA', 'Lima'],
  ],
  [
    'a short form within a name',
    'Ayudante, Servicios Eléctricos Hnos. Robles, Casma\n2019 - 2021',
    ['Ayudante', 'Servicios Eléctricos Hnos. Robles', 'Casma'],
  ],
  [
    'a short form that opens a post',
    'Ejército del Perú - BIM Huáscar N° 7 - Serv. Militar Voluntario\n2019 - 2021',
    ['Serv. Militar Voluntario', 'Ejército del Perú - BIM Huáscar N° 7', null],
  ],
  [
    'a place whose name several districts share',
    'Puesto de Salud Chontapaccha\nEnfermera – Bambamarca\n2019 - 2021',
    ['Enfermera', 'Puesto de Salud Chontapaccha', 'Bambamarca'],
  ],
  [
    'nothing of a name beside a labelled post',
    'ING. WALTER ZÚÑIGA, CONTRATISTA – Camaná\nCargo: Asistente de residente\n2019 - 2021',
    ['Asistente de residente', 'ING. WALTER ZÚÑIGA, CONTRATISTA', 'Camaná'],
  ],
  [
    'a town and its country in fields of their own',
    'Guía Oficial de Turismo\nAndes Ñandú Tours\nCiudad: Huaraz | País: Perú\n2019 - 2021',
    ['Guía Oficial de Turismo', 'Andes Ñandú Tours', 'Huaraz'],
  ],
  [
    'a place in brackets beside the dates',
    'Desarrollador Android @ Uvasoft S.A.C.\n2020.08 – 2023.02 [Ica]',
    ['Desarrollador Android', 'Uvasoft S.A.C.', 'Ica'],
  ],
  [
    'the abbreviation of its name',
    'Intérprete\nInstituto de Investigación en Glaciares - INAIGEM\n2019 - 2021',
    ['Intérprete', 'Instituto de Investigación en Glaciares - INAIGEM', null],
  ],
  [
    'works between two places',
    'Extensionista\nPROYECTO ESPECIAL CHIRA - PIURA\n2015 - 2016',
    ['Extensionista', 'PROYECTO ESPECIAL CHIRA - PIURA', null],
  ],
  [
    'a place that no list has, beside two other names',
    'Investigadora postdoctoral | Instituto Ñandú de Ecología | Jenápolis, Alemania\n2015 - 2016',
    ['Investigadora postdoctoral', 'Instituto Ñandú de Ecología', 'Jenápolis, Alemania'],
  ],
  [
    'the age of a class',
    'Docente de Aula – 5 años\nI.E.I. Mis Pequeños Ñandúes\nMarzo 2024 - Diciembre 2024',
    ['Docente de Aula – 5 años', 'I.E.I. Mis Pequeños Ñandúes', null],
  ],
  [
    'the paper of an appointment',
    'Director designado, I.E.P. Ñandú – UGEL Azángaro. R.D. N° 0341-2019. Marzo 2019 – a la fecha',
    ['Director designado', 'I.E.P. Ñandú – UGEL Azángaro', null],
  ],
  [
    'how somebody was employed',
    'Gerente Comercial\nDistribuidora Ñandú S.A. · Jornada completa\n2019 - 2021',
    ['Gerente Comercial', 'Distribuidora Ñandú S.A.', null],
  ],
  [
    'a post with the word twice that opens the company',
    'Ingeniero de Puesta en Marcha en Quipu Automatización S.A.C.\n2019 - 2021',
    ['Ingeniero de Puesta en Marcha', 'Quipu Automatización S.A.C.', null],
  ],
  [
    'a post with a service behind a dash, above its company',
    'Obstetra asistencial – Servicio de Emergencia y Centro Obstétrico\nHospital Regional Ñandú\n2019 - 2021',
    ['Obstetra asistencial – Servicio de Emergencia y Centro Obstétrico', 'Hospital Regional Ñandú', null],
  ],
  [
    'a family',
    'TRABAJADORA DEL HOGAR, Familia Ñandú, Chiclayo (Del 2012 al 2018)',
    ['TRABAJADORA DEL HOGAR', 'Familia Ñandú', 'Chiclayo'],
  ],
  [
    'a health post by its letters',
    'Médico SERUMS, C.S. Ñandú, Red de Salud Tayacaja, 2015 - 2016',
    ['Médico SERUMS', 'C.S. Ñandú, Red de Salud Tayacaja', null],
  ],
])('%s', (_, text, job) => expect(read(text)).toEqual([job]))

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
