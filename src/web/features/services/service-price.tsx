import { parseServicePrice } from '#domain/services/price.ts'

/** The price as it was written; an amount is by the hour. */
export function ServicePrice({ price, big = false }: { price: string; big?: boolean }) {
  const isAmount = parseServicePrice(price) !== null && !/hora/i.test(price)
  return (
    <span className="wrap-anywhere">
      <span className={big ? 'fig text-[1.75rem] leading-tight' : 'fig text-h4'}>{price}</span>
      {isAmount && <span className="text-sm text-ink-2">{'\u00a0'}/ hora</span>}
    </span>
  )
}
