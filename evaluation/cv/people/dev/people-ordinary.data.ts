import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** Ordinary applicants, with ordinary records. A skill group without a name is a plain list. */
export const peopleOfOrdinaryPages: Person[] = [
  {
    id: 'alexandra-carhuas',
    name: 'Alexandra Carhuas Montenegro',
    title: 'Especialista en Marketing Digital',
    email: 'alexandra.carhuas@mail.example',
    phone: '+51 987 203 164',
    linkedin: 'linkedin.com/in/alexandracarhuas',
    place: 'San Miguel, Lima',
    summary:
      'Comunicadora con 4 años de experiencia en redes sociales, pauta digital y producción de contenido para marcas de consumo. Me gusta trabajar con datos y probar ideas nuevas con poco presupuesto.',
    experiences: [
      job('Analista de Marketing Digital', 'Dulces del Rímac S.A.C.', 'Lima', '2023-04', null, [
        'Planifico y ejecuto campañas en Meta Ads y Google Ads con un presupuesto mensual de S/ 18,000.',
        'Aumenté en 42% las ventas del canal online entre 2023 y 2024.',
        'Coordino con la agencia y con dos diseñadores el calendario de contenidos.',
      ]),
      job('Community Manager', 'Agencia Cuatro Vientos', 'Miraflores, Lima', '2021-07', '2023-03', [
        'Gestión de las redes de 6 marcas: cosmética, mascotas y restaurantes.',
        'Redacción de copies y atención de mensajes en Facebook, Instagram y TikTok.',
        'Reportes mensuales de alcance, interacción y conversión.',
      ]),
      job('Practicante de Comunicaciones', 'Municipalidad de Pueblo Libre', 'Lima', '2020-08', '2021-06', [
        'Apoyo en la cobertura de eventos y en la edición de videos cortos para redes.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Ciencias de la Comunicación',
        'Ciencias de la Comunicación',
        'Universidad de San Martín de Porres',
        '2016-03',
        '2020-12',
      ),
      study('Diplomado en Marketing Digital', 'Marketing Digital', 'Universidad ESAN', '2022-05', '2022-11'),
    ],
    technical: {
      Herramientas: ['Meta Business Suite', 'Google Analytics 4', 'Canva', 'CapCut', 'Mailchimp', 'Excel'],
      Marketing: ['SEO', 'Email marketing', 'Pauta digital', 'Copywriting'],
    },
    soft: ['Creatividad', 'Trabajo en equipo', 'Organización'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'intermediate', 'Intermedio B2')],
    certifications: [
      certificate('Google Ads Search Certification', 'Google', '2024'),
      certificate('Inbound Marketing', 'HubSpot Academy', '2022'),
    ],
    interests: ['Fotografía', 'Ciclismo urbano', 'Cine peruano'],
  },
  {
    id: 'walter-paredes',
    name: 'Walter Alfredo Paredes Chinchay',
    title: 'Técnico Electricista Industrial',
    email: 'walterparedes_ch@mail.example',
    phone: '943 518 072',
    linkedin: null,
    place: 'Nuevo Chimbote, Áncash',
    summary:
      'Técnico electricista con más de 20 años de experiencia en plantas pesqueras e industriales. Responsable, puntual y con disponibilidad para viajar y trabajar en turnos rotativos.',
    experiences: [
      job(
        'Supervisor de Mantenimiento Eléctrico',
        'Pesquera Bahía Samanco S.A.',
        'Chimbote',
        '2017-02',
        null,
        [
          'Supervisión de 8 técnicos en el mantenimiento preventivo y correctivo de la planta de harina.',
          'Programación de las paradas de veda y control de repuestos.',
          'Reducción de las paradas no programadas de 14 a 5 por temporada.',
        ],
      ),
      job('Técnico Electricista', 'Conservera Mar de Plata E.I.R.L.', 'Chimbote', '2009-05', '2016-12', [
        'Mantenimiento de motores, tableros de fuerza y sistemas de bombeo.',
        'Instalación de variadores de velocidad y arrancadores suaves.',
      ]),
      job('Ayudante de Electricidad', 'Servicios Eléctricos Hnos. Robles', 'Casma', '2001-03', '2009-02', [
        'Instalaciones eléctricas domiciliarias y comerciales, pozos a tierra y alumbrado.',
      ]),
    ],
    educations: [
      study(
        'Técnico en Electricidad Industrial',
        'Electricidad Industrial',
        'SENATI - Chimbote',
        '1998',
        '2000',
      ),
      study('Secundaria completa', null, 'I.E. San Pedro', '1991', '1995'),
    ],
    technical: {
      '': [
        'Tableros eléctricos',
        'Variadores de velocidad',
        'Lectura de planos eléctricos',
        'Megado de motores',
        'PLC Siemens LOGO!',
        'Pozos a tierra',
        'AutoCAD',
      ],
    },
    soft: ['Responsabilidad', 'Liderazgo de equipos'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Trabajos en altura y espacios confinados', 'Escuela de Seguridad Norte', '2023'),
      certificate('Bloqueo y etiquetado LOTO', 'TECSUP', '2021'),
      certificate('Automatización con PLC', 'SENATI', '2014'),
      certificate('Licencia de conducir A-IIb'),
    ],
    references: [
      'Ing. Raúl Mestanza Ordinola, Jefe de Planta, Pesquera Bahía Samanco S.A. Cel. 943 700 215',
      'Sr. Eleazar Robles Tapia, Gerente, Servicios Eléctricos Hnos. Robles. Cel. 944 128 630',
    ],
  },
  {
    id: 'yuliana-terrones',
    name: 'Yuliana Marisol Terrones Bazán',
    title: 'Licenciada en Enfermería',
    email: 'yterrones.enf@mail.example',
    phone: '976-442-817',
    linkedin: null,
    place: 'Cajamarca',
    summary:
      'Licenciada en Enfermería colegiada y habilitada, con SERUMS concluido en zona rural. Experiencia en emergencia, inmunizaciones y control de crecimiento y desarrollo del niño sano.',
    experiences: [
      job(
        'Enfermera del Servicio de Emergencia',
        'Hospital Regional Docente de Cajamarca',
        'Cajamarca',
        '2024-01',
        null,
        [
          'Atención de pacientes en triaje, observación y shock trauma.',
          'Administración de medicamentos y registro en la historia clínica electrónica.',
        ],
      ),
      job('Enfermera SERUMS', 'Puesto de Salud Chontapaccha', 'Bambamarca', '2022-05', '2023-04', [
        'Control CRED a 160 niños menores de 5 años y visitas domiciliarias.',
        'Responsable de la cadena de frío y de las campañas de vacunación.',
      ]),
      job('Interna de Enfermería', 'Hospital General de Jaén', 'Jaén', '2021-01', '2021-12', [
        'Rotaciones en Medicina, Cirugía, Pediatría y Centro Quirúrgico.',
      ]),
    ],
    educations: [
      study('Licenciada en Enfermería', 'Enfermería', 'Universidad Nacional de Cajamarca', '2016', '2021'),
      study(
        'Segunda Especialidad en Emergencias y Desastres (en curso)',
        'Emergencias y Desastres',
        'Universidad Católica Los Ángeles de Chimbote',
        '2024',
        'current',
      ),
    ],
    technical: {
      '': [
        'Triaje',
        'Canalización de vías',
        'Control CRED',
        'Inmunizaciones',
        'Cadena de frío',
        'Reanimación cardiopulmonar',
        'HIS-MINSA',
        'Microsoft Word',
      ],
    },
    soft: ['Empatía', 'Trabajo bajo presión', 'Comunicación asertiva'],
    languages: [language('Español', 'native', 'Lengua materna'), language('Quechua', 'basic', 'Básico')],
    certifications: [
      certificate('Soporte Vital Básico', 'Consejo Peruano de Reanimación', '2024'),
      certificate('Inmunizaciones y cadena de frío', 'DIRESA Cajamarca', '2022'),
      certificate('Colegio de Enfermeros del Perú N.° 108455'),
    ],
    references: ['Lic. Norma Huamán Cieza, Jefa de Enfermería, Hospital Regional. 976 310 448'],
  },
  {
    id: 'diego-ruiz-panduro',
    name: 'Diego Armando Ruiz Panduro',
    title: 'Biólogo',
    email: 'druizpanduro@mail.example',
    phone: '(+51) 965 771 340',
    linkedin: 'linkedin.com/in/druizpanduro',
    place: 'Iquitos, Loreto',
    summary:
      'Biólogo con experiencia en ecología de peces amazónicos y en monitoreo participativo con comunidades de la cuenca del Pacaya Samiria. Interés en genética de la conservación.',
    experiences: [
      job(
        'Asistente de Investigación',
        'Instituto de Investigaciones de la Amazonía Peruana',
        'Iquitos',
        '2021-03',
        null,
        [
          'Extracción de ADN y análisis de microsatélites en poblaciones de paiche y gamitana.',
          'Muestreos mensuales en cuatro cochas de la Reserva Nacional Pacaya Samiria.',
        ],
      ),
      job('Especialista en Monitoreo Biológico', 'Asociación Ribera Verde', 'Nauta', '2019-02', '2021-02', [
        'Capacitación a 35 pescadores de 5 comunidades en registro de desembarque.',
        'Elaboración de informes para SERNANP y la cooperación alemana.',
      ]),
      job(
        'Jefe de Prácticas de Ecología General',
        'Universidad Nacional de la Amazonía Peruana',
        'Iquitos',
        '2018-04',
        '2018-12',
        ['Conducción de prácticas de laboratorio y salidas de campo.'],
      ),
    ],
    educations: [
      study(
        'Maestría en Ecología Acuática (en curso)',
        'Ecología Acuática',
        'Universidad Nacional Mayor de San Marcos',
        '2023',
        'current',
      ),
      study(
        'Bachiller en Ciencias Biológicas',
        'Ciencias Biológicas',
        'Universidad Nacional de la Amazonía Peruana',
        '2012',
        '2017',
      ),
    ],
    technical: {
      Laboratorio: ['PCR', 'Electroforesis', 'Extracción de ADN'],
      Software: ['R', 'QGIS', 'MEGA', 'LaTeX'],
      Campo: ['Muestreo de ictiofauna', 'Manejo de GPS', 'Conducción de botes'],
    },
    soft: [],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Inglés', 'advanced', 'C1'),
      language('Portugués', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Curso de Genética de la Conservación', 'Universidad Peruana Cayetano Heredia', '2022'),
      certificate('Primeros auxilios en zonas remotas', 'Cruz Roja Peruana', '2020'),
    ],
    publications: [
      'Ruiz-Panduro, D. y Flores, K. (2023). Estructura genética de Colossoma macropomum en el bajo Ucayali. Folia Amazónica, 32(1), 45-58.',
      'Vela, R., Ruiz-Panduro, D. et al. (2021). Desembarque pesquero en Nauta, Loreto. Ciencia Amazónica, 9(2), 101-114.',
    ],
    awards: [
      'Beca de tesis de pregrado, CONCYTEC, 2017',
      'Mejor póster, Congreso Peruano de Ictiología, 2022',
    ],
  },
  {
    id: 'maximo-ayala',
    name: 'Máximo Gregorio Ayala Quispe',
    title: 'Licenciado en Administración',
    email: 'mgayala1967@mail.example',
    phone: '966 130 527 / (066) 31-4478',
    linkedin: null,
    place: 'Jr. Bolívar 512, Huamanga, Ayacucho',
    summary:
      'Licenciado en Administración con amplia trayectoria en gestión pública, abastecimiento y contrataciones del Estado en gobiernos locales y regionales. Conocedor de la normativa vigente y de los sistemas administrativos.',
    experiences: [
      job(
        'Jefe de la Unidad de Abastecimiento',
        'Municipalidad Provincial de Huamanga',
        'Ayacucho',
        '2019-01',
        '2024-12',
        [
          'Conducción de los procedimientos de selección del Plan Anual de Contrataciones.',
          'Administración de contratos y control de almacén central.',
        ],
      ),
      job(
        'Especialista en Contrataciones',
        'Gobierno Regional de Ayacucho',
        'Ayacucho',
        '2011-03',
        '2018-12',
        [
          'Elaboración de bases, estudios de mercado y expedientes de contratación.',
          'Miembro de comités de selección de obras y bienes.',
        ],
      ),
      job(
        'Administrador',
        'Hospital de Apoyo de Huanta "Daniel Alcides Carrión"',
        'Huanta',
        '2004-06',
        '2011-02',
        ['Dirección de los sistemas de personal, contabilidad, tesorería y abastecimiento.'],
      ),
      job('Asistente Administrativo', 'Caja Rural Los Libertadores', 'Ayacucho', '1995-04', '2004-05', [
        'Atención de expedientes de crédito y archivo.',
      ]),
    ],
    educations: [
      study('Maestro en Gestión Pública', 'Gestión Pública', 'Universidad César Vallejo', '2013', '2015'),
      study(
        'Licenciado en Administración',
        'Administración',
        'Universidad Nacional de San Cristóbal de Huamanga',
        '1986',
        '1993',
      ),
    ],
    technical: {
      '': ['SIAF', 'SIGA', 'SEACE', 'Ley de Contrataciones del Estado', 'Excel', 'Redacción de documentos'],
    },
    soft: ['Vocación de servicio', 'Trabajo en equipo'],
    languages: [language('Quechua', 'native', 'Nativo'), language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Certificación OSCE Nivel Intermedio', 'OSCE', '2022'),
      certificate(
        'Diplomado en Contrataciones del Estado',
        'Colegio de Licenciados en Administración',
        '2018',
      ),
      certificate('Gestión por Resultados', 'Escuela Nacional de Administración Pública', '2016'),
      certificate('Curso de SIGA Logística', 'Ministerio de Economía y Finanzas', '2012'),
    ],
    references: [
      'CPC. Ofelia Gutiérrez Palomino – Gerente de Administración, Municipalidad Provincial de Huamanga – Cel. 966 845 120',
      'Ing. Marcelino Cárdenas Ñaupa – Gobierno Regional de Ayacucho – Cel. 975 230 866',
    ],
  },
  {
    id: 'elsa-chunga',
    name: 'Elsa Victoria Chunga Silupú',
    title: 'Profesora de Matemática',
    email: 'elsachunga@mail.example',
    phone: '969 204 883',
    linkedin: null,
    place: 'Castilla, Piura',
    summary:
      'Docente de Matemática nombrada, en la Quinta Escala Magisterial, con 30 años de servicio en instituciones públicas de la región Piura y experiencia en formación de docentes.',
    experiences: [
      job('Docente de Matemática', 'I.E. Miguel Cortés', 'Castilla, Piura', '2008-03', null, [
        'Dictado de Matemática de 3.° a 5.° de secundaria.',
        'Asesora de los equipos que participan en la ONEM: dos finalistas regionales, en 2015 y 2019.',
      ]),
      job(
        'Formadora de Docentes',
        'Instituto de Educación Superior Pedagógico Público de Piura',
        'Piura',
        '2012-04',
        '2016-12',
        ['Cursos de Didáctica de la Matemática y Estadística Aplicada.'],
      ),
      job('Profesora por horas', 'I.E.P. Santa Úrsula', 'Piura', '2001-03', '2007-12', [
        'Aritmética, Álgebra y Geometría.',
      ]),
      job('Docente de Secundaria', 'Colegio Nacional José Olaya Balandra', 'Sechura', '1994-04', '2000-12', [
        'Matemática y Física. Tutora de cuarto año.',
      ]),
    ],
    educations: [
      study(
        'Magíster en Educación con mención en Didáctica de la Matemática',
        'Educación con mención en Didáctica de la Matemática',
        'Universidad de Piura',
        '2005',
        '2007',
      ),
      study(
        'Licenciada en Educación, especialidad Matemática y Física',
        'Educación, especialidad Matemática y Física',
        'Universidad Nacional de Piura',
        '1988',
        '1993',
      ),
    ],
    technical: {
      '': ['GeoGebra', 'Moodle', 'LaTeX', 'Evaluación formativa', 'Planificación curricular'],
    },
    soft: ['Paciencia', 'Liderazgo pedagógico'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Enfoque de resolución de problemas', 'Ministerio de Educación - PerúEduca', '2021'),
      certificate('Diplomado en Tutoría y Orientación Educativa', 'Universidad Nacional de Piura', '2010'),
      certificate('Estadística con R para docentes', 'PUCP', '2019'),
    ],
    awards: ['Palmas Magisteriales en el grado de Educador, 2017'],
    references: ['Mg. Jorge Luis Nima Vílchez, Director, I.E. Miguel Cortés, 968 112 905'],
  },
  {
    id: 'renzo-tejada',
    name: 'Renzo Tejada Cáceres',
    title: 'Ingeniero Mecánico',
    email: 'renzo.tejada@mail.example',
    phone: '+51 953 664 021',
    linkedin: 'linkedin.com/in/renzo-tejada-caceres',
    place: 'Ilo, Moquegua',
    summary:
      'Ingeniero mecánico colegiado con 12 años de experiencia en mantenimiento y confiabilidad de equipos en fundición, refinería y puertos. Enfocado en análisis de causa raíz y reducción de costos.',
    experiences: [
      job('Ingeniero de Confiabilidad', 'Refinería Punta Coles S.A.', 'Ilo', '2020-09', null, [
        'Implementación de RCM en 120 equipos críticos, con 18 % menos de horas de parada.',
        'Análisis vibracional y termográfico de bombas, ventiladores y reductores.',
        'Elaboración del presupuesto anual de mantenimiento (USD 2.4 millones).',
      ]),
      job(
        'Planificador de Mantenimiento Mecánico',
        'Terminal Portuario del Sur S.A.A.',
        'Matarani',
        '2016-01',
        '2020-08',
        [
          'Planificación semanal en SAP PM y seguimiento de indicadores MTBF y MTTR.',
          'Coordinación de paradas mayores de grúas y fajas transportadoras.',
        ],
      ),
      job('Supervisor de Taller', 'Metalmecánica Characato E.I.R.L.', 'Arequipa', '2013-06', '2015-12', [
        'Supervisión de la fabricación de estructuras y tanques según API 650.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Gerencia de Mantenimiento',
        'Gerencia de Mantenimiento',
        'Universidad Nacional de San Agustín de Arequipa',
        '2018-03',
        '2020-07',
      ),
      study('Ingeniero Mecánico', null, 'Universidad Católica de Santa María', '2007-03', '2012-12'),
    ],
    technical: {
      Software: ['SAP PM', 'AutoCAD', 'SolidWorks', 'MS Project', 'Power BI'],
      Mantenimiento: ['RCM', 'Análisis de causa raíz', 'Análisis vibracional', 'Termografía'],
    },
    soft: ['Liderazgo', 'Negociación'],
    languages: [language('Español', 'native', 'Nativo'), language('Inglés', 'advanced', 'Avanzado')],
    certifications: [
      certificate('Analista de Vibraciones Categoría II', 'Mobius Institute', '2021'),
      certificate('Project Management Professional (PMP)', 'PMI', '2023'),
      certificate('Colegio de Ingenieros del Perú, CIP 158204'),
    ],
    references: [
      'Ing. Patricia Lazo Benavides, Superintendente de Mantenimiento, Refinería Punta Coles S.A., 953 118 240',
    ],
  },
  {
    id: 'kevin-huallpa',
    name: 'Kevin Huallpa Sutta',
    title: 'Desarrollador Full Stack Junior',
    email: 'kevinhs.dev@mail.example',
    phone: '984 117 659',
    linkedin: 'linkedin.com/in/kevin-huallpa',
    place: 'Wanchaq, Cusco',
    summary:
      'Egresado de Ingeniería Informática y de Sistemas con experiencia en desarrollo web con React, Node.js y Django. Busco sumarme a un equipo donde pueda seguir aprendiendo y aportar desde el primer día.',
    experiences: [
      job('Desarrollador Full Stack', 'Kuntur Software S.R.L.', 'Cusco', '2024-02', null, [
        'Desarrollo de un sistema de reservas para 14 hoteles con React y Node.js.',
        'Integración de pagos con tarjeta y Yape.',
        'Pruebas automatizadas y despliegue continuo en AWS.',
      ]),
      job('Soporte Técnico', 'Cooperativa de Ahorro Valle Sagrado', 'Urubamba', '2023-01', '2024-01', [
        'Atención de incidencias de 60 usuarios en 4 agencias.',
        'Mantenimiento de equipos, redes y copias de seguridad.',
      ]),
      job(
        'Practicante de Sistemas',
        'Universidad Nacional de San Antonio Abad del Cusco',
        'Cusco',
        '2022-04',
        '2022-12',
        ['Apoyo en el desarrollo del módulo de matrículas en Django.'],
      ),
    ],
    educations: [
      study(
        'Ingeniería Informática y de Sistemas (egresado)',
        null,
        'Universidad Nacional de San Antonio Abad del Cusco',
        '2017',
        '2022',
      ),
    ],
    technical: {
      Lenguajes: ['JavaScript', 'TypeScript', 'Python', 'SQL'],
      Frameworks: ['React', 'Node.js', 'Django'],
      Herramientas: ['Git', 'Docker', 'AWS', 'PostgreSQL', 'Figma'],
    },
    soft: ['Aprendizaje rápido', 'Trabajo en equipo', 'Resolución de problemas'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Quechua', 'intermediate', 'Intermedio'),
      language('Inglés', 'intermediate', 'B1'),
    ],
    certifications: [
      certificate('AWS Certified Cloud Practitioner', 'Amazon Web Services', '2024'),
      certificate('Scrum Fundamentals Certified', 'SCRUMstudy', '2023'),
    ],
    awards: ['Segundo puesto, Hackatón Cusco Digital, 2022'],
    interests: ['Ajedrez', 'Senderismo'],
  },
]
