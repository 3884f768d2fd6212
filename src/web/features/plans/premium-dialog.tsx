import { priceText } from '#domain/plans/price.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { offerFor } from './own-plan.ts'
import { professionalPlansHref } from './upgrade.address.ts'
import { usePlanOffer } from './plan-offer.resource.ts'
import { PlanFeatureLine } from './plan-feature.tsx'
import { PlanPrice } from './plan-price.tsx'
import { asFeatures, professionalFeatures } from './plan.words.ts'
import { ProfessionalTerms } from './professional-plans.tsx'

const featuresShown = 4

/**
 * Price and features of the premium plan, for a professional who tried a premium feature. Only inside the professional's
 * panel.
 */
export function PremiumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="sheet"
      title="Funcionalidad Premium"
      description="Es parte del Plan Profesional."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Tal vez más tarde
          </Button>
          <LinkButton to={professionalPlansHref}>Mejorar Plan Ahora</LinkButton>
        </>
      }
    >
      <Plan />
    </Dialog>
  )
}

function Plan() {
  const { professional } = useProfessionalPanel()
  const standing = usePlanOffer()
  const offer = standing && offerFor(standing, { kind: 'professional', professional })
  const features = asFeatures(professionalFeatures.premium)
  return (
    <div className="grid gap-5">
      <div className="grid gap-2 rounded-md bg-sunken p-5">
        <h3 className="text-h4">Plan Profesional</h3>
        {offer ? (
          <>
            <PlanPrice
              price={priceText(offer, 'professionalPremium')}
              per="al mes"
              isFreeNow={offer.professionalTrial}
            />
            <div className="text-sm text-ink-2">
              <ProfessionalTerms offer={offer} />
            </div>
          </>
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      <div>
        <ul className="grid gap-2.5">
          {features.slice(0, featuresShown).map((feature) => (
            <li key={feature.name} className="flex gap-2.5">
              <PlanFeatureLine feature={feature} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-2">+{features.length - featuresShown} funcionalidades más...</p>
      </div>
    </div>
  )
}
