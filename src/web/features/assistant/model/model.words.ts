import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'

/** What each switch lets the model have, and what never goes. */
export const useWords: Readonly<Record<ModelUse, { title: string; detail: string }>> = {
  conversation: {
    title: 'Lo que conversamos',
    detail: 'Tus preguntas y de qué venimos hablando, sin correos, teléfonos ni documentos.',
  },
  profile: {
    title: 'Mi perfil y mi match',
    detail: 'Tu puntaje con un empleo, sus razones y qué le falta a tu perfil. Ni tu nombre ni tu CV.',
  },
  applications: {
    title: 'Mis postulaciones',
    detail: 'El empleo, la empresa y en qué estado va cada una.',
  },
  company: {
    title: 'Mis avisos y sus números',
    detail: 'El título y cuántas personas postularon. Nunca quiénes.',
  },
}

/** Said before every yes. */
export const whatModelIs = (host: string): string =>
  `Un modelo de lenguaje de ${host} puede redactar las respuestas del asistente. Usa las mismas búsquedas, y cada dato se revisa antes de mostrarse.`
