import type { LabelledJob } from './labelled.ts'

/** Law and the public sector. */
export const lawPublicJobs: LabelledJob[] = [
  {
    key: 'abogado-laboral-lima',
    title: 'Abogado(a) Laboralista',
    category: null,
    skills: ['Derecho laboral', 'Procesos judiciales', 'SUNAFIL', 'Redacción jurídica', 'Negociación colectiva'],
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
]
