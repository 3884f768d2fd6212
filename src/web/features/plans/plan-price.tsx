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
