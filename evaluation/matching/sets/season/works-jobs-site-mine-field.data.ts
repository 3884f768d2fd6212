import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: acabados y topografía, minería, venta y promoción en campo, enfermería técnica. */
export const seasonWorksJobsSiteMineField: LabelledJob[] = [
  // acabados y topografía
  {
    key: 'season-con-melamina-ves',
    title: 'CARPINTERO EN MELAMINE',
    category: 'Operaciones',
    skills: [],
    description:
      'Fábrica de closets, reposteros y muebles de oficina en el parque industrial. Despiece, corte en escuadradora, enchape, armado e instalación en obra. Pago semanal.',
    requirements: '2 años en melamina\nLeer planos de mueble\nSe valora saber de herrajes',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 480 semanal',
  },
  {
    key: 'season-con-asesor-tableros-surquillo',
    title: 'Asesor técnico comercial - tableros y herrajes',
    category: 'Ventas',
    skills: ['Optimizador de cortes', 'Cotización'],
    description:
      'Tienda para carpinteros. Orientar en tableros, tapacantos, correderas y bisagras; pasar el despiece al programa, cotizar y coordinar servicio de corte.',
    requirements: 'Conocer fabricación de muebles o 1 año vendiendo a carpinteros\nComputación básica',
    experience: '0-1',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + comisión',
  },
  {
    key: 'season-con-aluminio-vidrio-ate',
    title: 'Maestro en aluminio y vidrio',
    category: null,
    skills: [],
    description:
      'Fabricar e instalar ventanas serie 20 y 25, mamparas, puertas de ducha y muro cortina. Corte de vidrio, sellado con silicona. Obras en Lima.',
    requirements: '2 años en vidriería\nAyudantes con 6 meses tambien pueden postular (S/ 60 diarios)',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 90 diarios',
  },
  {
    key: 'season-con-gasfitero-termas-san-miguel',
    title: 'Gasfitero - técnico en termas (servicio a domicilio)',
    category: 'Operaciones',
    skills: ['Termas eléctricas y a gas', 'Termofusión', 'Detección de fugas'],
    description:
      'Empresa de servicios para hogares y aseguradoras. Desatoros, fugas, cambio de grifería e inodoro, instalación y mantenimiento de termas. Citas por app, herramientas propias, cobras y rindes.',
    requirements:
      '2 años en gasfitería a domicilio\nMoto o facilidad para moverse\nBuen trato en casa del cliente',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + 20% de mano de obra',
  },
  {
    key: 'season-con-portamira-huaytara',
    title: 'Ayudante de topografía (portaprisma)',
    category: 'Operaciones',
    skills: [],
    description:
      'Carretera de penetración en la sierra. Llevar prisma y mira, estacar, pintar progresivas, cuidar el equipo. Campamento, 22x8.',
    requirements: '6 meses en topografía\nTrabajo sobre 3,500 msnm',
    experience: '0-1',
    location: 'Huaytará, Huancavelica',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + campamento',
  },
  // minería
  {
    key: 'season-min-ayudante-ddh-huaraz',
    title: 'Ayudante de perforación diamantina (DDH)',
    category: 'Operaciones',
    skills: [],
    description:
      'Sondajes en superficie, Áncash y La Libertad. Sacar tubo interior, ordenar cajas, preparar lodos, cambiar brocas, cargar tubería. 20x10, pasajes y campamento.',
    requirements: '6 meses en perforadora diamantina\nExamen anexo 16\nSecundaria',
    experience: '0-1',
    location: 'Huaraz, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + bono por metro',
  },
  {
    key: 'season-min-perforista-ddh',
    title: 'Perforista DDH superficie e interior mina',
    category: 'Operaciones',
    skills: ['LF-90', 'HQ / NQ', 'Recuperación de testigo'],
    description:
      'Responsable de la máquina y de 3 ayudantes por guardia, avance y recuperación, reporte de turno, parámetros de rotación y presión. Campamento.',
    requirements: '3 años como perforista o 5 como primer ayudante\nLicencia A-I\nIPERC',
    experience: '3-5',
    location: 'Cajamarca',
    mode: 'onsite',
    salaryText: 'S/ 3,800 + bono por metro',
  },
  {
    key: 'season-min-muestrero-ancash',
    title: 'Auxiliar de geología - corte y muestreo de testigos',
    category: 'Operaciones',
    skills: ['Sierra diamantada', 'Códigos y tickets', 'Excel'],
    description:
      'Coreshack: lavar y fotografiar cajas, marcar metraje, medir RQD, cortar el testigo, embolsar con ticket, insertar blancos y duplicados y registrar en tabla. 14x7 con campamento.',
    requirements: '1 año en proyectos de exploración\nExcel básico\nTécnico en geología o minas deseable',
    experience: '1-2',
    location: 'Recuay, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'season-min-chancado-pasco',
    title: 'Operador de chancado y fajas',
    category: 'Operaciones',
    skills: ['Chancadora cónica', 'Zarandas'],
    description:
      'Planta concentradora 1,500 tpd. Arranque y parada de chancadoras, fajas y zarandas, desatoro, limpieza y reporte de tonelaje.',
    requirements: '2 años en sección chancado\nPrueba médica de altura',
    experience: '1-2',
    location: 'Huayllay, Pasco',
    mode: 'onsite',
    salaryText: 'S/ 2,300 + alimentación y campamento',
  },
  // venta y promoción en campo
  {
    key: 'season-cam-mercaderista-lima-sur',
    title: 'MERCADERISTA VOLANTE - LIMA SUR',
    category: 'Ventas',
    skills: [],
    description:
      'Outsourcing para marca de galletas. Ruta de 4 supermercados por dia: reponer de trastienda a góndola, rotar fechas, armar cabeceras, tomar fotos y quiebres en la app y pedir devoluciones.',
    requirements:
      '6 meses de mercaderista o reponedor\nCarné de sanidad\nVivir en SJM, VMT, VES o Chorrillos',
    experience: '0-1',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + movilidad + bono',
  },
  {
    key: 'season-cam-impulsadora-lima',
    title: 'Impulsadoras / impulsadores fin de semana',
    category: 'Marketing',
    skills: ['Degustación', 'Ventas'],
    description:
      'Degustar yogurt y quesos en supermercados de Surco, Barranco y Chorrillos. Vie a dom, 10 horas, cuota por punto.',
    requirements: 'Experiencia en impulso o atención en tienda\nCarné de sanidad',
    experience: '0-1',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 80 por día',
  },
  {
    key: 'season-cam-supervisor-trade-lima',
    title: 'Supervisor(a) de mercaderismo e impulso',
    category: 'Marketing',
    skills: ['Rutas', 'Excel', 'Negociación de espacios'],
    description:
      'Conducir 25 mercaderistas, armar rutas y reemplazos, negociar exhibiciones con jefes de tienda y presentar resultados al cliente.',
    requirements: '1 año como supervisor o líder de mercaderistas\nEstudios técnicos\nExcel intermedio',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 + movilidad',
  },
  {
    key: 'season-cam-autoventa-agua-callao',
    title: 'Chofer vendedor - agua de mesa en bidones',
    category: 'Ventas',
    skills: [],
    description:
      'Camioneta cargada con bidones de 20 l. Atender cartera de casas, oficinas y bodegas, colocar dispensadores nuevos, cobrar y rendir. Cuentas con un ayudante.',
    requirements: 'Brevete A-I o A-IIa\n1 año en autoventa o reparto\nGanas de vender',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisión por bidón',
  },
  // enfermería técnica
  {
    key: 'season-enf-hemodialisis-los-olivos',
    title: 'Técnico(a) de Enfermería - Centro de Hemodiálisis',
    category: null,
    skills: ['Cebado de líneas', 'Reúso de filtros', 'Bioseguridad'],
    description:
      '4 turnos. Preparar máquina y sala, pesar e instalar al paciente con la licenciada, controlar presión, asistir en complicaciones, desinfectar. L-S.',
    requirements: 'Título de técnico en enfermería\n1 año en hospital o clínica, de preferencia diálisis',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'season-enf-topico-colegio-sm',
    title: 'Encargado(a) de tópico escolar',
    category: null,
    skills: ['Primeros auxilios', 'Comunicación con padres'],
    description:
      'Colegio particular de 900 alumnos. Atender golpes, fiebre y alergias, llevar fichas médicas, botiquines, campañas de salud y acompañar en paseos. Vacaciones escolares.',
    requirements: 'Técnica o licenciada en enfermería\n2 años, de ellos alguno con niños\nBLS vigente',
    experience: '1-2',
    location: 'San Martín de Porres, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
]
