import { expect, test } from 'vitest'
import { readCvText } from '#domain/cv/read-cv.ts'

/** Bare texts in the habits that CVs have: each says its positions, companies and periods in a way of its own. */
const habits: [string, string[]][] = [
  [
    `EXPERIENCIA LABORAL
Trébol - Cajera
Marzo 2021 – Diciembre 2022
- Atención en caja

Quipu - Reponedor
2019 - 2020
`,
    ['Cajera @ Trébol 2021-03..2022-12', 'Reponedor @ Quipu 2019..2020'],
  ],
  [
    `EXPERIENCIA
Enero 2020 - Actualidad
EMPRESA DE TRANSPORTES CRUZ NORTE S.A.C.
Cargo: Jefe de Operaciones
Funciones:
• Control de flota
• Supervisión de conductores

Marzo 2017 - Diciembre 2019
AGROINDUSTRIAS DEL VALLE E.I.R.L.
Cargo: Asistente Logístico
Funciones:
• Inventarios
`,
    [
      'Jefe de Operaciones @ EMPRESA DE TRANSPORTES CRUZ NORTE S.A.C. 2020-01..now',
      'Asistente Logístico @ AGROINDUSTRIAS DEL VALLE E.I.R.L. 2017-03..2019-12',
    ],
  ],
  [
    `EXPERIENCIA PROFESIONAL
Municipalidad Provincial de Huaura (Huacho)
Especialista en Presupuesto
Desde el 01 de marzo de 2019 hasta el 31 de diciembre de 2021

Hospital Nacional Dos de Mayo
Técnica en Farmacia
Del 02/01/2017 al 28/02/2019
`,
    [
      'Especialista en Presupuesto @ Municipalidad Provincial de Huaura 2019-03..2021-12',
      'Técnica en Farmacia @ Hospital Nacional Dos de Mayo 2017-01..2019-02',
    ],
  ],
  [
    `WORK EXPERIENCE
Senior Data Analyst, Brightpath, Lima
Mar 2021 – Present (2 años)
Built dashboards for 12 markets.
Led a team of 3 analysts.

Data Analyst, Brightpath, Lima
Jan 2019 – Feb 2021
Automated weekly reports.

Intern, Northwind
Jun 2018 – Dec 2018
`,
    [
      'Senior Data Analyst @ Brightpath 2021-03..now',
      'Data Analyst @ Brightpath 2019-01..2021-02',
      'Intern @ Northwind 2018-06..2018-12',
    ],
  ],
  [
    `Experiencia laboral:
1) Empresa: Ferretería El Tornillo
   Puesto: Vendedor
   Periodo: ene-20 a la fecha
2) Empresa: Botica San Juan
   Puesto: Técnico de farmacia
   Periodo: mar-18 a dic-19
`,
    [
      'Vendedor @ Ferretería El Tornillo 2020-01..now',
      'Técnico de farmacia @ Botica San Juan 2018-03..2019-12',
    ],
  ],
  [
    `EXPERIENCIA LABORAL
2018 al 2020   Auxiliar de almacén, Distribuidora Sol S.A.C., Ate
2016 al 2018   Estibador, Mercado Mayorista
2015           Volante, Inmobiliaria Casa Real
`,
    [
      'Auxiliar de almacén @ Distribuidora Sol S.A.C. 2018..2020',
      'Estibador @ Mercado Mayorista 2016..2018',
      'Volante @ Inmobiliaria Casa Real 2015..2015',
    ],
  ],
  [
    `EXPERIENCIA
Ejecutiva de Cuentas
Papaya Andina | Lima, Perú | 03/2020 - 11/2022
Gestioné 12 cuentas del sector retail.
Logré renovar el 90% de los contratos.

Practicante de Medios
Zeta Media | Lima, Perú | 01/2019 - 12/2019
Apoyé en la compra de medios.
`,
    [
      'Ejecutiva de Cuentas @ Papaya Andina 2020-03..2022-11',
      'Practicante de Medios @ Zeta Media 2019-01..2019-12',
    ],
  ],
  [
    `EXPERIENCIA LABORAL
BANCO DEL PUEBLO
Asesor de Negocios (Enero 2021 – Diciembre 2023)
Colocación de créditos a microempresas
Recuperación de cartera morosa
Auxiliar de Operaciones (Febrero 2019 – Diciembre 2020)
Atención en ventanilla

CAJA LOS ANDES
Practicante (2018)
`,
    [
      'Asesor de Negocios @ BANCO DEL PUEBLO 2021-01..2023-12',
      'Auxiliar de Operaciones @ BANCO DEL PUEBLO 2019-02..2020-12',
      'Practicante @ CAJA LOS ANDES 2018..2018',
    ],
  ],
  [
    `Experience
Globex | Software Engineer II | Remote
August 2022 to present
• Payments platform
• Reduced latency by 40% in 2023

Initech | Software Engineer | Lima
2019 to 2022
• Billing
`,
    ['Software Engineer II @ Globex 2022-08..now', 'Software Engineer @ Initech 2019..2022'],
  ],
  [
    `EXPERIENCIA LABORAL

Cargo           : Contador
Empresa         : Molinos del Centro SAC
Tiempo          : Enero 2015 - Marzo 2018
Cargo           : Asistente contable
Empresa         : Estudio Contable Paz
Tiempo          : 2012 - 2014
`,
    [
      'Contador @ Molinos del Centro SAC 2015-01..2018-03',
      'Asistente contable @ Estudio Contable Paz 2012..2014',
    ],
  ],
  [
    `EXPERIENCIA LABORAL
Docente de Primaria
I.E. N° 1234 "José Olaya"
Marzo a diciembre de 2019

Auxiliar de Educación
I.E.P. Mi Mundo Feliz
Marzo a diciembre de 2018
`,
    [
      'Docente de Primaria @ I.E. N° 1234 "José Olaya" 2019-03..2019-12',
      'Auxiliar de Educación @ I.E.P. Mi Mundo Feliz 2018-03..2018-12',
    ],
  ],
  [
    `Experiencia
Sazón Perú – Supervisora de Comedor – Arequipa – 2020 a 2023
Responsable de 4 comedores.
Puchero – Nutricionista – Moquegua – 2018 a 2020
Elaboración de menús.
`,
    ['Supervisora de Comedor @ Sazón Perú 2020..2023', 'Nutricionista @ Puchero 2018..2020'],
  ],
  [
    `EXPERIENCIA PROFESIONAL

Desde Enero 2022
Gerente de Tienda - Trébol Plaza Norte
- Manejo de 80 colaboradores.
- Cumplimiento de ventas 2022 y 2023.

Jun 2019 / Dic 2021
Sub Gerente - Quipu Chorrillos
- Control de stock.
`,
    [
      'Gerente de Tienda @ Trébol Plaza Norte 2022-01..now',
      'Sub Gerente @ Quipu Chorrillos 2019-06..2021-12',
    ],
  ],
  [
    `HISTORIAL LABORAL
07/2019 - 09/2023
Operador de maquinaria pesada
Consorcio Minero Horizonte
Pataz, La Libertad
Operación de cargador frontal
02/2015 - 06/2019
Ayudante de mecánica
Taller Automotriz Rojas
Trujillo
`,
    [
      'Operador de maquinaria pesada @ Consorcio Minero Horizonte 2019-07..2023-09',
      'Ayudante de mecánica @ Taller Automotriz Rojas 2015-02..2019-06',
    ],
  ],
  [
    `PRÁCTICAS PRE PROFESIONALES
Corte Superior de Justicia de Lima Norte
Secigrista – 3er Juzgado Civil
Enero – Diciembre 2020

EXPERIENCIA LABORAL
Estudio Jurídico Vega & Asociados
Abogada Junior
Febrero 2021 – A la fecha
`,
    [
      // The court is no part of the post: a team or unit behind it is left out.
      'Secigrista @ Corte Superior de Justicia de Lima Norte 2020-01..2020-12',
      'Abogada Junior @ Estudio Jurídico Vega & Asociados 2021-02..now',
    ],
  ],
  [
    `EXPERIENCIA
Analista de Marketing Digital at Loop Studio
Enero 2022 - Presente · 2 años 3 meses
Lima, Perú
Campañas en Meta Ads y Google Ads

Community Manager at Café Altura
mayo 2020 - diciembre 2021 · 1 año 8 meses
Cusco, Perú
`,
    [
      'Analista de Marketing Digital @ Loop Studio 2022-01..now',
      'Community Manager @ Café Altura 2020-05..2021-12',
    ],
  ],
  [
    `Experiencia laboral
Vigilante privado. Empresa Centinela. 2018 - 2021.
Mozo. Restaurante La Concha Marina. 2016 - 2018.
Ayudante de construcción civil. Obra Los Pinos. 2014 - 2016.
`,
    [
      'Vigilante privado @ Empresa Centinela 2018..2021',
      'Mozo @ Restaurante La Concha Marina 2016..2018',
      'Ayudante de construcción civil @ Obra Los Pinos 2014..2016',
    ],
  ],
  [
    `EXPERIENCE

ACME CORP, Lima, Peru
Product Manager (Jan. 2020 - Present)
Own the roadmap for payments.
Shipped 4 releases in 2021.
Associate Product Manager (June 2018 - Dec. 2019)
Ran user interviews.

UMBRELLA, Bogotá, Colombia
Business Analyst (2016 - 2018)
`,
    [
      'Product Manager @ ACME CORP 2020-01..now',
      'Associate Product Manager @ ACME CORP 2018-06..2019-12',
      'Business Analyst @ UMBRELLA 2016..2018',
    ],
  ],
  [
    `EXPERIENCIA LABORAL
Soldador 3G - 2021
Metalmecánica Huanca E.I.R.L.
Chilca

Soldador - 2019 / 2020
Astilleros Chimbote
`,
    ['Soldador 3G @ Metalmecánica Huanca E.I.R.L. 2021..2021', 'Soldador @ Astilleros Chimbote 2019..2020'],
  ],
  [
    `Experiencia laboral
Empresa: Clínica Santa Mónica
Área: Emergencia
Cargo: Enfermera
Fecha de inicio: 01/02/2019
Fecha de término: 30/06/2022
Jefe inmediato: Dr. Pérez 2020
Empresa: Policlínico Señor de Luren
Área: Triaje
Cargo: Técnica en enfermería
Fecha de inicio: 05/01/2016
Fecha de término: 31/01/2019
`,
    [
      'Enfermera @ Clínica Santa Mónica 2019-02..2022-06',
      'Técnica en enfermería @ Policlínico Señor de Luren 2016-01..2019-01',
    ],
  ],
]

test.each(habits)('%s', (text, jobs) => {
  const { experiences } = readCvText(`Juana Pérez Soto\njuana@ejemplo.pe\n\n${text}`)
  const read = experiences.map(
    ({ position, company, start, end, isCurrent }) =>
      `${position?.value} @ ${company?.value} ${start?.value}..${isCurrent ? 'now' : end?.value}`,
  )
  expect(read).toEqual(jobs)
})
