import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { PlanFeatureLine } from './plan-feature.tsx'
import { asFeatures, premiumFeatures, professionalFeatures } from './plan.words.ts'

type UpgradeBenefitsProps = { kind: 'company' | 'professional'; offer: PlanOffer; isActive: boolean }

/** What the premium plan of this account type adds. */
export function UpgradeBenefits({ kind, offer, isActive }: UpgradeBenefitsProps) {
  const features = kind === 'company' ? premiumFeatures(offer) : asFeatures(professionalFeatures.premium)
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-h3">{isActive ? 'Lo que incluye tu plan' : 'Lo que ganas'}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.name} className="flex gap-3 border-t border-line py-3.5 font-medium">
            <PlanFeatureLine feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  )
}
