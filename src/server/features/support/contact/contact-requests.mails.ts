import { type ContactTopic, contactTopics } from '#contracts/support/support-vocabulary.ts'
import type { MailContent } from '#domain/mail/layout.ts'

interface Mail {
  subject: string
  content: MailContent
}

interface Received {
  code: string
  name: string
  email: string
  topic: ContactTopic
  message: string
}

const labelOf = (topic: ContactTopic) => contactTopics.find(({ value }) => value === topic)?.label ?? topic

/** To the given, unconfirmed address: without the message, or we could be used to write to anybody. */
export function acknowledgementMail({ code, topic }: Pick<Received, 'code' | 'topic'>): Mail {
  return {
    subject: `Recibimos tu mensaje (${code})`,
    content: {
      preheader: 'Te respondemos a este correo.',
      heading: 'Recibimos tu mensaje',
      paragraphs: [
        `Una persona lo lee y te responde a este correo. Si nos escribes otra vez por lo mismo, menciona el código ${code}.`,
      ],
      details: [
        ['Código', code],
        ['Tema', labelOf(topic)],
      ],
      footer: 'Si no fuiste tú quien escribió, ignora este mensaje.',
    },
  }
}

/** To support. */
export function newMessageMail({ code, name, email, topic, message }: Received): Mail {
  return {
    subject: `${code}: ${labelOf(topic)}`,
    content: {
      preheader: `De ${name}`,
      heading: `Mensaje ${code}`,
      paragraphs: [message],
      details: [
        ['De', name],
        ['Responder a', email],
        ['Tema', labelOf(topic)],
      ],
    },
  }
}

/** The answer, to the address that was given. What that person wrote is not repeated: the address may be another's. */
export function answerMail({
  code,
  about,
  answer,
  replyTo,
}: {
  code: string
  about: string
  answer: string
  replyTo: string
}): Mail & { headers: Record<string, string> } {
  return {
    subject: `Respuesta a tu mensaje (${code})`,
    content: {
      preheader: 'Leímos tu mensaje y te respondemos.',
      heading: 'Te respondemos',
      paragraphs: answer.split(/\n{2,}/),
      details: [
        ['Código', code],
        ['Tema', about],
      ],
      footer: 'Si necesitas algo más, responde este correo. Si no fuiste tú quien escribió, ignóralo.',
    },
    headers: { 'Auto-Submitted': 'no', 'Reply-To': replyTo },
  }
}
