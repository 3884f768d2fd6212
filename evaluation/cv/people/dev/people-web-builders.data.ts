import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** Who fills in a template of the web in an evening: two jobs or five, a photo, and as many boxes as the template has. */
export const peopleOfTheWebBuilders: Person[] = [
  {
    id: 'lizbeth-huarcaya',
    name: 'Lizbeth Huarcaya Ninahuanca',
    title: 'Asistente Administrativa',
    email: 'lizbeth.huarcaya.n@correo.example',
    phone: '964 118 257',
    linkedin: null,
    place: 'El Tambo, Huancayo',
    summary:
      'Profesional técnica en Administración, con 5 años de experiencia en trámite documentario, caja chica y atención al público. Soy organizada, puntual y aprendo rápido.',
    experiences: [
      job('Asistente Administrativa', 'Transportes Señor de Muruhuay E.I.R.L.', 'Huancayo', '2022-03', null, [
        'Emisión de guías, facturas y boletas electrónicas; más de 120 comprobantes por semana.',
        'Control de caja chica y conciliación con los reportes de las agencias de La Merced y Tarma.',
        'Coordinación de turnos de 14 conductores.',
      ]),
      job(
        'Auxiliar de Mesa de Partes',
        'Municipalidad Distrital de El Tambo',
        'El Tambo',
        '2020-09',
        '2021-12',
        [
          'Recepción, registro y derivación de expedientes en el sistema de trámite documentario.',
          'Orientación a los contribuyentes durante la campaña de amnistía tributaria 2021.',
        ],
      ),
      job('Cajera', 'Librería Bazar Estudiantil', 'Huancayo', '2018-12', '2020-03', [
        'Atención en caja, cuadre diario y pedidos a proveedores de Lima.',
      ]),
    ],
    educations: [
      study(
        'Profesional Técnico en Administración de Empresas',
        'Administración de Empresas',
        'I.S.T.P. Santiago Antúnez de Mayolo',
        '2016-03',
        '2018-12',
      ),
      study('Contabilidad (trunco)', null, 'Universidad Peruana Los Andes', '2019-03', '2020-12'),
    ],
    technical: {
      Programas: ['Microsoft Word', 'Microsoft Excel', 'SIAF', 'CONCAR', 'Google Drive'],
      Oficina: ['Redacción de documentos', 'Archivo', 'Facturación electrónica'],
    },
    soft: ['Orden', 'Puntualidad', 'Trato amable'],
    languages: [language('Español', 'native', 'Nativo'), language('Quechua', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Excel para la gestión administrativa', 'Instituto Continental', '2023'),
      certificate('Gestión Documental y Archivo', 'Escuela Nacional de Archivística', '2021'),
    ],
    references: [
      'Sr. Marino Orihuela Páucar, gerente, Transportes Señor de Muruhuay. Cel. 964 300 128',
      'Lic. Nora Inga Rojas, jefa de Secretaría General, Municipalidad de El Tambo. Cel. 954 771 006',
    ],
    interests: ['Danza del huaylarsh', 'Repostería'],
  },
  {
    id: 'jhosep-cotrina',
    name: 'Jhosep Cotrina Lavado',
    title: 'UX/UI Designer | Diseñador de Producto',
    email: 'hola@jhosepcotrina.example',
    phone: '+51 981 440 376',
    linkedin: 'linkedin.com/in/jhosepcotrina',
    place: 'Jesús María, Lima',
    summary:
      'Diseño productos digitales desde la investigación hasta la interfaz. En los últimos 6 años he trabajado con equipos de banca, educación y comercio electrónico, casi siempre con metodologías ágiles.',
    experiences: [
      job('Senior Product Designer', 'Yapanqa Fintech', 'Lima (híbrido)', '2023-02', null, [
        'Lidero el diseño de la app de créditos para microempresas: 210 mil usuarios activos.',
        'Reduje de 9 a 5 los pasos del registro; la conversión subió de 31 % a 48 %.',
        'Mantengo el sistema de diseño junto con tres desarrolladores.',
      ]),
      job('UX/UI Designer', 'Estudio Barro & Píxel', 'Barranco, Lima', '2020-06', '2023-01', [
        'Wireframes, prototipos y pruebas de usabilidad para 17 clientes.',
        'Rediseño de la tienda virtual de una cadena de farmacias.',
      ]),
      job(
        'Diseñador Gráfico Junior',
        'Imprenta Gráfica Surquillo S.R.L.',
        'Surquillo',
        '2018-03',
        '2020-05',
        ['Diagramación de catálogos, volantes y empaques.'],
      ),
    ],
    educations: [
      study(
        'Bachiller en Arte y Diseño Empresarial',
        'Arte y Diseño Empresarial',
        'Universidad San Ignacio de Loyola',
        '2013-03',
        '2017-12',
      ),
      study(
        'Diplomado en UX Research',
        'UX Research',
        'Pontificia Universidad Católica del Perú',
        '2021-08',
        '2021-12',
      ),
    ],
    technical: {
      Diseño: ['Figma', 'Adobe XD', 'Illustrator', 'Photoshop', 'Design Systems'],
      Investigación: ['Entrevistas', 'Card sorting', 'Pruebas de usabilidad', 'Maze'],
      Código: ['HTML', 'CSS'],
    },
    soft: ['Storytelling', 'Pensamiento crítico', 'Facilitación de talleres'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'advanced', 'C1')],
    certifications: [
      certificate('Google UX Design Professional Certificate', 'Coursera', '2022'),
      certificate('Scrum Foundation', 'CertiProf', '2020'),
    ],
    interests: ['Serigrafía', 'Bicicleta', 'Cine coreano'],
    awards: ['Segundo puesto, Hackatón Ciudad Abierta 2019'],
  },
  {
    id: 'maricielo-arevalo',
    name: 'Maricielo Arévalo Del Águila',
    title: 'Licenciada en Enfermería',
    email: 'maricielo_arevalo92@correo.example',
    phone: '942 650 811',
    linkedin: null,
    place: 'Tarapoto, San Martín',
    summary:
      'Enfermera colegiada con experiencia en emergencias, inmunizaciones y trabajo comunitario en zonas de selva. Con SERUMS concluido en Navarro (Chipurana) y disponibilidad inmediata.',
    experiences: [
      job('Enfermera Asistencial - Emergencia', 'Hospital II-2 Tarapoto', 'Tarapoto', '2021-05', null, [
        'Triaje y atención de pacientes en el tópico de emergencia, con turnos de 12 horas.',
        'Administración de medicamentos y manejo del coche de paro.',
        'Tutora de internas de la UNSM en 2023 y 2024.',
      ]),
      job('Enfermera Vacunadora', 'Red de Salud San Martín', 'Morales', '2020-11', '2021-04', [
        'Vacunación casa por casa y registro en el HIS MINSA.',
      ]),
      job('Enfermera SERUMS', 'Puesto de Salud Navarro', 'Chipurana, San Martín', '2019-05', '2020-04', [
        'Control de crecimiento y desarrollo (CRED) a 140 niños.',
        'Visitas domiciliarias por río y campañas contra la malaria.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Enfermería',
        'Enfermería',
        'Universidad Nacional de San Martín - Tarapoto',
        '2012-04',
        '2017-12',
      ),
      study(
        'Segunda Especialidad en Emergencias y Desastres',
        'Emergencias y Desastres',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2022-08',
        'current',
      ),
    ],
    technical: {
      '': ['Triaje Manchester', 'Canalización de vías', 'Inmunizaciones', 'RCP básico', 'CRED', 'HIS MINSA'],
    },
    soft: ['Empatía', 'Tolerancia a la presión', 'Trabajo en equipo'],
    languages: [language('Español', 'native', 'Lengua materna'), language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Soporte Vital Básico y Avanzado', 'American Heart Association', '2024'),
      certificate('Colegio de Enfermeros del Perú, CEP 98417', null, '2018'),
      certificate('Bioseguridad y manejo de residuos hospitalarios', 'DIRESA San Martín', '2020'),
    ],
  },
  {
    id: 'anthony-yauri',
    name: 'Anthony Yauri Choque',
    title: 'Técnico en Mantenimiento de Maquinaria Pesada',
    email: 'anthonyyauri.ch@correo.example',
    phone: '+51 958 022 743 / 054 28 4410',
    linkedin: null,
    place: 'Paucarpata, Arequipa',
    summary:
      'Técnico con 9 años en talleres y en mina, especialista en sistemas hidráulicos de excavadoras y cargadores frontales. Licencia A-IIb vigente y aptitud médica para altura.',
    experiences: [
      job(
        'Técnico Mecánico III – Equipos de Carguío',
        'Ferremaq del Sur S.A.C. (Proyecto Quellaveco)',
        'Moquegua',
        '2021-10',
        null,
        [
          'Mantenimiento preventivo PM1 a PM4 de palas y cargadores en guardias de 14x7.',
          'Cambio de componentes mayores: convertidor, mandos finales y cilindros.',
          'Disponibilidad mecánica de la flota de 86 a 92 %.',
        ],
      ),
      job('Técnico Mecánico II', 'Ferremaq del Sur S.A.C.', 'Arequipa', '2018-02', '2021-09', [
        'Reparación de bombas y motores hidráulicos en el taller de Río Seco.',
      ]),
      job(
        'Mecánico de Maquinaria Pesada',
        'Consorcio Vial Majes - Siguas',
        'El Pedregal',
        '2016-07',
        '2017-12',
        ['Mantenimiento de motoniveladoras, rodillos y volquetes en obra.'],
      ),
      job(
        'Practicante de Mantenimiento',
        'Talleres Unidos Cerro Colorado',
        'Arequipa',
        '2015-08',
        '2016-01',
        [],
      ),
    ],
    educations: [
      study(
        'Técnico en Mantenimiento de Maquinaria Pesada',
        'Mantenimiento de Maquinaria Pesada',
        'TECSUP - Arequipa',
        '2013-03',
        '2015-12',
      ),
      study('Secundaria Completa', null, 'I.E. Neptalí Valderrama Ampuero', '2007', '2011'),
    ],
    technical: {
      Equipos: ['Excavadoras', 'Cargadores frontales', 'Tractores de oruga', 'Motoniveladoras'],
      Sistemas: ['Hidráulica', 'Trenes de potencia', 'Lectura de planos', 'CAT ET', 'SAP PM'],
    },
    soft: ['Responsabilidad', 'Trabajo bajo presión'],
    languages: [language('Inglés', 'basic', 'Técnico básico')],
    certifications: [
      certificate('Bloqueo y Señalización', 'ISEM', '2024'),
      certificate('Trabajos en Caliente', 'ISEM', '2023'),
      certificate('Hidráulica Avanzada', 'TECSUP', '2019'),
      certificate('Licencia de conducir A-IIb', null, null),
    ],
    references: [
      'Ing. Herbert Valencia Salas, residente de mantenimiento, Ferremaq del Sur. Telf. 959 610 204',
    ],
  },
  {
    id: 'shirley-macedo',
    name: 'Shirley Macedo Rengifo',
    title: 'Community Manager y Creadora de Contenido',
    email: 'shirleymacedo.cm@correo.example',
    phone: '965-338-102',
    linkedin: 'linkedin.com/in/shirley-macedo-cm',
    place: 'Iquitos, Loreto',
    summary:
      'Comunicadora loretana. Manejo redes de hoteles, restaurantes y emprendimientos; grabo y edito con el celular, y convierto seguidores en reservas.',
    experiences: [
      job('Community Manager', 'Amazon Lodge Yarapa', 'Iquitos', '2022-08', null, [
        'Calendario de contenidos en español e inglés para Instagram, TikTok y Facebook.',
        'De 4 mil a 27 mil seguidores en dos años y 38 % de las reservas por mensaje directo.',
      ]),
      job('Reportera y Conductora', 'Radio Loretana 94.3 FM', 'Iquitos', '2020-03', '2022-07', [
        'Conducción del programa "Mañanas de Río", de lunes a viernes.',
        'Cobertura de noticias locales y entrevistas.',
      ]),
      job('Fotógrafa de Eventos', 'Independiente', 'Iquitos', '2018', '2020', [
        'Bodas, quinceañeros y fiestas de San Juan.',
      ]),
      job(
        'Practicante de Imagen Institucional',
        'Gobierno Regional de Loreto',
        'Iquitos',
        '2018-01',
        '2018-12',
        ['Notas de prensa y archivo fotográfico.'],
      ),
    ],
    educations: [
      study(
        'Bachiller en Ciencias de la Comunicación',
        'Ciencias de la Comunicación',
        'Universidad Científica del Perú',
        '2013',
        '2018',
      ),
      study(
        'Especialización en Marketing Digital',
        'Marketing Digital',
        'Instituto San Ignacio de Loyola',
        '2021',
        '2021',
      ),
    ],
    technical: {
      Contenido: ['CapCut', 'Canva', 'Lightroom', 'Fotografía', 'Guion'],
      Redes: ['Meta Business Suite', 'TikTok Ads', 'Hootsuite'],
    },
    soft: ['Creatividad', 'Comunicación oral', 'Adaptabilidad', 'Carisma'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'B1'),
      language('Portugués', 'basic', 'A2'),
    ],
    certifications: [
      certificate('Meta Certified Digital Marketing Associate', 'Meta', '2023'),
      certificate('Fotografía de producto', 'Domestika', '2021'),
    ],
    interests: ['Canotaje', 'Gastronomía amazónica', 'Fotografía de aves'],
  },
  {
    id: 'christopher-velit',
    name: 'Christopher Ramos Velit',
    title: 'Ingeniero de Datos',
    email: 'c.ramosvelit@datamail.example',
    phone: '(+51) 993 702 558',
    linkedin: 'linkedin.com/in/cramosvelit',
    place: 'Santiago de Surco, Lima, Perú',
    summary:
      'Ingeniero de sistemas con 7 años en proyectos de datos para banca y seguros. Construyo pipelines en la nube y modelos dimensionales que el negocio sí usa.',
    experiences: [
      job('Data Engineer Lead', 'Banco Altiplano del Perú', 'San Isidro, Lima', '2024-01', null, [
        'Lidero un equipo de 5 ingenieros a cargo del data lake comercial.',
        'Migración de 340 procesos de SSIS a Azure Data Factory y Databricks.',
      ]),
      job('Data Engineer Senior', 'Banco Altiplano del Perú', 'San Isidro, Lima', '2021-08', '2023-12', [
        'Diseño del modelo de clientes y automatización de la carga diaria.',
        'Ahorro de US$ 11 mil mensuales en cómputo.',
      ]),
      job('Analista de Inteligencia de Negocios', 'Seguros La Pirámide', 'Lima', '2019-03', '2021-07', [
        'Reportes de siniestralidad en Power BI para 6 gerencias.',
      ]),
      job('Analista Programador Jr.', 'Consultora Nexo Andino S.A.C.', 'Lima', '2017-09', '2019-02', [
        'Procedimientos almacenados en SQL Server y soporte en horario extendido.',
      ]),
    ],
    educations: [
      study(
        'Título Profesional de Ingeniero de Sistemas',
        'Ingeniero de Sistemas',
        'Universidad Nacional de Ingeniería',
        '2012-03',
        '2017-07',
      ),
      study(
        'Maestría en Ciencia de Datos',
        'Ciencia de Datos',
        'Universidad Ricardo Palma',
        '2022-09',
        'current',
      ),
    ],
    technical: {
      Lenguajes: ['Python', 'SQL', 'Scala', 'Bash'],
      Nube: ['Azure Data Factory', 'Databricks', 'Synapse', 'AWS Glue'],
      Herramientas: ['Power BI', 'Airflow', 'dbt', 'Git', 'Docker'],
    },
    soft: ['Liderazgo técnico', 'Comunicación con el negocio'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'advanced', 'Avanzado')],
    certifications: [
      certificate('DP-203: Azure Data Engineer Associate', 'Microsoft', '2023'),
      certificate('Databricks Certified Data Engineer Professional', 'Databricks', '2024'),
      certificate('Scrum Master Certified', 'Certiprof', '2021'),
    ],
    awards: ['Premio interno "Innovar", Banco Altiplano del Perú, 2022'],
  },
  {
    id: 'elizabeth-canaza',
    name: 'Elizabeth Canaza Mamani',
    title: 'Contadora Pública Colegiada',
    email: 'ecanaza.contadora@correo.example',
    phone: '951 843 070',
    linkedin: null,
    place: 'Juliaca, Puno',
    summary:
      'Contadora con 12 años de ejercicio en empresas comerciales, cooperativas y gobiernos locales. Manejo planillas, tributos y estados financieros de principio a fin.',
    experiences: [
      job('Contadora General', 'Comercial Ferretera Titicaca S.R.L.', 'Juliaca', '2019-01', null, [
        'Elaboro los estados financieros y la declaración anual de tres empresas del grupo.',
        'Atendí dos fiscalizaciones de la SUNAT sin reparos (2021 y 2024).',
        'Superviso a dos asistentes.',
      ]),
      job(
        'Especialista en Contabilidad',
        'Municipalidad Provincial de Lampa',
        'Lampa, Puno',
        '2016-02',
        '2018-12',
        [
          'Registro en el SIAF-SP, fase devengado, y cierre contable anual.',
          'Conciliación de cuentas de enlace con la Dirección General de Contabilidad Pública.',
        ],
      ),
      job(
        'Asistente Contable',
        'Cooperativa de Ahorro y Crédito San Román',
        'Juliaca',
        '2013-05',
        '2016-01',
        ['Libros electrónicos, análisis de cuentas y arqueos.'],
      ),
    ],
    educations: [
      study('Contador Público', null, 'Universidad Nacional del Altiplano', '2007', '2012'),
      study(
        'Maestría en Tributación (egresada)',
        'Tributación',
        'Universidad Andina Néstor Cáceres Velásquez',
        '2017',
        '2019',
      ),
      study(
        'Diplomado en Normas Internacionales de Información Financiera',
        'Normas Internacionales de Información Financiera',
        'Colegio de Contadores Públicos de Puno',
        '2020',
        '2020',
      ),
    ],
    technical: {
      '': ['SIAF-SP', 'CONCAR', 'PLAME', 'SIRE', 'Excel avanzado', 'NIIF', 'Tributación', 'Costos'],
    },
    soft: ['Ética', 'Análisis', 'Reserva'],
    languages: [
      language('Castellano', 'native', 'nativo'),
      language('Quechua', 'advanced', 'avanzado'),
      language('Aimara', 'basic', 'básico'),
    ],
    certifications: [
      certificate('Colegiatura N.° 2274', 'Colegio de Contadores Públicos de Puno', '2014'),
      certificate('SIRE y libros electrónicos', 'SUNAT', '2023'),
    ],
    references: [
      'Sr. Rufino Apaza Quilla, gerente general, Comercial Ferretera Titicaca S.R.L. 951 600 417',
      'CPC Gloria Pineda Luna, jefa de Contabilidad, Municipalidad Provincial de Lampa. 950 122 938',
    ],
  },
  {
    id: 'jefferson-maldonado',
    name: 'Jefferson Maldonado Cruzado',
    title: 'Barista / Atención al Cliente',
    email: 'jeffersonmc2001@correo.example',
    phone: '976 204 915',
    linkedin: null,
    place: 'Víctor Larco, Trujillo',
    summary:
      'Joven proactivo y con ganas de aprender. Tengo experiencia en cafetería, caja y reparto, y estudio administración por las noches.',
    experiences: [
      job('Barista', 'Café Moche', 'Trujillo', '2023-09', null, [
        'Preparación de bebidas de espresso y métodos filtrados.',
        'Apertura de local, caja y control de insumos.',
      ]),
      job('Repartidor Motorizado', 'Rápido Norte Delivery', 'Trujillo', '2022-04', '2023-08', [
        'Entrega de 25 pedidos diarios en Trujillo y Víctor Larco.',
      ]),
      job(
        'Vendedor(a) de Campaña Navideña',
        'Tiendas Ñusta Moda',
        'Mall Plaza Trujillo',
        '2021-11',
        '2022-01',
        ['Atención, probadores y reposición.'],
      ),
    ],
    educations: [
      study('Administración de Negocios', null, 'Instituto Cibertec - Sede Trujillo', '2023-08', 'current'),
      study('Secundaria completa', null, 'I.E. San Juan', '2014', '2018'),
    ],
    technical: {
      '': ['Latte art', 'Métodos filtrados', 'Manejo de caja', 'POS', 'Excel básico', 'Conducción de moto'],
    },
    soft: ['Proactividad', 'Amabilidad', 'Trabajo en equipo', 'Rapidez'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Barista Profesional', 'Escuela del Café La Libertad', '2023'),
      certificate('Carné de sanidad', 'Municipalidad de Trujillo', '2025'),
      certificate('Licencia B-IIb', null, null),
    ],
    interests: ['Surf', 'Café de especialidad', 'Videojuegos'],
  },
]

/** What people write about a company below its name, where the template asks for it. */
export const companyBlurbs: Record<string, string> = {
  'Transportes Señor de Muruhuay E.I.R.L.': 'Transporte interprovincial de pasajeros y encomiendas',
  'Yapanqa Fintech': 'Startup de créditos digitales para microempresas, 90 personas',
  'Estudio Barro & Píxel': 'Agencia de diseño y desarrollo web',
  'Banco Altiplano del Perú': 'Banco peruano con 1.8 millones de clientes',
  'Seguros La Pirámide': 'Compañía de seguros generales y de vida',
  'Consultora Nexo Andino S.A.C.': 'Consultora de software para el sector público',
  'Amazon Lodge Yarapa': 'Hotel de selva a orillas del río Yarapa, 32 habitaciones',
  'Comercial Ferretera Titicaca S.R.L.': 'Venta de materiales de construcción en Puno y Juliaca',
  'Café Moche': 'Cafetería de especialidad con dos locales',
  'Tiendas Ñusta Moda': 'Cadena de ropa femenina',
}
