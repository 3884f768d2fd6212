import type { AuditCode, AuditSubject } from '#contracts/admin/admin-vocabulary.ts'
import { suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import { viewReasonNames } from '#domain/accounts/view.words.ts'
import { listedPlanNames } from '#domain/plans/plan.words.ts'
import { anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { refundReasonNames } from '#domain/plans/refund.words.ts'
import { payerTypeNames, paymentStatusNames } from '#domain/plans/payment.words.ts'
import { reportKindNames, reportStatusNames } from '#domain/support/report-outcome.words.ts'
import { inboxDeskNames } from './inbox.words.ts'
import { bandRanges } from './matching-report.words.ts'
import { campaignKindNames } from '#domain/campaigns/campaign.words.ts'
import { verificationDecisionNames, verificationEndNames } from '#domain/verifications/verification.words.ts'
import { moderationStatusNames } from './moderation.words.ts'
import { deliveryEventNames } from '#domain/webhooks/webhook.words.ts'
import { payoutFailureNames, payoutStatusNames } from '#domain/payouts/payout.words.ts'
import { roleNames } from './role.words.ts'

export const auditCodeNames: Record<AuditCode, string> = {
  'session-started': 'Ingresó',
  'session-ended': 'Cerró sesión',
  'second-factor-begun': 'Empezó a activar su verificación en dos pasos',
  'second-factor-on': 'Activó su verificación en dos pasos',
  'second-factor-off': 'Desactivó su verificación en dos pasos',
  'second-factor-reset': 'Restableció la verificación de otra persona del equipo',
  'recovery-codes-renewed': 'Generó otros códigos de recuperación',
  'password-changed': 'Cambió su contraseña',
  'admin-invited': 'Invitó a una persona al equipo',
  'invitation-cancelled': 'Canceló una invitación al equipo',
  'invitation-accepted': 'Se unió al equipo',
  'role-changed': 'Cambió un rol',
  'access-ended': 'Quitó el acceso a una persona del equipo',
  'hold-decided': 'Decidió sobre un aviso en espera',
  'item-opened': 'Abrió algo para revisarlo',
  'service-moderated': 'Moderó un servicio',
  'brief-moderated': 'Moderó un requerimiento',
  'cv-moderated': 'Moderó un CV',
  'photo-moderated': 'Moderó una foto o un logo',
  'workplace-moderated': 'Moderó una foto de una empresa',
  'review-moderated': 'Moderó una reseña',
  'message-moderated': 'Moderó un mensaje reportado',
  'messages-read': 'Leyó mensajes de una conversación reportada',
  'cv-read': 'Leyó un CV',
  'post-status-changed': 'Activó o desactivó una publicación',
  'post-deleted': 'Eliminó una publicación',
  'post-restored': 'Restauró una publicación',
  'report-decided': 'Decidió sobre un reporte',
  'reports-exported': 'Exportó los reportes',
  'request-answered': 'Respondió una solicitud',
  'paper-read': 'Abrió un documento de verificación',
  'verification-ended': 'Quitó o devolvió una verificación',
  'inbox-item-assigned': 'Asignó algo de la bandeja',
  'inbox-item-postponed': 'Pospuso algo de la bandeja',
  'settings-changed': 'Cambió la configuración',
  'code-created': 'Creó un código de descuento',
  'code-ended': 'Terminó un código de descuento',
  'payments-exported': 'Exportó los pagos',
  'refund-requested': 'Devolvió un pago',
  'refund-cancelled': 'Deshizo una devolución',
  'refund-retried': 'Reintentó una devolución',
  'ledger-checked': 'Revisó el libro mayor',
  'payouts-prepared': 'Preparó una lista de pagos a profesionales',
  'payouts-exported': 'Descargó una lista de pagos a profesionales',
  'payouts-marked': 'Marcó pagos a profesionales',
  'audit-exported': 'Exportó la auditoría',
  'user-status-changed': 'Suspendió o activó una cuenta',
  'plan-changed': 'Cambió el plan de una cuenta',
  'user-sessions-ended': 'Cerró sesiones de una cuenta',
  'user-second-factor-reset': 'Restableció la verificación de una cuenta',
  'user-viewed': 'Vio la cuenta como su dueño',
  'user-note-added': 'Escribió una nota interna',
  'user-note-deleted': 'Borró una nota interna',
  'bulk-change-begun': 'Empezó un cambio a varias cuentas',
  'export-begun': 'Pidió una exportación',
  'export-downloaded': 'Descargó una exportación',
  'campaign-sent': 'Envió un correo a varias personas',
  'campaign-tested': 'Se envió un correo de prueba',
  'campaign-paused': 'Pausó un envío de correos',
  'campaign-resumed': 'Reanudó un envío de correos',
  'campaign-cancelled': 'Canceló un envío de correos',
  'webhook-resent': 'Reenvió un webhook',
}

export const auditSubjectNames: Record<AuditSubject, string> = {
  admin: 'Administrador',
  invitation: 'Invitación',
  job: 'Empleo',
  service: 'Servicio',
  cv: 'CV',
  photo: 'Foto',
  brief: 'Requerimiento',
  'workplace-photo': 'Foto de una empresa',
  review: 'Reseña',
  message: 'Mensaje',
  report: 'Reporte',
  request: 'Solicitud',
  'inbox-item': 'Bandeja',
  settings: 'Configuración',
  payment: 'Pago',
  ledger: 'Libro mayor',
  'payout-list': 'Lista de pagos',
  audit: 'Auditoría',
  user: 'Usuario',
  export: 'Exportación',
  campaign: 'Envío de correos',
  webhook: 'Webhook',
  code: 'Código de descuento',
}

/** The names of the facts that an entry of the audit has; a setting goes by its key. */
const factNames: Readonly<Record<string, string>> = {
  role: 'Rol',
  discountCode: 'Código',
  gives: 'Da',
  decision: 'Decisión',
  code: 'Qué hizo',
  subject: 'Sobre',
  subjectId: 'Id',
  adminId: 'Administrador',
  userType: 'Tipo de usuario',
  userId: 'Usuario',
  status: 'Estado',
  dateFrom: 'Desde',
  dateTo: 'Hasta',
  reason: 'Motivo',
  isActive: 'Activa',
  suspension: 'Motivo',
  verificationEnd: 'Motivo',
  isVerified: 'Verificada',
  plan: 'Plan',
  days: 'Días',
  expiresAt: 'Vence',
  sessions: 'Sesiones',
  users: 'Cuentas',
  wholeResult: 'Resultado entero',
  kind: 'Qué se reporta',
  reports: 'Reportes',
  messages: 'Mensajes',
  warnsApplicants: 'Avisa a quienes postularon',
  view: 'Motivo',
  desk: 'Mesa',
  answered: 'Respondida',
  until: 'Hasta',
  list: 'Lista',
  format: 'Formato',
  withNames: 'Con nombres',
  dateStart: 'Desde',
  company: 'Empresa',
  industry: 'Rubro',
  compatibility: 'Compatibilidad',
  campaignKind: 'Tipo de correo',
  recipients: 'Destinatarios',
  sent: 'Enviados',
  webhookEvent: 'Evento',
  refundId: 'Devolución',
  amount: 'Monto en centavos',
  currency: 'Moneda',
  refundReason: 'Motivo',
  payouts: 'Pagos',
  payoutStatus: 'Estado',
  payoutFailure: 'Motivo',
}

/** The words for the values of a fact, where they come from a vocabulary. */
const factWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roleNames,
  decision: { published: 'publicar', kept: 'mantener en espera', ...verificationDecisionNames },
  verificationEnd: verificationEndNames,
  code: auditCodeNames,
  subject: auditSubjectNames,
  userType: { all: 'Todos', ...payerTypeNames },
  status: {
    all: 'Todos',
    active: 'activo',
    inactive: 'inactivo',
    ...paymentStatusNames,
    ...moderationStatusNames,
    ...reportStatusNames,
  },
  suspension: suspensionReasonNames,
  view: viewReasonNames,
  desk: inboxDeskNames,
  plan: listedPlanNames,
  reason: { all: 'Todos', ...anyReportReasons },
  kind: { all: 'Todos', ...reportKindNames },
  list: { 'matching-reports': 'Reportes de matching' },
  format: { xlsx: 'Excel', pdf: 'PDF' },
  compatibility: bandRanges,
  campaignKind: campaignKindNames,
  webhookEvent: deliveryEventNames,
  refundReason: refundReasonNames,
  payoutStatus: payoutStatusNames,
  payoutFailure: payoutFailureNames,
}

export const factName = (name: string): string => factNames[name] ?? name

/** A value of a fact as a person reads it: 'Propietario', 'Sí', '75'. */
export function factValue(name: string, value: string | number | boolean | null): string {
  if (value === null) return 'nada'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return factWords[name]?.[value] ?? String(value)
}
