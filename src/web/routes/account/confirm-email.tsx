import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { ResendConfirmation } from '#web/features/session/resend-confirmation.tsx'
import { sessionResource, useSession } from '#web/features/session/use-session.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export const meta = () => [...unlistedMeta('Confirmar correo'), { name: 'referrer', content: 'no-referrer' }]

/** The link of the confirmation mail. The browser sends the change, so that a mail scanner that only reads does not. */
export default function ConfirmEmail() {
  const { token = '' } = useParams()
  const { run, isSuccess, data, error } = useAction(
    () => api.call(refs.confirmEmail, { params: { token } }),
    {
      onSuccess: () => sessionResource.refresh(),
    },
  )
  const sent = useRef(false)
  useEffect(() => {
    if (!sent.current) void run()
    sent.current = true
  }, [run])

  // Says 'Tu correo ahora es …' where the link changed the address.
  if (isSuccess) return <Confirmed title={data?.message.replace(/\.$/, '')} />
  if (error instanceof ApiError && [404, 410].includes(error.status)) return <Expired />
  if (error)
    return (
      <AuthCard title="No pudimos confirmar tu correo" lead="No se pudo conectar con el servidor.">
        <Button block onClick={() => void run()}>
          Reintentar
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title="Confirmando tu correo" lead="Toma un momento.">
      <span role="status" className="text-accent-ink">
        <Spinner size={32} />
        <span className="sr-only">Confirmando</span>
      </span>
    </AuthCard>
  )
}

/** The login sends who is signed in on to the own panel. */
function Confirmed({ title = 'Tu correo quedó confirmado' }: { title?: string | undefined }) {
  const session = useSession()
  return (
    <AuthCard title={title} lead="Ya podemos avisarte de lo importante.">
      <LinkButton to="/login" block>
        {session.status === 'user' ? 'Ir a mi panel' : 'Iniciar Sesión'}
      </LinkButton>
    </AuthCard>
  )
}

function Expired() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.status === 'user' && session.user.emailConfirmed) return <Confirmed />
  return (
    <AuthCard
      title="Este enlace ya no vale"
      lead="Se usó antes o pasó su plazo. Puedes pedir otro; tu cuenta sigue igual."
    >
      {session.status === 'user' ? (
        <ResendConfirmation email={session.user.email} />
      ) : (
        <LinkButton to={`/login?${new URLSearchParams({ volver: pathname })}`} block>
          Inicia sesión para pedir otro
        </LinkButton>
      )}
    </AuthCard>
  )
}
