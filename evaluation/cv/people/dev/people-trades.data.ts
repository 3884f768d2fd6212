import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfTheTrades: Person[] = [
  {
    id: 'wilmer-apaza',
    name: 'Wilmer Apaza Choque',
    title: 'Conductor profesional A-IIIc',
    email: 'wilmerapazachofer@correoejemplo.com',
    phone: '951-880-327',
    linkedin: null,
    place: 'Juliaca, Puno',
    summary:
      'Conductor de carga pesada con quince años en rutas de costa, sierra y frontera. Récord limpio y manejo a la defensiva.',
    experiences: [
      job('Conductor de tráiler', 'Transportes Altiplano Cargo S.R.L.', 'Juliaca', '2016-10', null, [
        'Ruta Matarani – Desaguadero con carga general y contenedores.',
        'Mantenimiento preventivo de la unidad y control de neumáticos.',
      ]),
      job('Chofer de camión cisterna', 'Combustibles del Sur Collao E.I.R.L.', 'Puno', '2012-02', '2016-08', [
        'Traslado de combustible con permiso para materiales peligrosos.',
      ]),
      job('Chofer repartidor', 'Distribuidora Los Uros', 'Puno', '2009-05', '2011-12', [
        'Reparto de abarrotes en mercados de Puno, Ilave y Juli.',
      ]),
    ],
    educations: [
      study('Mecánica Automotriz', null, 'SENATI', '2007', '2008'),
      study('Secundaria completa', null, 'C.E. Politécnico Los Andes', '2002', '2006'),
    ],
    technical: {
      Conducción: ['Manejo defensivo', 'Materiales peligrosos', 'GPS y tacógrafo', 'Mecánica básica'],
    },
    soft: ['Puntualidad', 'Responsabilidad', 'Tolerancia a turnos'],
    languages: [language('Aimara', 'native', 'nativo'), language('Quechua', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Licencia de conducir A-IIIc', null, null),
      certificate('Manejo defensivo y mecánica básica', 'Centro Vial Titicaca', '2023'),
      certificate('Transporte de materiales peligrosos', 'Centro Vial Titicaca', '2022'),
    ],
    references: ['Sr. Hilario Mamani Pari, gerente, Transportes Altiplano Cargo S.R.L., 951 000 644'],
  },
  {
    id: 'edgar-soto',
    name: 'Edgar Soto Huaringa',
    title: 'Ingeniero de Minas | Jefe de Guardia',
    email: 'edgar.soto.h@mineriaejemplo.pe',
    phone: '+51 964 015 882',
    linkedin: 'linkedin.com/in/edgarsotohuaringa',
    place: 'Huancayo, Junín',
    summary:
      'Ingeniero de minas colegiado con más de veinte años en operaciones subterráneas polimetálicas. Experiencia en perforación y voladura, ventilación, sostenimiento y gestión de seguridad según el D.S. 024-2016-EM.',
    experiences: [
      job('Jefe de Guardia Mina', 'Compañía Minera Cerro Tambillo S.A.C.', 'Oyón, Lima', '2018-06', null, [
        'Responsable de 85 trabajadores por guardia en un régimen de 14x7.',
        'Cumplimiento del plan de 2 400 toneladas por día en tajos de sublevel stoping.',
        'Cero accidentes incapacitantes durante 31 meses consecutivos.',
        'Coordinación con planeamiento, geología y contratistas.',
      ]),
      job(
        'Supervisor de Perforación y Voladura',
        'Compañía Minera Cerro Tambillo S.A.C.',
        'Oyón, Lima',
        '2013-03',
        '2018-05',
        [
          'Reducción del factor de potencia de 0,62 a 0,48 kg/t.',
          'Capacitación a perforistas en jumbos electrohidráulicos.',
        ],
      ),
      job(
        'Ingeniero de Ventilación',
        'Contratistas Mineros del Centro S.A.',
        'Cerro de Pasco',
        '2009-01',
        '2013-02',
        [
          'Balance de aire y simulaciones en Ventsim.',
          'Instalación de tres ventiladores principales de 100 000 CFM.',
        ],
      ),
      job('Asistente de Planeamiento', 'Minera Puyhuan Grande S.A.', 'Huánuco', '2005-07', '2008-12', [
        'Control de avance de labores y valorización de contratistas.',
      ]),
      job('Practicante de mina', 'Minera Puyhuan Grande S.A.', 'Huánuco', '2004-08', '2005-06', [
        'Muestreo y topografía de labores.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Gestión Minera',
        'Gestión Minera',
        'Universidad Nacional de Ingeniería',
        '2014-03',
        '2016-07',
      ),
      study(
        'Título de Ingeniero de Minas',
        'Ingeniero de Minas',
        'Universidad Nacional del Centro del Perú',
        '1998-04',
        '2004-03',
      ),
    ],
    technical: {
      Operación: [
        'Perforación y voladura',
        'Ventilación de minas',
        'Sostenimiento',
        'Sublevel stoping',
        'Corte y relleno',
      ],
      Software: [
        'AutoCAD | avanzado',
        'Ventsim | avanzado',
        'Datamine | intermedio',
        'MS Project',
        'Excel | avanzado',
      ],
    },
    soft: ['Liderazgo de equipos', 'Toma de decisiones', 'Comunicación'],
    languages: [
      language('Inglés', 'intermediate', 'intermedio (lee y escribe)'),
      language('Quechua', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Colegio de Ingenieros del Perú, CIP 00765', null, null),
      certificate('Sistema integrado de gestión ISO 45001', 'Bureau Andino de Calidad', '2020'),
      certificate('Manipulación de explosivos, licencia SUCAMEC', null, '2024'),
    ],
    awards: ['Mejor guardia del año, Compañía Minera Cerro Tambillo, 2021'],
    references: [
      'Ing. Samuel Poma Ricse – Superintendente de mina – 964 000 731',
      'Ing. Doris Lazo Ñahui – Jefa de seguridad – 964 000 208',
    ],
  },
  {
    id: 'yeni-sandoval',
    name: 'Yeni Sandoval Purizaca',
    title: 'Chef de partida',
    email: 'yenisandoval.cocina@ejemplo.pe',
    phone: '+51 968 331 570',
    linkedin: null,
    place: 'Chorrillos, Lima',
    summary:
      'Cocinera norteña con ocho años en cocina marina y hotelera. Ordenada en mise en place, rápida en servicio y con buen manejo de costos.',
    experiences: [
      job('Chef de partida', 'Restaurante La Caleta Escondida', 'Lima', '2021-10', null, [
        'Responsable de la partida fría: cebiches, tiraditos y causas.',
        'Costeo de recetas y control de mermas.',
      ]),
      job('Cocinera', 'Hotel Arena Blanca', 'Máncora, Piura', '2017-11', '2020-03', [
        'Desayunos y carta para 90 huéspedes.',
        'Apoyo en banquetes y bodas.',
      ]),
      job('Ayudante de cocina', 'Picantería Doña Fe', 'Catacaos, Piura', '2015-02', '2017-10', [
        'Preparación de insumos y limpieza de cocina.',
      ]),
    ],
    educations: [
      study('Cocina y Gestión de Restaurantes', null, 'Cenfotur', '2014', '2016'),
      study('Diplomado en Pastelería', 'Pastelería', 'Le Cordon Bleu Perú', '2020', '2020'),
    ],
    technical: {
      Cocina: ['Cocina marina', 'Costeo de recetas', 'Mise en place', 'BPM y HACCP', 'Pastelería básica'],
    },
    soft: ['Trabajo bajo presión', 'Compañerismo', 'Limpieza'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Manipulación de alimentos', 'Municipalidad de Chorrillos', '2024'),
      certificate('HACCP para restaurantes', 'Escuela Sabor y Norma', '2022'),
    ],
  },
  {
    id: 'luis-chumpitaz',
    name: 'Luis Chumpitaz Arias',
    title: 'Ejecutivo de Ventas',
    email: 'luischumpitaz@ventas.example.com',
    phone: '(+51) 998-221-046',
    linkedin: 'linkedin.com/in/luis-chumpitaz-arias',
    place: 'San Vicente de Cañete',
    summary:
      'Vendedor de campo con más de diez años en consumo masivo y agroquímicos. Cumplo cuota y cuido la cartera.',
    experiences: [
      job('Ejecutivo de Ventas', 'Agroinsumos Valle Verde S.A.C.', 'Cañete', '2020-07', null, [
        'Cartera de 210 agricultores y 18 distribuidores.',
        'Crecimiento de 22 % en fertilizantes foliares en 2023.',
      ]),
      job('Supervisor de Ventas', 'Distribuidora Mala Express', 'Mala, Lima', '2016-02', '2019-11', [
        'Equipo de nueve preventistas y cobranza semanal.',
      ]),
      job('Preventista', 'Distribuidora Mala Express', 'Mala, Lima', '2013-05', '2016-01', [
        'Ruta de 60 bodegas diarias.',
      ]),
    ],
    educations: [
      study('Administración de Negocios (trunco)', null, 'Universidad Privada del Norte', '2012', '2014'),
      study(
        'Técnico en Agropecuaria',
        'Agropecuaria',
        'Instituto Superior Tecnológico Condoray',
        '2009',
        '2011',
      ),
    ],
    technical: {
      Ventas: ['Cobranza', 'Gestión de cartera', 'Negociación con distribuidores', 'CRM Zoho'],
      Ofimática: ['Excel | intermedio', 'PowerPoint | básico'],
    },
    soft: ['Persuasión', 'Orientación a resultados', 'Trato con el cliente'],
    languages: [language('Español', 'native', 'nativo')],
    certifications: [
      certificate('Licencia de conducir A-I', null, null),
      certificate('Técnicas de cierre de ventas', 'Escuela de Negocios Sur Chico', '2018'),
    ],
  },
  {
    id: 'sofia-rengifo',
    name: 'Sofía Rengifo Panduro',
    title: 'Bachiller en Ingeniería Ambiental',
    email: 'sofia.rengifo@ejemplo.pe',
    phone: '+51 930 415 268',
    linkedin: 'linkedin.com/in/sofia-rengifo-p',
    place: 'Tarapoto, San Martín',
    summary:
      'Bachiller recién egresada, del quinto superior, con interés en monitoreo de agua y gestión de residuos. Busco mi primera experiencia profesional.',
    experiences: [],
    educations: [
      study(
        'Bachiller en Ingeniería Ambiental',
        'Ingeniería Ambiental',
        'Universidad Nacional de San Martín',
        '2020-04',
        '2025-07',
      ),
      study('Educación secundaria', null, 'I.E. Santa Rosa de Tarapoto', '2014-03', '2018-12'),
    ],
    technical: {
      Ambiental: [
        'Monitoreo de calidad de agua',
        'Gestión de residuos sólidos',
        'Estudios de impacto ambiental',
      ],
      Programas: ['ArcGIS | intermedio', 'QGIS | intermedio', 'AutoCAD | básico', 'Excel | intermedio'],
    },
    soft: ['Aprendizaje rápido', 'Trabajo en equipo', 'Iniciativa'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Sistemas de información geográfica con ArcGIS', 'Instituto GeoAmazonía', '2024'),
      certificate('ISO 14001:2015 – interpretación', 'Bureau Andino de Calidad', '2025'),
    ],
    awards: [
      'Quinto superior de la promoción 2025',
      'Primer puesto en la feria de proyectos de la facultad, 2023',
    ],
    interests: ['Senderismo', 'Fotografía de aves'],
  },
  {
    id: 'hector-zegarra',
    name: 'Héctor Zegarra Linares',
    title: 'Maestro de obra',
    email: 'hzegarra.obras@correo-ejemplo.pe',
    phone: '959 604 711',
    linkedin: null,
    place: 'Ilo, Moquegua',
    summary:
      'Maestro de obra con experiencia en edificaciones, obras viales y encofrados. Lectura de planos, metrados y dirección de cuadrillas.',
    experiences: [
      job('Maestro de obra', 'Consorcio Vial Costa Sur', 'Moquegua', '2022-01', '2024-11', [
        'Dirección de 40 obreros en la construcción de dos puentes.',
      ]),
      job('Capataz de encofrado', 'Constructora Punta Coles S.A.C.', 'Ilo', '2015', '2019', [
        'Encofrado de losas y placas en siete edificios.',
      ]),
      job('Operario de construcción', 'Constructora Punta Coles S.A.C.', 'Ilo', '2010', '2014', [
        'Albañilería y acabados.',
      ]),
      job('Ayudante', 'Obras varias', 'Ilo', '2007', '2009', ['Apoyo en obra.']),
    ],
    educations: [
      study('Edificaciones', null, 'SENCICO', '2011', '2012'),
      study('Secundaria incompleta', null, 'I.E. Mercedes Cabello de Carbonera', '2001', '2004'),
    ],
    technical: {
      Construcción: ['Lectura de planos', 'Metrados', 'Encofrado', 'Nivel y teodolito', 'Seguridad en obra'],
    },
    soft: ['Mando', 'Honradez', 'Cumplimiento'],
    languages: [],
    certifications: [certificate('Trabajos en altura', 'Escuela de Seguridad Minera e Industrial', '2022')],
    references: ['Arq. Paola Vizcarra Nieto, residente, 959 000 180'],
  },
  {
    id: 'gabriela-montoya',
    name: 'Gabriela Montoya Restrepo',
    title: 'Coordinadora de Logística',
    email: 'gmontoyar@logisticaejemplo.com',
    phone: '+57 300 000 4152',
    linkedin: 'linkedin.com/in/gabrielamontoyar',
    place: 'Medellín, Colombia',
    summary:
      'Ingeniera industrial colombiana con experiencia en centros de distribución y comercio exterior en Colombia y Perú. Disponibilidad para trasladarme a Lima.',
    experiences: [
      job('Coordinadora de Logística', 'Textiles Aburrá S.A.S.', 'Medellín', '2021-09', null, [
        'Operación de un centro de distribución de 8 000 m².',
        'Exactitud de inventario de 96 % a 99,4 %.',
      ]),
      job(
        'Analista de Comercio Exterior',
        'Importaciones Puerto Nuevo S.A.C.',
        'Callao, Perú',
        '2018-03',
        '2021-06',
        ['Despachos aduaneros y seguimiento de embarques de Asia.'],
      ),
    ],
    educations: [
      study(
        'Especialización en Gerencia Logística',
        'Gerencia Logística',
        'Universidad EAFIT',
        '2022',
        '2023',
      ),
      study('Ingeniería Industrial', null, 'Universidad de Antioquia', '2011', '2017'),
    ],
    technical: {
      Logística: ['WMS', 'Incoterms', 'Planeación de demanda', 'Lean'],
      Sistemas: ['SAP MM', 'Excel | avanzado', 'Power BI'],
    },
    soft: ['Liderazgo', 'Negociación', 'Orientación al detalle'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Portugués', 'intermediate', 'B1')],
    certifications: [certificate('Lean Six Sigma Green Belt', 'Instituto Kaizen Andino', '2022')],
  },
]
