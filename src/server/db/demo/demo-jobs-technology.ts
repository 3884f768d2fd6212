import type { DemoJob } from './demo-job.ts'

const category = 'Tecnología'

export const technologyJobs: readonly DemoJob[] = [
  {
    key: 'full-stack',
    company: 'tupay',
    title: 'Desarrollador/a Full Stack',
    category,
    department: 'Producto',
    mode: 'hybrid',
    experience: '3-5',
    location: 'Miraflores, Lima',
    salary: 'S/ 7,500 - 9,500',
    isPremium: true,
    daysAgo: 12,
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Pruebas automatizadas'],
    intro:
      'Más de 11 mil bodegas abren Tupay cada mañana para cobrar y fiar. Buscamos a alguien que lleve una función de punta a punta: de la conversación con quien atiende el mostrador hasta la consulta que no puede tardar.',
    tasks: [
      'Construir el nuevo cuaderno de fiados en React y Node.js.',
      'Cuidar los pagos: que nada se cobre dos veces, aunque se corte la señal.',
      'Revisar código de dos personas que recién empiezan y aprender de su mirada.',
      'Pasar un día al mes con un cliente.',
    ],
    closing:
      'El equipo es de seis personas, va a la oficina los martes y jueves, y publica varias veces por semana. Nadie publica los viernes por la tarde.',
    requirements: [
      'Tres años o más con TypeScript o JavaScript en producción.',
      'Buen manejo de SQL: sabes leer un plan de ejecución.',
      'Costumbre de escribir pruebas y de explicar decisiones por escrito.',
    ],
    benefits: [
      'EPS al 80% para ti y tu familia',
      'S/ 2,000 al año para aprender',
      'Horario flexible y 20 días de trabajo desde otra ciudad',
    ],
  },
  {
    key: 'datos-salud',
    company: 'illari',
    title: 'Analista de Datos en Salud',
    category,
    mode: 'hybrid',
    experience: '1-2',
    location: 'Cayma, Arequipa',
    salary: 'S/ 3,800 - 4,600',
    daysAgo: 3,
    skills: ['SQL', 'Power BI', 'Python', 'Estadística'],
    intro:
      'Nuestros policlínicos registran 900 atenciones al día. Queremos saber dónde se forman las colas y qué controles se pierden, para que el personal médico pueda actuar a tiempo.',
    tasks: [
      'Mantener los tableros de citas, esperas y controles de gestantes y personas con diabetes.',
      'Depurar datos junto con las jefaturas de cada sede.',
      'Presentar cada quincena tres hallazgos que se puedan usar el lunes.',
    ],
    closing: 'Trabajarás con dos médicas epidemiólogas y siempre con datos anonimizados.',
    requirements: [
      'SQL y Power BI con ejemplos que puedas contar.',
      'Un año o más haciendo análisis en cualquier sector.',
      'Cuidado al tratar información sensible.',
    ],
    benefits: [
      'Atención gratuita en la red',
      'Dos días de oficina por semana',
      'Curso de bioestadística pagado',
    ],
  },
  {
    key: 'backend-java',
    company: 'nan',
    title: 'Ingeniero/a Backend Java',
    category,
    department: 'Plataforma',
    mode: 'remote',
    experience: '5+',
    location: 'Remoto',
    salary: 'S/ 10,000 - 12,500 mensuales',
    isPremium: true,
    daysAgo: 1,
    skills: ['Java', 'Spring Boot', 'Kafka', 'PostgreSQL', 'Docker'],
    intro:
      'Cada camión envía su posición cada 15 segundos y de eso depende la hora que prometemos. La plataforma creció rápido y toca partirla sin detener el reparto.',
    tasks: [
      'Separar el cálculo de llegadas del sistema de despacho.',
      'Definir con operaciones qué pasa cuando un equipo queda sin señal en la sierra.',
      'Guiar a cuatro personas en diseño de servicios y observabilidad.',
    ],
    closing:
      'Puedes vivir en cualquier región. Hacemos guardias pagadas, una semana de cada seis, y nos vemos dos veces al año en el Callao.',
    requirements: [
      'Cinco años o más con Java y Spring Boot.',
      'Experiencia con mensajería y sistemas que no se detienen.',
      'Inglés para leer documentación.',
    ],
    benefits: [
      'Equipo y silla para tu casa',
      'Guardias pagadas aparte',
      'EPS y seguro de vida desde el primer día',
    ],
  },
  {
    key: 'devops',
    company: 'yaku',
    title: 'Ingeniero/a DevOps',
    category,
    mode: 'hybrid',
    experience: '3-5',
    location: 'Trujillo, La Libertad',
    salary: 'S/ 6,000 a 7,500',
    daysAgo: 16,
    skills: ['Linux', 'Docker', 'CI/CD', 'Terraform', 'Python'],
    intro:
      'Los sensores de 64 sistemas de agua reportan presión y cloro todo el día. Necesitamos que esos datos lleguen, se guarden y avisen, incluso cuando la única conexión es satelital.',
    tasks: [
      'Automatizar el despliegue de los servidores de telemetría.',
      'Montar alertas que despierten a alguien solo cuando haga falta.',
      'Ordenar respaldos y ensayar su recuperación cada trimestre.',
    ],
    closing:
      'Serás la primera persona dedicada a infraestructura, con libertad para elegir herramientas y presupuesto propio.',
    requirements: [
      'Tres años administrando Linux en producción.',
      'Contenedores e infraestructura como código.',
      'Disposición para dos visitas a obra al año.',
    ],
    benefits: ['Bono anual por resultados', 'Movilidad para visitas', 'Certificaciones pagadas'],
  },
  {
    key: 'frontend-react',
    company: 'sunqu',
    title: 'Desarrollador/a Frontend React',
    category,
    mode: 'remote',
    experience: '1-2',
    location: 'Remoto',
    salary: 'USD 1,400 - 1,900',
    daysAgo: 0,
    skills: ['React', 'TypeScript', 'CSS', 'Accesibilidad', 'PWA'],
    intro:
      'Nuestros estudiantes usan celulares de gama baja y planes prepago. Cada kilobyte que quitas es una clase más que alguien puede terminar.',
    tasks: [
      'Hacer que las lecciones abran sin conexión y se sincronicen después.',
      'Mejorar la lectura con pantalla pequeña, sol directo y lector de pantalla.',
      'Probar cada mes con un aula de Puno o de Áncash.',
    ],
    closing:
      'Equipo de nueve personas, reuniones solo los lunes y miércoles, y todo el código se revisa con calma.',
    requirements: [
      'Un año o más con React.',
      'HTML y CSS sin depender de una biblioteca para cada cosa.',
      'Interés real por el rendimiento y la accesibilidad.',
    ],
    benefits: [
      'Cuatro días y medio por semana',
      'Internet y equipo pagados',
      'Vacaciones adicionales en julio',
    ],
  },
  {
    key: 'soporte-ti',
    company: 'qoya',
    title: 'Analista de Soporte TI para tiendas',
    category,
    mode: 'onsite',
    experience: '0-1',
    location: 'San Isidro, Lima',
    salary: 'S/ 2,000 - 2,400',
    daysAgo: 8,
    skills: ['Soporte técnico', 'Windows', 'Redes', 'Atención al usuario'],
    intro:
      'Cuando una caja se cuelga un sábado, la cola llega a la puerta. Tú eres la voz tranquila que lo resuelve, por teléfono o yendo a la tienda.',
    tasks: [
      'Atender incidencias de cajas, impresoras y redes de 23 locales.',
      'Escribir guías cortas para que el problema no se repita.',
      'Preparar los equipos de dos aperturas este año.',
    ],
    closing:
      'Turnos rotativos de ocho horas, publicados con dos semanas de anticipación. Enseñamos todo lo que usamos.',
    requirements: [
      'Estudios técnicos en computación, concluidos o en curso.',
      'Nociones de redes.',
      'Paciencia para explicar sin palabras raras.',
    ],
    benefits: [
      'Domingos con pago adicional',
      'Descuento de 30% en tiendas',
      'Línea de carrera hacia redes o seguridad',
    ],
  },
]
