/* As in `contracts/field-messages.ts`, which public pages load: the instruction at a field, and the documented sentence above the form. */

/** The messages of a mail to many. */
export const campaignSays = {
  subject: 'Escribe el asunto del correo',
  content: 'Escribe el mensaje',
  recipients: 'Elige al menos a una persona',
  kind: 'Elige si es un aviso de servicio o novedades',
} as const

const sentences = new Map<string, string>([
  [campaignSays.subject, 'El asunto es requerido.'],
  [campaignSays.content, 'El contenido del mensaje es requerido.'],
  [campaignSays.recipients, 'Selecciona al menos un destinatario.'],
])

/** The documented sentences for the messages of fields of the administration, each once. */
export const adminHeadOf = (messages: Iterable<string | undefined>): string[] => [
  ...new Set([...messages].flatMap((message) => sentences.get(message ?? '') ?? [])),
]
