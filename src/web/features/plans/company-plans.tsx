import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold } from '#domain/plans/price.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ActivatePlan } from './activate-plan.tsx'
import { CompanyPrice, CompanyTerms, PlanPrice } from './plan-price.tsx'
import { EnterpriseActions } from './enterprise-actions.tsx'
import type { OwnPlan } from './own-plan.ts'
import { PlanCard } from './plan-card.tsx'
import { companyPlanNames } from './plan-names.words.ts'
import { activeJobs, asFeatures, companyFeatures, premiumFeatures } from './plan.words.ts'

type CompanyPlansProps = { offer: PlanOffer; own: OwnPlan; returnTo: string }

export function CompanyPlans({ offer, own, returnTo }: CompanyPlansProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_1.2fr_1fr] lg:grid-rows-[repeat(4,auto)]">
      <PlanCard
        name={companyPlanNames.free}
        text="Para publicar tu primer empleo."
        price={<PlanPrice price="$0" per="para siempre" />}
        terms="Sin tarjeta y sin plazo."
        features={asFeatures([activeJobs(offer.freeJobsLimit), ...companyFeatures.free])}
        action={
          <LinkButton
            to={own.kind === 'company' ? '/company-dashboard' : '/register/company'}
            variant="secondary"
            block
          >
            {own.kind === 'company' ? 'Ir a mi panel' : 'Crear cuenta de empresa'}
          </LinkButton>
        }
      />
      <PlanCard
        promoted
        name={companyPlanNames.premium}
        text="Para contratar más rápido, con tus candidatos ordenados."
        price={<CompanyPrice offer={offer} onNight />}
        terms={<CompanyTerms offer={offer} />}
        lead="Todo lo del plan Gratuito, y además:"
        features={premiumFeatures(offer)}
        action={
          <ActivatePlan
            kind="company"
            own={own}
            returnTo={returnTo}
            trial={offer.companyTrial}
            takesCards={isSold(offer, 'companyPremium')}
            block
          />
        }
      />
      <PlanCard
        name={companyPlanNames.enterprise}
        text="Para empresas con muchas vacantes o perfiles difíciles."
        price={<PlanPrice price="A medida" />}
        terms="Según tus vacantes. Te respondemos con una propuesta."
        lead="Todo lo del plan Premium, y además:"
        features={asFeatures(companyFeatures.enterprise)}
        action={<EnterpriseActions />}
      />
    </div>
  )
}
