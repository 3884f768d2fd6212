import type { LabelledJob } from '../../labelled.ts'

/** Skilled trades and maintenance. */
export const tradesJobs: LabelledJob[] = [
  {
    key: 'electricista-industrial-lima',
    title: 'Técnico Electricista Industrial',
    category: 'Operaciones',
    skills: [
      'Tableros eléctricos',
      'PLC',
      'Variadores de velocidad',
      'Mantenimiento preventivo',
      'Lectura de planos',
    ],
    description:
      'Planta de plásticos en Huachipa busca técnico electricista industrial para mantenimiento de inyectoras y extrusoras. Diagnóstico de fallas en tableros, cambio de contactores y variadores, lectura de planos, intervención básica de PLC Siemens, programa preventivo y apoyo en montajes. Turnos rotativos semanales. Se trabaja con bloqueo y etiquetado sin excepciones. Planilla, utilidades, comedor y movilidad desde Puente Nuevo.',
    requirements:
      'Técnico titulado en Electricidad o Electrotecnia Industrial (SENATI, TECSUP o similar)\n2 años en mantenimiento industrial\nPLC básico',
    experience: '1-2',
    location: 'Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,700',
  },
  {
    key: 'electricista-mina-arequipa',
    title: 'Electricista de Planta Concentradora',
    category: 'Operaciones',
    skills: ['Media tensión', 'Motores eléctricos', 'Instrumentación', 'Bloqueo y etiquetado'],
    description:
      'Contratista de mantenimiento requiere electricistas para planta concentradora en Arequipa. Mantenimiento de motores, celdas de media tensión, subestaciones, fajas y sistemas de instrumentación durante paradas y guardias regulares. Régimen 10x10 o 14x7 según guardia, campamento, SCTR, póliza y bono de parada. Examen médico de altura y curso de bloqueo a cargo de la empresa.',
    requirements:
      'Técnico en Electricidad Industrial\n3 años en minería o industria pesada\nMedia tensión, lectura de planos',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,300 - S/ 4,000',
  },
  {
    key: 'mecanico-automotriz-lima',
    title: 'Mecánico Automotriz',
    category: 'Operaciones',
    skills: ['Motor gasolinero', 'Suspensión', 'Frenos', 'Escáner automotriz', 'Inyección electrónica'],
    description:
      'Concesionario de autos multimarca busca mecanico para taller en Surquillo. Mantenimientos preventivos por kilometraje, frenos, suspensión, diagnóstico con escaner, inyección electrónica y entrega del vehículo con prueba de ruta. Bono por productividad según horas facturadas. Cursos de marca pagados.',
    requirements:
      'Técnico en Mecánica Automotriz\n2 años en taller o concesionario\nLicencia A-I\nHerramientas propias básicas',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,400 + bonos',
  },
  {
    key: 'mecanico-equipo-pesado-arequipa',
    title: 'Mecánico de Equipo Pesado',
    category: 'Operaciones',
    skills: [
      'Motores diésel',
      'Sistemas hidráulicos',
      'Caterpillar',
      'Tren de fuerza',
      'Mantenimiento predictivo',
    ],
    description:
      'Empresa de alquiler de maquinaria para minería y construcción requiere mecánicos de equipo pesado para Arequipa. Mantenimiento y reparación de excavadoras, cargadores, tractores y motoniveladoras Caterpillar y Komatsu: motores diésel, hidráulica, transmisión y sistemas electrónicos con ET. Atención en taller y en mina. Informes técnicos de cada intervención. Régimen según contrato, bono por disponibilidad mecánica.',
    requirements:
      'Técnico en Mantenimiento de Maquinaria Pesada (TECSUP, SENATI)\n3 años con Caterpillar o Komatsu\nLicencia A-I',
    experience: '3-5',
    location: 'Cerro Colorado, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,500 - S/ 4,300',
  },
  {
    key: 'soldador-chimbote',
    title: 'SOLDADOR HOMOLOGADO 3G - 4G',
    category: 'Operaciones',
    skills: ['Soldadura SMAW', 'Soldadura MIG', 'Lectura de planos', 'Oxicorte'],
    description:
      'ASTILLERO Y METALMECANICA EN CHIMBOTE NECESITA SOLDADORES HOMOLOGADOS PARA REPARACION DE EMBARCACIONES PESQUERAS Y ESTRUCTURAS. SMAW 7018 Y 6011, FCAW, MIG Y CORTE CON OXIACETILENO. SE TOMARA PRUEBA PRACTICA. PAGO SEMANAL, SCTR, EPP COMPLETO Y HORAS EXTRAS.',
    requirements: 'HOMOLOGACION 3G O 4G\n2 ANOS DE EXPERIENCIA\nTRABAJO EN ESPACIOS CONFINADOS',
    experience: '1-2',
    location: 'Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 90 - S/ 110 por día',
  },
  {
    key: 'tecnico-refrigeracion-piura',
    title: 'Técnico en Refrigeración Industrial',
    category: 'Operaciones',
    skills: ['Refrigeración', 'Amoniaco', 'Compresores', 'Cámaras frigoríficas', 'Electricidad'],
    description:
      'Empacadora de uva y mango en Piura busca técnico en refrigeración para túneles y cámaras. Operación y mantenimiento de compresores de amoniaco y freón, control de temperatura, detección de fugas, registros y atención de emergencias en campaña. Turnos rotativos. Alojamiento para foráneos en temporada alta.',
    requirements:
      'Técnico en Refrigeración, Electricidad o Mecánica\n2 años en refrigeración industrial\nManejo de amoniaco deseable',
    experience: '1-2',
    location: 'Sullana, Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,500',
  },
  {
    key: 'electricista-montaje-arequipa',
    title: 'Técnico Electricista de Montaje',
    category: 'Operaciones',
    skills: ['Montaje eléctrico', 'Tableros', 'Canalizaciones', 'Lectura de planos'],
    description:
      'Contratista eléctrica de Arequipa busca técnico para montaje de tableros, canalización y cableado en ampliación de una planta de cal. Contrato por obra de ocho meses.',
    requirements: 'Técnico electricista\n1 a 2 años en montaje industrial\nLectura de planos',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,600',
  },
  {
    key: 'mecanico-diesel-flota-lima',
    title: 'Mecánico Diésel - Flota de camiones',
    category: 'Operaciones',
    skills: ['Motores diésel', 'Frenos de aire', 'Mantenimiento preventivo'],
    description:
      'Empresa de transporte en Villa El Salvador busca mecánico diésel para 40 camiones: preventivos, frenos de aire, embrague y auxilio en ruta.',
    requirements: 'Técnico en Mecánica Automotriz o Diésel\n2 años con camiones\nLicencia A-I',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,500',
  },
  {
    key: 'mecanico-camionetas-lima',
    title: 'Técnico Automotriz - Taller de camionetas',
    category: 'Operaciones',
    skills: ['Diagnóstico con escáner', 'Mecánica general', 'Inyección electrónica', 'Motores diésel'],
    description:
      'Taller autorizado en Chorrillos busca técnico para camionetas gasolineras y diésel. Diagnóstico, mantenimiento mayor y menor, frenos y suspensión.',
    requirements: 'Técnico en Mecánica Automotriz\n1 a 2 años en taller',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
  {
    key: 'mecanico-equipo-moquegua',
    title: 'Mecánico de Equipos - Tajo abierto',
    category: 'Operaciones',
    skills: ['Komatsu', 'Hidráulica', 'Tren de potencia', 'Diagnóstico electrónico'],
    description:
      'Servicio en mina de cobre de Moquegua: mantenimiento de tractores, motoniveladoras y cargadores Komatsu. Régimen 14x14, bus desde Ilo y Moquegua.',
    requirements: 'Técnico en maquinaria pesada\n3 años en gran minería\nLicencia A-I',
    experience: '3-5',
    location: 'Moquegua',
    mode: 'onsite',
    salaryText: 'S/ 3,800 - S/ 4,600',
  },
  {
    key: 'soldador-lima',
    title: 'Soldador de estructuras metálicas',
    category: 'Operaciones',
    skills: ['Soldadura MIG', 'SMAW', 'Corte'],
    description:
      'Taller metalmecánico de Puente Piedra necesita soldador para estructuras y portones. Trabajo estable, pago semanal, horas extras.',
    requirements: '1 año de experiencia\nMIG y arco eléctrico',
    experience: '1-2',
    location: 'Puente Piedra, Lima',
    mode: 'onsite',
    salaryText: 'S/ 80 por día',
  },
  {
    key: 'ayudante-soldador-chimbote',
    title: 'Ayudante de soldador',
    category: 'Operaciones',
    skills: [],
    description:
      'varadero en chimbote busca ayudante para esmerilado, apuntalado, oxicorte y apoyo a soldadores. pago semanal y seguro',
    requirements: 'experiencia básica en soldadura',
    experience: '0-1',
    location: 'Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 60 por día',
  },
]
