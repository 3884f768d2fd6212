import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from './experience.ts'

const read = (text: string) =>
  readExperiences(textLines(text)).map(({ position, company, place }) => [
    position?.value ?? null,
    company?.value ?? null,
    place?.value ?? null,
  ])

// Text after a company's name belongs to it, unless it is a place; text after a position belongs to the position.
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
  [
    'the abbreviation that opens its name',
    'Digitador\nSIS – Unidad Desconcentrada Ñandú\n2016 - 2017',
    ['Digitador', 'SIS – Unidad Desconcentrada Ñandú', null],
  ],
  [
    'fields under other names',
    'Empresa 1: Pesquera Ñandú S.A.\nPuesto ocupado: Enfermera\nTiempo de permanencia: 2 años (marzo 2019 a mayo 2021)\nReporta a: Gerencia',
    ['Enfermera', 'Pesquera Ñandú S.A.', null],
  ],
  [
    'what has no name',
    'Ayudante de tienda, negocio familiar, 2018 a 2021',
    ['Ayudante de tienda', 'negocio familiar', null],
  ],
  [
    'people without a name',
    'Ayudante de construcción, 2008 a 2012, con maestros de obra de Cajamarca',
    ['Ayudante de construcción', null, null],
  ],
  [
    'a label without its colon',
    'Resguardo Ñandú S.A.C.\npuesto agente de garita\ninicio: 2014. fin: 2016',
    ['agente de garita', 'Resguardo Ñandú S.A.C.', null],
  ],
  [
    'two dashes behind the post',
    'Asistente – Ministerio Ñandú - 2da. Fiscalía Provincial\n2016 - 2018',
    ['Asistente', 'Ministerio Ñandú - 2da. Fiscalía Provincial', null],
  ],
])('%s', (_, text, job) => expect(read(text)).toEqual([job]))
