import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: limpieza y jardines, mecánica, electricidad y redes. */
export const seasonWorksJobsCleaningWorkshopWires: LabelledJob[] = [
  // limpieza y jardines
  {
    key: 'season-lim-jardinero-surco',
    title: 'Jardinero para condominio',
    category: null,
    skills: [],
    description:
      'Condominio de 4 torres en Surco. Corte de grass, poda de cercos, abono, riego por aspersión y cambio de estacionales. L-S 7 a 4.',
    requirements: '1 año en jardinería\nManejo de motoguadaña y cortasetos',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,350',
  },
  {
    key: 'season-lim-vivero-lurin',
    title: 'Operario de vivero ornamental',
    category: 'Operaciones',
    skills: ['Propagación', 'Sustratos', 'Riego'],
    description:
      'Vivero que provee a paisajistas. Preparar sustrato, esquejes, embolsar, control de plagas y cargar camiones; a veces instalar jardines en playa.',
    requirements: '6 meses con plantas\nTécnico agropecuario deseable',
    experience: '0-1',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'season-lim-mantenimiento-condominio-chorrillos',
    title: 'Técnico polivalente de mantenimiento - Condominio con piscina',
    category: 'Operaciones',
    skills: ['Gasfitería', 'Electricidad básica', 'Pintura', 'Piscinas'],
    description:
      'Atender desperfectos de áreas comunes, tratamiento de piscina (cloro y pH), luminarias, fugas, resanes y pintado. Reporta al administrador.',
    requirements: '2 años en mantenimiento de edificios o clubes\nHerramientas básicas',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'season-lim-fumigador-lima',
    title: 'Fumigador - control de plagas urbanas',
    category: 'Operaciones',
    skills: [],
    description:
      'Desinsectación y desratización en restaurantes, edificios y jardines. Mochila y termonebulizadora, fichas de servicio. Nocturno.',
    requirements: '6 meses aplicando\nSecundaria\nBrevete deseable',
    experience: '0-1',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'season-lim-airbnb-miraflores',
    title: 'Personal de limpieza de departamentos por días (alojamiento temporal)',
    category: null,
    skills: [],
    description:
      'Limpiar 3 depas diarios entre salida y llegada: camas, baños, cocina, reponer jabón y toallas, mandar fotos por whatsapp. 10 a 5. Cerca del malecón.',
    requirements: '6 meses en hotel, casas u oficinas\nReferencias\nCelular con cámara',
    experience: '0-1',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + pasajes',
  },
  // mecánica
  {
    key: 'season-mec-linea-blanca-callao',
    title: 'Técnico de servicio línea blanca (a domicilio)',
    category: 'Operaciones',
    skills: ['Lavadoras', 'Refrigeradoras no frost', 'Tarjetas electrónicas'],
    description:
      'Servicio autorizado de 3 marcas. 6 visitas diarias, diagnóstico, cambio de bomba, motor, tarjeta o compresor, carga de gas y cobro de fuera de garantía.',
    requirements:
      '2 años reparando lavadoras y refrigeradoras\nTécnico o experiencia comprobable\nMoto o auto, se da pasaje si no tiene',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + comisión por orden',
  },
  {
    key: 'season-mec-aire-acondicionado-lima',
    title: 'Técnico en aire acondicionado y frío comercial',
    category: 'Operaciones',
    skills: ['Split', 'VRF', 'R410A', 'Cámaras'],
    description:
      'Instalación y mantenimiento de splits, cortinas de aire y vitrinas exhibidoras en tiendas. Soldadura con plata, vacío, carga y medición de presiones. Guardia un domingo al mes.',
    requirements:
      '2 años en aire acondicionado o refrigeración comercial\nTítulo técnico deseable\nBrevete A-I deseable',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'season-mec-ascensores-lima',
    title: 'Técnico de Mantenimiento de Ascensores',
    category: 'Operaciones',
    skills: ['Electrónica', 'Variadores', 'Lectura de planos eléctricos'],
    description:
      'Ruta de 60 equipos. Preventivo, rescates, ajuste de puertas y frenos, diagnóstico de placas. Entrenamiento de 3 meses para técnicos sin experiencia en ascensores.',
    requirements:
      'Técnico titulado en Electrónica, Electrotecnia o Mecatrónica\nDisponibilidad para guardias',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + guardias',
  },
  {
    key: 'season-mec-maquinas-coser-ate',
    title: 'MECANICO DE MAQUINAS DE CONFECCION',
    category: 'Operaciones',
    skills: ['Recta', 'Remalle', 'Recubridora', 'Bordadora'],
    description:
      'Calibrar rectas, remalles y recubridoras, cambiar ganchos y agujas, instalar folders y atacadores, mantenimiento preventivo de 140 cabezales.',
    requirements: '2 años de mecánico de costura industrial\nConocer marcas japonesas y chinas',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'season-mec-grua-auxilio-callao',
    title: 'Conductor de grúa y auxilio mecánico',
    category: 'Operaciones',
    skills: ['Grúa de plataforma', 'Cambio de llanta', 'Puente de batería'],
    description:
      'Atender asistencias de aseguradoras: pasar corriente, cambiar llanta, llevar gasolina y remolcar en plataforma. Base en el Callao, 12x24.',
    requirements:
      'Licencia A-IIa o A-IIb\n2 años conduciendo en Lima\nMecánica básica\nSe capacita en el uso de la plataforma',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + bono por servicio',
  },
  // electricidad y redes
  {
    key: 'season-ele-fibra-trujillo',
    title: 'Técnico instalador de fibra óptica FTTH',
    category: 'Tecnología',
    skills: ['Fusión', 'Conectores', 'ONT'],
    description:
      'Contrata de operador. 5 altas diarias: tirar drop desde la NAP, ingresar a la casa, conectorizar, medir potencia, configurar wifi y recoger firma. Por cumplimiento se paga extra.',
    requirements:
      '6 meses en instalaciones de cable, internet o telefonía\nTrabajo en altura y escalera\nMoto propia deseable',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + S/ 12 por instalación extra',
  },
  {
    key: 'season-ele-supervisor-planta-externa-trujillo',
    title: 'Supervisor de campo planta externa',
    category: 'Operaciones',
    skills: ['Cuadrillas', 'OTDR', 'Actas y metrados'],
    description:
      'A cargo de 8 cuadrillas de tendido y averías. Programar, auditar calidad y seguridad, validar materiales y responder indicadores al operador.',
    requirements:
      'Técnico en Telecomunicaciones o afín\n2 años en planta externa, 1 liderando cuadrilla\nBrevete A-I',
    experience: '3-5',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,500',
  },
  {
    key: 'season-ele-camaras-alarmas-trujillo',
    title: 'Instalador de cámaras, alarmas y cercos',
    category: 'Tecnología',
    skills: ['CCTV IP', 'DVR', 'Cableado UTP'],
    description:
      'Instalar y configurar cámaras en tiendas y casas, canaletear, ponchar, ver en celular, soporte. Lunes a sábado.',
    requirements: '1 año en cableado o CCTV\nOrdenado al canaletear',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'season-ele-liniero-chepen',
    title: 'Liniero electricista media y baja tensión',
    category: 'Operaciones',
    skills: ['Línea energizada', 'Subestaciones', '5 reglas de oro'],
    description:
      'Mantenimiento de redes de distribución rural: izado de postes, empalmes, cambio de aisladores, conexiones domiciliarias. Zona Chepén y Pacasmayo, con hospedaje en comisión.',
    requirements: 'Técnico electricista titulado\n2 años en redes MT/BT\nUso de pértiga y estrobo',
    experience: '1-2',
    location: 'Chepén, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
]
