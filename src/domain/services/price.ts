const LARGEST = 2_147_483_647

/** '$25.00', '$1,200.50': formats cents of a US dollar as documented for services. */
export const writeServicePrice = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/**
 * Parses the price of a service: '$25.00', '25', 'US$ 1,200.50', 'Desde $20 por hora'. In cents of a US dollar; the first amount
 * counts. Null without an amount ('A convenir') or if it is in soles.
 */
export function parseServicePrice(text: string): number | null {
  if (/S\/|\bsoles?\b|\bPEN\b/i.test(text)) return null
  const [, sign = '', written] = /(-?)\s*(?:US\s*)?(?:\$\s*)?(\d[\d.,]*)/i.exec(text) ?? []
  if (written === undefined || sign === '-') return null
  const digits = written.replace(/[.,]+$/, '')
  // One or two digits after the last sign are cents; every other sign separates thousands.
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= LARGEST ? amount : null
}
