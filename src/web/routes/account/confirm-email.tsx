import { useEffect, useRef } from 'react'
import { data, useLocation, useParams } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { ResendConfirmation } from '#web/features/accounts/session/resend-confirmation.tsx'
import { type Session, sessionResource, useSession } from '#web/features/accounts/session/session.resource.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api, ApiError, isApiError, endpointRef } from '#web/lib/api-client.ts'
import { personalApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { loginHref } from '#web/lib/return.address.ts'
import type { Route } from './+types/confirm-email'

const offline = 'No se pudo conectar con el servidor.'

/** Checks the link without using it up, because mail scanners open links. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const caller = context.get(personalApi)
  const { user } = await caller.call(accountsContract.session, {})
  // The result of a form posted without scripts.
  if (url.searchParams.has('listo')) return { state: 'confirmed' as const, user }
  try {
    const { email } = await caller.call(accountsContract.confirmationLink, { params })
    return { state: 'open' as const, user, email, problem: context.get(refusedForm)?.message ?? null }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data(
      { state: user?.emailConfirmed ? ('confirmed' as const) : ('over' as const), user },
      { status: 410 },
    )
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [...unlistedMeta('Confirmar correo'), { name: 'referrer', content: 'no-referrer' }]

/** The page of the confirmation mail's link. */
export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const session = useSession(loaderData.user)
  if (loaderData.state === 'open')
    return <Open session={session} email={loaderData.email} problem={loaderData.problem} />
  return loaderData.state === 'over' ? <Over session={session} /> : <Confirmed session={session} />
}

type Viewer = { session: Session }

/** The browser sends the change by itself; without scripts the button does. Both states take the same room. */
function Open({ session, email, problem }: Viewer & { email: string; problem: string | null }) {
  const { token = '' } = useParams()
  const {
    run,
    isPending,
    isSuccess,
    data: reply,
    error,
  } = useAction(
    () =>
      api.call(endpointRef(accountsContract.confirmEmail), {
        params: { token },
      }),
    {
      onSuccess: () => sessionResource.refresh(),
    },
  )
  const sent = useRef(false)
  useEffect(() => {
    if (!sent.current) void run()
    sent.current = true
  }, [run])

  if (error instanceof ApiError && [404, 410].includes(error.status)) return <Over session={session} />
  // Shows 'Tu correo ahora es …' if the link changed the address.
  const done = isSuccess ? (reply?.message ?? '').replace(/\.$/, '') : ''
  const failure = error instanceof ApiError ? error.message : error ? offline : problem
  return (
    <AuthCard
      title={isSuccess ? done : 'Confirma que este correo es tuyo'}
      lead={`A ${email} te avisamos de lo importante: respuestas, mensajes y cambios en tu cuenta.`}
    >
      <p role="status" className="sr-only">
        {isPending ? 'Confirmando' : done}
      </p>
      {isSuccess ? (
        <Onward session={session} />
      ) : (
        <form
          method="post"
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void run()
          }}
        >
          {failure !== null && !isPending && (
            <Note tone="bad" announce>
              <p className="font-strong">No pudimos confirmar tu correo</p>
              <p>{failure}</p>
            </Note>
          )}
          <Button type="submit" block busy={isPending} busyLabel="Confirmando...">
            Confirmar mi correo
          </Button>
        </form>
      )}
    </AuthCard>
  )
}

const Confirmed = ({ session }: Viewer) => (
  <AuthCard title="Tu correo quedó confirmado" lead="Ya podemos avisarte de lo importante.">
    <Onward session={session} />
  </AuthCard>
)

/** The login sends a signed-in person to their panel. */
const Onward = ({ session }: Viewer) => (
  <LinkButton to="/login" block>
    {session.status === 'user' ? 'Ir a mi panel' : 'Iniciar Sesión'}
  </LinkButton>
)

function Over({ session }: Viewer) {
  const { pathname } = useLocation()
  if (session.status === 'user' && session.user.emailConfirmed) return <Confirmed session={session} />
  return (
    <AuthCard
      title="Este enlace ya no vale"
      lead="Ya se usó o venció. Puedes pedir otro; tu cuenta sigue igual."
    >
      {session.status === 'user' ? (
        <ResendConfirmation email={session.user.email} />
      ) : (
        <LinkButton to={loginHref(pathname)} block>
          Inicia sesión para pedir otro
        </LinkButton>
      )}
    </AuthCard>
  )
}
