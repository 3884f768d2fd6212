import type { LabelledJob } from '../../labelled.ts'

/** Ads met at turns of a working life: first jobs, accounting, maintenance, safety and laboratory, pharmacy and beauty, guarding. */
export const monthStartsJobsA: LabelledJob[] = [
  // first jobs in La Libertad
  {
    key: 'month-starts-caja-super-trujillo',
    title: 'Cajero/a Part Time – Supermercado Trujillo',
    category: 'Ventas',
    skills: [],
    description:
      '¡Únete a nuestra familia! Buscamos jóvenes con chispa para nuestra tienda de Av. América Oeste. Registrarás productos, cobrarás en efectivo, tarjeta y billeteras, y apoyarás embolsando en hora punta. 24 horas a la semana, horarios compatibles con estudios. Planilla desde el día 1, capacitación pagada, descuento en tienda.',
    requirements:
      'Mayor de 18 años\nSecundaria completa\nDisponibilidad sábados, domingos y feriados\nNo es necesario contar con experiencia',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 7.10 la hora',
  },
  {
    key: 'month-starts-packing-viru',
    title: 'OPERARIOS DE PACKING - CAMPAÑA ARÁNDANO',
    category: 'Operaciones',
    skills: [],
    description:
      'Selección, pesado y embalado de fruta. Movilidad de ida y vuelta desde Trujillo, El Porvenir, La Esperanza, Moche y Chao. Comedor. Pago semanal. Turno día y noche.',
    requirements: 'DNI vigente\nGanas de trabajar\nDisponibilidad inmediata',
    experience: '0-1',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 62 diarios + bonos por productividad',
  },
  {
    key: 'month-starts-televentas-trujillo',
    title: 'Asesor telefónico – portabilidad (Trujillo centro)',
    category: 'Ventas',
    skills: ['Comunicación', 'Ventas', 'Excel básico'],
    description:
      'Llamadas salientes a clientes de otros operadores para ofrecer planes móviles. Lunes a sábado de 9 a 6. Te enseñamos todo: speech, manejo de objeciones y sistema. Línea de carrera a supervisor en 8 meses.',
    requirements: 'Secundaria completa\nBuena dicción\nCon o sin experiencia\nManejo de PC a nivel usuario',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones sin tope',
  },
  {
    key: 'month-starts-crew-pollo-trujillo',
    title: 'miembro de equipo restaurante',
    category: null,
    skills: [],
    description:
      'cadena de pollo frito en mall. rotas por cocina, counter, salon y limpieza. full o part time. almuerzo incluido',
    requirements: '18 años a mas\ncarnet de sanidad (te ayudamos a sacarlo)\ntrabajo en equipo',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'month-starts-asesor-micro-trujillo',
    title: 'ASESOR DE NEGOCIOS TRAINEE - ESCUELA DE CRÉDITOS',
    category: 'Finanzas',
    skills: [],
    description:
      'Financiera líder en microempresa abre su escuela de asesores. 2 meses de formación en aula y calle; luego cartera propia en La Esperanza, Florencia de Mora y Huanchaco. Evaluarás pequeños negocios, harás visitas y recuperarás cuotas atrasadas.',
    requirements:
      'Egresado técnico o universitario de administración, contabilidad, economía o afines\nSin experiencia o hasta 1 año en ventas de campo\nNo tener deudas en centrales de riesgo',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,400 durante la escuela, luego S/ 1,700 + variable',
  },
  {
    key: 'month-starts-auxiliar-almacen-moche',
    title: 'Auxiliar de almacén / picking',
    category: 'Operaciones',
    skills: ['PDT', 'Orden'],
    description:
      'Distribuidora de bebidas y golosinas. Preparar pedidos con lista, paletizar, cargar camiones de madrugada, apoyar inventario mensual. Ingreso 10 pm. Movilidad a las 6 am.',
    requirements:
      'Secundaria completa\nDeseable 3 meses en almacenes, no excluyente\nResidir en Trujillo, Moche o Salaverry',
    experience: '0-1',
    location: 'Moche, Trujillo',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'month-starts-digitador-clinica-trujillo',
    title: 'Asistente de admisión – Clínica',
    category: 'Administración',
    skills: [],
    description:
      'Recepción de pacientes, generar citas y boletas, armar historia clínica, coordinar cartas de garantía con aseguradoras.',
    requirements:
      'Técnico en computación, secretariado, administración o enfermería\n6 meses en atención al cliente\nWord y Excel',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  // accounting in Lima
  {
    key: 'month-starts-pract-contable-san-isidro',
    title: 'Practicante Pre Profesional de Contabilidad',
    category: 'Finanzas',
    skills: ['Excel', 'SUNAT', 'Concar'],
    description:
      'Somos un grupo inmobiliario con 20 años en el mercado. Apoyarás en registro de comprobantes, conciliaciones bancarias, detracciones y archivo digital. Ambiente joven, snack corner, tarde libre por cumpleaños, convenio con tu universidad.',
    requirements:
      'Estudiante de 7mo a 10mo ciclo de Contabilidad\nExcel intermedio\n30 horas semanales\nConvenio de prácticas',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'month-starts-pract-auditoria-miraflores',
    title: 'Intern – Audit & Assurance (temporada alta)',
    category: 'Finanzas',
    skills: ['Inglés', 'Excel'],
    description:
      'Firma internacional. Te sumas a equipos de auditoría financiera en bancos, minería y retail: papeles de trabajo, circularizaciones, inventarios físicos, pruebas de detalle. Viajes ocasionales.',
    requirements:
      'Últimos ciclos o recién egresado de Contabilidad, tercio superior\nInglés intermedio como mínimo\nDisponibilidad full time',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'month-starts-aux-contable-estudio-lince',
    title: 'Auxiliar contable p/ estudio',
    category: 'Finanzas',
    skills: [],
    description:
      'Estudio pequeño con 40 clientes mype. Registro de compras y ventas, SIRE, PDT 621, planilla electrónica de pocos trabajadores, trámites en SUNAT y SUNAFIL. Aprenderás todo con la contadora.',
    requirements:
      'Estudiante o egresado técnico/univ. de contabilidad\n6 meses en estudio, incluye practicas\nSaber usar clave SOL',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 a 1,400',
  },
  {
    key: 'month-starts-analista-contable-sr-surquillo',
    title: 'Analista Contable Senior',
    category: 'Finanzas',
    skills: ['SAP FI', 'NIIF', 'Cierre contable'],
    description:
      'Responsable del cierre mensual de dos compañías, análisis de cuentas, activo fijo, impuestos diferidos, reporte a casa matriz y atención a auditores.',
    requirements:
      'Contador titulado, colegiado de preferencia\n4 a 5 años en posiciones similares\nSAP FI\nNIIF acreditado',
    experience: '5+',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,800 - 5,500',
  },
  {
    key: 'month-starts-cxp-ate',
    title: 'Asistente de cuentas por pagar',
    category: 'Finanzas',
    skills: ['SAP', 'Excel intermedio'],
    description:
      'Planta de plásticos. Recepción y validación de facturas contra OC, programación de pagos semanales, detracciones, retenciones, conciliación con proveedores.',
    requirements:
      'Técnico o bachiller de Contabilidad\n1 año en cuentas por pagar o tesorería\nERP (SAP, Starsoft u otro)',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'month-starts-factur-cobranza-lavictoria',
    title: 'Asistente de Facturación y Cobranzas',
    category: 'Finanzas',
    skills: [],
    description:
      'Emitir facturas y guías electronicas, notas de credito, llamar a clientes por facturas vencidas, letras a banco, reporte de cartera. Lun-vie 8:30 a 6:30, sáb hasta la 1.',
    requirements: 'Técnica en contabilidad o administración\nExperiencia mínima 1 año\nCarácter para cobrar',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'month-starts-pract-tesoreria-callao',
    title: 'PRACTICANTE TESORERÍA – CALLAO',
    category: 'Finanzas',
    skills: ['Excel'],
    description:
      'Agencia de carga. Apoyo en flujo de caja, arqueos, rendiciones de los despachadores, cargar pagos en banca por internet, conciliaciones.',
    requirements: 'Estudiante de Contabilidad, Finanzas o Administración desde 6to ciclo\nCon convenio',
    experience: '0-1',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + almuerzo',
  },
  {
    key: 'month-starts-contador-general-surco',
    title: 'Contador General',
    category: 'Finanzas',
    skills: ['Concar', 'Tributación', 'Planillas'],
    description:
      'Empresa constructora mediana requiere contador que firme balances, vea fiscalizaciones, costos por obra y lidere a 3 asistentes.',
    requirements: 'CPC colegiado y habilitado\n6 años de experiencia, 3 en construcción',
    experience: '5+',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,000',
  },
  {
    key: 'month-starts-pract-adm-jesusmaria',
    title: 'Practicante de Administración',
    category: 'Administración',
    skills: [],
    description:
      'Institución educativa. Ordenar expedientes, cotizar, caja chica, cuadro de gastos, coordinar con mensajero.',
    requirements:
      'Estudiante universitario o técnico de Administración, Contabilidad o Negocios\nOffice\nMedio turno posible',
    experience: '0-1',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  // maintenance, electricity and mechanics in the south
  {
    key: 'month-starts-tec-electricista-textil-aqp',
    title: 'TÉCNICO ELECTRICISTA INDUSTRIAL',
    category: 'Operaciones',
    skills: ['Tableros', 'Variadores', 'PLC básico'],
    description:
      'Mantenimiento preventivo y correctivo de telares, tableros de fuerza y control, arranque de motores, iluminacion de planta. 3 turnos rotativos.',
    requirements:
      'Titulo técnico (SENATI, TECSUP o similar) en electricidad o electrotecnia\n1 año en planta\nLectura de planos eléctricos',
    experience: '1-2',
    location: 'Parque Industrial, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'month-starts-aprendiz-mantto-aqp',
    title: 'Practicante profesional – Mantenimiento de planta',
    category: 'Operaciones',
    skills: [],
    description:
      'Embotelladora. Acompañarás al equipo electromecánico en rutinas de lubricación, revisión de motores, fajas, sensores y carga de avisos en el sistema. Duración 12 meses con posibilidad de quedarte.',
    requirements:
      'Egresado (máx. 1 año) de carreras técnicas: electrotecnia, mecánica de mantenimiento, electrónica industrial\nCarta de presentación del instituto',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'month-starts-tec-mantto-unidad-minera',
    title: 'Técnico Mantenimiento Eléctrico II – Unidad minera (14x7)',
    category: 'Operaciones',
    skills: ['Media tensión', 'Bloqueo y etiquetado'],
    description:
      'Contratista en tajo abierto. Mantenimiento de subestaciones, bombas y palas. Campamento, alimentación y transporte desde Arequipa y Cusco.',
    requirements:
      'Técnico electricista titulado\n3 años en gran minería\nEMO apto altura\nExamen de media tensión',
    experience: '3-5',
    location: 'Espinar, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 3,800 + asignaciones',
  },
  {
    key: 'month-starts-ayudante-electrico-minera',
    title: 'Ayudante electricista (parada de planta)',
    category: 'Operaciones',
    skills: [],
    description:
      '25 días. Cableado, entubado y conexionado apoyando a oficiales. Pasajes, hotel y comida por la empresa desde Arequipa, Ica o Lima. Se contratan 20 personas.',
    requirements:
      'Estudios técnicos de electricidad o similar\nSCTR lo pone la empresa\nExamen médico\nSin experiencia tambien',
    experience: '0-1',
    location: 'Marcona, Ica',
    mode: 'onsite',
    salaryText: 'S/ 95 x día + viáticos',
  },
  {
    key: 'month-starts-operario-envasado-aqp',
    title: 'Operador de línea de envasado',
    category: 'Operaciones',
    skills: ['BPM'],
    description:
      'Manejo de etiquetadora y encajonadora, cambio de formato, ajustes menores, limpieza y reporte de paradas.',
    requirements: 'Técnico mecánico, electrónico o 6 meses en planta de consumo masivo\nTurnos rotativos',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,350 + turno noche',
  },
  {
    key: 'month-starts-sup-mantto-aqp',
    title: 'Supervisor de Mantenimiento Electromecánico',
    category: 'Operaciones',
    skills: ['Planner', 'Confiabilidad', 'Contratistas'],
    description:
      'Planta cementera. Supervisa 14 técnicos, plan anual, presupuesto, KPI MTBF y MTTR, contratistas.',
    requirements: 'Ing. mecánico eléctrico, electricista o mecánico colegiado\n5 años en planta industrial',
    experience: '5+',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 5,500 a 6,500',
  },
  {
    key: 'month-starts-fibra-aqp',
    title: 'Instalador de fibra óptica FTTH',
    category: 'Tecnología',
    skills: [],
    description:
      'Instalar internet en casas: tendido de drop, fusión o conector rápido, configurar router, explicar al cliente. Se da moto o camioneta a los que tengan brevete.',
    requirements:
      'Técnico en telecom, electrónica, electricidad o afines (egresado o último semestre)\nNo temer a la altura\nBrevete deseable',
    experience: '0-1',
    location: 'Cerro Colorado, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + S/ 15 por instalación',
  },
  {
    key: 'month-starts-vendedor-mat-electrico-aqp',
    title: 'Vendedor técnico de mostrador – material eléctrico',
    category: 'Ventas',
    skills: [],
    description:
      'Tienda de cables, tableros, LED y automatización en calle Pizarro. Asesorar a electricistas y contratistas, cotizar, facturar, ver stock.',
    requirements:
      'Conocimientos de electricidad (técnico completo o trunco)\n1 año en ventas deseable\nTrato amable',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comision',
  },
  // safety, environment, quality, laboratory
  {
    key: 'month-starts-asist-ssoma-ventanilla',
    title: 'Asistente SSOMA',
    category: 'Operaciones',
    skills: ['IPERC', 'Charlas 5 min', 'ATS'],
    description:
      'Planta de envases metálicos. Inspecciones, registro de capacitaciones, entrega de EPP, estadísticas de accidentes, apoyo al comité y control de residuos sólidos.',
    requirements:
      'Bachiller en Ing. Ambiental, Industrial, Seguridad o afines\n6 meses a 1 año, prácticas cuentan\nLey 29783',
    experience: '0-1',
    location: 'Ventanilla, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'month-starts-pract-ambiental-sanborja',
    title: 'Practicante Profesional Medio Ambiente – Consultora',
    category: null,
    skills: ['ArcGIS', 'Redacción técnica'],
    description:
      'Apoyo a especialistas en líneas base, DIA y EIA-sd: revisar información secundaria, armar mapas y anexos, salidas de campo de 5 días a Áncash y Pasco.',
    requirements: 'Egresado de Ing. Ambiental, Geográfica o Biología\nArcGIS básico\nExcel',
    experience: '0-1',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'month-starts-sup-ssoma-obra-lurin',
    title: 'Supervisor SSOMA – obra nave industrial',
    category: 'Operaciones',
    skills: ['Trabajo en altura', 'Izaje', 'PETS'],
    description:
      '8 meses de obra. Liderar la prevención en campo: permisos, PETAR, investigación de incidentes, dossier de seguridad para cliente.',
    requirements:
      'Ingeniero colegiado y habilitado\n3 años como supervisor SST en construcción\nCurso de alturas',
    experience: '3-5',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,500',
  },
  {
    key: 'month-starts-monitor-ambiental-pasco',
    title: 'Monitor Ambiental junior (régimen 14x7)',
    category: 'Operaciones',
    skills: [],
    description:
      'Toma de muestras de agua, aire y ruido según protocolo, llenado de cadenas de custodia, control de poza y punto de acopio de residuos. Bus desde Lima. Alimentacion incluida.',
    requirements:
      'Bachiller o técnico en ing. ambiental, química o metalurgia\nHasta 2 años\nBrevete A1 deseable\nApto para altura',
    experience: '0-1',
    location: 'Cerro de Pasco, Pasco',
    mode: 'onsite',
    salaryText: 'S/ 2,400 + campamento',
  },
  {
    key: 'month-starts-calidad-alimentos-ate',
    title: 'Inspector(a) de calidad – turno noche',
    category: 'Operaciones',
    skills: ['HACCP', 'BPM'],
    description:
      'Fábrica de galletas y snacks. Control en línea: peso, sellado, detector de metales, cuerpos extraños, liberar lotes, verificar limpieza.',
    requirements:
      'Técnico o bachiller en Industrias Alimentarias, Química o afines\n1 año en planta de alimentos',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 + 35% nocturno',
  },
  {
    key: 'month-starts-trainee-calidad-procesos-callao',
    title: 'Programa Trainee Operaciones 2025',
    category: 'Operaciones',
    skills: ['Mejora continua', 'Power BI', 'Inglés'],
    description:
      '18 meses, 3 rotaciones (calidad, seguridad & medio ambiente, planeamiento) en compañía líder de consumo masivo. Mentoría con gerentes, proyectos reales. Si eres curioso y te retas a diario ¡este es tu lugar!',
    requirements:
      'Bachiller de Ingeniería (Industrial, Ambiental, Alimentarias, Química) egresado entre 2023 y 2025\nTercio superior\nInglés intermedio-avanzado',
    experience: '0-1',
    location: 'Callao',
    mode: 'hybrid',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'month-starts-lab-aguas-callao',
    title: 'Analista de Laboratorio – aguas y efluentes',
    category: 'Operaciones',
    skills: ['Espectrofotometría', 'ISO 17025', 'Titulación'],
    description:
      'Ensayos fisicoquímicos (DBO, DQO, metales, aceites), preparación de reactivos, verificación de equipos, registros de ensayo según métodos SMEWW.',
    requirements: 'Bachiller o técnico en Química, Ing. Química o Biología\n1 año en laboratorio de ensayo',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,100',
  },
  {
    key: 'month-starts-cc-pinturas-lurin',
    title: 'Analista Control de Calidad (pinturas)',
    category: 'Operaciones',
    skills: [],
    description:
      'Análisis de materia prima y producto terminado: viscosidad, densidad, cubrimiento, color, pH. Ajuste de lotes junto con producción. Bus de la empresa desde Atocongo.',
    requirements:
      'Egresado de Química o Ing. Química, universitario o técnico\nExperiencia 1 a 2 años en control de calidad\nCarné de extranjería no es impedimento',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-starts-jefe-laboratorio-farma-ate',
    title: 'Jefe de Control de Calidad – Laboratorio farmacéutico',
    category: 'Operaciones',
    skills: ['HPLC', 'BPL', 'DIGEMID'],
    description:
      'Dirige el laboratorio fisicoquímico y microbiológico, valida métodos, atiende inspecciones de DIGEMID, firma certificados de análisis.',
    requirements:
      'Químico Farmacéutico colegiado y habilitado\n5 años en control de calidad, 2 jefaturando\nHPLC, estabilidad',
    experience: '5+',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 8,000',
  },
  {
    key: 'month-starts-vendedor-quimicos-lima',
    title: 'Asesor técnico comercial – insumos químicos',
    category: 'Ventas',
    skills: ['Prospección', 'Cartera industrial'],
    description:
      'Visitar plantas textiles, lavanderías y de tratamiento de agua, levantar necesidad, hacer pruebas de dosificación y cerrar pedidos. Se entrega laptop y se capacita en producto.',
    requirements:
      'Estudios de química, ing. química o industrial\n1 año en venta técnica o en planta con deseos de pasar a lo comercial\nBrevete deseable',
    experience: '1-2',
    location: 'Santa Anita, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,000 + comisiones + movilidad',
  },
  {
    key: 'month-starts-operador-ptar-chilca',
    title: 'Operador de planta de tratamiento',
    category: 'Operaciones',
    skills: [],
    description:
      'Dosificar, tomar muestras cada 2 horas, control de pH y cloro, limpieza de rejas, purga de lodos, anotar en bitácora. 12 horas 4x3.',
    requirements: 'Técnico químico, ambiental, mecánico o similar\n6 meses en planta',
    experience: '0-1',
    location: 'Chilca, Cañete',
    mode: 'onsite',
    salaryText: 'S/ 1,650 + movilidad desde Lima sur',
  },
  {
    key: 'month-starts-sig-villa',
    title: 'Asistente de Sistema Integrado de Gestión',
    category: 'Administración',
    skills: ['ISO 9001', 'ISO 14001', 'ISO 45001'],
    description:
      'Mantener lista maestra de documentos, seguimiento de no conformidades, indicadores, preparar auditorías internas y homologaciones (SGS, Bureau).',
    requirements:
      'Bachiller en Ing. Industrial, Ambiental o Química\n1 año en sistemas de gestión\nCurso de auditor interno trinorma',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,000',
  },
  // pharmacy and beauty in Lambayeque
  {
    key: 'month-starts-tec-farmacia-chiclayo',
    title: 'TÉCNICO(A) EN FARMACIA - CHICLAYO, LAMBAYEQUE, JLO',
    category: 'Ventas',
    skills: [],
    description:
      'Cadena de boticas. Dispensación con receta, venta sugerida, manejo de caja, control de vencimientos, toma de presión. Turnos rotativos.',
    requirements:
      'Título o egresado técnico en farmacia\n6 meses en botica o farmacia\nDisponibilidad para rotar de local',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + comisiones',
  },
  {
    key: 'month-starts-qf-director-chiclayo',
    title: 'Químico farmacéutico – Director técnico de botica',
    category: 'Operaciones',
    skills: [],
    description: 'Regencia, libro de controlados, BPO/BPA, capacitar al personal técnico. 8 horas.',
    requirements: 'Q.F. titulado, colegiado y habilitado\n1 año de colegiatura\nConocer normas DIGEMID',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'month-starts-cosmiatra-chiclayo',
    title: 'Cosmiatra / cosmetóloga para spa',
    category: null,
    skills: ['Limpieza facial', 'Aparatología'],
    description:
      'Centro estético en Santa Victoria. Limpiezas profundas, peeling superficial, radiofrecuencia, masajes reductores y venta de paquetes.',
    requirements:
      'Técnica en cosmetología o cosmiatría con certificado\n1 año en spa o centro estético\nBuena presencia',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + 10% por tratamiento',
  },
  {
    key: 'month-starts-dermoconsejera-chiclayo',
    title: 'Dermoconsejera – marca francesa en farmacias',
    category: 'Ventas',
    skills: ['Dermocosmética', 'Sell out'],
    description:
      'Impulsarás protectores, hidratantes y antiedad en 3 farmacias de Chiclayo. Asesoría personalizada de piel, exhibición, reporte de ventas diario por app.',
    requirements: 'Técnica en farmacia, cosmetología o enfermería\n6 meses vendiendo salud o belleza',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + bono 400',
  },
  {
    key: 'month-starts-visitador-medico-norte',
    title: 'Visitador Médico – Lambayeque y Cajamarca',
    category: 'Ventas',
    skills: ['Panel médico', 'SFE'],
    description:
      'Laboratorio nacional. Visita a médicos (panel de 180), farmacias y boticas; seguimiento de receta. Viajes quincenales a Cajamarca y Jaén.',
    requirements:
      'Técnico o univ. en farmacia, obstetricia, enfermería, administración\n1 año de visita médica\nAuto o moto',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,500 + comisiones + viáticos',
  },
  {
    key: 'month-starts-docente-tec-farmacia-chiclayo',
    title: 'Docente por horas – carrera Farmacia Técnica',
    category: null,
    skills: [],
    description:
      'Dictado de buenas prácticas de dispensación y farmacotecnia, turno noche, 12 a 18 horas semanales.',
    requirements:
      'Químico farmacéutico o profesional técnico titulado en farmacia\n3 años en el rubro\nExperiencia docente deseable',
    experience: '3-5',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 22 la hora',
  },
  {
    key: 'month-starts-recep-estetica-chiclayo',
    title: 'Recepcionista para clínica estética y láser',
    category: 'Administración',
    skills: [],
    description: 'Agenda, contestar whatsapp e instagram, cobrar, explicar promociones y cerrar paquetes.',
    requirements:
      'Técnico de cualquier especialidad, de preferencia salud o belleza\nExperiencia en atención al público\nFacilidad de palabra',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + comisión por cierre',
  },
  {
    key: 'month-starts-almacen-drogueria-pimentel',
    title: 'Auxiliar de almacén droguería',
    category: 'Operaciones',
    skills: [],
    description: 'Recepción, rotulado y despacho de medicamentos, cadena de frío, BPA, fefo, inventarios.',
    requirements: 'Técnico en farmacia, o secundaria con 1 año en almacén\nDisponibilidad de lunes a sábado',
    experience: '0-1',
    location: 'Pimentel, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,180',
  },
  // guarding, loss prevention
  {
    key: 'month-starts-sup-seguridad-agro-ica',
    title: 'Supervisor de Seguridad Patrimonial – fundo',
    category: 'Operaciones',
    skills: ['Rondas', 'Informes', 'Personal'],
    description:
      'Agroexportadora. Turnos de 25 agentes, control de accesos de 3 mil trabajadores, robos de fruta y cable, coordinación con PNP, parte diario. 6x1.',
    requirements:
      'Licenciado o retirado de FFAA\nPNP de preferencia\n3 años en seguridad o mando de personal\nBrevete de moto o auto\nCarné SUCAMEC',
    experience: '3-5',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 2,600',
  },
  {
    key: 'month-starts-agente-resguardo-ica',
    title: 'AGENTE DE SEGURIDAD 12 HORAS',
    category: null,
    skills: [],
    description:
      'Puesto en planta pesquera y supermercados. Uniforme gratis, pago puntual, curso sucamec incluido.',
    requirements: 'Secundaria completa\nNo tener antecedentes\nLicenciado FFAA es plus',
    experience: '0-1',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'month-starts-prevencion-perdidas-ica',
    title: 'Jefe de Prevención – tienda por departamento',
    category: 'Operaciones',
    skills: ['Merma', 'CCTV', 'Investigación'],
    description:
      'Responsable de merma e inventarios, intervención de hurtos, 12 prevencionistas, protocolo INDECI, análisis de transacciones.',
    requirements:
      'Técnico o universitario, o suboficial en retiro\n3 años en seguridad o prevención retail, 1 como jefe',
    experience: '3-5',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'month-starts-cctv-central-ica',
    title: 'Operador de centro de control (CCTV y GPS)',
    category: 'Tecnología',
    skills: [],
    description: 'Monitorear 120 cámaras y la flota, llamar por radio, escribir ocurrencias. Turnos 12x12',
    requirements: 'Secundaria o técnico\nOffice básico\n6 meses en seguridad o monitoreo',
    experience: '0-1',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'month-starts-escolta-conductor-lima',
    title: 'Conductor de seguridad (resguardo personal)',
    category: null,
    skills: ['Manejo defensivo', 'Arma'],
    description: 'Resguardo de familia empresaria. Rutas, avanzada, discreción total. 24x24.',
    requirements: 'PNP o FFAA en retiro\nLicencia de uso de arma vigente L3 o L4\nBrevete A2A\nVivir en Lima',
    experience: '3-5',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  // tourism in Cusco
  {
    key: 'month-starts-contenido-agencia-viajes-cusco',
    title: 'Creador(a) de contenido p/ agencia de viajes',
    category: 'Marketing',
    skills: [],
    description:
      'Fotos y videos de nuestros circuitos (Camino Inca, Vinicunca, Laguna Humantay), subirlos a diario, contestar mensajes de pasajeros y pasar los interesados a reservas.',
    requirements:
      'Saber grabar y editar con celular\nInglés para escribir\nExperiencia en redes de negocios, mínimo 6 meses\nBuen estado fisico',
    experience: '0-1',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + salidas a tours',
  },
]
