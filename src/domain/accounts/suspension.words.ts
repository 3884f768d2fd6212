import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import type { SuspensionReason } from '#contracts/accounts/suspension-vocabulary.ts'

/** The reasons, as an administrator chooses them and the person reads them. */
export const suspensionReasonNames: Record<SuspensionReason, string> = {
  fraud: 'Fraude o engaño',
  asks_money: 'Pide dinero a quienes postulan',
  impersonation: 'Se hace pasar por otra persona o empresa',
  spam: 'Envía publicidad o mensajes repetidos',
  harassment: 'Insulta, acosa o amenaza',
  false_data: 'Publica datos falsos',
  other: 'Incumple nuestras normas',
}

const whatIsHidden: Record<UserType, string> = {
  professional:
    'Mientras tanto no puedes ingresar, y nadie ve tu perfil ni tus servicios. Las empresas conservan tus postulaciones, sin tu contacto ni tu CV.',
  company:
    'Mientras tanto no puedes ingresar, y nadie ve tu empresa ni tus avisos. Las postulaciones que recibiste se conservan.',
}

/** The mail about a suspension. The dialog shows an administrator the same text before it is sent. */
export const suspensionMail = (userType: UserType) => ({
  subject: 'Suspendimos tu cuenta de Qhatu',
  paragraphs: [
    'Revisamos tu cuenta y la suspendimos por el motivo que ves abajo.',
    whatIsHidden[userType],
    'Si crees que es un error, escríbenos y lo revisamos contigo.',
  ],
})
