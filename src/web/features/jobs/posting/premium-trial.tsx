import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold } from '#domain/plans/price.ts'
import { Card } from '#web/ui/look/card.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { ActivatePlan } from '#web/features/plans/activate-plan.tsx'
import { BuyAd } from '#web/features/plans/buy-ad.tsx'
import { CompanyPrice, CompanyTerms } from '#web/features/plans/plan-price.tsx'
import { offerFor, type OwnPlan } from '#web/features/plans/own-plan.ts'
import { upgradeHref } from '#web/features/plans/upgrade.address.ts'

type PremiumTrialProps = {
  company: OwnCompany
  offer: PlanOffer
  /** The address of the form, to return to. */
  here: string
  /** Reloads the company's plan. */
  onActivated: () => Promise<void>
}

/** For a company whose plan has no premium jobs: activates the premium plan here. */
export function PremiumTrial({ company, offer: launchOffer, here, onActivated }: PremiumTrialProps) {
  const own: OwnPlan = { kind: 'company', company }
  const offer = offerFor(launchOffer, own)
  return (
    <Card title="Activa tu plan premium">
      <p className="mb-5 max-w-[60ch] text-ink-2">
        Un empleo premium aparece también en su propia lista, con sus habilidades a la vista.
      </p>
      <CompanyPrice offer={offer} />
      <div className="mt-3 mb-5 max-w-[60ch] text-sm text-ink-2">
        <CompanyTerms offer={offer} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ActivatePlan
          kind="company"
          own={own}
          returnTo={here}
          trial={offer.companyTrial}
          takesCards={isSold(offer, 'companyPremium')}
          onActivated={onActivated}
        />
        <BuyAd offer={offer} onBought={onActivated} />
        <LinkButton to={upgradeHref(here)} variant="quiet">
          Ver qué incluye
        </LinkButton>
      </div>
    </Card>
  )
}
