import type { LabelledJob } from '../../labelled.ts'

/** Logistics, purchasing, foreign trade, transport and private security. */
export const logisticsSecurityJobs: LabelledJob[] = [
  {
    key: 'auxiliar-almacen-callao',
    title: 'AUXILIAR DE ALMACEN',
    category: 'Operaciones',
    skills: [],
    description:
      'OPERADOR LOGISTICO REQUIERE AUXILIARES DE ALMACEN PARA SU SEDE DEL CALLAO. FUNCIONES: CARGA Y DESCARGA, PICKING Y PACKING, ROTULADO, CONTEO DE INVENTARIOS, ORDEN Y LIMPIEZA. TURNOS ROTATIVOS DIA Y NOCHE, MOVILIDAD EN TURNO NOCHE, ALIMENTACION SUBVENCIONADA, PLANILLA Y PAGO DE HORAS EXTRAS. ENTREVISTA E INGRESO INMEDIATO. PRESENTARSE CON DNI Y CV.',
    requirements:
      'SECUNDARIA COMPLETA\n6 MESES DE EXPERIENCIA EN ALMACEN (NO INDISPENSABLE)\nDISPONIBILIDAD PARA TURNOS',
    experience: '0-1',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,130 - S/ 1,400',
  },
  {
    key: 'operador-montacargas-lurin',
    title: 'Operador de Montacargas',
    category: 'Operaciones',
    skills: ['Montacargas', 'Almacén', 'Apilador eléctrico'],
    description:
      'Centro de distribución en Lurín necesita operador de montacargas para recepción, almacenamiento en racks de hasta nueve metros y despacho. Revisarás el equipo con la lista diaria, cuidarás la mercadería y registrarás los movimientos con radiofrecuencia. Trabajo de lunes a sábado en turnos rotativos. Bus de personal desde el sur de Lima, comedor, planilla y bono por cero accidentes.',
    requirements:
      'Secundaria completa\nCertificado vigente de operador de montacargas y licencia A-I\n1 año de experiencia en equipo retráctil',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 1,900',
  },
  {
    key: 'jefe-almacen-lima',
    title: 'Jefe de Almacén y Distribución',
    category: 'Operaciones',
    skills: [
      'Gestión de almacenes',
      'Inventarios',
      'WMS',
      'Distribución',
      'Indicadores logísticos',
      'Liderazgo',
    ],
    description:
      'Laboratorio farmacéutico busca jefe de almacén y distribución. Liderará a veinticinco personas en dos turnos y será responsable de la exactitud del inventario, de las buenas prácticas de almacenamiento y de transporte, de la cadena de frío, de las rutas de reparto propias y tercerizadas y de los indicadores de nivel de servicio y costo. Conducirá la implementación del nuevo WMS y los inventarios generales con auditoría. Se requiere experiencia en empresas con producto regulado: alimentos, farmacéuticos o consumo.',
    requirements:
      'Titulado en Ingeniería Industrial, Administración o Logística\nMás de 5 años en almacenes, 3 como jefe\nWMS y Excel avanzado\nBPA deseable',
    experience: '5+',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'analista-compras-lima',
    title: 'Analista de Compras',
    category: 'Operaciones',
    skills: ['Compras', 'Negociación con proveedores', 'SAP MM', 'Excel', 'Licitaciones'],
    description:
      'Empresa pesquera requiere analista de compras para repuestos, materiales y servicios de flota y planta. Atenderás los pedidos de las áreas, buscarás y homologarás proveedores, harás cuadros comparativos, negociarás precio y plazo, emitirás órdenes en SAP MM y harás seguimiento hasta la entrega. En veda se planifica y en temporada se corre: un repuesto que no llega detiene una embarcación. Oficina en San Isidro con visitas al Callao y a Chimbote.',
    requirements:
      'Bachiller en Administración, Ingeniería Industrial o Negocios Internacionales\n2 a 3 años en compras industriales\nSAP MM, Excel avanzado',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500 - S/ 4,300',
  },
  {
    key: 'asistente-logistica-arequipa',
    title: 'Asistente de Logística',
    category: 'Operaciones',
    skills: ['Órdenes de compra', 'Kardex', 'Excel', 'Coordinación de despachos'],
    description:
      'Contratista minera con base en Arequipa busca asistente de logística para compras menores, control de kardex, coordinación de despachos a mina, guías de remisión y seguimiento de proveedores locales. El trabajo es de oficina y almacén, con salidas a recoger materiales. Pedimos orden y reacción rápida, pues la obra no espera. Planilla, SCTR y posibilidad de pasar a mina como logístico de proyecto.',
    requirements:
      'Egresado técnico o universitario de Administración, Logística o Ingeniería Industrial\n1 año en logística o almacén\nExcel intermedio',
    experience: '1-2',
    location: 'Cerro Colorado, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,700 - S/ 2,000',
  },
  {
    key: 'coordinador-comercio-exterior-callao',
    title: 'Coordinador de Comercio Exterior',
    category: 'Operaciones',
    skills: ['Importaciones', 'Exportaciones', 'Incoterms', 'Aduanas', 'Inglés'],
    description:
      'Agroexportadora de palta y arándano busca coordinador de comercio exterior. Coordinarás reservas con navieras, documentos de embarque, certificados fitosanitarios con SENASA, canales de aduana con el agente, seguimiento de contenedores refrigerados y reclamos de clientes en Europa y Asia. En campaña salen sesenta contenedores a la semana y no se puede perder un corte documentario. Comunicación diaria en inglés por correo. Dos días remotos fuera de campaña.',
    requirements:
      'Bachiller en Negocios Internacionales o Administración\n3 años en operaciones de exportación\nIncoterms, drawback, regímenes aduaneros\nInglés intermedio a avanzado',
    experience: '3-5',
    location: 'Callao',
    mode: 'hybrid',
    salaryText: 'S/ 3,800 - S/ 4,800',
  },
  {
    key: 'conductor-camion-arequipa',
    title: 'Conductor A-IIIc - Transporte de mineral',
    category: 'Operaciones',
    skills: ['Licencia A-IIIc', 'Manejo defensivo', 'Encapsulados', 'Mecánica básica'],
    description:
      'Empresa de transporte de concentrado de mineral requiere conductores para la ruta Arequipa, Matarani y unidades mineras del sur. Conducción de tracto con encapsulado, inspección de la unidad, control de documentos y respeto estricto de horas de descanso: aquí nadie maneja más de cinco horas seguidas. Régimen 14x7, hospedaje y alimentación a cargo de la empresa, SCTR y seguro vida ley. Se aplicará prueba de manejo, examen médico y control de récord de papeletas.',
    requirements:
      'Licencia A-IIIc vigente\n3 años conduciendo tracto camión, deseable en minería\nRécord de conductor limpio\nManejo defensivo',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 3,800',
  },
  {
    key: 'repartidor-moto-lima',
    title: 'Repartidor motorizado',
    category: 'Operaciones',
    skills: [],
    description:
      'Botica con delivery busca motorizados con moto propia para Lima norte. Pedidos cortos, pago semanal, combustible y seguro. Tiempo completo en planilla o medio tiempo por recibo. Tener brevete B-IIb, SOAT y celular con datos. Conocer Los Olivos, San Martin y Comas.',
    requirements: 'Licencia B-IIb vigente\nMoto propia con SOAT\nSecundaria completa',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 - S/ 1,800',
  },
  {
    key: 'chofer-reparto-lima',
    title: 'Chofer de reparto (A-IIb)',
    category: 'Operaciones',
    skills: ['Licencia A-IIb', 'Reparto', 'Liquidación de guías'],
    description:
      'Distribuidora de bebidas necesita choferes para camión de reparto en Lima Este. Salida a las 5:30 de la mañana con dos auxiliares, entrega en bodegas según ruta, cobro y liquidación al regreso. Responsable de la unidad y del dinero. Buen trato con el cliente. Planilla, comisión por caja entregada, desayuno, uniforme y un día de descanso fijo.',
    requirements:
      'Licencia A-IIb o superior\n1 a 2 años en reparto de consumo masivo\nConocimiento de rutas de Lima Este\nSin papeletas graves',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,200',
  },
  {
    key: 'agente-seguridad-lima',
    title: 'AGENTE DE SEGURIDAD',
    category: null,
    skills: [],
    description:
      'EMPRESA DE VIGILANCIA PRIVADA REQUIERE AGENTES PARA SEDES DE BANCOS, CLINICAS Y CENTROS COMERCIALES EN LIMA. FUNCIONES: CONTROL DE ACCESOS, RONDAS, REVISION DE PAQUETES, LLENADO DE CUADERNO DE OCURRENCIAS Y ATENCION AL PUBLICO. TURNOS DE 12 HORAS, 6X1. UNIFORME GRATIS, CURSO SUCAMEC PAGADO POR LA EMPRESA, PLANILLA Y HORAS EXTRAS. LICENCIADOS DE FFAA SON BIENVENIDOS.',
    requirements: 'SECUNDARIA COMPLETA\nSIN ANTECEDENTES\nCARNE SUCAMEC (DESEABLE)',
    experience: '0-1',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 - S/ 1,900',
  },
  {
    key: 'supervisor-seguridad-lima',
    title: 'Supervisor de Seguridad Patrimonial',
    category: null,
    skills: ['Seguridad física', 'Supervisión de agentes', 'CCTV', 'Informes', 'Protocolos de emergencia'],
    description:
      'Centro comercial de Lima norte busca supervisor de seguridad patrimonial. Conducirás los turnos de treinta agentes de una empresa tercera y del centro de control de cámaras, elaborarás consignas, investigarás robos y accidentes, coordinarás con la comisaría y con serenazgo, y dirigirás simulacros. Informes diarios a la jefatura. Experiencia previa en retail o en centros comerciales, carácter sereno y buen trato con el visitante incluso cuando reclama.',
    requirements:
      'Técnico, oficial o suboficial en retiro, o estudios en Administración de la Seguridad\n3 años supervisando seguridad física\nCarné SUCAMEC y licencia L4 (deseable)\nManejo de CCTV',
    experience: '3-5',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,300',
  },
  {
    key: 'operador-cctv-arequipa',
    title: 'Operador de Centro de Control (CCTV)',
    category: null,
    skills: ['CCTV', 'Monitoreo de alarmas', 'Redacción de reportes', 'Radio'],
    description:
      'Empresa de resguardo con clientes mineros solicita operador de CCTV para su central en Arequipa. Monitoreo de cámaras y alarmas, seguimiento de unidades por GPS, comunicación por radio con los puestos, registro de incidentes y alerta a los supervisores. Turnos de 12 horas en sistema 4x3. Concentración, buena redacción y manejo de computadora.',
    requirements:
      'Secundaria completa, deseable técnico\n1 año en centro de control o vigilancia\nCarné SUCAMEC vigente\nOffice básico',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'almacenero-ves-lima',
    title: 'Almacenero',
    category: 'Operaciones',
    skills: ['Recepción de mercadería', 'Inventarios', 'Kardex', 'Montacargas'],
    description:
      'Fábrica de muebles en Villa El Salvador busca almacenero para recepción, ubicación, despacho a planta, kardex e inventario mensual. Uso eventual de montacargas con certificado.',
    requirements: '1 a 2 años como almacenero\nKardex en Excel\nCertificado de montacargas deseable',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,700',
  },
  {
    key: 'coordinador-distribucion-lima',
    title: 'Coordinador de Distribución y Transporte',
    category: 'Operaciones',
    skills: ['Ruteo', 'Transportistas', 'Nivel de servicio', 'Excel'],
    description:
      'Empresa de bebidas necesita coordinador para planificar rutas, controlar a siete transportistas, medir entregas a tiempo y negociar tarifas. Reporta al jefe de logística.',
    requirements:
      'Bachiller en Ingeniería Industrial o Administración\n3 años en distribución\nExcel avanzado',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,000 - S/ 4,800',
  },
  {
    key: 'gerente-supply-lurin',
    title: 'Gerente de Cadena de Suministro',
    category: 'Operaciones',
    skills: ['Supply chain', 'S&OP', 'Compras', 'Almacenes', 'Transporte'],
    description:
      'Fabricante de productos de limpieza busca gerente para planeamiento, compras, almacenes y distribución. Equipo de sesenta, presupuesto propio y participación en el comité de dirección.',
    requirements: 'Más de 8 años en cadena de suministro, 3 en jefaturas\nS&OP\nInglés intermedio',
    experience: '5+',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 12,000 - S/ 15,000',
  },
  {
    key: 'analista-importaciones-lima',
    title: 'Analista de Importaciones',
    category: 'Operaciones',
    skills: ['Importaciones', 'Incoterms', 'Despacho aduanero', 'Inglés', 'SAP'],
    description:
      'Importadora de equipos médicos busca analista para colocar órdenes a fábricas de Asia y Europa, coordinar embarques, registros sanitarios y nacionalización, y costear cada importación.',
    requirements: 'Negocios Internacionales o afines\n2 a 3 años en importaciones\nInglés avanzado',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,200 - S/ 4,000',
  },
  {
    key: 'conductor-cisterna-moquegua',
    title: 'Conductor de Cisterna - Combustible',
    category: 'Operaciones',
    skills: ['Licencia A-IIIc', 'MATPEL', 'Manejo defensivo'],
    description:
      'Transportista de combustible para minería requiere conductores de cisterna en la ruta Mollendo, Ilo y Moquegua. Régimen 20x10, campamento y bono de seguridad.',
    requirements: 'Licencia A-IIIc con categoría especial A-IV\n3 años en tracto\nMATPEL vigente',
    experience: '3-5',
    location: 'Ilo, Moquegua',
    mode: 'onsite',
    salaryText: 'S/ 3,000 - S/ 3,500',
  },
  {
    key: 'conductor-bus-puno',
    title: 'Conductor de Ómnibus Interprovincial',
    category: 'Operaciones',
    skills: ['Licencia A-IIIa', 'Transporte de pasajeros'],
    description:
      'Empresa de transporte de pasajeros requiere conductores para la ruta Juliaca, Arequipa y Tacna. Dos conductores por unidad, descanso en ruta controlado y GPS.',
    requirements: 'Licencia A-IIIa o A-IIIc\n3 años en ómnibus o camión\nRécord limpio',
    experience: '3-5',
    location: 'Juliaca, Puno',
    mode: 'onsite',
    salaryText: 'S/ 2,500 - S/ 2,900',
  },
  {
    key: 'chofer-camioneta-lima',
    title: 'CHOFER DE CAMIONETA PARA ENTREGAS',
    category: 'Operaciones',
    skills: [],
    description:
      'FERRETERIA MAYORISTA EN SAN JUAN DE LURIGANCHO BUSCA CHOFER PARA ENTREGA DE MATERIALES EN LIMA. CARGA LIGERA, COBRO CONTRA ENTREGA, CUIDADO DE LA UNIDAD. HORARIO FIJO Y ALMUERZO.',
    requirements: 'LICENCIA A-I O A-IIB\n1 ANO DE EXPERIENCIA\nCONOCER LIMA',
    experience: '1-2',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,700',
  },
  {
    key: 'agente-prevencion-tienda-lima',
    title: 'Agente de Prevención',
    category: null,
    skills: ['Prevención de pérdidas', 'CCTV', 'Control de accesos'],
    description:
      'Tienda por departamentos en Independencia busca agentes de prevención: vigilancia en piso, probadores y puertas, monitoreo de cámaras, arqueos y apoyo en emergencias. Turnos de ocho horas.',
    requirements: 'Secundaria completa\n6 meses en vigilancia o prevención\nSUCAMEC deseable',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 - S/ 1,500',
  },
  {
    key: 'jefe-prevencion-lima',
    title: 'Jefe de Prevención de Pérdidas',
    category: null,
    skills: ['Prevención de pérdidas', 'Auditorías', 'Liderazgo', 'Indicadores de merma'],
    description:
      'Cadena de supermercados busca jefe de prevención para quince locales. Política de seguridad, investigaciones, merma, contratos con empresas de vigilancia y reporte a la gerencia.',
    requirements:
      'Más de 5 años en prevención, 2 como jefe o supervisor zonal\nEstudios superiores\nExcel intermedio',
    experience: '5+',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 5,000 - S/ 6,000',
  },
  {
    key: 'asistente-compras-mina-arequipa',
    title: 'Asistente de Compras',
    category: 'Operaciones',
    skills: ['Compras', 'Cotizaciones', 'Excel', 'ERP'],
    description:
      'Proveedor de servicios de perforación busca asistente de compras en Arequipa: cotizar, emitir órdenes, seguir entregas y cuadrar facturas con almacén y contabilidad.',
    requirements:
      'Técnico o bachiller en Administración o Logística\n1 a 2 años en compras\nExcel intermedio',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,200',
  },
]
