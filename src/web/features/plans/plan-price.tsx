import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { monthsText, priceText } from '#domain/plans/price.ts'
import { Badge } from '#web/ui/look/badge.tsx'

type PlanPriceProps = {
  /** '$5', 'Gratis'. */
  price: string
  /** 'al mes', 'por publicación'. */
  per?: string
  /** The launch offer is on: the price is struck through. */
  isFreeNow?: boolean
  onNight?: boolean
}

/** The price of a plan in large figures; struck through below the documented words while it is free. */
export function PlanPrice({ price, per, isFreeNow = false, onNight = false }: PlanPriceProps) {
  const quiet = onNight ? 'text-on-night-2' : 'text-ink-2'
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {isFreeNow && <span className="sr-only">Precio normal: </span>}
        {isFreeNow ? (
          <s className={`fig text-[2.25rem] leading-none ${quiet}`}>{price}</s>
        ) : (
          <span className="fig text-[2.25rem] leading-none">{price}</span>
        )}
        {per && <span className={`text-sm ${quiet}`}>{per}</span>}
      </p>
      {isFreeNow && <Badge tone="solid">GRATIS TEMPORALMENTE</Badge>}
    </div>
  )
}

/** A company's premium price: of one job while the offer is on, of a month otherwise. */
export function CompanyPrice({ offer, onNight = false }: { offer: PlanOffer; onNight?: boolean }) {
  return offer.companyTrial ? (
    <PlanPrice onNight={onNight} price={priceText(offer, 'premiumJob')} per="por publicación" isFreeNow />
  ) : (
    <PlanPrice onNight={onNight} price={priceText(offer, 'companyPremium')} per="al mes" />
  )
}

/** What the price currently means. */
export function CompanyTerms({ offer }: { offer: PlanOffer }) {
  const perJob = priceText(offer, 'premiumJob')
  if (!offer.companyTrial)
    return (
      <p>
        O {perJob} por publicación. {offer.soles ? 'Precios' : 'Precios en dólares,'} con IGV incluido.
      </p>
    )
  return (
    <p>
      Gratis los primeros {monthsText(offer.trialMonths)} por nuestro lanzamiento, con{' '}
      {offer.trialJobsLimit === 1
        ? '1 empleo premium activo'
        : `${offer.trialJobsLimit} empleos premium activos`}
      . Después, {perJob} por publicación o {priceText(offer, 'companyPremium')} al mes sin límite, con IGV
      incluido.
    </p>
  )
}
