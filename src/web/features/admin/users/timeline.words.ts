import type { AuditCode } from '#contracts/admin/admin-vocabulary.ts'
import type { SuspensionReason } from '#contracts/accounts/suspension-vocabulary.ts'
import type { TimelineKind } from '#contracts/admin/users-vocabulary.ts'
import type { TimelineEvent } from '#contracts/admin/users.contract.ts'
import { personReportReasons, reportReasons } from '#contracts/support/reports-vocabulary.ts'
import { suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import { auditCodeNames } from '#domain/admin/audit.words.ts'

/** A reason of a report; an unknown one is shown unchanged. */
export const reportReasonName = (reason: string): string =>
  ({ ...reportReasons, ...personReportReasons })[reason as keyof typeof reportReasons] ?? reason

export const reportSubjectNames = {
  person: 'La persona',
  job: 'Un empleo',
  service: 'Un servicio',
  brief: 'Un requerimiento',
  review: 'Una reseña',
} as const

export const reportStatusNames = { open: 'Abierto', upheld: 'Procede', dismissed: 'Descartado' } as const

/** What happened, and its second line. */
const texts: Record<TimelineKind, (event: TimelineEvent) => [title: string, detail: string]> = {
  registered: () => ['Se registró', ''],
  email_confirmed: () => ['Confirmó su correo', ''],
  signed_in: ({ detail }) => ['Ingresó', detail || 'Dispositivo desconocido'],
  applied: ({ detail, who }) => [`Postuló a ${detail}`, who],
  published: ({ detail }) => [`Publicó ${detail}`, ''],
  paid: ({ detail, who }) => [`Pagó ${detail}`, who],
  reported: ({ detail, who }) => [`Recibió un reporte: ${reportReasonName(detail)}`, who],
  suspended: ({ detail, who }) => [
    `Cuenta suspendida: ${suspensionReasonNames[detail as SuspensionReason]}`,
    who && `Por ${who}`,
  ],
  restored: ({ who }) => ['Cuenta activada', who && `Por ${who}`],
  administered: ({ detail, who }) => [auditCodeNames[detail as AuditCode], `Por ${who}`],
}

export const eventText = (event: TimelineEvent): [title: string, detail: string] => texts[event.kind](event)
