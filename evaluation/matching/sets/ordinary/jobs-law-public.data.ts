import type { LabelledJob } from '../../labelled.ts'

/** Law and the public sector. */
export const lawPublicJobs: LabelledJob[] = [
  {
    key: 'abogado-laboral-lima',
    title: 'Abogado(a) Laboralista',
    category: null,
    skills: [
      'Derecho laboral',
      'Procesos judiciales',
      'SUNAFIL',
      'Redacción jurídica',
      'Negociación colectiva',
    ],
    description:
      'Estudio jurídico de Miraflores incorpora abogado para su área laboral. Llevarás una cartera de procesos bajo la Nueva Ley Procesal del Trabajo, participarás en audiencias, atenderás inspecciones de SUNAFIL, redactarás contratos, políticas e informes, y asesorarás a gerencias de recursos humanos en ceses, negociaciones colectivas y reglamentos. Buscamos a alguien que litigue con solvencia y que también sepa decirle al cliente, en una página, qué le conviene. Plan de carrera hacia asociado senior y apoyo para maestría.',
    requirements:
      'Abogado colegiado\n3 a 5 años en derecho laboral, en estudio o empresa\nExperiencia en audiencias NLPT\nInglés intermedio deseable',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000 - S/ 6,500',
  },
  {
    key: 'asistente-legal-lima',
    title: 'Asistente Legal',
    category: null,
    skills: ['Redacción de contratos', 'Trámites registrales', 'SUNARP', 'Archivo legal'],
    description:
      'Inmobiliaria busca asistente legal para apoyar en la redacción de minutas de compraventa, revisión de partidas registrales, trámites ante SUNARP, notarías y municipalidades, seguimiento de desembolsos hipotecarios y orden del archivo de cada proyecto. Trabajarás con la abogada jefa, que revisará tus documentos. Puesto ideal para egresado o bachiller que quiera aprender derecho inmobiliario y registral con volumen.',
    requirements:
      'Bachiller o egresado de Derecho\n6 meses a 1 año en estudio, notaría o inmobiliaria\nBuena redacción',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 2,000',
  },
  {
    key: 'abogado-corporativo-lima',
    title: 'Abogado Corporativo Senior',
    category: null,
    skills: ['Derecho corporativo', 'Contratos', 'Societario', 'Cumplimiento normativo', 'Inglés avanzado'],
    description:
      'Compañía de energía renovable requiere abogado corporativo para su gerencia legal. Negociará contratos de construcción, suministro y financiamiento, llevará los libros societarios y juntas de ocho sociedades, atenderá el programa de cumplimiento y coordinará con estudios externos los asuntos regulatorios y ambientales. Contratos mayormente en inglés. Se requiere seis años de ejercicio y criterio de negocio.',
    requirements:
      'Abogado colegiado, deseable maestría\nMás de 5 años en derecho corporativo o de proyectos\nInglés avanzado',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 10,000 - S/ 13,000',
  },
  {
    key: 'especialista-contrataciones-cusco',
    title: 'ESPECIALISTA EN CONTRATACIONES DEL ESTADO (CAS)',
    category: 'Administración',
    skills: ['Ley de contrataciones', 'SEACE', 'SIGA', 'OSCE'],
    description:
      'GOBIERNO REGIONAL CONVOCA BAJO REGIMEN CAS A UN ESPECIALISTA EN CONTRATACIONES PARA LA OFICINA DE ABASTECIMIENTO. FUNCIONES: ELABORAR INDAGACIONES DE MERCADO, EXPEDIENTES DE CONTRATACION, INTEGRAR COMITES, REGISTRAR PROCESOS EN EL SEACE, ELABORAR CONTRATOS Y ORDENES EN EL SIGA, Y EMITIR INFORMES TECNICOS. LA EVALUACION COMPRENDE REVISION CURRICULAR, EXAMEN Y ENTREVISTA. LAS BONIFICACIONES DE LEY SE APLICAN SEGUN LAS BASES.',
    requirements:
      'TITULO EN DERECHO, ADMINISTRACION, CONTABILIDAD O INGENIERIA\n3 ANOS DE EXPERIENCIA GENERAL, 2 EN CONTRATACIONES DEL ESTADO\nCERTIFICACION OSCE VIGENTE\nSIGA Y SEACE',
    experience: '3-5',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 4,500',
  },
  {
    key: 'tramite-documentario-municipalidad-lima',
    title: 'Técnico en Trámite Documentario - Municipalidad (CAS)',
    category: 'Administración',
    skills: ['Trámite documentario', 'Atención al ciudadano', 'Archivo', 'Ley 27444'],
    description:
      'Municipalidad distrital requiere un técnico administrativo para la subgerencia de trámite documentario y archivo. Recepción y registro de expedientes en el sistema de gestión, orientación al ciudadano en ventanilla, verificación de requisitos del TUPA, derivación a las áreas, notificaciones y custodia del archivo central. Contrato administrativo de servicios, de lunes a viernes de 8:00 a 16:45.',
    requirements:
      'Técnico o egresado en Administración, Derecho, Secretariado o Archivística\n1 año de experiencia, 6 meses en el sector público\nOfimática intermedia',
    experience: '1-2',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'relaciones-laborales-lima',
    title: 'Especialista en Relaciones Laborales',
    category: 'Recursos Humanos',
    skills: ['Derecho laboral', 'SUNAFIL', 'Procedimientos disciplinarios', 'Sindicatos'],
    description:
      'Cadena de tiendas requiere especialista en relaciones laborales para atender inspecciones, procesos disciplinarios, ceses y consultas de jefes de tienda, y coordinar con el estudio externo los juicios. Puesto dentro de la gerencia de personas.',
    requirements: 'Abogado o bachiller en Derecho\n3 años en derecho laboral\nTrato con áreas operativas',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,500 - S/ 6,500',
  },
  {
    key: 'abogado-litigios-remoto',
    title: 'Abogado de Procesos Laborales',
    category: null,
    skills: ['NLPT', 'Audiencias virtuales', 'Redacción de demandas'],
    description:
      'Estudio boutique busca abogado para patrocinio de trabajadores en audiencias virtuales de todo el país. Remoto, fijo más porcentaje de éxito.',
    requirements: 'Abogado colegiado\n2 años en litigio laboral',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 3,500 + éxito',
  },
  {
    key: 'asistente-notarial-lima',
    title: 'Asistente Notarial',
    category: null,
    skills: ['Escrituras públicas', 'Registros públicos', 'Atención al público'],
    description:
      'Notaría de Lince busca asistente para protocolares: revisión de minutas, elaboración de escrituras, ingreso de partes a registros y atención de observaciones.',
    requirements: 'Egresado o bachiller en Derecho\n6 meses en notaría\nOrden',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'practicante-legal-laboral-lima',
    title: 'Practicante profesional de Derecho - Área laboral',
    category: null,
    skills: ['Redacción jurídica', 'Investigación legal'],
    description:
      'Estudio en San Isidro convoca practicante profesional para escritos, búsqueda de jurisprudencia y seguimiento de expedientes laborales y administrativos.',
    requirements: 'Egresado o bachiller reciente de Derecho\nInterés en derecho laboral',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'adquisiciones-abancay',
    title: 'Analista de Adquisiciones (CAS)',
    category: 'Administración',
    skills: ['SIGA', 'SEACE', 'Órdenes de compra', 'Estudios de mercado'],
    description:
      'Red de salud de Apurímac requiere analista de adquisiciones para contrataciones menores y procesos de selección, registro en SIGA y SEACE y archivo de expedientes. Sede Abancay.',
    requirements:
      'Bachiller en Administración, Contabilidad o Derecho\n2 años en abastecimiento público\nCertificación OSCE',
    experience: '1-2',
    location: 'Abancay, Apurímac',
    mode: 'onsite',
    salaryText: 'S/ 3,200',
  },
  {
    key: 'jefe-abastecimiento-cusco',
    title: 'Jefe de Abastecimiento - Municipalidad',
    category: 'Administración',
    skills: ['Contrataciones del Estado', 'Plan anual de contrataciones', 'Liderazgo', 'SIAF'],
    description:
      'Municipalidad provincial de la región Cusco convoca cargo de confianza para dirigir la unidad de abastecimiento: plan anual, procesos, almacén y patrimonio, con doce servidores a cargo.',
    requirements:
      'Titulado\n5 años en abastecimiento público, 2 en jefatura o especialidad\nCertificación OSCE',
    experience: '5+',
    location: 'Urubamba, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 5,000',
  },
]
