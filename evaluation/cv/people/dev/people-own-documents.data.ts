import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** People who set their CV in LaTeX: engineers, scientists, teachers of universities, students. */
export const peopleOfOwnDocuments: Person[] = [
  {
    id: 'gianella-ormachea',
    name: 'Gianella Ormachea Tello',
    title: 'Científica de datos',
    email: 'gianella.ormachea@mail.example',
    phone: '+51 986 224 107',
    linkedin: 'linkedin.com/in/gianella-ormachea',
    place: 'Magdalena del Mar, Lima',
    summary:
      'Estadística con cinco años de experiencia en modelos de riesgo crediticio, segmentación y analítica de clientes. Me interesa llevar los modelos a producción y explicarlos a quien decide.',
    experiences: [
      job('Científica de Datos Senior', 'Caja Metropolitana del Centro', 'Lima', '2023-02', null, [
        'Desarrollo de modelos de admisión y comportamiento para créditos MYPE (Gini de 0.41 a 0.52).',
        'Despliegue de 6 modelos en AWS SageMaker con monitoreo mensual de estabilidad.',
        'Mentora de dos analistas que pasaron a científicos de datos en 2024.',
      ]),
      job(
        'Analista de Modelos de Riesgo',
        'Financiera Puente Nuevo S.A.',
        'San Isidro, Lima',
        '2020-09',
        '2023-01',
        [
          'Calibración de PD, LGD y EAD para la cartera de consumo bajo NIIF 9.',
          'Automatización en Python de los reportes regulatorios que tomaban tres días al mes.',
        ],
      ),
      job(
        'Practicante Profesional de Business Intelligence',
        'Yapa Retail Group',
        'Lima',
        '2019-08',
        '2020-08',
        ['Tableros en Power BI para 22 tiendas.'],
      ),
    ],
    educations: [
      study('Maestría en Ciencia de Datos', 'Ciencia de Datos', 'Universidad Ricardo Palma', '2021', '2023'),
      study(
        'Licenciada en Estadística',
        'Estadística',
        'Universidad Nacional Mayor de San Marcos',
        '2014',
        '2019',
      ),
    ],
    technical: {
      Programación: ['Python', 'R', 'SQL', 'PySpark'],
      Nube: ['AWS SageMaker', 'Databricks', 'Docker'],
      Visualización: ['Power BI', 'Shiny'],
    },
    soft: ['Comunicación con áreas de negocio', 'Mentoría'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Portugués', 'basic', 'A2')],
    certifications: [
      certificate('AWS Certified Machine Learning – Specialty', 'Amazon Web Services', '2023'),
      certificate('Deep Learning Specialization', 'Coursera', '2021'),
    ],
    awards: ['Primer puesto, Datatón de Gobierno Abierto, 2022'],
    interests: ['Escalada', 'Ajedrez'],
  },
  {
    id: 'marco-yupa',
    name: 'Marco Antonio Yupa Chambi',
    title: 'Ingeniero de Software',
    email: 'marcoyupa.dev@mail.example',
    phone: '959 330 781',
    linkedin: 'linkedin.com/in/marcoyupa',
    place: 'Yanahuara, Arequipa',
    summary:
      'Ingeniero de software orientado al backend. He trabajado con equipos remotos de Perú, Chile y México en pagos, logística y facturación electrónica.',
    experiences: [
      job('Backend Engineer', 'Cobrix Pagos', 'Remoto', '2022-06', null, [
        'Diseño del servicio de conciliación que procesa 1.8 millones de transacciones diarias (Go, Kafka, PostgreSQL).',
        'Reducción del costo de infraestructura en 31 % al migrar de EC2 a Kubernetes.',
      ]),
      job('Desarrollador Full Stack', 'Sillar Software E.I.R.L.', 'Arequipa', '2019-03', '2022-05', [
        'Facturador electrónico homologado con SUNAT, usado por 340 empresas del sur.',
        'Integraciones con SAP Business One y Odoo.',
        'A cargo de dos practicantes desde 2021.',
      ]),
      job(
        'Programador Junior',
        'Universidad Católica de Santa María – Oficina de Informática',
        'Arequipa',
        '2018-01',
        '2019-02',
        ['Mantenimiento del sistema de matrículas en PHP y Oracle.'],
      ),
      job('Practicante de Soporte', 'Municipalidad Distrital de Cayma', 'Arequipa', '2017-03', '2017-12', []),
    ],
    educations: [
      study(
        'Bachiller en Ingeniería de Sistemas',
        'Ingeniería de Sistemas',
        'Universidad Católica de Santa María',
        '2013-03',
        '2017-12',
      ),
    ],
    technical: {
      Lenguajes: ['Go', 'TypeScript', 'Java', 'PHP', 'SQL'],
      Herramientas: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'GitHub Actions'],
    },
    soft: ['Revisión de código', 'Trabajo remoto', 'Redacción técnica'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'advanced', 'Avanzado')],
    certifications: [certificate('Certified Kubernetes Application Developer', 'CNCF', '2023')],
    awards: ['Tercer puesto, ACM ICPC sede Arequipa (2016)'],
    interests: ['Andinismo', 'Software libre'],
  },
  {
    id: 'ismael-garro',
    name: 'Ismael Garro Benites',
    title: 'Físico, investigador en materiales',
    email: 'igarro@mail.example',
    phone: '(044) 20 5500',
    linkedin: null,
    place: 'Trujillo, Perú',
    summary:
      'Físico experimental. Trabajo con películas delgadas y nanopartículas para sensores de gases y celdas solares.',
    experiences: [
      job(
        'Investigador asociado',
        'Universidad Nacional de Trujillo, Laboratorio de Nanotecnología',
        'Trujillo',
        '2021',
        null,
        [
          'Responsable del proyecto «Sensores de NO2 de bajo costo» (CONCYTEC, 2022–2024).',
          'Operación de DRX, AFM y espectroscopía Raman.',
        ],
      ),
      job('Becario doctoral', 'Pontificia Universidad Católica del Perú', 'Lima', '2016', '2020', [
        'Crecimiento por pulverización catódica de SiC amorfo dopado con tierras raras.',
        'Estancia de seis meses en la Universidad Técnica de Ilmenau, Alemania (2018).',
      ]),
      job('Jefe de prácticas', 'Universidad Privada del Norte', 'Trujillo', '2013', '2015', []),
    ],
    educations: [
      study('Doctor en Física', 'Física', 'Pontificia Universidad Católica del Perú', '2016', '2020'),
      study('Maestro en Física', 'Física', 'Universidad Nacional de Ingeniería', '2014', '2016'),
      study('Licenciado en Física', 'Física', 'Universidad Nacional de Trujillo', '2007', '2012'),
    ],
    technical: {
      Técnicas: [
        'Difracción de rayos X',
        'Microscopía de fuerza atómica',
        'Pulverización catódica',
        'Elipsometría',
      ],
      Programas: ['Python', 'LabVIEW', 'OriginPro', 'LaTeX'],
    },
    soft: [],
    languages: [language('Inglés', 'advanced', 'fluido'), language('Alemán', 'intermediate', 'B1')],
    certifications: [certificate('Investigador RENACYT, nivel V', 'CONCYTEC', '2022')],
    publications: [
      'I. Garro, R. Weingart. Luminescence of Tb-doped a-SiC:H thin films. Thin Solid Films 690 (2019).',
      'I. Garro et al. Low-cost NO2 sensing with ZnO nanorods. Rev. Soc. Quím. Perú 88 (2022).',
    ],
    awards: ['Beca doctoral CONCYTEC–Cienciactiva, 2016–2019'],
    other: {
      'Cursos dictados': [
        'Física General II, Universidad Nacional de Trujillo, 2021-I, 2022-I, 2023-I',
        'Instrumentación, Universidad Nacional de Trujillo, 2022-II, 2023-II',
        'Física para Ingenieros (laboratorio), Universidad Privada del Norte, 2013–2015',
      ],
      'Tesis asesoradas': [
        'K. Saldaña. Nanorods de ZnO por vía hidrotermal. Licenciatura, UNT, 2022.',
        'D. Alva. Respuesta de SnO2 a vapores de etanol. Licenciatura, UNT, 2024.',
      ],
    },
  },
  {
    id: 'wendy-chumioque',
    name: 'Wendy Lisset Chumioque Mendoza',
    title: 'Ingeniera Mecánica Electricista',
    email: 'wchumioque@mail.example',
    phone: '978 145 902',
    linkedin: 'linkedin.com/in/wendychumioque',
    place: 'Chiclayo, Lambayeque',
    summary:
      'Ingeniera mecánica electricista con experiencia en mantenimiento de ingenios azucareros y plantas de agroexportación. Formo equipos y trabajo por indicadores.',
    experiences: [
      job('Jefa de Mantenimiento', 'Agroexportadora Olmos Verde S.A.C.', 'Olmos', '2021-11', null, [
        'Gestión de un presupuesto anual de USD 1.1 millones y 26 técnicos en dos turnos.',
        'Disponibilidad de líneas de empaque de uva y palta por encima de 97 % en las campañas 2022 y 2023.',
      ]),
      job('Planificadora de Mantenimiento', 'Ingenio Santa Clara S.A.A.', 'Pomalca', '2018-04', '2021-10', [
        'Planificación de paradas de trapiche, calderas y turbogeneradores en SAP PM.',
        'Implementación de análisis vibracional en 48 equipos críticos.',
      ]),
      job(
        'Asistente de Mantenimiento',
        'Molinera del Valle Hermanos Burga S.R.L.',
        'Lambayeque',
        '2016-01',
        '2018-03',
        ['Control de repuestos y órdenes de trabajo.'],
      ),
    ],
    educations: [
      study('Ingeniera Mecánica Electricista', null, 'Universidad Nacional Pedro Ruiz Gallo', '2010', '2015'),
      study(
        'Diplomado en Gestión del Mantenimiento',
        'Gestión del Mantenimiento',
        'Universidad de Piura',
        '2019',
        '2019',
      ),
    ],
    technical: {
      Mantenimiento: ['SAP PM', 'Análisis vibracional', 'Termografía', 'RCM'],
      Diseño: ['AutoCAD', 'SolidWorks'],
    },
    soft: ['Liderazgo', 'Negociación con proveedores', 'Orden'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Analista de Vibraciones Categoría II', 'Instituto Mobius', '2020'),
      certificate('Termografía Infrarroja Nivel I', 'ITC', '2018'),
      certificate('CIP 214508', null, null),
    ],
    references: ['Ing. Óscar Burga, gerente, Molinera del Valle, 978 000 411'],
  },
  {
    id: 'renato-iparraguirre',
    name: 'Renato Iparraguirre Lock',
    title: 'Economista',
    email: 'renato.iparraguirre@mail.example',
    phone: '+51 994 870 215',
    linkedin: 'linkedin.com/in/riparraguirre',
    place: 'Barranco, Lima',
    summary:
      'Economista interesado en política monetaria, mercado laboral y evaluación de impacto. Escribo con claridad para públicos que no son economistas.',
    experiences: [
      job(
        'Especialista en Mercado Laboral',
        'Ministerio de Trabajo y Promoción del Empleo',
        'Lima',
        '2022-03',
        null,
        [
          'Estimación de los efectos de la remuneración mínima con la EPEN y la ENAHO.',
          'Redacción de notas para el despacho viceministerial.',
        ],
      ),
      job(
        'Asistente de Investigación',
        'Grupo de Análisis para el Desarrollo',
        'Lima',
        '2020-01',
        '2022-02',
        ['Línea de base y seguimiento de un programa de capacitación en Junín y La Libertad.'],
      ),
      job(
        'Practicante, Gerencia de Estudios Económicos',
        'Banco Central de Reserva del Perú',
        'Lima',
        '2019-01',
        '2019-03',
        ['Seguimiento semanal de expectativas de inflación.'],
      ),
      job('Jefe de Prácticas de Econometría 1', 'Universidad del Pacífico', 'Lima', '2018-08', '2019-07', []),
    ],
    educations: [
      study('Master of Science in Economics', 'Economics', 'Universidad de los Andes', '2024', 'current'),
      study('Licenciatura en Economía', 'Economía', 'Universidad del Pacífico', '2014', '2018'),
    ],
    technical: {
      Software: ['Stata', 'R', 'Python', 'EViews', 'QGIS'],
      Métodos: ['Diferencias en diferencias', 'Series de tiempo', 'Diseño de encuestas'],
    },
    soft: ['Redacción', 'Presentaciones'],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Inglés', 'advanced', 'avanzado'),
      language('Francés', 'intermediate', 'intermedio'),
    ],
    certifications: [certificate('Curso de Extensión Universitaria en Economía', 'BCRP', '2019')],
    publications: [
      'Iparraguirre, R. (2021). Salario mínimo e informalidad en ciudades intermedias. Documento de trabajo.',
    ],
    awards: ['Premio a la mejor tesis de pregrado, Consorcio de Investigación, 2019'],
  },
  {
    id: 'sheyla-pinchi',
    name: 'Sheyla Pinchi Murayari',
    title: 'Bióloga',
    email: 'sheyla.pinchi@mail.example',
    phone: '965 201 338',
    linkedin: null,
    place: 'Iquitos, Loreto',
    summary:
      'Bióloga con experiencia en monitoreo de fauna, ictiología amazónica y trabajo con comunidades kichwa y kukama. Disponible para campañas largas en campo.',
    experiences: [
      job(
        'Investigadora en Ictiología',
        'Instituto de Investigaciones de la Amazonía Peruana',
        'Iquitos',
        '2020-07',
        null,
        [
          'Evaluación de poblaciones de arahuana y paiche en la cuenca del Putumayo.',
          'Identificación de 310 muestras por ADN mitocondrial.',
        ],
      ),
      job(
        'Especialista en Monitoreo Biológico',
        'Consultora Ambiental Río Abajo S.A.C.',
        'Loreto',
        '2017-05',
        '2020-03',
        [
          'Línea base de anfibios y reptiles para tres estudios de impacto ambiental.',
          'Capacitación de 24 monitores comunales.',
        ],
      ),
      job(
        'Guardaparque voluntaria',
        'Reserva Nacional Pacaya Samiria (SERNANP)',
        'Nauta',
        '2016-02',
        '2016-08',
        [],
      ),
    ],
    educations: [
      study(
        'Maestría en Ecología Tropical',
        'Ecología Tropical',
        'Universidad Nacional de la Amazonía Peruana',
        '2021-04',
        'current',
      ),
      study(
        'Licenciada en Ciencias Biológicas',
        'Ciencias Biológicas',
        'Universidad Nacional de la Amazonía Peruana',
        '2010-04',
        '2016-12',
      ),
    ],
    technical: {
      Laboratorio: ['Extracción de ADN', 'PCR', 'Taxonomía de peces'],
      Campo: ['Cámaras trampa', 'Captura con redes', 'GPS'],
      Programas: ['R', 'ArcGIS'],
    },
    soft: ['Trabajo con comunidades', 'Resistencia en campo'],
    languages: [language('Inglés', 'intermediate', 'B2'), language('Kukama', 'basic', 'básico')],
    certifications: [
      certificate('Colegio de Biólogos del Perú N° 13450', null, null),
      certificate('Primeros auxilios en zonas remotas', 'Cruz Roja Peruana', '2022'),
    ],
    publications: ['Pinchi S. & Rengifo J. (2022). Peces de consumo del bajo Putumayo. Folia Amazónica 31.'],
  },
  {
    id: 'brayan-orihuela',
    name: 'Brayan Orihuela Poma',
    title: 'Bachiller en Ingeniería Ambiental',
    email: 'brayan.orihuela.p@mail.example',
    phone: '921 606 477',
    linkedin: 'linkedin.com/in/brayan-orihuela-poma',
    place: 'El Tambo, Huancayo',
    summary:
      'Egresado del décimo superior, con interés en gestión de residuos y calidad de agua. Busco mi primer puesto como asistente ambiental.',
    experiences: [
      job(
        'Practicante Profesional',
        'Empresa Prestadora de Servicios SEDAM Mantaro',
        'Huancayo',
        '2024-02',
        '2024-08',
        [
          'Muestreo y análisis de cloro residual, turbiedad y pH en 40 puntos de la red.',
          'Registro de datos en Excel y apoyo en el plan de control de calidad.',
        ],
      ),
      job(
        'Practicante Preprofesional',
        'Municipalidad Distrital de El Tambo, Subgerencia de Gestión Ambiental',
        'Huancayo',
        '2023-03',
        '2023-07',
        ['Caracterización de residuos sólidos domiciliarios.'],
      ),
    ],
    educations: [
      study(
        'Bachiller en Ingeniería Ambiental',
        'Ingeniería Ambiental',
        'Universidad Nacional del Centro del Perú',
        '2018',
        '2023',
      ),
    ],
    technical: {
      '': ['ArcGIS', 'AutoCAD', 'Excel', 'Muestreo de agua', 'ISO 14001', 'Google Earth Engine'],
    },
    soft: ['Puntualidad', 'Ganas de aprender'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Sistemas de Gestión Ambiental ISO 14001', 'SGS Academy', '2024'),
      certificate('Monitoreo de calidad de aire', 'Colegio de Ingenieros Junín', '2023'),
      certificate('ArcGIS básico e intermedio', 'UNCP', '2022'),
    ],
    awards: ['Décimo superior, promoción 2023'],
    interests: ['Reforestación', 'Fútbol'],
  },
  {
    id: 'edith-condori-larico',
    name: 'Edith Condori Larico',
    title: 'Docente universitaria de Matemática',
    email: 'econdori.larico@mail.example',
    phone: '951 777 026',
    linkedin: null,
    place: 'Puno, Perú',
    summary:
      'Matemática y docente con 15 años en universidades públicas y privadas del sur. Mis temas son la teoría de números y la didáctica de la prueba.',
    experiences: [
      job(
        'Profesora Asociada',
        'Universidad Nacional del Altiplano, Escuela Profesional de Ciencias Físico Matemáticas',
        'Puno',
        '2017',
        null,
        ['Coordinadora de la Maestría en Matemática Pura (2020–2022).'],
      ),
      job('Docente contratada', 'Universidad Peruana Unión', 'Juliaca', '2012', '2016', []),
      job('Profesora de Matemática', 'I.E.S. Glorioso San Carlos', 'Puno', '2008', '2011', [
        'Preparación del equipo regional para la ONEM.',
      ]),
    ],
    educations: [
      study('Doctora en Educación', 'Educación', 'Universidad Nacional de San Agustín', '2014', '2018'),
      study('Magíster en Matemática', 'Matemática', 'Universidad Nacional de Ingeniería', '2009', '2012'),
      study(
        'Licenciada en Ciencias Físico Matemáticas',
        'Ciencias Físico Matemáticas',
        'Universidad Nacional del Altiplano',
        '2002',
        '2007',
      ),
    ],
    technical: { '': ['LaTeX', 'GeoGebra', 'SageMath', 'Moodle'] },
    soft: [],
    languages: [
      language('Aimara', 'native', 'lengua materna'),
      language('Inglés', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Docencia universitaria por competencias', 'UNA Puno', '2019'),
      certificate('Colegiatura COMAP N° 621', null, null),
    ],
    publications: [
      'Condori, E. (2019). Demostración y argumento en primer año de universidad. Educación Matemática 31(2).',
      'Condori, E., Quisocala, R. (2023). Números de Fibonacci con índices primos. Selecciones Matemáticas 10.',
    ],
    awards: ['Docente del año, Facultad de Ingeniería Civil, 2015'],
    other: {
      'Cursos a cargo': [
        'Teoría de Números (2017 a la fecha)',
        'Álgebra Abstracta I y II (2018–2023)',
        'Cálculo Diferencial, Universidad Peruana Unión (2012–2016)',
      ],
      'Jurado y asesoría de tesis': [
        'Asesora: Y. Coila, Residuos cuadráticos y criptografía. Licenciatura, 2021.',
        'Jurado: P. Turpo, Ecuaciones diofánticas cúbicas. Maestría, 2022.',
      ],
    },
  },
  {
    id: 'alvaro-sumire',
    name: 'Álvaro Sumire Quillahuamán',
    title: 'Ingeniero Electrónico',
    email: 'a.sumire@mail.example',
    phone: '+51 974 512 660',
    linkedin: 'linkedin.com/in/alvarosumire',
    place: 'San Jerónimo, Cusco',
    summary:
      'Ingeniero electrónico con experiencia en automatización minera e instrumentación. Programo PLC, configuro redes industriales y pongo en marcha.',
    experiences: [
      job('Ingeniero de Automatización', 'Minera Apu Verde S.A.', 'Espinar, Cusco', '2022-10', null, [
        'Migración de lógica de chancado de PLC-5 a ControlLogix sin parada de planta.',
        'Sintonía de lazos de flotación; +1.2 % de recuperación de cobre.',
      ]),
      job(
        'Ingeniero de Puesta en Marcha',
        'Integra Control & Automatización S.A.C.',
        'Arequipa',
        '2019-06',
        '2022-09',
        ['Puesta en marcha de 9 salas eléctricas y sistemas SCADA en Perú y Chile.'],
      ),
      job('Técnico Instrumentista', 'Cementos Chachani S.A.', 'Arequipa', '2017-01', '2019-05', [
        'Calibración de transmisores, balanzas dinámicas y analizadores de gases.',
      ]),
    ],
    educations: [
      study(
        'Ingeniería Electrónica',
        null,
        'Universidad Nacional de San Antonio Abad del Cusco',
        '2010-03',
        '2016-07',
      ),
      study(
        'Técnico en Instrumentación Industrial',
        'Instrumentación Industrial',
        'SENATI',
        '2016-08',
        '2016-12',
      ),
    ],
    technical: {
      Control: ['Studio 5000', 'TIA Portal', 'FactoryTalk View', 'WinCC', 'Profibus', 'Modbus TCP'],
      Otros: ['AutoCAD Electrical', 'C', 'Python'],
    },
    soft: ['Trabajo en altura geográfica', 'Orden'],
    languages: [
      language('Quechua', 'intermediate', 'Intermedio'),
      language('Inglés', 'intermediate', 'Intermedio'),
    ],
    certifications: [
      certificate('CCST Nivel 1', 'ISA', '2021'),
      certificate('Redes Industriales', 'TECSUP', '2018'),
      certificate('CIP 233190', null, null),
    ],
  },
  {
    id: 'paola-vizcarra-liendo',
    name: 'Paola Vizcarra Liendo',
    title: 'Médica epidemióloga',
    email: 'paola.vizcarra@mail.example',
    phone: '952 380 114',
    linkedin: 'linkedin.com/in/pvizcarraliendo',
    place: 'Tacna',
    summary:
      'Médica cirujana y epidemióloga de campo. Trabajo en vigilancia de enfermedades respiratorias en frontera y en formación de equipos de respuesta rápida.',
    experiences: [
      job(
        'Jefa de la Unidad de Epidemiología',
        'Hospital Hipólito Unanue de Tacna',
        'Tacna',
        '2021-03',
        null,
        [
          'Sala situacional diaria y respuesta a 17 brotes entre 2021 y 2024.',
          'Coordinación con el servicio de salud de Arica para casos transfronterizos.',
        ],
      ),
      job(
        'Epidemióloga de campo (PREC)',
        'Centro Nacional de Epidemiología, Prevención y Control de Enfermedades',
        'Lima',
        '2018-03',
        '2021-02',
        ['Equipo de respuesta a sarampión 2018 y a COVID-19 en Loreto.'],
      ),
      job('Médica SERUMS', 'P.S. Palca, Red de Salud Tacna', 'Palca', '2016-05', '2017-04', []),
    ],
    educations: [
      study(
        'Segunda especialidad en Epidemiología de Campo',
        'Epidemiología de Campo',
        'Universidad Peruana Cayetano Heredia',
        '2018',
        '2021',
      ),
      study('Médico Cirujano', null, 'Universidad Privada de Tacna', '2008', '2015'),
    ],
    technical: {
      Análisis: ['R', 'Epi Info', 'Stata', 'QGIS'],
      Gestión: ['Salas situacionales', 'Investigación de brotes', 'NOTI-WEB'],
    },
    soft: ['Conducción de equipos', 'Vocería'],
    languages: [language('Inglés', 'advanced', 'avanzado')],
    certifications: [
      certificate('CMP 72450', null, null),
      certificate('RNE 41877', null, null),
      certificate('Buenas prácticas clínicas', 'INS', '2022'),
    ],
    awards: ['Reconocimiento al mérito, DIRESA Tacna, 2021'],
  },
  {
    id: 'luciana-tineo',
    name: 'Luciana Tineo Arizaga',
    title: 'Estudiante de Ciencia de la Computación',
    email: 'luciana.tineo@mail.example',
    phone: '987 500 316',
    linkedin: 'linkedin.com/in/lucianatineo',
    place: 'Piura',
    summary:
      'Estudiante del octavo ciclo. Me gustan los compiladores, los datos abiertos y enseñar a programar.',
    experiences: [
      job('Software Engineer Intern', 'Algarrobo Labs', 'Remoto', '2024-12', '2025-03', [
        'Migré 14 pantallas de una aplicación interna de jQuery a React.',
        'Escribí pruebas de extremo a extremo con Playwright.',
      ]),
      job('Asistente de cátedra de Estructuras de Datos', 'Universidad de Piura', 'Piura', '2023-08', null, [
        'Laboratorio semanal para 35 alumnos y corrección automática de tareas.',
      ]),
      job('Profesora de programación para niños', 'Kipu Kids', 'Piura', '2022-01', '2022-12', []),
    ],
    educations: [
      study('Ciencia de la Computación', null, 'Universidad de Piura', '2021-03', 'current'),
      study('Bachillerato Internacional', null, 'Colegio de Alto Rendimiento de Piura', '2018', '2020'),
    ],
    technical: {
      Lenguajes: ['C++', 'Python', 'JavaScript', 'Rust'],
      Tecnologías: ['React', 'Node.js', 'SQLite', 'Git', 'Linux'],
    },
    soft: [],
    languages: [language('Inglés', 'advanced', 'C1'), language('Español', 'native', 'nativo')],
    certifications: [certificate('CS50x', 'HarvardX', '2022')],
    awards: ['Medalla de bronce, Olimpiada Peruana de Informática, 2020', 'Beca Alma, 2021–2025'],
    interests: ['Programación competitiva', 'Surf'],
  },
  {
    id: 'hector-farro',
    name: 'Héctor Farro Guerra-García',
    title: 'Ingeniero Estructural',
    email: 'hfarro.estructuras@mail.example',
    phone: '956 418 703',
    linkedin: null,
    place: 'Ica, Perú',
    summary:
      'Ingeniero civil dedicado al cálculo estructural y la evaluación sísmica de edificios, con 20 años de ejercicio y oficina propia desde 2014.',
    experiences: [
      job('Gerente y calculista', 'Farro Ingenieros E.I.R.L.', 'Ica', '2014', null, [
        'Diseño estructural de más de 180 edificios de vivienda, colegios y naves industriales.',
        'Peritajes después del sismo de 2007 y de las lluvias de 2017 y 2023.',
      ]),
      job('Ingeniero Proyectista', 'Oficina Técnica Del Carpio & Asociados', 'Lima', '2007', '2013', [
        'Modelado en ETABS y SAP2000 de edificios de hasta 24 pisos.',
      ]),
      job('Asistente de obra', 'Constructora Huacachina S.A.', 'Ica', '2004', '2006', []),
    ],
    educations: [
      study(
        'Maestro en Ingeniería Civil con mención en Estructuras',
        'Ingeniería Civil con mención en Estructuras',
        'Pontificia Universidad Católica del Perú',
        '2008',
        '2011',
      ),
      study('Ingeniero Civil', null, 'Universidad Nacional San Luis Gonzaga', '1998', '2003'),
    ],
    technical: { Cálculo: ['ETABS', 'SAP2000', 'SAFE', 'Mathcad'], Dibujo: ['AutoCAD', 'Revit Structure'] },
    soft: ['Criterio', 'Puntualidad en entregas'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('CIP 80214', null, null),
      certificate('Aisladores y disipadores sísmicos', 'CISMID-UNI', '2016'),
      certificate('Perito adscrito al Centro de Peritaje', 'CIP', '2018'),
    ],
    references: ['Dr. Alejandro Muñante, PUCP', 'Arq. Lucía Elías, 956 000 512'],
  },
  {
    id: 'rocio-malpartida',
    name: 'Rocío Malpartida Ingunza',
    title: 'Química Farmacéutica',
    email: 'rocio.malpartida@mail.example',
    phone: '962 118 450',
    linkedin: 'linkedin.com/in/rociomalpartida',
    place: 'Huánuco',
    summary:
      'Química farmacéutica con experiencia en farmacia hospitalaria, dirección técnica y control de calidad.',
    experiences: [
      job(
        'Jefa del Servicio de Farmacia',
        'Hospital Regional Hermilio Valdizán',
        'Huánuco',
        '2020-09',
        null,
        [
          'Gestión de 412 medicamentos del petitorio y dosis unitaria en cuatro servicios.',
          'Comité farmacoterapéutico y farmacovigilancia.',
        ],
      ),
      job('Directora Técnica', 'Botica y Droguería Kotosh E.I.R.L.', 'Huánuco', '2017-01', '2020-08', [
        'Buenas prácticas de almacenamiento y certificación ante DIREMID.',
      ]),
      job(
        'Analista de Control de Calidad',
        'Laboratorios Misti Hermanos & Cía.',
        'Arequipa',
        '2014-06',
        '2016-12',
        [],
      ),
    ],
    educations: [
      study('Química Farmacéutica', null, 'Universidad Nacional Mayor de San Marcos', '2007', '2013'),
      study(
        'Segunda especialidad en Farmacia Clínica',
        'Farmacia Clínica',
        'Universidad Norbert Wiener',
        '2018',
        '2020',
      ),
    ],
    technical: {
      Software: ['SISMED', 'Excel', 'Minitab'],
      Laboratorio: ['HPLC', 'Disolución', 'Espectrofotometría UV-Vis'],
    },
    soft: ['Orden', 'Docencia'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Farmacovigilancia y tecnovigilancia', 'DIGEMID', '2022'),
      certificate('CQFP 18820', null, null),
    ],
    interests: ['Senderismo', 'Repostería'],
  },
  {
    id: 'adrian-bocanegra',
    name: 'Adrián Bocanegra Chu',
    title: 'Arquitecto',
    email: 'adrian@bocanegra-arq.example',
    phone: '+51 949 330 025',
    linkedin: null,
    place: 'Trujillo, La Libertad',
    summary: 'Arquitecto dedicado a vivienda social y equipamiento educativo en la costa norte.',
    experiences: [
      job('Arquitecto proyectista', 'Taller Norte Arquitectos S.C.R.L.', 'Trujillo', '2018', null, [
        'Siete colegios y dos bibliotecas para la Autoridad para la Reconstrucción con Cambios.',
        'Coordinación BIM de especialidades.',
      ]),
      job('Asistente de diseño', 'Estudio Muro y Patio', 'Lima', '2015', '2017', [
        'Planos de licencia y detalles de 14 viviendas.',
      ]),
      job(
        'Jefe de Práctica, Taller de Diseño III',
        'Universidad Privada Antenor Orrego',
        'Trujillo',
        '2019',
        '2022',
        [],
      ),
    ],
    educations: [
      study('Arquitecto', null, 'Universidad Privada Antenor Orrego', '2008', '2014'),
      study(
        'Máster en Vivienda Colectiva',
        'Vivienda Colectiva',
        'Universidad Politécnica de Madrid',
        '2017',
        '2018',
      ),
    ],
    technical: {
      Modelado: ['Revit', 'Rhino', 'SketchUp', 'Lumion'],
      Gráfica: ['Illustrator', 'InDesign', 'Photoshop'],
    },
    soft: ['Maquetas', 'Trabajo con comunidades'],
    languages: [language('Inglés', 'advanced', 'Avanzado'), language('Italiano', 'basic', 'Básico')],
    certifications: [certificate('CAP 17650', null, null), certificate('Gestión BIM', 'ESAN', '2021')],
    awards: ['Mención honrosa, Bienal de Arquitectura Peruana 2022'],
    interests: ['Fotografía analógica'],
  },
  {
    id: 'noemi-pariona',
    name: 'Noemí Pariona Ccente',
    title: 'Ingeniera en Industrias Alimentarias',
    email: 'noemi.pariona@mail.example',
    phone: '966 741 203',
    linkedin: 'linkedin.com/in/noemipariona',
    place: 'Ate, Lima',
    summary:
      'Ingeniera de alimentos con siete años en calidad e inocuidad de lácteos, snacks y agroexportación.',
    experiences: [
      job('Supervisora de Aseguramiento de la Calidad', 'Lácteos Valle Andino S.A.', 'Ate', '2022-04', null, [
        'Mantenimiento de FSSC 22000; dos auditorías anuales sin no conformidades mayores.',
        'Bajó la merma de yogur de 2.8 % a 1.6 %.',
      ]),
      job('Analista de Inocuidad', 'Snacks Pukllay S.A.C.', 'Lurín', '2019-08', '2022-03', [
        'Plan HACCP de papas nativas y chifles.',
      ]),
      job(
        'Inspectora de Calidad (campaña)',
        'Agroexportadora Chavimochic Fresh',
        'Virú',
        '2018-07',
        '2019-03',
        [],
      ),
      job('Practicante', 'SENASA Ayacucho', 'Ayacucho', '2017-09', '2018-03', []),
    ],
    educations: [
      study(
        'Ingeniera en Industrias Alimentarias',
        null,
        'Universidad Nacional de San Cristóbal de Huamanga',
        '2011',
        '2017',
      ),
      study(
        'Diplomado en Sistemas Integrados de Gestión',
        'Sistemas Integrados de Gestión',
        'Universidad Nacional Agraria La Molina',
        '2020',
        '2020',
      ),
    ],
    technical: { '': ['HACCP', 'FSSC 22000', 'BRCGS', 'Evaluación sensorial', 'Minitab', 'Power BI'] },
    soft: ['Capacitación de operarios', 'Firmeza'],
    languages: [
      language('Quechua', 'advanced', 'Avanzado'),
      language('Inglés', 'intermediate', 'Intermedio'),
    ],
    certifications: [
      certificate('Auditor interno FSSC 22000 v6', 'Intertek', '2023'),
      certificate('PCQI Controles Preventivos', 'FSPCA', '2020'),
      certificate('CIP 240115', null, null),
    ],
  },
  {
    id: 'hernan-chipana',
    name: 'Hernán Chipana Mamani',
    title: 'Administrador de Redes y Servidores',
    email: 'hernan.chipana@mail.example',
    phone: '952 604 318',
    linkedin: 'linkedin.com/in/hernanchipana',
    place: 'Tacna',
    summary:
      'Administrador de infraestructura con doce años entre la zona franca, la universidad y un proveedor de internet.',
    experiences: [
      job('Administrador de Redes', 'ZOFRATACNA', 'Tacna', '2019-05', null, [
        'Red de 640 puntos, firewall perimetral y enlaces con Aduanas.',
      ]),
      job('Especialista NOC', 'Andes Fibra Telecom S.A.C.', 'Tacna', '2016-02', '2019-04', [
        'Monitoreo 24x7 de 3 nodos y 4 200 abonados GPON.',
      ]),
      job(
        'Soporte Técnico',
        'Universidad Nacional Jorge Basadre Grohmann, Oficina de Tecnologías',
        'Tacna',
        '2013-03',
        '2016-01',
        [],
      ),
    ],
    educations: [
      study(
        'Profesional Técnico en Redes y Comunicaciones',
        'Redes y Comunicaciones',
        'SENATI Tacna',
        '2010',
        '2012',
      ),
      study('Ingeniería de Sistemas', null, 'Universidad Privada de Tacna', '2021', 'current'),
    ],
    technical: {
      Redes: ['Cisco IOS', 'MikroTik', 'FortiGate', 'BGP'],
      Servidores: ['Windows Server', 'Ubuntu', 'VMware', 'Zabbix'],
    },
    soft: ['Guardias', 'Documentación'],
    languages: [language('Inglés', 'intermediate', 'Intermedio'), language('Aimara', 'basic', 'Básico')],
    certifications: [
      certificate('CCNA 200-301', 'Cisco', '2021'),
      certificate('NSE 4', 'Fortinet', '2023'),
      certificate('MTCNA', 'MikroTik', '2017'),
    ],
    interests: ['Radioafición'],
  },
]
