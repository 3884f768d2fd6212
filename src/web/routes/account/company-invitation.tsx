import { data } from 'react-router'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import { AcceptInvitation } from '#web/features/companies/team/accept-invitation.tsx'
import { JoinCompanyForm } from '#web/features/companies/team/join-company-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/company-invitation'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { invitation: await context.get(personalApi).call(companyTeamContract.invitation, { params }) }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ invitation: null }, { status: 410 })
  }
}

/** The accepted invitation would show as used. */
export const shouldRevalidate = () => false

export const meta = () => [
  ...unlistedMeta('Únete al equipo'),
  // The address contains the invitation's secret.
  { name: 'referrer', content: 'no-referrer' },
]

const ended = {
  accepted: {
    title: 'Esta invitación ya se usó',
    lead: 'Si la aceptaste tú, inicia sesión con el correo al que llegó.',
  },
  cancelled: {
    title: 'Esta invitación se canceló',
    lead: 'La empresa la retiró. Si crees que es un error, pídele otra.',
  },
  expired: { title: 'Esta invitación venció', lead: 'Pide a la empresa que te la envíe otra vez.' },
  unknown: {
    title: 'Invitación no disponible',
    lead: 'El enlace no es válido o hay uno más nuevo: usa el último que recibiste.',
  },
}

/** An invitation to the team of a company: make an account, or accept with the one that the address has. */
export default function CompanyInvitation({ loaderData: { invitation }, params }: Route.ComponentProps) {
  if (invitation?.status !== 'open') {
    const { title, lead } = ended[invitation?.status ?? 'unknown']
    return (
      <AuthCard title={title} lead={lead}>
        <LinkButton to="/login" block>
          Iniciar sesión
        </LinkButton>
      </AuthCard>
    )
  }
  const { companyName, role, email, account } = invitation
  const title = `Únete al equipo de ${companyName}`
  if (account === 'professional')
    return (
      <AuthCard
        title={title}
        lead={`${email} ya es el correo de tu cuenta de profesional, y una cuenta no puede ser las dos cosas. Pide a ${companyName} que te invite con otro correo, el de tu trabajo.`}
      >
        <LinkButton to="/" variant="secondary" block>
          Ir a Qhatu
        </LinkButton>
      </AuthCard>
    )
  const access = `Tu acceso: ${companyRoleNames[role]}. ${companyRoleHints[role]}`
  return (
    <AuthCard title={title} lead={account === 'none' ? access : `${access} Entras con tu cuenta ${email}.`}>
      {account === 'none' ? (
        <JoinCompanyForm token={params.token} email={email} />
      ) : (
        <AcceptInvitation token={params.token} />
      )}
    </AuthCard>
  )
}
