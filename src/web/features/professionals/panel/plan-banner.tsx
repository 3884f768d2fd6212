import Crown from 'lucide-react/icons/crown'
import { termText } from '#domain/plans/term.words.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { upgradeHref } from '#web/features/plans/upgrade.address.ts'
import type { OwnProfessional } from './professional-panel.ts'

/** What the premium plan would add; renders nothing with an active plan. */
export function PremiumBanner({ professional }: { professional: OwnProfessional }) {
  if (professional.planType === 'premium') return null
  return (
    <section
      aria-labelledby="plan-premium"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-accent-soft px-5 py-4"
    >
      <Crown className="icon flex-none text-lg text-accent-ink" />
      <div className="min-w-0 grow basis-60">
        <h2 id="plan-premium" className="text-control">
          Vende tus servicios con el Plan Premium
        </h2>
        <p className="text-sm text-ink-2">Publica servicios, conversa con empresas y recibe citas.</p>
      </div>
      <LinkButton to={upgradeHref('/dashboard')} variant="secondary" size="sm">
        Mejorar Plan Ahora
      </LinkButton>
    </section>
  )
}

/** The person's active plan, in one quiet line. */
export function ActivePlan({ professional }: { professional: OwnProfessional }) {
  const now = useNow()
  if (professional.planType !== 'premium') return null
  const { planExpiresAt } = professional
  return (
    <section aria-labelledby="plan-activo" className="rounded-md bg-sunken px-5 py-4">
      <h2 id="plan-activo" className="flex items-center gap-2.5 text-control">
        <Crown className="icon text-accent-ink" />
        Plan Profesional activo
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        Servicios, chat, portafolio y citas.
        {planExpiresAt && ` ${termText(new Date(planExpiresAt), now)}.`}
      </p>
    </section>
  )
}
