import { useLocation } from 'react-router'
import { brand } from '#web/brand.ts'
import { LoginFoot } from '#web/features/accounts/login-foot.tsx'
import { RegisterCompanyForm } from '#web/features/accounts/register-company-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { withReturnPath } from '#web/lib/return-path.ts'

export const meta = () => [{ title: `Cuenta de empresa · ${brand.name}` }]

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
