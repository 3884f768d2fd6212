import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'

/** What each role is called. */
export const companyRoleNames: Record<CompanyRole, string> = {
  owner: 'Dueño de la cuenta',
  recruiter: 'Reclutador',
  reader: 'Solo lectura',
}

/** What each role may do. */
export const companyRoleHints: Record<CompanyRole, string> = {
  owner: 'Todo, también el plan, los pagos, los datos de la empresa y el equipo.',
  recruiter: 'Publica empleos, mueve candidatos, escribe mensajes e invita.',
  reader: 'Ve los empleos, los candidatos y los mensajes, sin cambiar nada.',
}

/** The author of something whose account was deleted. */
export const formerColleague = 'Alguien del equipo'
