import type { LabelledJob } from '../../labelled.ts'

/** Ads of an ordinary week: the fields ventas and cajas-tiendas. */
export const dailyJobsShop: LabelledJob[] = [
  // ventas
  {
    key: 'daily-ven-motos-piura',
    title: 'ASESOR DE VENTAS MOTOS',
    category: 'Ventas',
    skills: [],
    description:
      'Tienda de motos y mototaxis en la av. Sánchez Cerro busca 3 vendedores. Atender en piso, salir a volantear a mercados, llenar la solicitud de crédito y hacer seguimiento. El que vende gana.',
    requirements:
      'Exp. en ventas de campo o créditos (motos, electro, financieras) 6 meses\nVivir en Piura o Castilla',
    experience: '0-1',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'Básico S/ 1,130 + comisiones sin tope',
  },
  {
    key: 'daily-ven-asesor-negocios-sullana',
    title: 'Asesor de Negocios Micro y Pequeña Empresa',
    category: 'Finanzas',
    skills: ['Evaluación crediticia', 'Trabajo de campo', 'Cobranza'],
    description:
      'Caja rural selecciona asesores para su agencia Sullana. Promover créditos en mercados y bodegas, evaluar la capacidad de pago en el negocio y en el domicilio, armar el expediente, sustentar ante comité y recuperar la cartera vencida menor a 30 días. Movilidad asignada. Ingreso a planilla desde el primer día, seguro de vida, EPS y línea de carrera.',
    requirements:
      'Egresado técnico o universitario de Administración, Contabilidad, Economía o afines\n1 año como asesor de negocios o de créditos en financiera, caja o edpyme (indispensable)\nNo estar reportado en centrales de riesgo\nContar con moto y licencia B-II, no indispensable',
    experience: '1-2',
    location: 'Sullana, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + bono de productividad',
  },
  {
    key: 'daily-ven-ruta-bebidas-piura',
    title: 'Vendedor Autoventa / Preventa - Consumo Masivo',
    category: 'Ventas',
    skills: ['Preventa', 'Manejo de objeciones'],
    description:
      'Distribuidora exclusiva de gaseosas y snacks. Visitarás 45 puntos diarios entre bodegas y kioskos, tomarás el pedido en celular, cuidarás la exhibición y la cobertura. Lunes a sábado, salidas 6:45 am. Te brindamos: sueldo fijo, comisiones, combustible, uniforme, capacitación constante y grato ambiente laboral.',
    requirements: 'Secundaria completa\n1 año en rutas de consumo masivo\nMoto propia con papeles en regla',
    experience: '1-2',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + variable hasta S/ 900',
  },
  {
    key: 'daily-ven-corporativo-telecom-lima',
    title: 'Ejecutivo(a) Comercial B2B - Internet dedicado y nube',
    category: 'Ventas',
    skills: ['Prospección', 'CRM', 'Venta consultiva', 'Licitaciones privadas'],
    description:
      'Operador de fibra óptica busca cazador de cuentas medianas. Armarás tu propia cartera, levantarás el requerimiento con preventa, harás propuestas y cerrarás contratos de 24 a 36 meses. Cuota mensual en dólares. Salesforce. 3 días de campo, 2 de casa.',
    requirements:
      '3 años en venta corporativa de servicios de telecomunicaciones o TI\nBachiller o técnico en Administración, Ing. o Marketing\nCartera de clientes deseable',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,800 + comisiones',
  },
  {
    key: 'daily-ven-supervisor-creditos-chiclayo',
    title: 'Supervisor de Fuerza de Ventas - Tarjetas y préstamos',
    category: 'Ventas',
    skills: ['Manejo de equipos', 'Metas', 'Coaching'],
    description:
      'A cargo de 12 promotores en tiendas y campo. Reclutar, formar, acompañar en ruta, revisar expedientes observados y cumplir la meta de desembolso de la zona. Reporte diario al jefe regional.',
    requirements:
      '2 años supervisando vendedores de productos financieros\nEstudios técnicos o universitarios\nDisponibilidad para viajar a Piura y Jaén',
    experience: '3-5',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,500 + variable',
  },
  {
    key: 'daily-ven-ferreteria-piura',
    title: 'Vendedor mostrador ferretería',
    category: null,
    skills: [],
    description:
      'Se necesita vendedor con conocimiento de gasfitería, electricidad y pinturas. Horario corrido. Presentarse con CV en el local, frente al mercado.',
    requirements: 'Experiencia\nReferencias',
    experience: null,
    location: 'Castilla, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'daily-ven-inmobiliario-surco',
    title: 'Asesor Inmobiliario - Sala de ventas',
    category: 'Ventas',
    skills: ['Cierre de ventas', 'Créditos hipotecarios', 'Excel básico'],
    description:
      'Inmobiliaria con 4 proyectos en Surco y Surquillo. Recibirás a los interesados en caseta, harás el seguimiento de leads de portales y redes, simularás el crédito con el banco y acompañarás hasta la firma de minuta. Trabajo de miércoles a domingo.',
    requirements:
      '1 año vendiendo departamentos, vehículos o productos bancarios\nBuena presencia y trato\nHorario de fin de semana',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + 0.8% por departamento',
  },
  {
    key: 'daily-ven-repuestos-la-victoria',
    title: 'Vendedor de repuestos automotrices',
    category: 'Ventas',
    skills: ['Catálogo', 'Atención a talleres'],
    description:
      'Importadora en la av. México. Atender por mostrador, teléfono y whatsapp a mecánicos y talleres, identificar la pieza por chasis o muestra (suspensión, frenos, embrague, motor), cotizar y coordinar el delivery. Sabados hasta las 3.',
    requirements: 'Conocer de mecánica automotriz o 1 año vendiendo repuestos\nOffice básico',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + comisión',
  },
  {
    key: 'daily-ven-visitador-medico-trujillo',
    title: 'Representante Médico - Línea ginecológica',
    category: 'Ventas',
    skills: ['Visita médica', 'Ética farmacéutica'],
    description:
      'Laboratorio nacional requiere representante para Trujillo y Chimbote. 12 contactos médicos al día, farmacias, muestras, eventos. Auto propio (se reconoce depreciación).',
    requirements:
      '1 año en visita médica indispensable\nTécnico o universitario en ciencias de la salud o administración\nAuto y brevete A-I',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,200 + incentivos + movilidad',
  },
  {
    key: 'daily-ven-agroquimicos-ica',
    title: 'Asistente Técnico Comercial (ATC) Agro',
    category: 'Ventas',
    skills: ['Nutrición vegetal', 'Uva de mesa', 'Espárrago'],
    description:
      'Empresa de fertilizantes foliares y agroquímicos. Visitarás fundos de Ica, Pisco y Villacurí, montarás parcelas demostrativas, recomendarás aplicaciones y colocarás el pedido junto al distribuidor. Meta por campaña.',
    requirements:
      'Técnico agropecuario o ingeniero agrónomo\n2 años en campo (producción, sanidad o ventas)\nLicencia A-I activa',
    experience: '1-2',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 2,300 + comisiones + camioneta',
  },
  // cajas-tiendas
  {
    key: 'daily-caj-supermercado-independencia',
    title: 'CAJERO(A) FULL TIME - LIMA NORTE',
    category: null,
    skills: [],
    description:
      '¡Únete a nuestra familia! Supermercado líder busca cajeros para tienda de Lima Norte. Cobro rápido y cordial, cuadre, ofrecer la tarjeta de puntos y apoyar en empaque. Ingreso a planilla desde el primer día, almuerzo, descuento en compras, línea de carrera, 1 día de descanso.',
    requirements: 'Secundaria completa\nCon o sin experiencia\nTurnos rotativos',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bono puntualidad',
  },
  {
    key: 'daily-caj-banco-comas',
    title: 'Representante de Servicios (Ventanilla)',
    category: 'Finanzas',
    skills: ['Manejo de efectivo', 'Orientación al cliente', 'Ofimática'],
    description:
      'Banco busca representantes para sus agencias del cono norte. Atenderás depósitos, retiros, pagos y cambio de moneda, derivarás al cliente a los canales digitales, ofrecerás seguros y arquearás tu caja con diferencia cero. 48 horas semanales, planilla del banco, EPS.',
    requirements:
      'Estudiante o egresado técnico o univ. de Administración, Contabilidad, Economía o carreras afines\n6 meses recibiendo efectivo en banco, retail o servicios\nSin deudas en el sistema',
    experience: '0-1',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,450',
  },
  {
    key: 'daily-caj-botica-los-olivos',
    title: 'Técnica en farmacia / cajera',
    category: null,
    skills: ['Dispensación', 'Inyectables'],
    description:
      'Cadena de boticas. Atiendes la receta, dispensas bajo supervisión del químico farmacéutico, cobras, repones góndola, controlas vencimientos y cadena de frío. Turno tarde-noche.',
    requirements:
      'Técnico en farmacia titulado o egresado (indispensable por norma)\n1 año en botica de cadena\nAplicar inyectables',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisiones por producto',
  },
  {
    key: 'daily-caj-grifo-puente-piedra',
    title: 'Vendedor playero - Grifo',
    category: null,
    skills: [],
    description:
      'Estación de servicios solicita personal de isla: despachar combustible, cobrar en efectivo y tarjeta, emitir boleta o factura y cuadrar su turno. Turnos de 8 horas, mañana, tarde o noche.',
    requirements:
      'Experiencia en ventas, caja o grifo no indispensable\nVivir en Puente Piedra, Comas, Carabayllo o Los Olivos',
    experience: null,
    location: 'Puente Piedra, Lima',
    mode: 'onsite',
    salaryText: '1,130 + bono por lubricantes',
  },
  {
    key: 'daily-caj-encargada-perfumeria-comas',
    title: 'Encargado(a) de tienda - Perfumería y cuidado personal',
    category: 'Ventas',
    skills: ['Apertura y cierre', 'Inventarios', 'Liderazgo'],
    description:
      'Cadena de 20 locales abre en Comas. Serás responsable de la caja general, los depósitos, los horarios de 5 personas, los pedidos al almacén central, las mermas y la venta del mes.',
    requirements:
      '1 año como encargado, cajero principal o asistente de tienda en retail o boticas\nDisponibilidad de lunes a domingo con un día libre',
    experience: '1-2',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + bono de tienda',
  },
  {
    key: 'daily-caj-asesora-tienda-independencia',
    title: 'Asesor de Ventas Part Time y Full Time (Calzado y Vestuario)',
    category: 'Ventas',
    skills: ['Orientación al cliente'],
    description:
      'Tienda por departamento. Ordenar, doblar, probar tallas, cerrar ventas, apoyar en caja en horas punta y abrir tarjetas. Campaña navideña con posibilidad de quedarte.',
    requirements: 'Mayores de 18\nSecundaria completa\nDisponibilidad inmediata',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisión',
  },
  {
    key: 'daily-caj-anfitriona-cajera-miraflores',
    title: 'Cajera - Anfitriona restaurante',
    category: null,
    skills: ['Inglés básico', 'Sistema Infohotel o similar'],
    description:
      'Restaurante turístico requiere señorita o joven para caja y recepción: reservas, ubicar mesas, facturar, cerrar el día y entregar propinas. De 11 am a 8 pm, martes libre.',
    requirements: '1 año de caja en restaurante, hotel o retail\nInglés básico',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + propinas',
  },
  {
    key: 'daily-caj-reponedor-carabayllo',
    title: 'Reponedor de abarrotes',
    category: 'Operaciones',
    skills: [],
    description:
      'Reponer, rotar, rotular precios y limpiar góndolas. Carga de peso hasta 25 kg. Turno 5 a.m. - 1 p.m.',
    requirements: 'Secundaria\nBuena salud',
    experience: '0-1',
    location: 'Carabayllo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'daily-caj-tesoreria-lima-cercado',
    title: 'Asistente de Caja y Tesorería',
    category: 'Finanzas',
    skills: ['Excel intermedio', 'Arqueo', 'Conciliación bancaria'],
    description:
      'Clínica solicita asistente: consolidar los ingresos de 8 ventanillas, arquear fondos, preparar las remesas de la transportadora de valores, registrar transferencias y apoyar las conciliaciones.',
    requirements:
      'Técnico o estudiante de Contabilidad o Administración\n1 año en caja central o tesorería\nExcel intermedio',
    experience: '1-2',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
]
