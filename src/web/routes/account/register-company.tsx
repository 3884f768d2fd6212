import { useLocation } from 'react-router'
import { LoginFoot } from '#web/features/accounts/login-foot.tsx'
import { RegisterCompanyForm } from '#web/features/accounts/register-company-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { canonicalLoader } from '#web/lib/canonical-loader.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { withReturnPath } from '#web/lib/return-path.ts'
import type { Route } from './+types/register-company'

export const loader = canonicalLoader('/register/company')

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Cuenta de empresa',
    description:
      'Crea la cuenta de tu empresa en Qhatu y publica tu primer empleo en minutos. Es gratis: recibe candidatos ordenados por compatibilidad, con sus razones.',
    url: loaderData.canonical,
    indexed: location.search === '',
  })

export default function RegisterCompany() {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Cuenta de empresa"
      lead="Publica tu primer empleo en minutos. Es gratis."
      closeTo={withReturnPath('/user-type-selection', search)}
      foot={<LoginFoot />}
    >
      <RegisterCompanyForm />
    </AuthCard>
  )
}
