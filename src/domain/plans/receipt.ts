/** Peru's general sales tax including its municipal part, in percent, as long as nothing else is set; our prices include it. */
export const usualIgvPercent = 18

/** 'IGV (18 %)' */
export const igvLabel = (igvPercent: number): string => `IGV (${igvPercent}\u00a0%)`

/** Splits an amount that includes the tax. In cents; the two parts always add up to the amount. */
export function splitIgv(
  amount: number,
  igvPercent: number = usualIgvPercent,
): { base: number; igv: number } {
  const base = Math.round((amount * 100) / (100 + igvPercent))
  return { base, igv: amount - base }
}

/** 'R-000042': the displayed number of a receipt. */
export const receiptLabel = (number: number): string => `R-${String(number).padStart(6, '0')}`

/** 'N-000042': the displayed number of a note. */
export const noteLabel = (number: number): string => `N-${String(number).padStart(6, '0')}`

/** 'TX-000042': the displayed number of a payment. */
export const paymentLabel = (id: number): string => `TX-${String(id).padStart(6, '0')}`

/** Cents as '$0.00 USD', '$1,200.50 USD', 'S/ 40.00'. */
export function formatMoney(cents: number, currency: 'USD' | 'PEN'): string {
  const [whole = '0', part] = (cents / 100).toFixed(2).split('.')
  const figures = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`
  return currency === 'USD' ? `$${figures} USD` : `S/\u00a0${figures}`
}
