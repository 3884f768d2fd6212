import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** People whose CVs come from an online design tool or builder. Of a job's bullets, the last ones are what was achieved. */
export const peopleWhoDesignTheirCvs: Person[] = [
  {
    id: 'brenda-ataucusi',
    name: 'Brenda Nicole Ataucusi Sotelo',
    title: 'Diseñadora gráfica & ilustradora',
    email: 'hola@brendaataucusi.example',
    phone: '+51 966 014 582',
    linkedin: 'linkedin.com/in/brenda-ataucusi',
    place: 'Huamanga, Ayacucho',
    summary:
      'Dibujo desde que tengo memoria y vivo del diseño desde 2017. Me gustan las marcas pequeñas, el papel y los colores de los retablos. He trabajado con municipios, imprentas y emprendimientos de tres regiones.',
    experiences: [
      job('Diseñadora gráfica / Ilustradora', 'Independiente', 'Huamanga y remoto', '2021-02', null, [
        'Identidad de marca para cafés, panaderías y tiendas de artesanía (28 clientes entre 2021 y 2024).',
        'Ilustración de dos libros de cuentos bilingües quechua-español.',
        'Mi cuento "El zorro y la helada" fue elegido por la Biblioteca Municipal para su feria de 2023.',
      ]),
      job(
        'Diseñadora de la Oficina de Imagen Institucional y Relaciones Públicas',
        'Municipalidad Provincial de Huamanga',
        'Ayacucho',
        '2019-01',
        '2020-12',
        [
          'Afiches, banderolas y piezas para redes de las campañas de Semana Santa y Carnaval.',
          'Manual de marca de la gestión 2019-2022.',
        ],
      ),
      job('Asistente de preprensa', 'Imprenta Gráfica Rumi E.I.R.L.', 'Ayacucho', '2017-08', '2018-12', [
        'Armado de pliegos, separación de colores y control de impresión offset.',
      ]),
    ],
    educations: [
      study('Técnica en Diseño Gráfico', 'Diseño Gráfico', 'Instituto Superior Pukyu', '2014', '2017'),
      study(
        'Curso anual de Grabado y Serigrafía',
        'Grabado y Serigrafía',
        'Escuela Superior de Formación Artística Pública Felipe Guamán Poma de Ayala',
        '2018',
        '2018',
      ),
    ],
    technical: {
      Diseño: ['Illustrator', 'Photoshop', 'InDesign', 'Procreate', 'Figma'],
      Taller: ['Serigrafía', 'Preprensa', 'Lettering a mano'],
    },
    soft: ['Curiosidad', 'Orden', 'Cumplo los plazos'],
    languages: [
      language('Español', 'native', 'nativo'),
      language('Quechua', 'advanced', 'avanzado'),
      language('Inglés', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Tipografía para marcas', 'Escuela en línea Trazo', '2022'),
      certificate('Ilustración editorial', 'Taller Casa Azul', '2020'),
    ],
    interests: ['Cerámica', 'Ciclismo de montaña', 'Fanzines'],
  },
  {
    id: 'hernan-tuesta',
    name: 'Hernán Tuesta Pezo',
    title: 'Coordinador de Mantenimiento Predictivo y Confiabilidad',
    email: 'htuesta.confiabilidad@correo.example.com',
    phone: '(+51) 961 700 348 / 061 555 019',
    linkedin: 'linkedin.com/in/hernan-tuesta-pezo',
    place: 'Yarinacocha, Ucayali',
    summary:
      'Ingeniero mecánico con 14 años en plantas de madera, bebidas y palma aceitera. Desde 2016 dirijo equipos de mantenimiento de 6 a 22 personas y he llevado la disponibilidad de línea de 81 % a 94 %.',
    experiences: [
      job(
        'Coordinador de Mantenimiento Predictivo y Confiabilidad',
        'Aceitera Boquerón S.A.C. – Planta Neshuya',
        'Padre Abad, Ucayali',
        '2020-07',
        null,
        [
          'Plan de análisis de vibraciones, termografía y aceites para 310 equipos rotativos.',
          'Coordinación de paradas de planta con contratistas de Lima y Tarapoto.',
          'Reducción de paradas no programadas en 37 % (2021 a 2023).',
          'Ahorro de S/ 480 000 en repuestos críticos durante 2022.',
        ],
      ),
      job(
        'Jefe de Mantenimiento Mecánico',
        'Embotelladora Ucayali, Bebidas & Aguas S.A.',
        'Pucallpa',
        '2016-03',
        '2020-06',
        [
          'Responsable de dos líneas PET y una de vidrio retornable.',
          'Presupuesto anual de S/ 2,1 millones e implantación del módulo PM de SAP en 2018.',
          'Disponibilidad de línea de 81 % a 94 % en tres años.',
        ],
      ),
      job(
        'Supervisor de Taller y Mantenimiento (Turno noche)',
        'Maderera Contamana E.I.R.L.',
        'Contamana, Loreto',
        '2013-01',
        '2016-02',
        ['Mantenimiento de sierras cinta, secadoras y grupos electrógenos.'],
      ),
      job('Practicante profesional', 'SENATI', 'Pucallpa', '2012-01', '2012-12', []),
    ],
    educations: [
      study(
        'Maestría en Ingeniería de Mantenimiento (en curso)',
        'Ingeniería de Mantenimiento',
        'Universidad Nacional de Ingeniería',
        '2024-03',
        'current',
      ),
      study('Ingeniero Mecánico', null, 'Universidad Nacional Pedro Ruiz Gallo', '2006-04', '2011-12'),
    ],
    technical: {
      Confiabilidad: [
        'Análisis de vibraciones',
        'Termografía infrarroja',
        'RCM y análisis de criticidad',
        'Alineamiento láser',
        'Análisis de causa raíz (RCA)',
      ],
      Sistemas: ['SAP PM | avanzado', 'AutoCAD | intermedio', 'MS Project | intermedio', 'Power BI | básico'],
    },
    soft: ['Liderazgo de equipos', 'Seguridad como hábito', 'Negociación con contratistas'],
    languages: [language('Inglés', 'intermediate', 'B1'), language('Portugués', 'basic', 'básico')],
    certifications: [
      certificate('Analista de Vibraciones Categoría II', 'Instituto Andino de Confiabilidad', '2021'),
      certificate('Termógrafo Nivel I', 'Centro Infrarrojo del Perú', '2018'),
      certificate('Colegio de Ingenieros del Perú, CIP 999 304', null, null),
    ],
    references: [
      'Ing. Saúl Vela Ruiz, gerente de planta, Aceitera Boquerón S.A.C., 961 000 225',
      'Ing. Mónica Arce Lam, superintendente, Embotelladora Ucayali, 961 000 731',
    ],
  },
  {
    id: 'katherine-lozano',
    name: 'Katherine Lozano Arbildo',
    title: 'Barista y encargada de tienda',
    email: 'kathylozano_03@micorreo.example',
    phone: '949 220 617',
    linkedin: null,
    place: 'Víctor Larco Herrera, Trujillo',
    summary:
      'Amo el buen café y la atención rápida. Tengo 22 años, experiencia en caja y barra, y ganas de crecer.',
    experiences: [
      job('Encargada de tienda', 'Café Huaca & Grano', 'Trujillo', '2024-04', null, [
        'Apertura y cierre, caja chica y horarios de cinco personas.',
        'Subí el ticket promedio de S/ 14 a S/ 19 con los combos de la tarde.',
      ]),
      job('Barista', 'Café Huaca & Grano', 'Trujillo', '2022-11', '2024-03', [
        'Espresso, métodos filtrados y arte latte.',
      ]),
      job('Vendedor(a) de campaña navideña', 'Librería Mundo de Papel', 'Trujillo', '2021-11', '2021-12', []),
    ],
    educations: [
      study(
        'Administración de Negocios Gastronómicos (trunco)',
        null,
        'Instituto de Educación Superior Nuevo Norte',
        '2021',
        '2022',
      ),
      study('Secundaria completa', null, 'I.E. Santa Rosa de Lima N.° 80008', '2016', '2020'),
    ],
    technical: { Barra: ['Espresso', 'Arte latte', 'V60 y prensa', 'Caja y arqueo', 'Inventarios'] },
    soft: ['Simpatía', 'Rapidez', 'Trabajo en equipo', 'Puntualidad'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [certificate('Barista nivel 1', 'Escuela del Café Norteño', '2023')],
    interests: ['Fotografía', 'Marinera norteña'],
  },
  {
    id: 'abel-choquehuanca',
    name: 'Abel Ruperto Choquehuanca Limache',
    title: 'INGENIERO AGRONOMO',
    email: 'achoquehuanca.agro@correo-puno.example',
    phone: '951-803-442',
    linkedin: null,
    place: 'Jr. Los Incas 118, Puno',
    summary:
      'Ing. agronomo con mas de 18 años de experiencia en extension rural, riego tecnificado y cultivos andinos (quinua, papa nativa, cañihua). Conocimiento de invierte.pe y gestion de proyectos productivos con comunidades campesinas.',
    experiences: [
      job(
        'Especialista en Desarrollo Productivo Agrario',
        'Ministerio de Desarrollo Agrario y Riego – Unidad Zonal Puno',
        'Puno',
        '2019-05',
        null,
        [
          'Asistencia tecnica a 42 organizaciones de productores de las provincias de Azangaro y Melgar.',
          'Elaboracion de 16 planes de negocio financiados entre 2020 y 2024.',
          'Premio a la mejor unidad zonal del año 2022.',
        ],
      ),
      job(
        'Residente de obra: Instalación del sistema de riego por aspersión Llallahua',
        'Municipalidad Distrital de Santa Rosa',
        'Melgar, Puno',
        '2016-08',
        '2018-12',
        [
          'Residencia de obra por S/ 3 200 000, 214 hectareas.',
          'Valorizaciones, cuaderno de obra y liquidacion.',
        ],
      ),
      job('Extensionista', 'Proyecto Especial Binacional Lago Titicaca', 'Juli, Puno', '2011-03', '2016-07', [
        'Escuelas de campo en quinua organica y manejo de suelos.',
      ]),
      job('Técnico de campo', 'ONG Sembrando Altura', 'Ayaviri', '2006-02', '2010-12', [
        'Capacitacion a 300 familias en pastos cultivados y ensilado, en convenio con la UNA Puno.',
      ]),
    ],
    educations: [
      study(
        'Maestria en Desarrollo Rural (egresado)',
        'Desarrollo Rural',
        'Universidad Nacional del Altiplano',
        '2013',
        '2014',
      ),
      study('Ingeniero Agrónomo', null, 'Universidad Nacional del Altiplano', '2000', '2005'),
    ],
    technical: {
      Campo: ['Riego tecnificado', 'Manejo integrado de plagas', 'Escuelas de campo', 'Analisis de suelos'],
      Gestion: ['Invierte.pe', 'Liquidacion de obras', 'Formulacion de planes de negocio'],
      Programas: ['AutoCAD', 'ArcGIS', 'S10', 'Excel'],
    },
    soft: ['Trabajo con comunidades', 'Honestidad', 'Disponibilidad para viajar'],
    languages: [
      language('Aimara', 'native', 'lengua materna'),
      language('Quechua', 'intermediate', 'intermedio'),
      language('Castellano', 'native', 'nativo'),
    ],
    certifications: [
      certificate(
        'Diplomado en Proyectos de Inversion Publica',
        'Universidad Nacional del Altiplano',
        '2018',
      ),
      certificate('Riego por goteo y aspersion', 'INIA', '2015'),
      certificate('CIP N° 98877', null, null),
    ],
    references: ['Ing. Wilber Cutipa Mamani, jefe zonal, cel. 951 000 664'],
  },
  {
    id: 'mariafe-delgadillo',
    name: 'María Fe Delgadillo Rossel',
    title: 'Content Creator | Community Manager',
    email: 'mafe@delgadillo.example',
    phone: '+51 987 441 060',
    linkedin: 'www.linkedin.com/in/mafedelgadillo',
    place: 'Barranco, Lima',
    summary:
      'Creo contenido que la gente quiere guardar. Cinco años manejando redes de moda, comida y viajes: de la idea al video y del video al reporte.',
    experiences: [
      job('Social Media Lead', 'Blue Llama Studio', 'Lima (híbrido)', '2023-06', null, [
        'Lidero a tres creadores y las cuentas de siete marcas de belleza y comida.',
        'Campaña #HazloEnCasa: 2,4 millones de vistas en 2024 con S/ 900 de pauta.',
        'De 12 mil a 88 mil seguidores en la cuenta de Nanay Skincare.',
      ]),
      job('Community Manager & Content Creator', 'Qarwa, Moda Peruana', 'Lima', '2021-01', '2023-05', [
        'Calendario, guiones y grabación de 20 reels por mes.',
        'Atención de mensajes y reclamos en menos de dos horas.',
        'Ventas por Instagram: de 8 % a 31 % del total.',
      ]),
      job('Trainee de Marketing', 'Grupo Altamar Retail', 'Lima', '2020-01', '2020-11', [
        'Reportes semanales de redes y apoyo en el Cyber de julio.',
      ]),
      job('Voluntaria de comunicaciones', 'Perros sin Techo', 'Chorrillos', '2019', '2019', []),
    ],
    educations: [
      study(
        'Licenciada en Comunicación Audiovisual',
        'Comunicación Audiovisual',
        'Universidad Peruana de Ciencias Aplicadas',
        '2015',
        '2020',
      ),
      study(
        'Diplomado en Marketing Digital',
        'Marketing Digital',
        'Pontificia Universidad Católica del Perú',
        '2022',
        '2022',
      ),
    ],
    technical: {
      Contenido: ['CapCut', 'Premiere Pro', 'Canva', 'Guion para video corto', 'Fotografía de producto'],
      Medios: ['Meta Ads', 'TikTok Ads', 'Google Analytics 4', 'Metricool', 'SEO'],
    },
    soft: ['Creatividad', 'Escucha', 'Organización', 'Adaptabilidad'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Francés', 'basic', 'A2')],
    certifications: [
      certificate('Meta Certified Community Manager', 'Meta', '2023'),
      certificate('Google Ads: Video', null, '2022'),
    ],
    interests: ['Surf', 'Cine de terror', 'Plantas'],
  },
  {
    id: 'jhonatan-pinedo',
    name: 'Jhonatan Smith Pinedo Guerra',
    title: 'Técnico en Refrigeración y Aire Acondicionado',
    email: 'jhonatan.pinedo.refri@correo.example',
    phone: '965 318 704',
    linkedin: null,
    place: 'San Juan Bautista, Iquitos',
    summary:
      'Tecnico con 9 años instalando y reparando equipos split, cámaras frigoríficas y chillers en hoteles, clínicas y botes. Cuento con movilidad propia y herramientas.',
    experiences: [
      job('Técnico Senior HVAC', 'Frío Amazónico Servicios Generales E.I.R.L.', 'Iquitos', '2021-09', null, [
        'Instalacion de 140 equipos inverter de 9 000 a 60 000 BTU.',
        'Mantenimiento preventivo de la cámara de vacunas de la DIRESA (contrato 2022-2023).',
      ]),
      job('Tecnico de mantenimiento', 'Hotel Yacuruna Lodge', 'Iquitos', '2018-05', '2021-08', [
        'Aire acondicionado de 64 habitaciones, bombas y tableros electricos.',
      ]),
      job('Ayudante de refrigeración', 'Taller El Pingüino', 'Punchana', '2016-02', '2018-04', []),
    ],
    educations: [
      study(
        'Profesional Técnico en Mecánica de Refrigeración y Aire Acondicionado',
        'Mecánica de Refrigeración y Aire Acondicionado',
        'SENATI – Sede Iquitos',
        '2013',
        '2015',
      ),
    ],
    technical: {
      Oficio: [
        'Carga y recuperación de refrigerante',
        'Soldadura de cobre y plata',
        'Lectura de planos eléctricos',
        'Cámaras frigoríficas',
        'Equipos inverter y VRF',
        'Tableros de control',
      ],
    },
    soft: ['Responsable', 'Trato cordial con el cliente'],
    languages: [],
    certifications: [
      certificate('Buenas prácticas en refrigeración', 'Ministerio de la Producción', '2022'),
      certificate('Trabajos en altura', 'Segurandes', '2023'),
      certificate('Licencia de conducir A-I y B-IIb', null, null),
    ],
    references: ['Sr. Marcial Ríos Tello, administrador, Hotel Yacuruna Lodge - 965 000 118'],
  },
  {
    id: 'rocio-zevallos',
    name: 'Rocío del Carmen Zevallos Manrique de Lara',
    title: 'Gerente de Operaciones Hoteleras',
    email: 'rocio.zevallos.ml@ejemplo.com',
    phone: '+51 984 660 127',
    linkedin: 'linkedin.com/in/rocio-zevallos-manrique',
    place: 'Urubamba, Cusco',
    summary:
      'Hotelera con dieciséis años de carrera en el Valle Sagrado, Lima y Máncora. He abierto dos hoteles desde la obra y he dirigido a más de cien personas. Creo en los números claros, en el personal de la zona y en el desayuno puntual.',
    experiences: [
      job(
        'Gerente de Operaciones',
        'Hacienda Wayra Valle Sagrado – Hotel & Spa',
        'Urubamba',
        '2021-10',
        null,
        [
          'Responsable de alojamiento, alimentos y bebidas, spa y mantenimiento: 46 habitaciones y 112 colaboradores.',
          'Negociación con operadores de Estados Unidos, Brasil y Alemania.',
          'Índice de satisfacción de 84 a 93 puntos entre 2022 y 2025.',
          'Costo de alimentos de 38 % a 31 % sin cambiar la carta.',
        ],
      ),
      job('Subgerente de Alimentos y Bebidas', 'Hotel Patio Andino del Inca', 'Cusco', '2017-02', '2021-03', [
        'Tres restaurantes, un bar y banquetes de hasta 300 personas.',
        'Protocolo de reapertura de 2020, adoptado después por otros cuatro hoteles de la cadena.',
      ]),
      job('Jefa de Recepción', 'Arenas de Punta Velero Resort', 'Máncora, Piura', '2013-11', '2016-12', [
        'Recepción, reservas y conserjería; turnos de nueve personas.',
        'Ocupación de temporada baja de 42 % a 57 %.',
      ]),
      job(
        'Asistente de Grupos, Convenciones y Eventos Corporativos',
        'Hotel Costa Verde Inn (Sede Miraflores)',
        'Lima',
        '2010-01',
        '2013-10',
        ['Cotizaciones, contratos y facturación de eventos.'],
      ),
    ],
    educations: [
      study('MBA con mención en Turismo', 'Turismo', 'Universidad ESAN', '2018-04', '2020-03'),
      study(
        'Bachiller en Administración Hotelera y de Turismo',
        'Administración Hotelera y de Turismo',
        'Universidad San Martín de Porres',
        '2004-03',
        '2009-07',
      ),
    ],
    technical: {
      Operación: ['Apertura de hoteles', 'Revenue management', 'Presupuestos', 'Control de costos A&B'],
      Software: ['Opera PMS', 'Micros Simphony', 'Excel', 'SAP Business One'],
    },
    soft: ['Liderazgo', 'Hospitalidad', 'Manejo de crisis', 'Comunicación intercultural'],
    languages: [
      language('Inglés', 'advanced', 'fluido'),
      language('Portugués', 'intermediate', 'B2'),
      language('Quechua', 'basic', 'básico'),
    ],
    certifications: [
      certificate('Certified Hospitality Supervisor', 'Instituto Hotelero Panamericano', '2016'),
      certificate('Calidad turística CALTUR', 'Mincetur', '2019'),
      certificate('HACCP para servicios de alimentación', 'Consultora Mesa Segura', '2018'),
    ],
    awards: ['Mejor apertura del año, Gremio Hotelero del Sur (2022)'],
    interests: ['Montañismo', 'Cata de cacao'],
  },
  {
    id: 'ernesto-kanashiro',
    name: 'Ernesto Kanashiro Bravo',
    title: 'Gerente Comercial',
    email: 'ekanashiro@mail.example',
    phone: '(01) 555 0142 / 998 006 431',
    linkedin: null,
    place: 'Bellavista, Callao',
    summary:
      'Ejecutivo con 30 años en ferretería industrial y repuestos. Cartera propia, negociación con importadores y manejo de fuerza de ventas nacional.',
    experiences: [
      job('Gerente Comercial', 'Importaciones Nikkei Tools S.A.C.', 'Callao', '2012-06', null, [
        'Fuerza de ventas de 18 representantes en nueve regiones.',
        'Ventas de US$ 3 a 7,5 millones entre 2012 y 2019.',
      ]),
      job(
        'Jefe Nacional de Ventas',
        'Pernos, Tuercas y Afines del Perú S.R.L.',
        'Lima',
        '2005-01',
        '2012-05',
        ['Apertura de las sucursales de Arequipa, Chiclayo y Huancayo.'],
      ),
      job(
        'Supervisor de Ventas – Canal Ferretero',
        'Distribuidora Tres Ases',
        'Lima',
        '1999-03',
        '2004-12',
        [],
      ),
      job('Representante técnico-comercial', 'Rodamientos Bellavista', 'Callao', '1994-07', '1999-02', []),
      job('Vendedor de mostrador', 'Ferretería Kanashiro Hnos.', 'Callao', '1989-01', '1994-06', []),
    ],
    educations: [
      study('Programa de Alta Dirección', 'Alta Dirección', 'PAD Universidad de Piura', '2014', '2014'),
      study(
        'Bachiller en Administración',
        'Administración',
        'Universidad Inca Garcilaso de la Vega',
        '1990',
        '1996',
      ),
    ],
    technical: {
      Ventas: ['Negociación', 'Licitaciones privadas', 'Gestión de cartera', 'Créditos y cobranzas'],
      Importación: ['Incoterms', 'Costeo de importación'],
      Cómputo: ['Excel', 'Outlook', 'SAP'],
    },
    soft: ['Liderazgo', 'Perseverancia'],
    languages: [language('Japonés', 'basic', 'básico'), language('Inglés', 'intermediate', 'intermedio')],
    certifications: [],
    references: [
      'Juan Carlos Higa – Gerente general, Importaciones Nikkei Tools S.A.C. – 998 000 540',
      'Rosario Palma – Compras, Astilleros del Rímac – 997 000 388',
    ],
  },
  {
    id: 'luzmery-chero',
    name: 'Luz Mery Chero Ipanaqué',
    title: 'Supervisora de Aseguramiento de la Calidad',
    email: 'luzmerychero@correo.example.pe',
    phone: '969-002-815',
    linkedin: null,
    place: 'Chulucanas, Morropón',
    summary:
      'Técnica agroindustrial con experiencia en mango, palta y uva de exportación. Manejo de auditorías, trazabilidad y personal de planta en campaña alta.',
    experiences: [
      job(
        'Supervisora de Aseguramiento de la Calidad (Packing de mango y palta)',
        'Agrofrutos del Alto Piura S.A.C.',
        'Chulucanas',
        '2022-10',
        null,
        [
          'Control de materia prima, proceso y despacho de 9 contenedores por semana.',
          'Formación de 24 evaluadoras para la campaña 2023-2024.',
          'Auditoría GlobalG.A.P. 2024 sin no conformidades mayores.',
        ],
      ),
      job('Inspectora de calidad', 'Uvas del Desierto S.A.', 'Sullana', '2020-01', '2022-07', [
        'Muestreo de brix, calibre y color en campo y en línea.',
      ]),
      job(
        'Operaria de producción / Seleccionadora',
        'Asociación de Productores de Mango Vicús',
        'Chulucanas',
        '2017',
        '2019',
        ['Selección, calibrado y empaque.'],
      ),
    ],
    educations: [
      study(
        'Industrias Alimentarias',
        null,
        'Instituto Superior Tecnológico Público Hermanos Cárcamo',
        '2015',
        '2018',
      ),
    ],
    technical: {
      Calidad: ['HACCP', 'BPM y POES', 'Trazabilidad', 'Auditorías internas', 'GlobalG.A.P.'],
      Computación: ['Excel | intermedio', 'Word | intermedio', 'ERP Nisira | básico'],
    },
    soft: ['Manejo de personal', 'Compromiso', 'Trabajo bajo presión', 'Orden y limpieza'],
    languages: [language('Inglés técnico', 'basic', 'básico')],
    certifications: [
      certificate('Auditor interno HACCP – ISO 22000', 'Inocuidad Norte Consultores', '2023'),
      certificate('Buenas prácticas de manufactura', 'SENASA', '2020'),
    ],
  },
  {
    id: 'fabrizio-olaechea',
    name: 'Fabrizio Olaechea Tirado',
    title: 'Desarrollador móvil (Flutter / Kotlin)',
    email: 'fabrizio.olaechea@devmail.example',
    phone: '+51 956 330 219',
    linkedin: 'linkedin.com/in/folaechea-dev',
    place: 'Ica, Perú (remoto)',
    summary:
      'Hago apps que funcionan con mala señal. Cuatro aplicaciones publicadas, la última con 60 mil descargas. Me interesa la agricultura y la salud.',
    experiences: [
      job('Mobile Developer Sr.', 'Chasqui Apps', 'Remoto', '2023-03', null, [
        'App de reparto para bodegas, en Flutter, con modo sin conexión.',
        'Migré los pagos de una pasarela antigua a Yape y Plin en seis semanas.',
        'Tiempo de arranque de 4,1 s a 1,6 s.',
      ]),
      job('Desarrollador Android', 'Uvasoft Consultores S.A.C.', 'Ica', '2020-08', '2023-02', [
        'App de conteo de racimos para fundos, usada por 400 cosechadores en 2022.',
        'Primer equipo con pruebas automáticas de la empresa.',
      ]),
      job('Practicante de TI', 'Dirección Regional de Salud de Ica', 'Ica', '2019-09', '2020-03', [
        'Soporte a usuarios y formularios web de vacunación.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Ingeniería de Sistemas',
        'Ingeniería de Sistemas',
        'Universidad Nacional San Luis Gonzaga',
        '2015-04',
        '2020-12',
      ),
      study('Bootcamp de Desarrollo Móvil', 'Desarrollo Móvil', 'Academia Código Sur', '2020', '2020'),
    ],
    technical: {
      Lenguajes: ['Kotlin', 'Dart', 'TypeScript', 'SQL'],
      Herramientas: ['Flutter', 'Jetpack Compose', 'Firebase', 'Git', 'GitHub Actions', 'Figma'],
    },
    soft: ['Autonomía', 'Comunicación escrita', 'Mentoría'],
    languages: [language('Inglés', 'intermediate', 'B2'), language('Italiano', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Associate Android Developer', 'Google', '2022'),
      certificate('Scrum Fundamentals', 'Instituto Ágil', '2021'),
    ],
    interests: ['Vóley playa', 'Radioafición'],
  },
  {
    id: 'yovana-ccahuana',
    name: 'Yovana Ccahuana Altamirano',
    title: 'Obstetra',
    email: 'yovana.ccahuana@obst.example',
    phone: '983 512 047',
    linkedin: null,
    place: 'Abancay, Apurímac',
    summary:
      'Licenciada en Obstetricia con segunda especialidad en emergencias y alto riesgo. Ocho años en establecimientos rurales y hospital, con enfoque intercultural y parto vertical.',
    experiences: [
      job(
        'Obstetra asistencial – Servicio de Emergencia y Centro Obstétrico',
        'Hospital Regional Guillermo Díaz de la Vega',
        'Abancay',
        '2021-07',
        null,
        [
          'Atención del parto, puerperio y emergencias obstétricas; guardias diurnas y nocturnas.',
          'Referencias y contrarreferencias de la red (2021 a la fecha).',
          'Ninguna muerte materna en sala de partos durante 2023 y 2024.',
        ],
      ),
      job(
        'Responsable de la Estrategia Sanitaria de Salud Sexual y Reproductiva',
        'C.S. Huancarama',
        'Andahuaylas, Apurímac',
        '2019-02',
        '2021-06',
        [
          'Monitoreo de ocho puestos de salud y casa de espera materna.',
          'Cobertura de parto institucional de 88 % a 97 %.',
        ],
      ),
      job('Obstetra SERUMS', 'P.S. Pampachiri', 'Andahuaylas', '2017-10', '2018-09', [
        'Control prenatal y visitas en once comunidades.',
      ]),
      job('Interna de Obstetricia', 'Hospital Antonio Lorena', 'Cusco', '2016-01', '2016-12', []),
    ],
    educations: [
      study(
        'Segunda Especialidad en Emergencias y Alto Riesgo Obstétrico',
        'Emergencias y Alto Riesgo Obstétrico',
        'Universidad Andina del Cusco',
        '2020',
        '2022',
      ),
      study('Licenciada en Obstetricia', 'Obstetricia', 'Universidad Andina del Cusco', '2011', '2017'),
    ],
    technical: {
      Asistenciales: [
        'Atención del parto vertical',
        'Psicoprofilaxis obstétrica',
        'Monitoreo fetal electrónico',
        'Ecografía básica',
        'Claves roja, azul y amarilla',
      ],
      Sistemas: ['HIS-MINSA', 'Wawared', 'Excel'],
    },
    soft: ['Empatía', 'Serenidad en emergencias', 'Trabajo comunitario'],
    languages: [language('Quechua', 'native', 'nativo'), language('Inglés', 'basic', 'A1')],
    certifications: [
      certificate('Reanimación neonatal', 'Sociedad Surandina de Neonatología', '2024'),
      certificate('Diplomado en Ecografía Obstétrica', 'Universidad Tecnológica de los Andes', '2022'),
      certificate('COP 99120', null, null),
    ],
    references: ['Mg. Delia Huillca Soto, jefa de Centro Obstétrico, 983 000 902'],
  },
  {
    id: 'aldair-farfan',
    name: 'Aldair Farfán Seminario',
    title: 'Estudiante de Administración',
    email: 'aldair.farfan.s@correouni.example',
    phone: '972 884 360',
    linkedin: 'linkedin.com/in/aldairfarfan',
    place: 'Tumbes',
    summary:
      'Estudiante de octavo ciclo. Busco mis primeras prácticas preprofesionales en logística o comercio exterior. Aprendo rápido y no le temo al Excel.',
    experiences: [
      job(
        'Apoyo administrativo (medio tiempo)',
        'Agencia de Aduana Frontera Norte',
        'Aguas Verdes',
        '2024-08',
        null,
        ['Archivo de DAM y facturas; atención a transportistas de Ecuador.'],
      ),
      job('Cajero / Reponedor', 'Minimarket Doña Peta', 'Tumbes', '2022-01', '2023-03', []),
    ],
    educations: [
      study('Administración (en curso)', null, 'Universidad Nacional de Tumbes', '2021-04', 'current'),
      study('Asistente de Comercio Exterior', 'Comercio Exterior', 'CETPRO Tumbes', '2020', '2020'),
    ],
    technical: {
      Programas: ['Excel', 'Word', 'Power BI', 'Canva'],
      Gestión: ['Kardex', 'Documentos aduaneros'],
    },
    soft: ['Proactividad', 'Puntualidad', 'Ganas de aprender'],
    languages: [language('Inglés', 'intermediate', 'B1'), language('Español', 'native', 'nativo')],
    certifications: [certificate('Excel para los negocios', 'Instituto Cómputo Norte', '2023')],
    awards: ['Quinto superior, Facultad de Ciencias Económicas, 2023'],
    interests: ['Fútbol', 'Voluntariado ambiental en los manglares'],
  },
  {
    id: 'giovanna-espejo',
    name: 'Giovanna Espejo Ccori',
    title: 'Organizadora de bodas y eventos corporativos',
    email: 'contacto@giovannaespejo.example',
    phone: '+51 964 780 155',
    linkedin: 'linkedin.com/in/giovanna-espejo-eventos',
    place: 'El Tambo, Huancayo',
    summary:
      'Planifico celebraciones de 30 a 800 invitados en el valle del Mantaro y en Lima. Negocio con proveedores, cuido el presupuesto de mis clientes y no suelto la lista de pendientes.',
    experiences: [
      job('Fundadora y Directora Creativa', 'Espejo & Luna, Bodas y Eventos', 'Huancayo', '2020-02', null, [
        '74 bodas y 31 eventos de empresa entre 2020 y 2025.',
        'Red de 60 proveedores: flores, toldos, música y banquetes.',
        'Premio Novia del Valle al mejor montaje al aire libre (2023).',
      ]),
      job('Coordinadora de Eventos', 'Centro de Convenciones Wanka Plaza', 'Huancayo', '2016-05', '2019-12', [
        'Ferias, congresos y graduaciones de la Universidad Continental y la UNCP.',
        'Supervisión de doce azafatas y ocho mozos.',
        'Ocupación de salones de 48 % a 71 % en tres años.',
      ]),
      job('Asistente de Protocolo e Imagen', 'Gobierno Regional de Junín', 'Huancayo', '2014-01', '2016-04', [
        'Ceremonias oficiales, agenda del gobernador y libro de visitas.',
      ]),
    ],
    educations: [
      study(
        'Licenciada en Administración y Marketing',
        'Administración y Marketing',
        'Universidad Continental',
        '2008',
        '2013',
      ),
      study(
        'Diplomado en Wedding Planning',
        'Wedding Planning',
        'Instituto Europeo de Eventos (online)',
        '2019',
        '2019',
      ),
    ],
    technical: {
      Eventos: ['Presupuestos', 'Protocolo', 'Diseño floral', 'Montaje y cronogramas'],
      Digital: ['Canva', 'Trello', 'Excel', 'WhatsApp Business'],
    },
    soft: ['Calma', 'Negociación', 'Buen gusto', 'Atención al detalle'],
    languages: [language('Inglés', 'intermediate', 'intermedio'), language('Italiano', 'basic', 'básico')],
    certifications: [
      certificate('Etiqueta y protocolo empresarial', 'Cámara de Comercio de Huancayo', '2018'),
      certificate('Community management para negocios', 'Aula Emprende', '2021'),
    ],
    references: ['Milagros Orihuela – gerente, Wanka Plaza – 964 000 338'],
    interests: ['Repostería', 'Huaylarsh', 'Viajes'],
  },
  {
    id: 'ulises-barzola',
    name: 'Ulises Barzola Crespo',
    title: 'Supervisor de Seguridad y CCTV',
    email: 'ulises_barzola@correo.example',
    phone: '962-115-470',
    linkedin: null,
    place: 'Amarilis, Huánuco',
    summary:
      'Licenciado del Ejército con 15 años en seguridad patrimonial de minas, bancos y centros comerciales. Primeros auxilios, manejo de crisis y control de accesos.',
    experiences: [
      job(
        'Supervisor de Seguridad y Centro de Control (CCTV)',
        'Plaza Centro del Huallaga – Administración',
        'Huánuco',
        '2019-11',
        null,
        [
          'Mando de 26 agentes en tres turnos.',
          'Protocolo de evacuación con Defensa Civil; simulacros en 2022, 2023 y 2024.',
          'Hurtos en tiendas: 60 % menos que en 2019.',
        ],
      ),
      job(
        'Agente de resguardo – Transporte de valores',
        'Blindajes y Custodia Oriente S.A.C.',
        'Tingo María',
        '2015-06',
        '2019-10',
        ['Rutas Tingo María – Pucallpa – Aguaytía.'],
      ),
      job(
        'Agente de Seguridad (Garita principal)',
        'Vigilancia Los Halcones E.I.R.L. – Destacado en Cía. Minera Yanacolpa',
        'Lauricocha, Huánuco',
        '2011-02',
        '2015-05',
        ['Control de ingreso de personal, vehiculos y explosivos.'],
      ),
      job('Sargento 2.° (Servicio militar voluntario)', 'Ejército del Perú', 'Tarapoto', '2008', '2010', []),
    ],
    educations: [
      study('Computación e Informática', null, 'CETPRO Huánuco', '2011', '2012'),
      study('Educación secundaria', null, 'Institución Educativa Leoncio Prado', '2003', '2007'),
    ],
    technical: {
      Seguridad: [
        'Control de accesos',
        'CCTV y alarmas',
        'Manejo de armas cortas',
        'Redacción de informes',
        'Plan de evacuación',
      ],
      Otros: ['Word', 'Excel', 'Conducción de motocicleta'],
    },
    soft: ['Disciplina', 'Don de mando', 'Lealtad'],
    languages: [language('Quechua', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Carné SUCAMEC vigente', 'SUCAMEC', '2025'),
      certificate('Licencia L4 uso de armas', null, '2024'),
      certificate('Prevencionista de riesgos', 'Instituto Segurandes', '2021'),
    ],
    references: [
      'May. EP (r) Raúl Santillán, jefe de operaciones, Blindajes y Custodia Oriente, 962 000 774',
      'Lic. Janet Solórzano, administradora, Plaza Centro del Huallaga, 962 000 129',
    ],
  },
  {
    id: 'nataly-purihuaman',
    name: 'Nataly Purihuamán Siesquén',
    title: 'Docente de Educación Inicial',
    email: 'nataly.purihuaman@aula.example',
    phone: '978 606 231',
    linkedin: null,
    place: 'Ferreñafe, Lambayeque',
    summary:
      'Maestra de aula de 3, 4 y 5 años, con enfoque Reggio Emilia y experiencia en inclusión. Me importa que cada niño llegue con ganas.',
    experiences: [
      job('Docente de aula (5 años)', 'I.E.I. N.° 051 Mi Pequeño Mochica', 'Ferreñafe', '2022-03', null, [
        'Planificación por proyectos y evaluación formativa de 24 niños.',
        'Coordinadora del Plan Lector 2023 y 2024.',
        'Buena práctica docente reconocida por la UGEL Ferreñafe (2024).',
      ]),
      job(
        'Docente de Educación Inicial / Tutora de inclusión',
        'Nido Burbujas de Colores',
        'Chiclayo',
        '2019-03',
        '2021-12',
        [
          'Adaptaciones para dos niños con TEA, junto con el SAANEE.',
          'Clases a distancia con "Aprendo en casa" durante 2020.',
        ],
      ),
      job('Auxiliar de educación', 'Colegio Privado San Blas del Norte', 'Chiclayo', '2018-03', '2018-12', [
        'Apoyo en aulas de 3 y 4 años.',
      ]),
      job(
        'Promotora educativa comunitaria',
        'PRONOEI Rayitos del Sol – UGEL Lambayeque',
        'Mórrope',
        '2016',
        '2017',
        [],
      ),
    ],
    educations: [
      study(
        'Maestría en Psicología Educativa (en curso)',
        'Psicología Educativa',
        'Universidad César Vallejo',
        '2024',
        'current',
      ),
      study(
        'Licenciada en Educación Inicial',
        'Educación Inicial',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2013',
        '2018',
      ),
    ],
    technical: {
      Aula: [
        'Proyectos de aprendizaje',
        'Evaluación formativa',
        'Cuentacuentos',
        'Títeres',
        'Adaptaciones curriculares',
      ],
      Digital: ['Canva', 'Genially', 'Zoom', 'SIAGIE'],
    },
    soft: ['Paciencia', 'Creatividad', 'Trabajo con familias'],
    languages: [language('Inglés', 'basic', 'A2'), language('Lengua de señas peruana', 'basic', 'básico')],
    certifications: [
      certificate('Diplomado en Educación Inclusiva', 'Universidad Señor de Sipán', '2021'),
      certificate('Pedagogía Reggio Emilia', 'Red Infancia Andina', '2020'),
      certificate('Primeros auxilios pediátricos', 'Cruz Norteña', '2023'),
    ],
    interests: ['Teatro', 'Tejido a crochet'],
  },
  {
    id: 'wagner-saboya',
    name: 'Wagner Saboya del Águila',
    title: 'Operador de maquinaria pesada',
    email: 'wagner.saboya77@correo.example',
    phone: '942 507 318 / 942 000 661',
    linkedin: null,
    place: 'Morales, San Martín',
    summary:
      'Operador de excavadora y tractor con 20 años en carreteras, represas y canteras. Disponibilidad para trabajar en campamento.',
    experiences: [
      job('Operador de excavadora 336', 'Consorcio Vial Cumbaza', 'Tarapoto', '2022-05', '2025-10', [
        'Corte y perfilado de taludes, tramo Morales – San Roque.',
        'Cero accidentes en 3 años.',
      ]),
      job(
        'Operador de tractor oruga D6T',
        'Viales Selva Alta Contratistas',
        'Bagua Grande, Amazonas',
        '2016-01',
        '2021-12',
        ['Mantenimiento de la carretera Fernando Belaunde Terry.'],
      ),
      job(
        'Operador de cargador frontal',
        'Municipalidad Provincial de San Martín',
        'Tarapoto',
        '2011-01',
        '2015-12',
        [],
      ),
      job('Ayudante de operador', 'Cantera y Agregados Shilcayo', 'Banda de Shilcayo', '2005', '2010', []),
    ],
    educations: [
      study('Operador de Equipo Pesado', 'Equipo Pesado', 'SENCICO', '2009', '2010'),
      study('Mecánica Automotriz (incompleta)', null, 'Instituto Nor Oriental de la Selva', '2003', '2004'),
    ],
    technical: {
      Equipos: [
        'Excavadora',
        'Tractor oruga',
        'Cargador frontal',
        'Retroexcavadora',
        'Rodillo',
        'Motoniveladora | básico',
      ],
    },
    soft: ['Puntual', 'Cuidadoso con el equipo'],
    languages: [],
    certifications: [
      certificate('Certificado de competencia: operador de excavadora', 'SENCICO', '2023'),
      certificate('Licencia A-IIIb', null, null),
      certificate('Manejo defensivo', 'Escuela Ruta Segura', '2022'),
    ],
    references: ['Ing. Percy Ruiz, residente, Consorcio Vial Cumbaza, 942 000 810'],
  },
  {
    id: 'cinthia-bellido',
    name: 'Cinthia Bellido Cornejo',
    title: 'Abogada – Derecho Minero y Ambiental',
    email: 'c.bellido@legal-ilo.example',
    phone: '+51 953 441 909',
    linkedin: 'https://www.linkedin.com/in/cinthia-bellido-cornejo',
    place: 'Ilo, Moquegua',
    summary:
      'Abogada con experiencia en concesiones, servidumbres y relaciones comunitarias. Desde 2017 acompaño negociaciones con comunidades y respondo ante la OEFA y el ANA.',
    experiences: [
      job(
        'Abogada Senior de Asuntos Ambientales y Comunidades',
        'Minera Cerro Osmore S.A.A.',
        'Moquegua',
        '2021-03',
        null,
        [
          'Defensa en procedimientos sancionadores de la OEFA y recursos ante el TFA.',
          'Convenio marco 2022-2027 con tres comunidades campesinas.',
          'Archivo de 9 de 11 expedientes entre 2021 y 2024.',
        ],
      ),
      job('Asociada', 'Estudio Rivarola, Ponce & Abogados', 'Arequipa', '2017-04', '2021-02', [
        'Títulos mineros, petitorios y contratos de opción.',
        'Due diligence de 40 concesiones para un fondo canadiense.',
      ]),
      job(
        'Asistente Legal – Gerencia de Desarrollo Económico',
        'Municipalidad Provincial de Ilo',
        'Ilo',
        '2015-08',
        '2017-03',
        ['Resoluciones, informes y atención a administrados.'],
      ),
      job('Secigrista', 'Ministerio Público – Distrito Fiscal de Moquegua', 'Moquegua', '2014', '2014', []),
    ],
    educations: [
      study('LL.M. in Environmental Law', 'Environmental Law', 'Universidad de Chile', '2019-03', '2020-07'),
      study('Abogada', null, 'Universidad Católica de Santa María', '2015', '2015'),
      study('Bachiller en Derecho', 'Derecho', 'Universidad Católica de Santa María', '2009', '2014'),
    ],
    technical: {
      Legal: [
        'Concesiones mineras',
        'Procedimiento sancionador',
        'Consulta previa',
        'Contratos',
        'Servidumbres',
      ],
      Herramientas: ['GEOCATMIN', 'SIDEMCAT', 'Excel', 'Legal design'],
    },
    soft: ['Redacción clara', 'Negociación', 'Mediación'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Portugués', 'intermediate', 'B1')],
    certifications: [
      certificate('Colegio de Abogados de Moquegua N.° 0911', null, null),
      certificate(
        'Diálogo y transformación de conflictos',
        'Pontificia Universidad Católica del Perú',
        '2018',
      ),
    ],
    publications: ['«La servidumbre minera después de 2018», Revista Sur Jurídico 12 (2021)'],
    references: ['Dr. Iván Rivarola, socio, Estudio Rivarola, Ponce & Abogados, 959 000 275'],
  },
  {
    id: 'gilmer-huamani',
    name: 'Gilmer Huamaní Ccencho',
    title: 'Ingeniero Industrial / Supervisor SSOMA',
    email: 'gilmer.huamani.ssoma@correo.example',
    phone: '+51 945 660 213 / 066 555 088',
    linkedin: 'linkedin.com/in/gilmer-huamani-ssoma',
    place: 'San Juan Bautista, Ayacucho',
    summary:
      'Ingeniero industrial colegiado y habilitado con 12 años de experiencia en seguridad, salud ocupacional y medio ambiente en obras de saneamiento, carreteras y minería subterránea. Conocimiento del D.S. 024-2016-EM y su modificatoria, de la Ley 29783 y de las normas ISO 45001:2018 e ISO 14001:2015. He trabajado con consorcios peruanos y extranjeros, en campamentos de hasta 900 personas, y dispongo de tiempo para régimen 14x7 o 21x7.',
    experiences: [
      job(
        'Supervisor SSOMA – Frente Bocamina Norte',
        'Consorcio Minero Huanca Sancos (Grupo Andes Perforaciones S.A.C. & Obras Sur E.I.R.L.)',
        'Huanca Sancos, Ayacucho',
        '2022-08',
        null,
        [
          'Elaboración y seguimiento del Plan Anual de Seguridad 2023 y 2024, con inspecciones diarias, IPERC continuo, PETAR y ATS en labores de avance, sostenimiento y voladura.',
          'De marzo a junio de 2023 reemplacé al Jefe de Seguridad de la unidad y respondí dos visitas de Sunafil y una de Osinergmin sin observaciones mayores.',
          'Capacitación de 340 trabajadores en espacios confinados, bloqueo y etiquetado, y manejo de explosivos, junto con la empresa Segurandes.',
          'Un millón de horas hombre sin accidentes incapacitantes al 30/09/2025.',
          'Reducción del índice de frecuencia de 4,2 a 1,1.',
        ],
      ),
      job(
        'Ingeniero de Seguridad de Obra',
        'Constructora Pampas & Ríos S.A.C., Sucursal Ayacucho',
        'Huanta, Ayacucho',
        '2019-01',
        '2022-07',
        [
          'Obra: Mejoramiento del sistema de agua potable y alcantarillado de Huanta (2019-2021), S/ 46 millones, cliente: Municipalidad Provincial de Huanta.',
          'Obra: Puente Allccomachay y accesos (2021 a julio de 2022), cliente: Provías Descentralizado.',
          'Implementación del Plan para la vigilancia de la COVID-19 en obra entre junio de 2020 y diciembre de 2021.',
          'Premio interno a la obra más segura de la empresa, 2021.',
        ],
      ),
      job(
        'Asistente de Seguridad y Medio Ambiente',
        'Vías y Túneles del Vraem S.A.',
        'Pichari, Cusco',
        '2016-04',
        '2018-12',
        [
          'Charlas de cinco minutos, señalización, control de EPP e informes mensuales para la supervisión (Consultora Ruta Verde).',
          'Monitoreo de polvo y ruido con el laboratorio Aire Limpio del Sur.',
        ],
      ),
      job(
        'Practicante preprofesional de Producción',
        'Molinera San Cristóbal E.I.R.L.',
        'Huamanga',
        '2014-08',
        '2015-07',
        ['Estudio de tiempos y balance de línea en envasado.'],
      ),
    ],
    educations: [
      study(
        'Maestría en Gestión de la Seguridad y Salud Ocupacional (egresado)',
        'Gestión de la Seguridad y Salud Ocupacional',
        'Universidad Nacional de San Cristóbal de Huamanga',
        '2019',
        '2021',
      ),
      study(
        'Título profesional de Ingeniero Industrial',
        'Ingeniero Industrial',
        'Universidad Peruana Los Andes',
        '2016',
        '2016',
      ),
      study(
        'Bachiller en Ingeniería Industrial',
        'Ingeniería Industrial',
        'Universidad Peruana Los Andes',
        '2009',
        '2014',
      ),
    ],
    technical: {
      'Seguridad y salud': [
        'IPERC',
        'Investigación de accidentes (ICAM)',
        'Espacios confinados',
        'Bloqueo y etiquetado',
        'Plan de emergencias',
      ],
      Ambiente: ['Manejo de residuos sólidos', 'Monitoreo de ruido y polvo'],
      Programas: ['MS Project | intermedio', 'AutoCAD | intermedio', 'Excel | avanzado', 'S10 | básico'],
    },
    soft: ['Liderazgo en campo', 'Comunicación asertiva', 'Tolerancia al trabajo bajo presión'],
    languages: [language('Quechua', 'native', 'nativo'), language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Auditor interno trinorma ISO 9001, 14001 y 45001', 'Bureau Andino de Calidad', '2022'),
      certificate('Diplomado en Seguridad Minera', 'Colegio de Ingenieros del Perú – CD Ayacucho', '2020'),
      certificate('Rescate y primeros auxilios nivel II', 'Cruz Andina de Socorro', '2023'),
      certificate('CIP 999 417', null, null),
    ],
    references: [
      'Ing. Roger Palomino Auccasi, superintendente de seguridad, Consorcio Minero Huanca Sancos, 945 000 318',
      'Ing. Elsa Gutiérrez Bendezú, residente de obra, Constructora Pampas & Ríos S.A.C., 966 000 745',
    ],
  },
  {
    id: 'paola-arteta',
    name: 'Paola Arteta Quintanilla de Loayza',
    title: 'Trabajadora Social',
    email: 'paola.arteta.ts@ejemplo.org.example',
    phone: '(056) 555 117 – 956 000 904',
    linkedin: null,
    place: 'Pueblo Nuevo, Chincha',
    summary:
      'Trabajadora social con más de veinte años en programas del Estado, hospitales, agroindustria y organizaciones de mujeres. Especialista en atención de casos de violencia, en bienestar de personal de campo y en articulación con municipios y comités. Desde 2010 he formado a más de cien promotoras.',
    experiences: [
      job(
        'Coordinadora Territorial del Programa Nacional para la Prevención y Erradicación de la Violencia',
        'Ministerio de la Mujer y Poblaciones Vulnerables – Programa Aurora',
        'Chincha e Ica',
        '2019-06',
        null,
        [
          'Supervisión de cinco Centros Emergencia Mujer (CEM) y de los equipos itinerantes de Chincha, Pisco e Ica.',
          'En 2020 organicé la atención telefónica durante la cuarentena: 2 800 casos en siete meses.',
          'Mesas de trabajo con la Municipalidad Provincial de Chincha, el Poder Judicial y la Comisaría de Familia.',
          'Tres albergues temporales abiertos entre 2021 y 2024.',
        ],
      ),
      job('Jefa de Bienestar Social', 'Agrícola Tambo de Mora S.A.', 'Chincha', '2012-02', '2019-05', [
        'Bienestar de 3 200 trabajadores de campo y planta en campaña alta; EsSalud, subsidios, cuna y comedor.',
        'Plan contra la anemia con el Centro de Salud de Tambo de Mora (2016-2018): de 41 % a 22 % en hijos de trabajadoras.',
        'Primera certificación de comercio justo de la empresa (2017).',
      ]),
      job('Asistenta Social', 'Hospital San José de Chincha', 'Chincha Alta', '2007-09', '2012-01', [
        'Evaluación socioeconómica, SIS y seguimiento de pacientes tras el terremoto de agosto de 2007.',
      ]),
      job(
        'Promotora de Campo',
        'Asociación Mujeres del Valle (ONG)',
        'El Carmen, Chincha',
        '2003-01',
        '2007-08',
        [],
      ),
    ],
    educations: [
      study(
        'Segunda especialidad en Trabajo Social Familiar',
        'Trabajo Social Familiar',
        'Universidad Nacional San Luis Gonzaga',
        '2013',
        '2015',
      ),
      study(
        'Licenciada en Trabajo Social',
        'Trabajo Social',
        'Universidad Nacional San Luis Gonzaga',
        '1997',
        '2002',
      ),
    ],
    technical: {
      Intervención: [
        'Atención de casos',
        'Visita domiciliaria',
        'Informe social',
        'Escuelas de promotoras',
        'Articulación interinstitucional',
      ],
      Gestión: ['Subsidios EsSalud', 'Presupuesto por resultados', 'Excel', 'Power Point'],
    },
    soft: ['Escucha', 'Manejo de conflictos', 'Perseverancia', 'Vocación de servicio'],
    languages: [language('Español', 'native', 'lengua materna'), language('Portugués', 'basic', 'básico')],
    certifications: [
      certificate('Colegio de Trabajadores Sociales del Perú N.° 9904', null, null),
      certificate(
        'Diplomado en Género y Políticas Públicas',
        'Universidad Nacional Mayor de San Marcos',
        '2019',
      ),
      certificate('Primeros auxilios psicológicos', 'Instituto Formar Salud', '2020'),
    ],
    references: ['Dra. Carmela Ormeño Ronceros, directora, Hospital San José de Chincha, 956 000 440'],
  },
]

/** A line of contact that is no LinkedIn address: portfolio, Instagram, code. */
export const webOf: Record<string, string> = {
  'brenda-ataucusi': 'behance.example/brendaataucusi',
  'mariafe-delgadillo': '@mafe.crea',
  'fabrizio-olaechea': 'github.example/folaechea',
}

/** What a builder asks about a company, by its name. */
export const companyLines: Record<string, string> = {
  'Hacienda Wayra Valle Sagrado – Hotel & Spa':
    'Hotel de cinco estrellas abierto en 2021, del grupo Wayra Hospitality',
  'Hotel Patio Andino del Inca': 'Cadena peruana de hoteles boutique con sedes en Cusco, Puno y Arequipa',
  'Arenas de Punta Velero Resort': 'Resort de playa de 80 bungalows',
  'Hotel Costa Verde Inn (Sede Miraflores)': 'Hotel de negocios, 120 habitaciones',
  'I.E.I. N.° 051 Mi Pequeño Mochica': 'Institución pública, 210 niños, jornada regular',
  'Nido Burbujas de Colores': 'Nido privado con enfoque lúdico, fundado en 2009',
  'PRONOEI Rayitos del Sol – UGEL Lambayeque': 'Programa no escolarizado en zona rural',
  'Espejo & Luna, Bodas y Eventos': 'Empresa propia de organización de eventos, siete personas',
  'Centro de Convenciones Wanka Plaza': 'El recinto ferial más grande de la sierra central',
  'Minera Cerro Osmore S.A.A.': 'Gran minería de cobre; 3 400 trabajadores',
  'Estudio Rivarola, Ponce & Abogados': 'Firma regional de derecho de los negocios, desde 1988',
}

/** A person of the company who can be asked. */
export const companyContacts: Record<string, string> = {
  'Hotel Patio Andino del Inca': 'Martha Salas, gerente general – 984 000 551',
  'Arenas de Punta Velero Resort': 'Renzo Vargas – rvargas@puntavelero.example',
}

/** What people write below a study. */
export const studyNotes: Record<string, string> = {
  'MBA con mención en Turismo': 'Tesis: «Hoteles pequeños y demanda interna, 2010-2019»',
  'Licenciada en Educación Inicial': 'Quinto superior · Tesis sobre juego libre en aulas de 4 años',
  'Licenciada en Administración y Marketing': 'Cursos destacados: Costos, Publicidad, Gestión de Personas',
  'LL.M. in Environmental Law': 'Beca Presidente de la República (Pronabec)',
}

/** What some write beside a strength. */
export const strengths: Record<string, string> = {
  'Redacción clara': 'Informes que la gerencia lee hasta el final.',
  Negociación: 'Tres convenios cerrados sin conflicto desde 2021.',
  Mediación: 'Formada en diálogo con comunidades.',
}
