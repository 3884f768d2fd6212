import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import { ownTeam } from '#domain/companies/team.address.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyOwner } from '#server/features/notifications/company-notices.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findCompanyName } from './team.queries.ts'

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>
interface Who {
  companyId: number
  userId: number
}

/** The person works with another role. */
export async function tellNewRole(deps: TellDeps, tx: Db, { companyId, userId }: Who, role: InvitedRole) {
  const company = await findCompanyName(tx, companyId)
  await notify(deps, tx, {
    userId,
    by: null,
    type: 'system',
    title: `Tu acceso a ${company} cambió`,
    message: `Ahora es: ${companyRoleNames[role]}. ${companyRoleHints[role]}`,
    link: '/company-dashboard',
    mail: { subject: `Tu acceso a ${company} cambió`, heading: 'Tu acceso cambió', label: 'Ir al panel' },
  })
}

/** The person does not work there any more. */
export async function tellRemoved(deps: TellDeps, tx: Db, { companyId, userId }: Who): Promise<void> {
  const company = await findCompanyName(tx, companyId)
  await notify(deps, tx, {
    userId,
    by: null,
    type: 'system',
    title: `Ya no estás en el equipo de ${company}`,
    message: `La persona dueña de la cuenta de ${company} terminó tu acceso. Lo que hiciste queda en la empresa.`,
    link: null,
    mail: {
      subject: `Ya no estás en el equipo de ${company}`,
      heading: 'Tu acceso terminó',
      label: 'Ir a Qhatu',
    },
  })
}

/** Somebody accepted an invitation. */
export const tellJoined = (deps: TellDeps, tx: Db, { companyId, userId }: Who, name: string): Promise<void> =>
  notifyCompanyOwner(deps, tx, companyId, {
    by: userId,
    type: 'system',
    title: 'Tu equipo creció',
    message: `${name} aceptó tu invitación.`,
    link: ownTeam,
    mail: { subject: `${name} se unió a tu equipo`, heading: 'Tu equipo creció', label: 'Ver el equipo' },
  })

/** Somebody left. */
export const tellLeft = (deps: TellDeps, tx: Db, { companyId, userId }: Who, name: string): Promise<void> =>
  notifyCompanyOwner(deps, tx, companyId, {
    by: userId,
    type: 'system',
    title: 'Una persona dejó tu equipo',
    message: `${name} dejó el equipo. Lo que hizo queda en la empresa.`,
    link: ownTeam,
    mail: {
      subject: `${name} dejó tu equipo`,
      heading: 'Una persona dejó tu equipo',
      label: 'Ver el equipo',
    },
  })

/** Both hear that the company has another owner. */
export async function tellHandedOver(
  deps: TellDeps,
  tx: Db,
  { companyId, from, to }: { companyId: number; from: number; to: { userId: number; name: string } },
): Promise<void> {
  const company = await findCompanyName(tx, companyId)
  const subject = `${company} tiene otra persona dueña de su cuenta`
  const news = { by: null, type: 'system' as const, title: subject, link: ownTeam }
  await notify(deps, tx, {
    ...news,
    userId: from,
    message: `Entregaste la cuenta de ${company} a ${to.name}. Tú quedas como ${companyRoleNames.recruiter}.`,
    mail: {
      subject,
      heading: 'Entregaste la cuenta',
      label: 'Ver el equipo',
      paragraphs: ['Si no fuiste tú, cambia tu contraseña y escríbenos hoy mismo.'],
    },
  })
  await notify(deps, tx, {
    ...news,
    userId: to.userId,
    message: `Ahora la cuenta de ${company} es tuya: también su plan, sus pagos, sus datos y su equipo.`,
    mail: { subject, heading: 'La cuenta es tuya', label: 'Ver el equipo' },
  })
}
