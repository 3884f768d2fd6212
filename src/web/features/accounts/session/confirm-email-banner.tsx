import MailCheck from 'lucide-react/icons/mail-check'
import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { Note } from '#web/ui/state/note.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useSession } from './session.resource.ts'

/** Above a dashboard: asks a user with an unconfirmed address to confirm it. Renders nothing for others. */
export function ConfirmEmailBanner({ known }: { known: SessionUser }) {
  const session = useSession(known)
  if (session.status !== 'user' || session.user.emailConfirmed) return null
  const { email } = session.user
  return (
    <section aria-label="Confirma tu correo" className="mb-5">
      <Note tone="warn" icon={<MailCheck className="icon" />}>
        <p className="font-strong">Confirma tu correo</p>
        <p className="mb-2">Te escribimos a {email} con un enlace. Así te llegan los avisos importantes.</p>
        <ResendConfirmation email={email} />
      </Note>
    </section>
  )
}
