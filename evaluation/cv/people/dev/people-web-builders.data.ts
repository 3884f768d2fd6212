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
    languages: [language('Inglés', 'basic', 'Básico')],
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
  {
    id: 'ruth-ballena',
    name: 'Ruth Noemí Ballena Custodio',
    title: 'Docente de Educación Inicial',
    email: 'ruthballena.inicial@correo.example',
    phone: '978 540 366',
    linkedin: null,
    place: 'Lambayeque, Chiclayo',
    summary:
      'Docente de Educación Inicial con amor por los niños y 10 años de experiencia en instituciones públicas y privadas. He sido contratada por concurso en cinco ocasiones y trabajo con proyectos y rincones.',
    experiences: [
      job(
        'Docente de Aula – 5 años',
        'I.E.I. N.° 215 Mis Pequeños Mochicas',
        'Mochumí',
        '2024-03',
        '2024-12',
        ['Planificación de experiencias de aprendizaje y escuela de padres.'],
      ),
      job(
        'Docente de Aula – 5 años',
        'I.E.I. N.° 215 Mis Pequeños Mochicas',
        'Mochumí',
        '2022-03',
        '2022-12',
        ['Retorno a las clases presenciales con 24 niños.'],
      ),
      job('Docente Tutora', 'I.E.P. Corazón de María - Sede La Victoria', 'Chiclayo', '2018-03', '2021-12', [
        'Aula de 4 años; clases por Zoom durante 2020 y 2021.',
        'Responsable del taller de psicomotricidad.',
      ]),
      job('Auxiliar de Educación', 'Cuna Jardín Pasitos', 'Chiclayo', '2015-04', '2017-12', [
        'Apoyo en aula de 2 y 3 años, higiene y alimentación.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Educación Inicial',
        'Educación Inicial',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2010-04',
        '2014-12',
      ),
      study(
        'Segunda Especialidad en Estimulación Temprana',
        'Estimulación Temprana',
        'Universidad Católica Santo Toribio de Mogrovejo',
        '2019-03',
        '2020-06',
      ),
    ],
    technical: {
      '': ['Planificación curricular', 'Psicomotricidad', 'Cuentacuentos', 'Canva', 'Classroom', 'Títeres'],
    },
    soft: ['Paciencia', 'Vocación de servicio', 'Creatividad'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Neuroeducación en la primera infancia', 'PerúEduca', '2023'),
      certificate('Lengua de señas peruana – nivel I', 'CONADIS', '2022'),
      certificate('Primeros auxilios pediátricos', 'Cruz Roja Peruana', '2019'),
    ],
    references: [
      'Lic. Carmen Rosa Effio Llonto, directora, I.E.I. N.° 215. Cel. 979 200 145',
      'Prof. Dina Senmache Puican, promotora, I.E.P. Corazón de María. Cel. 978 611 320',
    ],
  },
  {
    id: 'giancarlo-pastor',
    name: 'Giancarlo Pastor Loaiza',
    title: 'Chef Ejecutivo',
    email: 'chef.gpastor@correo.example',
    phone: '+51 984 771 230',
    linkedin: 'www.linkedin.com/in/giancarlo-pastor-chef',
    place: 'Wanchaq, Cusco',
    summary:
      'Cocinero cusqueño formado en Lima y Barcelona. Dirijo cocinas de hotel de 40 a 250 cubiertos, con atención al costo, a la temporada y a las personas.',
    experiences: [
      job('Chef Ejecutivo', 'Hotel Wiracocha Inn & Suites', 'Cusco, Perú', '2022-04', null, [
        'Responsable de 3 puntos de venta y 22 personas.',
        'Bajé el costo de alimentos de 36 a 29 % en el primer año.',
        'Carta nueva cada temporada con productores de Anta y Urubamba.',
      ]),
      job('Sous Chef', 'Restaurante Qori Sara', 'Cusco, Perú', '2018-09', '2022-03', [
        'Mando de partidas calientes, pedidos e inventario.',
      ]),
      job('Cocinero de Partida', 'La Barca d’en Pau', 'Barcelona, España', '2016-05', '2018-06', [
        'Partida de pescados; 180 cubiertos en fin de semana.',
      ]),
      job('Ayudante de Cocina', 'Sanguchería El Paradero', 'Lima, Perú', '2014-01', '2016-03', []),
    ],
    educations: [
      study(
        'Profesional Técnico en Gastronomía y Arte Culinario',
        'Gastronomía y Arte Culinario',
        'Le Cordon Bleu Perú',
        '2012',
        '2014',
      ),
      study(
        'Curso Superior de Cocina Mediterránea',
        'Cocina Mediterránea',
        'Escola d’Hostaleria de Barcelona',
        '2016',
        '2017',
      ),
    ],
    technical: {
      Cocina: ['Cocina andina', 'Cocina mediterránea', 'Panadería', 'Vacío y baja temperatura'],
      Gestión: ['Costeo de recetas', 'Inventarios', 'HACCP', 'Micros POS', 'Excel'],
    },
    soft: ['Liderazgo', 'Calma en el servicio', 'Enseñanza'],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Inglés', 'intermediate', 'intermedio'),
      language('Catalán', 'basic', 'elemental'),
    ],
    certifications: [
      certificate('Manipulación de Alimentos', 'Municipalidad del Cusco', '2025'),
      certificate('Auditor Interno HACCP', 'SGS Academy', '2021'),
    ],
    awards: ['Finalista, Concurso Nacional Quinua Gourmet 2019'],
    interests: ['Montañismo', 'Huertos urbanos'],
  },
  {
    id: 'vilma-ccopa',
    name: 'Vilma Ccopa Tintaya',
    title: 'Ingeniera de Seguridad y Salud Ocupacional',
    email: 'vilma.ccopa.ssoma@correo.example',
    phone: '953 017 482',
    linkedin: 'linkedin.com/in/vilma-ccopa-tintaya',
    place: 'Samegua, Moquegua',
    summary:
      'Ingeniera de minas con 8 años en SSOMA de proyectos mineros y de construcción. Conozco el D.S. 024-2016-EM y su modificatoria, la Ley 29783 y la ISO 45001.',
    experiences: [
      job(
        'Supervisora SSOMA',
        'Contratistas Generales Ilubaya S.A.',
        'Mina Toquepala, Tacna',
        '2022-11',
        null,
        [
          'Inspecciones, IPERC y permisos de trabajo de alto riesgo para 180 trabajadores.',
          'Un millón de horas hombre sin accidentes incapacitantes al cierre de 2024.',
          'Capacitaciones diarias de cinco minutos y mensuales según el anexo 6.',
        ],
      ),
      job(
        'Asistente de Seguridad y Medio Ambiente',
        'Consorcio Presa Vizcachas',
        'Carumas',
        '2019-06',
        '2022-08',
        ['Monitoreo de ruido y polvo, manejo de residuos sólidos.'],
      ),
      job('Inspectora de Seguridad', 'Minera Cerro Osmore S.A.A.', 'Torata', '2017-04', '2019-04', [
        'Reporte de actos y condiciones subestándar.',
      ]),
    ],
    educations: [
      study('Ingeniera de Minas', null, 'Universidad Nacional de Moquegua', '2010-04', '2015-12'),
      study(
        'Maestría en Seguridad, Salud Ocupacional y Medio Ambiente',
        'Seguridad, Salud Ocupacional y Medio Ambiente',
        'Universidad Nacional Jorge Basadre Grohmann',
        '2021-03',
        '2023-01',
      ),
    ],
    technical: {
      Seguridad: ['IPERC', 'ATS', 'PETS', 'Investigación de accidentes ICAM', 'Brigadas de emergencia'],
      Normas: ['ISO 45001', 'ISO 14001', 'Ley 29783'],
      Informática: ['Excel intermedio', 'Power BI', 'AutoCAD'],
    },
    soft: ['Liderazgo en campo', 'Comunicación asertiva'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'Intermedio (B1)'),
    ],
    certifications: [
      certificate('CIP 214406', 'Colegio de Ingenieros del Perú', '2017'),
      certificate('Auditor Líder ISO 45001:2018', 'Bureau Veritas', '2022'),
      certificate('Materiales Peligrosos Nivel II', 'ISEM', '2023'),
      certificate('Supervisor de Trabajos en Altura', 'Capacítate Sur', '2024'),
    ],
    references: [
      'Ing. Óscar Manzanares Vera, gerente de SSOMA, Contratistas Generales Ilubaya S.A. 953 880 640',
    ],
  },
  {
    id: 'tatiana-loayza',
    name: 'Tatiana Loayza Berríos',
    title: 'Talent Acquisition Specialist',
    email: 'tloayza@talentomail.example',
    phone: '+51 999 160 845',
    linkedin: 'linkedin.com/in/tatianaloayzab',
    place: 'Magdalena del Mar, Lima',
    summary:
      'Psicóloga con enfoque en atracción de talento para tecnología y retail. He cerrado más de 400 vacantes, con 91 % de permanencia al tercer mes.',
    experiences: [
      job(
        'Talent Acquisition Specialist / Especialista en Selección',
        'Grupo Retail Kallpa',
        'La Victoria, Lima',
        '2022-06',
        null,
        [
          'Selección de perfiles TI y de tiendas: 18 vacantes por mes.',
          'Implementación del ATS y de las entrevistas estructuradas.',
          'Marca empleadora en LinkedIn y ferias universitarias.',
        ],
      ),
      job('IT Recruiter / Reclutadora TI', 'HeadQuest Latam', 'Remoto', '2020-02', '2022-05', [
        'Hunting de desarrolladores en Perú, Chile y Colombia.',
      ]),
      job(
        'HR Assistant / Asistente de Recursos Humanos',
        'Clínica San Bartolo Salud',
        'San Borja, Lima',
        '2018-01',
        '2020-01',
        ['Legajos, inducciones y apoyo en planillas.'],
      ),
    ],
    educations: [
      study(
        'Licenciada en Psicología',
        'Psicología',
        'Universidad Peruana de Ciencias Aplicadas',
        '2012-03',
        '2016-12',
      ),
      study(
        'Programa de Especialización en People Analytics',
        'People Analytics',
        'Universidad del Pacífico',
        '2023-04',
        '2023-09',
      ),
    ],
    technical: {
      Selección: ['Entrevista STAR', 'Assessment center', 'LinkedIn Recruiter', 'Búsqueda booleana'],
      Herramientas: ['Buk', 'SuccessFactors', 'Power BI', 'Notion'],
    },
    soft: ['Escucha activa', 'Negociación', 'Organización'],
    languages: [
      language('Spanish', 'native', 'Native'),
      language('English', 'advanced', 'C1'),
      language('Portuguese', 'intermediate', 'B1'),
    ],
    certifications: [
      certificate('LinkedIn Certified Professional – Recruiter', 'LinkedIn', '2023'),
      certificate('People Analytics', 'Wharton Online', '2022'),
    ],
    interests: ['Running', 'Voluntariado con adolescentes', 'Podcasts'],
    awards: ['Colaboradora del año, Grupo Retail Kallpa (2024)'],
  },
  {
    id: 'fredy-alburqueque',
    name: 'Fredy Alburqueque Yarlequé',
    title: 'Operario de Almacén y Montacarguista',
    email: 'fredyalburqueque78@correo.example',
    phone: '941 206 773',
    linkedin: null,
    place: 'Ventanilla, Callao',
    summary:
      'Persona responsable y puntual, con 15 años en almacenes. Opero montacargas y apilador, manejo camión y conozco el control de inventarios.',
    experiences: [
      job('Montacarguista', 'Depósitos Portuarios Chalacos S.A.', 'Callao', '2018-05', null, [
        'Carga y descarga de contenedores, 30 por turno.',
        'Apoyo en inventarios cíclicos.',
      ]),
      job(
        'Operario de Almacén',
        'Distribuidora Kike y Hermanos',
        'Mercado Santa Anita',
        '2013-02',
        '2018-04',
        ['Picking, etiquetado y despacho a bodegas.'],
      ),
      job('Chofer de Reparto', 'Distribuidora Kike y Hermanos', 'Mercado Santa Anita', '2010-06', '2013-01', [
        'Reparto en los conos con camión de 4 toneladas.',
      ]),
      job('Estibador', 'Terminal Pesquero de Paita', 'Paita, Piura', '2007', '2010', []),
    ],
    educations: [
      study('Secundaria completa', null, 'I.E. San Francisco - Paita', '1996', '2000'),
      study('Operador de Montacargas', null, 'SENATI - Callao', '2017', '2017'),
    ],
    technical: {
      '': [
        'Montacargas',
        'Apilador eléctrico',
        'Picking',
        'Control de inventarios',
        'Manejo de camión',
        'Radio',
      ],
    },
    soft: ['Responsabilidad', 'Fuerza física', 'Honradez'],
    languages: [],
    certifications: [
      certificate('Licencia de conducir A-IIIb', 'MTC', '2021'),
      certificate('Certificado de Operador de Montacargas', 'Escuela de Operadores del Pacífico', '2024'),
    ],
    references: [
      'Sr. Enrique Chapilliquén, dueño de Distribuidora Kike y Hermanos. 998 040 317',
      'Sr. Wálter Neyra, jefe de turno, Depósitos Portuarios Chalacos S.A. 987 115 902',
    ],
  },
  {
    id: 'nicole-bracamonte',
    name: 'Nicole Bracamonte Lanchipa',
    title: 'Arquitecta | Modeladora BIM',
    email: 'nicole@bracamonte-arq.example',
    phone: '952 384 619',
    linkedin: 'linkedin.com/in/nicolebracamonte',
    place: 'Tacna, Perú',
    summary:
      'Arquitecta con 5 años en vivienda y salud. Modelo en Revit desde el anteproyecto, coordino especialidades y me gusta visitar la obra.',
    experiences: [
      job(
        'BIM Modeler - Arquitectura',
        'Consultores Línea Sur, Ingeniería y Arquitectura',
        'Tacna',
        '2023-01',
        null,
        [
          'Modelo LOD 350 del Hospital de Candarave (12 400 m²).',
          'Detección de interferencias en Navisworks y actas de coordinación.',
        ],
      ),
      job('Asistente de Residencia de Obra', 'Constructora Caplina E.I.R.L.', 'Tacna', '2021-03', '2022-12', [
        'Metrados, valorizaciones y cuaderno de obra digital.',
      ]),
      job(
        'Practicante Preprofesional de Arquitectura',
        'Gobierno Regional de Tacna',
        'Tacna',
        '2019-08',
        '2020-02',
        ['Levantamiento de locales escolares.'],
      ),
    ],
    educations: [
      study('Arquitecta', null, 'Universidad Privada de Tacna', '2014-03', '2019-12'),
      study('Diplomado en Gestión BIM', 'Gestión BIM', 'CAPECO', '2022-03', '2022-11'),
    ],
    technical: {
      Modelado: ['Revit', 'Navisworks', 'AutoCAD', 'SketchUp', 'ArchiCAD'],
      Imagen: ['Lumion', 'Enscape', 'Photoshop'],
      Gestión: ['S10', 'MS Project', 'BIM 360'],
    },
    soft: ['Atención al detalle', 'Coordinación', 'Curiosidad'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'B2'),
      language('Italiano', 'basic', 'A2'),
    ],
    certifications: [
      certificate('Autodesk Certified Professional: Revit for Architectural Design', 'Autodesk', '2023'),
      certificate('CAP 24519', 'Colegio de Arquitectos del Perú', '2021'),
    ],
    awards: ['Mención honrosa, Bienal de Arquitectura del Sur 2021'],
    interests: ['Dibujo a mano', 'Trekking'],
  },
  {
    id: 'ivan-querevalu',
    name: 'Iván Alonso Querevalú Ramírez',
    title: 'Ingeniero Agrónomo',
    email: 'ivan.querevalu@agromail.example',
    phone: '(+51) 969 440 182',
    linkedin: 'https://www.linkedin.com/in/ivan-querevalu',
    place: 'Castilla, Piura, Perú',
    summary:
      'Ingeniero agrónomo con máster en España y 8 años en uva de mesa, mango y banano orgánico para exportación. Manejo riego tecnificado, inocuidad y equipos de campo de hasta 120 personas.',
    experiences: [
      job('Jefe de Fundo', 'Agrícola Valle del Chira S.A.', 'Sullana, Piura', '2022-01', null, [
        'Responsable de 210 ha de uva Sweet Globe y Autumn Crisp.',
        'Rendimiento de 2 850 a 3 400 cajas por hectárea entre las campañas 2022 y 2024.',
        'Presupuesto anual de US$ 3,1 millones.',
      ]),
      job('Asistente de Calidad', 'Frutas del Segura S. Coop.', 'Murcia, España', '2020-07', '2021-10', [
        'Control de residuos y auditorías GlobalG.A.P. en cítricos.',
      ]),
      job(
        'Supervisor de Riego y Fertilización',
        'Fundo Los Algarrobos',
        'Chulucanas, Piura',
        '2016-08',
        '2019-08',
        ['Programación del fertirriego en 95 ha de mango.'],
      ),
      job('Extensionista', 'Proyecto Especial Chira - Piura', 'Piura', '2015-03', '2016-07', [
        'Asistencia técnica a 60 pequeños productores de banano.',
      ]),
    ],
    educations: [
      study('Ingeniero Agrónomo', null, 'Universidad Nacional de Piura', '2009-04', '2014-12'),
      study(
        'Máster en Producción Vegetal',
        'Producción Vegetal',
        'Universidad Politécnica de Cartagena',
        '2019-09',
        '2020-09',
      ),
    ],
    technical: {
      Campo: ['Fertirriego', 'Manejo integrado de plagas', 'Poda de vid', 'Inocuidad'],
      Informática: ['QGIS', 'Excel', 'AgroSIG', 'Python'],
    },
    soft: ['Mando de equipos grandes', 'Planificación'],
    languages: [
      language('Español', 'native', 'Lengua materna'),
      language('Inglés', 'intermediate', 'B2'),
      language('Francés', 'basic', 'A1'),
    ],
    certifications: [
      certificate('Auditor interno GlobalG.A.P. IFA v6', 'Control Union', '2023'),
      certificate('Reg. CIP 178322', 'Colegio de Ingenieros del Perú', '2015'),
    ],
    awards: ['Beca Fundación Carolina 2019'],
  },
  {
    id: 'milagros-yupari',
    name: 'Milagros Yupari Salcedo',
    title: 'Guía Oficial de Turismo y Traductora',
    email: 'milagrosyupari@viajes.example',
    phone: '+51 966 903 517',
    linkedin: null,
    place: 'Huaraz, Áncash',
    summary:
      'Guía de montaña y traductora con diez temporadas en la Cordillera Blanca. Trabajo en tres idiomas con grupos de 2 a 25 personas.',
    experiences: [
      job('Guía Oficial de Turismo', 'Andes Callejón Tours', 'Huaraz, Perú', '2019-05', null, [
        'Circuitos a Llanganuco, Pastoruri y Chavín de Huántar, 140 salidas por año.',
        'Coordinación con arrieros, cocineros y transporte.',
      ]),
      job(
        'Intérprete Consecutiva',
        'Instituto de Investigación en Glaciares y Ecosistemas de Montaña - INAIGEM',
        'Huaraz, Perú',
        '2017-08',
        '2019-04',
        ['Talleres con científicos de Francia y Canadá.'],
      ),
      job('Recepcionista Bilingüe', 'Hostal Wayta', 'Caraz, Perú', '2015-06', '2017-07', [
        'Reservas en Booking y check-in de huéspedes extranjeros.',
      ]),
      job('Au pair', 'Familia Rousselet', 'Lyon, Francia', '2014-02', '2015-02', []),
    ],
    educations: [
      study(
        'Técnica en Guía Oficial de Turismo',
        'Guía Oficial de Turismo',
        'I.E.S.T.P. Eleazar Guzmán Barrón',
        '2011-03',
        '2013-12',
      ),
      study(
        'Licenciada en Traducción e Interpretación',
        'Traducción e Interpretación',
        'Universidad César Vallejo',
        '2016-03',
        '2021-12',
      ),
    ],
    technical: {
      '': [
        'Primeros auxilios en montaña',
        'Orientación y GPS',
        'Trados Studio',
        'Amadeus',
        'Reservas en línea',
      ],
    },
    soft: ['Paciencia', 'Manejo de grupos', 'Resistencia física'],
    languages: [
      language('Español', 'native', 'Lengua materna'),
      language('Francés', 'advanced', 'C1'),
      language('Inglés', 'intermediate', 'B2'),
      language('Quechua', 'intermediate', 'B1'),
    ],
    certifications: [
      certificate('Carné de Guía Oficial N.° 1187', 'DIRCETUR Áncash', '2018'),
      certificate('DALF C1', 'Alianza Francesa de Lima', '2016'),
      certificate('Wilderness First Responder', null, '2022'),
    ],
    interests: ['Escalada en roca', 'Fotografía nocturna'],
  },
  {
    id: 'wendy-tapullima',
    name: 'Wendy Tapullima Sangama',
    title: 'Cajera - Promotora de Ventas',
    email: 'wendyts_15@correo.example',
    phone: '961402788',
    linkedin: null,
    place: 'Yarinacocha, Pucallpa',
    summary:
      'Soy una persona alegre, responsable y con facilidad de palabra. Busco un puesto en ventas o caja donde pueda crecer y aportar mi experiencia en atencion al publico.',
    experiences: [
      job('Cajera', 'Supermercado Los Andes - Tienda Yarinacocha', 'Pucallpa', '2024-07', null, [
        'Cobro en efectivo, tarjeta, Yape y Plin.',
        'Arqueo de caja y entrega de turno.',
      ]),
      job('Promotora de Ventas', 'Agencia BTL Impulsa Selva', 'Pucallpa', '2023-10', '2024-06', [
        'Activaciones de bebidas y telefonia en mercados y ferias, 30 lineas nuevas por semana.',
      ]),
      job('Vendedora', 'Bodega Mi Lucecita (negocio familiar)', 'Campoverde', '2021', '2023', [
        'Compra, venta y control de fiado.',
      ]),
    ],
    educations: [
      study('Tecnico en Contabilidad', 'Contabilidad', 'Instituto Suiza', '2022', 'current'),
      study('Secundaria Completa', null, 'I.E. Faustino Maldonado', '2017', '2021'),
    ],
    technical: { '': ['Manejo de caja', 'Atencion al cliente', 'Excel', 'Word', 'Ventas', 'Redes sociales'] },
    soft: ['Responsable', 'Puntual', 'Trabajo en equipo', 'Empatica'],
    languages: [language('Shipibo', 'basic', 'basico')],
    certifications: [certificate('Tecnicas de Ventas', 'SENATI Virtual', '2023')],
    interests: ['Voley', 'Bailar', 'Cocinar'],
  },
  {
    id: 'hugo-manrique',
    name: 'Hugo Manrique Zegarra Ballón',
    title: 'Gerente Comercial y de Operaciones',
    email: 'hmanrique.zb@correo.example',
    phone: '(+51) 959 700 331',
    linkedin: 'linkedin.com/in/hugomanriquezb',
    place: 'Cayma, Arequipa',
    summary:
      'Ejecutivo con más de 25 años en consumo masivo, bebidas y distribución en el sur del Perú. He abierto 7 centros de distribución, dirigido a más de 300 personas y administrado presupuestos de hasta S/ 90 millones. Busco una dirección general o un directorio donde la experiencia cuente.',
    experiences: [
      job('Gerente Comercial y de Operaciones', 'Distribuidora del Misti S.A.', 'Arequipa', '2016-04', null, [
        'Dirijo ventas, almacenes y reparto en Arequipa, Moquegua, Tacna y Puno.',
        'Ventas de S/ 54 a S/ 88 millones entre 2016 y 2023; cartera vencida de 7 a 2 %.',
        'Implementé la preventa con tabletas en 2018 y el ruteo dinámico en 2021.',
      ]),
      job(
        'Jefe Regional de Ventas – Zona Sur',
        'Bebidas y Aguas Volcán S.A.A.',
        'Arequipa',
        '2008-09',
        '2016-03',
        [
          'Cuatro supervisores, 46 vendedores y 9 mil puntos de venta.',
          'Premio a la mejor región en 2011 y en 2014.',
        ],
      ),
      job('Supervisor de Ventas', 'Bebidas y Aguas Volcán S.A.A.', 'Juliaca', '2004-02', '2008-08', [
        'Apertura de las rutas de Azángaro y Ayaviri.',
      ]),
      job(
        'Administrador de Centro de Distribución',
        'Molinera Santa Catalina',
        'Cusco',
        '2000-07',
        '2004-01',
        ['Almacén, flota de 12 camiones y cobranza.'],
      ),
      job('Vendedor Viajero', 'Casa Comercial Hnos. Forga', 'Mollendo y Camaná', '1997', '2000', []),
    ],
    educations: [
      study('MBA', null, 'Universidad Adolfo Ibáñez (Chile)', '2009', '2011'),
      study(
        'Licenciado en Administración',
        'Administración',
        'Universidad Católica de Santa María',
        '1991',
        '1996',
      ),
      study('Programa de Alta Dirección', null, 'PAD - Universidad de Piura', '2019', '2019'),
    ],
    technical: {
      Gestión: ['Planeamiento comercial', 'Trade marketing', 'Logística de distribución', 'P&L', 'KPIs'],
      Sistemas: ['SAP SD', 'Power BI', 'Excel'],
    },
    soft: ['Liderazgo', 'Negociación', 'Visión estratégica', 'Formación de equipos'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'Intermedio alto'),
    ],
    certifications: [
      certificate('Coaching Ejecutivo', 'Centrum PUCP', '2017'),
      certificate('Lean Logistics', 'ESAN', '2014'),
    ],
    awards: ['Gerente del Año, Cámara de Comercio e Industria de Arequipa, 2020'],
    references: ['A solicitud'],
  },
  {
    id: 'deysi-quispe',
    name: 'Deysi Quispe Huallpa',
    title: 'Técnica en Farmacia',
    email: 'deysiquispeh@correo.example',
    phone: '983 501 264',
    linkedin: null,
    place: 'Tamburco, Abancay',
    summary:
      'Técnica en Farmacia titulada, con 4 años en boticas y en el hospital. Conozco la dispensación, el control de vencimientos y la atención en quechua.',
    experiences: [
      job('Técnica en Farmacia', 'Botica Santa Micaela', 'Abancay', '2022-10', null, [
        'Dispensación con receta, inyectables y toma de presión.',
        'Control de stock y de fechas de vencimiento con semáforo.',
      ]),
      job(
        'Técnica en Farmacia (CAS)',
        'Hospital Regional Guillermo Díaz de la Vega',
        'Abancay',
        '2021-02',
        '2022-09',
        ['Dosis unitaria en hospitalización COVID y registro en el SISMED.'],
      ),
      job('Practicante', 'Botica Farma Pachachaca E.I.R.L.', 'Abancay', '2019-08', '2019-12', []),
    ],
    educations: [
      study('Profesional Técnica en Farmacia', 'Farmacia', 'I.S.T. Abancay', '2017-03', '2019-12'),
      study('Farmacia y Bioquímica', null, 'Universidad Tecnológica de los Andes', '2023-04', 'current'),
    ],
    technical: {
      '': [
        'Dispensación',
        'Inyectables',
        'Buenas Prácticas de Almacenamiento',
        'SISMED',
        'Caja',
        'Kardex',
        'Excel',
      ],
    },
    soft: ['Honestidad', 'Orden', 'Buen trato'],
    languages: [language('Quechua', 'native', 'materna'), language('Español', 'advanced', 'fluido')],
    certifications: [
      certificate('Farmacovigilancia', 'DIGEMID', '2022'),
      certificate('Inyectoterapia y primeros auxilios', 'Cruz Roja Filial Abancay', '2020'),
    ],
    references: ['Q.F. Yanet Sánchez Luna, regente de Botica Santa Micaela, 983 220 816'],
  },
  {
    id: 'alvaro-benvenutto',
    name: 'Álvaro Benvenutto Chang',
    title: 'Frontend Developer',
    email: 'alvaro@benvenutto-dev.example',
    phone: '+51 944 075 619',
    linkedin: 'linkedin.com/in/abenvenutto',
    place: 'Pueblo Libre, Lima',
    summary:
      'Desarrollador frontend con 5 años en React y TypeScript. Me importan el rendimiento, la accesibilidad y que el código se entienda sin reunión.',
    experiences: [
      job('Senior Frontend Engineer', 'Mercadito.pe', 'Remoto', '2024-03', null, [
        'Migré el checkout a React 18: el LCP bajó de 4,1 s a 1,9 s.',
        'Mantengo la librería de componentes que usan 4 equipos.',
      ]),
      job('Frontend Developer', 'Nubelia Software', 'San Isidro, Lima', '2021-09', '2024-02', [
        'Panel de analítica para clínicas con Next.js y D3.',
        'Pruebas de extremo a extremo con Playwright.',
      ]),
      job('Desarrollador Web Freelance', 'Freelance', 'Lima', '2020-01', '2021-08', [
        'Tiendas en Shopify y páginas para 11 clientes.',
      ]),
    ],
    educations: [
      study('Ingeniería de Software (trunco)', null, 'UTEC', '2016', '2019'),
      study('Bootcamp Full Stack', null, 'Laboratoria Tech Academy', '2019-08', '2019-12'),
    ],
    technical: {
      Frontend: ['React', 'TypeScript', 'Next.js', 'Tailwind CSS', 'D3'],
      Backend: ['Node.js', 'PostgreSQL'],
      Otros: ['Git', 'Playwright', 'Figma', 'AWS'],
    },
    soft: [],
    languages: [language('Español', 'native', 'nativo'), language('Inglés', 'advanced', 'C1 (IELTS 7.5)')],
    certifications: [certificate('AWS Certified Cloud Practitioner', 'Amazon Web Services', '2023')],
    interests: ['Ajedrez', 'Sintetizadores', 'Código abierto'],
  },
  {
    id: 'rosmery-illanes',
    name: 'Rosmery Illanes Pillaca',
    title: 'Trabajadora Social',
    email: 'rosmery.illanes@correo.example',
    phone: '966 817 240',
    linkedin: null,
    place: 'San Juan Bautista, Huamanga, Ayacucho',
    summary:
      'Trabajadora social colegiada y habilitada, quechuahablante, con 11 años en programas sociales del Estado y en ONG: visitas domiciliarias, seguimiento de casos de violencia y articulación con gobiernos locales.',
    experiences: [
      job(
        'Especialista Social – Centro Emergencia Mujer Huanta',
        'Programa Nacional AURORA - Ministerio de la Mujer y Poblaciones Vulnerables',
        'Huanta, Ayacucho',
        '2021-07',
        null,
        [
          'Atención e informes sociales de más de 300 casos por año.',
          'Coordinación con la comisaría, la UPE y los juzgados de familia.',
        ],
      ),
      job('Gestora Local', 'Programa Nacional JUNTOS', 'Vilcas Huamán', '2017-02', '2021-06', [
        'Seguimiento de 480 hogares en 14 comunidades y verificación de corresponsabilidades.',
      ]),
      job('Promotora Social', 'Asociación Wiñay Warmi', 'Cangallo', '2014-09', '2016-12', [
        'Talleres de derechos y ahorro con mujeres tejedoras.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Trabajo Social',
        'Trabajo Social',
        'Universidad Nacional de San Cristóbal de Huamanga',
        '2007-04',
        '2013-07',
      ),
      study(
        'Maestría en Gestión Pública (egresada)',
        'Gestión Pública',
        'Universidad César Vallejo',
        '2018-03',
        '2019-12',
      ),
      study(
        'Diplomado en Peritaje Social',
        'Peritaje Social',
        'Colegio de Trabajadores Sociales del Perú - Región VIII',
        '2022',
        '2022',
      ),
    ],
    technical: {
      '': [
        'Informe social',
        'Entrevista',
        'Visita domiciliaria',
        'SISFOH',
        'Gestión de casos',
        'Word',
        'Excel básico',
      ],
    },
    soft: ['Empatía', 'Escucha', 'Trabajo bajo presión', 'Compromiso'],
    languages: [
      language('Quechua chanka', 'native', 'Lengua materna'),
      language('Castellano', 'advanced', 'Avanzado'),
    ],
    certifications: [
      certificate('CTSP 9041', 'Colegio de Trabajadores Sociales del Perú', '2013'),
      certificate('Atención a víctimas de violencia con enfoque intercultural', 'SERVIR', '2022'),
      certificate('Quechua para servidores públicos – nivel avanzado', 'Ministerio de Cultura', '2019'),
    ],
    references: [
      'Abog. Tania Bautista Cuba, coordinadora del CEM Huanta. Cel. 966 004 711',
      'Lic. Percy Huamaní Ramos, jefe de la Unidad Territorial Ayacucho, Programa JUNTOS. Cel. 990 143 825',
    ],
  },
  {
    id: 'edson-paucarcaja',
    name: 'Edson Paucarcaja Inocente',
    title: 'Técnico en Telecomunicaciones y Fibra Óptica',
    email: 'edsonpaucar.tel@correo.example',
    phone: '963-770-158',
    linkedin: null,
    place: 'Yanacancha, Cerro de Pasco',
    summary:
      'Técnico de planta externa con experiencia en tendido y empalme de fibra, instalación de antenas y atención de averías a más de 4 300 m s. n. m.',
    experiences: [
      job('Técnico de Planta Externa', 'Redes y Enlaces Pasco S.A.C.', 'Cerro de Pasco', '2022-05', null, [
        'Empalme por fusión, mediciones OTDR y certificación de enlaces.',
        'Atiendo averías de clientes corporativos con plazos de 4 horas.',
      ]),
      job('Instalador HFC / FTTH', 'Contratista Telenet Centro', 'Huánuco', '2019-10', '2022-03', [
        'Seis instalaciones por día, metraje y liquidación de materiales.',
      ]),
      job('Ayudante de Torre', 'Montajes Yanamate E.I.R.L.', 'Junín y Pasco', '2018-01', '2019-08', [
        'Izaje de antenas y cableado estructurado.',
      ]),
    ],
    educations: [
      study('Electrónica Industrial', null, 'Instituto Superior Tecnológico Público Pasco', '2014', '2017'),
      study('Curso de Especialización en Redes GPON', 'Redes GPON', 'INICTEL-UNI', '2021', '2021'),
    ],
    technical: {
      Técnicas: ['Fusión de fibra', 'OTDR', 'GPON', 'Cableado estructurado', 'Trabajos en altura'],
      Equipos: ['Mikrotik', 'Huawei OLT', 'Ubiquiti'],
    },
    soft: ['Disponibilidad para viajar', 'Puntualidad'],
    languages: [language('Inglés', 'basic', 'Básico (lectura técnica)')],
    certifications: [
      certificate('MTCNA', 'MikroTik', '2023'),
      certificate('Trabajos en altura y rescate', 'Andes Safety', '2024'),
      certificate('Licencia de conducir A-I', null, '2018'),
    ],
  },
  {
    id: 'katia-delsolar',
    name: 'Katia Del Solar Cabrera',
    title: 'Ejecutiva de Negocios | Banca Pyme',
    email: 'katia.delsolar@correo.example',
    phone: '956 331 904',
    linkedin: 'linkedin.com/in/katia-del-solar',
    place: 'Ica, Perú',
    summary:
      'Economista con 9 años en microfinanzas. Manejo una cartera de S/ 6,2 millones con mora de 2,8 % y me gusta salir a campo.',
    experiences: [
      job('Ejecutiva de Negocios Pyme', 'Financiera Huacachina', 'Ica', '2020-03', null, [
        'Evaluación, desembolso y recuperación de créditos.',
        'Primer puesto nacional en colocaciones de agosto de 2023.',
      ]),
      job('Analista de Créditos Senior', 'Caja Municipal Costa Sur', 'Chincha', '2018-01', '2020-02', [
        'Cartera agrícola: algodón, palta y pecana.',
      ]),
      job('Analista de Créditos Junior', 'Caja Municipal Costa Sur', 'Pisco', '2016-06', '2017-12', [
        'Promoción en mercados y evaluación de negocios informales.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Economía',
        'Economía',
        'Universidad Nacional San Luis Gonzaga',
        '2010-04',
        '2015-12',
      ),
      study(
        'Diplomado en Riesgo Crediticio',
        'Riesgo Crediticio',
        'ASBANC - Centro de Estudios Financieros',
        '2019',
        '2019',
      ),
      study('Maestría en Finanzas', 'Finanzas', 'Universidad ESAN', '2024-03', 'current'),
    ],
    technical: {
      '': [
        'Evaluación crediticia',
        'Flujo de caja',
        'Recuperaciones',
        'Core bancario Bantotal',
        'Excel intermedio',
        'Power BI',
      ],
    },
    soft: ['Orientación a resultados', 'Persuasión', 'Trato con el cliente'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'intermediate', 'B1')],
    certifications: [
      certificate('Prevención de lavado de activos', 'SBS', '2023'),
      certificate('Microfinanzas rurales', 'COPEME', '2021'),
    ],
    interests: ['Sandboard', 'Lectura', 'Finanzas personales'],
    awards: ['Top 5 nacional de colocaciones, Financiera Huacachina, 2023'],
  },
  {
    id: 'samuel-ahuanari',
    name: 'Samuel Ahuanari Shahuano',
    title: 'Biólogo - Especialista en Áreas Naturales Protegidas',
    email: 'samuel.ahuanari@biomail.example',
    phone: '+51 973 208 416',
    linkedin: null,
    place: 'Puerto Maldonado, Madre de Dios',
    summary:
      'Biólogo con trabajo de campo en Tambopata, Manu y Pacaya Samiria: monitoreo con cámaras trampa, turismo sostenible y relación con comunidades nativas.',
    experiences: [
      job(
        'Especialista de Monitoreo Biológico',
        'SERNANP - Reserva Nacional Tambopata',
        'Puerto Maldonado',
        '2023-01',
        null,
        ['Diseño de 60 estaciones de cámaras trampa y base de datos de 14 mil registros.'],
      ),
      job('Coordinador de Campo', 'Asociación Huellas del Manu', 'Boca Manu', '2019-03', '2022-12', [
        'Expediciones de 20 días con asistentes matsigenkas y reportes a los donantes.',
      ]),
      job(
        'Guardaparque',
        'SERNANP - Reserva Nacional Pacaya Samiria',
        'Nauta, Loreto',
        '2017-04',
        '2019-02',
        ['Patrullajes y manejo de taricayas: 35 mil crías liberadas.'],
      ),
      job(
        'Asistente de Investigación',
        'Instituto de Investigaciones de la Amazonía Peruana',
        'Iquitos',
        '2016-01',
        '2016-12',
        [],
      ),
    ],
    educations: [
      study('Biólogo', null, 'Universidad Nacional de la Amazonía Peruana', '2009', '2015'),
      study(
        'Maestría en Conservación de la Biodiversidad',
        'Conservación de la Biodiversidad',
        'Universidad Nacional Agraria La Molina',
        '2020',
        '2022',
      ),
    ],
    technical: {
      Campo: ['Cámaras trampa', 'Transectos', 'Navegación con GPS', 'Motor fuera de borda'],
      Análisis: ['R', 'QGIS', 'Distance', 'SMART'],
    },
    soft: ['Liderazgo de equipos', 'Interculturalidad'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'Intermedio'),
      language('Kukama', 'basic', 'Básico'),
    ],
    certifications: [
      certificate('Colegiado CBP 12870', 'Colegio de Biólogos del Perú', '2017'),
      certificate('Licencia de patrón fluvial', 'DICAPI', '2018'),
    ],
  },
  {
    id: 'analucia-ordinola',
    name: 'Ana Lucía Ordinola Peña',
    title: 'Cirujano Dentista',
    email: 'dra.ordinola@correo.example',
    phone: '972 604 118',
    linkedin: null,
    place: 'Tumbes',
    summary:
      'Odontóloga con 7 años en clínica general y odontopediatría. Trato cálido, puntualidad y actualización constante.',
    experiences: [
      job('Odontóloga General', 'Centro Odontológico Sonríe Tumbes', 'Tumbes', '2020-01', null, [
        'Restauraciones, endodoncias unirradiculares y exodoncias.',
        'Campañas escolares con más de 600 niños atendidos.',
      ]),
      job('Cirujano Dentista SERUMS', 'C.S. Zarumilla', 'Zarumilla', '2018-10', '2019-09', [
        'Atención integral de la gestante y del niño.',
      ]),
      job('Asistente Dental', 'Consultorio Dr. Feijoo', 'Trujillo', '2015', '2017', []),
    ],
    educations: [
      study('Cirujano Dentista', null, 'Universidad Privada Antenor Orrego', '2011', '2017'),
      study(
        'Especialidad en Odontopediatría',
        'Odontopediatría',
        'Universidad Científica del Sur',
        '2022',
        'current',
      ),
    ],
    technical: {
      '': ['Operatoria dental', 'Endodoncia', 'Odontopediatría', 'Radiología periapical', 'Dentalink'],
    },
    soft: ['Paciencia', 'Empatía', 'Organización'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('COP 45120', 'Colegio Odontológico del Perú', '2018'),
      certificate('Sedación consciente en niños', 'UPCH', '2023'),
    ],
    interests: ['Playa', 'Pintura'],
  },
  {
    id: 'cesar-quiliche',
    name: 'César Augusto Quiliche Huatay',
    title: 'Ingeniero Civil – Residente de Obra',
    email: 'cquiliche.ing@correo.example',
    phone: '976 015 332',
    linkedin: 'linkedin.com/in/cesar-quiliche',
    place: 'Baños del Inca, Cajamarca',
    summary:
      'Ingeniero civil con 14 años en carreteras, saneamiento y colegios. He sido residente en obras por contrata y por administración directa de hasta S/ 32 millones.',
    experiences: [
      job('Residente de Obra', 'Consorcio Saneamiento Cumbe', 'Cajamarca', '2023-08', null, [
        'Sistema de agua y desagüe de 9 caseríos, S/ 21 millones.',
        'Valorizaciones, adicionales y ampliaciones de plazo ante la entidad.',
      ]),
      job(
        'Supervisor de Obra',
        'Gobierno Regional de Cajamarca – PROREGIÓN',
        'Chota y Cutervo',
        '2019-02',
        '2023-06',
        ['Supervisión de tres instituciones educativas del programa PRONIED.'],
      ),
      job(
        'Ingeniero de Campo',
        'Constructora e Inmobiliaria Los Robles del Norte S.A.C.',
        'Jaén',
        '2014-05',
        '2018-12',
        ['Carretera Jaén - San Ignacio: control de calidad de suelos y asfalto.'],
      ),
      job('Asistente Técnico', 'Municipalidad Distrital de Encañada', 'La Encañada', '2011-09', '2014-04', [
        'Elaboración de 26 expedientes técnicos.',
      ]),
    ],
    educations: [
      study('Ingeniero Civil', null, 'Universidad Nacional de Cajamarca', '2005', '2010'),
      study(
        'Maestría en Gestión de la Construcción',
        'Gestión de la Construcción',
        'Universidad Privada del Norte',
        '2016',
        '2018',
      ),
    ],
    technical: {
      Programas: ['AutoCAD Civil 3D', 'S10', 'MS Project', 'SAP2000'],
      Normas: ['Ley de Contrataciones del Estado', 'Invierte.pe', 'Reglamento Nacional de Edificaciones'],
    },
    soft: ['Liderazgo', 'Trabajo bajo presión'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('CIP 121845', 'Colegio de Ingenieros del Perú', '2011'),
      certificate('Contrataciones del Estado', 'OSCE', '2022'),
      certificate('BIM para infraestructura', 'Autodesk', '2021'),
    ],
    references: ['Ing. Marco Tirado Saldaña, gerente técnico, Consorcio Saneamiento Cumbe, 976 330 014'],
  },
  {
    id: 'yorman-gutierrez',
    name: 'Yorman Gutiérrez Rondón',
    title: 'Asesor de Call Center / Ventas',
    email: 'yormangr@correo.example',
    phone: '+51 912 447 093',
    linkedin: null,
    place: 'San Juan de Lurigancho, Lima',
    summary:
      'Venezolano con PTP y CE en trámite, 6 años en Lima. Experiencia en ventas telefónicas, retención y cobranza. Excelente dicción y manejo de objeciones.',
    experiences: [
      job('Asesor de Retenciones', 'Konekta BPO', 'Ate, Lima', '2022-09', null, [
        'Retengo 38 % de las llamadas; primer lugar de la campaña en tres trimestres.',
      ]),
      job(
        'Asesor de Ventas Telefónicas',
        'Contacto Directo Perú S.A.C.',
        'Cercado de Lima',
        '2020-02',
        '2022-08',
        ['Venta de planes móviles y portabilidad: 45 por mes.'],
      ),
      job('Mozo', 'Pollería El Carbón Dorado', 'San Juan de Lurigancho', '2019-03', '2020-01', [
        'Atención de 12 mesas y caja chica.',
      ]),
      job('Docente de Informática', 'U.E. Libertador', 'Barquisimeto, Venezuela', '2015-09', '2018-07', []),
    ],
    educations: [
      study(
        'T.S.U. en Informática',
        'Informática',
        'Instituto Universitario de Tecnología Rodolfo Loero Arismendi',
        '2012',
        '2015',
      ),
    ],
    technical: { '': ['Avaya', 'Salesforce', 'Excel intermedio', 'Manejo de objeciones', 'Ventas cruzadas'] },
    soft: ['Buena dicción', 'Tolerancia', 'Orientación a metas'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'basic', 'A2')],
    certifications: [certificate('Atención al cliente', 'SENATI', '2021')],
    interests: ['Béisbol', 'Salsa'],
  },
  {
    id: 'janeth-condemayta',
    name: 'Janeth Condemayta Ylla',
    title: 'Supervisora de Housekeeping',
    email: 'janeth.condemayta@correo.example',
    phone: '984 226 510',
    linkedin: null,
    place: 'San Sebastián, Cusco',
    summary: '',
    experiences: [
      job('Supervisora de Housekeeping', 'Hotel Casa Pumaqchupan', 'Cusco', '2021-11', null, [
        'Programación de 9 camareras y revisión de 64 habitaciones.',
        'Control de lencería e insumos.',
      ]),
      job('Camarera de Pisos', 'Sumaq Wasi Boutique Hotel', 'Ollantaytambo', '2017-04', '2020-03', [
        'Limpieza de 14 habitaciones diarias según estándar.',
      ]),
      job('Empleada del Hogar', 'Familia Yábar', 'Cusco', '2014', '2017', []),
    ],
    educations: [
      study('Técnico en Hotelería', 'Hotelería', 'CENFOTUR - Filial Cusco', '2018', '2019'),
      study('Secundaria Completa', null, 'I.E. Mx. Inmaculada Concepción - Quillabamba', '2008', '2012'),
    ],
    technical: {
      '': ['Control de lencería', 'Inventario', 'Opera PMS', 'Lavandería', 'Limpieza de alfombras'],
    },
    soft: ['Honestidad', 'Discreción', 'Trabajo en equipo'],
    languages: [language('Quechua', 'native', 'Nativo'), language('Inglés', 'basic', 'Básico')],
    certifications: [certificate('Buenas prácticas de bioseguridad en hospedajes', 'MINCETUR', '2021')],
    references: ['Sra. Ingrid Boluarte, gerente, Hotel Casa Pumaqchupan, 984 670 002'],
  },
  {
    id: 'stefano-risco',
    name: 'Stefano Risco Arrunátegui',
    title: 'Analista de Comercio Exterior y Aduanas',
    email: 'stefano.risco@correo.example',
    phone: '01 453 2280 / 991 774 305',
    linkedin: 'linkedin.com/in/stefano-risco-comex',
    place: 'La Perla, Callao',
    summary:
      'Bachiller en Negocios Internacionales con 6 años en agencias de aduana y operadores logísticos. Manejo regímenes de importación, drawback y coordinación con SUNAT y VUCE.',
    experiences: [
      job('Analista Senior de Importaciones', 'Agencia de Aduana Mar Bravo S.A.', 'Callao', '2022-10', null, [
        'Despacho anticipado de 80 contenedores al mes; 96 % en canal verde o naranja sin observaciones.',
        'Clasificación arancelaria y regularización de DUA.',
      ]),
      job('Coordinador de Tráfico', 'Pacific Bridge Cargo', 'Callao', '2020-03', '2022-09', [
        'Seguimiento de embarques FCL y LCL desde Asia.',
      ]),
      job('Asistente de Operaciones', 'Pacific Bridge Cargo', 'Callao', '2019-01', '2020-02', [
        'Emisión de BL, manifiestos y transmisión al SIGAD.',
      ]),
      job('Practicante de Exportaciones', 'Textiles Cotton Rímac S.A.C.', 'Lima', '2018-02', '2018-12', [
        'Certificados de origen y solicitudes de drawback.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Negocios Internacionales',
        'Negocios Internacionales',
        'Universidad San Ignacio de Loyola',
        '2013',
        '2018',
      ),
      study('Auxiliar de Despacho Aduanero', null, 'ADEX Instituto', '2019', '2019'),
    ],
    technical: {
      Aduanas: ['Clasificación arancelaria', 'Incoterms 2020', 'VUCE', 'SIGAD', 'Drawback'],
      Ofimática: ['Excel avanzado', 'SAP', 'Power BI'],
    },
    soft: ['Negociación', 'Atención al detalle', 'Trabajo con plazos'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'advanced', 'Avanzado'),
      language('Chino mandarín', 'basic', 'HSK 2'),
    ],
    certifications: [
      certificate('Operador Económico Autorizado', 'SUNAT', '2023'),
      certificate('Mercancías peligrosas IMDG', 'ADEX', '2021'),
    ],
    interests: ['Fútbol', 'Historia naval'],
  },
  {
    id: 'maribel-espiritu',
    name: 'Maribel Espíritu Trujillo',
    title: 'Profesora de Matemática',
    email: 'maribel.espiritu@correo.example',
    phone: '962 118 840',
    linkedin: null,
    place: 'Amarilis, Huánuco',
    summary:
      'Profesora de secundaria, segunda escala magisterial. Preparo a estudiantes para la ONEM y para el examen de la UNHEVAL; uso GeoGebra y materiales propios.',
    experiences: [
      job('Profesora de Matemática', 'I.E. Emblemática Leoncio Prado', 'Huánuco', '2018-03', null, [
        'Dos estudiantes en la fase nacional de la ONEM (2019 y 2023).',
        'Coordinadora del área desde 2022.',
      ]),
      job('Profesora de Matemática (contratada)', 'I.E. Illathupa', 'Huánuco', '2014-03', '2017-12', [
        'Aulas de 3.° a 5.° de secundaria.',
      ]),
      job(
        'Docente de Álgebra',
        'Academia Preuniversitaria Cayhuayna',
        'Pillco Marca',
        '2011-01',
        '2013-12',
        [],
      ),
    ],
    educations: [
      study(
        'Licenciada en Educación, especialidad Matemática y Física',
        'Educación, especialidad Matemática y Física',
        'Universidad Nacional Hermilio Valdizán',
        '2005',
        '2010',
      ),
      study(
        'Maestría en Gestión y Planeamiento Educativo',
        'Gestión y Planeamiento Educativo',
        'Universidad de Huánuco',
        '2019',
        '2021',
      ),
    ],
    technical: {
      '': ['GeoGebra', 'Evaluación formativa', 'Classroom', 'LaTeX básico', 'Word', 'PowerPoint'],
    },
    soft: ['Puntualidad', 'Vocación', 'Comunicación'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Evaluación formativa', 'MINEDU - PerúEduca', '2022'),
      certificate('Didáctica de la Matemática con GeoGebra', 'PUCP', '2020'),
    ],
    awards: ['Palmas Magisteriales en el grado de Educador, 2024'],
  },
  {
    id: 'luigi-chumbiauca',
    name: 'Luigi Chumbiauca Pachas',
    title: 'Mecánico Automotriz',
    email: 'luigimecanico@correo.example',
    phone: '955 083 217',
    linkedin: null,
    place: 'Chincha Alta, Ica',
    summary:
      'Mecánico con 12 años en motores gasolina, GLP y diésel. Diagnóstico con escáner y manejo de taller.',
    experiences: [
      job('Jefe de Taller', 'Multiservicios Chumbiauca e Hijos', 'Chincha Alta', '2020-08', null, [
        'Presupuestos, compra de repuestos y control de 4 mecánicos.',
      ]),
      job(
        'Técnico de Diagnóstico',
        'Autonorte Motors - Concesionario',
        'San Juan de Miraflores, Lima',
        '2016-02',
        '2020-03',
        ['Garantías, campañas y escáner multimarca.'],
      ),
      job('Mecánico', 'Taller "El Chato"', 'Chincha', '2012', '2015', []),
    ],
    educations: [
      study('Mecánico Automotriz', null, 'SENATI - Chincha', '2009', '2011'),
      study('Conversión a GLP y GNV', null, 'TECSUP', '2017', '2017'),
    ],
    technical: {
      '': ['Escáner Launch', 'Inyección electrónica', 'GLP y GNV', 'Suspensión y frenos', 'Soldadura'],
    },
    soft: ['Honradez', 'Liderazgo'],
    languages: [],
    certifications: [
      certificate('Escáner e inyección electrónica', 'SENATI', '2018'),
      certificate('Brevete A-IIa', null, '2015'),
    ],
    references: ['Sr. Jorge Yataco, cliente de flota (12 unidades), 956 300 410'],
  },
  {
    id: 'xiomara-bejar',
    name: 'Xiomara Béjar Huertas',
    title: 'Diseñadora de Modas y Patronista',
    email: 'xiomara@bejarmoda.example',
    phone: '+51 936 552 180',
    linkedin: 'linkedin.com/in/xiomarabejar',
    place: 'La Victoria, Lima',
    summary:
      'Diseñadora con 8 años entre Gamarra y marcas de exportación. Desarrollo fichas técnicas, patrones digitales y colecciones cápsula con algodón pima y alpaca.',
    experiences: [
      job('Product Developer', 'Exportadora Textil Alpamayo S.A.', 'Ate, Lima', '2022-01', null, [
        'Desarrollo de 120 muestras por temporada para clientes de EE. UU. y Suecia.',
        'Seguimiento de costos y calendario con producción.',
      ]),
      job('Patronista', 'Confecciones Mishell', 'Galería Guizado, Gamarra', '2019-05', '2021-12', [
        'Patronaje y tizado en Audaces; ahorro de tela de 6 %.',
      ]),
      job('Diseñadora Independiente', 'Marca propia "Xio"', 'Lima', '2017-03', '2019-04', [
        'Tres colecciones vendidas en ferias e Instagram.',
      ]),
    ],
    educations: [
      study('Diseño de Modas', null, 'Instituto Mod’Art', '2013', '2016'),
      study('Patronaje Industrial', null, 'CEAM - Centro de Altos Estudios de la Moda', '2018', '2018'),
    ],
    technical: {
      Diseño: ['Audaces', 'Illustrator', 'CLO 3D', 'Fichas técnicas'],
      Taller: ['Patronaje', 'Escalado', 'Costura recta y remalle'],
    },
    soft: ['Creatividad', 'Detalle', 'Trabajo bajo presión'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'B1'),
      language('Francés', 'basic', 'A2'),
    ],
    certifications: [certificate('CLO 3D Fundamentals', 'Domestika', '2023')],
    awards: ['Finalista, Jóvenes Creadores al Mundo 2018'],
    interests: ['Bordado', 'Danza contemporánea'],
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
  'Hotel Wiracocha Inn & Suites': 'Hotel de 4 estrellas, 96 habitaciones',
  'Restaurante Qori Sara': 'Cocina novoandina en el Centro Histórico',
  'Contratistas Generales Ilubaya S.A.': 'Movimiento de tierras y obras civiles para la gran minería',
  'Grupo Retail Kallpa': 'Cadena de tiendas por departamento, 3 400 colaboradores',
  'HeadQuest Latam': 'Consultora de reclutamiento de perfiles tecnológicos',
  'Clínica San Bartolo Salud': 'Clínica privada de 80 camas',
  'Consultores Línea Sur, Ingeniería y Arquitectura': 'Consultoría de proyectos de salud y educación',
  'Constructora Caplina E.I.R.L.': 'Edificación y obras viales',
}

