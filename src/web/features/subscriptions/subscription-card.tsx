import type { SubscriptionState } from '#contracts/subscriptions/subscriptions.contract.ts'
import { confirmSubscriptionDays } from '#contracts/subscriptions/subscription-figures.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { type Definition, DefinitionList } from '#web/ui/list/definition-list.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

const FREQUENCIES = { daily: 'Cada día', weekly: 'Cada semana' }

/** The facts of a subscription, for the pages behind the links of a mail. */
export function SubscriptionFacts({ state }: { state: SubscriptionState }) {
  const isAlert = state.kind === 'job_alert'
  const isNews = state.kind === 'news'
  const facts: Definition[] = [
    isAlert
      ? { term: 'Búsqueda', value: state.words }
      : { term: 'Suscripción', value: isNews ? 'Novedades y consejos de Qhatu' : 'Los mejores empleos TEC' },
    { term: 'Frecuencia', value: isNews ? 'De vez en cuando' : FREQUENCIES[state.frequency] },
    { term: 'Correo', value: state.email },
  ]
  return (
    <div className="mb-6 rounded-md bg-sunken px-4 py-3.5">
      <DefinitionList items={facts} />
    </div>
  )
}

/** A broken or expired link. */
export function DeadLink() {
  return (
    <AuthCard
      title="Este enlace ya no vale"
      lead={`Está incompleto o pasaron los ${spelledNumber(confirmSubscriptionDays)} días para confirmar. Puedes pedir otro desde la lista de empleos.`}
    >
      <LinkButton to="/empleos" block>
        Ver empleos
      </LinkButton>
    </AuthCard>
  )
}

/** The subscription was cancelled, by this link or another. */
export function Ended() {
  return (
    <AuthCard
      title="Ya no recibirás estos correos"
      lead="La suscripción terminó. No guardamos tu correo para esto."
    >
      <LinkButton to="/empleos" block>
        Ver empleos
      </LinkButton>
    </AuthCard>
  )
}
