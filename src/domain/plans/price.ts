import type { SoldThing } from '#contracts/plans/plans-vocabulary.ts'

/** '$75', '$4.50': a price in dollars as our pages show it. */
export const formatPrice = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars.toLocaleString('en-US') : dollars.toFixed(2)}`

/** '3 meses', '1 mes'. */
export const monthsText = (months: number): string => (months === 1 ? '1 mes' : `${months} meses`)

/** The prices in dollars; and in soles, if whoever takes payments takes no dollars. */
type Prices = Record<`${SoldThing}Price`, number> & {
  soles: Record<SoldThing, number | null> | null
  takesCards: boolean
}

/** '$75', or 'S/ 279' where soles are charged: what somebody pays who buys it now. */
export function priceText(prices: Prices, thing: SoldThing): string {
  const soles = prices.soles?.[thing] ?? null
  return soles === null ? formatPrice(prices[`${thing}Price`]) : `S/\u00a0${formatPrice(soles).slice(1)}`
}

/** The same, with the name of the currency: '$75 USD'. */
export const priceInWords = (prices: Prices, thing: SoldThing): string => {
  const text = priceText(prices, thing)
  return text.startsWith('$') ? `${text} USD` : text
}

/** Whether it can be paid: somebody takes payments, in a currency in which it has a price. What costs nothing needs neither. */
export const isSold = (prices: Prices, thing: SoldThing): boolean =>
  prices[`${thing}Price`] === 0 ||
  (prices.takesCards && (prices.soles === null || prices.soles[thing] !== null))
