import { companyFeatures, professionalFeatures } from './plan-texts.ts'
import Check from 'lucide-react/icons/check'

const benefits = { company: companyFeatures.premium, professional: professionalFeatures.premium }

/** What the premium plan of this kind of account adds. */
export function UpgradeBenefits({ kind, isActive }: { kind: 'company' | 'professional'; isActive: boolean }) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-h3">{isActive ? 'Lo que incluye tu plan' : 'Lo que ganas'}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {benefits[kind].map((benefit) => (
          <li key={benefit} className="flex gap-3 border-t border-line py-3.5">
            <Check className="icon mt-0.5 text-accent-ink" />
            <span className="min-w-0 font-medium">{benefit}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
