import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { heldApplicationHours } from '#contracts/held-applications/held-applications-figures.ts'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

// Only a first-time applicant needs it.
const FirstPassword = lazy(async () => ({ default: (await import('./first-password.tsx')).FirstPassword }))

/** As documented: the person reads the confirmation, then goes to the dashboard. In milliseconds. */
const MOVE_ON_AFTER = 2000

type Reply = { message: string; isNewUser: boolean; isHeld?: boolean }

type VisitorApplySentProps = {
  reply: Reply
  /** Called when a session has started. */
  onEnter: () => Promise<unknown>
  onClose: () => void
}

/**
 * The application was sent. A new user first chooses a password; others go to the dashboard after two seconds, signed in.
 * Without a session, the application waits for the link in a mail.
 */
export function VisitorApplySent({ reply, onEnter, onClose }: VisitorApplySentProps) {
  const navigate = useNavigate()
  const [isChosen, setChosen] = useState(false)
  if (reply.isHeld) return <HeldApplication message={reply.message} />
  if (!reply.isNewUser || isChosen) return <MovingOn reply={reply} onEnter={onEnter} onClose={onClose} />
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <div role="status" className="grid justify-items-center gap-3">
        <Chakana />
        <p className="text-h3 font-head">{reply.message}</p>
      </div>
      <Suspense fallback={null}>
        <FirstPassword
          onChosen={() => setChosen(true)}
          onLater={() => {
            void onEnter()
            onClose()
            void navigate('/dashboard')
          }}
        />
      </Suspense>
    </div>
  )
}

const HeldApplication = ({ message }: { message: string }) => (
  <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
    <Chakana />
    <p className="text-h3 font-head">Revisa tu correo</p>
    <p className="text-sm text-ink-2">
      {message} El enlace vale {heldApplicationHours} horas.
    </p>
  </div>
)

function MovingOn({ reply, onEnter, onClose }: VisitorApplySentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      void onEnter()
      void navigate('/dashboard')
    }, MOVE_ON_AFTER)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears
  }, [])
  return (
    <ApplicationSent reply={reply} onLeave={onClose}>
      {reply.isNewUser ? 'Creamos tu cuenta. Te llevamos a tu panel.' : 'Te llevamos a tu panel.'}
    </ApplicationSent>
  )
}

/** Confirms the application and links to the dashboard. */
function ApplicationSent({
  reply,
  onLeave,
  children,
}: {
  reply: Reply
  onLeave?: () => void
  children: ReactNode
}) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <Chakana />
      <p className="text-h3 font-head">{reply.message}</p>
      <p className="text-sm text-ink-2">{children}</p>
      <LinkButton to="/dashboard" onClick={onLeave} className="mt-3">
        Ir a mi panel
      </LinkButton>
    </div>
  )
}
