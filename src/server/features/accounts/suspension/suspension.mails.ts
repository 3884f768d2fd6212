import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import type { SuspensionReason } from '#contracts/accounts/suspension-vocabulary.ts'
import { suspensionMail, suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import type { MailContent } from '#domain/mail/layout.ts'

interface Mail {
  subject: string
  content: MailContent
}

/** `note`: what an administrator wrote for the person; '' for an address that is not confirmed. */
export function suspendedMail(
  publicUrl: string,
  { userType, reason, note }: { userType: UserType; reason: SuspensionReason; note: string },
): Mail {
  const { subject, paragraphs } = suspensionMail(userType)
  return {
    subject,
    content: {
      preheader: `Motivo: ${suspensionReasonNames[reason]}.`,
      heading: 'Tu cuenta está suspendida',
      paragraphs,
      details: [['Motivo', suspensionReasonNames[reason]], ...detailOf(note)],
      action: { label: 'Pedir una revisión', url: `${publicUrl}/contacto?tema=cuenta` },
    },
  }
}

const detailOf = (note: string): [string, string][] => (note === '' ? [] : [['Qué encontramos', note]])

export const restoredMail = (publicUrl: string): Mail => ({
  subject: 'Tu cuenta de Qhatu está activa otra vez',
  content: {
    preheader: 'Ya puedes ingresar.',
    heading: 'Tu cuenta está activa otra vez',
    paragraphs: [
      'Terminó la suspensión de tu cuenta. Lo que tenías sigue donde estaba y ya puedes ingresar con tu contraseña de siempre.',
    ],
    action: { label: 'Ingresar', url: `${publicUrl}/login` },
  },
})
