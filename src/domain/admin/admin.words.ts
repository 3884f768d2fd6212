import type { AdminRole, AuditCode, AuditSubject } from '#contracts/admin/admin-vocabulary.ts'

export const roleNames: Record<AdminRole, string> = {
  owner: 'Propietario',
  moderation: 'Moderación',
  support: 'Soporte',
  finance: 'Finanzas',
  analyst: 'Análisis',
}

/** What a role may do, in one line. */
export const roleDuties: Record<AdminRole, string> = {
  owner: 'Todo, también el equipo y la configuración.',
  moderation: 'Revisa y decide sobre lo que se publica.',
  support: 'Atiende a las personas y consulta los pagos.',
  finance: 'Consulta y exporta los pagos.',
  analyst: 'Solo consulta: cifras, pagos y auditoría.',
}

export const auditCodeNames: Record<AuditCode, string> = {
  'session-started': 'Ingresó',
  'session-ended': 'Cerró sesión',
  'second-factor-begun': 'Empezó a activar su verificación en dos pasos',
  'second-factor-on': 'Activó su verificación en dos pasos',
  'second-factor-off': 'Desactivó su verificación en dos pasos',
  'second-factor-reset': 'Restableció la verificación de otra persona del equipo',
  'recovery-codes-renewed': 'Generó otros códigos de recuperación',
  'admin-invited': 'Invitó a una persona al equipo',
  'invitation-cancelled': 'Canceló una invitación al equipo',
  'invitation-accepted': 'Se unió al equipo',
  'role-changed': 'Cambió un rol',
  'access-ended': 'Quitó el acceso a una persona del equipo',
  'hold-decided': 'Decidió sobre un aviso en espera',
  'settings-changed': 'Cambió la configuración',
  'payments-exported': 'Exportó los pagos',
  'audit-exported': 'Exportó la auditoría',
}

export const auditSubjectNames: Record<AuditSubject, string> = {
  admin: 'Administrador',
  invitation: 'Invitación',
  job: 'Empleo',
  settings: 'Configuración',
  payment: 'Pago',
  audit: 'Auditoría',
}
