import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { formatPrice, monthsText } from '#domain/plans/price.ts'
import { PlanPrice } from './plan-price.tsx'

/** A company's premium price: of one job while the offer is on, of a month otherwise. */
export function CompanyPrice({ offer, onNight = false }: { offer: PlanOffer; onNight?: boolean }) {
  return offer.companyTrial ? (
    <PlanPrice onNight={onNight} price={formatPrice(offer.premiumJobPrice)} per="por publicación" isFreeNow />
  ) : (
    <PlanPrice onNight={onNight} price={formatPrice(offer.companyPremiumPrice)} per="al mes" />
  )
}

/** What the price currently means. */
export function CompanyTerms({ offer }: { offer: PlanOffer }) {
  const perJob = formatPrice(offer.premiumJobPrice)
  if (!offer.companyTrial) return <p>O {perJob} por publicación. Precios en dólares, con IGV incluido.</p>
  return (
    <p>
      Gratis los primeros {monthsText(offer.trialMonths)} por nuestro lanzamiento, con{' '}
      {offer.trialJobsLimit === 1
        ? '1 empleo premium activo'
        : `${offer.trialJobsLimit} empleos premium activos`}
      . Después, {perJob} por publicación o {formatPrice(offer.companyPremiumPrice)} al mes sin límite, con
      IGV incluido.
    </p>
  )
}
