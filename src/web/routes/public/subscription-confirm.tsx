import { loadSubscription } from '#web/features/subscriptions/subscription-state.ts'
import { DeadLink, Ended, SubscriptionFacts } from '#web/features/subscriptions/subscription-card.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { publicApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { storedSearchHref } from '#domain/jobs/job.address.ts'
import type { Route } from './+types/subscription-confirm'

export const loader = (args: Route.LoaderArgs) => loadSubscription(publicApi, args)

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Confirmar suscripción'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page of the confirmation mail's link. It needs a press, because mail scanners open links. */
export default function ConfirmSubscription({ loaderData: { state, problem } }: Route.ComponentProps) {
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
        <LinkButton to={storedSearchHref(state.search)} block>
          Ver empleos
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard title={isAlert ? 'Confirma tu alerta' : 'Confirma tu suscripción'}>
      <SubscriptionFacts state={state} />
      <PressForm problem={problem}>
        <Button type="submit" block>
          {isAlert ? 'Confirmar mi alerta' : 'Confirmar mi suscripción'}
        </Button>
      </PressForm>
    </AuthCard>
  )
}
