import { data } from 'react-router'
import { teamContract } from '#contracts/admin/team.contract.ts'
import { roleDuties, roleNames } from '#domain/admin/role.words.ts'
import { JoinTeamForm } from '#web/features/admin/team/join-team-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/team-invitation'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { invitation: await context.get(personalApi).call(teamContract.teamInvitation, { params }) }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ invitation: null }, { status: 410 })
  }
}

/** The used invitation would show as expired. */
export const shouldRevalidate = () => false

export const meta = () => [
  ...unlistedMeta('Únete al equipo'),
  // The address contains the invitation's secret.
  { name: 'referrer', content: 'no-referrer' },
]

/** An invitation to the team of administrators: choose a password and enter. */
export default function TeamInvitation({ loaderData: { invitation }, params }: Route.ComponentProps) {
  if (!invitation)
    return (
      <AuthCard
        title="Invitación no disponible"
        lead="La invitación no existe, ha expirado o ya fue utilizada. Pide otra a quien te invitó."
      >
        <LinkButton to="/admin/login" block>
          Ir al ingreso
        </LinkButton>
      </AuthCard>
    )
  const { name, email, role } = invitation
  return (
    <AuthCard
      title="Únete al equipo de Qhatu"
      lead={`${name}, tu rol será ${roleNames[role]}. ${roleDuties[role]}`}
    >
      <JoinTeamForm token={params.token} email={email} name={name} />
    </AuthCard>
  )
}
