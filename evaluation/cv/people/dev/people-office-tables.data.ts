import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** People who fill in tables and forms of a word processor: contracts with the state, workshops, guards, shops, a farm. */
export const peopleOfTheOfficeTables: Person[] = [
  {
    id: 'nilda-huayta',
    name: 'Nilda Beatriz Huayta Ccopa',
    title: 'Técnica en Enfermería',
    email: 'nilda.huayta.ccopa@correoejemplo.com',
    phone: '951 306 774',
    linkedin: null,
    place: 'Jr. Moquegua 318, Juliaca, Puno',
    summary:
      'Técnica en enfermería con nueve años en establecimientos del primer nivel y emergencia. Hablo quechua y he trabajado en comunidades a más de 4 000 metros.',
    experiences: [
      job(
        'Técnica en Enfermería (CAS)',
        'Red de Salud Melgar - Microred Nuñoa',
        'Nuñoa, Puno',
        '2021-03',
        null,
        [
          'Triaje, control de funciones vitales y apoyo en el consultorio de CRED.',
          'Visitas domiciliarias a gestantes y niños menores de tres años en once comunidades.',
          'Cadena de frío y campaña de vacunación contra la influenza 2023 y 2024.',
        ],
      ),
      job(
        'Técnica en Enfermería - Vacunadora COVID-19',
        'Dirección Regional de Salud Puno',
        'Juliaca',
        '2020-09',
        '2021-02',
        ['Vacunación extramural y registro en el HIS Minsa.'],
      ),
      job(
        'Téc. de Enfermería',
        'Clínica Santa Inés de Juliaca E.I.R.L.',
        'Juliaca, Puno',
        '2017-05',
        '2020-08',
        [
          'Atención de pacientes hospitalizados y preparación de sala de operaciones.',
          'Recepción de turno, kárdex e insumos.',
        ],
      ),
      job('Cuidadora de adulto mayor', 'Servicio particular', 'Arequipa', '2016-01', '2017-03', []),
    ],
    educations: [
      study(
        'Título de Profesional Técnico en Enfermería Técnica',
        'Enfermería Técnica',
        'I.E.S.T.P. Manuel Núñez Butrón',
        '2013',
        '2015',
      ),
      study('Secundaria completa', null, 'I.E.S. Politécnico Regional Los Andes', '2007', '2011'),
    ],
    technical: {
      Asistencial: [
        'Control de signos vitales',
        'Inyectables y curaciones',
        'Inmunizaciones',
        'Bioseguridad',
        'Manejo de cadena de frío',
      ],
      Ofimática: ['Word | intermedio', 'Excel | básico', 'HIS Minsa | intermedio'],
    },
    soft: ['Empatía', 'Trabajo bajo presión', 'Vocación de servicio'],
    languages: [
      language('Quechua', 'advanced', 'Avanzado'),
      language('Castellano', 'native', 'Lengua materna'),
    ],
    certifications: [
      certificate('Inmunizaciones y cadena de frío', 'DIRESA Puno', '2023'),
      certificate('Atención integral de la gestante', 'Instituto Salud Andina', '2022'),
      certificate('Soporte vital básico (BLS)', 'Cruz Roja Peruana', '2021'),
      certificate('Interculturalidad en salud', 'Ministerio de Salud', '2019'),
    ],
    references: ['Lic. Enf. Gladys Quisocala Apaza, Jefa de la Microred Nuñoa, cel. 951 000 832'],
  },
  {
    id: 'eusebio-cantaro',
    name: 'Eusebio Cántaro Valverde',
    title: 'Maestro de obra',
    email: 'eusebiocantaro1963@correoejemplo.com',
    phone: '943-118-205 / 043-555018',
    linkedin: null,
    place: 'Independencia, Huaraz',
    summary:
      'Maestro de obra con más de treinta años en edificaciones, canales y trochas. Sé leer planos, llevar cuaderno de obra y tratar con la gente. Busco trabajo estable cerca de mi familia.',
    experiences: [
      job('Maestro de obra', 'Consorcio Vial Cordillera Negra', 'Pira, Huaraz', '2019', '2024', [
        'Construcción de 14 km de trocha carrozable y 22 alcantarillas.',
        'A cargo de 35 hombres entre operarios, oficiales y peones',
      ]),
      job('Maestro general', 'Municipalidad Distrital de Independencia', 'Huaraz', '2014', '2018', [
        'Obra: Mejoramiento de la I.E. N° 86019 de Paria, año 2016',
        'Obra: canal de riego Marián, 3.2 kilómetros, terminado 2 meses antes del plazo',
      ]),
      job('Capataz de concreto', 'Constructora Hnos. Maguiña S.R.L.', 'Casma', '2006', '2013', [
        'Encofrado, fierro y vaciado de techos',
      ]),
      job('Operario albañil', 'Independiente', 'Chimbote y Huaraz', '1992', '2005', []),
    ],
    educations: [
      study('Secundaria completa', null, 'C.E. Mariscal Toribio de Luzuriaga', '1976', '1980'),
      study('Lectura de planos', null, 'SENCICO - Huaraz', '1996', '1996'),
    ],
    technical: {
      Oficio: [
        'Lectura de planos',
        'Encofrado y fierrería',
        'Trazo y replanteo',
        'Manejo de mixer y winche',
        'Metrados',
        'Cuaderno de obra',
      ],
    },
    soft: ['Honrado', 'Puntual', 'Don de mando'],
    languages: [language('Quechua ancashino', 'native', 'lo hablo desde niño')],
    certifications: [
      certificate('Seguridad en obras de construcción', 'SENCICO', '2017'),
      certificate('Registro Nacional de Trabajadores de Construcción Civil', null, '2013'),
    ],
    references: [
      'Ing. Marco Antúnez Roque, residente, 943 000 127',
      'Arq. Silvia Depaz Mejía, supervisora, 943 000 449',
    ],
  },
  {
    id: 'luz-marina-cubas',
    name: 'Luz Marina Cubas Idrogo',
    title: 'Docente de Educación Inicial',
    email: 'luzmarina_cubas@correoejemplo.pe',
    phone: '976 442 090',
    linkedin: null,
    place: 'Cajamarca',
    summary:
      'Profesora de educación inicial, colegiada, con experiencia en aulas multigrado, PRONOEI y acompañamiento pedagógico en zonas rurales.',
    experiences: [
      job('Docente de aula - 4 y 5 años', 'I.E.I. N° 082 Magna Vallejo', 'Cajamarca', '2023-03', '2025-12', [
        'Planificación de unidades y proyectos con enfoque de crianza respetuosa.',
        'Miembro del comité de tutoría y de gestión de riesgos.',
      ]),
      job(
        'Profesora contratada',
        'I.E.I. N° 1287 El Tambo (UGEL Bambamarca)',
        'Hualgayoc',
        '2019-03',
        '2022-12',
        [
          'Aula unidocente de 3, 4 y 5 años con 21 niños.',
          'Estrategia Aprendo en Casa durante 2020 y 2021 por radio y visitas.',
        ],
      ),
      job('Acompañante pedagógica', 'UGEL Celendín', 'Celendín, Cajamarca', '2018-04', '2018-12', [
        'Acompañamiento a 12 docentes de Sorochuco y Huasmín.',
      ]),
      job(
        'Promotora educativa comunitaria',
        'PRONOEI Los Capulíes',
        'Baños del Inca',
        '2015-03',
        '2017-12',
        [],
      ),
    ],
    educations: [
      study(
        'Licenciada en Educación Inicial',
        'Educación Inicial',
        'Universidad Nacional de Cajamarca',
        '2010',
        '2014',
      ),
      study(
        'Segunda Especialidad en Didáctica del Arte',
        'Didáctica del Arte',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2020',
        '2021',
      ),
      study(
        'Maestría en Gestión Educativa (egresada)',
        'Gestión Educativa',
        'Universidad Nacional de Cajamarca',
        '2022',
        '2024',
      ),
    ],
    technical: {
      Pedagogía: ['Programación curricular', 'Evaluación formativa', 'Psicomotricidad', 'Juego en sectores'],
      Informática: [
        'Canva | básico',
        'Google Classroom | intermedio',
        'Word | avanzado',
        'PowerPoint | avanzado',
      ],
    },
    soft: ['Creatividad', 'Paciencia', 'Comunicación con familias'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Planificación y mediación en el nivel inicial', 'PerúEduca', '2024'),
      certificate('Literatura infantil y biblioteca de aula', 'Casa del Maestro Cumbe', '2022'),
      certificate('Primeros auxilios en la escuela', 'Cruz Roja Filial Cajamarca', '2019'),
    ],
    awards: ['Resolución de felicitación R.D. 1120-2021-UGEL Bambamarca'],
  },
  {
    id: 'roger-saavedra',
    name: 'Róger Iván Saavedra Chinchay',
    title: 'Soldador homologado 6G',
    email: 'rsaavedra.soldador@correoejemplo.com',
    phone: '+51 972 660 413',
    linkedin: null,
    place: 'Nuevo Chimbote, Áncash',
    summary:
      'Soldador con homologaciones 3G y 6G en SMAW y GTAW. Paradas de planta, pesqueras, montaje de tanques y tuberías.',
    experiences: [
      job('Soldador 6G / Tubero', 'Montajes Ferrol & Asociados S.A.C.', 'Chimbote', '2022-02', '2025-08', [
        'Paradas de planta en tres pesqueras de Coishco (temporadas 2022, 2023 y 2024).',
        'Soldadura GTAW y SMAW en líneas de vapor de 4" a 12".',
      ]),
      job('Soldador homologado', 'Astillero Bahía Blanca', 'Chimbote', '2018-06', '2021-12', [
        'Cambio de planchas del casco de doce embarcaciones de 350 m3.',
      ]),
      job('Operario soldador', 'Estructuras Metálicas Santa', 'Nuevo Chimbote', '2015-01', '2018-05', [
        'Tijerales, coberturas y barandas.',
      ]),
      job('Ayudante de soldadura y mecánica', 'Taller Don Chicho', 'Casma', '2012-07', '2014-12', []),
    ],
    educations: [
      study('Mecánico de Construcciones Metálicas', null, 'SENATI - Zonal Áncash', '2010', '2012'),
      study('Educación secundaria', null, 'I.E. Inmaculada de la Merced', '2004', '2008'),
    ],
    technical: {
      Procesos: ['SMAW', 'GTAW (TIG)', 'FCAW', 'Oxicorte', 'Arco aire'],
      Otros: ['Lectura de isométricos', 'Calderería', 'Manejo de amoladora', 'Trabajos en caliente'],
    },
    soft: ['Disponibilidad para viajar', 'Responsable'],
    languages: [],
    certifications: [
      certificate('Homologación 6G SMAW/GTAW', 'Soldexpert Norte', '2024'),
      certificate('Trabajos en altura y espacios confinados', 'Prevención Total E.I.R.L.', '2023'),
      certificate('Licencia de conducir A-IIb', null, null),
    ],
  },
  {
    id: 'gladys-donayre',
    name: 'Gladys Elena Donayre Uribe',
    title: 'Secretaria ejecutiva',
    email: 'gladysdonayre@correoejemplo.pe',
    phone: '(056) 555-214, 956 700 381',
    linkedin: null,
    place: 'Ica',
    summary:
      'Secretaria titulada con larga trayectoria en el sector educación y en empresas del agro. Redacción propia, trámite documentario y trato con el público.',
    experiences: [
      job(
        'Secretaria de Gerencia',
        'Agroexportadora Valle de Villacurí S.A.C.',
        'Salas, Ica',
        '2009-04',
        '2023-07',
        [
          'Agenda de la gerencia general, actas de directorio y correspondencia en inglés.',
          'Organización del archivo central y del trámite documentario.',
          'Coordinación de viajes, caja chica y visitas de clientes.',
        ],
      ),
      job('Secretaria', 'I.E. San Luis Gonzaga', 'Ica', '1998-03', '2008-12', [
        'Actas, nóminas de matrícula y certificados de estudios.',
      ]),
      job('Digitadora (locación de servicios)', 'Gobierno Regional de Ica', 'Ica', '1996', '1997', []),
      job('Recepcionista', 'Hostal El Huarango', 'Huacachina', '1993', '1995', [
        'Reservas, caja y atención de turistas',
      ]),
    ],
    educations: [
      study('Secretariado Ejecutivo Bilingüe', null, 'Instituto Superior Catalina Buendía', '1990', '1992'),
      study('Secundaria completa', null, 'C.N. Nuestra Señora de las Mercedes', '1985', '1989'),
    ],
    technical: {
      Oficina: [
        'Redacción comercial y administrativa',
        'Taquigrafía',
        'Mecanografía al tacto',
        'Archivo y trámite documentario',
        'Ortografía',
      ],
      Computación: ['Word', 'Excel', 'Outlook', 'Sisgedo'],
    },
    soft: ['Reserva', 'Buen trato', 'Orden'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Gestión documental y archivo', 'Archivo Regional de Ica', '2015'),
      certificate('Imagen y protocolo', 'Cámara de Comercio de Ica', '2011'),
      certificate('Ofimática empresarial', 'Universidad Nacional San Luis Gonzaga', '2007'),
    ],
    references: ['Sr. Óscar Elías Pisconte, ex gerente, 956 000 114'],
    interests: ['Lectura', 'coro parroquial'],
  },
  {
    id: 'cristhian-zapata',
    name: 'Cristhian Zapata Yarlequé',
    title: 'Asistente contable y de planillas',
    email: 'c.zapata.yarleque@correoejemplo.pe',
    phone: '(+51) 969 025 117',
    linkedin: 'linkedin.com/in/czapatay',
    place: 'Castilla, Piura',
    summary:
      'Bachiller en Contabilidad con seis años en estudios contables y agroexportación. Manejo de PLAME, T-Registro, SIRE y cierres mensuales.',
    experiences: [
      job(
        'Asistente de Planillas y Compensaciones',
        'Fruticola Alto Chira S.A.',
        'Sullana',
        '2023-01',
        null,
        [
          'Planilla agraria de 1 450 trabajadores (Ley 31110) en dos campañas por año.',
          'Declaración PLAME, AFPnet y liquidaciones de beneficios sociales.',
          'Implementé el tareo digital: errores de planilla de 4,1 % a 0,6 %.',
        ],
      ),
      job('Asistente Contable', 'Estudio Contable Merino, Rueda & Cía.', 'Piura', '2020-07', '2022-12', [
        'Registro de compras y ventas de 18 clientes del régimen MYPE y general.',
        'Conciliaciones bancarias y libros electrónicos PLE',
      ]),
      job(
        'Auxiliar de Contabilidad',
        'Ferretería y Representaciones El Algarrobo',
        'Piura',
        '2019-08',
        '2020-06',
        ['Facturación, caja y control de kárdex.'],
      ),
      job(
        'Practicante Pre-Profesional - Tesorería',
        'Municipalidad Provincial de Piura',
        'Piura',
        '2018-04',
        '2018-12',
        [],
      ),
    ],
    educations: [
      study('Bachiller en Contabilidad', 'Contabilidad', 'Universidad Nacional de Piura', '2014', '2018'),
      study(
        'Diplomado en Derecho Laboral y Planillas',
        'Derecho Laboral y Planillas',
        'Cámara de Comercio y Producción de Piura',
        '2021',
        '2021',
      ),
    ],
    technical: {
      Sistemas: ['Concar SQL | avanzado', 'SIGO | intermedio', 'Excel | avanzado', 'Power Query | básico'],
      Tributario: ['SIRE', 'PLAME y T-Registro', 'Libros electrónicos', 'Liquidación de impuestos'],
    },
    soft: ['Trabajo en equipo', 'Proactividad', 'Atención al detalle'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Excel avanzado para contadores', 'CEPEU UNP', '2022'),
      certificate('Cierre contable y tributario 2023', 'Colegio de Contadores de Piura', '2024'),
      certificate('Sistema Integrado de Registros Electrónicos (SIRE)', 'SUNAT', '2023'),
    ],
  },
]
