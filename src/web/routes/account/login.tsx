import { Link, type LoaderFunctionArgs, useLocation } from 'react-router'
import { brand } from '#web/brand.ts'
import { LoginForm } from '#web/features/accounts/login-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { redirectSignedIn } from '#web/lib/require-user.ts'
import { withReturnPath } from '#web/lib/return-path.ts'

export const meta = () => [{ title: `Iniciar Sesión · ${brand.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  await redirectSignedIn(args)
  return null
}

export default function Login() {
  const { search } = useLocation()
  return (
    <AuthCard
      title="Iniciar Sesión"
      lead="Sigue tus postulaciones o tus empleos donde los dejaste."
      foot={
        <>
          ¿No tienes cuenta?{' '}
          <Link to={withReturnPath('/user-type-selection', search)} className="link">
            Registrarse
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthCard>
  )
}
