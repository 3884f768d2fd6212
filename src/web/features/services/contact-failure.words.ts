import { ApiError } from '#web/lib/api-client.ts'
import { loginNeeded } from './login-needed.words.ts'
import type { ContactKind } from './use-contacting.tsx'

/** `unsaid`: the server refused without a message. */
const words = {
  contact: {
    title: 'Error al contactar',
    unsent: 'No se pudo iniciar la conversación',
    unsaid: 'Error al iniciar conversación',
  },
  hire: {
    title: 'Error al contratar',
    unsent: 'No se pudo enviar la solicitud',
    unsaid: 'No se pudo enviar la solicitud',
  },
}

/** The documented words for an error. */
export function contactFailure(error: Error, kind: ContactKind): { title: string; description: string } {
  if (error instanceof ApiError && error.status === 401) return loginNeeded
  const { title, unsent, unsaid } = words[kind]
  if (!(error instanceof ApiError)) return { title, description: `${unsent}. Revisa tu conexión.` }
  const [field] = Object.values(error.body.fields ?? {})
  return { title, description: field ?? error.body.message ?? unsaid }
}
