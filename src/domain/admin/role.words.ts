import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'

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
  moderation: 'Revisa lo que se publica y suspende cuentas.',
  support: 'Atiende a las personas: sus cuentas, sus planes y sus pagos.',
  finance: 'Consulta y exporta los pagos, y cambia planes.',
  analyst: 'Solo consulta: cifras, pagos y auditoría.',
}
