import { useLocation } from 'react-router'
import { brand } from '#web/brand.ts'
import { LoginFoot } from '#web/features/accounts/login-foot.tsx'
import { RegisterProfessionalForm } from '#web/features/accounts/register-professional-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { withReturnPath } from '#web/lib/return-path.ts'

export const meta = () => [{ title: `Cuenta profesional · ${brand.name}` }]

export default function RegisterProfessional() {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Cuenta profesional"
      lead="Crea tu cuenta y postula con un solo CV. Es gratis."
      closeTo={withReturnPath('/user-type-selection', search)}
      foot={<LoginFoot />}
    >
      <RegisterProfessionalForm />
    </AuthCard>
  )
}
