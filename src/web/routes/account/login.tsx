import { Link, useLocation } from 'react-router'
import { LoginForm } from '#web/features/accounts/entry/login-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { panelFiles } from '#web/lib/panel-files.ts'
import { redirectSignedIn } from '#web/lib/require-user.ts'
import { withReturnPath } from '#web/lib/return.address.ts'
import type { Route } from './+types/login'

export async function loader(args: Route.LoaderArgs) {
  await redirectSignedIn(args)
  return {
    canonical: `${args.context.get(siteContext).publicUrl}/login`,
    panelFiles: panelFiles(args.context, 'professional', 'company'),
  }
}

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Iniciar Sesión',
    description:
      'Entra a tu cuenta de Qhatu para retomar tus postulaciones, tus mensajes y tus empleos publicados donde los dejaste.',
    url: loaderData.canonical,
    indexed: location.search === '',
  })

export default function Login({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Iniciar Sesión"
      lead="Retoma tus postulaciones o tus empleos donde los dejaste."
      foot={
        <>
          ¿No tienes cuenta?{' '}
          <Link to={withReturnPath('/user-type-selection', search)} className="link">
            Registrarse
          </Link>
        </>
      }
    >
      <LoginForm panelFiles={loaderData.panelFiles} />
    </AuthCard>
  )
}
