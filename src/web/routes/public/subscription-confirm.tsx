import { useLocation } from 'react-router'
import { loadSubscription } from '#web/features/subscriptions/subscription-state.ts'
import {
  DeadLink,
  Ended,
  PressForm,
  SubscriptionFacts,
} from '#web/features/subscriptions/subscription-card.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { publicApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { Route } from './+types/subscription-confirm'

export const loader = (args: Route.LoaderArgs) => loadSubscription(publicApi, args)

export const meta = () => [
  ...unlistedMeta('Confirmar suscripción'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The link of the mail that asks to confirm: one button, because scanners open links. */
export default function ConfirmSubscription({ loaderData: { state, isFull } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (!state) return <DeadLink />
  if (state.status === 'ended') return <Ended />
  const isAlert = state.kind === 'job_alert'
  if (state.status === 'active')
    return (
      <AuthCard
        title={isAlert ? 'Tu alerta está activa' : 'Tu suscripción está activa'}
        lead={
          isAlert
            ? 'Te escribimos cuando haya empleos nuevos. Si no hay, no escribimos.'
            : 'Recibirás un correo por semana.'
        }
      >
        <SubscriptionFacts state={state} />
        <LinkButton to={state.search ? `/empleos?${state.search}` : '/empleos'} block>
          Ver empleos
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard title={isAlert ? 'Confirma tu alerta' : 'Confirma tu suscripción'}>
      <SubscriptionFacts state={state} />
      {isFull && (
        <div className="mb-4">
          <Note tone="bad">
            Tienes el máximo de alertas para un correo. Cancela una y vuelve a confirmar.
          </Note>
        </div>
      )}
      <PressForm action={pathname}>
        <Button type="submit" block>
          {isAlert ? 'Confirmar mi alerta' : 'Confirmar mi suscripción'}
        </Button>
      </PressForm>
    </AuthCard>
  )
}
