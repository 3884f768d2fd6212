import type { ActName } from '#domain/assistant/acts.data.ts'
import type { AskedAct, RefusalReason } from '#domain/assistant/understanding.ts'
import type { Answer, AnswerLink } from '#server/features/assistant/answer.ts'
import { signUp, toPerson } from '#server/features/assistant/assistant.words.ts'

const canDo = 'Puedo buscar empleos y servicios, y responder dudas sobre Qhatu.'

export const unknownAnswer: Answer = {
  text: `No lo sé. ${canDo} Si prefieres, te responde una persona.`,
  person: toPerson,
  suggestions: ['Busco trabajo', '¿Qué puedes hacer?'],
}

export const greetingAnswer: Answer = {
  text: 'Hola, soy el asistente automático de Qhatu. ¿Qué buscas?',
  suggestions: ['Busco trabajo', '¿Cómo postulo sin cuenta?', '¿Qué puedes hacer?'],
}

export const thanksAnswer: Answer = {
  text: 'De nada. Si necesitas algo más, escribe cuando quieras.',
  suggestions: ['Busco trabajo'],
}

export const aboutAnswer: Answer = {
  text: 'Soy el asistente automático de Qhatu, no una persona. Busco en los empleos y servicios publicados, respondo con el centro de ayuda y, si ingresas, miro tus postulaciones y comparo tu perfil con los avisos. No envío ni cambio nada por ti, y no veo datos de otras personas. Puedo equivocarme: revisa lo importante.',
  links: [{ text: 'Cómo usamos la IA', href: '/transparencia-ia' }],
  person: toPerson,
  suggestions: ['Busco trabajo', 'Recomiéndame empleos', '¿Cuánto cuesta usar Qhatu?'],
}

export const personAnswer: Answer = {
  text: 'Claro. Escríbenos y te responde una persona del equipo. Si quieres dejar un reclamo, también está el Libro de Reclamaciones.',
  person: toPerson,
  links: [{ text: 'Libro de Reclamaciones', href: '/libro-de-reclamaciones' }],
  suggestions: [],
}

export const questionsBack = {
  trade: {
    text: 'Claro. ¿De qué quieres trabajar, o en qué lugar? Por ejemplo: “mozo en Miraflores” o “contador remoto”.',
    choices: ['Ventas', 'Atención al cliente', 'Almacén', 'Administración', 'Sin experiencia', 'Remoto'],
    suggestions: [],
  },
  place: {
    text: '¿En qué distrito o ciudad?',
    choices: ['En Lima', 'En Arequipa', 'En Trujillo', 'En todo el Perú'],
    suggestions: [],
  },
  change: {
    text: '¿Qué cambio en la búsqueda: el lugar, el sueldo o el tipo de trabajo?',
    choices: ['Otro distrito', 'En todo el Perú', 'Solo remoto', 'Con sueldo visible'],
    suggestions: [],
  },
  job: {
    text: '¿De qué empleo hablas? Ábrelo y pregúntame desde su página, o búscalo aquí y dime “el primero”.',
    choices: ['Recomiéndame empleos', 'Busco trabajo'],
    suggestions: [],
  },
} as const satisfies Record<
  string,
  { text: string; choices: readonly string[]; suggestions: readonly string[] }
>

const free = 'Es gratis y atiende de día y de noche.'
export const distressAnswers: Record<'113' | '100', Answer> = {
  '113': {
    text: 'Siento mucho que estés pasando por esto. No tienes que pasarlo a solas: hay personas que escuchan y ayudan ahora mismo. Soy un asistente automático y no puedo acompañarte como mereces, pero ellas sí. Si hay peligro ahora, llama al 106 o ve a la emergencia más cercana.',
    cards: [
      {
        kind: 'help-line',
        line: {
          name: 'Línea 113, opción 5',
          phone: '113',
          note: `Salud mental, del Ministerio de Salud. ${free}`,
        },
      },
    ],
    person: toPerson,
    suggestions: ['Busco trabajo'],
  },
  '100': {
    text: 'Siento mucho lo que te pasa. Nadie tiene derecho a tratarte así, y no es tu culpa. Hay personas que te orientan y te protegen ahora mismo. Si hay peligro ahora, llama al 105.',
    cards: [
      {
        kind: 'help-line',
        line: {
          name: 'Línea 100',
          phone: '100',
          note: `Violencia familiar y sexual, del Ministerio de la Mujer. ${free}`,
        },
      },
      { kind: 'help-line', line: { name: 'Policía Nacional', phone: '105', note: 'Si hay peligro ahora.' } },
    ],
    person: toPerson,
    suggestions: ['Busco trabajo'],
  },
}

