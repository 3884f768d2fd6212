import type { LabelledJob } from './labelled.ts'

/** Hotels, kitchens, tourism and agriculture. */
export const hospitalityAgroJobs: LabelledJob[] = [
  {
    key: 'chef-ejecutivo-cusco',
    title: 'Chef Ejecutivo',
    category: null,
    skills: ['Cocina peruana', 'Costeo de recetas', 'Gestión de cocina', 'HACCP', 'Diseño de carta'],
    description:
      'Hotel de lujo en el Valle Sagrado busca chef ejecutivo para dirigir tres puntos de venta y banquetes. Serás responsable de la carta de temporada con productores locales, del costo de alimentos, de la inocuidad, de los horarios y de la formación de una brigada de treinta y dos cocineros y stewards. Interactuarás con huéspedes en inglés y con la gerencia en presupuestos. Ofrecemos vivienda, alimentación y un sistema de descansos acumulados. Necesitamos liderazgo firme y respetuoso: en esta cocina no se grita.',
    requirements:
      'Formación en Alta Cocina o Gastronomía\nMás de 5 años en hoteles o restaurantes de alto nivel, 3 como chef o sous chef\nInglés intermedio',
    experience: '5+',
    location: 'Urubamba, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 7,000 - S/ 9,000',
  },
  {
    key: 'cocinero-lima',
    title: 'Cocinero de línea',
    category: null,
    skills: ['Cocina caliente', 'Mise en place', 'Cocina marina', 'BPM'],
    description:
      'Cevichería de Chorrillos con dos locales busca cocinero de linea para frios y calientes. Mise en place, despacho rapido los fines de semana, limpieza y orden, control de insumos. Doble turno con descanso lunes. Propinas y comida. Si sabes de wok, mejor.',
    requirements: 'Estudios de cocina o experiencia comprobada\n1 a 2 años en restaurante de alto volumen\nCarné de sanidad',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,900 + propinas',
  },
  {
    key: 'ayudante-cocina-lima',
    title: 'AYUDANTE DE COCINA',
    category: null,
    skills: [],
    description:
      'RESTAURANTE CAMPESTRE EN CIENEGUILLA Y LOCAL EN LA MOLINA REQUIERE AYUDANTES DE COCINA CON O SIN EXPERIENCIA. PELADO Y CORTE DE INSUMOS, APOYO AL COCINERO, LAVADO DE MENAJE Y LIMPIEZA. DESCANSO UN DIA A LA SEMANA, ALIMENTACION, PROPINAS Y PLANILLA A LOS TRES MESES.',
    requirements: 'CARNE DE SANIDAD\nDISPONIBILIDAD SABADOS Y DOMINGOS',
    experience: '0-1',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + propinas',
  },
  {
    key: 'barista-lima',
    title: 'Barista',
    category: null,
    skills: ['Preparación de espresso', 'Latte art', 'Métodos de filtrado', 'Atención al cliente', 'Caja'],
    description:
      'Cafetería de especialidad en Barranco, con tostaduría propia, busca barista. Calibración de molino y espresso cada mañana, texturizado de leche, métodos filtrados, atención en barra y caja, explicación del origen de cada café y apoyo en talleres. No es un puesto de cocina; los postres llegan listos. Turnos de ocho horas con un fin de semana libre al mes. Propinas parejas y catas cada viernes.',
    requirements: '1 año como barista en cafetería de especialidad\nLatte art básico\nInglés básico para turistas',
    experience: '1-2',
    location: 'Barranco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 - S/ 1,600 + propinas',
  },
  {
    key: 'mozo-cusco',
    title: 'Mozo / Azafata de restaurante',
    category: null,
    skills: ['Servicio de mesa', 'Vinos', 'Inglés', 'Atención al cliente'],
    description:
      'Restaurante turístico en la plaza de armas del Cusco necesita mozos y azafatas. Recepción de comensales, toma de pedidos en comandera, sugerencia de platos y vinos, servicio y cobro. La mayoría de clientes son extranjeros, por eso se requiere inglés conversacional. Turno tarde y noche, excelentes propinas, uniforme y movilidad al cierre.',
    requirements: '1 año en servicio de salón\nInglés intermedio\nEstudios de hotelería o gastronomía (deseable)',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + propinas',
  },
  {
    key: 'recepcionista-hotel-cusco',
    title: 'Recepcionista de Hotel',
    category: null,
    skills: ['Check-in y check-out', 'Opera PMS', 'Inglés avanzado', 'Reservas', 'Atención al huésped'],
    description:
      'Hotel de cuatro estrellas en el centro histórico del Cusco busca recepcionista para turnos rotativos. Registro de huéspedes, reservas por canales y agencias, caja y cambio de moneda, coordinación con ama de llaves y tours, solución de quejas y cierre de auditoría nocturna una semana al mes. Inglés fluido indispensable, un tercer idioma se remunera aparte. Trabajo de pie y con sonrisa, pero sobre todo con cabeza fría cuando hay sobreventa.',
    requirements:
      'Técnico o bachiller en Hotelería y Turismo\n1 año en recepción de hotel\nInglés avanzado\nOpera u otro PMS',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 2,000',
  },
  {
    key: 'jefe-recepcion-lima',
    title: 'Front Desk Supervisor',
    category: null,
    skills: ['Front office', 'Opera PMS', 'Team leadership', 'English', 'Guest relations'],
    description:
      'International hotel brand in Miraflores is hiring a front desk supervisor. You will lead a team of nine agents across three shifts, handle VIP arrivals and complaints, audit cash and folios, train new colleagues on brand standards, and support the front office manager with schedules and upselling targets. Fluent English is essential and Portuguese is a plus. We promote from within: our last two supervisors now run departments.',
    requirements:
      'Degree in Hotel Management or Tourism\n3+ years at front desk, 1 as shift leader\nFluent English\nOpera PMS',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,400',
  },
  {
    key: 'counter-viajes-lima',
    title: 'Counter de Viajes',
    category: 'Ventas',
    skills: ['Amadeus', 'Venta de paquetes turísticos', 'Emisión de boletos', 'Inglés'],
    description:
      'Agencia de viajes mayorista solicita counter para venta de paquetes nacionales e internacionales y emisión de boletos con Amadeus. Cotización por correo y WhatsApp a agencias minoristas, reservas de hoteles y traslados, seguimiento de pagos y solución de cambios de itinerario. Comisiones mensuales y viajes de familiarización.',
    requirements:
      'Técnico en Turismo o Aviación Comercial\n1 a 2 años como counter\nAmadeus o Sabre\nInglés intermedio',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,600 - S/ 2,000 + comisiones',
  },
  {
    key: 'ingeniero-agronomo-ica',
    title: 'Jefe de Fundo - Uva de mesa',
    category: 'Operaciones',
    skills: ['Manejo de cultivos', 'Uva de mesa', 'Fertirriego', 'Fitosanidad', 'GlobalGAP', 'Gestión de personal'],
    description:
      'Agroexportadora en Ica busca jefe de fundo para 180 hectáreas de uva de mesa. Planificarás labores de poda, raleo y cosecha, el programa de fertirriego y el fitosanitario respetando límites de residuos de cada mercado, el presupuesto por hectárea y el trabajo de hasta quinientas personas en cosecha. Certificaciones GlobalGAP y GRASP. Reporta al gerente agrícola. Vivienda en fundo o movilidad desde Ica, camioneta y bono por calidad exportable.',
    requirements:
      'Ingeniero Agrónomo titulado\nMás de 5 años en uva de mesa, 2 como jefe de fundo o de campo\nGlobalGAP',
    experience: '5+',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 7,000 - S/ 9,000',
  },
  {
    key: 'asistente-fitosanitario-trujillo',
    title: 'Asistente de Sanidad Vegetal',
    category: 'Operaciones',
    skills: ['Evaluación de plagas', 'Control fitosanitario', 'Excel', 'Arándano'],
    description:
      'Empresa de arándano en Chao requiere asistente de sanidad para coordinar evaluadores de plagas, preparar reportes semanales de incidencia, programar y verificar aplicaciones, calibrar equipos y llevar el registro de productos autorizados. Trabajo en campo de lunes a sábado, bus desde Trujillo. Oportunidad para egresados con vocación de campo.',
    requirements:
      'Bachiller o egresado en Agronomía o Ingeniería Agrícola\nHasta 1 año de experiencia en cultivos de exportación\nExcel intermedio',
    experience: '0-1',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,200',
  },
  {
    key: 'tecnico-riego-ica',
    title: 'Técnico de riego',
    category: 'Operaciones',
    skills: [],
    description:
      'fundo de esparrago y palta en ica busca tecnico de riego para operar caseta de filtrado, programar turnos de riego por goteo, preparar mezclas de fertilizantes, revisar presiones y reparar fugas. turno dia o noche. experiencia con programadores y lectura de tensiometros. se da movilidad y almuerzo.',
    requirements: 'técnico agropecuario o experiencia en riego tecnificado\n1 año en fundo\nvivir en Ica o alrededores',
    experience: '1-2',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'supervisor-packing-piura',
    title: 'Supervisor(a) de Packing',
    category: 'Operaciones',
    skills: ['Empaque de fruta', 'Control de calidad', 'Supervisión de personal', 'BRC', 'HACCP'],
    description:
      'Planta empacadora de mango y uva en Piura requiere supervisor de packing para campaña de octubre a marzo. Organizar líneas de selección y empaque con ciento veinte personas, cuidar rendimientos por hora, calibres y presentación por cliente, registrar trazabilidad, asegurar higiene según BRC y HACCP, y coordinar con frío y despacho. Jornada por turnos en campaña, con opción de contrato anual para quienes destaquen.',
    requirements:
      'Bachiller o técnico en Ingeniería Agroindustrial, Industrial o Agronomía\n2 campañas supervisando empaque de fruta\nNormas BRC, HACCP',
    experience: '1-2',
    location: 'Tambogrande, Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,400 - S/ 3,000',
  },
]
