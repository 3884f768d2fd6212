import { type LoaderFunctionArgs, redirect } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { AdminLoginForm } from '#web/features/admin/admin-login-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { personalApi } from '#web/lib/api-context.ts'

export const meta = () => unlistedMeta('Administración')

export async function loader({ context }: LoaderFunctionArgs) {
  const { authenticated } = await context.get(personalApi).call(adminContract.adminSession, {})
  return authenticated ? redirect('/admin') : null
}

export default function AdminLogin() {
  return (
    <AuthCard title="Administración" lead="Acceso solo para el equipo de Qhatu.">
      <AdminLoginForm />
    </AuthCard>
  )
}
