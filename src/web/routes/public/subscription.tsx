import { useState } from 'react'
import { useLocation } from 'react-router'
import { FrequencyChoice } from '#web/features/subscriptions/frequency-choice.tsx'
import { loadSubscription } from '#web/features/subscriptions/subscription-state.ts'
import { DeadLink, Ended, SubscriptionFacts } from '#web/features/subscriptions/subscription-card.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { publicApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/subscription'

export const loader = (args: Route.LoaderArgs) => loadSubscription(publicApi, args)

export const handle = { showsRefusal: true }

export const meta = () => [...unlistedMeta('Tu alerta'), { name: 'referrer', content: 'no-referrer' }]

/** An alert, opened by the link of one of its mails, also without an account: its frequency and cancellation. */
export default function Subscription({ loaderData: { state, problem } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const [frequency, setFrequency] = useState(state?.frequency ?? 'weekly')
  if (!state) return <DeadLink />
  if (state.status === 'ended') return <Ended />
  return (
    <AuthCard
      title={state.kind === 'job_alert' ? 'Tu alerta' : 'Tu suscripción'}
      foot={
        <LinkButton
          to={pathname.replace('/suscripcion/', '/suscripcion/cancelar/')}
          variant="quiet"
          size="sm"
        >
          Cancelar la suscripción
        </LinkButton>
      }
    >
      <SubscriptionFacts state={state} />
      {state.kind === 'job_alert' && (
        <PressForm problem={problem}>
          <FrequencyChoice value={frequency} onChange={setFrequency} />
          <Button type="submit" block>
            Guardar la frecuencia
          </Button>
        </PressForm>
      )}
    </AuthCard>
  )
}
