import { data, useLocation } from 'react-router'
import { LoginFoot } from '#web/features/accounts/entry/login-foot.tsx'
import { UnlessSignedIn } from '#web/features/accounts/session/open-session.tsx'
import { RegisterProfessionalForm } from '#web/features/accounts/entry/register-professional-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { panelFiles } from '#web/lib/panel-files.ts'
import { withReturnPath } from '#web/lib/return.address.ts'
import type { Route } from './+types/register-professional'

export const loader = ({ context }: Route.LoaderArgs) =>
  data(
    {
      canonical: `${context.get(siteContext).publicUrl}/register/professional`,
      panelFiles: panelFiles(context, 'professional'),
    },
    { headers: { 'cache-control': 'public' } },
  )

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Cuenta profesional',
    description:
      'Crea tu cuenta profesional en Qhatu, sube tu CV una sola vez y postula a empleos del Perú. Es gratis y ves en qué va cada postulación.',
    url: loaderData.canonical,
    indexed: location.search === '',
  })

export default function RegisterProfessional({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Cuenta profesional"
      lead="Crea tu cuenta y postula con un solo CV. Es gratis."
      closeTo={withReturnPath('/user-type-selection', search)}
      foot={<LoginFoot />}
    >
      <UnlessSignedIn>
        <RegisterProfessionalForm panelFiles={loaderData.panelFiles} />
      </UnlessSignedIn>
    </AuthCard>
  )
}
