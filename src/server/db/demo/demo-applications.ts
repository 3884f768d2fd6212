import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'

/** A step after applying, and how many days before the seed it happened. */
type Step = readonly [status: ApplicationStatus, daysAgo: number]

export interface DemoApplication {
  person: string
  job: string
  /** Days before the seed. */
  appliedDaysAgo: number
  steps: readonly Step[]
  coverLetter?: string
  /** Asks for a human review, with this reason. It is unanswered. */
  humanReview?: { reason: string; daysAgo: number }
}

const toTupay: readonly DemoApplication[] = [
  {
    person: 'milagros',
    job: 'full-stack',
    appliedDaysAgo: 11,
    steps: [
      ['viewed', 9],
      ['preselected', 7],
      ['interviewed', 2],
    ],
    coverLetter:
      'Mi mamá tuvo una bodega veinte años y el cuaderno de fiados era sagrado. Sé por qué un pago repetido duele, y tengo cuatro años construyendo web con React y Node.js.',
  },
  {
    person: 'yesenia',
    job: 'full-stack',
    appliedDaysAgo: 10,
    steps: [
      ['viewed', 9],
      ['preselected', 6],
      ['interviewed', 4],
      ['accepted', 1],
    ],
    coverLetter:
      'En Pagos del Misti me encargué de que ninguna operación se cobrara dos veces. Me gustaría contarles cómo, y aprender cómo lo hacen ustedes sin señal.',
  },
  {
    person: 'andre',
    job: 'full-stack',
    appliedDaysAgo: 8,
    steps: [
      ['viewed', 6],
      ['preselected', 3],
    ],
    coverLetter:
      'Vengo del frontend y quiero crecer hacia el servidor. Traigo pruebas, cuidado por el detalle y disposición para mudarme a Lima.',
  },
  {
    person: 'omar',
    job: 'full-stack',
    appliedDaysAgo: 5,
    steps: [['viewed', 3]],
    humanReview: {
      reason: 'El puntaje no cuenta los dos sistemas que hice por mi cuenta para bodegas de mi barrio.',
      daysAgo: 1,
    },
  },
  {
    person: 'wilmer',
    job: 'full-stack',
    appliedDaysAgo: 6,
    steps: [
      ['viewed', 5],
      ['rejected', 4],
    ],
    coverLetter:
      'Sé que me falta experiencia. Adjunto dos proyectos propios por si abren un puesto para quienes empiezan.',
  },
  {
    person: 'lucero',
    job: 'full-stack',
    appliedDaysAgo: 1,
    steps: [],
    coverLetter:
      'Trabajo con datos y estoy pasando al desarrollo. Conozco bien PostgreSQL y la realidad de los comercios del sur.',
  },
  {
    person: 'renzo',
    job: 'full-stack',
    appliedDaysAgo: 0,
    steps: [],
    coverLetter: 'Diseño y también maqueto. Si buscan a alguien que una ambas orillas, conversemos.',
  },
  {
    person: 'joaquin',
    job: 'producto',
    appliedDaysAgo: 31,
    steps: [
      ['viewed', 30],
      ['preselected', 27],
      ['interviewed', 23],
      ['accepted', 20],
      ['hired', 18],
    ],
    coverLetter:
      'Llevé pagos con QR a 25 mil comercios y aprendí sobre todo qué no hacer. Me gustaría poner ese aprendizaje al servicio de las bodegas.',
  },
  {
    person: 'diego',
    job: 'producto',
    appliedDaysAgo: 29,
    steps: [
      ['viewed', 28],
      ['rejected', 20],
    ],
  },
  {
    person: 'katherine',
    job: 'atencion',
    appliedDaysAgo: 27,
    steps: [
      ['viewed', 26],
      ['preselected', 25],
      ['interviewed', 22],
      ['hired', 19],
    ],
    coverLetter:
      'Cinco años atendiendo desde Iquitos me enseñaron a resolver con mala señal y buena voluntad.',
  },
  {
    person: 'wilmer',
    job: 'atencion',
    appliedDaysAgo: 26,
    steps: [
      ['viewed', 25],
      ['interviewed', 22],
      ['rejected', 19],
    ],
    coverLetter: 'Di soporte a profesores que nunca habían usado una computadora: paciencia no me falta.',
  },
  {
    person: 'fiorella',
    job: 'riesgos',
    appliedDaysAgo: 23,
    steps: [
      ['viewed', 22],
      ['preselected', 20],
      ['interviewed', 16],
      ['accepted', 14],
    ],
    coverLetter:
      'Me importa que un modelo se pueda explicar a quien recibe un no. Veo que a ustedes también.',
  },
  {
    person: 'lucero',
    job: 'riesgos',
    appliedDaysAgo: 22,
    steps: [
      ['viewed', 21],
      ['preselected', 20],
      ['interviewed', 15],
    ],
    coverLetter: 'Cuatro años mirando la mora en el altiplano, con SQL y Python, y mucho trabajo de agencia.',
  },
  {
    person: 'rosa',
    job: 'riesgos',
    appliedDaysAgo: 20,
    steps: [
      ['viewed', 18],
      ['rejected', 13],
    ],
  },
]

