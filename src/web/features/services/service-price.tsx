import { parseServicePrice } from '#domain/services/price.ts'

/** Whether the price is an amount without a unit, which means by the hour. */
const isHourly = (price: string): boolean => parseServicePrice(price) !== null && !/hora/i.test(price)

/** '$45.00 por hora', within a sentence. */
export const priceInWords = (price: string): string => (isHourly(price) ? `${price} por hora` : price)

/** The price as written; an amount is by the hour. */
export function ServicePrice({ price, big = false }: { price: string; big?: boolean }) {
  return (
    <span className="wrap-anywhere">
      <span className={big ? 'fig text-[1.75rem] leading-tight' : 'fig text-h4'}>{price}</span>
      {isHourly(price) && <span className="text-sm text-ink-2">{'\u00a0'}/ hora</span>}
    </span>
  )
}
