import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: belleza, reparto y choferes, almacén. */
export const seasonWorksJobsBeautyRoadStore: LabelledJob[] = [
  // belleza
  {
    key: 'season-bel-manicurista-los-olivos',
    title: 'Manicurista / nail artist',
    category: null,
    skills: ['Acrílicas', 'Polygel', 'Rubber'],
    description:
      'Nail bar en Los Olivos, buena clientela. Manicure ruso, sistemas, diseños a mano alzada, pedicure spa. Herramientas las pone el local.',
    requirements: '1 año en salón o estudio propio\nSe hará prueba en modelo',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + 20% desde la meta',
  },
  {
    key: 'season-bel-lashista-san-miguel',
    title: 'Lashista y cejas',
    category: null,
    skills: ['Pelo a pelo', 'Volumen ruso', 'Laminado', 'Henna'],
    description:
      'Studio de mirada. Extensiones, lifting, laminado y diseño de cejas. Agenda llena por Instagram. Martes a domingo.',
    requirements: 'Curso certificado de extensiones\n6 meses con clientas reales',
    experience: '0-1',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'Sueldo base S/ 1,130 o 50% por servicio',
  },
  {
    key: 'season-bel-colorista-surco',
    title: 'Estilista Colorista Senior',
    category: null,
    skills: ['Balayage', 'Corrección de color', 'Corte'],
    description:
      'Salón de cadena requiere estilista para público A/B. Diagnóstico capilar, mechas, correcciones, alisados y peinados de evento. Cartera propia deseable.',
    requirements: '4 años en salones de cadena\nCertificación en colorimetría',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + 35% de comisión',
  },
  {
    key: 'season-bel-recepcion-spa-independencia',
    title: 'Recepcionista de salón y spa',
    category: 'Administración',
    skills: ['Agenda', 'Caja', 'Venta de productos'],
    description:
      'Atender llamadas y chat, agendar, cobrar, vender paquetes y productos de cabello y uñas, cuadrar comisiones del día.',
    requirements: '6 meses en atención al público\nGusto por la belleza\nExcel básico',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + comisión',
  },
  {
    key: 'season-bel-instructor-unas-lima',
    title: 'Instructor(a) de Manicure y Uñas Esculturales',
    category: null,
    skills: ['Enseñanza', 'Uñas esculturales', 'Bioseguridad'],
    description:
      'CETPRO privado necesita instructora para módulo de 4 meses, grupos de 15, turnos mañana y sábado. Preparar sesiones, practicar con modelos, evaluar.',
    requirements: 'Título técnico en cosmética o estilismo\n3 años de oficio\n1 año enseñando',
    experience: '3-5',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 25 por hora',
  },
  // reparto y choferes
  {
    key: 'season-rep-movilidad-escolar-san-miguel',
    title: 'Conductor de movilidad (van) A-IIa',
    category: 'Operaciones',
    skills: [],
    description:
      'Empresa de transporte de alumnos y personal. Ruta escolar en la mañana y tarde, traslado de ejecutivos al aeropuerto en el intermedio. Van H1 de la empresa. Planilla.',
    requirements:
      'Brevete A-IIa\nRécord sin papeletas graves\n2 años llevando pasajeros\nConocer Lima y Callao',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'season-rep-camion-frio-callao',
    title: 'Chofer de camión refrigerado 5 TN',
    category: 'Operaciones',
    skills: ['Cadena de frío', 'Guías de remisión'],
    description:
      'Reparto de pollo y congelados a mercados y supermercados. Ingreso 3 am. Revisar temperatura, entregar, cobrar contado y rendir la liquidación con 2 auxiliares a cargo.',
    requirements: 'Licencia A-IIb\n2 años en camión de reparto\nCarné de sanidad',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + viáticos',
  },
  {
    key: 'season-rep-furgoneta-paqueteria-callao',
    title: 'Conductor repartidor furgoneta - última milla',
    category: 'Operaciones',
    skills: ['Waze', 'App de entregas'],
    description:
      'Cargas la unidad 6:30 am, 70 entregas por dia con ruta armada en la app, foto y firma. Unidad de la empresa. Planilla completa, sabado medio dia.',
    requirements:
      'Brevete A-I o superior\n1 año manejando en Lima (taxi, reparto, colectivo)\nSin papeletas pendientes',
    experience: '1-2',
    location: 'Bellavista, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,550 + bono por efectividad',
  },
  {
    key: 'season-rep-moto-botica-brena',
    title: 'MOTORIZADO DELIVERY - BOTICA',
    category: null,
    skills: [],
    description:
      'Entrega de medicinas a domicilio con POS. Moto de la botica, SOAT y combustible. 8 h con 1 dia de descanso.',
    requirements: 'Licencia B-IIb\n6 meses en delivery\nBuen trato',
    experience: '0-1',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + S/ 1 por pedido',
  },
  {
    key: 'season-rep-auxiliar-reparto-santa-anita',
    title: 'Auxiliar de reparto (ayudante de camión)',
    category: null,
    skills: [],
    description:
      'Subir al camión con el chofer, bajar cajas y sacos hasta 50 kg, contar, entregar guía y cobrar. 5 am a 3 pm. Almuerzo.',
    requirements: 'Fuerza física\n3 meses cargando o repartiendo\nVivir cerca a Santa Anita o Ate',
    experience: '0-1',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + refrigerio',
  },
  {
    key: 'season-rep-bus-urbano-comas',
    title: 'Conductor de bus - corredor urbano',
    category: 'Operaciones',
    skills: ['Manejo preventivo'],
    description:
      'Operadora de buses de 12 m. Cumplir itinerario y paraderos, recarga con tarjeta, cero cobro. Bono por consumo y por cero siniestros. Bono de ingreso para quien ya tenga la categoría.',
    requirements: 'A-IIIa o A-IIIc\n3 años con bus o custer\nMenos de 50 puntos',
    experience: '3-5',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,600 + bonos',
  },
  // almacén
  {
    key: 'season-alm-estiba-mercado-santa-anita',
    title: 'Personal de carga y descarga - centro de distribución de abarrotes',
    category: 'Operaciones',
    skills: [],
    description:
      'Descargar trailers de arroz, azúcar y aceite, armar paletas, pasar stoka y filmar. Turno noche 9 pm - 6 am. Pago por jornal + productividad, con planilla.',
    requirements: 'Resistencia física (sacos de 50 kg)\nExperiencia como estibador o en mercado, deseable',
    experience: '0-1',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 + S/ 300 aprox por productividad',
  },
  {
    key: 'season-alm-camara-frio-lurin',
    title: 'Operario de cámara frigorífica (-18°)',
    category: 'Operaciones',
    skills: ['Radiofrecuencia', 'Picking'],
    description:
      'Preparar pedidos de helados y congelados con pistola RF, estibar y cargar. Se entrega ropa térmica. Bono frío.',
    requirements: '6 meses en picking o estiba\nApto médico para frío',
    experience: '0-1',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + bono frío S/ 200',
  },
  {
    key: 'season-alm-reach-huachipa',
    title: 'Operador de reach y montacargas',
    category: 'Operaciones',
    skills: ['Reach', 'WMS'],
    description:
      'Almacén de 11 m de altura. Almacenar, bajar y abastecer. Check list del equipo, cambio de batería.',
    requirements: 'Certificación de operador vigente\n1 año en reach\nBrevete A-I',
    experience: '1-2',
    location: 'Huachipa, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'season-alm-kardex-ate',
    title: 'Auxiliar de almacén y kárdex',
    category: 'Operaciones',
    skills: ['Excel', 'Guías de remisión electrónicas'],
    description:
      'Recibir contra orden de compra, ubicar, despachar a tiendas, cuadrar stock con el sistema y emitir guías. Cuenta cíclica los viernes.',
    requirements: '1 año en almacén\nExcel básico\nTécnico trunco o completo, deseable',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,350',
  },
  {
    key: 'season-alm-garita-balanza-ventanilla',
    title: 'Controlador de garita y balanza',
    category: 'Operaciones',
    skills: ['Guías de remisión', 'Precintos'],
    description:
      'Depósito de contenedores y graneles. Registrar placa, conductor y precinto al ingreso y salida, pesar el camión, contrastar guía, ordenar la cola y avisar por radio al patio. Turnos 12 horas.',
    requirements:
      '6 meses controlando ingreso de vehículos, despacho o balanza\nExcel básico\nSecundaria completa',
    experience: '0-1',
    location: 'Ventanilla, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
]
