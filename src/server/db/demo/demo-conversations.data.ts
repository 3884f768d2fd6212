/** Who wrote, how many minutes before the start of the demo, what. Minutes fall from line to line. */
export type DemoMessage = readonly [from: 'company' | 'professional', minutesAgo: number, text: string]

export interface DemoConversation {
  company: string
  person: string
  /** The title of one of the person's services. */
  service: string
  messages: readonly DemoMessage[]
  /** How many of the last messages the other side has not opened. */
  unread: number
}

/** A service that its professional published with the premium plan, which has ended since: paused, and its chat locked. */
export const demoPausedService = {
  person: 'milagros',
  title: 'Reportes de ventas que se actualizan solos',
  category: 'Tecnología e IT',
  description:
    'Conecto tus hojas y tu sistema de ventas en un reporte que cada lunes está listo sin que nadie lo arme a mano.',
  price: '$18.00',
  daysAgo: 40,
} as const

const hour = 60
const day = 24 * hour

/** Conversations under way, so that the messages of each demo account have something to read. All invented. */
export const demoConversations: readonly DemoConversation[] = [
  {
    company: 'tupay',
    person: 'renzo',
    service: 'Auditoría de accesibilidad web',
    unread: 2,
    messages: [
      [
        'company',
        2 * day + 3 * hour,
        'Hola, Renzo. Renovamos el flujo de pago y queremos revisarlo antes de publicarlo. ¿Cuánto te toma una auditoría de seis pantallas?',
      ],
      [
        'professional',
        2 * day + 2 * hour,
        'Hola. Seis pantallas son tres días: uno de pruebas con lector de pantalla y teclado, otro con personas y otro para el informe.',
      ],
      ['professional', 2 * day + 2 * hour - 1, '¿Ya tienen un enlace de prueba que pueda recorrer?'],
      [
        'company',
        day + 5 * hour,
        'Sí: https://pruebas.tupay.pe/pago. El usuario y la clave te los mando el lunes.',
      ],
      [
        'professional',
        day + 4 * hour,
        'Le di una primera mirada. Los errores del formulario solo se ven en rojo y el orden del teclado salta del monto al pie de página. Es fácil de corregir.',
      ],
      ['company', day + 4 * hour - 3, 'Justo lo que temíamos. ¿Podrías empezar el martes?'],
      ['professional', 3 * hour, 'El martes a las 9 empiezo. El viernes tienen el informe.'],
      ['company', 26, 'Perfecto. ¿El informe viene ordenado por gravedad?'],
      ['company', 24, 'Y si hace falta, ¿se puede hacer una segunda revisión después de corregir?'],
    ],
  },
  {
    company: 'sacha',
    person: 'renzo',
    service: 'Diseño de interfaces para tu producto digital',
    unread: 0,
    messages: [
      [
        'company',
        6 * day,
        'Buenas. Tenemos una app de inventario y los jefes de almacén no la usan. ¿Trabajas con investigación de usuarios?',
      ],
      [
        'professional',
        6 * day - 40,
        'Sí, empiezo por ahí: cinco visitas cortas al almacén dicen más que cien encuestas. Después rehacemos las tres tareas que más repiten.',
      ],
      ['company', 5 * day, 'Me gusta. Lo consulto con el equipo y te escribo.'],
      ['professional', 5 * day - 30, 'Cuando quieran. Tengo espacio desde la segunda semana de diciembre.'],
    ],
  },
  {
    company: 'tupay',
    person: 'diego',
    service: 'Posicionamiento en buscadores en tres meses',
    unread: 1,
    messages: [
      [
        'company',
        4 * day,
        'Hola, Diego. Casi todo nuestro tráfico viene de anuncios. ¿Por dónde empezarías?',
      ],
      [
        'professional',
        3 * hour + 12,
        'Por las preguntas que ya les hacen en soporte: cada una es una página que nadie más responde bien. Si me comparten las veinte más repetidas, les armo un plan.',
      ],
    ],
  },
  {
    company: 'qoya',
    person: 'milagros',
    service: demoPausedService.title,
    unread: 3,
    messages: [
      [
        'company',
        day + 2 * hour,
        'Hola, Milagros. Cada lunes armamos a mano el reporte de ventas de 14 tiendas. ¿Podrías dejarlo automático?',
      ],
      ['company', 5 * hour, 'Usamos Excel y un sistema propio que exporta a CSV.'],
      ['company', 4 * hour, 'Si te interesa, podemos conversar esta semana por videollamada.'],
    ],
  },
]
