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
  moderation: 'Revisa y decide sobre lo que se publica.',
  support: 'Consulta lo publicado y los pagos para atender a las personas.',
  finance: 'Consulta y exporta los pagos.',
  analyst: 'Solo consulta: cifras, pagos y auditoría.',
}
