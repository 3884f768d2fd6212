import type { LabelledJob } from '../../labelled.ts'

/** Accounting, finance, administration and languages. */
export const financeAdministrationJobs: LabelledJob[] = [
  {
    key: 'analista-contable-lima',
    title: 'Analista Contable',
    category: 'Finanzas',
    skills: [
      'NIIF',
      'Análisis de cuentas',
      'SUNAT',
      'PDT 621',
      'Libros electrónicos',
      'SAP FI',
      'Excel avanzado',
    ],
    description:
      'Empresa comercial importadora solicita analista contable para su sede de Chorrillos. Tendrás a cargo el análisis mensual de las cuentas del balance, las conciliaciones bancarias, la determinación del IGV y la renta mensual, la generación de libros electrónicos, el control del activo fijo y el apoyo en el cierre anual y en la atención de la auditoría externa. Trabajamos con SAP y entregamos estados financieros el quinto día útil, así que el cierre se planifica. Ofrecemos planilla, EPS, capacitación tributaria anual y un equipo de seis personas con un contador que enseña.',
    requirements:
      'Bachiller o titulado en Contabilidad\n2 a 3 años como analista contable\nNIIF y normativa tributaria vigente\nSAP FI deseable, Excel avanzado',
    experience: '3-5',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000 - S/ 3,800',
  },
  {
    key: 'asistente-contable-trujillo',
    title: 'Asistente Contable',
    category: 'Finanzas',
    skills: ['Registro de compras y ventas', 'Concar', 'PDT', 'Conciliaciones bancarias', 'Excel'],
    description:
      'Estudio contable de Trujillo con cartera de pequeñas empresas busca asistente contable. Registrarás compras, ventas y bancos en Concar, descargarás comprobantes de SUNAT, prepararás las declaraciones mensuales en el SIRE y el PDT, archivarás la documentación y atenderás a los clientes cuando pregunten por su estado. Cada asistente lleva entre ocho y diez empresas. Ambiente tranquilo, contadora titular siempre disponible para dudas, horario de oficina y sábados medio día en cierre.',
    requirements:
      'Egresado o estudiante de últimos ciclos de Contabilidad\n6 meses a 1 año de experiencia\nConcar o sistema similar',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,200 - S/ 1,500',
  },
  {
    key: 'asistente-contable-lima',
    title: 'ASISTENTE CONTABLE',
    category: 'Finanzas',
    skills: [],
    description:
      'EMPRESA DE TRANSPORTE DE CARGA REQUIERE ASISTENTE CONTABLE CON EXPERIENCIA EN REGISTRO DE COMPROBANTES, DETRACCIONES, CAJA CHICA, LIQUIDACION DE GASTOS DE CONDUCTORES, CONCILIACION DE BANCOS Y APOYO EN DECLARACIONES MENSUALES SUNAT. MANEJO DE CONCAR O STARSOFT. PUNTUALIDAD Y RESPONSABILIDAD. ZONA INDUSTRIAL DE VILLA EL SALVADOR.',
    requirements:
      'EGRESADO TECNICO O UNIVERSITARIO DE CONTABILIDAD\n1 ANO DE EXPERIENCIA\nEXCEL INTERMEDIO\nVIVIR EN ZONAS ALEDANAS',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'contador-general-arequipa',
    title: 'Contador General',
    category: 'Finanzas',
    skills: [
      'Estados financieros',
      'NIIF',
      'Tributación',
      'Cierre contable',
      'Precios de transferencia',
      'Liderazgo',
    ],
    description:
      'Grupo empresarial arequipeño del rubro de materiales de construcción busca contador general para tres razones sociales. Responsable de la emisión de los estados financieros bajo NIIF, del cumplimiento tributario ante SUNAT, de la planificación fiscal, de las auditorías y de dirigir un equipo de siete personas. Coordina con bancos y con la gerencia de finanzas el flujo de caja y los indicadores exigidos por los créditos. Se requiere firma habilitada y experiencia resolviendo fiscalizaciones. Puesto de confianza, presencial.',
    requirements:
      'Contador público colegiado y habilitado\nMás de 5 años en contabilidad, 3 como contador general\nNIIF y tributación; deseable maestría',
    experience: '5+',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 7,000 - S/ 9,000',
  },
  {
    key: 'analista-financiero-lima',
    title: 'Analista Financiero (FP&A)',
    category: 'Finanzas',
    skills: ['Modelos financieros', 'Presupuestos', 'Flujo de caja', 'Power BI', 'Excel avanzado', 'Inglés'],
    description:
      'Subsidiaria de una multinacional de envases busca analista financiero para el equipo de planeamiento. Prepararás el presupuesto anual y las proyecciones mensuales, analizarás desviaciones por planta, construirás modelos para decisiones de inversión y reportarás en inglés a la región. Serás el socio de dos gerencias, que esperan explicaciones y no solo números. Usamos SAP, Excel y Power BI. Modalidad híbrida con tres días en planta de Lurín; hay bus de la empresa desde varios puntos de Lima.',
    requirements:
      'Bachiller en Economía, Administración, Contabilidad o Ingeniería Industrial\n3 años en planeamiento financiero o finanzas corporativas\nExcel avanzado y modelamiento\nInglés avanzado',
    experience: '3-5',
    location: 'Lurín, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,500 - S/ 7,000',
  },
  {
    key: 'analista-creditos-cobranzas-lima',
    title: 'Analista de Créditos y Cobranzas',
    category: 'Finanzas',
    skills: ['Evaluación crediticia', 'Cobranzas', 'Excel', 'Análisis de riesgo', 'Letras y facturas'],
    description:
      'Distribuidora ferretera mayorista busca analista de créditos y cobranzas. Evaluarás las solicitudes de línea de crédito de ferreterías de todo el país con centrales de riesgo y estados financieros, harás seguimiento a la cartera vencida por teléfono y visitas, gestionarás letras y facturas negociables, conciliarás cuentas de clientes y reportarás la morosidad cada semana. Debes saber cobrar sin perder al cliente y decirle que no a un vendedor entusiasta.',
    requirements:
      'Bachiller en Administración, Contabilidad o Economía\n2 años en créditos y cobranzas comerciales\nExcel intermedio',
    experience: '1-2',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,800',
  },
  {
    key: 'auditor-interno-lima',
    title: 'Auditor Interno Semi Senior',
    category: 'Finanzas',
    skills: ['Auditoría financiera', 'Control interno', 'COSO', 'NIIF', 'Papeles de trabajo'],
    description:
      'Cooperativa de ahorro y crédito requiere auditor interno. Ejecutarás el plan anual aprobado por el consejo: arqueos en agencias, revisión de expedientes de crédito, pruebas de control interno, análisis de cuentas y seguimiento de observaciones de la SBS. Redactarás informes claros y los sustentarás ante los responsables. Viajes cortos a agencias de Ica, Huancayo y Chimbote. Buscamos independencia de criterio y buena redacción; se aprecia haber pasado por una firma auditora.',
    requirements:
      'Bachiller o titulado en Contabilidad\n2 a 4 años en auditoría externa o interna\nCOSO y NIIF\nDisponibilidad para viajar',
    experience: '3-5',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500 - S/ 4,500',
  },
  {
    key: 'asistente-administrativo-lima',
    title: 'Asistente Administrativo',
    category: 'Administración',
    skills: ['Gestión documentaria', 'Excel', 'Atención a proveedores', 'Facturación', 'Caja chica'],
    description:
      'Constructora mediana con oficina en Magdalena necesita asistente administrativo para dar soporte a obra y a gerencia. Te encargarás de emitir facturas, controlar la caja chica, archivar contratos y valorizaciones, pedir cotizaciones, coordinar mensajería, agendar reuniones y tener al día los cuadros de Excel que la gerencia mira los lunes. Buscamos a alguien ordenado, que anticipe los vencimientos y que trate bien tanto al maestro de obra como al cliente. De lunes a viernes de 8:30 a 18:00.',
    requirements:
      'Técnico o egresado en Administración, Contabilidad o Secretariado\n1 año de experiencia en labores administrativas\nExcel intermedio',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'asistente-administrativo-cusco',
    title: 'Asistente administrativo(a)',
    category: 'Administración',
    skills: ['Office', 'Archivo', 'Redacción'],
    description:
      'Colegio particular en Cusco busca asistente para la direccion: matriculas, atencion a padres, constancias, redaccion de oficios, archivo, cobro de pensiones y apoyo en actividades. De 7:30 a 3:30. Trabajo estable.',
    requirements:
      'Estudios en Administración, Secretariado o Contabilidad\nBuena redacción y manejo de Word y Excel\nExperiencia mínima 6 meses',
    experience: '0-1',
    location: 'Wanchaq, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'asistente-gerencia-bilingue-lima',
    title: 'Asistente de Gerencia Bilingüe',
    category: 'Administración',
    skills: ['Gestión de agenda', 'Inglés avanzado', 'Organización de viajes', 'Redacción', 'Office 365'],
    description:
      'Firma internacional de ingeniería requiere asistente de gerencia bilingüe para la gerencia general y el directorio. Manejará la agenda en varios husos horarios, organizará viajes y visados, preparará actas y presentaciones en español e inglés, filtrará correspondencia, coordinará eventos y llevará la rendición de gastos de dos gerentes. Absoluta discreción. Se trabaja con personas de cinco países, por lo que el inglés se usa todo el día, también por teléfono. Oficina en San Isidro, un día remoto a la semana, EPS y almuerzo.',
    requirements:
      'Título en Secretariado Ejecutivo Bilingüe, Administración o Traducción\n3 a 5 años asistiendo a gerencia general o directorio\nInglés avanzado (se evaluará)\nOffice 365',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 5,000',
  },
  {
    key: 'recepcionista-clinica-lima',
    title: 'Recepcionista - Admisión de clínica',
    category: 'Administración',
    skills: ['Atención al paciente', 'Caja', 'Programación de citas'],
    description:
      'Policlínico en Los Olivos busca recepcionista para admisión: recibir a los pacientes, programar citas por teléfono y WhatsApp, cobrar consultas, emitir boletas, verificar coberturas de seguros y mantener ordenada la sala. Turnos de mañana o tarde de lunes a sábado. Importan el buen trato, la paciencia y la puntualidad. Planilla desde el segundo mes y atención médica gratuita para el trabajador.',
    requirements:
      'Secundaria completa, deseable estudios técnicos\n1 año en recepción, caja o atención al cliente\nOffice básico',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 - S/ 1,350',
  },
  {
    key: 'administrador-tienda-chiclayo',
    title: 'Administrador de Tienda',
    category: 'Administración',
    skills: [
      'Administración de tienda',
      'Gestión de personal',
      'Inventarios',
      'Indicadores de venta',
      'Caja',
    ],
    description:
      'Cadena nacional de boticas y perfumería abre tienda en Chiclayo y busca administrador. Responsable de la venta del local, del equipo de doce personas, de los horarios, de los inventarios cíclicos y la merma, del cuadre de caja y depósitos, de la exhibición y del cumplimiento de normas. Deberá capacitar al personal y mantener el clima. Se ofrece sueldo fijo, bono mensual por meta, planilla completa y traslado gradual a tiendas más grandes.',
    requirements:
      'Técnico o bachiller en Administración o afines\n3 años en retail, 1 como administrador o encargado de tienda\nExcel intermedio',
    experience: '3-5',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,500 - S/ 3,000',
  },
  {
    key: 'traductor-ingles-remoto',
    title: 'Traductor(a) inglés - español',
    category: null,
    skills: ['Traducción', 'Inglés', 'Memoq', 'Trados', 'Corrección de estilo'],
    description:
      'Agencia de traducción con clientes del sector legal y minero busca traductor de planta del inglés al español. Traducirás contratos, manuales de seguridad y estudios ambientales con memorias en Trados o memoQ, revisarás el trabajo de colegas y mantendrás los glosarios por cliente. Volumen esperado: 2,500 palabras diarias. No es un puesto docente ni de interpretación, aunque hay eventos esporádicos. Trabajo a distancia, horario libre mientras se cumplan las entregas.',
    requirements:
      'Licenciatura en Traducción e Interpretación\n2 años traduciendo textos técnicos o legales\nManejo de herramientas TAC (Trados, memoQ)',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,800 - S/ 3,500',
  },
  {
    key: 'analista-contable-remoto',
    title: 'Contador / Analista contable',
    category: 'Finanzas',
    skills: ['Libros electrónicos', 'PDT', 'Conciliaciones', 'NIIF', 'Excel'],
    description:
      'Firma de servicios contables para empresas nuevas busca analista que lleve doce clientes a distancia: registro, impuestos mensuales, estados financieros y respuesta de consultas. Todo el proceso es digital. Remoto desde el Perú.',
    requirements: 'Bachiller en Contabilidad\n1 a 2 años en contabilidad de empresas\nTributación peruana',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,200 - S/ 2,800',
  },
  {
    key: 'jefe-contabilidad-lima',
    title: 'Jefe de Contabilidad',
    category: 'Finanzas',
    skills: ['Cierre contable', 'NIIF', 'Tributación', 'SAP', 'Gestión de equipos'],
    description:
      'Distribuidor mayorista de tecnología busca jefe de contabilidad con equipo de ocho. Cierre en cinco días, reporte corporativo, auditoría, impuestos y mejora de procesos en SAP.',
    requirements: 'Contador colegiado\nMás de 5 años, 2 liderando equipos\nNIIF y SAP',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 8,500 - S/ 10,000',
  },
  {
    key: 'analista-tesoreria-lima',
    title: 'Analista de Tesorería',
    category: 'Finanzas',
    skills: ['Flujo de caja', 'Bancos', 'Pagos', 'Excel avanzado', 'SAP'],
    description:
      'Empresa de concesiones viales busca analista de tesorería. Programación de pagos, posición diaria de caja, cartas fianza, conciliación con bancos, detracciones y proyección a trece semanas.',
    requirements: 'Bachiller en Contabilidad, Economía o Administración\n2 años en tesorería\nExcel avanzado',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500 - S/ 4,300',
  },
  {
    key: 'planeamiento-financiero-lima',
    title: 'Especialista en Planeamiento Financiero',
    category: 'Finanzas',
    skills: ['Presupuesto', 'Forecast', 'Modelos financieros', 'Power BI'],
    description:
      'Grupo de clínicas requiere especialista que consolide el presupuesto de cinco sedes, proyecte resultados, evalúe inversiones en equipos médicos y presente a directorio. Híbrido en San Isidro.',
    requirements:
      'Economía, Finanzas o Ingeniería Industrial\n3 a 5 años en planeamiento financiero\nExcel y Power BI avanzados',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'creditos-mype-juliaca',
    title: 'Ejecutivo de Créditos Mype',
    category: 'Ventas',
    skills: ['Créditos', 'Microempresa', 'Evaluación en campo', 'Quechua o aimara'],
    description:
      'Financiera busca ejecutivos de créditos en Juliaca para mercados y ferias. Captación, evaluación, desembolso y seguimiento. Se valora hablar quechua o aimara. Bonos mensuales.',
    requirements:
      '1 año en microfinanzas\nEstudios de Administración, Contabilidad o Economía\nLicencia de moto deseable',
    experience: '1-2',
    location: 'Juliaca, Puno',
    mode: 'onsite',
    salaryText: 'S/ 1,600 + bonos',
  },
  {
    key: 'administrador-agencia-arequipa',
    title: 'Administrador de Agencia',
    category: 'Finanzas',
    skills: ['Microfinanzas', 'Gestión de cartera', 'Liderazgo de analistas', 'Comité de créditos'],
    description:
      'Caja rural busca administrador para su agencia de Mariano Melgar. Dirigirá a nueve asesores, presidirá el comité, cuidará mora, colocación y caja, y representará a la institución en la zona.',
    requirements: '4 años en microfinanzas, al menos 1 con equipo a cargo\nTitulado en carreras de negocios',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,800 - S/ 4,500',
  },
  {
    key: 'auditor-senior-firma-lima',
    title: 'Auditor(a) Senior - Firma',
    category: 'Finanzas',
    skills: ['Auditoría externa', 'NIIF', 'NIA', 'Planificación de auditoría', 'Inglés'],
    description:
      'Firma mediana, miembro de una red internacional, busca auditor senior que lidere encargos de empresas comerciales y financieras, dirija a tres asistentes y prepare la carta de control interno.',
    requirements:
      'Bachiller en Contabilidad o Auditoría\n3 años en firma auditora\nNIIF y NIA\nInglés intermedio',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 5,000',
  },
  {
    key: 'secretaria-gerencia-callao',
    title: 'Secretaria de Gerencia',
    category: 'Administración',
    skills: ['Agenda', 'Redacción', 'Archivo', 'Office'],
    description:
      'Agencia de aduanas requiere secretaria para gerencia: agenda, cartas, archivo, atención de llamadas y visitas, viáticos y apoyo al directorio familiar. No requiere inglés. Oficina en el Callao.',
    requirements: 'Secretariado ejecutivo\n2 años asistiendo a gerencia\nExcelente ortografía',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
  {
    key: 'executive-assistant-lima',
    title: 'Executive Assistant to the CEO',
    category: 'Administración',
    skills: ['Calendar management', 'Travel', 'English', 'Board meetings'],
    description:
      'Mining investment company in Lima needs an executive assistant for its CEO, who travels half of the month. Complex calendars, board packs, expense reports and a small team of two receptionists. Confidential and demanding, fairly paid.',
    requirements: '5+ years supporting senior executives\nFluent English\nMicrosoft 365',
    experience: '5+',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 5,000 - S/ 6,500',
  },
  {
    key: 'auxiliar-administrativo-lima-norte',
    title: 'Auxiliar Administrativo',
    category: 'Administración',
    skills: [],
    description:
      'Distribuidora de materiales en Los Olivos busca auxiliar para emitir guias y facturas electronicas, archivar, atender clientes y proveedores, llevar caja chica y apoyar a contabilidad. De lunes a sabado.',
    requirements: 'Técnico en Administración o Contabilidad\n6 meses de experiencia\nExcel básico',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 - S/ 1,400',
  },
  {
    key: 'jefe-tienda-piura',
    title: 'Jefe de Tienda - Moda',
    category: 'Ventas',
    skills: ['Gestión de tienda', 'Indicadores comerciales', 'Liderazgo', 'Visual merchandising'],
    description:
      'Cadena de ropa y calzado busca jefe de tienda para su local de Piura. Equipo de quince, metas, inventario, exhibición y servicio. Bono mensual y plan de carrera.',
    requirements: '2 años a cargo de una tienda de moda\nManejo de indicadores e inventarios',
    experience: '3-5',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,600 - S/ 3,200',
  },
  {
    key: 'subjefe-tienda-chiclayo',
    title: 'Subadministrador de tienda',
    category: 'Ventas',
    skills: ['Atención al cliente', 'Inventario', 'Caja', 'Supervisión'],
    description:
      'Tienda de mejoramiento del hogar en Chiclayo busca subadministrador para apertura y cierre, cuadre de cajas, horarios del personal y atención de reclamos.',
    requirements: '1 a 2 años como encargado o subadministrador en retail\nDisponibilidad de turnos',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,200',
  },
  {
    key: 'traductor-interprete-mina-lima',
    title: 'Traductor e Intérprete técnico',
    category: null,
    skills: ['Interpretación', 'Traducción técnica', 'Inglés', 'Minería'],
    description:
      'Consultora de ingeniería busca traductor intérprete para reuniones con especialistas extranjeros y traducción de informes geotécnicos y ambientales. Viajes ocasionales a mina.',
    requirements:
      'Licenciado en Traducción e Interpretación\n3 años en textos técnicos\nInterpretación consecutiva',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,800 - S/ 4,500',
  },
]
