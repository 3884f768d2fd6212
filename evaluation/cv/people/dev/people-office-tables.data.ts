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
  {
    id: 'gretel-schuler',
    name: 'Gretel Schuler Ballesteros',
    title: 'Ingeniera Zootecnista',
    email: 'gretel.schuler@correoejemplo.pe',
    phone: '(+51) 963 880 215',
    linkedin: 'https://www.linkedin.com/in/gretelschulerb',
    place: 'Jirón Bolognesi 140, Oxapampa, Pasco (Perú)',
    summary:
      'Ingeniera zootecnista interesada en ganadería lechera de selva alta, pastos asociados y quesería artesanal. Deseo realizar una estancia de investigación en silvopasturas.',
    experiences: [
      job('Especialista en Ganadería Tropical', 'Instituto del Bien Común', 'Oxapampa', '2022-09', null, [
        'Asistencia técnica a 64 familias ganaderas de Villa Rica y Puerto Bermúdez en sistemas silvopastoriles.',
        'Diseño de parcelas demostrativas de Brachiaria y maní forrajero',
        'Informes trimestrales al donante (en inglés).',
      ]),
      job(
        'Responsable de Planta Quesera',
        'Lácteos Chontabamba',
        'Chontabamba, Pasco',
        '2019-02',
        '2022-08',
        [
          'Producción de 480 kg semanales de queso andino, tilsit y mantequilla.',
          'Implementación de BPM y registro sanitario ante DIGESA.',
        ],
      ),
      job(
        'Asistente de investigación',
        'Universidad Nacional Agraria La Molina - IRD Selva',
        'San Ramón',
        '2017-08',
        '2018-12',
        ['Ensayos de producción y digestibilidad de forrajes; toma de muestras y tabulación.'],
      ),
    ],
    educations: [
      study(
        'Título de Ingeniera Zootecnista',
        'Ingeniera Zootecnista',
        'Universidad Nacional Agraria La Molina',
        '2012-03',
        '2017-07',
      ),
      study(
        'Maestría en Producción Animal (en curso)',
        'Producción Animal',
        'Universidad Nacional Agraria La Molina',
        '2024-03',
        'current',
      ),
    ],
    technical: {
      'Competencias profesionales': [
        'Formulación de raciones',
        'Inseminación artificial',
        'Manejo de pastos',
        'Elaboración de quesos',
        'Buenas Prácticas de Manufactura',
      ],
      'Competencias digitales': [
        'R | usuario básico',
        'QGIS | usuario independiente',
        'Microsoft Office | usuario competente',
      ],
    },
    soft: ['Facilitación con productores', 'Trabajo de campo', 'Redacción de informes'],
    languages: [
      language('Español', 'native', 'Lengua materna'),
      language('Alemán', 'advanced', 'C1'),
      language('Inglés', 'intermediate', 'B2'),
    ],
    certifications: [
      certificate('Inseminación artificial en bovinos', 'Banco Nacional de Semen UNALM', '2018'),
      certificate('Colegio de Ingenieros del Perú, CIP 00000', null, '2019'),
      certificate('Permiso de conducir A-I', null, null),
    ],
  },
  {
    id: 'fabrizio-benavente',
    name: 'Fabrizio Alonso Benavente Pinto',
    title: 'Gestor cultural y guía oficial de turismo',
    email: 'fabrizio.benavente@ejemplo.pe',
    phone: '+51 54 555 872 / +51 958 330 461',
    linkedin: null,
    place: 'Yanahuara, Arequipa, Perú',
    summary:
      'Gestor cultural con experiencia en museos de sitio, mediación y turismo comunitario en el valle del Colca.',
    experiences: [
      job('Coordinador de Mediación y Públicos', 'Museo Casa Moral del Sillar', 'Arequipa', '2023-04', null, [
        'Programa escolar: 212 visitas en 2024.',
        'Guiado en español, francés e inglés.',
        'Convenios con universidades y alianzas francesas.',
      ]),
      job('Guía Oficial de Turismo', 'Colca Wayra Expediciones E.I.R.L.', 'Chivay', '2018-05', '2023-03', [
        'Circuitos de dos y tres días en Chivay, Yanque y Cabanaconde.',
        'Entre 2020 y 2021, por la emergencia sanitaria, dicté talleres virtuales de historia del arte.',
      ]),
      job('Recepcionista bilingüe', "Hostal L'Écluse", 'Arequipa', '2016-11', '2018-04', [
        'Check-in, reservas y caja en turno noche.',
      ]),
      job('Voluntario de catalogación', 'Archivo Regional de Arequipa', 'Arequipa', '2015-03', '2015-12', []),
    ],
    educations: [
      study(
        'Licenciado en Turismo y Hotelería',
        'Turismo y Hotelería',
        'Universidad Nacional de San Agustín de Arequipa',
        '2011-04',
        '2016-01',
      ),
      study(
        'Diplomado en Gestión del Patrimonio Cultural',
        'Gestión del Patrimonio Cultural',
        'Pontificia Universidad Católica del Perú',
        '2021-08',
        '2022-03',
      ),
    ],
    technical: {
      'Competencias técnicas': [
        'Guionización museográfica',
        'Mediación cultural',
        'Catalogación de colecciones',
      ],
      'Competencias informáticas': ['Adobe InDesign', 'WordPress', 'Hojas de cálculo', 'Amadeus'],
    },
    soft: ['Facilidad de palabra', 'Adaptación a entornos multiculturales', 'Organización de eventos'],
    languages: [
      language('Castellano', 'native', 'Lengua materna'),
      language('Francés', 'advanced', 'C1'),
      language('Inglés', 'intermediate', 'B2'),
      language('Quechua', 'basic', 'A2'),
    ],
    certifications: [
      certificate('DALF C1', 'Alliance Française', '2019'),
      certificate('Carné de guía oficial, GERCETUR Arequipa', null, '2017'),
    ],
    references: ['Dra. Mónica Chirinos Ballón, directora del museo, mchirinos@ejemplo.pe'],
  },
  {
    id: 'yesica-mamani-roque',
    name: 'Yésica Pilar Mamani Roque',
    title: 'Ingeniera Ambiental - Supervisora SSOMA',
    email: 'ypmamani@correoejemplo.com',
    phone: '953-440-018',
    linkedin: 'linkedin.com/in/yesica-mamani-ssoma',
    place: 'Samegua, Moquegua',
    summary:
      'Ingeniera ambiental colegiada y habilitada, con 7 años en proyectos mineros y de construcción. Monitoreo de aire y agua, IPERC, inducción y auditorías trinorma.',
    experiences: [
      job('Supervisora SSOMA', 'Consorcio Represa Chilota 2', 'Carumas, Moquegua', '2023-06', '2025-10', [
        'Gestión de residuos, efluentes y plan de cierre de canteras.',
        'Inducciones y charlas de 5 minutos a 320 trabajadores.',
        '0 accidentes con tiempo perdido en 1 150 000 HHT',
      ]),
      job('Ingeniera de Medio Ambiente Jr.', 'Geoambiental del Sur S.R.L.', 'Ilo', '2020-11', '2023-05', [
        'Línea base y monitoreo de calidad de aire (PM10, PM2.5, SO2).',
        'Elaboración de DIA e ITS para el sector eléctrico.',
      ]),
      job(
        'Asistente de la Subgerencia de Gestión Ambiental',
        'Municipalidad Provincial Mariscal Nieto',
        'Moquegua',
        '2019-01',
        '2020-10',
        ['Programa de segregación en la fuente: 3 200 viviendas.'],
      ),
    ],
    educations: [
      study('Ingeniera Ambiental', null, 'Universidad Nacional de Moquegua', '2012', '2018'),
      study(
        'Especialización en Sistemas Integrados de Gestión',
        'Sistemas Integrados de Gestión',
        'Universidad Nacional de Ingeniería',
        '2021',
        '2022',
      ),
    ],
    technical: {
      Gestión: ['ISO 14001', 'ISO 45001', 'IPERC', 'Gestión de residuos sólidos', 'Monitoreo ambiental'],
      Software: ['ArcGIS | intermedio', 'AutoCAD | básico', 'AERMOD | básico', 'Excel | avanzado'],
    },
    soft: ['Liderazgo', 'Manejo de conflictos', 'Toma de decisiones'],
    languages: [
      language('Español', 'native', 'Lengua materna'),
      language('Inglés', 'intermediate', 'B1'),
      language('Aimara', 'basic', 'A1'),
    ],
    certifications: [
      certificate('Auditor interno trinorma', 'Calidad & Norma Perú', '2022'),
      certificate('Respuesta a emergencias con materiales peligrosos, nivel II', 'HazMat Escuela', '2021'),
      certificate('CIP 000000', null, null),
    ],
  },
  {
    id: 'jhon-pisango',
    name: 'Jhon Kenedy Pisango Tuanama',
    title: 'Técnico de soporte y redes',
    email: 'jhonpisango.ti@correoejemplo.com',
    phone: '942 017 655',
    linkedin: null,
    place: 'Callería, Pucallpa',
    summary: 'Técnico en computación. Reparo, instalo y enseño. Disponibilidad inmediata.',
    experiences: [
      job('Soporte Técnico TI', 'Hospital Amazónico de Yarinacocha', 'Pucallpa', '2022-05', null, [
        'Mesa de ayuda de 180 equipos y 24 impresoras.',
        'Cableado del pabellón de pediatría (categoría 6).',
      ]),
      job('Encargado de cabinas y técnico', 'Ciber Planet@ 2000', 'Pucallpa', '2019-02', '2022-03', [
        'Mantenimiento de 30 computadoras y venta de accesorios.',
      ]),
      job(
        'Instalador de fibra óptica (por campaña)',
        'Redes Ucayali S.A.C. (contratista)',
        'Pucallpa',
        '2018-06',
        '2018-12',
        [],
      ),
    ],
    educations: [
      study(
        'Técnico en Computación e Informática',
        'Computación e Informática',
        'I.E.S.T.P. Suiza',
        '2015',
        '2017',
      ),
      study('Ingeniería de Sistemas (trunco)', null, 'Universidad Nacional de Ucayali', '2018', '2020'),
    ],
    technical: {
      Hardware: ['Ensamblaje de PC', 'Impresoras láser', 'Laptops', 'Cámaras CCTV'],
      Redes: ['Cableado estructurado', 'Mikrotik | básico', 'Ubiquiti | intermedio', 'Fusión de fibra'],
      Sistemas: [
        'Windows Server | básico',
        'Active Directory | básico',
        'Linux | básico',
        'Office 365 | avanzado',
      ],
    },
    soft: ['Paciencia con el usuario', 'Rapidez', 'Puntualidad'],
    languages: [
      language('Inglés técnico', 'basic', 'Básico'),
      language('Shipibo', 'intermediate', 'Intermedio'),
    ],
    certifications: [
      certificate('CCNA 1 y 2', 'Academia Cisco IESTP Suiza', '2017'),
      certificate('Fusión de fibra óptica', 'FibraLab', '2018'),
    ],
    references: [
      'Ing. Teddy Vela Panduro - Jefe de Informática - 961 000 300',
      'Sra. Nélida Ríos - 961 000 301',
    ],
  },
  {
    id: 'karin-llontop',
    name: 'Karin Llontop Effio',
    title: 'Estilista y cosmetóloga',
    email: 'karinstylo.llontop@correoejemplo.com',
    phone: '979 551 206',
    linkedin: null,
    place: 'José Leonardo Ortiz, Chiclayo',
    summary:
      'Estilista profesional con 12 años en colorimetría, cortes y novias. Cartera propia de clientas y experiencia como formadora.',
    experiences: [
      job('Estilista Senior / Colorista', 'Salón & Spa Valentina', 'Chiclayo', '2020-10', null, [
        'Balayage, mechas y corrección de color.',
        'Formé a seis asistentes.',
      ]),
      job('Formadora de Cosmetología', 'CETPRO Nuestra Señora de la Paz', 'Chiclayo', '2017-03', '2020-03', [
        'Módulos de corte, ondulación y laceado.',
      ]),
      job('Estilista', "Peluquería Unisex D'Jesús", 'La Victoria, Chiclayo', '2013-06', '2017-02', []),
      job('Asistente de salón', 'Estética Rosario (negocio familiar)', 'Ferreñafe', '2011', '2013', []),
    ],
    educations: [
      study('Cosmetología Profesional', null, 'CETPRO San José Obrero', '2010', '2011'),
      study('Secundaria completa', null, 'I.E. Santa Lucía de Ferreñafe', '2003', '2007'),
    ],
    technical: {
      Cabello: ['Colorimetría', 'Balayage', 'Corte unisex', 'Laceado orgánico', 'Peinado de novia'],
      Rostro: ['Maquillaje social', 'Diseño de cejas', 'Limpieza facial profunda', 'Lifting de pestañas'],
      Negocio: ['Manejo de caja', 'Reservas en línea', 'Instagram y TikTok'],
    },
    soft: ['Buen gusto', 'Trato amable', 'Venta sugerida'],
    languages: [],
    certifications: [
      certificate('Colorimetría avanzada', 'Escuela Color Lab Lima', '2022'),
      certificate('Bioseguridad en salones', 'GERESA Lambayeque', '2021'),
      certificate('Maquillaje HD para novias', null, '2019'),
    ],
  },
  {
    id: 'segundo-terrones',
    name: 'Segundo Wilfredo Terrones Alva',
    title: 'Agente de seguridad',
    email: 'swterrones@correoejemplo.com',
    phone: '985-062-731',
    linkedin: null,
    place: 'Ventanilla, Callao',
    summary:
      'Licenciado del Ejército con experiencia en seguridad física, control de accesos y escolta de carga. Carné SUCAMEC y licencia L4 vigentes.',
    experiences: [
      job(
        'Agente de Seguridad y Vigilancia',
        'Guardianes del Pacífico S.A.C. (Sede Almacén Gambetta)',
        'Callao',
        '2021-08',
        '2025-11',
        ['Control de ingreso y salida de unidades de carga.', 'Rondas, cuaderno de ocurrencias y CCTV.'],
      ),
      job(
        'Agente de Prevención',
        'Hipermercado Kusi - Tienda Ventanilla',
        'Ventanilla',
        '2018-02',
        '2021-07',
        ['Prevención de pérdidas; 1er puesto en recuperos 2019'],
      ),
      job('Resguardo de carga', 'Transportes & Custodia Real Felipe', 'Callao', '2016-04', '2018-01', []),
      job(
        'Serv. Militar Voluntario',
        'Ejército del Perú - BIM Zepita N° 7',
        'Cajamarca',
        '2013-01',
        '2015-12',
        ['Licenciado con el grado de sargento segundo.'],
      ),
    ],
    educations: [
      study('Secundaria completa', null, 'I.E. San Ramón de Cajamarca', '2007', '2011'),
      study('Electricidad básica (6 meses)', null, 'CETPRO Cajamarca', '2012', '2012'),
    ],
    technical: {
      Seguridad: [
        'Control de accesos',
        'CCTV',
        'Manejo de arma corta (L4)',
        'Garrett',
        'Cuaderno de ocurrencias',
      ],
    },
    soft: ['Disciplina', 'Trabajo en turnos rotativos', 'Discreción'],
    languages: [],
    certifications: [
      certificate('Carné SUCAMEC', null, '2025'),
      certificate('Curso básico de seguridad privada', 'Centro de Formación Centinela', '2016'),
      certificate('BASC y PBIP', 'Capacita Puerto', '2022'),
      certificate('Licencia A-I', null, null),
    ],
    references: ['Sr. Raúl Tafur Medina, supervisor zonal, 985 000 400'],
  },
]
