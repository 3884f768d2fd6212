import { Link, useLocation } from 'react-router'
import { withReturnPath } from '#web/lib/return.address.ts'

/** Link to the login, under a registration form. */
export function LoginFoot() {
  const { search } = useLocation()
  return (
    <>
      ¿Ya tienes una cuenta?{' '}
      <Link to={withReturnPath('/login', search)} className="link">
        Iniciar sesión
      </Link>
    </>
  )
}
