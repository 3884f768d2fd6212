import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold, monthsText, priceText } from '#domain/plans/price.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ActivatePlan } from './activate-plan.tsx'
import type { OwnPlan } from './own-plan.ts'
import { professionalPlanNames } from './plan-names.words.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanPrice } from './plan-price.tsx'
import { asFeatures, professionalFeatures } from './plan.words.ts'

export function ProfessionalPlans({
  offer,
  own,
  returnTo,
}: {
  offer: PlanOffer
  own: OwnPlan
  returnTo: string
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_1.45fr] lg:grid-rows-[repeat(4,auto)]">
      <PlanCard
        name={professionalPlanNames.basic}
        text="Para encontrar empleo."
        price={<PlanPrice price="$0" per="para siempre" />}
        terms="Sin tarjeta y sin plazo."
        features={asFeatures(professionalFeatures.basic)}
        action={
          <LinkButton
            to={own.kind === 'professional' ? '/dashboard' : '/register/professional'}
            variant="secondary"
            block
          >
            {own.kind === 'professional' ? 'Ir a mi panel' : 'Crear Perfil Profesional'}
          </LinkButton>
        }
      />
      <PlanCard
        promoted
        wide
        name={professionalPlanNames.premium}
        text="Para ofrecer tus servicios y conversar con empresas."
        price={
          <PlanPrice
            onNight
            price={priceText(offer, 'professionalPremium')}
            per="al mes"
            isFreeNow={offer.professionalTrial}
          />
        }
        terms={<ProfessionalTerms offer={offer} />}
        lead="Todo lo del plan Básico, y además:"
        features={asFeatures(professionalFeatures.premium)}
        action={
          <ActivatePlan
            kind="professional"
            own={own}
            returnTo={returnTo}
            trial={offer.professionalTrial}
            takesCards={isSold(offer, 'professionalPremium')}
            block
          />
        }
      />
    </div>
  )
}

/** What the price currently means. */
export function ProfessionalTerms({ offer }: { offer: PlanOffer }) {
  if (!offer.professionalTrial)
    return <p>{offer.soles ? 'Precio' : 'Precio en dólares,'} con IGV incluido.</p>
  return (
    <p>
      Gratis los primeros {monthsText(offer.trialMonths)} por nuestro lanzamiento, sin tarjeta. Después
      decides si sigues por {priceText(offer, 'professionalPremium')} al mes, con IGV incluido.
    </p>
  )
}
