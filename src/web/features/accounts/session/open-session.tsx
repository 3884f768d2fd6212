import { type ReactNode, useState } from 'react'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { forgetPerson } from '#web/lib/resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { sessionResource, useSession } from './session.resource.ts'

/**
 * Before a signed-in person creates another account: says whose session is open and that it will end. A visitor is not
 * asked, not even after the new session starts.
 */
export function UnlessSignedIn({ children }: { children: ReactNode }) {
  const session = useSession()
  const [goesOn, setGoesOn] = useState(false)
  if (session.status === 'visitor' && !goesOn) setGoesOn(true)
  if (goesOn || session.status !== 'user') return children
  const { user } = session
  return (
    <div role="group" aria-label="Sesión abierta" className="grid gap-5">
      <p className="wrap-anywhere">
        Tienes una sesión abierta como <strong className="font-strong">{user.email}</strong>. Si creas otra
        cuenta, esa sesión se cierra en este navegador.
      </p>
      <div className="grid gap-3">
        <LinkButton
          to={user.userType === 'company' ? '/company-dashboard' : '/dashboard'}
          reloadDocument
          block
        >
          Seguir con esta sesión
        </LinkButton>
        <Button variant="secondary" block onClick={() => setGoesOn(true)}>
          Crear otra cuenta
        </Button>
      </div>
    </div>
  )
}

/** On a page that a company cannot use: whose session is open, and a button that ends it and returns to the page. */
export function LeaveSession({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await api.call(endpointRef(accountsContract.logout), {}).catch(() => undefined)
    forgetPerson()
    sessionResource.set(null)
    window.location.reload()
  }
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">
        Tienes una sesión abierta como <strong className="font-strong">{email}</strong>. Para postular debes
        estar registrado como profesional e iniciar sesión con esa cuenta.
      </p>
      <Button block busy={isBusy} busyLabel="Cerrando..." onClick={() => void leave()}>
        Cerrar esta sesión y postular
      </Button>
    </div>
  )
}