export const refusals: Record<Exclude<RefusalReason, 'act'>, Answer> = {
  'others-data': {
    text: 'Eso no puedo dártelo: no veo ni comparto datos de otras personas o empresas, tampoco por otro camino. Con una empresa puedes hablar por Qhatu cuando te postulas.',
    suggestions: ['¿Quién puede ver mi CV?', 'Busco trabajo'],
  },
  discrimination: {
    text: 'Por edad, sexo, apariencia, origen o estado civil no puedo escoger a nadie: la ley lo considera discriminación. Puedes mirar a los candidatos por lo que el puesto pide: experiencia, estudios y habilidades.',
    links: [{ text: 'Qué palabras discriminan', href: '/ayuda/avisos-sin-discriminar' }],
    suggestions: ['¿Cuántos candidatos tengo?', '¿Cómo eligen a los mejores candidatos?'],
  },
  'off-topic': {
    text: `De eso no sé. ${canDo}`,
    suggestions: ['Busco trabajo', '¿Qué puedes hacer?'],
  },
  insult: {
    text: 'Lamento que algo no haya salido bien. Cuéntame qué pasó o qué necesitas, y trato de ayudarte.',
    person: toPerson,
    suggestions: ['Busco trabajo', 'Quiero hablar con una persona'],
  },
  language: {
    text: 'Solo respondo en español. I only answer in Spanish: please write your question in Spanish.',
    links: [{ text: 'Ver los empleos', href: '/empleos' }],
    suggestions: ['Busco trabajo'],
  },
}

/** Where each act is done by the person. */
const acts: Record<ActName, AnswerLink & { says: string }> = {
  apply: {
    says: 'Yo no postulo por ti: eliges el empleo y envías tú.',
    text: 'Ver empleos',
    href: '/empleos',
  },
  withdraw: {
    says: 'Yo no retiro postulaciones: lo haces tú en tu panel.',
    text: 'Ir a mis postulaciones',
    href: '/dashboard/postulaciones',
  },
  'delete-account': {
    says: 'Yo no elimino cuentas: lo haces tú en la configuración.',
    text: 'Cómo elimino mi cuenta',
    href: '/ayuda/eliminar-mi-cuenta',
  },
  account: {
    says: 'Yo no cambio tu cuenta: lo haces tú.',
    text: 'Ir a mi cuenta',
    href: '/dashboard/configuracion',
  },
  message: {
    says: 'Yo no escribo ni llamo por ti: lo haces tú en tus mensajes.',
    text: 'Ir a mis mensajes',
    href: '/dashboard/mensajes',
  },
  publish: {
    says: 'Yo no publico por ti: el formulario lo confirmas tú.',
    text: 'Publicar un empleo',
    href: '/company-dashboard/publicar',
  },
  'close-ads': {
    says: 'Yo no cierro avisos: lo haces tú.',
    text: 'Ir a mis empleos',
    href: '/company-dashboard/empleos',
  },
  pay: { says: 'Yo no pago por ti: eliges y confirmas tú.', text: 'Ver la membresía', href: '/membresia' },
  save: {
    says: 'Yo no guardo empleos: usa el botón Guardar del aviso.',
    text: 'Ver mis guardados',
    href: '/guardados',
  },
  decide: {
    says: 'Yo no decido sobre candidatos: eso lo hace una persona de tu empresa.',
    text: 'Ver a mis candidatos',
    href: '/company-dashboard/candidatos',
  },
  upload: {
    says: 'Yo no subo archivos por ti: lo haces tú.',
    text: 'Cómo subo mi CV',
    href: '/ayuda/subir-mi-cv',
  },
  register: {
    says: 'Yo no creo cuentas: lo haces tú en un minuto.',
    text: 'Crear mi cuenta',
    href: '/user-type-selection',
  },
}

/** An act is prepared as a link; on the page of a job, applying leads to its form. Of any other act the help centre tells how it is done. */
export function refusedAct({ name, article }: AskedAct, pageJobId: number | null): Answer {
  const { says, text, href } =
    name === null
      ? {
          says: 'Eso lo haces tú: yo no cambio nada por ti.',
          text: 'Ver cómo se hace',
          href: `/ayuda/${article}`,
        }
      : acts[name]
  const link =
    name === 'apply' && pageJobId !== null
      ? { text: 'Postular a este empleo', href: `/jobs/${pageJobId}/postular` }
      : { text, href }
  return { text: says, links: [link], suggestions: ['¿Qué puedes hacer?'] }
}

/** Own data, without an account. */
export const needsAccount: Answer = {
  text: 'Para eso necesito saber quién eres. Ingresa o crea tu cuenta, y te respondo con tus propios datos.',
  signUp,
  suggestions: ['Busco trabajo', '¿Cómo postulo sin cuenta?'],
}

/** Own data of the other kind of account. */
export const otherKind = (needed: 'professional' | 'company'): Answer => ({
  text:
    needed === 'professional'
      ? 'Eso es para cuentas de profesionales, y la tuya es de empresa.'
      : 'Eso es para cuentas de empresa, y la tuya es de profesional.',
  suggestions: ['¿Qué puedes hacer?'],
})
