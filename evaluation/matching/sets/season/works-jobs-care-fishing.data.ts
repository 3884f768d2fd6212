import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: cuidado de niños y mayores, pesca y agroindustria. */
export const seasonWorksJobsCareFishing: LabelledJob[] = [
  // cuidado
  {
    key: 'season-cui-adulto-mayor-jesus-maria',
    title: 'Cuidadora de adulto mayor - cama afuera',
    category: null,
    skills: [],
    description:
      'Familia busca persona paciente para señora de 84 años con principio de alzheimer. Aseo, darle sus pastillas a la hora, caminar, cocinar dieta y conversar. Lun a sab 8-6. Pago en planilla del hogar.',
    requirements: '1 año cuidando adultos mayores (no se exige título)\nReferencias comprobables',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'season-cui-postrado-la-molina',
    title: 'Técnica(o) de enfermería a domicilio - paciente postrado',
    category: null,
    skills: ['Sonda nasogástrica', 'Curación de escaras', 'Aspiración'],
    description:
      'Empresa de home care. Turnos de 12 horas. Alimentación por sonda, cambios de posición, control de funciones vitales, reporte en app.',
    requirements: 'Título de técnico en enfermería\n1 año en hospitalización o domicilio',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 90 por turno',
  },
  {
    key: 'season-cui-nana-surco',
    title: 'Nana para bebé de 10 meses y apoyo con hermanito',
    category: null,
    skills: [],
    description:
      'Casa en Surco. Papillas, baño, siestas, parque, estimulación, lavar la ropa de los niños. Cama adentro o afuera, a conversar. Todos los beneficios.',
    requirements: '2 años con bebés, en casa o nido\nReferencias\nPrimeros auxilios deseable',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'season-cui-auxiliar-nido-san-borja',
    title: 'Auxiliar de Educación Inicial - Nido (2 y 3 años)',
    category: null,
    skills: ['Trabajo con niños', 'Material didáctico'],
    description:
      'Apoyar a la miss de aula: recibir, acompañar lonchera, cambio de pañal, control de esfínteres, decorar, cuidar en patio. De 7:45 a 3. Marzo a diciembre con posible renovación.',
    requirements:
      'Estudiante o egresada de Educación Inicial o auxiliar de educación\n1 año en nido o jardín\nCertificado de antecedentes',
    experience: '1-2',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'season-cui-sombra-magdalena',
    title: 'Acompañante pedagógica (sombra) - niño con TEA',
    category: null,
    skills: ['Autismo', 'Conducta', 'Comunicación'],
    description:
      'Para 1er grado de colegio regular. Anticipar rutinas, adaptar fichas, registrar conducta y coordinar con terapeutas y padres.',
    requirements:
      'Estudiante últimos ciclos o egresada de Psicología, Educación Inicial o Especial\nExperiencia con niños en desarrollo distinto, mínimo 6 meses',
    experience: '0-1',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 media jornada',
  },
  // pesca y agroindustria
  {
    key: 'season-pes-fileteadores-chimbote',
    title: 'FILETEADORES(AS) DE CABALLA Y BONITO',
    category: null,
    skills: [],
    description:
      'Planta de conservas en el 27 de Octubre. Corte, eviscerado, fileteo y envasado segun llegue materia prima. Te avisamos por whatsapp la hora de ingreso. Pago por caja.',
    requirements: 'Saber filetear\nCarné sanitario\nBotas blancas',
    experience: '0-1',
    location: 'Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'Destajo, S/ 70 a 110 por jornada',
  },
  {
    key: 'season-pes-calidad-congelado-chimbote',
    title: 'Auxiliar de Aseguramiento de Calidad - Congelados',
    category: 'Operaciones',
    skills: ['HACCP', 'Análisis sensorial', 'Registros'],
    description:
      'Tomar temperaturas, pesos y muestras de pota y perico en recepción, corte y túnel; verificar cloro, higiene del personal y llenar los formatos de BPM.',
    requirements:
      'Técnico o egresado de Industrias Alimentarias, Pesquera o Biología\n6 meses en planta pesquera',
    experience: '0-1',
    location: 'Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'season-pes-tripulante-chimbote',
    title: 'Tripulante de embarcación anchovetera',
    category: null,
    skills: [],
    description:
      'Temporada norte-centro. Cala, cobrado de red, panga, estiba y mantenimiento de aparejos. Participación de pesca.',
    requirements: 'Libreta de embarque (pescador) de Dicapi vigente\nCurso OMI básico\n2 temporadas',
    experience: '1-2',
    location: 'Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'Participación por tonelada',
  },
  {
    key: 'season-pes-supervisora-linea-paita',
    title: 'Supervisor(a) de sala de fileteo y envasado',
    category: 'Operaciones',
    skills: ['Rendimientos', 'BPM', 'Manejo de personal'],
    description:
      'Planta congeladora de pota. Conducir 80 destajeros, controlar rendimiento, mermas y pagos por kilo, cuidar inocuidad. Campaña larga. Se da cuarto y comedor a foráneos.',
    requirements: '2 años dirigiendo personal en planta hidrobiológica\nEstudios técnicos deseable',
    experience: '3-5',
    location: 'Paita, Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,300',
  },
  {
    key: 'season-agr-packing-arandano-viru',
    title: 'Personal de packing - arándano y palta',
    category: null,
    skills: [],
    description:
      'Seleccionar, pesar, llenar clamshell y encajar. Bus desde Chimbote, Santa y Trujillo, comedor. Sueldo agrario completo mas bono BETA.',
    requirements: 'Mayor de edad\nDe preferencia con campaña en packing o planta de alimentos',
    experience: '0-1',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 60 diarios + productividad',
  },
]
