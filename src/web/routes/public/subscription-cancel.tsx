import { loadSubscription } from '#web/features/subscriptions/subscription-state.ts'
import { DeadLink, Ended, SubscriptionFacts } from '#web/features/subscriptions/subscription-card.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { publicApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import type { Route } from './+types/subscription-cancel'

export const loader = (args: Route.LoaderArgs) => loadSubscription(publicApi, args)

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Cancelar suscripción'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page of the link in every subscription mail: one button cancels the subscription. */
export default function CancelSubscription({ loaderData: { state, problem } }: Route.ComponentProps) {
  if (!state) return <DeadLink />
  if (state.status === 'ended') return <Ended />
  return (
    <AuthCard title="¿Cancelar estos correos?" lead="Dejarás de recibirlos desde ahora.">
      <SubscriptionFacts state={state} />
      <PressForm problem={problem}>
        <Button type="submit" variant="danger" block>
          Cancelar la suscripción
        </Button>
      </PressForm>
    </AuthCard>
  )
}
