import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the person. */
export const roleChanged = (company: string, role: InvitedRole): NoticeWords => ({
  title: `Tu acceso a ${company} cambió`,
  message: `Ahora es: ${companyRoleNames[role]}. ${companyRoleHints[role]}`,
  mail: { subject: `Tu acceso a ${company} cambió`, heading: 'Tu acceso cambió', label: 'Ir al panel' },
})

/** To the person. */
export const removedFromTeam = (company: string): NoticeWords => ({
  title: `Ya no estás en el equipo de ${company}`,
  message: `La persona dueña de la cuenta de ${company} terminó tu acceso. Lo que hiciste queda en la empresa.`,
  mail: {
    subject: `Ya no estás en el equipo de ${company}`,
    heading: 'Tu acceso terminó',
    label: 'Ir a Qhatu',
  },
})

/** To the owner. */
export const joinedTeam = (name: string): NoticeWords => ({
  title: 'Tu equipo creció',
  message: `${name} aceptó tu invitación.`,
  mail: { subject: `${name} se unió a tu equipo`, heading: 'Tu equipo creció', label: 'Ver el equipo' },
})

/** To the owner. */
export const leftTeam = (name: string): NoticeWords => ({
  title: 'Una persona dejó tu equipo',
  message: `${name} dejó el equipo. Lo que hizo queda en la empresa.`,
  mail: {
    subject: `${name} dejó tu equipo`,
    heading: 'Una persona dejó tu equipo',
    label: 'Ver el equipo',
  },
})

const otherOwner = (company: string): string => `${company} tiene otra persona dueña de su cuenta`

/** To who was the owner. */
export const handedOver = (company: string, to: string): NoticeWords => ({
  title: otherOwner(company),
  message: `Entregaste la cuenta de ${company} a ${to}. Tú quedas como ${companyRoleNames.recruiter}.`,
  mail: {
    subject: otherOwner(company),
    heading: 'Entregaste la cuenta',
    label: 'Ver el equipo',
    paragraphs: ['Si no fuiste tú, cambia tu contraseña y escríbenos hoy mismo.'],
  },
})

/** To the new owner. */
export const tookOver = (company: string): NoticeWords => ({
  title: otherOwner(company),
  message: `Ahora la cuenta de ${company} es tuya: también su plan, sus pagos, sus datos y su equipo.`,
  mail: { subject: otherOwner(company), heading: 'La cuenta es tuya', label: 'Ver el equipo' },
})
