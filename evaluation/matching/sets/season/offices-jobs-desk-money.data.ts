import type { LabelledJob } from '../../labelled.ts'

/** Offices: administration and secretaries, accounting and treasury, banking and collections. */
export const seasonOfficesDeskMoneyJobs: LabelledJob[] = [
  // administration
  {
    key: 'offices-adm-secretaria-gerencia-san-isidro',
    title: 'SECRETARIA DE GERENCIA',
    category: 'Administración',
    skills: ['Redacción', 'Agenda', 'Office', 'Confidencialidad'],
    description:
      'Holding de inversiones. Manejo de agenda de 2 gerentes, actas de directorio, pasajes y viáticos, atención de visitas, archivo de contratos y control de caja chica.',
    requirements:
      'Titulada en Secretariado Ejecutivo o afín\n3 años asistiendo a gerencia (indispensable)\nInglés intermedio deseable',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500 a S/ 3,000 planilla completa',
  },
  {
    key: 'offices-adm-secretaria-colegio-jesus-maria',
    title: 'Secretaria de colegio',
    category: null,
    skills: ['SIAGIE', 'Atención a padres'],
    description: 'Matrículas, constancias, nóminas en SIAGIE, llamadas, cobro de pensiones. L-V 7:15 a 4.',
    requirements:
      'Técnica en secretariado, administración o computación\nBuena redacción y trato\nVivir cerca',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'offices-adm-mesa-partes-lince',
    title: 'Asist. de Mesa de Partes y Trámite Documentario',
    category: 'Administración',
    skills: ['Word', 'Orden'],
    description:
      'Colegio profesional necesita persona para recibir, registrar y derivar expedientes, escanear, foliar y atender por ventanilla y correo.',
    requirements: 'Secundaria o técnico\n6 meses en recepción, archivo o trámite documentario',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'offices-adm-administrador-obra-canete',
    title: 'ADMINISTRADOR DE OBRA (residir en proyecto)',
    category: 'Administración',
    skills: ['Tareo', 'Caja chica', 'Régimen construcción civil', 'S10'],
    description:
      'Constructora de saneamiento. Control de personal obrero y tareo, liquidaciones semanales, rendición de caja, alquileres, guías, subcontratos y trato con el sindicato. Régimen 21x7, hospedaje y alimentación a cargo de la empresa.',
    requirements:
      'Bachiller en Administración, Contabilidad o afín\nMín. 3 años como administrador de obra\nDisponibilidad inmediata',
    experience: '3-5',
    location: 'San Vicente de Cañete, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'offices-adm-asistente-pueblo-libre',
    title: 'ASISTENTA ADMINISTRATIVA',
    category: 'Administración',
    skills: ['Central telefónica', 'Facturas', 'Orden'],
    description:
      'Centro de terapias. Agendar pacientes, emitir boletas y facturas, cobrar, redactar cartas a seguros, pedir útiles, apoyar a la directora.',
    requirements: 'Técnica en administración, secretariado o similar\n1 año',
    experience: '1-2',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'offices-adm-virtual-assistant-remote',
    title: 'Executive Virtual Assistant (US client)',
    category: null,
    skills: ['English C1', 'Calendar management', 'Google Workspace', 'CRM'],
    description:
      'Real estate broker in Florida needs a right hand: inbox, calendar, travel, follow up with leads, minutes. 9-6 EST.',
    requirements:
      'Fluent spoken and written English\n2+ years as executive or virtual assistant\nOwn laptop and fiber internet',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'USD 900',
  },
  {
    key: 'offices-adm-edificio-surco',
    title: 'Administrador(a) de Edificios - Junta de Propietarios',
    category: 'Operaciones',
    skills: ['Cobro de mantenimiento', 'Proveedores', 'Manejo de conflictos'],
    description:
      'Empresa administradora a cargo de 9 condominios. Emitir recibos, cobrar morosos, supervisar conserjes y limpieza, mantenimiento de ascensores y bombas, rendir cuentas en asamblea.',
    requirements:
      'Técnico o bachiller en Administración\n2 años en administración de edificios, hotel o local\nMovilidad entre sedes',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,300',
  },
  // accounting and treasury
  {
    key: 'offices-cta-tesoreria-callao',
    title: 'Analista de Tesorería',
    category: 'Finanzas',
    skills: ['Flujo de caja', 'Telecrédito', 'SAP', 'Conciliación'],
    description:
      'Operador logístico. Programar pagos a proveedores, posición diaria de bancos, letras, cartas fianza, factoring y tipo de cambio, reportes a finanzas.',
    requirements: 'Bachiller en Contabilidad, Economía o Administración\n2 años en tesorería\nExcel avanzado',
    experience: '1-2',
    location: 'Callao',
    mode: 'hybrid',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'offices-cta-cuentas-pagar-trujillo',
    title: 'ANALISTA DE CUENTAS POR PAGAR',
    category: 'Finanzas',
    skills: ['Provisiones', 'Detracciones y retenciones', 'SAP o similar'],
    description:
      'Importante empresa azucarera. Recepción y provisión de comprobantes, validar en SUNAT, programación semanal de pagos, cuadre de cuenta 42, cierre mensual, atención a proveedores.',
    requirements:
      'Bachiller en Contabilidad\n2 años en cuentas por pagar, empresa mediana o grande\nRADICAR EN TRUJILLO',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,300',
  },
  {
    key: 'offices-cta-asistente-estudio-trujillo',
    title: 'asistente contable senior p/ estudio',
    category: null,
    skills: ['PLE / SIRE', 'PDT 621', 'Plame', 'Concar'],
    description: 'Llevar 12 clientes RMT y régimen general de principio a fin. Buen ambiente.',
    requirements: 'Egresado o bachiller contab.\n2 a 3 años en estudio contable',
    experience: '1-2',
    location: 'Trujillo',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'offices-cta-jefe-tesoreria-lima',
    title: 'Jefe(a) de Tesorería y Cobranzas',
    category: 'Finanzas',
    skills: ['Capital de trabajo', 'Negociación bancaria', 'Coberturas', 'Liderazgo'],
    description:
      'Retail con 40 tiendas. Flujo proyectado, líneas y leasing, fideicomisos, cobranza corporativa, equipo de 8, reporte a la gerencia de finanzas.',
    requirements:
      'Titulado en Contabilidad, Economía o Ing. Industrial\n6 años en tesorería, 2 liderando\nMaestría deseable',
    experience: '5+',
    location: 'La Victoria, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 8,000 - S/ 9,000',
  },
  {
    key: 'offices-cta-auxiliar-viru',
    title: 'Auxiliar contable - fundo',
    category: 'Finanzas',
    skills: ['Excel', 'Registro de compras'],
    description:
      'Agroexportadora. Revisar caja chica y entregas a rendir del fundo, registrar compras, apoyo en inventario. Movilidad Trujillo - Virú.',
    requirements: 'Estudiante últimos ciclos o egresado\n6 meses en puesto contable',
    experience: '0-1',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + movilidad',
  },
  {
    key: 'offices-cta-conciliaciones-trujillo',
    title: 'Asistente de Tesorería',
    category: 'Finanzas',
    skills: ['Conciliación bancaria', 'Banca por internet', 'Excel'],
    description:
      'Concesionaria de autos. Aplicar cobros, cargar pagos y planillas en el banco, conciliar 14 cuentas, letras y custodia de cheques, arqueo de cajas.',
    requirements: 'Bachiller en Contabilidad, Administración o Economía\n1 año en tesorería o bancos',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'offices-cta-fpa-lima',
    title: 'FP&A Analyst',
    category: 'Finanzas',
    skills: ['Budgeting', 'Forecast', 'Power BI', 'Inglés'],
    description:
      'Multinacional de consumo. Presupuesto y forecast por marca, P&L, análisis de variaciones, business cases y presentación al regional.',
    requirements:
      'Economía, Ing. Industrial, Administración o Contabilidad\n3 años en planeamiento financiero\nInglés avanzado (excluyente)',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,000',
  },
  // banking and collections
  {
    key: 'offices-ban-plataforma-huancayo',
    title: 'Asesor de Plataforma - Ag. El Tambo',
    category: 'Ventas',
    skills: ['Apertura de cuentas', 'Venta cruzada', 'Reclamos'],
    description:
      'Caja municipal. Captar ahorros y DPF, abrir cuentas, bloquear tarjetas, orientar al socio, registrar reclamos y apoyar en ventanilla.',
    requirements:
      'Técnico o universitario en Contabilidad, Administración o Economía\n1 año en entidad financiera',
    experience: '1-2',
    location: 'El Tambo, Huancayo',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + incentivos',
  },
  {
    key: 'offices-cta-gerente-af-lima',
    title: 'Gerente de Administración y Finanzas',
    category: 'Finanzas',
    skills: ['Finanzas', 'Contabilidad', 'RR.HH.', 'Sistemas'],
    description:
      'Clínica mediana en crecimiento. Tener a cargo contabilidad, tesorería, facturación a seguros, personal y sistemas (30 personas); bancos, presupuesto y directorio.',
    requirements:
      'Titulado con maestría en finanzas o MBA\n8 años, 3 en posición gerencial\nSector salud (deseable)',
    experience: '5+',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 11,000',
  },
  {
    key: 'offices-ban-creditos-junior-chupaca',
    title: 'Asesor de Créditos Junior (escuela de formación)',
    category: 'Ventas',
    skills: ['Microcréditos', 'Trabajo de campo', 'Cobranza'],
    description:
      'Edpyme. Dos meses de formación pagada y luego cartera propia: promover, evaluar negocios, desembolsar y recuperar. Zonas Chupaca y Concepción.',
    requirements:
      'Técnico o egresado en carreras de negocios\nAlgo de experiencia en ventas o banca\nBrevete de moto (deseable)',
    experience: '0-1',
    location: 'Chupaca, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisiones + pasajes',
  },
  {
    key: 'offices-ban-funcionario-pyme-huancayo',
    title: 'Funcionario de Negocios PYME',
    category: 'Ventas',
    skills: ['Cartera', 'Evaluación económica', 'Garantías'],
    description:
      'Banco. Gestionar cartera de S/ 4 MM, colocar créditos de S/ 30 mil a S/ 300 mil, mora menor a 4 %.',
    requirements:
      'Bachiller en ciencias económicas\n2 años en colocación de créditos pyme con cartera propia',
    experience: '1-2',
    location: 'Huancayo, Junín',
    mode: 'onsite',
    salaryText: 'S/ 2,400 + variable',
  },
  {
    key: 'offices-ban-ventanilla-jauja',
    title: 'Representante de Operaciones (Ventanilla) Jauja',
    category: null,
    skills: ['Manejo de efectivo', 'Venta de seguros'],
    description: 'Financiera. Pagos, desembolsos, remesas, arqueo diario y referidos de créditos.',
    requirements: 'Técnico trunco o completo\n6 meses manejando efectivo\nRESIDIR EN JAUJA O HUANCAYO',
    experience: '0-1',
    location: 'Jauja, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + pasajes',
  },
  {
    key: 'offices-ban-administrador-agencia-tarma',
    title: 'Administrador de Agencia',
    category: null,
    skills: ['Metas de colocación', 'Liderazgo', 'Comité de créditos'],
    description:
      'Dirigir 12 asesores y operaciones, aprobar créditos, controlar mora, cuidar el efectivo y la calidad de atención.',
    requirements:
      'Bachiller o titulado\n3 años en microfinanzas, 1 como coordinador de créditos o de operaciones',
    experience: '3-5',
    location: 'Tarma, Junín',
    mode: 'onsite',
    salaryText: 'S/ 4,200 + bonos',
  },
]
