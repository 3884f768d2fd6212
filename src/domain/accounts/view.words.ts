import type { ViewReason } from '#contracts/admin/users-vocabulary.ts'

/** Why an administrator looks at an account, as the administrator chooses it and its owner reads it. */
export const viewReasonNames: Record<ViewReason, string> = {
  asked: 'La persona pidió ayuda',
  fault: 'Revisión de una falla',
  report: 'Revisión de un reporte o reclamo',
}

/** What the owner of an account is told when an administrator looks at it. The dialog shows it before. */
export const viewNotice = (reason: ViewReason) => ({
  title: 'El equipo de Qhatu vio tu cuenta',
  message: `Una persona de nuestro equipo vio tu cuenta como la ves tú. No podía cambiar nada, ni abrir tus mensajes o archivos. Motivo: ${viewReasonNames[reason].toLowerCase()}.`,
})
