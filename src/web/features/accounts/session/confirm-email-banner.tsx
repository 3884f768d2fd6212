import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import { Link } from 'react-router'
import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { Note } from '#web/ui/state/note.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useSession } from './session.resource.ts'

/** Where the address is changed, and which mails one gets. */
const accountPages: Record<SessionUser['userType'], string> = {
  company: '/company-dashboard/cuenta',
  professional: '/dashboard/configuracion',
}

/** Above a dashboard: what a user should do about an address that is unconfirmed or gets no mail. Renders nothing for others. */
export function ConfirmEmailBanner({ known }: { known: SessionUser }) {
  const session = useSession(known)
  if (session.status !== 'user') return null
  const { email, emailConfirmed, mailStop, userType } = session.user
  if (mailStop === null && emailConfirmed) return null
  const heading = mailStop === null ? 'Confirma tu correo' : 'No te llegan nuestros correos'
  return (
    <section aria-label={heading} className="mb-5">
      <Note
        tone="warn"
        icon={mailStop === null ? <MailCheck className="icon" /> : <MailX className="icon" />}
      >
        <p className="font-strong">{heading}</p>
        {mailStop === null && (
          <p className="mb-2">Te escribimos a {email} con un enlace. Así te llegan los avisos importantes.</p>
        )}
        {mailStop === 'bounce' && (
          <p className="mb-2">
            Lo que escribimos a {email} vuelve: ese buzón no existe o ya no recibe.{' '}
            <Link to={accountPages[userType]}>Cambia tu correo</Link> o, si ya funciona, prueba con otro
            enlace.
          </p>
        )}
        {mailStop === 'complaint' && (
          <p className="mb-2">
            Un correo nuestro se marcó como no deseado en {email}, así que dejamos de escribirte. Para recibir
            otra vez los avisos, pide un enlace y ábrelo.{' '}
            <Link to={accountPages[userType]}>Elige qué correos recibes</Link>.
          </p>
        )}
        <ResendConfirmation email={email} />
      </Note>
    </section>
  )
}
