import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** Names that no list knows, several roles at one company, internships, and items that look like headings or hold dates. */
export const peopleOfManyHabits: Person[] = [
  {
    id: 'renzo-bardales',
    name: 'Renzo Bardales Pinchi',
    title: 'Ejecutivo de Trade Marketing',
    email: 'renzo.bardales@correoejemplo.com',
    phone: '+51 955 210 774',
    linkedin: 'linkedin.com/in/renzobardalesp',
    place: 'Surquillo, Lima',
    summary:
      'Especialista en canal moderno y tradicional, con ocho años en consumo masivo. Me interesa llevar marcas peruanas a provincias.',
    experiences: [
      job('Key Account Manager', 'Kallpa & Quinde', 'Lima', '2021-04', null, [
        'Negociación anual con tres cadenas de supermercados.',
        'Campaña Navidad 2022: crecimiento de 18 % frente a 2021.',
        'Capacitación',
      ]),
      job('Coordinador de Trade Marketing', 'Yurac Alimentos', 'Lima', '2018-09', '2021-03', [
        'Plan de exhibiciones de 140 puntos de venta.',
        'Logros',
      ]),
      job('Impulsador de ventas', 'Delta Uno', 'Tarapoto', '2016-01', '2017-12', [
        'Degustaciones y activaciones de fin de semana.',
      ]),
      job('Practicante pre profesional de Marketing', 'Nube Sur', 'Tarapoto', '2015-03', '2015-12', [
        'Apoyo en encuestas y base de datos de clientes.',
      ]),
    ],
    educations: [
      study('Bachiller en Marketing', 'Marketing', 'Universidad del Mayo', '2011', '2015'),
      study(
        'Diplomado en Gestión Comercial',
        'Gestión Comercial',
        'Escuela de Negocios Huascarán',
        '2019',
        '2019',
      ),
    ],
    technical: { Herramientas: ['Excel | avanzado', 'Power BI', 'SAP SD'], Comercial: ['Trade marketing'] },
    soft: ['Negociación', 'Orientación a resultados'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [certificate('Power BI para ventas', 'Aula Andina', '2020')],
  },
  {
    id: 'elva-huancahuari',
    name: 'Elva Huancahuari Tello',
    title: 'Licenciada en Enfermería',
    email: 'elva.huancahuari@correoejemplo.pe',
    phone: '966 145 308',
    linkedin: null,
    place: 'Huamanga, Ayacucho',
    summary:
      'Enfermera colegiada y habilitada, con experiencia en primer nivel de atención, emergencia y UCI.',
    experiences: [
      job('Enfermera asistencial', 'Hospital Regional Pampa Verde', 'Ayacucho', '2019-05', null, [
        'Atención de pacientes críticos en el área de emergencia.',
        'Educación a familiares y pacientes',
      ]),
      job('Enfermera SERUMS', 'Puesto de Salud Qochapampa', 'Vilcashuamán, Ayacucho', '2018-04', '2019-04', [
        'Control de crecimiento y desarrollo, vacunas y visitas domiciliarias.',
      ]),
      job('Interna de Enfermería', 'Hospital Regional Pampa Verde', 'Ayacucho', '2017-01', '2017-12', [
        'Rotación por medicina, cirugía, pediatría y gineco-obstetricia.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Enfermería',
        'Enfermería',
        'Universidad Nacional del Apurímac Bajo',
        '2013',
        '2017',
      ),
      study(
        'Segunda especialidad en Cuidados Intensivos',
        'Cuidados Intensivos',
        'Universidad Santa Rosa del Sur',
        '2021',
        'current',
      ),
    ],
    technical: { Clínica: ['Reanimación cardiopulmonar', 'Ventilación mecánica', 'Cateterismo vesical'] },
    soft: ['Empatía', 'Trabajo bajo presión'],
    languages: [language('Quechua', 'native', 'nativo')],
    certifications: [
      certificate('Soporte vital avanzado', 'Consejo Andino de Reanimación', '2022'),
      certificate('Colegio de Enfermeros del Perú, CEP 099881', null, null),
    ],
  },
  {
    id: 'piero-lavalle',
    name: 'Piero Lavalle Sarmiento',
    title: 'Front-End Engineer',
    email: 'piero@lavalle-ejemplo.dev',
    phone: '+51 933 418 027',
    linkedin: 'linkedin.com/in/pierolavalle-dev',
    place: 'Barranco, Lima',
    summary:
      'Construyo interfaces accesibles con React y TypeScript desde 2017. Trabajo remoto con equipos de tres países.',
    experiences: [
      job('Tech Lead', 'Pixelar', 'Remoto', '2022-02', null, [
        'Migración de la tienda a Next.js (2022 - 2023)',
        'Tecnologías: React, TypeScript, GraphQL',
        'Mentoría de cuatro personas del equipo.',
      ]),
      job('Front-End Engineer', 'Bitácora', 'Lima', '2019-06', '2022-01', [
        'Sistema de diseño usado por 9 productos.',
        'Proyectos destacados',
      ]),
      job('Desarrollador web (freelance)', 'Quinde Apps', 'Arequipa', '2017-08', '2019-05', [
        'Sitios para 20 pequeños negocios entre 2017 y 2019.',
      ]),
    ],
    educations: [
      study('Ingeniería de Software', null, 'Universidad Politécnica del Misti', '2013', '2018'),
      study('Bootcamp Full Stack', 'Full Stack', 'Academia Colibrí Code', '2017', '2017'),
    ],
    technical: { Lenguajes: ['TypeScript', 'JavaScript', 'HTML', 'CSS'], Marcos: ['React', 'Next.js'] },
    soft: ['Comunicación', 'Aprendizaje continuo'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Portugués', 'basic', 'A2')],
    certifications: [certificate('Professional Scrum Master I', 'Scrum.org', '2021')],
  },
  {
    id: 'nelly-ochoa',
    name: 'Nelly Ochoa Ramírez',
    title: 'Contadora Pública Colegiada',
    email: 'nelly.ochoa.cpc@correoejemplo.com',
    phone: '(01) 555-0142 / 944 671 203',
    linkedin: null,
    place: 'Chaclacayo, Lima',
    summary:
      'Contadora con doce años en empresas industriales: cierres mensuales, costos, tributación y auditorías. Manejo de personal a cargo.',
    experiences: [
      job('Contadora General', 'Textiles Rímac Alto S.A.C.', 'Ate, Lima', '2018-01', null, [
        'Cierre contable mensual y estados financieros bajo NIIF.',
        'Funciones:',
      ]),
      job('Analista Contable', 'Textiles Rímac Alto S.A.C.', 'Ate, Lima', '2014-07', '2017-12', [
        'Conciliaciones bancarias, activo fijo y PDT.',
      ]),
      job('Auxiliar Contable', 'Textiles Rímac Alto S.A.C.', 'Ate, Lima', '2012-02', '2014-06', [
        'Registro de compras y ventas en CONCAR.',
      ]),
      job('Practicante de Contabilidad', 'Estudio Ochoa, Lazo y Asociados', 'Lima', '2011-01', '2011-12', [
        'Archivo y declaración mensual de 15 clientes.',
      ]),
    ],
    educations: [
      study(
        'Título profesional de Contador Público',
        'Contador Público',
        'Universidad Nacional Los Cipreses',
        '2007',
        '2011',
      ),
      study('Maestría en Tributación', 'Tributación', 'Universidad San Hilarión de Ate', '2016', '2018'),
    ],
    technical: { Sistemas: ['CONCAR', 'SAP FI', 'PLE', 'Excel | intermedio'] },
    soft: ['Orden', 'Confidencialidad'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [certificate('Actualización en NIIF', 'Colegio de Contadores de Lima', '2023')],
    references: ['Sr. Iván Lazo, socio, Estudio Ochoa, Lazo y Asociados, 900 100 201'],
  },
  {
    id: 'omar-cespedes',
    name: 'Omar Céspedes Vara',
    title: 'Ingeniero Civil – CIP 999120',
    email: 'omar_cespedes_vara@correoejemplo.com',
    phone: '962 330 118',
    linkedin: 'linkedin.com/in/omar-cespedes-vara',
    place: 'Huánuco',
    summary:
      'Ingeniero civil colegiado con experiencia en carreteras, saneamiento y edificaciones, en obra pública y privada.',
    experiences: [
      job('Residente de Obra', 'Consorcio Vial Huallaga Norte', 'Tingo María, Huánuco', '2022-06', null, [
        'Mejoramiento de la carretera vecinal Cayumba - Santa Rosa, 14 km.',
        'Valorizaciones mensuales y cuaderno de obra digital.',
      ]),
      job(
        'Ingeniero de Costos y Presupuestos',
        'Arq & Civil Proyectos E.I.R.L.',
        'Huánuco',
        '2020-01',
        '2022-05',
        ['Expedientes técnicos de saneamiento (agosto 2020 - marzo 2021).'],
      ),
      job(
        'Asistente Técnico de Supervisión',
        'Municipalidad Distrital de Amarilis Nuevo',
        'Amarilis, Huánuco',
        '2018-03',
        '2019-11',
        ['Control de calidad de concreto y metrados.'],
      ),
      job('Cadista', 'Trazo Fino', 'Huánuco', '2016-08', '2018-02', [
        'Planos de arquitectura y estructuras en AutoCAD.',
      ]),
    ],
    educations: [
      study('Ingeniero Civil', null, 'Universidad Nacional Valle del Huallaga', '2011', '2016'),
      study(
        'Especialización en Gestión Pública',
        'Gestión Pública',
        'Escuela Mayor de Gobierno Local',
        '2021',
        '2021',
      ),
    ],
    technical: { Software: ['AutoCAD Civil 3D', 'S10', 'MS Project', 'SAP2000'] },
    soft: ['Liderazgo de cuadrillas', 'Trabajo en campo'],
    languages: [language('Inglés', 'intermediate', 'B1')],
    certifications: [certificate('BIM en obra', 'Aula Andina', '2023')],
  },
  {
    id: 'zoila-ybarra',
    name: 'Zoila Ybarra Stein',
    title: 'Programme Officer',
    email: 'zoila.ybarra@example-mail.org',
    phone: '+51 977 004 516',
    linkedin: 'linkedin.com/in/zoilaybarra',
    place: 'Lima, Peru',
    summary:
      'Development professional with nine years in conservation and rural livelihoods across Peru, Bolivia and Ecuador.',
    experiences: [
      job('Programme Officer', 'Save the Rivers', 'Lima, Peru', '2021-10', null, [
        'Managed a portfolio of 12 grants worth USD 1.4 million.',
        'Training',
      ]),
      job('Field Coordinator', 'Andes Conservation Trust', 'Cusco, Peru', '2018-02', '2021-09', [
        'Led a team of eight promoters in 23 communities.',
        'Baseline survey of 600 households (March - July 2019)',
      ]),
      job('Junior Consultant', 'Green Harbour', 'Quito, Ecuador', '2016-05', '2017-12', [
        'Wrote two policy briefs.',
      ]),
      job('Research Intern', 'Institute for Highland Studies', 'Lima, Peru', '2015-06', '2015-12', [
        'Coded interviews and prepared maps.',
      ]),
    ],
    educations: [
      study(
        'MSc in Environment and Development',
        'Environment and Development',
        'University of Northern Wessex',
        '2017',
        '2018',
      ),
      study(
        'Bachelor of Arts in Anthropology',
        'Anthropology',
        'Universidad San Hilarión de Ate',
        '2010',
        '2015',
      ),
    ],
    technical: { Tools: ['QGIS', 'Stata', 'Salesforce'] },
    soft: ['Facilitation', 'Cross-cultural work'],
    languages: [language('Spanish', 'native', 'native'), language('English', 'advanced', 'C1')],
    certifications: [certificate('Project Management for NGOs', 'Open Field Academy', '2020')],
  },
  {
    id: 'dante-poma',
    name: 'Dante Poma Illanes',
    title: 'Cocinero',
    email: 'dantepoma.cocina@correoejemplo.com',
    phone: '921 556 470',
    linkedin: null,
    place: 'Comas, Lima',
    summary:
      'Cocinero criollo y marino con siete años en fogón caliente. Disponibilidad inmediata y turnos rotativos.',
    experiences: [
      job('Cocinero de partida caliente', 'Cevichería Mar Adentro', 'Los Olivos, Lima', '2020-08', null, [
        'Preparación de arroces y fritos para 180 cubiertos diarios.',
      ]),
      job('Ayudante de cocina', 'El Fogón de Lucho', 'Comas, Lima', '2018-02', '2020-03', [
        'Mise en place y control de mermas.',
      ]),
      job('Mototaxista', 'Independiente', 'Comas, Lima', '2016-11', '2018-01', []),
      job('Mozo', 'La Posada del Conde', 'Miraflores, Lima', '2015-12', '2016-10', [
        'Atención de salón y caja chica.',
      ]),
    ],
    educations: [
      study('Técnico en Cocina', 'Cocina', 'CETPRO Manos Peruanas', '2017', '2018'),
      study('Secundaria completa', null, 'I.E. 3047 República de Panamá', '2010', '2014'),
    ],
    technical: { Cocina: ['Cocina criolla', 'Cocina marina', 'Parrilla'] },
    soft: ['Puntualidad', 'Rapidez'],
    languages: [],
    certifications: [certificate('Carné de sanidad', null, '2025')],
  },
  {
    id: 'ariana-solis',
    name: 'Ariana Solís Quintanilla',
    title: 'Egresada de Psicología Organizacional',
    email: 'ariana.solis.q@correoejemplo.com',
    phone: '+51 999 201 335',
    linkedin: 'linkedin.com/in/arianasolisq',
    place: 'Cercado, Arequipa',
    summary:
      'Egresada del quinto superior. Busco mi primer puesto estable en selección y desarrollo de personas.',
    experiences: [
      job('Practicante profesional de Selección', 'Grupo Inca Verde', 'Arequipa', '2024-02', null, [
        'Filtro curricular y entrevistas por competencias.',
      ]),
      job('Jefa de Práctica – Estadística I', 'Universidad Alto Misti', 'Arequipa', '2023-03', '2023-12', [
        'Sesiones de laboratorio para 40 estudiantes.',
      ]),
      job(
        'Practicante de Bienestar Social',
        'Colegio San Ignacio de la Joya',
        'Arequipa',
        '2022-08',
        '2022-12',
        ['Talleres de habilidades blandas'],
      ),
      job('Anfitriona de eventos', 'Brisa Eventos', 'Arequipa', '2020-01', '2021-02', [
        'Recepción de invitados y protocolo.',
      ]),
    ],
    educations: [
      study('Bachiller en Psicología', 'Psicología', 'Universidad Alto Misti', '2018', '2023'),
      study('Curso de Nómina y Planillas', 'Nómina y Planillas', 'Instituto Sol y Cumbre', '2024', 'current'),
    ],
    technical: { Programas: ['Excel | intermedio', 'SPSS', 'Canva'] },
    soft: ['Escucha activa', 'Iniciativa'],
    languages: [language('Inglés', 'intermediate', 'B2')],
    certifications: [certificate('Entrevista por competencias', 'Aula Andina', '2023')],
  },
]
