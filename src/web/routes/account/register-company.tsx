import { data, useLocation } from 'react-router'
import { LoginFoot } from '#web/features/accounts/entry/login-foot.tsx'
import { UnlessSignedIn } from '#web/features/accounts/session/open-session.tsx'
import { RegisterCompanyForm } from '#web/features/accounts/entry/register-company-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { panelFiles } from '#web/lib/panel-files.ts'
import { withReturnPath } from '#web/lib/return.address.ts'
import type { Route } from './+types/register-company'

export const loader = ({ context }: Route.LoaderArgs) =>
  data(
    {
      canonical: `${context.get(siteContext).publicUrl}/register/company`,
      panelFiles: panelFiles(context, 'company'),
    },
    { headers: { 'cache-control': 'public' } },
  )

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Cuenta de empresa',
    description:
      'Crea la cuenta de tu empresa en Qhatu y publica tu primer empleo en minutos. Es gratis: recibe candidatos ordenados por compatibilidad, con sus razones.',
    url: loaderData.canonical,
    indexed: location.search === '',
  })

export default function RegisterCompany({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Cuenta de empresa"
      lead="Publica tu primer empleo en minutos. Es gratis."
      closeTo={withReturnPath('/user-type-selection', search)}
      foot={<LoginFoot />}
    >
      <UnlessSignedIn>
        <RegisterCompanyForm panelFiles={loaderData.panelFiles} />
      </UnlessSignedIn>
    </AuthCard>
  )
}
