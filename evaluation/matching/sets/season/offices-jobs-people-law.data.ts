import type { LabelledJob } from '../../labelled.ts'

/** Offices: human resources, law and notaries, the public sector. */
export const seasonOfficesPeopleLawJobs: LabelledJob[] = [
  // human resources
  {
    key: 'offices-rrh-generalista-lurin',
    title: 'Generalista de RR.HH.',
    category: 'Recursos Humanos',
    skills: ['Reclutamiento', 'Planilla', 'Clima', 'SST'],
    description:
      'Planta de envases, 180 trabajadores. Ver selección, ingresos y ceses, control de asistencia, envío de novedades de planilla, actividades de clima y medidas disciplinarias. Reporta a gerencia.',
    requirements:
      'Psicología, Administración o Relaciones Industriales\n3 años como generalista en planta\nVivir en Lima Sur de preferencia',
    experience: '3-5',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'offices-rrh-tech-recruiter-remoto',
    title: 'IT Recruiter (100% remoto)',
    category: 'Recursos Humanos',
    skills: ['LinkedIn Recruiter', 'Boolean search', 'Entrevista por competencias', 'Inglés'],
    description:
      'Consultora busca cazatalentos para cubrir desarrolladores, data y ciberseguridad en Perú, Chile y México.',
    requirements: '2 años en atracción de talento tecnológico\nInglés intermedio-avanzado para entrevistar',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 3,000 + bono por cierre',
  },
  {
    key: 'offices-rrh-bienestar-chorrillos',
    title: 'TRABAJADORA SOCIAL / BIENESTAR',
    category: 'Recursos Humanos',
    skills: ['ESSALUD', 'Subsidios', 'Visitas domiciliarias', 'EPS'],
    description:
      'Cadena de farmacias. Trámite de subsidios y canjes, descansos médicos, visitas, campañas de salud, actividades de integración, casos sociales.',
    requirements: 'Lic. en Trabajo Social colegiada\n2 años en bienestar en empresas',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400',
  },
  {
    key: 'offices-rrh-capacitacion-lima',
    title: 'Analista de Capacitación y Desarrollo',
    category: 'Recursos Humanos',
    skills: ['DNC', 'LMS', 'Inducción', 'Evaluación de desempeño'],
    description:
      'Levantar necesidades, armar plan anual, coordinar con proveedores, crear cursos en la plataforma, medir, apoyar la evaluación 360 y planes de sucesión.',
    requirements: 'Bachiller en Psicología, Administración o Educación\n2 años en capacitación',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'offices-rrh-consultor-seleccion-lima',
    title: 'Consultor(a) de Selección - Mandos medios',
    category: 'Recursos Humanos',
    skills: ['Hunting', 'Informes psicolaborales', 'Atención al cliente'],
    description:
      'Consultora. Levantar perfil con el cliente, publicar, filtrar, entrevistar, evaluar, presentar terna y hacer seguimiento. 8 procesos en simultáneo.',
    requirements: 'Bachiller o Lic. en Psicología\n1 año en consultora',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,300 + comisiones',
  },
  {
    key: 'offices-rrh-planillas-piura',
    title: 'Asistente de Planillas - Régimen Agrario',
    category: 'Recursos Humanos',
    skills: ['PLAME', 'T-Registro', 'Tareo', 'Excel'],
    description:
      'Empresa bananera 1,200 jornaleros. Procesar tareos, altas y bajas, boletas, liquidaciones, AFPnet, contratos de temporada.',
    requirements:
      'Técnico o bachiller en Contabilidad o Administración\n1 año en planillas, agrario deseable',
    experience: '1-2',
    location: 'Sullana, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'offices-rrh-hrbp-lima',
    title: 'HR Business Partner',
    category: 'Recursos Humanos',
    skills: ['Consultoría interna', 'Gestión del cambio', 'Indicadores'],
    description:
      'Acompañar a los líderes de operaciones y comercial (900 personas): talento, clima, estructura, desempeño, presupuesto de personal.',
    requirements: 'Titulado\n6 años en gestión humana, 3 como BP\nInglés avanzado',
    experience: '5+',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 9,000',
  },
  {
    key: 'offices-rrh-tareo-paita',
    title: 'Asistente de Administración de Personal - Planta de congelado',
    category: null,
    skills: ['Marcaciones', 'Legajos', 'Excel'],
    description:
      'Turno noche. Revisar marcaciones de destajeros, cuadrar con producción, armar legajos, entregar boletas y atender reclamos de pago. Bus desde Sullana y Piura.',
    requirements: 'Técnico o egresado\n1 año en personal, tareo o planillas',
    experience: '1-2',
    location: 'Paita, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,450',
  },
  // law and notaries
  {
    key: 'offices-der-notaria-magdalena',
    title: 'Se necesita asistente para notaría',
    category: null,
    skills: ['Transferencia vehicular', 'Legalizaciones', 'Kárdex'],
    description:
      'Cartas notariales, legalización de firmas, actas de transferencia de vehículos, ingreso al SID y PDT notarial.',
    requirements: 'Experiencia en notaría\nEstudiante o egresado de Derecho o secretariado',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'offices-der-contratacion-estado-lima',
    title: 'Abogado(a) Asociado - Contratación Pública y Arbitraje',
    category: null,
    skills: ['Ley de Contrataciones', 'JRD', 'Arbitraje', 'OSCE'],
    description:
      'Estudio asesora a contratistas: recursos de apelación ante el Tribunal, controversias en ejecución de obra, ampliaciones de plazo, demandas arbitrales.',
    requirements: 'Abogado colegiado\n3 años en contratación con el Estado, en entidad o estudio',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000',
  },
  {
    key: 'offices-der-corporativo-junior-lima',
    title: 'Abogado Corporativo Jr',
    category: 'Administración',
    skills: ['Juntas', 'Contratos civiles', 'Libros societarios'],
    description:
      'In house de grupo inmobiliario: contratos de arrendamiento y obra, actas, poderes, licencias, coordinar con notarías.',
    requirements: 'Bachiller o titulado en Derecho\n1 a 2 años en corporativo',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'offices-der-familia-cusco',
    title: 'Abogado litigante civil - familia - penal',
    category: null,
    skills: ['Alimentos', 'Violencia familiar', 'Audiencias'],
    description: 'Estudio jurídico en Wanchaq. Atender consultas, demandas, audiencias y diligencias.',
    requirements: 'Colegiado en el ICAC\n2 años litigando\nQuechua deseable',
    experience: '1-2',
    location: 'Wanchaq, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + honorarios por caso',
  },
  {
    key: 'offices-der-marcas-lima',
    title: 'Asistente de Propiedad Intelectual',
    category: null,
    skills: ['Indecopi', 'Búsqueda de antecedentes', 'Inglés'],
    description:
      'Solicitudes de registro, renovaciones, oposiciones, vigilancia de gacetas y correos con corresponsales del exterior.',
    requirements: 'Egresado o bachiller en Derecho\nInglés avanzado\n1 año en marcas o prácticas',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,200',
  },
  // public sector
  {
    key: 'offices-pub-contrataciones-ayacucho',
    title: 'CAS N° 041 - ESPECIALISTA EN CONTRATACIONES',
    category: 'Administración',
    skills: ['SEACE', 'SIGA', 'SIAF', 'Ley 32069'],
    description:
      'Hospital regional, Unidad de Logística. Actos preparatorios, estudio de mercado, bases, integrar comités, contratos y convocatorias en SEACE.',
    requirements:
      'Título o bachiller en Administración, Contabilidad, Derecho o afines\nCertificación OSCE / OECE vigente (obligatoria)\n3 años general, 2 en el sector público en logística\nCurso SIGA',
    experience: '1-2',
    location: 'Huamanga, Ayacucho',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'offices-pub-programacion-huanta',
    title: 'CAS 008 - APOYO EN PROGRAMACION DE ABASTECIMIENTO',
    category: null,
    skills: ['SIGA', 'Cuadro multianual de necesidades', 'Órdenes'],
    description:
      'UGEL. Consolidar requerimientos, registrar el cuadro, cotizar, emitir O/C y O/S, hacer el compromiso.',
    requirements:
      'Técnico o bachiller en Administración o Contabilidad\n1 año en abastecimiento\nSIGA - SIAF',
    experience: '0-1',
    location: 'Huanta, Ayacucho',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'offices-pub-asesoria-juridica-cusco',
    title: 'CONVOCATORIA CAS - ABOGADO DE ASESORIA JURIDICA',
    category: null,
    skills: ['Derecho administrativo', 'Informes legales', 'TUO Ley 27444'],
    description:
      'Municipalidad provincial en el valle. Emitir opinión legal sobre recursos, convenios, ordenanzas, contratos y adicionales de obra.',
    requirements:
      'Título de abogado, colegiado y habilitado\n2 años en el sector público\nDiplomado en gestión pública o derecho administrativo',
    experience: '1-2',
    location: 'Urubamba, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 4,000',
  },
  {
    key: 'offices-pub-pad-urcos',
    title: 'SECRETARIO(A) TÉCNICO(A) DE PROCEDIMIENTOS ADMINISTRATIVOS DISCIPLINARIOS - CAS',
    category: null,
    skills: ['Ley Servir', 'Precalificación', 'Plazos de prescripción'],
    description:
      'UGEL. Precalificar denuncias, documentar la investigación, proyectar actos de inicio y custodia de expedientes.',
    requirements:
      'Abogado colegiado habilitado\n3 años de experiencia general, 2 en PAD del sector público\nCapacitación en régimen disciplinario',
    experience: '1-2',
    location: 'Urcos, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 3,200',
  },
  {
    key: 'offices-pub-secretaria-lima',
    title: 'CAS - SECRETARIA(O) DE DIRECCIÓN',
    category: 'Administración',
    skills: ['SGD', 'Redacción de oficios', 'Archivo'],
    description:
      'Ministerio. Registrar y derivar documentos en el SGD, proyectar oficios y memorandos, agenda de la directora, requerimientos y archivo.',
    requirements:
      'Título de Secretariado\n2 años como secretaria, 1 en el sector público\nCurso de ofimática',
    experience: '1-2',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'offices-pub-presupuesto-huancavelica',
    title: 'Especialista en Presupuesto (CAS)',
    category: 'Finanzas',
    skills: ['SIAF', 'Modificaciones presupuestarias', 'CEPLAN'],
    description:
      'Gobierno regional. Certificaciones, notas modificatorias, programación multianual, evaluación y conciliación del marco legal.',
    requirements: 'Economista, contador o administrador titulado\n3 años en presupuesto público',
    experience: '3-5',
    location: 'Huancavelica',
    mode: 'onsite',
    salaryText: 'S/ 4,500',
  },
  {
    key: 'offices-pub-patrimonio-ayacucho',
    title: 'Asistente de Control Patrimonial y Almacén (Locación)',
    category: null,
    skills: ['SIGA Patrimonio', 'Inventario', 'PECOSA'],
    description:
      'Universidad nacional. Etiquetar y conciliar bienes, altas y bajas, atender pecosas. Contrato por 3 meses renovable.',
    requirements: 'Técnico o bachiller\n1 año en patrimonio o almacén del Estado',
    experience: '1-2',
    location: 'Ayacucho',
    mode: 'onsite',
    salaryText: 'S/ 2,000 (RxH)',
  },
]
