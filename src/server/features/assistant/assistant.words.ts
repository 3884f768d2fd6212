import type { Answer, AnswerLink } from './answer.ts'

const figure = new Intl.NumberFormat('es-PE', { useGrouping: true })

/** '1 empleo', '1,204 empleos'. */
export const counted = (count: number, one: string, many: string): string =>
  `${figure.format(count)} ${count === 1 ? one : many}`

/** Somebody of ours who answers. */
export const toPerson: AnswerLink = { text: 'Escribir a una persona', href: '/contacto' }

const entering = { volver: '/agente' }
/** What needs an account, and comes back here. */
export const signUp: NonNullable<Answer['signUp']> = {
  enter: { text: 'Ingresar', href: `/login?${new URLSearchParams(entering)}` },
  register: { text: 'Crear mi cuenta', href: '/user-type-selection' },
}

export const beginningsOf = {
  visitor: [
    { title: 'Buscar empleos', note: 'Por oficio, lugar y sueldo', question: 'Busco trabajo' },
    {
      title: '¿Cuánto pagan?',
      note: 'Avisos que muestran su sueldo',
      question: '¿Cuánto gana un contador en Lima?',
    },
    {
      title: 'Postular sin cuenta',
      note: 'Qué necesitas y qué pasa después',
      question: '¿Cómo postulo sin cuenta?',
    },
    {
      title: 'Evitar estafas',
      note: 'Señales de una oferta falsa',
      question: '¿Cómo reconozco una oferta falsa?',
    },
    {
      title: 'Encontrar un servicio',
      note: 'Profesionales para tu negocio',
      question: 'Necesito un diseñador para mi logo',
    },
    { title: '¿Cuánto cuesta?', note: 'Qué es gratis y qué no', question: '¿Cuánto cuesta usar Qhatu?' },
  ],
  professional: [
    { title: 'Empleos para mí', note: 'Los que más calzan con tu perfil', question: 'Recomiéndame empleos' },
    {
      title: 'Mis postulaciones',
      note: 'En qué estado va cada una',
      question: '¿Cómo van mis postulaciones?',
    },
    { title: 'Buscar empleos', note: 'Por oficio, lugar y sueldo', question: 'Busco trabajo' },
    {
      title: 'Mi perfil',
      note: 'Qué le falta para mejores resultados',
      question: '¿Qué le falta a mi perfil?',
    },
    { title: '¿Quién ve mi CV?', note: 'Y cómo decidirlo', question: '¿Quién puede ver mi CV?' },
    {
      title: '¿Cómo se calcula mi match?',
      note: 'Y cómo pedir que lo revise una persona',
      question: '¿Cómo se calcula mi match?',
    },
  ],
  company: [
    {
      title: 'Mis candidatos',
      note: 'Cuántos hay y cuántos son nuevos',
      question: '¿Cuántos candidatos tengo?',
    },
    { title: 'Mis avisos', note: 'Cuáles están abiertos', question: '¿Qué avisos tengo activos?' },
    { title: 'Publicar un empleo', note: 'Qué pide el formulario', question: '¿Cómo publico un empleo?' },
    { title: 'Planes y precios', note: 'Qué incluye cada uno', question: '¿Cuánto cuesta un aviso premium?' },
    {
      title: 'Encontrar un servicio',
      note: 'Profesionales para tu empresa',
      question: 'Busco a alguien que me haga la página web',
    },
    {
      title: 'Un aviso en espera',
      note: 'Por qué, y cómo publicarlo',
      question: '¿Por qué mi aviso está en espera?',
    },
  ],
} as const

/** Where profile gaps are filled. */
export const gapWords = {
  title: { name: 'tu profesión u oficio', text: 'Agregar tu profesión', href: '/dashboard#datos' },
  experience: {
    name: 'tu experiencia',
    text: 'Agregar experiencia',
    href: '/dashboard/experiencia#experiencia',
  },
  skills: {
    name: 'tus habilidades',
    text: 'Agregar habilidades',
    href: '/dashboard/experiencia#habilidades',
  },
  education: { name: 'tus estudios', text: 'Agregar estudios', href: '/dashboard/experiencia#estudios' },
  place: { name: 'dónde vives', text: 'Agregar tu lugar', href: '/dashboard#datos' },
} as const

/** 'a, b y c'. */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`

/** After an answer, when today's answers of the model are used up. */
export const budgetSpent = (most: number): string =>
  `\n\nHoy ya usaste tus ${counted(most, 'respuesta', 'respuestas')} con modelo de lenguaje, así que esta es sin él.`