/** What people write about a strength, where the template asks for it. */
export const strengthStories: Record<string, string> = {
  Storytelling: 'Convierto hallazgos en historias que el equipo recuerda.',
  'Pensamiento crítico': 'Pregunto por qué antes de abrir Figma.',
  'Facilitación de talleres': 'Más de 30 design sprints con áreas de negocio.',
  'Liderazgo técnico': 'Formé a cuatro ingenieros que hoy lideran sus propias células.',
  'Comunicación con el negocio': 'Traduzco preguntas de gerencia en modelos de datos.',
  'Escucha activa': 'Entrevisto para conocer, no para descartar.',
  Negociación: 'Cierro ofertas en menos de 5 días.',
  Organización: 'Embudo al día en todas mis búsquedas.',
  'Atención al detalle': 'Planos sin observaciones en la última entrega de 2024.',
  Coordinación: 'Reuniones semanales con cinco especialidades.',
  Curiosidad: 'Pruebo un complemento nuevo de Revit cada mes.',
}

/** What some write where a form gives them a large box: by person, one for each job. */
export const jobTales: Record<string, string[]> = {
  'katia-delsolar': [
    'Desde marzo de 2020 tengo a mi cargo la cartera Pyme de las agencias Ica y Parcona. Durante la pandemia reprogramé 214 créditos con el programa Reactiva Perú y, entre 2022 y 2024, pasé de S/ 3,8 a S/ 6,2 millones con una mora de 2,8 %. En agosto de 2023 obtuve el primer puesto nacional en colocaciones. Además capacito a los analistas que ingresan y reemplazo al administrador de agencia en sus vacaciones.',
    'Créditos agrícolas para algodón, palta y pecana en Chincha, El Carmen y Grocio Prado. Coordiné con la Junta de Usuarios de Riego y con AGROBANCO el refinanciamiento de los productores afectados por el Niño costero de 2017.',
    'Promoción en mercados, evaluación de negocios informales, visita al domicilio y cobranza temprana. Meta de 25 operaciones por mes.',
  ],
  'samuel-ahuanari': [
    'Responsable del programa de cámaras trampa (60 estaciones, 14 mil registros entre 2023 y 2025), de los informes semestrales para la dirección de áreas protegidas y de la relación con los investigadores de la UNAMAD y de la Universidad de Exeter.',
    'Organicé 16 expediciones de 20 días en Boca Manu y Tayakome; formé a 9 asistentes matsigenkas; administré fondos de tres donantes. En 2021 presentamos los resultados en el Congreso Nacional de Biología (Cusco).',
    'Patrullaje, control de ingreso de turistas y manejo de taricayas. En dos campañas (2017 y 2018) se liberaron 35 mil crías.',
    '',
  ],
  'rosmery-illanes': [
    'Atiendo a mujeres, niñas y adolescentes en situación de violencia; elaboro informes sociales para el Poder Judicial y el Ministerio Público, hago visitas domiciliarias en Luricocha, Iguaín y Huamanguilla y coordino con la comisaría de familia. Más de 300 casos al año.',
    'A mi cargo 480 hogares usuarios de 14 comunidades. Verificación de corresponsabilidades en salud y educación, charlas en quechua y actualización de padrones. En 2020 apoyé el pago del bono "Yo me quedo en casa" junto con el Banco de la Nación.',
    'Talleres de derechos, ahorro y comercialización con 60 mujeres tejedoras de Sarhua y Totos, en convenio con la Municipalidad Provincial de Cangallo.',
  ],
  'wendy-tapullima': [
    'Cobro en efectivo y con tarjeta, Yape y Plin, arqueo, apoyo en reposicion cuando hay poca gente. Cajera del mes en diciembre 2024',
    'Activaciones de gaseosas y de telefonia en mercados, ferias y la fiesta de San Juan 2024. vendia 30 lineas por semana',
    'atencion en la bodega de mi familia, compras en el mercado, control del fiado',
  ],
}