const toOthers: readonly DemoApplication[] = [
  {
    person: 'milagros',
    job: 'frontend-react',
    appliedDaysAgo: 0,
    steps: [],
    coverLetter:
      'Hice que un portal bajara de 9 a 2 segundos en celulares modestos. Su proyecto es justo el problema que me gusta.',
  },
  { person: 'milagros', job: 'ux', appliedDaysAgo: 2, steps: [['viewed', 1]] },
  {
    person: 'milagros',
    job: 'devops',
    appliedDaysAgo: 15,
    steps: [
      ['viewed', 14],
      ['rejected', 10],
    ],
    coverLetter: 'He llevado despliegues en equipos pequeños y quiero aprender infraestructura en serio.',
  },
  {
    person: 'milagros',
    job: 'seo',
    appliedDaysAgo: 18,
    steps: [
      ['viewed', 16],
      ['preselected', 12],
      ['interviewed', 8],
    ],
    coverLetter:
      'La velocidad y la estructura de un sitio son mi trabajo diario; el contenido lo aprendería con ustedes.',
  },
  {
    person: 'renzo',
    job: 'ux',
    appliedDaysAgo: 2,
    steps: [
      ['viewed', 1],
      ['preselected', 0],
    ],
    coverLetter: 'Conozco de cerca la banca móvil y su público. Me entusiasma poder probar fuera de Lima.',
  },
  {
    person: 'renzo',
    job: 'grafico',
    appliedDaysAgo: 11,
    steps: [
      ['viewed', 10],
      ['rejected', 7],
    ],
  },
  { person: 'renzo', job: 'instruccional', appliedDaysAgo: 4, steps: [['viewed', 3]] },
  {
    person: 'omar',
    job: 'devops',
    appliedDaysAgo: 14,
    steps: [
      ['viewed', 13],
      ['interviewed', 9],
    ],
    coverLetter:
      'Mantuve telemetría de riego en el desierto: sensores, antenas y respaldos que sí se restauran.',
  },
  {
    person: 'rosa',
    job: 'contador',
    appliedDaysAgo: 8,
    steps: [
      ['viewed', 7],
      ['preselected', 5],
    ],
  },
  {
    person: 'paola',
    job: 'reclutador-ti',
    appliedDaysAgo: 6,
    steps: [['viewed', 5]],
    coverLetter:
      'También creo que toda persona merece una respuesta. En mi último trabajo logramos dar el 100% en seis días.',
  },
  { person: 'diego', job: 'seo', appliedDaysAgo: 17, steps: [['viewed', 16]] },
  {
    person: 'cesar',
    job: 'soporte-ti',
    appliedDaysAgo: 7,
    steps: [
      ['viewed', 6],
      ['preselected', 5],
    ],
    coverLetter:
      'He partido sistemas grandes sin detenerlos. Me interesa su equipo pequeño y que vean cada caso hasta el final.',
  },
  { person: 'cesar', job: 'backend-java', appliedDaysAgo: 0, steps: [] },
]

/** Each pair of person and job appears once. Each step is later than the previous one; the newest is the status. */
export const demoApplications: readonly DemoApplication[] = [...toTupay, ...toOthers]
