import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from './experience.ts'

const read = (text: string) =>
  readExperiences(textLines(text)).map(({ position, company, place }) => [
    position?.value ?? null,
    company?.value ?? null,
    place?.value ?? null,
  ])

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
