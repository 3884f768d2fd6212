import type { OrderCurrency } from '#contracts/hires/order-vocabulary.ts'

/** '$1,200.50', 'S/ 300.00': a sum of an order, from cents. */
export const writeOrderSum = (cents: number, currency: OrderCurrency): string =>
  `${currency === 'PEN' ? 'S/ ' : '$'}${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
