import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: confecciones, soldadura, cocina y hoteles. */
export const seasonWorksJobsSewingWeldingKitchen: LabelledJob[] = [
  // confecciones
  {
    key: 'season-conf-costureras-sjl',
    title: 'COSTURERAS / COSTUREROS RECTA - REMALLE - RECUBRIDORA',
    category: 'Operaciones',
    skills: [],
    description:
      'Fabrica de prendas de algodon pima para exportacion necesita maquinistas. Polos, buzos, bividis. L-V 7:30 a 5:30 y sab hasta la 1. Planilla, movilidad de la empresa desde paradero, horas extras pagadas.',
    requirements:
      'Experiencia minima 1 año en maquinas industriales\nManejar 2 maquinas como minimo\nSe tomará prueba',
    experience: '1-2',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + destajo, promedio S/ 1,700',
  },
  {
    key: 'season-conf-muestrista-la-victoria',
    title: 'Muestrista textil',
    category: 'Diseño',
    skills: ['Tejido de punto', 'Ficha técnica', 'Recta', 'Remalle'],
    description:
      'Marca de ropa femenina busca muestrista que arme la prenda completa a partir de la ficha del diseñador, proponga el orden de costura y corrija medidas con la modelista. 12 a 15 muestras por semana.',
    requirements:
      '3 años confeccionando prenda completa\nManejo de todas las máquinas de la línea\nInterpretar ficha técnica y moldes',
    experience: '3-5',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - 2,300',
  },
  {
    key: 'season-conf-cortador-ate',
    title: 'Cortador - Tendedor de tela',
    category: 'Operaciones',
    skills: [],
    description:
      'Taller en Ate requiere cortador con experiencia en cortadora vertical 8". Tendido manual, tizado sobre mica, corte y numerado. Pago semanal.',
    requirements: '2 años cortando tejido plano y de punto\nResponsable',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 450 semanales',
  },
  {
    key: 'season-conf-acabados-sjl',
    title: 'Operarias de acabado (limpieza, vaporizado, doblado y embolsado)',
    category: null,
    skills: [],
    description:
      'Campaña de 3 meses renovables. Cortar hilos, revisar manchas, vaporizar, doblar, poner hang tag y encajar. No necesitas experiencia, te enseñamos. Turno dia o noche.',
    requirements: 'Secundaria\nVivir en SJL, El Agustino o Santa Anita',
    experience: '0-1',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bono asistencia',
  },
  {
    key: 'season-conf-supervisor-costura-ate',
    title: 'Supervisor(a) de Línea de Costura',
    category: 'Operaciones',
    skills: ['Balance de línea', 'Eficiencia', 'Manejo de personal', 'Calidad AQL'],
    description:
      'Responsable de un módulo de 28 maquinistas: repartir operaciones, cubrir ausencias, sacar la meta por hora, reducir reprocesos y reportar avance al jefe de planta.',
    requirements:
      '2 años supervisando costura en exportación\nTécnico en industria del vestido o experiencia equivalente\nExcel básico',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 + bono por eficiencia',
  },
  {
    key: 'season-conf-arreglos-jockey',
    title: 'Costurero(a) de arreglos y compostura',
    category: null,
    skills: ['Bastas', 'Cambio de cierre', 'Entalle'],
    description:
      'Local de compostura de ropa en centro comercial. Recibir la prenda del cliente, tomar medidas, bastas, cierres, achicar ternos y vestidos de fiesta. Trato directo con público exigente.',
    requirements: '1 año en sastrería, modistería o arreglos\nDomingos con descanso en la semana',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 + comisión por prenda',
  },
  // soldadura
  {
    key: 'season-sold-estructuras-callao',
    title: 'Soldador 3G / 4G - Estructuras metálicas',
    category: 'Operaciones',
    skills: ['SMAW', 'FCAW'],
    description:
      'Metalmecánica fabrica naves y puentes. Soldar vigas y columnas en taller, alambre tubular y electrodo 7018, lectura de planos de taller. Régimen construcción cuando salga a montaje.',
    requirements:
      'Homologación 3G o 4G vigente o rendir prueba en planta\n2 años en taller de estructuras\nExamen médico',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - 2,600',
  },
  {
    key: 'season-sold-tuberia-6g-talara',
    title: 'SOLDADOR 6G TUBERIA (PROYECTO REFINERIA)',
    category: 'Operaciones',
    skills: ['TIG', 'ASME IX', 'Tubería acero carbono e inoxidable'],
    description:
      'Parada de planta de 60 dias. Raiz TIG y relleno con arco. Pasajes, alojamiento y 3 comidas a cargo de la empresa. Regimen 21x7. Rechazo máximo en placas 3%.',
    requirements: '6G vigente (indispensable)\n5 años en tubería de proceso\nSCTR, antecedentes, induccion',
    experience: '5+',
    location: 'Talara, Piura',
    mode: 'onsite',
    salaryText: 'S/ 5,500',
  },
  {
    key: 'season-sold-cerrajero-ves',
    title: 'Maestro cerrajero - puertas, rejas y portones',
    category: null,
    skills: [],
    description:
      'Taller en el Parque Industrial necesita maestro que mida, corte, arme y suelde puertas levadizas, rejas, barandas y techos de policarbonato, y que salga a instalar.',
    requirements:
      'Experiencia 2 años\nSaber usar tronzadora, amoladora y maquina de soldar\nTrabajo responsable',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 100 diarios',
  },
  {
    key: 'season-sold-inox-ate',
    title: 'Soldador TIG acero inoxidable',
    category: 'Operaciones',
    skills: ['TIG', 'Pulido', 'Plegado'],
    description:
      'Fábrica de cocinas industriales, campanas y mesas. Soldar planchas de 1 y 1.5 mm sin deformar, pulir cordones, armar según plano. Lunes a viernes.',
    requirements: '2 años soldando inox con TIG\nMostrar fotos de trabajos',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - 2,400',
  },
  {
    key: 'season-sold-ayudante-armador-lurin',
    title: 'Ayudante de armador / calderero',
    category: 'Operaciones',
    skills: [],
    description:
      'Habilitar planchas y perfiles, apuntalar, esmerilar, oxicorte y apoyo en montaje de tanques. Con posibilidad de ascender a oficial.',
    requirements: '6 meses en metalmecánica\nManejo de amoladora y equipo de corte\nSecundaria',
    experience: '0-1',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'season-sold-montaje-coberturas-lurin',
    title: 'Operarios montajistas - naves y coberturas',
    category: 'Operaciones',
    skills: [],
    description:
      'Obras en Lurín y Chilca. Izar y empernar columnas y tijerales, colocar correas y plancha TR4, sellar cumbreras, soldadura de apoyo en altura. Casa empresa - obra en bus desde VES.',
    requirements:
      '2 años en montaje de estructuras\nCurso de trabajo en altura y SCTR (lo tramita la empresa)\nUso de arnés',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,100',
  },
  // cocina y hoteles
  {
    key: 'season-coc-cocina-fria-surquillo',
    title: 'Ayudante de barra fría - Cevichería',
    category: null,
    skills: [],
    description:
      'Porcionar pescado, picar, sacar leche de tigre, montar ceviches y tiraditos en el servicio. De 8 a 5, lunes cerrado. Propinas.',
    requirements: '6 meses en cocina\nRapidez y limpieza\nCarné de sanidad',
    experience: '0-1',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + propinas',
  },
  {
    key: 'season-coc-plancha-miraflores',
    title: 'Cocinero de línea (plancha y freidora) - Hamburguesería',
    category: 'Operaciones',
    skills: ['Mise en place', 'PEPS'],
    description:
      'Cadena con 6 locales. Estarás en estación caliente: plancha, freidora y armado, pedidos de salón y apps. Turnos 12-9 o 4-1 am con movilidad nocturna. Ascensos cada 6 meses.',
    requirements: '1 año en línea caliente o comida rápida\nTrabajo bajo presión\nFines de semana',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'season-coc-steward-san-isidro',
    title: 'Steward / lavavajillas',
    category: null,
    skills: [],
    description:
      'Hotel en San Isidro. Lavado de menaje y ollas, limpieza de cocina, retiro de residuos. 3 turnos.',
    requirements: 'Con o sin experiencia\nCarné de sanidad',
    experience: null,
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + puntos de servicio',
  },
  {
    key: 'season-coc-barista-barranco',
    title: 'Barista',
    category: null,
    skills: ['Latte art', 'Molienda', 'Métodos filtrados'],
    description:
      'Tostaduría de café de especialidad busca barista para barra. Calibrar, extraer, atender y contar el origen del café. Capacitamos, pero ya debes saber espumar leche.',
    requirements: '6 meses de barra de café\nInglés conversacional deseable',
    experience: '0-1',
    location: 'Barranco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + propinas',
  },
  {
    key: 'season-hot-recepcion-noche-cusco',
    title: 'Recepcionista nocturno - Hotel boutique',
    category: 'Administración',
    skills: ['PMS', 'Booking', 'Inglés intermedio'],
    description:
      'Turno 11 pm a 7 am. Check in de vuelos y trenes, cierre del día, cobros en soles y dólares, desayunos box y despertar a los grupos que salen a Machu Picchu.',
    requirements: '1 año en recepción de hotel u hospedaje\nInglés intermedio\nVivir en Cusco',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,400 + movilidad',
  },
  {
    key: 'season-hot-counter-tours-cusco',
    title: 'Counter de agencia de turismo',
    category: 'Ventas',
    skills: ['Venta de tours', 'Reservas de tren', 'WhatsApp'],
    description:
      'Vender paquetes Valle Sagrado, montaña de colores y Machu Picchu en oficina de la plaza, comprar boletos y coordinar con guías y transporte.',
    requirements: 'Inglés intermedio\n6 meses en turismo, hotelería o ventas',
    experience: '0-1',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + comisiones',
  },
  {
    key: 'season-hot-ama-de-llaves-urubamba',
    title: 'Supervisora(o) de Housekeeping',
    category: 'Operaciones',
    skills: ['Opera', 'Control de blancos', 'Inspección de habitaciones'],
    description:
      'Lodge de 60 habitaciones en el Valle Sagrado. Asignar cuartos a 12 camareras, inspeccionar, controlar lencería y amenities, lavandería. Alojamiento y alimentación, 15x7.',
    requirements: '2 años como supervisor de pisos o ama de llaves\nInglés básico',
    experience: '3-5',
    location: 'Urubamba, Cusco',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + puntos',
  },
]
