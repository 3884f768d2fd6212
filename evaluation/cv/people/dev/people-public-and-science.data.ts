import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfPublicServiceAndScience: Person[] = [
  {
    id: 'teodoro-yupanqui',
    name: 'Teodoro Yupanqui Mallqui',
    title: 'Especialista en contrataciones del Estado',
    email: 'tyupanqui.m@correo-ejemplo.pe',
    phone: '966 000 418',
    linkedin: null,
    place: 'Huaraz, Áncash',
    summary:
      'Contador con once años en logística y adquisiciones de gobiernos locales. Certificado nivel intermedio para el órgano encargado de las contrataciones.',
    experiences: [
      job('Especialista en contrataciones', 'Gobierno Regional de Áncash', 'Huaraz', '2022-03', null, [
        'Elaboración de expedientes de contratación y estudios de mercado.',
        'Integrante titular de once comités de selección.',
      ]),
      job(
        'Jefe de la Unidad de Logística',
        'Municipalidad Provincial de Recuay',
        'Recuay',
        '2019-01',
        '2022-02',
        [
          'Formulación y modificación del plan anual de contrataciones.',
          'Control de órdenes de compra y de servicio.',
        ],
      ),
      job(
        'Asistente de adquisiciones',
        'Municipalidad Distrital de Independencia',
        'Huaraz',
        '2017-04',
        '2018-12',
        ['Cotizaciones, cuadros comparativos y registro en el SEACE.'],
      ),
      job(
        'Asistente contable',
        'Unidad de Gestión Educativa Local Carhuaz',
        'Carhuaz',
        '2015-05',
        '2017-03',
        ['Fase de devengado en el SIAF y conciliaciones bancarias.'],
      ),
      job('Practicante profesional', 'Hospital de Apoyo Cordillera Negra', 'Caraz', '2014-06', '2015-04', [
        'Archivo de comprobantes de pago.',
      ]),
    ],
    educations: [
      study(
        'Título profesional de Contador Público',
        'Contador Público',
        'Universidad Nacional Santiago Antúnez de Mayolo',
        null,
        '2016-08',
      ),
      study(
        'Bachiller en Contabilidad',
        'Contabilidad',
        'Universidad Nacional Santiago Antúnez de Mayolo',
        '2009-04',
        '2014-12',
      ),
    ],
    technical: { Sistemas: ['SIAF | avanzado', 'SIGA | avanzado', 'SEACE', 'Excel | intermedio'] },
    soft: ['Trabajo en equipo', 'Ética', 'Orden'],
    languages: [language('Quechua', 'advanced', 'avanzado'), language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Diplomado en Contrataciones Públicas', 'Instituto Gestión y Norma', '2021'),
      certificate('Curso de Ley de Presupuesto', 'Escuela Ancashina de Gobierno', '2019'),
      certificate('Certificación OECE nivel intermedio', null, '2023'),
    ],
    references: ['CPC. Hilda Norabuena Cruz, gerente de administración, 943 000 107'],
  },
  {
    id: 'ines-carbajal',
    name: 'Inés Rocío Carbajal Tello',
    title: 'Nutricionista',
    email: 'ines.carbajal.nutri@ejemplo.pe',
    phone: '(01) 555 0194 / 987 000 236',
    linkedin: null,
    place: 'San Juan de Lurigancho, Lima',
    summary:
      'Nutricionista colegiada dedicada a la nutrición clínica y a la prevención de la anemia infantil. He trabajado en hospitales, comedores y programas sociales.',
    experiences: [
      job('Nutricionista clínica', 'Hospital Virgen del Carmen de Canto Grande', 'Lima', '2021-08', null, [
        'Evaluación nutricional de pacientes de pediatría y cirugía.',
        'Diseño de dietas terapéuticas y fórmulas enterales.',
      ]),
      job('Nutricionista de programa social', 'Programa Plato Lleno', 'Lima', '2018-02', '2021-07', [
        'Supervisión de cuarenta y dos comedores populares.',
        'Sesiones demostrativas contra la anemia.',
      ]),
      job(
        'Supervisora de planta',
        "Concesionaria de Alimentos Misk'i S.A.C.",
        'Callao',
        '2016-06',
        '2017-12',
        ['Control de temperaturas y de las buenas prácticas de manipulación.'],
      ),
      job('Nutricionista SERUMS', 'Centro de Salud Quebrada Verde', 'Ayacucho', '2015-05', '2016-05', [
        'Tamizaje de hemoglobina y visitas domiciliarias.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Salud Pública (en curso)',
        'Salud Pública',
        'Universidad Peruana Cayetano Heredia',
        '2024-03',
        'current',
      ),
      study(
        'Licenciada en Nutrición',
        'Nutrición',
        'Universidad Nacional Federico Villarreal',
        '2009-04',
        '2014-12',
      ),
    ],
    technical: {
      Clínica: ['Antropometría', 'Soporte nutricional enteral', 'Consejería nutricional'],
      Informática: ['Excel | intermedio', 'SPSS | básico'],
    },
    soft: ['Empatía', 'Facilidad de palabra'],
    languages: [language('Inglés', 'intermediate', 'intermedio'), language('Quechua', 'basic', 'básico')],
    certifications: [
      certificate('Colegiatura CNP 0000', 'Colegio de Nutricionistas del Perú', '2015'),
      certificate('Nutrición en paciente crítico', 'Sociedad Andina de Nutrición', '2022'),
      certificate('Manipulación de alimentos y HACCP', 'Instituto Inocua', '2017'),
    ],
    interests: ['Ciclismo', 'Cocina regional'],
  },
  {
    id: 'bruno-lazarte',
    name: 'Bruno Lazarte Oyague',
    title: 'Físico y docente universitario',
    email: 'blazarte@fisica-ejemplo.edu.pe',
    phone: '+51 999 000 341',
    linkedin: null,
    place: 'Trujillo, La Libertad',
    summary:
      'Doctor en Física con trabajo en materiales magnéticos y celdas solares. Docente de pregrado y posgrado desde 2012, asesor de tesis y revisor de dos revistas.',
    experiences: [
      job('Docente asociado', 'Universidad Nacional de Trujillo', 'Trujillo', '2019', null, [
        'Física III, Electromagnetismo y Estado Sólido.',
        'Coordinador del laboratorio de películas delgadas.',
      ]),
      job('Docente auxiliar', 'Universidad Nacional de Trujillo', 'Trujillo', '2014', '2019', [
        'Física General para ingenierías: seis secciones por año.',
      ]),
      job(
        'Investigador posdoctoral',
        'Centro de Materiales del Atlántico',
        'Porto, Portugal',
        '2013',
        '2014',
        ['Depósito por pulverización catódica y caracterización magnética.'],
      ),
      job('Jefe de práctica', 'Universidad Nacional de Ingeniería', 'Lima', '2007', '2009', []),
    ],
    educations: [
      study('Doctor en Física', 'Física', 'Universidade Estadual de Campinas', '2009', '2013'),
      study(
        'Maestro en Ciencias con mención en Física',
        'Física',
        'Universidad Nacional de Ingeniería',
        '2006',
        '2008',
      ),
      study('Licenciado en Física', 'Física', 'Universidad Nacional de Trujillo', '2000', '2005'),
    ],
    technical: { Métodos: ['Difracción de rayos X', 'Magnetometría', 'LaTeX', 'Python', 'Origin'] },
    soft: [],
    languages: [
      language('Portugués', 'advanced', 'C1'),
      language('Inglés', 'advanced', 'C1'),
      language('Francés', 'basic', 'A2'),
    ],
    certifications: [
      certificate('Renacyt, nivel V', null, '2021'),
      certificate('Curso de Docencia Virtual', 'Aula Abierta del Norte', '2020'),
    ],
    awards: ['Premio a la investigación joven, Sociedad Norteña de Física, 2016'],
    publications: [
      'Lazarte, B. y Pinillos, R. (2023). Anisotropía en películas de cobalto sobre silicio. Revista Andina de Física, 41(1), 15–28.',
      'Lazarte, B. (2020). Celdas de perovskita en clima costero. Materiales del Sur, 12, 101–117.',
      'Souza, M., Lazarte, B. y Prado, L. (2014). Magnetic ordering in thin multilayers. Journal of Layered Matter, 8(3), 220–231.',
      'Lazarte, B. (2012). Exchange bias at low temperature. Journal of Layered Matter, 6(2), 88–95.',
    ],
    other: {
      'Cursos dictados': [
        'Electromagnetismo, Universidad Nacional de Trujillo, 2015–2025',
        'Física del Estado Sólido, Universidad Nacional de Trujillo, 2019–2025',
        'Métodos Experimentales (posgrado), Universidad Nacional de Trujillo, 2021',
      ],
      'Ponencias en congresos': [
        '«Magnetismo en dos dimensiones», XXI Encuentro de Físicos del Norte, Piura, 2023',
        '«Perovskitas frente al mar», Simposio Peruano de Energía Solar, Lima, 2019',
      ],
      'Proyectos de investigación': [
        'Películas delgadas para sensores de bajo costo. Investigador principal. Fondo Semilla 2021-2023.',
        'Celdas solares híbridas. Coinvestigador. 2017-2019.',
      ],
      'Dirección de tesis': [
        'R. Pinillos, «Histéresis en multicapas», maestría, 2022',
        'C. Alva, «Síntesis de perovskitas por recubrimiento», licenciatura, 2020',
      ],
    },
  },
  {
    id: 'marisol-tapullima',
    name: 'Marisol Tapullima Shapiama',
    title: 'Bióloga e investigadora',
    email: 'mtapullima@ejemplo.org',
    phone: '965-000-772',
    linkedin: 'linkedin.com/in/marisol-tapullima',
    place: 'Iquitos, Loreto',
    summary:
      'Bióloga dedicada a los peces amazónicos y al monitoreo de la pesca artesanal. Enseño Ecología y dirijo un pequeño grupo de investigación.',
    experiences: [
      job('Docente contratada', 'Universidad Nacional de la Amazonía Peruana', 'Iquitos', '2020', null, [
        'Cursos de Ecología General y de Ictiología.',
      ]),
      job('Investigadora', 'Instituto Ribereño de la Amazonía', 'Iquitos', '2016', null, [
        'Monitoreo de desembarques en seis puertos del Amazonas y el Ucayali.',
        'Responsable de la colección de peces.',
      ]),
      job('Asistente de investigación', 'Instituto Ribereño de la Amazonía', 'Pucallpa', '2013', '2016', [
        'Muestreos de campo y base de datos.',
      ]),
      job('Consultora', 'Asociación Bosque y Río', 'Nauta', '2012', '2012', [
        'Línea base de pesca en cinco comunidades.',
      ]),
    ],
    educations: [
      study('Maestra en Ciencias', 'Ciencias', 'Universidad Peruana Cayetano Heredia', '2014', '2016'),
      study('Título de Bióloga', 'Bióloga', 'Universidad Nacional de la Amazonía Peruana', null, '2012'),
      study(
        'Bachiller en Ciencias Biológicas',
        'Ciencias Biológicas',
        'Universidad Nacional de la Amazonía Peruana',
        '2006',
        '2011',
      ),
    ],
    technical: { Técnicas: ['R', 'QGIS', 'Extracción de ADN', 'Otolitometría'] },
    soft: ['Trabajo de campo', 'Redacción científica'],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Inglés', 'advanced', 'avanzado (TOEFL 101)'),
    ],
    certifications: [
      certificate('Colegio de Biólogos del Perú, CBP 00000', null, '2013'),
      certificate('Curso internacional de genética de poblaciones', 'Escuela de Campo Yarina', '2018'),
    ],
    publications: [
      'Tapullima, M. y Rengifo, D. (2024). Crecimiento del paiche en cochas manejadas. Folia Ribereña, 33(2), 9–24.',
      'Tapullima, M. (2021). Desembarques de bagres entre 2010 y 2020. Folia Ribereña, 30(1), 55–70.',
      'Vela, J. y Tapullima, M. (2017). Otolitos y edad de la gamitana. Cuadernos de Ictiología, 5, 1–13.',
    ],
    other: {
      Docencia: [
        'Ecología General (pregrado), 2020–2025',
        'Ictiología (pregrado), 2021–2025',
        'Bioestadística (posgrado), 2023',
      ],
      Congresos: [
        'Ponente, VII Congreso de Ictiología Amazónica, Tarapoto, 2023',
        'Póster, Encuentro Científico de la Selva, Pucallpa, 2018',
      ],
      'Tesis asesoradas': [
        'L. Panduro, «Dieta de la palometa», 2023',
        'S. Ahuanari, «Pesca con anzuelo en Nauta», 2022',
      ],
    },
  },
  {
    id: 'gonzalo-echegaray',
    name: 'Gonzalo Echegaray Wiese',
    title: 'Arquitecto de interiores',
    email: 'hola@echegaray-ejemplo.pe',
    phone: '+51 933 000 528',
    linkedin: 'linkedin.com/in/gonzaloechegaray',
    place: 'Barranco, Lima',
    summary:
      'Diseño locales, oficinas y viviendas desde la primera idea hasta la obra. Me interesan la madera, la luz natural y los presupuestos que se cumplen.',
    experiences: [
      job('Jefe de proyectos', 'Taller Adobe Blanco', 'Lima', '2021-04', null, [
        'Catorce locales comerciales en Lima, Ica y Trujillo.',
        'Dirección de un equipo de cuatro arquitectos.',
      ]),
      job('Arquitecto proyectista', 'Estudio Malecón 27', 'Lima', '2018-01', '2021-03', [
        'Planos de detalle y supervisión de acabados.',
      ]),
      job('Dibujante', 'Inmobiliaria Cerro Azul S.A.', 'Cañete', '2016-02', '2017-11', [
        'Modelado en Revit y metrados.',
      ]),
    ],
    educations: [
      study(
        'Diplomado en Diseño de Iluminación',
        'Diseño de Iluminación',
        'Escuela Superior Toulouse',
        '2020',
        '2020',
      ),
      study('Título de Arquitecto', 'Arquitecto', 'Universidad Ricardo Palma', '2010', '2016'),
    ],
    technical: { Programas: ['Revit', 'AutoCAD', 'SketchUp', 'Photoshop', 'Lumion'] },
    soft: ['Creatividad', 'Negociación', 'Puntualidad'],
    languages: [language('Inglés', 'advanced', 'avanzado'), language('Italiano', 'intermediate', 'B1')],
    certifications: [certificate('Residente de obra', 'Instituto Obra Segura', '2019')],
    interests: ['Fotografía', 'Carpintería', 'Surf'],
  },
  {
    id: 'noemi-condorhuanca',
    name: 'Noemí Condorhuanca Pari',
    title: 'Supervisora de call center',
    email: 'noemicondorhuanca@ejemplo.pe',
    phone: '921000645',
    linkedin: null,
    place: 'Comas, Lima',
    summary:
      'Supervisora con 7 años de experiencia en atencion al cliente, ventas y cobranza telefónica. Orientada a resultados, con manejo de indicadores y formación de asesores.',
    experiences: [
      job('Supervisora de operaciones', 'Voz Activa Contact Center S.A.C.', 'Lima', '2022-05', null, [
        'A cargo de 24 asesores de campaña de telefonía.',
        'Seguimiento de TMO, nivel de servicio y calidad.',
      ]),
      job('Analista de calidad', 'Voz Activa Contact Center S.A.C.', 'Lima', '2020-09', '2022-04', [
        'Escucha y evaluación de llamadas, retroalimentacion a asesores.',
      ]),
      job('Asesora de cobranzas', 'Recupera Perú Cobranzas E.I.R.L.', 'Lima', '2019-01', '2020-03', [
        'Gestión de cartera temprana.',
      ]),
      job('Cajera', 'Minimarket El Ahorro de Comas', 'Lima', '2017-11', '2018-12', [
        'Arqueo y atención al público.',
      ]),
    ],
    educations: [
      study('Administración de Negocios', null, 'Instituto Cibertec', '2018-03', '2021-12'),
      study('Administración', null, 'Universidad Tecnológica del Perú', '2024-03', 'current'),
    ],
    technical: {
      Conocimientos: ['Excel | Avanzado', 'CRM Vocalcom', 'Power BI | Básico', 'Cobranza telefónica'],
    },
    soft: ['Liderazgo', 'Comunicación', 'Tolerancia a la presión'],
    languages: [
      language('Inglés', 'intermediate', 'Intermedio'),
      language('Quechua', 'intermediate', 'Intermedio'),
    ],
    certifications: [certificate('Excel para indicadores', 'Academia Celda', '2023')],
  },
  {
    id: 'sergio-iparraguirre',
    name: 'Sergio Iparraguirre Noblecilla',
    title: 'Product Manager',
    email: 'sergio.iparraguirre@example.com',
    phone: '+51 914 000 862',
    linkedin: 'linkedin.com/in/sergio-iparraguirre',
    place: 'Miraflores, Lima',
    summary:
      'Product manager with a background in industrial engineering. I have launched mobile wallets and loyalty programs in Peru and Ecuador.',
    experiences: [
      job('Senior Product Manager', 'Monedero Tumi', 'Lima, Peru', '2022-08', null, [
        'Own the roadmap of a wallet with 900,000 monthly users.',
        'Reduced failed payments by 22% in one year.',
      ]),
      job('Product Manager', 'Monedero Tumi', 'Lima, Peru', '2020-03', '2022-07', [
        'Launched QR payments with 4,000 corner shops.',
      ]),
      job('Product Analyst', 'Puntos Galápagos Loyalty', 'Guayaquil, Ecuador', '2018-02', '2020-01', [
        'Built the dashboards used by the sales team.',
      ]),
      job('Process Intern', 'Embotelladora Agua de Puquio', 'Ica, Peru', '2017-01', '2017-12', [
        'Time studies on two bottling lines.',
      ]),
    ],
    educations: [
      study('MBA', null, 'Escuela de Negocios Pacífico Sur', '2021', '2023'),
      study(
        'B.Sc. in Industrial Engineering',
        'Industrial Engineering',
        'Universidad de Piura',
        '2012',
        '2017',
      ),
    ],
    technical: { Product: ['Figma', 'SQL', 'Amplitude', 'A/B testing', 'Scrum'] },
    soft: ['Storytelling', 'Prioritization'],
    languages: [language('Spanish', 'native', 'Native'), language('English', 'advanced', 'C1')],
    certifications: [certificate('Professional Scrum Product Owner I', 'Scrum.org', '2021')],
  },
  {
    id: 'patricia-vilela',
    name: 'Patricia Vilela Gutarra',
    title: 'Economista',
    email: 'pvilela.economia@ejemplo.pe',
    phone: '944 000 193',
    linkedin: 'linkedin.com/in/patriciavilelag',
    place: 'Huancayo, Junín',
    summary:
      'Economista con experiencia en evaluación de proyectos de inversión, enseñanza universitaria y consultoría para organismos de cooperación.',
    experiences: [
      job('Docente ordinaria', 'Universidad Nacional del Centro del Perú', 'Huancayo', '2018-04', null, [
        'Microeconomía II, Econometría y Evaluación Social de Proyectos.',
      ]),
      job('Consultora', 'Fundación Valle del Mantaro', 'Huancayo', '2016-03', '2018-02', [
        'Evaluación de impacto de un programa de riego tecnificado.',
      ]),
      job('Analista de inversión pública', 'Gobierno Regional de Junín', 'Huancayo', '2012-07', '2016-02', [
        'Evaluación de ciento veinte perfiles de inversión.',
        'Capacitación a unidades formuladoras.',
      ]),
      job('Encuestadora', 'Instituto de Sondeos Wanka', 'Tarma', '2010-01', '2010-12', []),
    ],
    educations: [
      study(
        'Doctorado en Economía (en curso)',
        'Economía',
        'Pontificia Universidad Católica del Perú',
        '2022',
        'current',
      ),
      study('Magíster en Políticas Públicas', 'Políticas Públicas', 'Universidad de Chile', '2013', '2015'),
      study('Bachiller en Economía', 'Economía', 'Universidad Nacional del Centro del Perú', '2005', '2010'),
    ],
    technical: { Programas: ['Stata', 'R', 'Eviews', 'Excel'] },
    soft: ['Análisis', 'Redacción'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Portugués', 'basic', 'A2')],
    certifications: [
      certificate('Formulación de proyectos Invierte.pe', 'Escuela Andina de Inversión', '2017'),
      certificate('Econometría de panel', 'Centro de Métodos Cuantitativos', '2019'),
    ],
    publications: [
      'Vilela, P. (2023). Riego y rendimiento de la papa en el Mantaro. Economía y Región, 18(1), 33–58.',
      'Vilela, P. y Camarena, O. (2019). Ejecución del gasto en municipios rurales. Apuntes del Centro, 9, 71–90.',
    ],
    other: {
      'Congresos y seminarios': [
        'Expositora, Seminario de Economía Regional, Ayacucho, 2024',
        'Comentarista, Encuentro de Economistas del Centro, Huancayo, 2019',
      ],
      'Proyectos de investigación': ['Mercados de agua en los Andes. Responsable. 2020-2022'],
      'Jurado de tesis': ['Siete tesis de pregrado entre 2019 y 2025'],
    },
  },
]
