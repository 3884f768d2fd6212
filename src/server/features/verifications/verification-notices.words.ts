import type { VerificationEndReason } from '#contracts/verifications/verifications-vocabulary.ts'
import { verificationEndNames } from '#domain/verifications/verification.words.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'

type Titled = Pick<NoticeWords, 'title' | 'message'>

const verified: Record<'company' | 'professional', Titled> = {
  company: {
    title: 'Tu empresa ya está verificada',
    message: 'La insignia “Empresa verificada” aparece en tu página.',
  },
  professional: {
    title: 'Tu perfil ya está verificado',
    message: 'La insignia “Profesional verificado” aparece en tu perfil y en tus servicios.',
  },
}

const notEnough: Titled = {
  title: 'Necesitamos otro documento para verificarte',
  message: 'Sube lo que falta y envía tu solicitud otra vez: lo demás sigue ahí.',
}

const mailOf = (title: string): NoticeMail => ({
  subject: title,
  heading: title,
  label: 'Ver mi verificación',
})

/** The answer to a request. A note of the administrator comes first. */
export function verificationAnswered({
  isVerified,
  userType,
  note,
  code,
}: {
  isVerified: boolean
  userType: 'company' | 'professional'
  note: string
  code: string
}): NoticeWords {
  const { title, message } = isVerified ? verified[userType] : notEnough
  return {
    title,
    message: note || message,
    mail: { ...mailOf(title), ...(note && { paragraphs: [message] }), details: [['Código', code]] },
  }
}

export function verificationEnded({
  reason,
  note,
}: {
  reason: VerificationEndReason
  note: string
}): NoticeWords {
  const title = 'Ya no llevas la insignia de verificación'
  return {
    title,
    message: `${verificationEndNames[reason]}. ${note}`.trim(),
    mail: {
      ...mailOf(title),
      paragraphs: ['Si crees que es un error, escríbenos o envía tus documentos otra vez.'],
    },
  }
}
