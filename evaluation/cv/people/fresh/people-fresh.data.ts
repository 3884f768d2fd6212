import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** Applicants of an ordinary week. A skill group without a name is a plain list. */
export const peopleOfAnOrdinaryWeek: Person[] = [
  {
    id: 'estefany-rosales',
    name: 'Estefany Milagros Rosales Huerta',
    title: 'Contadora Pública Colegiada',
    email: 'estefany.rosales.cpc@correo.example',
    phone: '943 617 280',
    linkedin: null,
    place: 'Independencia, Huaraz',
    summary:
      'Contadora pública con seis años de experiencia en estudios contables y en el área de tributación de empresas del sector construcción. Manejo declaraciones mensuales, planillas electrónicas y cierre de estados financieros. Acostumbrada a trabajar con plazos cortos y a tratar directamente con SUNAT.',
    experiences: [
      job('Contadora General', 'Constructora Cordillera Blanca S.A.C.', 'Huaraz', '2022-02', null, [
        'Elaboración y análisis de los estados financieros mensuales y anuales.',
        'Liquidación de impuestos (IGV, Renta) y presentación de PDT y PLE.',
        'Atención de fiscalizaciones parciales de SUNAT de los ejercicios 2020 y 2021, cerradas sin multa.',
        'Control de costos por obra y valorizaciones de contratos con el Estado.',
      ]),
      job('Asistente Contable', 'Estudio Contable Maguiña & Asociados', 'Huaraz', '2019-08', '2022-01', [
        'Registro de compras y ventas de una cartera de 25 clientes.',
        'Elaboración de planillas en PLAME y T-Registro.',
        'Conciliaciones bancarias y arqueos de caja.',
      ]),
      job('Auxiliar de Tesorería', 'Municipalidad Distrital de Taricá', 'Taricá', '2018-03', '2018-12', [
        'Registro de ingresos y gastos en el SIAF, fase girado.',
        'Archivo de comprobantes de pago.',
      ]),
    ],
    educations: [
      study(
        'Título Profesional de Contador Público',
        'Contador Público',
        'Universidad Nacional Santiago Antúnez de Mayolo',
        null,
        '2020',
      ),
      study(
        'Bachiller en Contabilidad',
        'Contabilidad',
        'Universidad Nacional Santiago Antúnez de Mayolo',
        '2013',
        '2017',
      ),
    ],
    technical: {
      '': ['CONCAR', 'SIAF', 'PLAME', 'Excel | avanzado', 'Facturación electrónica', 'Costos por obra'],
    },
    soft: ['Orden', 'Trabajo bajo presión', 'Reserva de la información'],
    languages: [language('Inglés', 'basic', 'Básico'), language('Quechua', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Cierre contable y tributario', 'Colegio de Contadores Públicos de Áncash', '2024'),
      certificate('Normas Internacionales de Información Financiera', 'Instituto Pacífico', '2022'),
      certificate('Contrataciones del Estado', 'Escuela Nacional de Control', '2021'),
    ],
    references: [
      'CPC Hugo Maguiña Lázaro, Socio, Estudio Contable Maguiña & Asociados. Cel. 943 118 906',
      'Ing. Tomás Villón Giraldo, Gerente, Constructora Cordillera Blanca S.A.C. Cel. 944 720 331',
    ],
  },
  {
    id: 'edgar-catacora',
    name: 'Edgar Rubén Catacora Pilco',
    title: 'Ingeniero Civil',
    email: 'ercatacora@ingenieros.example',
    phone: '+51 951 338 074',
    linkedin: null,
    place: 'Juliaca, Puno',
    summary:
      'Ingeniero civil colegiado y habilitado, con nueve años en obras públicas de saneamiento, carreteras y edificaciones en zonas altoandinas. He sido residente, asistente técnico y responsable de metrados y valorizaciones.',
    experiences: [
      job('Residente de Obra', 'Consorcio Saneamiento Azángaro', 'Azángaro, Puno', '2023-04', null, [
        'Obra: ampliación de los sistemas de agua potable y desagüe de 14 comunidades (S/ 11.6 millones).',
        'Control de avance físico y financiero, cuaderno de obra digital y valorizaciones mensuales.',
        'Gestión de dos adicionales y una ampliación de plazo.',
      ]),
      job('Asistente de Residente', 'Gobierno Regional de Puno', 'Puno', '2020-09', '2023-03', [
        'Mejoramiento de la carretera Ayaviri - Purina, tramo II.',
        'Metrados, control de maquinaria y pruebas de compactación.',
      ]),
      job(
        'Jefe de Oficina Técnica',
        'Inversiones y Servicios Generales Huancané E.I.R.L.',
        'Juliaca',
        '2018-01',
        '2020-03',
        [
          'Expedientes técnicos de instituciones educativas y losas deportivas.',
          'Costos y presupuestos en S10.',
        ],
      ),
      job('Asistente Técnico', 'Municipalidad Provincial de Lampa', 'Lampa', '2016-05', '2017-12', [
        'Apoyo en la elaboración de fichas de mantenimiento y liquidaciones de obra.',
      ]),
    ],
    educations: [
      study('Ingeniero Civil', null, 'Universidad Nacional del Altiplano', '2010', '2015'),
      study(
        'Maestría en Gerencia de la Construcción (egresado)',
        'Gerencia de la Construcción',
        'Universidad Católica de Santa María',
        '2019',
        '2021',
      ),
    ],
    technical: {
      'Diseño y cálculo': ['AutoCAD Civil 3D', 'SAP2000', 'ETABS', 'WaterCAD'],
      Gestión: ['S10', 'MS Project', 'Power BI'],
    },
    soft: ['Liderazgo', 'Manejo de conflictos con comunidades'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Aimara', 'advanced', 'Avanzado'),
      language('Inglés', 'basic', 'Básico'),
    ],
    certifications: [
      certificate('CIP 187340', 'Colegio de Ingenieros del Perú', '2016'),
      certificate('Residencia y supervisión de obras públicas', 'Capacitaciones del Sur', '2022'),
      certificate('BIM con Revit', 'SENCICO', '2023'),
    ],
  },
  {
    id: 'karla-zuniga',
    name: 'Karla Vanessa Zúñiga Portocarrero',
    title: 'Analista de Recursos Humanos',
    email: 'kvzuniga@buzon.example',
    phone: '+51 959 204 417',
    linkedin: 'linkedin.com/in/karlazunigap',
    place: 'Cayma, Arequipa',
    summary:
      'Relacionista industrial con cinco años en selección, bienestar y administración de personal para empresas de retail y minería. Cercana, ordenada y orientada a mejorar la experiencia del colaborador.',
    experiences: [
      job('Analista de Gestión Humana', 'Tiendas Misti Hogar S.A.', 'Arequipa', '2022-06', null, [
        'Selección de 120 puestos al año para ocho tiendas del sur.',
        'Rediseño de la inducción: la rotación a 90 días bajó de 31% a 18%.',
        'Planillas de 340 trabajadores en Ofisis.',
      ]),
      job(
        'Asistente de Bienestar Social',
        'Contratistas Mineros Yura S.A.C.',
        'Arequipa',
        '2020-10',
        '2022-05',
        [
          'Trámites de subsidios ante EsSalud y seguros SCTR.',
          'Programas de apoyo a familias en campamento.',
        ],
      ),
      job('Practicante de Selección', 'Consultora Talento Sur', 'Arequipa', '2019-11', '2020-09', [
        'Publicación de avisos y entrevistas por teléfono.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Relaciones Industriales',
        'Relaciones Industriales',
        'Universidad Nacional de San Agustín',
        '2014',
        '2019',
      ),
      study(
        'Diplomado en Legislación Laboral',
        'Legislación Laboral',
        'Cámara de Comercio de Arequipa',
        '2021',
        '2021',
      ),
    ],
    technical: {
      '': ['Ofisis', 'Excel | intermedio', 'Assessment center', 'Entrevista por competencias', 'Canva'],
    },
    soft: ['Comunicación asertiva', 'Empatía', 'Negociación'],
    languages: [language('Inglés', 'intermediate', 'Intermedio'), language('Portugués', 'basic', 'Básico')],
    certifications: [
      certificate('People Analytics', 'Crehana', '2023'),
      certificate('Seguridad y salud en el trabajo', 'Cámara de Comercio de Arequipa', '2022'),
    ],
    interests: ['Senderismo', 'Repostería', 'Voluntariado animal'],
  },
  {
    id: 'luis-saldarriaga',
    name: 'Luis Enrique Saldarriaga Fernández',
    title: 'Jefe de Ventas | Consumo Masivo',
    email: 'luis.saldarriaga@correo.example',
    phone: '(+51) 969 440 815',
    linkedin: 'linkedin.com/in/luis-saldarriaga-ventas',
    place: 'Santiago de Surco, Lima',
    summary:
      'Profesional de ventas con 15 años en consumo masivo y distribución en el norte y en Lima. He dirigido equipos de hasta 45 vendedores, abierto zonas nuevas y negociado con autoservicios y mayoristas.',
    experiences: [
      job('Jefe de Ventas Lima Sur', 'Alimentos del Valle Verde S.A.', 'Lima', '2021-01', null, [
        'Responsable de una cuota mensual de S/ 4.2 millones y de cuatro supervisores.',
        'Crecimiento de 17% en cobertura de bodegas durante 2023.',
        'Implementación de la toma de pedidos por celular en toda la zona.',
      ]),
      job('Supervisor de Ventas', 'Alimentos del Valle Verde S.A.', 'Piura', '2016-04', '2020-12', [
        'Dirección de 12 vendedores en Piura, Sullana y Talara.',
        'Mejor supervisor del norte en 2018.',
      ]),
      job('Ejecutivo de Cuentas Clave', 'Distribuidora Tallán S.R.L.', 'Piura', '2012-07', '2016-03', [
        'Atención de mayoristas y de dos cadenas de autoservicios.',
      ]),
      job('Vendedor de Ruta', 'Bebidas Norteñas S.A.C.', 'Sullana', '2010-02', '2012-06', []),
    ],
    educations: [
      study('Maestría en Dirección Comercial', 'Dirección Comercial', 'Universidad ESAN', '2018', '2020'),
      study(
        'Bachiller en Administración de Empresas',
        'Administración de Empresas',
        'Universidad de Piura',
        '2004',
        '2009',
      ),
    ],
    technical: {
      '': [
        'Trade marketing',
        'Negociación con autoservicios',
        'Gestión de distribuidores',
        'SAP SD',
        'Power BI',
        'Excel',
      ],
    },
    soft: ['Liderazgo', 'Orientación a resultados'],
    languages: [language('Español', 'native', 'Lengua materna'), language('Inglés', 'intermediate', 'B1')],
    certifications: [
      certificate('Programa de Alta Especialización en Ventas', 'Universidad del Pacífico', '2019'),
      certificate('Licencia de conducir A-I'),
    ],
  },
  {
    id: 'rosa-chanduvi',
    name: 'Rosa Angélica Chanduví Távara',
    title: 'Recepcionista y Asistente de Reservas',
    email: 'rosita.chanduvi@correo.example',
    phone: '968 113 540',
    linkedin: null,
    place: 'Máncora, Piura',
    summary:
      'Técnica en hotelería con experiencia en recepción, reservas y atención al huésped en hoteles de playa. Trato cordial, buen manejo de quejas y disponibilidad para turnos de noche.',
    experiences: [
      job('Recepcionista', 'Hotel Arrecife Azul', 'Máncora', '2023-11', null, [
        'Check-in, check-out y cuadre de caja del turno.',
        'Respuesta de reservas por Booking, Expedia y WhatsApp.',
        'Calificación de 9.1 en limpieza y atención en la última temporada.',
      ]),
      job('Asistente de Reservas', 'Bungalows Punta Ñuro', 'Los Órganos', '2021-12', '2023-09', [
        'Control de disponibilidad y tarifas.',
        'Coordinación con ama de llaves y mantenimiento.',
      ]),
      job('Cajera', 'Restaurante El Chinchorro', 'Talara', '2020-07', '2021-11', [
        'Cobro en efectivo y POS, facturación y apoyo en salón.',
      ]),
    ],
    educations: [
      study(
        'Profesional Técnico en Administración de Servicios de Hostelería',
        'Administración de Servicios de Hostelería',
        'IESTP Luciano Castillo Colonna',
        '2017',
        '2019',
      ),
      study('Secundaria completa', null, 'I.E. Ignacio Merino', '2012', '2016'),
    ],
    technical: { '': ['Opera PMS', 'Channel manager', 'Manejo de caja', 'Word', 'Excel | básico'] },
    soft: ['Atención al cliente', 'Paciencia', 'Trabajo en equipo', 'Puntualidad'],
    languages: [language('Inglés', 'intermediate', 'Intermedio'), language('Francés', 'basic', 'Básico')],
    certifications: [
      certificate('Atención al turista', 'CENFOTUR', '2022'),
      certificate('Inglés para hotelería', 'ICPNA', '2021'),
    ],
    interests: ['Surf', 'Cocina marina'],
  },
  {
    id: 'oscar-palacios',
    name: 'Óscar Iván Palacios Rengifo',
    title: 'Backend Software Engineer',
    email: 'oscar.palacios@devs.example',
    phone: '+51 987 550 163',
    linkedin: 'linkedin.com/in/oscarpalaciosr',
    place: 'Lima, Peru',
    summary:
      'Backend engineer with seven years of experience building payment and logistics services in Java and Go. I enjoy simple designs, good monitoring and mentoring junior developers.',
    experiences: [
      job('Senior Backend Engineer', 'Pagoclaro Fintech', 'Lima, Peru', '2022-03', null, [
        'Lead a team of four that owns the settlement service (1.2 million transactions per day).',
        'Cut the median latency from 480 to 120 ms by moving batch writes to Kafka.',
        'Wrote the on-call handbook used by six teams.',
      ]),
      job('Software Engineer', 'Rutalia Logistics', 'Santiago, Chile', '2019-07', '2022-02', [
        'Built the routing API in Go and its integration with three carriers.',
        'Migrated a monolith to containers on AWS ECS.',
      ]),
      job('Java Developer', 'Consultoría Andesoft S.A.C.', 'Lima, Peru', '2018-01', '2019-06', [
        'Developed web services for two banks with Spring Boot and Oracle.',
      ]),
    ],
    educations: [
      study(
        'B.Sc. in Computer Science',
        'Computer Science',
        'Universidad Nacional de Ingeniería',
        '2012',
        '2017',
      ),
    ],
    technical: {
      Languages: ['Java', 'Go', 'SQL', 'Python'],
      Platforms: ['AWS', 'Docker', 'Kubernetes', 'Kafka', 'PostgreSQL'],
      Practices: ['TDD', 'Code review', 'Observability'],
    },
    soft: ['Mentoring', 'Technical writing'],
    languages: [language('Spanish', 'native', 'Native'), language('English', 'advanced', 'C1')],
    certifications: [
      certificate('AWS Certified Developer – Associate', 'Amazon Web Services', '2023'),
      certificate('Oracle Certified Professional, Java SE 11 Developer', 'Oracle', '2020'),
    ],
  },
  {
    id: 'dina-huarcaya',
    name: 'Dina Luz Huarcaya Cisneros',
    title: 'Profesora de Educación Primaria',
    email: 'dinaluz.huarcaya@correo.example',
    phone: '966 270 418',
    linkedin: null,
    place: 'San Juan Bautista, Ayacucho',
    summary:
      'Docente bilingüe quechua-castellano con once años en instituciones unidocentes y multigrado. Comprometida con la lectura desde los primeros grados y con el trabajo junto a las familias.',
    experiences: [
      job('Docente de Aula', 'I.E. N° 38984 Simón Bolívar', 'Huamanga', '2020-03', null, [
        'Tutora de tercer grado, 28 estudiantes.',
        'Coordinadora del plan lector de la institución.',
      ]),
      job('Docente Contratada', 'I.E. N° 38129 Ccochapampa', 'Vilcashuamán', '2016-03', '2019-12', [
        'Aula multigrado de 1.º a 3.º con enfoque intercultural bilingüe.',
        'Elaboración de cuentos en quechua con los abuelos de la comunidad.',
      ]),
      job('Directora Encargada', 'I.E. N° 38655 Huallhua', 'Cangallo', '2014-03', '2015-12', [
        'Escuela unidocente de 19 estudiantes; gestión del programa Qali Warma.',
      ]),
    ],
    educations: [
      study(
        'Profesora de Educación Primaria Intercultural Bilingüe',
        'Educación Primaria Intercultural Bilingüe',
        'Instituto de Educación Superior Pedagógico Público Nuestra Señora de Lourdes',
        '2008',
        '2012',
      ),
      study(
        'Segunda Especialidad en Educación Intercultural Bilingüe',
        'Educación Intercultural Bilingüe',
        'Universidad Nacional de San Cristóbal de Huamanga',
        '2017',
        '2018',
      ),
    ],
    technical: {
      '': ['Planificación curricular', 'Elaboración de material educativo', 'Google Classroom', 'PowerPoint'],
    },
    soft: ['Empatía', 'Paciencia', 'Liderazgo pedagógico'],
    languages: [language('Quechua', 'native', 'Nativo'), language('Castellano', 'native', 'Nativo')],
    certifications: [
      certificate('Evaluación formativa', 'PerúEduca', '2023'),
      certificate('Acompañamiento a escuelas multigrado', 'UGEL Huamanga', '2021'),
      certificate('Lectura y escritura en lengua originaria', 'DRE Ayacucho', '2018'),
    ],
    awards: ['Resolución de felicitación de la UGEL Vilcashuamán por el concurso de cuentos, 2019'],
  },
  {
    id: 'segundo-guevara',
    name: 'Segundo Manuel Guevara Coronel',
    title: 'Conductor de Reparto y Auxiliar de Almacén',
    email: 'segundoguevara.c@correo.example',
    phone: '978 205 661 / 074 555 902',
    linkedin: null,
    place: 'José Leonardo Ortiz, Chiclayo',
    summary:
      'Conductor con licencia profesional y diez años en reparto de abarrotes y carga. Sin infracciones graves, responsable con la mercadería y con experiencia en inventarios.',
    experiences: [
      job('Conductor Repartidor', 'Comercial Moshoqueque E.I.R.L.', 'Chiclayo', '2019-05', null, [
        'Reparto a 40 clientes diarios en Chiclayo, Ferreñafe y Lambayeque.',
        'Cobranza y liquidación de guías al final de la ruta.',
      ]),
      job('Auxiliar de Almacén', 'Molino Don Teófilo S.A.C.', 'Lambayeque', '2015-08', '2019-04', [
        'Recepción y despacho de arroz pilado, control de kardex.',
        'Operación de montacargas en turnos de noche.',
      ]),
      job('Ayudante de Transporte', 'Transportes Hermanos Coronel', 'Chota', '2013-01', '2015-07', [
        'Carga y descarga en la ruta Chota - Chiclayo.',
      ]),
    ],
    educations: [
      study('Mecánica Automotriz (trunco)', null, 'IESTP República Federal de Alemania', '2011', '2012'),
      study('Secundaria completa', null, 'I.E. San Juan de Chota', '2006', '2010'),
    ],
    technical: {
      '': ['Manejo de camión hasta 10 toneladas', 'Operación de montacargas', 'Kardex', 'Mecánica ligera'],
    },
    soft: ['Responsabilidad', 'Honradez', 'Buen trato con el cliente'],
    languages: [],
    certifications: [
      certificate('Licencia de conducir A-IIIb'),
      certificate('Manejo defensivo', 'Touring y Automóvil Club del Perú', '2022'),
      certificate('Operador de montacargas', 'SENATI', '2016'),
    ],
    references: ['Sr. Teófilo Barboza, propietario de Molino Don Teófilo S.A.C., 979 330 118'],
  },
  {
    id: 'andrea-benavides',
    name: 'Andrea Sofía Benavides Llerena',
    title: 'Economista | Analista de Datos',
    email: 'asbenavides@datos.example',
    phone: '+51 994 371 206',
    linkedin: 'linkedin.com/in/andrea-benavides-llerena',
    place: 'Jesús María, Lima',
    summary:
      'Economista con experiencia en análisis de datos para el sector financiero y público. Interesada en inclusión financiera, econometría aplicada y automatización de reportes.',
    experiences: [
      job('Analista de Riesgos', 'Caja Municipal de Ahorro y Crédito de Arequipa', 'Lima', '2022-08', null, [
        'Modelos de probabilidad de incumplimiento para microcréditos en Python.',
        'Tablero semanal de cosechas que reemplazó nueve hojas de cálculo.',
      ]),
      job(
        'Asistente de Investigación',
        'Centro de Estudios Andinos y Amazónicos',
        'Lima',
        '2020-04',
        '2022-07',
        [
          'Limpieza y análisis de la ENAHO y del Censo Agropecuario.',
          'Coautora de un documento de trabajo sobre remesas internas.',
        ],
      ),
      job('Practicante Preprofesional', 'Banco Central de Reserva del Perú', 'Lima', '2019-01', '2019-03', [
        'Curso de extensión y apoyo en la Subgerencia del Sector Real.',
      ]),
    ],
    educations: [
      study('Licenciada en Economía', 'Economía', 'Pontificia Universidad Católica del Perú', '2014', '2019'),
      study(
        'Maestría en Ciencia de Datos (en curso)',
        'Ciencia de Datos',
        'Universidad Ricardo Palma',
        '2024',
        'current',
      ),
    ],
    technical: {
      Programación: ['Python', 'R', 'Stata', 'SQL'],
      Visualización: ['Power BI', 'Tableau'],
      Métodos: ['Regresión logística', 'Series de tiempo', 'Evaluación de impacto'],
    },
    soft: [],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Inglés', 'advanced', 'avanzado (TOEFL 102)'),
      language('Italiano', 'basic', 'A2'),
    ],
    certifications: [
      certificate('Machine Learning Specialization', 'Coursera', '2023'),
      certificate('Microsoft Certified: Power BI Data Analyst Associate', 'Microsoft', '2022'),
    ],
    awards: ['Segundo puesto, Concurso de Investigación Económica Juvenil, 2021'],
  },
  {
    id: 'jhonny-tananta',
    name: 'Jhonny Tananta Arévalo',
    title: 'Ingeniero Agrónomo',
    email: 'jtananta.agro@campo.example',
    phone: '942-708-315',
    linkedin: null,
    place: 'Morales, San Martín',
    summary:
      'Ingeniero agrónomo con experiencia en cacao, café y palma en San Martín y Ucayali. Asistencia técnica a cooperativas, certificación orgánica y manejo integrado de plagas.',
    experiences: [
      job(
        'Coordinador de Asistencia Técnica',
        'Cooperativa Agraria Cacao del Huallaga Ltda.',
        'Juanjuí',
        '2021-03',
        null,
        [
          'Equipo de seis extensionistas y 640 socios.',
          'Rendimiento promedio de 620 a 890 kg por hectárea en tres campañas.',
        ],
      ),
      job('Inspector Interno', 'Asociación de Productores Alto Mayo', 'Moyobamba', '2018-06', '2021-02', [
        'Sistema interno de control para el sello orgánico y comercio justo.',
        'Georreferenciación de parcelas.',
      ]),
      job('Extensionista', 'DEVIDA', 'Aguaytía', '2016-02', '2018-05', [
        'Escuelas de campo en 11 comunidades y viveros de cacao.',
      ]),
      job(
        'Practicante',
        'Instituto Nacional de Innovación Agraria - INIA',
        'Tarapoto',
        '2015-01',
        '2015-12',
        [],
      ),
    ],
    educations: [
      study('Ingeniero Agrónomo', null, 'Universidad Nacional de San Martín', '2009', '2014'),
      study(
        'Diplomado en Cadenas Agroproductivas',
        'Cadenas Agroproductivas',
        'Universidad Nacional Agraria La Molina',
        '2019',
        '2019',
      ),
    ],
    technical: {
      '': [
        'Fertilización de suelos',
        'Manejo integrado de plagas',
        'QGIS',
        'GPS',
        'Auditoría orgánica',
        'Excel',
      ],
    },
    soft: ['Trabajo con comunidades', 'Planificación'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Auditor líder de agricultura orgánica', 'Control Ecológico Andino', '2022'),
      certificate('Cata de cacao y chocolate', 'CITE Agroindustrial', '2020'),
      certificate('Colegiatura CIP 201155'),
    ],
  },
  {
    id: 'carmen-yauri',
    name: 'Carmen Rosa Yauri Inca de Salas',
    title: 'Obstetra',
    email: 'carmenyauri.obst@salud.example',
    phone: '962 881 047',
    linkedin: null,
    place: 'Amarilis, Huánuco',
    summary:
      'Obstetra con diez años en establecimientos del primer nivel y hospitalarios. Atención prenatal, parto con adecuación intercultural y planificación familiar.',
    experiences: [
      job('Obstetra Asistencial', 'Hospital Regional Hermilio Valdizán', 'Huánuco', '2019-02', null, [
        'Atención de partos, puerperio y emergencias obstétricas.',
        'Tutora de internas de la universidad.',
      ]),
      job(
        'Responsable de la Estrategia Materno Perinatal',
        'Centro de Salud Aparicio Pomares',
        'Huánuco',
        '2016-01',
        '2018-12',
        ['Cobertura de control prenatal de 71% a 88%.', 'Capacitación de agentes comunitarios y parteras.'],
      ),
      job('Obstetra SERUMS', 'Puesto de Salud Quichirragra', 'Pachitea', '2014-05', '2015-04', [
        'Visitas domiciliarias y referencia de gestantes de riesgo.',
      ]),
    ],
    educations: [
      study('Título de Obstetra', 'Obstetra', 'Universidad Nacional Hermilio Valdizán', null, '2013'),
      study(
        'Bachiller en Obstetricia',
        'Obstetricia',
        'Universidad Nacional Hermilio Valdizán',
        '2007',
        '2012',
      ),
      study(
        'Segunda Especialidad en Emergencias y Alto Riesgo Obstétrico',
        'Emergencias y Alto Riesgo Obstétrico',
        'Universidad de Huánuco',
        '2017',
        '2018',
      ),
    ],
    technical: {
      '': [
        'Monitoreo fetal electrónico',
        'Ecografía obstétrica',
        'Implantes anticonceptivos',
        'Claves obstétricas',
        'HIS-MINSA',
      ],
    },
    soft: ['Calidez en el trato', 'Serenidad en la emergencia'],
    languages: [language('Quechua', 'advanced', 'Avanzado')],
    certifications: [
      certificate('Colegiatura COP 31877'),
      certificate('Reanimación neonatal', 'Sociedad Peruana de Pediatría', '2023'),
      certificate('Psicoprofilaxis y estimulación prenatal', 'Colegio Regional de Obstetras XIV', '2019'),
    ],
  },
  {
    id: 'gianfranco-ormeno',
    name: 'Gianfranco Ormeño Cabezudo',
    title: 'Jefe de Cocina',
    email: 'chef.ormeno@sabores.example',
    phone: '+51 956 730 284',
    linkedin: null,
    place: 'Paracas, Ica',
    summary:
      'Cocinero iqueño, doce años entre cocina marina y criolla. Costeo de carta, manejo de equipos de 15 personas y control estricto de mermas y de inocuidad.',
    experiences: [
      job('Jefe de Cocina', 'Hotel Bahía de las Aves', 'Paracas', '2021-09', null, [
        'Carta de 48 platos para restaurante y eventos de hasta 300 personas.',
        'Costo de insumos de 38% a 31% en un año.',
      ]),
      job('Sous Chef', 'Restaurante Brisa Marina', 'Pisco', '2017-02', '2021-03', [
        'Línea caliente, compras en terminal pesquero y formación de practicantes.',
      ]),
      job('Cocinero de Partida', 'Crucero Pacific Star', 'Alta mar', '2014-10', '2016-11', [
        'Rotación por garde manger, pescados y carnes.',
      ]),
      job('Ayudante de Cocina', 'Picantería La Olla de Juanita', 'Ica', '2012-01', '2014-09', []),
    ],
    educations: [
      study(
        'Técnico en Gastronomía y Arte Culinario',
        'Gastronomía y Arte Culinario',
        'CENFOTUR',
        '2009',
        '2011',
      ),
      study(
        'Curso Internacional de Cocina Mediterránea',
        'Cocina Mediterránea',
        'Escuela de Hostelería de Valencia',
        '2019',
        '2019',
      ),
    ],
    technical: {
      '': ['Costeo de recetas', 'HACCP', 'Cocina marina', 'Panadería', 'Gestión de inventarios', 'Banquetes'],
    },
    soft: ['Liderazgo de brigadas', 'Creatividad', 'Trabajo bajo presión'],
    languages: [language('Inglés', 'intermediate', 'Intermedio'), language('Italiano', 'basic', 'Básico')],
    certifications: [
      certificate('Manipulación de alimentos', 'DIGESA', '2024'),
      certificate('Sistema HACCP', 'SGS Academy', '2020'),
    ],
    interests: ['Pesca', 'Fotografía de platos'],
  },
  {
    id: 'evelyn-mejia',
    name: 'Evelyn Tatiana Mejía Sáenz',
    title: 'Abogada',
    email: 'evelyn.mejia@juristas.example',
    phone: '949 102 675',
    linkedin: 'linkedin.com/in/evelynmejiasaenz',
    place: 'Víctor Larco, Trujillo',
    summary:
      'Abogada con especialidad en derecho administrativo y laboral. Experiencia en procesos disciplinarios, contrataciones del Estado y litigio contencioso administrativo.',
    experiences: [
      job('Especialista Legal', 'Gerencia Regional de Educación La Libertad', 'Trujillo', '2022-01', null, [
        'Informes legales y proyectos de resolución en procesos disciplinarios.',
        'Absolución de consultas de 12 UGEL.',
      ]),
      job(
        'Abogada Asociada',
        'Estudio Plasencia, Vega & Rodríguez Abogados',
        'Trujillo',
        '2019-05',
        '2021-12',
        [
          'Defensa en procesos laborales y contencioso administrativos.',
          'Negociación de pliegos de reclamos para dos agroindustriales de Chao.',
        ],
      ),
      job(
        'Asistente Judicial',
        'Corte Superior de Justicia de La Libertad',
        'Trujillo',
        '2017-06',
        '2019-04',
        ['Proyectos de autos y calificación de demandas en el 4.º Juzgado Laboral.'],
      ),
      job('Secigrista', 'Ministerio Público - Fiscalía Provincial de Virú', 'Virú', '2016-03', '2016-12', []),
    ],
    educations: [
      study('Título de Abogada', 'Abogada', 'Universidad Privada Antenor Orrego', null, '2018'),
      study('Bachiller en Derecho', 'Derecho', 'Universidad Privada Antenor Orrego', '2011', '2016'),
      study(
        'Maestría en Derecho del Trabajo (egresada)',
        'Derecho del Trabajo',
        'Universidad Nacional de Trujillo',
        '2020',
        '2021',
      ),
    ],
    technical: {
      '': [
        'Redacción jurídica',
        'SINOE',
        'Litigación oral',
        'Ley SERVIR',
        'Procedimiento administrativo sancionador',
      ],
    },
    soft: ['Capacidad de análisis', 'Ética profesional'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Registro CALL 11245', 'Colegio de Abogados de La Libertad', null),
      certificate('Conciliadora extrajudicial', 'Ministerio de Justicia y Derechos Humanos', '2020'),
      certificate('Ley de Contrataciones del Estado', 'OSCE', '2023'),
    ],
  },
  {
    id: 'marco-espinoza',
    name: 'Marco Tulio Espinoza Arroyo',
    title: 'Gerente de Operaciones y Supply Chain',
    email: 'mtespinoza@logistica.example',
    phone: '+51 998 016 347',
    linkedin: 'linkedin.com/in/marcotulioespinoza',
    place: 'La Perla, Callao',
    summary:
      'Ejecutivo de logística con más de 20 años en comercio exterior, almacenes y transporte. He dirigido centros de distribución de hasta 30 000 m² y negociado contratos con navieras y operadores. Orientado a costos, seguridad y personas.',
    experiences: [
      job('Gerente de Operaciones', 'Almacenes y Depósitos del Puerto S.A.', 'Callao', '2018-05', null, [
        'Dirección de tres almacenes, 210 colaboradores y un presupuesto de USD 9 millones.',
        'Exactitud de inventario de 96.4% a 99.7%.',
        'Certificación BASC e ISO 9001:2015.',
      ]),
      job('Jefe de Distribución', 'Farmacéutica Santa Beatriz S.A.C.', 'Lima', '2012-09', '2018-04', [
        'Cadena de frío para 1,400 boticas a nivel nacional.',
        'Ahorro de S/ 1.1 millones en flete por rediseño de rutas.',
      ]),
      job('Coordinador de Importaciones', 'Farmacéutica Santa Beatriz S.A.C.', 'Lima', '2008-03', '2012-08', [
        'Despachos anticipados, drawback y trámites ante DIGEMID.',
      ]),
      job(
        'Asistente de Comercio Exterior',
        'Agencia de Aduana Chalaca S.R.L.',
        'Callao',
        '2002-01',
        '2008-02',
        [],
      ),
    ],
    educations: [
      study('MBA', null, 'CENTRUM PUCP', '2013', '2015'),
      study('Ingeniero Industrial', null, 'Universidad Nacional Mayor de San Marcos', '1996', '2001'),
      study('Especialización en Comercio Exterior', 'Comercio Exterior', 'ADEX', '2004', '2005'),
    ],
    technical: {
      Logística: ['Gestión de almacenes', 'Cadena de frío', 'Incoterms 2020', 'Negociación de fletes'],
      Sistemas: ['SAP WM', 'Oracle NetSuite', 'Excel'],
    },
    soft: ['Liderazgo', 'Negociación', 'Visión estratégica'],
    languages: [
      language('Inglés', 'advanced', 'Avanzado'),
      language('Portugués', 'intermediate', 'Intermedio'),
    ],
    certifications: [
      certificate('Lean Six Sigma Green Belt', 'Universidad del Pacífico', '2017'),
      certificate('Auditor interno BASC', 'BASC Perú', '2019'),
    ],
  },
  {
    id: 'fatima-cueto',
    name: 'Fátima Alejandra Cueto Villena',
    title: 'Estudiante de Ingeniería Industrial',
    email: 'fcuetov@estudiantes.example',
    phone: '982 640 713',
    linkedin: 'linkedin.com/in/fatimacueto',
    place: 'Yanahuara, Arequipa',
    summary:
      'Estudiante de noveno ciclo, quinto superior, en busca de prácticas preprofesionales en procesos, calidad o planeamiento. Disponibilidad de 30 horas semanales.',
    experiences: [
      job('Practicante de Procesos', 'Textil Alpaca Fina del Sur S.A.', 'Arequipa', '2025-01', '2025-06', [
        'Estudio de tiempos en la línea de tejido: 12 estaciones.',
        'Mapa de flujo de valor y propuesta de 5S para el almacén de hilados.',
      ]),
      job('Asesora de Matemática', 'Academia Preuniversitaria Alfa Sur', 'Arequipa', '2023-03', '2024-12', [
        'Clases de álgebra y geometría a grupos de 20 alumnos.',
      ]),
    ],
    educations: [
      study(
        'Ingeniería Industrial (en curso)',
        null,
        'Universidad Católica de Santa María',
        '2021',
        'current',
      ),
      study('Secundaria completa', null, 'I.E.P. Sagrado Corazón', '2016', '2020'),
    ],
    technical: { '': ['Excel | avanzado', 'Bizagi', 'Minitab', 'AutoCAD 2D', 'Power BI'] },
    soft: ['Proactividad', 'Aprendizaje rápido', 'Trabajo en equipo'],
    languages: [language('Inglés', 'intermediate', 'B2'), language('Español', 'native', 'nativo')],
    certifications: [
      certificate('Lean Six Sigma White Belt', 'CSSC', '2024'),
      certificate('Power BI para la toma de decisiones', 'UCSM', '2024'),
    ],
    awards: ['Primer puesto, Feria de Proyectos de Ingeniería UCSM 2023'],
  },
  {
    id: 'yordan-cahuaza',
    name: 'Yordan Smith Cahuaza Ríos',
    title: 'Técnico en Computación',
    email: 'yordancahuaza@correo.example',
    phone: '945 330 872',
    linkedin: null,
    place: 'San Juan Bautista, Iquitos',
    summary:
      'Joven egresado con ganas de trabajar y aprender. Experiencia en soporte técnico, cableado y atención en cabinas de internet.',
    experiences: [
      job('Soporte Técnico', 'Corporación Amazonía Net E.I.R.L.', 'Iquitos', '2024-08', null, [
        'Instalación de internet por fibra en domicilios.',
        'Configuración de routers y repetidores.',
      ]),
      job('Encargado de Cabinas', 'Multiservicios Dayanita', 'Iquitos', '2023-02', '2024-07', [
        'Mantenimiento de 14 computadoras, impresiones y cobranza.',
      ]),
      job(
        'Practicante de Informática',
        'Dirección Regional de Salud de Loreto',
        'Iquitos',
        '2022-08',
        '2022-12',
        ['Formateo de equipos y digitación de fichas.'],
      ),
    ],
    educations: [
      study('Computación e Informática', null, 'IESTP Pedro A. del Águila Hidalgo', '2020', '2022'),
      study('Secundaria', null, 'Colegio Nacional Iquitos', '2014', '2019'),
    ],
    technical: {
      '': ['Windows', 'Redes LAN', 'Fibra óptica', 'Photoshop', 'Word', 'Excel', 'Ensamblaje de PC'],
    },
    soft: ['Responsable', 'Puntual', 'Ganas de aprender'],
    languages: [],
    certifications: [
      certificate('Cableado estructurado', 'SENATI', '2023'),
      certificate('Ofimática', 'CETPRO Loreto', '2019'),
    ],
    references: ['Sra. Dayana Pinche, dueña de Multiservicios Dayanita, cel. 944 081 552'],
  },
  {
    id: 'nicolle-pomacondor',
    name: 'Nicolle Pomacóndor Rivera',
    title: 'Egresada de Psicología',
    email: 'nicolle.pomacondor@alumni.example',
    phone: '(+51) 964 207 538',
    linkedin: null,
    place: 'El Tambo, Huancayo',
    summary:
      'Egresada de Psicología con internado en el área educativa y clínica. Interés por la salud mental de adolescentes, la orientación vocacional y el trabajo comunitario.',
    experiences: [
      job(
        'Interna de Psicología',
        'Centro de Salud Mental Comunitario Wanka',
        'Huancayo',
        '2024-03',
        '2024-12',
        [
          'Entrevistas, aplicación de pruebas y sesiones de psicoeducación.',
          'Talleres de regulación emocional para escolares de 12 a 16 años.',
        ],
      ),
      job('Practicante de Psicología Educativa', 'I.E. Santa Isabel', 'Huancayo', '2023-03', '2023-11', [
        'Orientación vocacional a alumnos de quinto año.',
      ]),
      job(
        'Encuestadora',
        'Instituto Nacional de Estadística e Informática',
        'Junín',
        '2022-01',
        '2022-02',
        [],
      ),
    ],
    educations: [
      study('Psicología (egresada)', null, 'Universidad Continental', '2019', '2024'),
      study('Educación secundaria', null, 'I.E. Nuestra Señora del Rosario', '2014', '2018'),
    ],
    technical: { '': ['Aplicación de WISC-V', 'MMPI-A', 'Informes psicológicos', 'SPSS', 'Canva'] },
    soft: ['Escucha activa', 'Empatía', 'Confidencialidad'],
    languages: [language('Inglés', 'intermediate', 'Intermedio'), language('Quechua', 'basic', 'Básico')],
    certifications: [
      certificate('Primeros auxilios psicológicos', 'Colegio de Psicólogos del Perú', '2024'),
      certificate('Terapia cognitivo conductual', 'Instituto Psicológico Andino', '2023'),
    ],
  },
  {
    id: 'renato-espejo',
    name: 'Renato Espejo Cusi',
    title: 'Bachiller en Turismo',
    email: 'renatoespejo.cusco@viajes.example',
    phone: '984 715 026',
    linkedin: 'linkedin.com/in/renato-espejo-cusi',
    place: 'Wanchaq, Cusco',
    summary:
      'Bachiller en Turismo, guía y operador de reservas. Me gusta la historia andina, la fotografía y el trato con personas de otros países.',
    experiences: [
      job('Operador de Reservas', 'Agencia Qosqo Trails', 'Cusco', '2024-05', null, [
        'Cotización de paquetes y compra de ingresos a Machu Picchu.',
        'Seguimiento de pasajeros en ruta.',
      ]),
      job('Asistente de Guía', 'Apu Expeditions E.I.R.L.', 'Ollantaytambo', '2022-06', '2024-03', [
        'Acompañamiento en el Camino Inca corto y en el Valle Sagrado.',
      ]),
      job('Anfitrión', 'Museo Casa de los Cuatro Suyos', 'Cusco', '2021-11', '2022-02', []),
    ],
    educations: [
      study(
        'Bachiller en Turismo',
        'Turismo',
        'Universidad Nacional de San Antonio Abad del Cusco',
        '2017',
        '2023',
      ),
      study('Secundaria completa', null, 'I.E. Inca Garcilaso de la Vega', '2012', '2016'),
    ],
    technical: { '': ['Amadeus', 'Guiado en inglés', 'Primeros auxilios', 'Edición de fotos', 'Excel'] },
    soft: ['Carisma', 'Organización', 'Resolución de problemas'],
    languages: [
      language('Quechua', 'native', 'nativo'),
      language('Inglés', 'advanced', 'avanzado'),
      language('Francés', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Wilderness First Aid', 'Andes Rescue School', '2023'),
      certificate('Conservación del patrimonio', 'Dirección Desconcentrada de Cultura Cusco', '2022'),
    ],
    interests: ['Fotografía', 'Trekking'],
  },
  {
    id: 'yessica-lipa',
    name: 'Yéssica Marleny Lipa Coaquira',
    title: 'Supervisora SSOMA',
    email: 'ylipa.ssoma@prevencion.example',
    phone: '+51 953 661 802',
    linkedin: null,
    place: 'Samegua, Moquegua',
    summary:
      'Ingeniera ambiental con ocho años en seguridad, salud ocupacional y medio ambiente en minería y construcción. Experiencia en paradas de planta, IPERC, investigación de accidentes y brigadas de emergencia.',
    experiences: [
      job('Supervisora SSOMA', 'Montajes Industriales Quebrada Honda S.A.C.', 'Torata', '2022-10', null, [
        'Supervisión de 180 trabajadores en montaje de tuberías y estructuras.',
        'Un millón de horas sin accidentes incapacitantes en 2024.',
        'Elaboración de PETS, IPERC continuo y matriz de cumplimiento legal.',
      ]),
      job(
        'Asistente de Seguridad y Medio Ambiente',
        'Consorcio Vial Carumas',
        'Moquegua',
        '2019-06',
        '2022-09',
        [
          'Monitoreo de agua, aire y ruido; manejo de residuos peligrosos.',
          'Charlas de cinco minutos y capacitaciones mensuales.',
        ],
      ),
      job('Practicante Profesional', 'Autoridad Nacional del Agua (ANA)', 'Moquegua', '2018-01', '2018-12', [
        'Registro de calidad de agua en la cuenca Moquegua - Ilo.',
      ]),
    ],
    educations: [
      study('Ingeniera Ambiental', null, 'Universidad Nacional de Moquegua', '2012', '2017'),
      study(
        'Diplomado en Sistemas Integrados de Gestión',
        'Sistemas Integrados de Gestión',
        'Universidad Nacional de San Agustín de Arequipa',
        '2020',
        '2020',
      ),
    ],
    technical: {
      Normas: ['ISO 45001', 'ISO 14001', 'Ley 29783'],
      Programas: ['ArcGIS | intermedio', 'Excel | avanzado', 'Power BI | básico'],
    },
    soft: ['Liderazgo', 'Comunicación', 'Criterio preventivo'],
    languages: [language('Inglés', 'intermediate', 'Intermedio')],
    certifications: [
      certificate('Auditora interna de sistemas integrados', 'Bureau Sur Certificaciones', '2023'),
      certificate('Trabajos de alto riesgo', 'Instituto de Seguridad Minera', '2022'),
      certificate(
        'Respuesta a emergencias con materiales peligrosos',
        'Instituto de Seguridad Minera',
        '2020',
      ),
      certificate('Brevete A-I'),
    ],
    references: [
      'Ing. Percy Valdez Nina - Gerente SSOMA - Montajes Industriales Quebrada Honda S.A.C. - 953 200 417',
      'Ing. Delia Coayla Ramos - Residente - Consorcio Vial Carumas - 952 718 033',
    ],
  },
  {
    id: 'hector-ruiz-tello',
    name: 'Héctor Abelardo Ruiz Tello',
    title: 'Asistente Administrativo',
    email: 'hectorruiztello@correo.example',
    phone: '961-402-775',
    linkedin: null,
    place: 'Callería, Ucayali',
    summary:
      'Técnico en administración con 18 años de servicio en entidades públicas y empresas madereras. Trámite documentario, almacén, patrimonio y atención al público.',
    experiences: [
      job(
        'Asistente Administrativo',
        'Dirección Regional de Transportes y Comunicaciones',
        'Pucallpa',
        '2016-01',
        null,
        [
          'Mesa de partes física y virtual, 60 expedientes por día.',
          'Apoyo en el inventario anual de bienes patrimoniales.',
        ],
      ),
      job('Encargado de Almacén', 'Maderera Río Aguaytía S.A.', 'Pucallpa', '2011-04', '2015-11', [
        'Ingreso y salida de repuestos y combustible.',
        'Control de guías de transporte forestal.',
      ]),
      job('Secretario', 'Colegio Particular La Inmaculada', 'Pucallpa', '2007-03', '2010-12', [
        'Actas, nóminas y certificados de estudio.',
      ]),
      job('Auxiliar de Oficina', 'Municipalidad Distrital de Yarinacocha', 'Yarinacocha', '2005', '2006', []),
    ],
    educations: [
      study('Técnico en Administración', 'Administración', 'IESTP Suiza', '2001', '2004'),
      study('Administración (VI ciclo)', null, 'Universidad Nacional de Ucayali', '2009', '2012'),
      study('Secundaria completa', null, 'I.E. Faustino Maldonado', '1995', '1999'),
    ],
    technical: {
      '': ['SIGA', 'Trámite documentario', 'Word', 'Excel', 'Redacción de documentos', 'Archivo'],
    },
    soft: ['Responsabilidad', 'Puntualidad', 'Vocación de servicio'],
    languages: [],
    certifications: [
      certificate('Gestión patrimonial y SIGA', 'Ministerio de Economía y Finanzas', '2021'),
      certificate('Redacción administrativa', 'ENAP', '2017'),
      certificate('Atención al ciudadano', 'SERVIR', '2019'),
    ],
    references: ['Lic. Nora Panduro Vela, jefa de Administración de la DRTC Ucayali, 961 300 284'],
  },
  {
    id: 'piero-cabanillas',
    name: 'Piero Cabanillas Rojas',
    title: 'Analista de Ciberseguridad',
    email: 'piero.cabanillas@seguro.example',
    phone: '+51 931 702 488',
    linkedin: 'linkedin.com/in/pierocabanillas',
    place: 'Trujillo, La Libertad',
    summary:
      'Ingeniero de sistemas con cuatro años en monitoreo de seguridad y respuesta a incidentes. Trabajo con SIEM, pruebas de intrusión y normas ISO 27001.',
    experiences: [
      job('Analista SOC Nivel 2', 'Escudo Digital Perú S.A.C.', 'Lima', '2023-05', null, [
        'Investigación de alertas de 30 clientes en Wazuh y Splunk.',
        'Reducción del tiempo medio de respuesta de 52 a 19 minutos.',
      ]),
      job('Analista de Soporte y Redes', 'Agroindustrias Virú Norte S.A.', 'Virú', '2021-02', '2023-04', [
        'Administración de 240 equipos, firewall y directorio activo.',
      ]),
      job('Practicante de TI', 'Clínica Mar de Huanchaco', 'Trujillo', '2020-03', '2020-12', [
        'Mesa de ayuda y copias de seguridad.',
      ]),
    ],
    educations: [
      study('Ingeniería de Sistemas', null, 'Universidad Privada del Norte', '2015', '2020'),
      study('Especialización en Ciberseguridad', 'Ciberseguridad', 'INICTEL-UNI', '2022', '2022'),
    ],
    technical: {
      Seguridad: ['Splunk', 'Wazuh', 'Burp Suite', 'Nmap'],
      Sistemas: ['Linux', 'Windows Server', 'Fortinet'],
      Lenguajes: ['Python', 'Bash'],
    },
    soft: ['Pensamiento crítico', 'Trabajo en turnos'],
    languages: [language('Español', 'native', 'nativo'), language('Inglés', 'intermediate', 'B2')],
    certifications: [
      certificate('CompTIA Security+', 'CompTIA', '2024'),
      certificate('ISO/IEC 27001 Foundation', 'PECB', '2023'),
      certificate('CCNA', 'Cisco', '2021'),
    ],
  },
  {
    id: 'leydi-ancajima',
    name: 'Leydi Katherine Ancajima Yovera',
    title: 'Técnica en Enfermería',
    email: 'leydiancajima@correo.example',
    phone: '902 515 370',
    linkedin: null,
    place: 'Catacaos, Piura',
    summary:
      'Recién egresada, responsable y con vocación de servicio. Prácticas en hospitalización, tópico y vacunación.',
    experiences: [
      job('Técnica de Tópico', 'Policlínico Virgen de las Mercedes', 'Piura', '2025-03', null, [
        'Control de signos vitales, inyectables y curaciones.',
        'Apoyo en campañas de salud ocupacional.',
      ]),
      job('Practicante', 'Hospital de la Amistad Perú-Corea Santa Rosa II-2', 'Piura', '2024-04', '2024-12', [
        'Servicios de medicina, pediatría y maternidad.',
      ]),
      job('Vendedora', 'Botica Sechurita', 'Catacaos', '2022-11', '2024-02', []),
    ],
    educations: [
      study('Enfermería Técnica', null, 'IESTP Hermanos Cárcamo', '2022', '2024'),
      study('Secundaria completa', null, 'I.E. Genaro Martínez Silva', '2016', '2020'),
    ],
    technical: {
      '': [
        'Canalización de vías',
        'Control de signos vitales',
        'Curaciones',
        'Bioseguridad',
        'Word',
        'Excel | básico',
      ],
    },
    soft: ['Empatía', 'Puntualidad', 'Trabajo en equipo'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('Inyectoterapia', 'Centro de Capacitación Salud Norte', '2024'),
      certificate('Primeros auxilios', 'Cruz Roja Peruana', '2023'),
    ],
  },
  {
    id: 'kevin-sotomayor',
    name: 'Kevin Arnold Sotomayor Puente',
    title: 'Egresado de Contabilidad',
    email: 'k.sotomayor.p@correo.example',
    phone: '917 884 203',
    linkedin: null,
    place: 'Yanacancha, Pasco',
    summary:
      'Egresado de Contabilidad del tercio superior. Busco una oportunidad como asistente o auxiliar contable; tengo disponibilidad inmediata y para viajar.',
    experiences: [
      job(
        'Practicante Contable',
        'Sociedad Minera Chaupimarca S.R.L.',
        'Cerro de Pasco',
        '2024-07',
        '2025-01',
        [
          'Registro de comprobantes en el SIRE y conciliación de cuentas.',
          'Apoyo en el inventario de suministros.',
        ],
      ),
      job(
        'Auxiliar de Caja',
        'Cooperativa de Ahorro y Crédito Bulebar',
        'Cerro de Pasco',
        '2022-12',
        '2023-03',
        ['Atención en ventanilla durante campaña.'],
      ),
    ],
    educations: [
      study('Contabilidad (egresado)', null, 'Universidad Nacional Daniel Alcides Carrión', '2019', '2023'),
      study('Secundaria completa', null, 'I.E. Antenor Rizo Patrón Lequérica', '2013', '2017'),
    ],
    technical: { '': ['SIRE', 'CONTASIS', 'PLAME', 'Excel | intermedio', 'Word'] },
    soft: ['Proactivo', 'Ordenado', 'Aprendo rápido'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Asistente contable', 'Cámara de Comercio de Pasco', '2024'),
      certificate('Excel para negocios', 'UNDAC', '2022'),
    ],
    references: ['CPC Ada Rímac Chamorro, contadora de Sociedad Minera Chaupimarca S.R.L., 963 117 540'],
  },
]
